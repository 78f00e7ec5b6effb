import type { Module } from '../members/access.ts';

/*
 * A figure in a text is a reference: series, period, measure, unit and form, between double braces. What it may say stands in the tables
 * below; docs/decisions/102 shows it by examples. Free of zod, because the editor of the browser reads it too.
 */

/** The series a text can take figures from, and what can be said of each; the first measure is meant where none is named. */
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

/** What a figure is converted into. */
export const figureUnitWords = ['usd', 'cny', 'usd/kg', 'cny/t', 't', 'kt', 'wt'] as const;
export type FigureUnitWord = (typeof figureUnitWords)[number];

/** Which of several is meant, by the measure from the largest, or what is counted of them. */
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

/** How it is printed: without its unit, without its sign, with one; in words; or its name, origin, cut or period in its place. */
export const figurePrints = ['bare', 'abs', 'signed', 'word', 'name', 'origin', 'cut', 'period'] as const;
export type FigurePrint = (typeof figurePrints)[number];

/** One series asked for a figure. */
export interface FigureQuestion {
  readonly kind: FigureKind;
  /** `*` stands for all there are. */
  readonly parts: readonly string[];
  /** A day, month, quarter, year, year to date, months `A..B`, or `latest`. */
  readonly period: string;
  readonly measure: FigureMeasure;
  readonly unit: FigureUnitWord | null;
}

/** What a text holds in the place of a figure. */
export interface FigureReference {
  /** Where it stands in the text, braces included. */
  readonly from: number;
  readonly to: number;
  readonly source: string;
  readonly questions: readonly FigureQuestion[];
  /** Whether the second is taken from the first. */
  readonly isDifference: boolean;
  readonly pick: FigurePick | null;
  readonly prints: readonly FigurePrint[];
  readonly decimals: number | null;
  /** What is written where it is above, below or at zero; `#` in it stands for the number without its sign. */
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

/** Why a reference cannot be filled, and where it stands. */
export interface FigureIssue {
  readonly kind: FigureIssueKind;
  readonly from: number;
  readonly to: number;
  readonly source: string;
  /** The word, code or choice that it is about; empty where the reference says it all. */
  readonly detail: string;
}

/** A unit as both editions write it; `code` is what arithmetic goes by. */
export interface FigureUnit {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

/** What a figure rests on. */
export interface FigureBasis {
  readonly sourceCn: string;
  readonly sourceEn: string;
  /** The vintage or the day of the quotes; null where the source names none. */
  readonly publishedOn: string | null;
  readonly demo: boolean;
  readonly provisional: boolean;
  /** The module that opens it; null where everybody may read it. */
  readonly lock: Module | null;
}

/** One figure of an answer: one, or one for each series that a `*` stands for. */
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
  /** Who of those meant has no figure: a sum or mean would leave them out. */
  readonly leftOut?: readonly Pick<FigureMember, 'nameCn' | 'nameEn'>[];
  readonly unit: FigureUnit;
  readonly decimals: number;
  /** Changes are printed with their sign. */
  readonly isChange: boolean;
  /** The period that `latest` came to. */
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

/** The answers by `questionKey`. */
export type FigureAnswers = ReadonlyMap<string, FigureAnswer>;

/** A question as one text. */
export function questionKey({ kind, parts, period, measure, unit }: FigureQuestion): string {
  return `${[kind, ...parts].join('/')}@${period} ${measure}${unit === null ? '' : ` ${unit}`}`;
}
