import type { CattleOutcome, CattleSheetRow, CattleValues } from '@btc/contract/prices/benchmarks/live-cattle.ts';
import { findLiveCattle } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { changeAgainst } from '@btc/contract/prices/quote-checks.ts';
import type { Edition } from '#i18n/edition.ts';
import {
  type CellIssue,
  cattleFields,
  type LineValidation,
  type LineRules,
  toNumber,
  type Typed,
} from './typed-line.ts';

/** A live-cattle line; a rate for USD and the market's own source are left out of its values. */
export interface CattleRow extends CattleSheetRow {
  readonly SeriesID: number;
  readonly OriginCode: string;
  readonly OriginCn: string;
  readonly OriginEn: string;
  readonly isInUsd: boolean;
  readonly source: string;
  readonly name: string;
  readonly unit: string;
}

/** Line id from a market code: ids are numbers in all sheets. */
function toLineId(code: string): number {
  return Number.parseInt(code, 36);
}

function toShort<Values extends CattleValues | null>(code: string, values: Values): Values {
  const series = findLiveCattle(code);
  if (values === null || series === undefined) return values;
  const isOwn = values.Source === series.sourceEn || values.Source === series.sourceCn;
  return {
    ...values,
    UsdPerUnit: series.currency === 'USD' ? '' : values.UsdPerUnit,
    Source: isOwn ? '' : values.Source,
  };
}

/** Values for the server, with the omitted rate and source filled in. */
export function toWhole(code: string, values: CattleValues): CattleValues {
  const series = findLiveCattle(code);
  return {
    LocalPrice: values.LocalPrice,
    UsdPerUnit: series?.currency === 'USD' ? '1' : values.UsdPerUnit,
    Source: values.Source === '' ? (series?.sourceEn ?? '') : values.Source,
  };
}

export function toCattleRow(row: CattleSheetRow, edition: Edition): CattleRow {
  const series = findLiveCattle(row.Code);
  const isEn = edition === 'en';
  const previous = toShort(row.Code, row.Previous);
  const region = (isEn ? series?.regionEn : series?.regionCn) ?? row.Code;
  const name = (isEn ? series?.nameEn : series?.nameCn) ?? '';
  return {
    ...row,
    Quote: toShort(row.Code, row.Quote),
    // Who says a price of the demonstration says no real one.
    Previous: previous?.Demo === true ? { ...previous, Source: '' } : previous,
    SeriesID: toLineId(row.Code),
    OriginCode: row.Code,
    OriginCn: series?.regionCn ?? row.Code,
    OriginEn: series?.regionEn ?? row.Code,
    isInUsd: series?.currency === 'USD',
    source: (isEn ? series?.sourceEn : series?.sourceCn) ?? '',
    // The region stands before it.
    name: name.startsWith(region) ? name.slice(region.length).trim() : name,
    unit: (isEn ? series?.unitEn : series?.unitCn) ?? '',
  };
}

export function toCattleOutcome({ Code, Outcome, Rule, Quote }: CattleOutcome) {
  return {
    SeriesID: toLineId(Code),
    Outcome,
    Issues: Rule === null ? [] : [{ Field: 'LocalPrice', Rule }],
    Quote: toShort(Code, Quote),
  };
}

const patterns = { LocalPrice: /^\d{1,9}(?:\.\d{1,4})?$/, UsdPerUnit: /^\d{1,4}(?:\.\d{1,8})?$/ } as const;

function findCellIssues(typed: Typed): readonly CellIssue[] {
  return (['LocalPrice', 'UsdPerUnit'] as const).flatMap((field): CellIssue[] => {
    const text = typed[field];
    if (text === '') return [];
    if (!patterns[field].test(text)) return [{ field, rule: 'number' }];
    return Number(text) > 0 ? [] : [{ field, rule: 'positive' }];
  });
}

/** Validates a line by the server's rules. */
export function validateCattleLine(
  typed: Typed,
  { row, jumpPercent, confirmedFor }: Pick<LineRules, 'jumpPercent' | 'confirmedFor'> & { readonly row: CattleRow },
): LineValidation {
  const { LocalPrice, UsdPerUnit, Source } = typed;
  const price = toNumber(LocalPrice);
  const before = row.Previous === null ? null : Number(row.Previous.LocalPrice);
  const change = price === null ? null : changeAgainst(price, before);
  if (cattleFields.every((field) => typed[field] === '')) {
    return { kind: 'empty', issues: [], change: null, values: null };
  }
  const issues = findCellIssues(typed);
  if (issues.length > 0) return { kind: 'wrong', issues, change, values: null };
  const missing = (['LocalPrice', 'UsdPerUnit'] as const).filter(
    (field) => typed[field] === '' && !(field === 'UsdPerUnit' && row.isInUsd),
  );
  if (missing.length > 0) {
    return { kind: 'partial', issues: missing.map((field) => ({ field, rule: 'missing' })), change, values: null };
  }
  const values = toWhole(row.Code, { LocalPrice, UsdPerUnit, Source });
  return change !== null && Math.abs(change) > jumpPercent && confirmedFor !== LocalPrice
    ? { kind: 'confirm', issues: [{ field: 'LocalPrice', rule: 'jump' }], change, values }
    : { kind: 'ready', issues: [], change, values };
}
