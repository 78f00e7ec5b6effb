import { createHash } from 'node:crypto';
import { foldSpelling } from '@btc/contract/fold-text.ts';
import { type ColumnRole, seriesRule } from '@btc/contract/prices/desk/series-rule.ts';
import { isNoFigure } from '../price-file.ts';
import { isPeriodText, readYear } from './series-period.ts';
import { isNumberText, type SheetHead } from './sheet-head.ts';

export interface SheetColumn {
  readonly index: number;
  /** The title with its period masked: columns with the same title are read alike. */
  readonly title: string;
  /** The period in the title where weeks, months or days run across. */
  readonly period: string | null;
  readonly year: number | null;
  /** The parts of the title other than period and year. */
  readonly parts: readonly string[];
}

/** Replaces the period in a title. */
const periodMark = '◷';

/** Reads the column titles; empty columns are left out. */
export function readColumns({ columns, rows }: SheetHead): readonly SheetColumn[] {
  const seen = new Map<string, number>();
  return columns.flatMap((parts, index) => {
    const isUsed = rows.some(({ fields }) => (fields[index] ?? '') !== '');
    if (!isUsed) return [];
    const column = { index, ...readTitle(parts) };
    if (column.period !== null || column.year !== null) return [column];
    const count = (seen.get(column.title) ?? 0) + 1;
    seen.set(column.title, count);
    return [count === 1 ? column : { ...column, title: `${column.title} (${count})` }];
  });
}

function readTitle(titles: readonly string[]): Omit<SheetColumn, 'index'> {
  const cleaned = titles.map((title) => title.replace(/\s+/g, ' ').trim());
  const period = cleaned.find(isPeriodText) ?? null;
  const years = cleaned.map(readYear);
  const year = years.find((one) => one !== null) ?? null;
  const isTime = (part: string, index: number) => part === period || (years[index] ?? null) !== null;
  const title = cleaned.map((part, index) => (isTime(part, index) ? periodMark : part)).join(' / ');
  return {
    title: title.slice(0, seriesRule.maxTitleLength),
    period,
    year,
    parts: cleaned.filter((part, index) => !isTime(part, index)).flatMap(splitFigure),
  };
}

export function isUnnamed({ parts, period, year }: SheetColumn): boolean {
  return parts.length === 0 && period === null && year === null;
}

export function listTitles(columns: readonly SheetColumn[]): readonly string[] {
  return [...new Set(columns.map(({ title }) => title))];
}

/** Hash of the titles, independent of periods. */
export function toShape(columns: readonly SheetColumn[]): string {
  const folded = listTitles(columns).map(foldSpelling);
  return createHash('sha256').update(JSON.stringify(folded)).digest('hex');
}

const figureWords = {
  low: /^(?:最?低价?|最低价格?|低端|low(?:est)?|min(?:imum)?)$/i,
  high: /^(?:最?高价?|最高价格?|高端|high(?:est)?|max(?:imum)?)$/i,
  price:
    /^(?:主流价?|均价|平均价?|平均价格|价格|中间价|price|average|avg|mean|mid|value|close|settle(?:ment)?|本周|本期)$/i,
} as const;

function toFigure(part: string): keyof typeof figureWords | null {
  const plain = part
    .replace(/[（(].*?[)）]/g, '')
    .replace(/[:：]/g, '')
    .trim();
  if (figureWords.low.test(plain)) return 'low';
  if (figureWords.high.test(plain)) return 'high';
  return figureWords.price.test(plain) ? 'price' : null;
}

/** Splits titles such as `牛肉最低价` or `Beef, low` into series and figure. */
function splitFigure(part: string): readonly string[] {
  const found = /^(.+?)(?:[\s,:：·_/-]+|(?=最低价|最高价|主流价|平均价|均价))(\S+)$/.exec(part);
  const [, series = '', figure = ''] = found ?? [];
  return toFigure(figure) === null ? [part] : [series, figure];
}

/** Series label from a column title, without the word for the column's own figure. */
export function formatLabel({ parts }: SheetColumn, role: ColumnRole): string {
  return parts.filter((part) => toFigure(part) !== role).join(' · ');
}

const derived =
  /成交量|持仓|数量|头数|volume|open interest|同比|环比|涨跌|幅|较上|变化|变动|去年|上年|前一周|上周|previous|year ago|change|chg|\bvar|variation|yoy|wow|w\/w|y\/y|m\/m|(?<!\d)%/i;
const periodTitle = /日期|时间|月份|周次|星期|^[年月周]|^周$|date|day|week|month|time|data|semana|fecha/i;
const yearTitle = /^(?:年|年份|年度|year|ano|año)$/i;
const rateTitle = /汇率|exchange rate|\bfx\b|usd per|câmbio|tipo de cambio/i;
const dollarTitle = /美元|US\$|U\$S|\bUSD\b|dollar/i;
const otherMoney = /R\$|BRL|ARS|AUD|NZD|EUR|GBP|€|£|雷亚尔|比索|澳元|纽元|欧元|英镑/i;
const numberTitle = /厂号|注册号|编号|代码|品牌|\bplant\b|\best\b|\bcode\b/i;
const noteTitle = /备注|说明|注释|note|remark|comment|observa|^序号$|^no\.?$|^#$/i;

const sampleCells = 200;

export function guessRoles(head: SheetHead, columns: readonly SheetColumn[]): ReadonlyMap<string, ColumnRole> {
  const roles = new Map<string, ColumnRole>();
  const goesAcross = columns.some(({ period }) => period !== null);
  let hasPeriod = goesAcross;
  for (const column of columns) {
    if (roles.has(column.title)) continue;
    const cells = listSamples(head, column);
    const role = guessRole(column, { cells, hasPeriod, goesAcross });
    if (role === 'period') hasPeriod = true;
    roles.set(column.title, role);
  }
  skipUnnamedFigures(columns, roles);
  return asDollarsBeside(columns, roles);
}

/** The first non-empty cells; a series may start late in the file. */
function listSamples({ rows }: SheetHead, { index }: SheetColumn): readonly string[] {
  const cells: string[] = [];
  for (const { fields } of rows) {
    const cell = fields[index] ?? '';
    if (!isNoFigure(cell)) cells.push(cell);
    if (cells.length === sampleCells) break;
  }
  return cells;
}

function guessRole(
  { title, parts, period, year }: SheetColumn,
  {
    cells,
    hasPeriod,
    goesAcross,
  }: { readonly cells: readonly string[]; readonly hasPeriod: boolean; readonly goesAcross: boolean },
): ColumnRole {
  const share = (test: (cell: string) => boolean) => cells.filter(test).length / Math.max(1, cells.length);
  const isNumeric = share(isNumberText) >= 0.7;
  if (yearTitle.test(title) && share((cell) => readYear(cell) !== null) === 1) return 'year';
  if (!hasPeriod && period === null) {
    const isNumbered = periodTitle.test(title) && share((cell) => /^\d{1,2}$/.test(cell)) >= 0.7;
    if (isNumbered || (share(isPeriodText) >= 0.7 && (!isNumeric || periodTitle.test(title)))) return 'period';
  }
  if (derived.test(title) || noteTitle.test(title)) return 'skip';
  const isAcross = period !== null || year !== null;
  if (!isAcross && (!isNumeric || goesAcross || numberTitle.test(title))) return 'label';
  if (rateTitle.test(title)) return 'rate';
  return parts.map(toFigure).find((figure) => figure !== null && figure !== 'price') ?? 'price';
}

/** Figures without a title beside a titled price are sums, notes or another table: a person says what they are. */
function skipUnnamedFigures(columns: readonly SheetColumn[], roles: Map<string, ColumnRole>): void {
  const isPrice = ({ title }: SheetColumn) => roles.get(title) === 'price';
  if (!columns.some((column) => isPrice(column) && !isUnnamed(column))) return;
  for (const column of columns) if (isPrice(column) && isUnnamed(column)) roles.set(column.title, 'skip');
}

/** Of two price columns the one in dollars repeats the other: some institutes publish both. */
function asDollarsBeside(
  columns: readonly SheetColumn[],
  roles: Map<string, ColumnRole>,
): ReadonlyMap<string, ColumnRole> {
  const prices = columns.filter(({ title }) => roles.get(title) === 'price');
  const dollars = prices.filter(({ title }) => dollarTitle.test(title));
  const [dollar] = dollars;
  const isBeside = prices.some(({ title }) => !dollarTitle.test(title) && otherMoney.test(title));
  if (prices.length === 2 && dollar !== undefined && isBeside) roles.set(dollar.title, 'usdPrice');
  return roles;
}
