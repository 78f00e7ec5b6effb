import type { Module } from '../members/access.ts';

/*
 * A figure in a text is a reference: series, period, measure, unit and form, between double braces. What it may say stands in the tables
 * below; docs/decisions/102 shows it by examples. Free of zod, because the editor of the browser reads it too.
 */

/** Series that texts can refer to, with the measures of each; the first measure is the default. */
export const figureKinds = {
  quote: {
    path: 'origin/cut/market[/port]',
    measures: ['mainstream', 'low', 'high', 'quotes', 'change', 'change%', 'previous', 'previous%', 'year', 'year%'],
  },
  import: {
    path: 'origin[/goods][/field=code]',
    measures: ['volume', 'value', 'unit-value', 'share', 'change%', 'year', 'year%'],
  },
  index: { path: 'meat/kind[/origin]', measures: ['level', 'change', 'month', 'year', 'quoted', 'carried'] },
  benchmark: { path: 'code', measures: ['value', 'change', 'change%', 'year%'] },
  cattle: { path: 'series', measures: ['price', 'carcase', 'change%', 'year%'] },
  rate: { path: 'currency[/USD]', measures: ['value', 'change'] },
  quota: { path: 'origin', measures: ['amount', 'used', 'use%', 'left', 'fill-day', 'surcharge-day'] },
  duty: { path: 'origin', measures: ['within', 'over', 'surcharge'] },
  landed: {
    path: 'origin[/cut]/cif[/over] or origin/cut/market[/over]',
    measures: ['cost', 'change', 'goods', 'duty', 'base', 'vat', 'port', 'cif'],
  },
  spread: { path: 'origin/cut[/port]', measures: ['value', 'change'] },
} as const satisfies Record<string, { readonly path: string; readonly measures: readonly string[] }>;

export type FigureKind = keyof typeof figureKinds;
export type FigureMeasure = (typeof figureKinds)[FigureKind]['measures'][number];

export const figureKindCodes = Object.keys(figureKinds) as readonly FigureKind[]; // the keys of the table above

export const figureUnitWords = ['usd', 'cny', 'usd/kg', 'cny/t', 't', 'kt', 'wt'] as const;
export type FigureUnitWord = (typeof figureUnitWords)[number];

/** How to choose among several: by rank from the largest, or an aggregate. */
export const figurePicks = [
  'first',
  'second',
  'third',
  'last',
  'sum',
  'mean',
  'count',
  'risen',
  'fallen',
  'unchanged',
] as const;
export type FigurePick = (typeof figurePicks)[number];

/** Print forms: without unit, unsigned, signed, in words; or the name, origin, cut or period instead. */
export const figurePrints = ['bare', 'abs', 'signed', 'word', 'name', 'origin', 'cut', 'period'] as const;
export type FigurePrint = (typeof figurePrints)[number];

/** A query for a figure of one series. */
export interface FigureQuestion {
  readonly kind: FigureKind;
  /** `*` matches all. */
  readonly parts: readonly string[];
  /** A day, month, quarter, year, year to date, months `A..B`, or `latest`. */
  readonly period: string;
  readonly measure: FigureMeasure;
  readonly unit: FigureUnitWord | null;
}

export interface FigureReference {
  readonly from: number;
  readonly to: number;
  readonly source: string;
  readonly questions: readonly FigureQuestion[];
  /** Whether the second is taken from the first. */
  readonly isDifference: boolean;
  readonly pick: FigurePick | null;
  readonly prints: readonly FigurePrint[];
  readonly decimals: number | null;
  /** Texts for above, below and at zero; `#` stands for the number without its sign. */
  readonly choice: { readonly up: string; readonly down: string; readonly flat: string } | null;
}

export const figureIssueKinds = [
  'unclosed',
  'noSeries',
  'unknownSeries',
  'unknownWord',
  'twice',
  'notOfSeries',
  'badPeriod',
  'badChoice',
  'several',
  'incomplete',
  'notFound',
  'ambiguous',
  'unknownCode',
  'notPublished',
  'notTraded',
  'notThisYear',
  'locked',
] as const;
export type FigureIssueKind = (typeof figureIssueKinds)[number];

export interface FigureIssue {
  readonly kind: FigureIssueKind;
  readonly from: number;
  readonly to: number;
  readonly source: string;
  /** The word, code or choice concerned; empty where the reference says enough. */
  readonly detail: string;
}

/** A unit with its names; `code` is used in arithmetic. */
export interface FigureUnit {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

export interface FigureBasis {
  readonly sourceCn: string;
  readonly sourceEn: string;
  /** The vintage or the day of the quotes; null where the source names none. */
  readonly publishedOn: string | null;
  readonly demo: boolean;
  readonly provisional: boolean;
  /** The module required to read it; null: public. */
  readonly lock: Module | null;
}

export interface FigureMember {
  readonly value: number;
  readonly nameCn: string;
  readonly nameEn: string;
  readonly originCn: string;
  readonly originEn: string;
  readonly cutCn: string;
  readonly cutEn: string;
}

export interface FoundFigure {
  readonly kind: 'found';
  readonly members: readonly FigureMember[];
  /** Members without a figure, which a sum or mean would silently omit. */
  readonly leftOut?: readonly Pick<FigureMember, 'nameCn' | 'nameEn'>[];
  readonly unit: FigureUnit;
  readonly decimals: number;
  /** Changes are printed signed. */
  readonly isChange: boolean;
  /** The period, with `latest` resolved. */
  readonly period: string;
  readonly basis: FigureBasis;
}

export type FigureAnswer =
  | FoundFigure
  | {
      readonly kind: 'missing';
      readonly issue:
        | 'notFound'
        | 'ambiguous'
        | 'unknownCode'
        | 'notPublished'
        | 'notTraded'
        | 'notThisYear'
        | 'notOfSeries'
        | 'badPeriod';
      readonly detail: string;
    };

/** Answers by `questionKey`. */
export type FigureAnswers = ReadonlyMap<string, FigureAnswer>;

export function questionKey({ kind, parts, period, measure, unit }: FigureQuestion): string {
  return `${[kind, ...parts].join('/')}@${period} ${measure}${unit === null ? '' : ` ${unit}`}`;
}
