import { formatMonth } from '@btc/contract/time.ts';
import { yearBefore } from '@btc/contract/trade/period.ts';
import type { PeriodKind } from '@btc/contract/trade/period.ts';
import { addUp, chooseMeasure, nothing, scaleWeight, zero, toZero } from '../../sums.ts';
import type { Sum } from '../../sums.ts';
import type { Bucket, FigureCell } from './member-sums.ts';

/** The sums of the members over one span. */
export class Span {
  readonly #sums: ReadonlyMap<string, Sum>;
  readonly #published: boolean;
  /** What a member without trade has. */
  readonly #none: Sum;
  readonly #all: Sum;

  /** `published`: whether the span has published months at all; `measured`: what is published anywhere in the answer. */
  constructor(sums: ReadonlyMap<string, Sum>, { published, measured }: { published: boolean; measured: Sum }) {
    this.#sums = sums;
    this.#published = published;
    this.#all = sums.size === 0 ? measured : addUp([...sums.values()]);
    this.#none = toZero(this.#all);
  }

  /** The members that traded. */
  get members(): readonly string[] {
    return [...this.#sums.keys()];
  }

  get isPublished(): boolean {
    return this.#published;
  }

  /** What a member brought in; zero of what is published where it brought in nothing, null where nothing is published. */
  of(member: string): Sum {
    if (!this.#published) return nothing;
    return this.#sums.get(member) ?? this.#none;
  }

  /** What a member is ranked and shared out by. */
  readonly toSize = (member: string): number | null => chooseMeasure(this.#all)(this.of(member));

  /** What several members, or all where none is named, brought in together. */
  ofAll(members: readonly string[]): Sum {
    if (!this.#published) return nothing;
    if (members.length === 0) return this.#all;
    return addUp(members.map((member) => this.of(member)));
  }
}

/** All sums of an answer. */
export interface Figures {
  /** `recent` is the whole span where that is no longer than a year. */
  readonly spans: Readonly<Record<Bucket, Span>>;
  /** By period: the members that have sums of their own by period, and REST. */
  readonly periods: ReadonlyMap<string, Span>;
  /** Grams by member and period of the members whose weights alone were asked for; null where no weight is published. */
  readonly weights: ReadonlyMap<string, ReadonlyMap<string, number | null>>;
  /** Sums of the periods a year before, by their name, where all their months are published. */
  readonly periodsBefore: ReadonlyMap<string, Sum>;
  readonly mainOrigins: ReadonlyMap<string, readonly { readonly origin: string; readonly sum: Sum }[]>;
  /** Members and months with trade whose weight is not published. */
  readonly unweighed: ReadonlyMap<string, number>;
  /** How many sums there are. */
  readonly size: number;
}

/** What a question has published months for. */
export interface FiguresFrame {
  readonly units: Readonly<Record<Bucket, readonly string[]>>;
  readonly period: PeriodKind;
  /** The periods of the answer that hold published months. */
  readonly filled: readonly string[];
  /** The periods a year before that can be compared with. */
  readonly comparable: readonly string[];
  /** By what weights as shipped are multiplied. */
  readonly factor: number;
}

/** Orders the sums of the store by span, period and member. */
export function readFigures(cells: readonly FigureCell[], frame: FiguresFrame): Figures {
  const { factor } = frame;
  const scaled = factor === 1 ? cells : cells.map((cell) => ({ ...cell, sum: scaleWeight(cell.sum, factor) }));
  const byKind = Map.groupBy(scaled, ({ kind }) => kind);
  const now = byKind.get('now') ?? [];
  const all = addUp(now.map(({ sum }) => sum));
  const measured = scaled.length === 0 ? zero : toZero(all);
  const span = (bucket: Bucket): Span =>
    toSpan(byKind.get(bucket) ?? [], { published: frame.units[bucket].length > 0, measured });
  const formatName = (period: number): string => storedPeriod(period, frame);
  const byPeriod = Map.groupBy(byKind.get('series') ?? [], ({ period }) => period);
  const series = new Map([...byPeriod].map(([period, own]) => [formatName(period), own]));
  return {
    spans: {
      now: span('now'),
      recent: span(frame.units.recent.length === 0 ? 'now' : 'recent'),
      before: span('before'),
      toDate: span('toDate'),
      toDateBefore: span('toDateBefore'),
    },
    periods: new Map(
      frame.filled.map((period) => [period, toSpan(series.get(period) ?? [], { published: true, measured })]),
    ),
    weights: new Map((byKind.get('weights') ?? []).map(({ member, text }) => [member, readWeights(text, frame)])),
    periodsBefore: new Map([
      ...frame.comparable.map((period) => [period, measured] as const),
      ...(byKind.get('periodBefore') ?? []).map(({ period, sum }) => [formatName(period), sum] as const),
    ]),
    mainOrigins: Map.groupBy(
      (byKind.get('origin') ?? []).map(({ member, text, sum }) => ({ member, origin: text, sum })),
      ({ member }) => member,
    ),
    unweighed: new Map(now.filter(({ unweighed }) => unweighed > 0).map((cell) => [cell.member, cell.unweighed])),
    size: cells.length,
  };
}

function toSpan(cells: readonly FigureCell[], published: { published: boolean; measured: Sum }): Span {
  const sums = new Map<string, Sum>();
  for (const { member, sum } of cells) sums.set(member, sum);
  return new Span(sums, published);
}

/** Reads grams by period, `202401:1500 202402:`; a period without a weight has none published. */
function readWeights(text: string, frame: FiguresFrame): ReadonlyMap<string, number | null> {
  const parts = text.split(' ').map((part) => part.split(':'));
  return new Map(
    parts.map(([period = '', grams = '']) => [
      storedPeriod(Number(period), frame),
      grams === '' ? null : Number(grams) * frame.factor,
    ]),
  );
}

/** What came in over the same period a year before; nothing where that is not published, zero of what is where nothing came in. */
export function periodBefore({ periodsBefore }: Figures, period: string): Sum {
  return periodsBefore.get(yearBefore(period)) ?? nothing;
}

/** A period as the store numbers it, as the answers write it. */
export function storedPeriod(number: number, { period: kind, units }: Pick<FiguresFrame, 'period' | 'units'>): string {
  const year = Math.floor(number / 100);
  const text = String(year).padStart(4, '0');
  switch (kind) {
    case 'month':
      return number % 100 === 0 ? text : formatMonth(year, number % 100);
    case 'quarter':
      return `${text}-Q${number % 100}`;
    case 'year':
      return text;
    case 'ytd':
      return `${text}-YTD${units.now.at(-1)?.slice(5) ?? ''}`;
  }
}
