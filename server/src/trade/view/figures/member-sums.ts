import type { PeriodKind } from '@btc/contract/trade/period.ts';
import { restCode } from '@btc/contract/trade/trade-codes.ts';
import type { MemberKind } from '@btc/contract/trade/views.ts';
import type { FactsSnapshot } from '../../facts/facts-store.ts';
import { nothing } from '../../sums.ts';
import type { Sum } from '../../sums.ts';
import {
  type CubeMembers,
  type CubeRows,
  hasWeights,
  pause,
  toMembers,
  readRows,
  RowSums,
  toSize,
  sumRows,
} from './cube-rows.ts';
import { filePeriod } from './fact-conditions.ts';
import type { Asked } from './fact-conditions.ts';

/** The spans that members are summed over. */
export const buckets = ['now', 'recent', 'before', 'toDate', 'toDateBefore'] as const;
export type Bucket = (typeof buckets)[number];

/** What is asked of the facts, all of it at once. */
export interface FiguresQuestion {
  readonly member: MemberKind;
  readonly asked: Asked;
  /** Published months or years of each span; empty: not asked for. */
  readonly units: Readonly<Record<Bucket, readonly string[]>>;
  /** Units of the periods a year before that can be compared with. */
  readonly earlier: readonly string[];
  readonly period: PeriodKind;
  /** By period: all sums (the members beyond the largest share REST), or the weights of the largest alone, which is much less to hand over. */
  readonly byPeriod: 'sums' | 'weights';
  /** How many of the largest members have figures of their own for each period; with 0 all are in REST. */
  readonly seriesMembers: number | 'all';
  /** The members that the totals of earlier periods are of; empty: all. */
  readonly members: readonly string[];
  /** Whether the origins with most of each member's trade are wanted. */
  readonly mainOrigins: boolean;
}

/** One sum of an answer. */
export interface FigureCell {
  readonly kind: Bucket | 'series' | 'weights' | 'periodBefore' | 'origin';
  /** yyyymm, the first month of a quarter's number as yyyy0q, or yyyy00; 0 where the sum is of no single period. */
  readonly period: number;
  readonly member: string;
  /** The origin of a sum by origin; grams by period of `weights`: `202401:1500 202402:`; else empty. */
  readonly text: string;
  readonly sum: Sum;
  /** Months or years in which the member has trade without a weight. */
  readonly unweighed: number;
}

/** Sums the facts by member: over each span, by period, and by origin where that is wanted. */
export async function listFigures(snapshot: FactsSnapshot, question: FiguresQuestion): Promise<readonly FigureCell[]> {
  const { member, asked, units, earlier, mainOrigins } = question;
  const wanted = {
    asked,
    kinds: mainOrigins ? [member, 'origin' as const] : [member],
    units: [...buckets.flatMap((bucket) => units[bucket]), ...earlier],
  };
  return sumRows(snapshot, wanted, (rows) =>
    sumFigures({ question, rows, members: toMembers(rows.cube, member), byWeight: hasWeights(rows) }),
  );
}

async function sumFigures(summed: Summed): Promise<readonly FigureCell[]> {
  const { question, rows, members } = summed;
  const spans: FigureCell[] = [];
  let now = new RowSums(rows.cube, 0);
  for (const bucket of buckets) {
    const { sums, unweighed } = sumSpan(summed, question.units[bucket]);
    if (bucket === 'now') now = sums;
    for (const index of sums.there)
      spans.push(
        toCell(bucket, sums.of(index), { member: members.codes[index] ?? '', unweighed: unweighed[index] ?? 0 }),
      );
    await pause();
  }
  const byPeriod = question.byPeriod === 'sums' ? listSeries(summed, now) : listWeights(summed, now);
  await pause();
  return [...spans, ...byPeriod, ...listEarlier(summed), ...(question.mainOrigins ? listMainOrigins(summed) : [])];
}

interface Summed {
  readonly question: FiguresQuestion;
  readonly rows: CubeRows;
  readonly members: CubeMembers;
  /** Whether members are ranked by weight. */
  readonly byWeight: boolean;
}

function toCell(kind: FigureCell['kind'], sum: Sum, told: Partial<FigureCell> = {}): FigureCell {
  return {
    kind,
    period: told.period ?? 0,
    member: told.member ?? '',
    text: told.text ?? '',
    sum,
    unweighed: told.unweighed ?? 0,
  };
}

/** Sums of each member, and in how many of the units each has trade without a weight. */
function sumSpan(
  { rows, members: { codes, places } }: Pick<Summed, 'rows' | 'members'>,
  units: readonly string[],
): { readonly sums: RowSums; readonly unweighed: Uint32Array } {
  const { cube } = rows;
  const sums = new RowSums(cube, codes.length);
  const unweighed = new Uint32Array(codes.length);
  /** The unit, counted from one, in which a member had such trade last. */
  const last = new Uint32Array(codes.length);
  for (const [at, unit] of units.entries()) {
    const own = readRows(rows, unit);
    sums.addRows(own, places);
    for (const row of own) {
      const index = places[row] ?? 0;
      if (cube.unweighed[row] === 0 || last[index] === at + 1) continue;
      last[index] = at + 1;
      unweighed[index] = (unweighed[index] ?? 0) + 1;
    }
  }
  return { sums, unweighed };
}

/** The places of the members with figures of their own for each period, from the largest. */
function rankedPlaces({ question: { seriesMembers }, members, byWeight }: Summed, now: RowSums): readonly number[] {
  if (seriesMembers === 'all') return now.there;
  if (seriesMembers === 0) return [];
  const { codes } = members;
  const sized = now.there.map((index) => ({ index, code: codes[index] ?? '', size: toSize(now.of(index), byWeight) }));
  return sized
    .toSorted((one, other) => other.size - one.size || (one.code < other.code ? -1 : 1))
    .slice(0, seriesMembers)
    .map(({ index }) => index);
}

/** Units by the number of their period, the numbers in the order of the units. */
export function unitsByPeriod(units: readonly string[], period: PeriodKind): ReadonlyMap<number, readonly string[]> {
  return Map.groupBy(units, (unit) => periodNumber(filePeriod(unit), period));
}

/** The largest members, and of every member its place among them; the others share the place after the last. */
function toSlots(summed: Summed, now: RowSums): { readonly own: readonly number[]; readonly slots: Uint32Array } {
  const own = rankedPlaces(summed, now);
  const slots = new Uint32Array(summed.members.codes.length).fill(own.length);
  for (const [slot, index] of own.entries()) slots[index] = slot;
  return { own, slots };
}

/** All sums of each period, the members beyond the largest in one. */
function listSeries(summed: Summed, now: RowSums): readonly FigureCell[] {
  const { question, rows, members } = summed;
  const { own, slots } = toSlots(summed, now);
  return [...unitsByPeriod(question.units.now, question.period)].flatMap(([period, units]) => {
    const sums = new RowSums(rows.cube, own.length + 1);
    for (const unit of units) sums.addRows(readRows(rows, unit), members.places, slots);
    return sums.there.map((slot) =>
      toCell('series', sums.of(slot), { period, member: members.codes[own[slot] ?? -1] ?? restCode }),
    );
  });
}

/** Grams of each period of the largest members. */
function listWeights(summed: Summed, now: RowSums): readonly FigureCell[] {
  const { question, rows, members } = summed;
  const { own, slots } = toSlots(summed, now);
  const texts = own.map((): string[] => []);
  for (const [period, units] of unitsByPeriod(question.units.now, question.period)) {
    const sums = new RowSums(rows.cube, own.length + 1, 1);
    for (const unit of units) sums.addRows(readRows(rows, unit), members.places, slots);
    for (const slot of sums.there) texts[slot]?.push(`${period}:${sums.findGrams(slot) ?? ''}`);
  }
  return own.map((index, slot) =>
    toCell('weights', nothing, { member: members.codes[index] ?? '', text: texts[slot]?.join(' ') ?? '' }),
  );
}

/** All sums of the periods a year before, of the members that are asked for. */
function listEarlier({ question, rows, members: { codes, places } }: Summed): readonly FigureCell[] {
  const wanted = new Set(question.members);
  const [own, other] = [0, 1];
  const slots = Uint32Array.from(codes, (code) => (wanted.size === 0 || wanted.has(code) ? own : other));
  return [...unitsByPeriod(question.earlier, question.period)].flatMap(([period, units]) => {
    const sums = new RowSums(rows.cube, 2);
    for (const unit of units) sums.addRows(readRows(rows, unit), places, slots);
    return sums.there.flatMap((slot) => (slot === own ? [toCell('periodBefore', sums.of(own), { period })] : []));
  });
}

const mainOriginCount = 3;

/** The origins with most of each member's trade. */
function listMainOrigins({ question, rows, members, byWeight }: Summed): readonly FigureCell[] {
  const origins = toMembers(rows.cube, 'origin');
  const width = origins.codes.length;
  const sums = new RowSums(rows.cube, members.codes.length * width);
  for (const unit of question.units.now)
    for (const row of readRows(rows, unit))
      sums.add((members.places[row] ?? 0) * width + (origins.places[row] ?? 0), row);
  const cells = sums.there
    .map((number) => ({
      index: Math.floor(number / width),
      origin: origins.codes[number % width] ?? '',
      sum: sums.of(number),
    }))
    .filter(({ sum }) => toSize(sum, byWeight) > 0);
  return [...Map.groupBy(cells, ({ index }) => index)].flatMap(([index, own]) =>
    own
      .toSorted(
        (one, other) => toSize(other.sum, byWeight) - toSize(one.sum, byWeight) || (one.origin < other.origin ? -1 : 1),
      )
      .slice(0, mainOriginCount)
      .map(({ origin, sum }) => toCell('origin', sum, { member: members.codes[index] ?? '', text: origin })),
  );
}

/** The number of the period that a month belongs to: quarters as yyyy0q, years as yyyy00. */
export function periodNumber(period: number, kind: PeriodKind): number {
  switch (kind) {
    case 'month':
      return period;
    case 'quarter':
      return Math.floor(period / 100) * 100 + Math.floor(((period % 100) + 2) / 3);
    case 'year':
    case 'ytd':
      return Math.floor(period / 100) * 100;
  }
}

/** Lists the codes that a series has facts of, for the choices of a filter. */
export async function listCodes(snapshot: FactsSnapshot, asked: Asked, member: MemberKind): Promise<readonly string[]> {
  return sumRows(snapshot, { asked, kinds: [member], units: null }, (rows) => {
    const { codes, places } = toMembers(rows.cube, member);
    return placesThere(rows, places).map((index) => codes[index] ?? '');
  });
}

function placesThere({ all }: CubeRows, places: Uint32Array): readonly number[] {
  const found = new Set<number>();
  for (const row of all) found.add(places[row] ?? 0);
  return [...found];
}

/** Counts the members that traded in some months. */
export async function countMembers(
  snapshot: FactsSnapshot,
  asked: Asked,
  { member, units }: { readonly member: MemberKind; readonly units: readonly string[] },
): Promise<number> {
  return sumRows(
    snapshot,
    { asked, kinds: [member], units },
    (rows) => placesThere(rows, toMembers(rows.cube, member).places).length,
  );
}

/** Sums of members, and the cells with trade that they leave out because no weight is published. */
export interface MemberSums {
  readonly sums: ReadonlyMap<string, Sum>;
  readonly unweighed: number;
}

/** Sums members over some months. */
export async function listSums(
  snapshot: FactsSnapshot,
  asked: Asked,
  { member, units }: { readonly member: MemberKind; readonly units: readonly string[] },
): Promise<MemberSums> {
  if (units.length === 0) return { sums: new Map(), unweighed: 0 };
  return sumRows(snapshot, { asked, kinds: [member], units }, (rows) => {
    const members = toMembers(rows.cube, member);
    const { sums, unweighed } = sumSpan({ rows, members }, units);
    return {
      sums: new Map(sums.there.map((index) => [members.codes[index] ?? '', sums.of(index)])),
      unweighed: unweighed.reduce((count, own) => count + own, 0),
    };
  });
}
