import { yearBefore } from '@btc/contract/trade/period.ts';
import type { MemberKind } from '@btc/contract/trade/dimensions.ts';
import type { FactsSnapshot } from '../../facts/facts-snapshot.ts';
import { addUp, chooseMeasure, nothing, scaleWeight, zero, toZero } from '../../sums.ts';
import type { Measure, Sum } from '../../sums.ts';
import type { Spans } from '../../window.ts';
import type { FactsQuery } from './fact-conditions.ts';
import { type FactRows, type FactSum, withRows } from './sum-facts.ts';

export class Span {
  readonly #members: Members;
  readonly #published: boolean;
  readonly #none: Sum;
  readonly #all: Sum;

  /** `published`: whether the span has published months; `measured`: which measures the answer has anywhere. */
  constructor(members: Members, { published, measured }: { published: boolean; measured: Sum }) {
    this.#members = members;
    this.#published = published;
    this.#all = members.size === 0 ? measured : addAll(members);
    this.#none = toZero(this.#all);
  }

  get members(): readonly string[] {
    return [...this.#members.keys()];
  }

  has(member: string): boolean {
    return this.#members.has(member);
  }

  get isPublished(): boolean {
    return this.#published;
  }

  /** Zero in published measures for a member without trade; null where nothing is published. */
  of(member: string): Sum {
    if (!this.#published) return nothing;
    return this.#members.get(member)?.sum ?? this.#none;
  }

  readonly toSize = (member: string): number | null => this.of(member)[chooseMeasure(this.#all)];

  /** An empty list means all members. */
  ofAll(members: readonly string[]): Sum {
    if (!this.#published) return nothing;
    if (members.length === 0) return this.#all;
    return addUp(members.map((member) => this.of(member)));
  }
}

export interface Figures {
  /** `recent` is the whole span where that is no longer than a year. */
  readonly spans: Readonly<Record<keyof Spans, Span>>;
  /** By period: the members that have sums of their own by period, and REST. */
  readonly periods: ReadonlyMap<string, Span>;
  /** By period: all members, only where `wholePeriods` asks for them. */
  readonly wholePeriods: ReadonlyMap<string, Span>;
  /** Grams by member and period, only where `byPeriod` is `weights`; null where no weight is published. */
  readonly weights: ReadonlyMap<string, ReadonlyMap<string, number | null>>;
  /** Keyed by the earlier period; only where all its months are published. */
  readonly periodsBefore: ReadonlyMap<string, Sum>;
  readonly mainOrigins: ReadonlyMap<string, readonly MemberOrigin[]>;
  /** By member: the number of units with trade but no published weight. */
  readonly unweighed: ReadonlyMap<string, number>;
}

interface MemberOrigin {
  readonly origin: string;
  readonly sum: Sum;
}

export interface FiguresQuestion {
  readonly member: MemberKind;
  readonly query: FactsQuery;
  /** Published months or years of each span; empty: not asked for. */
  readonly units: Spans;
  /** Published months or years by period, and by the comparable periods a year before. */
  readonly periods: ReadonlyMap<string, readonly string[]>;
  readonly earlier: ReadonlyMap<string, readonly string[]>;
  /** All sums (members beyond the largest share REST), or only the weights of the largest. */
  readonly byPeriod: 'sums' | 'weights';
  /** Number of largest members with figures for each period; 0: all are in REST. */
  readonly seriesMembers: number | 'all';
  /** Whether all members are needed by period too. */
  readonly wholePeriods: boolean;
  /** Members in the totals of earlier periods; empty: all. */
  readonly members: readonly string[];
  readonly mainOrigins: boolean;
  readonly factor: number;
}

export function readFigures(snapshot: FactsSnapshot, question: FiguresQuestion): Promise<Figures> {
  const { query, member, units, earlier, mainOrigins } = question;
  const wanted = {
    kinds: mainOrigins ? [member, 'origin' as const] : [member],
    units: [...spanNames.flatMap((name) => units[name]), ...[...earlier.values()].flat()],
  };
  return wanted.units.length === 0
    ? sumFigures(question, noRows)
    : withRows(snapshot, query, wanted, (rows) => sumFigures(question, rows));
}

const noRows: Pick<FactRows, 'sum'> = { sum: () => Promise.resolve([]) };

async function sumFigures(question: FiguresQuestion, rows: Pick<FactRows, 'sum'>): Promise<Figures> {
  const { member, units, periods, earlier, seriesMembers, factor } = question;
  const kinds = [member];
  const groups = [...spanNames.map((name) => units[name]), ...earlier.values()];
  const listed = groupMembers(await rows.sum({ kinds, groups }), groups.length, factor);
  const [now = noMembers] = listed;
  const whole = addUp(listed.map(addAll));
  const measure = chooseMeasure(whole);
  const own = seriesMembers === 'all' ? undefined : listLargest(now, seriesMembers, measure);
  const sumPeriods = async (only: readonly string[] | undefined) =>
    groupMembers(await rows.sum({ kinds, groups: [...periods.values()], own: only }), periods.size, factor);
  const series = await sumPeriods(own);
  const wholePeriods = question.wholePeriods ? await sumPeriods(undefined) : [];
  // Also of a span in which nothing came in, where something did in another.
  const measured = listed.every(({ size }) => size === 0) ? zero : toZero(whole);
  const span = (name: keyof Spans): Span =>
    new Span(listed[spanNames.indexOf(name)] ?? noMembers, { published: units[name].length > 0, measured });
  const byPeriod = [...periods.keys()].map((period, index) => [period, series[index] ?? noMembers] as const);
  const isWeights = question.byPeriod === 'weights';
  return {
    spans: {
      now: span('now'),
      recent: span(units.recent.length === 0 ? 'now' : 'recent'),
      before: span('before'),
      toDate: span('toDate'),
      toDateBefore: span('toDateBefore'),
    },
    periods: new Map(
      byPeriod.map(([period, members]) => [
        period,
        new Span(isWeights ? noMembers : members, { published: true, measured }),
      ]),
    ),
    wholePeriods: new Map(
      [...periods.keys()].flatMap((period, index) => {
        const members = wholePeriods[index];
        return members === undefined ? [] : [[period, new Span(members, { published: true, measured })] as const];
      }),
    ),
    weights: isWeights ? listWeights(own ?? [...now.keys()], byPeriod) : new Map(),
    periodsBefore: new Map(
      [...earlier.keys()].map((period, index) => {
        const members = [...(listed[spanNames.length + index] ?? noMembers).values()];
        const chosen = members.filter(({ codes }) => isAmong(question.members, codes[0]));
        return [period, chosen.length === 0 ? measured : addUp(chosen.map(({ sum }) => sum))];
      }),
    ),
    mainOrigins: question.mainOrigins
      ? listMainOrigins(await rows.sum({ kinds: [member, 'origin'], groups: [units.now] }), measure, factor)
      : new Map(),
    unweighed: new Map([...now].filter(([, one]) => one.unweighed > 0).map(([code, one]) => [code, one.unweighed])),
  };
}

const spanNames = ['now', 'recent', 'before', 'toDate', 'toDateBefore'] as const satisfies readonly (keyof Spans)[];

export type Members = ReadonlyMap<string, Pick<FactSum, 'sum'>>;
const noMembers: ReadonlyMap<string, FactSum> = new Map();

function addAll(members: Members): Sum {
  return addUp([...members.values()].map(({ sum }) => sum));
}

function groupMembers(
  sums: readonly FactSum[],
  groupCount: number,
  factor: number,
): readonly ReadonlyMap<string, FactSum>[] {
  const groups = Array.from({ length: groupCount }, () => new Map<string, FactSum>());
  for (const one of sums) groups[one.group]?.set(one.codes[0] ?? '', { ...one, sum: scaleWeight(one.sum, factor) });
  return groups;
}

function isAmong(members: readonly string[], code = ''): boolean {
  return members.length === 0 || members.includes(code);
}

function listLargest(members: Members, count: number, measure: Measure): readonly string[] {
  return [...members]
    .map(([code, { sum }]) => ({ code, size: sum[measure] ?? 0 }))
    .toSorted((one, other) => other.size - one.size || (one.code < other.code ? -1 : 1))
    .slice(0, count)
    .map(({ code }) => code);
}

function listWeights(own: readonly string[], byPeriod: readonly (readonly [string, Members])[]): Figures['weights'] {
  const weights = new Map(own.map((code) => [code, new Map<string, number | null>()]));
  for (const [period, members] of byPeriod)
    for (const [code, { sum }] of members) weights.get(code)?.set(period, sum.grams);
  return weights;
}

const mainOriginCount = 3;

function listMainOrigins(shipped: readonly FactSum[], measure: Measure, factor: number): Figures['mainOrigins'] {
  const cells = shipped
    .map(({ codes: [code = '', origin = ''], sum }) => ({ code, origin, sum: scaleWeight(sum, factor) }))
    .map((cell) => ({ ...cell, size: cell.sum[measure] ?? 0 }))
    .filter(({ size }) => size > 0)
    .toSorted((one, other) => other.size - one.size || (one.origin < other.origin ? -1 : 1));
  const byMember = Map.groupBy(cells, ({ code }) => code);
  return new Map([...byMember].map(([code, own]) => [code, own.slice(0, mainOriginCount)]));
}

/** Sum of the same period a year before: null where not published, zero in published measures where nothing was traded. */
export function periodBefore({ periodsBefore }: Figures, period: string): Sum {
  return periodsBefore.get(yearBefore(period)) ?? nothing;
}
