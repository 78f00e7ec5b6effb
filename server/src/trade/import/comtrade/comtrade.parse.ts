import { findOrigin, findOriginByComtrade } from '@btc/reference/places/origins.ts';
import { findOtherAreaByComtrade } from '@btc/reference/places/other-areas.ts';
import type { Dictionary } from '#dictionary/face.ts';
import type { ComtradeColumn, ComtradeLayout } from './comtrade.read.ts';
import { kilogramDecimals, moneyDecimals, readNumber } from '#platform/import/text/decimal.ts';
import { leaveOutGoods, readGoods, readPeriod } from '../facts/fact-row.ts';
import type { ParsedRow } from '../facts/fact-row.ts';
import type { PartRow } from '../facts/part-row.ts';
import { toIssue } from '#platform/import/issue.ts';
import type { RowIssue } from '#platform/import/issue.ts';
import type { LeftOutRow } from '#platform/import/left-out.ts';
import type { ParseSettings } from '../facts/fact-row.ts';
import { toCell, formatTitle } from '#platform/import/text/header.ts';

type Cells = (column: ComtradeColumn) => string;

/** Reads China's imports by partner. Other reporters and flows are out of scope; World and breakdowns are aggregates. */
export function parseComtradeRow(
  layout: ComtradeLayout,
  fields: readonly string[],
  settings: ParseSettings,
): ParsedRow {
  const cells: Cells = (column) => toCell(layout, fields, column);
  const title: Cells = (column) => formatTitle(layout, column);
  const issues: RowIssue[] = [];
  const reporter = cells('reporterName') || cells('reporterCode');
  const unread = { grams: null, usdCents: null, cnyCents: null };
  if (!isChina(cells)) {
    const code = [cells('reporterCode'), cells('flow')].join(' ').trim();
    return { kind: 'outOfScope', leftOut: { reason: 'reporter', code, name: reporter, ...unread } };
  }
  if (!isImport(cells('flow'))) {
    return { kind: 'outOfScope', leftOut: { reason: 'flow', code: cells('flow'), name: reporter, ...unread } };
  }
  const period = readComtradePeriod(cells, title, settings);
  if (period.kind === 'bad') issues.push(period.issue);
  const goods = readGoods(cells('goodsCode'), title('goodsCode'));
  if (goods.kind === 'bad') issues.push(goods.issue);
  const numbers = readNumbers(cells, title, issues);
  const figures = { grams: numbers.grams, usdCents: numbers.usd, cnyCents: null };
  if (issues.length === 0 && goods.kind === 'outOfScope') {
    return leaveOutGoods(goods, { name: cells('goodsName'), ...figures });
  }
  const place = issues.length === 0 ? findPlace(cells) : null;
  if (place !== null && period.kind === 'period' && goods.kind === 'goods') {
    const partner = place.isSum ? null : readPartner({ cells, title, dictionary: settings.dictionary }, []);
    return toPart(cells, place, { period: period.period, hs: goods.hs, origin: partner, numbers });
  }
  const origin = issues.length === 0 ? readPartner({ cells, title, dictionary: settings.dictionary }, issues) : null;
  if (issues.length > 0 || period.kind === 'bad' || goods.kind !== 'goods' || origin === null)
    return { kind: 'bad', issues };
  if (numbers.grams === null && numbers.usd === null) return { kind: 'bad', issues: [toIssue('noFigure', '', '')] };
  const { hs, group, storage, form } = goods;
  return {
    kind: 'fact',
    // A zero that was written is a slip; files of values only leave the weight out, and need no look at each row.
    warnings:
      numbers.grams === null && cells('netWeight') !== ''
        ? [toIssue('noWeight', title('netWeight'), cells('netWeight'))]
        : [],
    fact: {
      period: period.period,
      origin,
      hs,
      group,
      storage,
      form,
      grams: numbers.grams,
      usdCents: numbers.usd,
      cnyCents: null,
      variant: toVariant(origin, cells),
    },
  };
}

/** `period` is 2024 or 202401; without it year and month count (annual files give month 52 or nothing). */
function readComtradePeriod(
  cells: Cells,
  title: Cells,
  { latestPeriod }: ParseSettings,
): ReturnType<typeof readPeriod> {
  if (cells('period') !== '') return readPeriod(cells('period'), title('period'), latestPeriod);
  const month = Number(cells('month'));
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12;
  const text = isMonth ? `${cells('year')}${String(month).padStart(2, '0')}` : cells('year');
  return readPeriod(text, title('year'), latestPeriod);
}

/** Missing columns count as China: files of one reporter often leave them out. */
function isChina(cells: Cells): boolean {
  const [code, name] = [cells('reporterCode'), cells('reporterName')];
  if (code !== '') return code === '156';
  return name === '' || name === 'China';
}

function isImport(flow: string): boolean {
  return flow === '' || /^(M|1|Imports?)$/i.test(flow);
}

/** Partners without an origin of their own are told apart by code and name. */
function toVariant(origin: string | null, cells: Cells): string | null {
  return origin === 'OTH' ? [cells('partnerCode'), cells('partnerName'), cells('partnerIso')].join('|') : null;
}

interface Place extends Pick<PartRow, 'isSum' | 'by'>, Pick<LeftOutRow, 'code' | 'name'> {}

/** The place among its parts of a row that repeats others: World, a second partner, a customs procedure or a transport mode; else null. */
function findPlace(cells: Cells): Place | null {
  const isSum =
    cells('partnerCode') === '0' || /^world$/i.test(cells('partnerName')) || /^(W00|WLD)$/.test(cells('partnerIso'));
  const columns = partColumns.filter((one) => !whole[one].some((text) => text === cells(one)));
  const [column] = columns;
  if (!isSum && column === undefined) return null;
  const by = columns.map((one) => partNames[one]);
  if (isSum || column === undefined) return { isSum, by, code: cells('partnerCode'), name: 'World' };
  return { isSum, by, code: cells(column), name: partNames[column] };
}

interface PartReading extends Pick<PartRow, 'period' | 'hs' | 'origin'> {
  readonly numbers: Numbers;
}

function toPart(cells: Cells, { isSum, by, code, name }: Place, { numbers, ...cell }: PartReading): ParsedRow {
  const { grams, usd: usdCents } = numbers;
  return {
    kind: 'aggregate',
    leftOut: { reason: isSum ? 'sum' : 'breakdown', code, name, grams, usdCents, cnyCents: null },
    part: { ...cell, variant: toVariant(cell.origin, cells), grams, usdCents, isSum, by },
  };
}

const partColumns = ['partner2', 'customsProcedure', 'transport'] as const;
const whole = { partner2: ['', '0'], customsProcedure: ['', 'C00'], transport: ['', '0'] } as const;
const partNames = { partner2: 'partner2Code', customsProcedure: 'customsCode', transport: 'motCode' } as const;

interface PartnerCells {
  readonly cells: Cells;
  readonly title: Cells;
  readonly dictionary: Dictionary;
}

function readPartner({ cells, title, dictionary }: PartnerCells, issues: RowIssue[]): string | null {
  const [code, name, iso] = [cells('partnerCode'), cells('partnerName'), cells('partnerIso')];
  const partner = { code: /^\d+$/.test(code) ? Number(code) : null, name: name === '' ? null : name };
  // The code goes before the name, of other areas too.
  const isOtherByCode = findOtherAreaByComtrade({ ...partner, name: null, iso: '' }) !== undefined;
  const own = isOtherByCode ? undefined : (findOriginByComtrade(partner) ?? findOrigin(iso))?.code;
  const origin =
    own ??
    [name, iso, code].map((text) => dictionary.findTaught('origin', text)).find((taught) => taught !== undefined) ??
    (findOtherAreaByComtrade({ ...partner, iso }) === undefined ? undefined : 'OTH');
  if (origin === undefined) {
    issues.push(
      toIssue('unknownPartner', title(name === '' ? 'partnerCode' : 'partnerName'), [code, iso, name].join(' ').trim()),
    );
  }
  return origin ?? null;
}

interface Numbers {
  readonly grams: bigint | null;
  readonly usd: bigint | null;
}

const kilogramUnits: ReadonlySet<string> = new Set(['8', 'kg']);

function readNumbers(cells: Cells, title: Cells, issues: RowIssue[]): Numbers {
  const read = (column: 'netWeight' | 'quantity' | 'usd', decimals: number): bigint | null => {
    const number = readNumber(cells(column), decimals);
    if (number.kind === 'number') return number.value;
    issues.push(toIssue(number.reason, title(column), cells(column)));
    return null;
  };
  const usd = read('usd', moneyDecimals);
  const netWeight = read('netWeight', kilogramDecimals);
  const quantity = kilogramUnits.has(cells('quantityUnit')) ? read('quantity', kilogramDecimals) : null;
  const grams = netWeight === null || netWeight === 0n ? quantity : netWeight;
  // Comtrade writes 0 where a weight was not reported.
  return { grams: grams === 0n && usd !== 0n ? null : grams, usd };
}
