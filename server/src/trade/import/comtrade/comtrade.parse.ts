import { findOrigin, findOriginByComtrade } from '@btc/reference/places/origins.ts';
import { findOtherAreaByComtrade } from '@btc/reference/places/other-areas.ts';
import type { Dictionary } from '#dictionary/face.ts';
import type { ComtradeColumn, ComtradeLayout } from './comtrade.read.ts';
import { isAbsent, kilogramDecimals, moneyDecimals, readNumber } from '#platform/import/text/decimal.ts';
import { leaveOutGoods, readGoods, readPeriod } from '../facts/fact-row.ts';
import type { ParsedRow } from '../facts/fact-row.ts';
import type { PartRow } from '../facts/part-row.ts';
import { findOtherPartner, type Partner } from '../../facts/other-areas.ts';
import { otherOrigins } from '../../facts/vintage.ts';
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
  const other = leaveOutOther(cells);
  if (other !== null) return { kind: 'outOfScope', leftOut: other };
  const period = readComtradePeriod(cells, title, settings);
  if (period.kind === 'bad') issues.push(period.issue);
  const goods = readGoods(cells('goodsCode'), title('goodsCode'));
  if (goods.kind === 'bad') issues.push(goods.issue);
  const numbers = readNumbers(cells, title, issues);
  const isCounted = goods.kind !== 'goods' || goods.group === 'live';
  if (numbers.grams === null && !isCounted && isOtherUnit(cells)) {
    issues.push(toIssue('notAWeight', title('quantityUnit'), cells('quantityUnit')));
  }
  const figures = { grams: numbers.grams, usdCents: numbers.usd, cnyCents: null };
  if (issues.length === 0 && goods.kind === 'outOfScope') {
    return leaveOutGoods(goods, { name: cells('goodsName'), ...figures });
  }
  const place = issues.length === 0 ? findPlace(cells) : null;
  if (place !== null && period.kind === 'period' && goods.kind === 'goods') {
    const partner = place.isSum ? null : readPartner({ cells, title, dictionary: settings.dictionary }, []);
    return toPart(cells, place, { period: period.period, hs: goods.hs, partner, numbers });
  }
  const partner = issues.length === 0 ? readPartner({ cells, title, dictionary: settings.dictionary }, issues) : null;
  if (issues.length > 0 || period.kind === 'bad' || goods.kind !== 'goods' || partner === null)
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
      origin: partner.origin,
      area: partner.area,
      hs,
      group,
      storage,
      form,
      grams: numbers.grams,
      usdCents: numbers.usd,
      cnyCents: null,
      variant: toVariant(partner, cells),
    },
  };
}

/** Rows of other reporters and flows. */
function leaveOutOther(cells: Cells): LeftOutRow | null {
  const name = cells('reporterName') || cells('reporterCode');
  const unread = { grams: null, usdCents: null, cnyCents: null };
  if (!isChina(cells)) {
    return { reason: 'reporter', code: [cells('reporterCode'), cells('flow')].join(' ').trim(), name, ...unread };
  }
  return isImport(cells('flow')) ? null : { reason: 'flow', code: cells('flow'), name, ...unread };
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
  return flow === '' || /^(?:M|1|imports?|importation|importaci[oó]n|importaç[aã]o|进口)$/i.test(flow);
}

/** Partners without an origin of their own are told apart by code and name. */
function toVariant(partner: Partner | null, cells: Cells): string | null {
  return (partner?.area ?? null) === null
    ? null
    : [cells('partnerCode'), cells('partnerName'), cells('partnerIso')].join('|');
}

interface Place extends Pick<PartRow, 'isSum' | 'by'>, Pick<LeftOutRow, 'code' | 'name'> {}

/** The place among its parts of a row that repeats others: World, a second partner, a customs procedure or a transport mode; else null. */
function findPlace(cells: Cells): Place | null {
  const isSum =
    cells('partnerCode') === '0' || /^world$/i.test(cells('partnerName')) || /^(W00|WLD)$/.test(cells('partnerIso'));
  const columns = partColumns.filter((one) => !isAbsent(cells(one)) && cells(one) !== whole[one]);
  const [column] = columns;
  if (!isSum && column === undefined) return null;
  const by = columns.map((one) => partNames[one]);
  if (isSum || column === undefined) return { isSum, by, code: cells('partnerCode'), name: 'World' };
  return { isSum, by, code: cells(column), name: partNames[column] };
}

interface PartReading extends Pick<PartRow, 'period' | 'hs'> {
  readonly partner: Partner | null;
  readonly numbers: Numbers;
}

function toPart(cells: Cells, { isSum, by, code, name }: Place, { partner, numbers, ...cell }: PartReading): ParsedRow {
  const { grams, usd: usdCents } = numbers;
  return {
    kind: 'aggregate',
    leftOut: { reason: isSum ? 'sum' : 'breakdown', code, name, grams, usdCents, cnyCents: null },
    part: { ...cell, origin: partner?.origin ?? null, variant: toVariant(partner, cells), grams, usdCents, isSum, by },
  };
}

const partColumns = ['partner2', 'customsProcedure', 'transport'] as const;
const whole = { partner2: '0', customsProcedure: 'C00', transport: '0' } as const;
const partNames = { partner2: 'partner2Code', customsProcedure: 'customsCode', transport: 'motCode' } as const;

interface PartnerCells {
  readonly cells: Cells;
  readonly title: Cells;
  readonly dictionary: Dictionary;
}

function readPartner({ cells, title, dictionary }: PartnerCells, issues: RowIssue[]): Partner | null {
  const [code, name, iso] = [cells('partnerCode'), cells('partnerName'), cells('partnerIso')];
  const partner = { code: /^\d+$/.test(code) ? Number(code) : null, name: name === '' ? null : name };
  // The code goes before the name, of other areas too.
  const isOtherByCode = findOtherAreaByComtrade({ ...partner, name: null, iso: '' }) !== undefined;
  const own = isOtherByCode ? undefined : (findOriginByComtrade(partner) ?? findOrigin(iso))?.code;
  if (own === otherOrigins) return { origin: own, area: code === '' ? name || iso : `U${code}` };
  if (own !== undefined) return { origin: own, area: null };
  const found = findOtherPartner(
    { area: findOtherAreaByComtrade({ ...partner, iso }), names: [name, iso, code] },
    dictionary,
  );
  if (found === undefined) {
    issues.push(
      toIssue('unknownPartner', title(name === '' ? 'partnerCode' : 'partnerName'), [code, iso, name].join(' ').trim()),
    );
  }
  return found ?? null;
}

interface Numbers {
  readonly grams: bigint | null;
  readonly usd: bigint | null;
}

const kilogramUnits: ReadonlySet<string> = new Set(['8', 'kg']);
/** Of a quantity that was not reported. */
const noUnits: ReadonlySet<string> = new Set(['-1', '1', 'No Quantity']);

/** A quantity in another unit than kilograms, which would be lost. */
function isOtherUnit(cells: Cells): boolean {
  const unit = cells('quantityUnit');
  return /[1-9]/.test(cells('quantity')) && !isAbsent(unit) && !kilogramUnits.has(unit) && !noUnits.has(unit);
}

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
