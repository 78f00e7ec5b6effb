import { findCustomsDistrict, findCustomsDistrictByName } from '@btc/reference/places/customs-districts.ts';
import { findOrigin, findOriginByCustomsCode, findOriginByCustomsName } from '@btc/reference/places/origins.ts';
import { findOtherAreaByCustomsCode, findOtherAreaByName } from '@btc/reference/places/other-areas.ts';
import { findProvince, findProvinceByName } from '@btc/reference/places/provinces.ts';
import { findTradeModeByCode, findTradeModeByName } from '@btc/reference/trade-modes.ts';
import type { CustomsColumn, CustomsLayout } from './customs-query.read.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { findOtherPartner, type Partner } from '../../facts/other-areas.ts';
import { allOrigins, otherOrigins } from '../../facts/vintage.ts';
import { kilogramDecimals, moneyDecimals, readNumber } from '#platform/import/text/decimal.ts';
import { leaveOutGoods, publishedWeight, readGoods, readPeriod, findVariant } from '../facts/fact-row.ts';
import type { FactRow, Goods, ParsedRow } from '../facts/fact-row.ts';
import { toIssue } from '#platform/import/issue.ts';
import type { RowIssue } from '#platform/import/issue.ts';
import { toCell, formatTitle } from '#platform/import/text/header.ts';
import type { ParseSettings } from '../facts/fact-row.ts';
import { remember } from '#platform/import/text/remember.ts';

/** Codes of partners have three digits. */
const goodsCode = /^\d{6,10}$/;

type Cells = (column: CustomsColumn) => string;

/** Rows outside the commodity scope must be complete too, but their partner may be any. */
export function parseCustomsRow(layout: CustomsLayout, fields: readonly string[], settings: ParseSettings): ParsedRow {
  return parseRow({ layout, fields, settings, read: readPartner });
}

/** Reads a row of the query by place of registration without partners: the fact is of all origins and must name a place. */
export function parsePlacesRow(layout: CustomsLayout, fields: readonly string[], settings: ParseSettings): ParsedRow {
  return parseRow({ layout, fields, settings, read: readPlaceOfAll });
}

function readPlaceOfAll({ cells, title }: PartnerReading, issues: RowIssue[]): Partner {
  if (cells('provinceCode') === '' && cells('provinceName') === '') {
    issues.push(toIssue('emptyCell', title('provinceName'), ''));
  }
  return { origin: allOrigins, area: null };
}

/** `202401-202406` or `2024年1月至6月`: a sum of months. */
const monthsTogether = /^\d{4}年?\d{1,2}月?\s*(?:[-~—–至到]|to)+\s*(?:\d{4}年?)?\d{1,2}月?$/;

interface CustomsRow {
  readonly layout: CustomsLayout;
  readonly fields: readonly string[];
  readonly settings: ParseSettings;
  readonly read: (reading: PartnerReading, issues: RowIssue[]) => Partner | null;
}

function parseRow({ layout, fields, settings, read }: CustomsRow): ParsedRow {
  const cells: Cells = (column) => toCell(layout, fields, column);
  const issues: RowIssue[] = [];
  const title = (column: CustomsColumn): string => formatTitle(layout, column);
  const period = readPeriod(cells('period'), title('period'), settings.latestPeriod);
  if (period.kind === 'bad')
    issues.push(monthsTogether.test(cells('period')) ? { ...period.issue, reason: 'notByMonth' } : period.issue);
  const goods = readGoods(cells('goodsCode'), title('goodsCode'));
  if (goods.kind === 'bad') issues.push(goods.issue);
  // With the titles of partner and goods exchanged, every row would be one of goods that the portal does not cover.
  if (goodsCode.test(cells('partnerCode')))
    issues.push(toIssue('swappedColumns', title('partnerCode'), cells('partnerCode')));
  const numbers = readNumbers(cells, title, issues);
  if (issues.length === 0 && goods.kind === 'outOfScope') {
    const grams = findKilograms(cells, numbers);
    return leaveOutGoods(goods, { name: cells('goodsName'), grams, usdCents: numbers.usd, cnyCents: numbers.cny });
  }
  const partner = goods.kind === 'goods' ? read({ cells, title, dictionary: settings.dictionary }, issues) : null;
  const weight = goods.kind === 'goods' ? readWeight({ cells, title, numbers, goods }, issues) : null;
  const grams = publishedWeight(weight, [numbers.usd, numbers.cny]);
  if (issues.length > 0 || period.kind === 'bad' || goods.kind !== 'goods' || partner === null)
    return { kind: 'bad', issues };
  if (grams === null && numbers.usd === null && numbers.cny === null) {
    return { kind: 'bad', issues: [toIssue('noFigure', '', '')] };
  }
  return {
    kind: 'fact',
    // Meat is weighed, so that a value without a weight deserves a look; live animals are counted.
    warnings:
      grams === null && goods.group !== 'live' ? [toIssue('noWeight', title('quantity1'), cells('quantity1'))] : [],
    fact: toFact(cells, { period: period.period, goods, partner, grams, numbers, dictionary: settings.dictionary }),
  };
}

interface Numbers {
  readonly kilograms: bigint | null;
  readonly quantity1: bigint | null;
  readonly quantity2: bigint | null;
  readonly usd: bigint | null;
  readonly cny: bigint | null;
}

const decimals = {
  kilograms: kilogramDecimals,
  quantity1: kilogramDecimals,
  quantity2: kilogramDecimals,
  usd: moneyDecimals,
  cny: moneyDecimals,
} as const satisfies Record<keyof Numbers, number>;

function readNumbers(cells: Cells, title: Cells, issues: RowIssue[]): Numbers {
  const read = (column: keyof Numbers): bigint | null => {
    const text = cells(column);
    const number = readNumber(text, decimals[column]);
    if (number.kind === 'number') return number.value;
    issues.push(toIssue(number.reason, title(column), text));
    return null;
  };
  return {
    kilograms: read('kilograms'),
    quantity1: read('quantity1'),
    quantity2: read('quantity2'),
    usd: read('usd'),
    cny: read('cny'),
  };
}

const originByCode = remember((code) => findOriginByCustomsCode(code)?.code);
const originByName = remember((name) => findOriginByCustomsName(name)?.code);
const otherByCode = remember(findOtherAreaByCustomsCode);
const otherByName = remember(findOtherAreaByName);

interface PartnerReading {
  readonly cells: Cells;
  readonly title: Cells;
  readonly dictionary: Dictionary;
}

function readPartner({ cells, title, dictionary }: PartnerReading, issues: RowIssue[]): Partner | null {
  const [code, name] = [cells('partnerCode'), cells('partnerName')];
  const [codeArea, nameArea] = [otherByCode(code), otherByName(name)];
  const [codeOrigin, nameOrigin] = [originByCode(code), originByName(name)];
  const findByArea = (area: string | undefined, names: readonly string[]) =>
    findOtherPartner({ area, names }, dictionary);
  const byCode = codeOrigin === undefined ? findByArea(codeArea, []) : { origin: codeOrigin, area: null };
  const byName = nameOrigin === undefined ? findByArea(nameArea, [name]) : { origin: nameOrigin, area: null };
  const found = byCode ?? byName;
  if (found === undefined) {
    const column = code === '' ? 'partnerName' : 'partnerCode';
    issues.push(toIssue('unknownPartner', title(column), `${code} ${name}`.trim()));
    return null;
  }
  const areas = new Set([codeArea, nameArea].filter((area) => area !== undefined));
  if (areas.size > 1 || (byName !== undefined && byName.origin !== found.origin)) {
    issues.push(toIssue('partnerMismatch', title('partnerCode'), `${code} ${name}`));
    return null;
  }
  if (found.area !== null || found.origin !== otherOrigins) return found;
  return { origin: otherOrigins, area: byName?.area ?? (code === '' ? name : code) };
}

interface WeightReading {
  readonly cells: Cells;
  readonly title: Cells;
  readonly numbers: Numbers;
  readonly goods: Extract<Goods, { kind: 'goods' }>;
}

const kilogramUnits: ReadonlySet<string> = new Set([
  '千克',
  '公斤',
  'kg',
  'kgs',
  'kgm',
  'kilo',
  'kilos',
  'kilogram',
  'kilograms',
  'kilogramme',
  'kilogrammes',
]);

/** Either quantity may be the weight. Meat must be weighed, else the file is not what it seems; live animals are counted. */
function readWeight({ cells, title, numbers, goods }: WeightReading, issues: RowIssue[]): bigint | null {
  const isWeighed = [cells('unit1'), cells('unit2')].some(isKilogram);
  if (isWeighed) return findKilograms(cells, numbers);
  if (numbers.kilograms !== null && cells('unit1') === '') return numbers.kilograms;
  const isCounted = (numbers.quantity1 ?? numbers.kilograms) !== null && goods.group !== 'live';
  if (isCounted) issues.push(toIssue('notAWeight', title('unit1'), cells('unit1')));
  return null;
}

function findKilograms(cells: Cells, { kilograms, quantity1, quantity2 }: Numbers): bigint | null {
  if (isKilogram(cells('unit1'))) return kilograms ?? quantity1;
  return isKilogram(cells('unit2')) ? quantity2 : null;
}

function isKilogram(unit: string): boolean {
  return kilogramUnits.has(unit.toLowerCase());
}

interface Reading {
  readonly period: number;
  readonly goods: Extract<Goods, { kind: 'goods' }>;
  readonly partner: Partner;
  readonly grams: bigint | null;
  readonly numbers: Numbers;
  readonly dictionary: Dictionary;
}

function toFact(cells: Cells, { period, goods, partner, grams, numbers, dictionary }: Reading): FactRow {
  const { origin, area } = partner;
  const [mode, province, district] = [
    findMode(cells),
    toProvinceCode(cells, dictionary),
    findDistrict(cells, dictionary),
  ];
  return {
    period,
    origin,
    area,
    hs: goods.hs,
    group: goods.group,
    storage: goods.storage,
    form: goods.form,
    mode,
    province,
    district,
    grams,
    usdCents: numbers.usd,
    cnyCents: numbers.cny,
    variant: findVariant([
      [cells('partnerCode'), findOrigin(origin)?.customsCode ?? null],
      [cells('goodsCode'), goods.hs],
      [cells('modeCode'), mode],
      [cells('provinceCode'), province],
      [cells('districtCode'), district],
      // A partner without a code of its own is told apart by name.
      [area === null ? '' : cells('partnerName'), null],
    ]),
  };
}

/** An unknown code is stored as it is: later views may use it. */
function findMode(cells: Cells): string | null {
  const [code, name] = [cells('modeCode'), cells('modeName')];
  return (findTradeModeByCode(code) ?? findTradeModeByName(name))?.code ?? textOrNull(code);
}

function toProvinceCode(cells: Cells, dictionary: Dictionary): string | null {
  const [code, name] = [cells('provinceCode'), cells('provinceName')];
  const found = findProvince(code) ?? findProvinceByName(name);
  return found?.code ?? dictionary.findTaught('province', name) ?? textOrNull(code);
}

function findDistrict(cells: Cells, dictionary: Dictionary): string | null {
  const [code, name] = [cells('districtCode'), cells('districtName')];
  const found = findCustomsDistrict(code) ?? findCustomsDistrictByName(name);
  return found?.code ?? dictionary.findTaught('district', name) ?? textOrNull(code);
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
