import type { memberDimensions } from '@btc/contract/trade/dimensions.ts';
import type { HsStorage } from '@btc/reference/goods/hs-codes.ts';
import { leaveOutGoods, readGoods } from '../facts/fact-row.ts';
import type { Goods, ParsedRow } from '../facts/fact-row.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { findOtherPartner, type Partner } from '../../facts/other-areas.ts';
import { toIssue } from '#platform/import/issue.ts';
import type { RowIssue } from '#platform/import/issue.ts';
import type { Reason } from '#platform/import/issue-reasons.ts';
import type { ParseSettings } from '../facts/fact-row.ts';
import { kilogramDecimals, moneyDecimals, readNumber } from '#platform/import/text/decimal.ts';
import { toCell, formatTitle } from '#platform/import/text/header.ts';
import { findCut } from './cut-lookup.ts';
import { badName, type CompanyKind } from './name-book.ts';
import {
  districtChoices,
  provinceChoices,
  readDistrict,
  readOrigin,
  readProvince,
} from '#platform/import/places/place-lookup.ts';
import { findOtherAreaByName } from '@btc/reference/places/other-areas.ts';
import { plantCode } from '@btc/reference/plants/plant-code.ts';
import { isToChina } from './destination.ts';
import { type MonthText, readMonth } from '#platform/import/text/calendar.ts';
import { remember } from '#platform/import/text/remember.ts';
import type { ShipmentFileColumn, ShipmentLayout } from './shipment.read.ts';

export function parseShipmentRow(
  layout: ShipmentLayout,
  fields: readonly string[],
  settings: ParseSettings,
): ParsedRow {
  const row = new ShipmentRow(layout, fields);
  if (layout.places.has('destination') && !goesToChina(row)) return leaveOutDestination(row);
  const date = readDate(row, settings.latestPeriod);
  const goods = readGoods(toTariffCode(row.cell('hs')), row.title('hs'));
  if (goods.kind === 'bad') row.issues.push(goods.issue);
  const numbers = readNumbers(row);
  const partner = row.look('origin', (text) => findPartner(text, settings.dictionary), { reason: 'unknownOrigin' });
  if (partner === null && row.cell('origin') === '') row.fail('emptyCell', 'origin');
  if (partner?.origin === 'CHN') row.fail('originIsChina', 'origin');
  if (row.issues.length === 0 && goods.kind === 'outOfScope') {
    const { kg: grams, usd: usdCents, cny: cnyCents } = numbers;
    return leaveOutGoods(goods, { name: '', grams, usdCents, cnyCents });
  }
  if (goods.kind !== 'goods' || date === null || partner === null) return { kind: 'bad', issues: row.issues };
  return toFact(row, { date, goods, partner, numbers }, settings);
}

/** Another area is known only once it was taught. */
function findPartner(text: string, dictionary: Dictionary): Partner | undefined {
  const origin = readOrigin(text);
  if (origin !== undefined) return { origin, area: null };
  if (dictionary.findTaught('origin', text) === undefined) return undefined;
  return findOtherPartner({ area: findOtherAreaByName(text), names: [text] }, dictionary);
}

/** Argentina's code has three digits and a letter after the eight of Mercosur, Uruguay's two digits; eight are read. */
const toTariffCode = remember((text: string): string => {
  const argentine = /^(\d{10,11})[A-Z]?$/i.exec(text.replace(/[.\s-]/g, ''))?.[1] ?? '';
  if (argentine.length === 11) return argentine.slice(0, 8);
  // Ten digits before a letter have lost their zero.
  return /[A-Z]$/i.test(text) && argentine !== '' ? `0${argentine.slice(0, 7)}` : text;
});

/** A row that does not say where it went is a fault, as is one of China in unknown words. */
function goesToChina(row: ShipmentRow): boolean {
  const text = row.cell('destination');
  const isChina = text === '' ? null : isToChina(text);
  if (isChina === null) row.fail(text === '' ? 'emptyCell' : 'unknownDestination', 'destination');
  return isChina ?? true;
}

/** Whatever else its row holds. */
function leaveOutDestination(row: ShipmentRow): ParsedRow {
  const { kg: grams, usd: usdCents, cny: cnyCents } = readNumbers(row);
  const name = row.cell('destination');
  return { kind: 'outOfScope', leftOut: { reason: 'destination', code: '', name, grams, usdCents, cnyCents } };
}

class ShipmentRow {
  readonly issues: RowIssue[] = [];
  readonly warnings: RowIssue[] = [];
  readonly #layout: ShipmentLayout;
  readonly #fields: readonly string[];

  constructor(layout: ShipmentLayout, fields: readonly string[]) {
    this.#layout = layout;
    this.#fields = fields;
  }

  cell(column: ShipmentFileColumn): string {
    return toCell(this.#layout, this.#fields, column);
  }

  title(column: ShipmentFileColumn): string {
    return formatTitle(this.#layout, column);
  }

  fail(reason: Reason, column: ShipmentFileColumn, { value = this.cell(column), choices }: FailedCell = {}): void {
    this.issues.push(toIssue(reason, this.title(column), value, choices));
  }

  /** Null where the cell is empty, or unknown, which adds an issue. */
  look<Found>(
    column: ShipmentFileColumn,
    find: (text: string) => Found | undefined,
    { reason, choices }: { readonly reason: Reason; readonly choices?: readonly string[] },
  ): Found | null {
    const text = this.cell(column);
    if (text === '') return null;
    const found = find(text);
    if (found === undefined) this.fail(reason, column, choices === undefined ? {} : { choices });
    return found ?? null;
  }
}

interface FailedCell {
  readonly value?: string;
  readonly choices?: readonly string[];
}

interface Numbers {
  readonly kg: bigint | null;
  readonly usd: bigint | null;
  readonly cny: bigint | null;
}

interface Reading {
  readonly date: MonthText;
  readonly goods: Extract<Goods, { kind: 'goods' }>;
  readonly partner: Partner;
  readonly numbers: Numbers;
}

function toFact(
  row: ShipmentRow,
  { date, goods, partner, numbers }: Reading,
  { names, dictionary }: ParseSettings,
): ParsedRow {
  const { origin, area } = partner;
  const province = row.look('province', (text) => readProvince(text) ?? dictionary.findTaught('province', text), {
    reason: 'unknownProvince',
    choices: provinceChoices,
  });
  const district = row.look('district', (text) => readDistrict(text) ?? dictionary.findTaught('district', text), {
    reason: 'unknownDistrict',
    choices: districtChoices,
  });
  const storage = readStorage(row, goods.storage);
  const cut = readCut(row, goods, dictionary);
  const plant = readPlant(row, origin);
  checkCurrency(row);
  const company = (kind: CompanyKind, place: string | null): string | null => {
    const text = row.cell(kind);
    // A bad row must not leave a company behind.
    if (isWordless(text) || row.issues.length > 0) return null;
    const code = text.length > maxNameLength ? badName : names.toCode(kind, text, place);
    if (code === badName) row.fail('badName', kind);
    return code;
  };
  const [exporter, importer] = [company('exporter', origin), company('importer', province)];
  if (row.issues.length > 0) return { kind: 'bad', issues: row.issues };
  if (plant !== null) names.notePlant(plant);
  const stated: Record<(typeof memberDimensions)[number], string | null> = {
    province,
    district,
    cut,
    plant,
    exporter,
    importer,
  };
  const { hs, group, form } = goods;
  return {
    kind: 'fact',
    warnings: row.warnings,
    fact: {
      period: date.period,
      origin,
      area,
      hs,
      group,
      storage,
      form,
      ...stated,
      grams: numbers.kg,
      usdCents: numbers.usd,
      cnyCents: numbers.cny,
      variant: toVariant(row, { date, numbers, stated }),
    },
  };
}

interface PartiesStated extends Pick<Reading, 'date' | 'numbers'> {
  readonly stated: Readonly<Record<CompanyKind, string | null>>;
}

/** Two shipments of a month may well be alike in all else; alike in this too, one row is there twice. */
function toVariant(row: ShipmentRow, { date, numbers, stated }: PartiesStated): string {
  // What stands in place of a party tells shipments apart too.
  const exporter = stated.exporter === null ? row.cell('exporter') : '';
  const importer = stated.importer === null ? row.cell('importer') : '';
  const { kg, usd, cny } = numbers;
  return [date.day, kg, usd, cny, row.cell('reference'), exporter, importer].join('|');
}

function readDate(row: ShipmentRow, latest: number): MonthText | null {
  const text = row.cell('date');
  const date = readMonth(text);
  if (date === null) row.fail(text === '' ? 'emptyCell' : 'badDay', 'date');
  else if (date.period > latest) row.fail('futurePeriod', 'date');
  return date;
}

function readNumbers(row: ShipmentRow): Numbers {
  const read = (column: 'kg' | 'usd' | 'cny', decimals: number): bigint | null => {
    const number = readNumber(row.cell(column), decimals);
    if (number.kind === 'number') return number.value;
    row.fail(number.reason, column);
    return null;
  };
  const numbers = {
    kg: read('kg', kilogramDecimals),
    usd: read('usd', moneyDecimals),
    cny: read('cny', moneyDecimals),
  };
  if (numbers.kg === 0n) row.fail('zeroWeight', 'kg');
  const isEmpty = numbers.kg === null && numbers.usd === null && numbers.cny === null;
  if (isEmpty && row.issues.length === 0) row.issues.push(toIssue('noFigure', '', ''));
  return numbers;
}

const storageWords: ReadonlyMap<string, HsStorage> = new Map([
  ...['chilled', 'fresh', 'fresh or chilled', '冰鲜', '冷鲜', '鲜冷', '鲜、冷', '冷却', '冰鲜（冷却）'].map(
    (word) => [word, 'chilled'] as const,
  ),
  ...['frozen', '冷冻', '冻', '冰冻', '速冻'].map((word) => [word, 'frozen'] as const),
]);

function readStorage(row: ShipmentRow, ofGoods: HsStorage | null): HsStorage | null {
  const text = row.cell('storage');
  if (text === '') return ofGoods;
  const storage = storageWords.get(text.toLowerCase());
  if (storage === undefined) row.fail('unknownStorage', 'storage');
  else if (ofGoods !== null && storage !== ofGoods) {
    row.fail('storageMismatch', 'storage', { value: `${text} ${row.cell('hs')}` });
  }
  return storage ?? ofGoods;
}

function readCut(row: ShipmentRow, goods: Reading['goods'], dictionary: Dictionary): string | null {
  const text = row.cell('cut');
  if (text === '') return null;
  const match = findCut(text, goods, dictionary);
  switch (match.kind) {
    case 'cut':
      return match.id;
    case 'ambiguous':
      row.issues.push(toIssue('ambiguousCut', row.title('cut'), text, match.candidates));
      return null;
    case 'unknown':
      row.fail('unknownCut', 'cut');
      return null;
    case 'leftOut':
      row.warnings.push(toIssue('cutLeftOut', row.title('cut'), text));
      return null;
  }
}

function readPlant(row: ShipmentRow, origin: string): string | null {
  const text = row.cell('plant');
  if (text === '') return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) row.fail('plantIsDate', 'plant');
  const code = plantCode(origin, text);
  if (code === null) row.fail('badPlant', 'plant');
  return code;
}

function checkCurrency(row: ShipmentRow): void {
  const text = row.cell('currency');
  if (text !== '' && !/^[A-Z]{3}$/.test(text.toUpperCase())) row.fail('badCurrency', 'currency');
}

const maxNameLength = 200;

function isWordless(text: string): boolean {
  return /^[^\p{L}\p{N}]*$/u.test(text);
}
