import { factDimensions } from '@btc/contract/trade/dimensions.ts';
import type { FactSource } from '@btc/contract/trade/trade-codes.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import { matchHsCode } from '@btc/reference/goods/hs-codes.ts';
import { type Catalogue, type PublishedCell, toCatalogue } from '../facts/catalogue.ts';
import { groupsWithoutDemo } from '../facts/demo-closure.ts';
import { toInteger, formatText } from '../facts/duckdb.ts';
import { type FactsSnapshot, isDamaged } from '../facts/facts-snapshot.ts';
import { codesOverlap, formatPeriodText } from '../facts/vintage.ts';
import type { Question } from '../question.ts';
import { toFirstMonth, toLastMonth, listSeries, type Series } from '../series.ts';
import { chooseSeries } from '../source-choice.ts';
import { isOfPeriods, yearEarlier } from '../view/contrast/contrast-question.ts';
import { sumMembers } from '../view/figures/sum-facts.ts';
import { rankCodes } from '../view/figures/rank-members.ts';
import { openingQuestion } from '../view/locked-preview.ts';
import { viewPolicies } from '../view/view-access.ts';
import type { View } from '../view/view-shape.ts';
import { earlierYears } from '../view/years/year-comparison.service.ts';
import { toWindow } from '../window.ts';
import type { Incoming } from './changes.ts';
import type { Staging } from './facts/staging.ts';

/** Months and their sums; tonnes and dollars are null where they are not published. */
export interface OpeningSpan {
  /** Null: all origins. */
  readonly origin: string | null;
  /** First and last month, `YYYY-MM`. */
  readonly from: string;
  readonly to: string;
  readonly tonnes: number | null;
  readonly usd: number | null;
}

export interface Opening extends OpeningSpan {
  readonly source: FactSource;
  /** The other side of a contrast; null: there is none. */
  readonly against: OpeningSpan | null;
}

/** Views whose first page changes with a load; null: nothing to show. */
export interface PublicEffect {
  readonly views: readonly string[];
  readonly before: Opening | null;
  readonly after: Opening | null;
}

interface Facts {
  readonly snapshot: FactsSnapshot;
  readonly incoming: Incoming;
}

/** Which views' first pages would change, as seen with full access. Needs `findChanges` to have run; within `withPresent`. */
export async function findPublicEffects(
  staging: Staging,
  { snapshot, incoming }: Facts,
): Promise<readonly PublicEffect[]> {
  const catalogue = await catalogueAfter(staging, { snapshot, incoming });
  const added = await listAdded(staging);
  return compareOpenings(
    { snapshot, catalogue: snapshot.catalogue, added: [] },
    { snapshot, catalogue, added, incoming },
  );
}

export interface Standing {
  readonly snapshot: FactsSnapshot;
  readonly catalogue: Catalogue;
  readonly added: readonly Added[];
  readonly incoming?: Incoming;
}

export async function compareOpenings(before: Standing, after: Standing): Promise<readonly PublicEffect[]> {
  const effects = new Map<string, { views: string[]; before: Opening | null; after: Opening | null }>();
  for (const view of dataViews) {
    const [now, then] = [await readOpening(before, view), await readOpening(after, view)];
    const [was, is] = [JSON.stringify(now), JSON.stringify(then)];
    if (was === is) continue;
    const key = `${view.meat} ${was} ${is}`;
    const known = effects.get(key) ?? { views: [], before: now, after: then };
    effects.set(key, { ...known, views: [...known.views, view.code] });
  }
  return [...effects.values()];
}

/** The January that is its source's latest month: no view shows it before February is there. Null: none. */
export function findWithheldJanuary({
  snapshot: { vintages },
  incoming: { source, grain, periodTo },
}: Facts): string | null {
  if (grain !== 'month' || periodTo % 100 !== 1) return null;
  const isLater = vintages.some((one) => one.source === source && one.grain === grain && one.periodTo > periodTo);
  return isLater ? null : formatPeriodText(periodTo);
}

async function catalogueAfter(staging: Staging, { snapshot, incoming }: Facts): Promise<Catalogue> {
  const { dimensions } = await staging.coverage();
  const last = snapshot.vintages.reduce((id, vintage) => Math.max(id, vintage.id), 0);
  const arriving = {
    ...incoming,
    dimensions,
    id: last + 1,
    fileName: '',
    fileChecksum: '',
    rowCount: staging.count,
    loadedAt: new Date(0),
    isCurrent: true,
  };
  const vintages = [...snapshot.vintages, arriving];
  const kept = snapshot.published.filter((published) => !isReplaced(published, incoming));
  return toCatalogue({
    vintages,
    withoutDemo: groupsWithoutDemo(snapshot.closedMeats, vintages),
    published: [...kept, ...(await listArriving(staging, incoming.source))],
  });
}

function isReplaced({ source, unit, code }: PublishedCell, incoming: Incoming): boolean {
  const period = Number(unit.slice(0, 4)) * 100 + Number(unit.slice(5));
  return (
    incoming.origins === null &&
    source === incoming.source &&
    (unit.length === 4) === (incoming.grain === 'year') &&
    period >= incoming.periodFrom &&
    period <= incoming.periodTo &&
    incoming.hsCodes.some((one) => codesOverlap(one, code))
  );
}

async function listArriving({ connection }: Staging, source: FactSource): Promise<readonly PublishedCell[]> {
  const dimensions = factDimensions.map((name) => `${name} is not null`).join(', ');
  const rows = await connection.runAndReadAll(
    `select distinct period, hs, usd_apportioned or cny_apportioned, ${dimensions} from arriving`,
  );
  return rows.getRows().map(([period, code, isApportioned, ...published]) => ({
    // No opening depends on it.
    isConverted: false,
    source,
    unit: formatPeriodText(toInteger(period)),
    code: formatText(code),
    isApportioned: isApportioned === true,
    dimensions: factDimensions.filter((_, index) => published[index] === true),
  }));
}

/** What a file adds to a period, origin and tariff code, in grams and cents; negative where it removes. */
interface Added {
  readonly unit: string;
  readonly origin: string;
  readonly code: string;
  readonly grams: number;
  readonly usdCents: number;
}

async function listAdded({ connection }: Staging): Promise<readonly Added[]> {
  const rows = await connection.runAndReadAll(`
    select period, origin, hs, (coalesce(sum(a_g), 0) - coalesce(sum(b_g), 0))::bigint,
      (coalesce(sum(a_usd_cents), 0) - coalesce(sum(b_usd_cents), 0))::bigint from compared where differs or not was or not is_now
    group by period, origin, hs`);
  return rows.getRows().map(([period, origin, code, grams, usdCents]) => ({
    unit: formatPeriodText(toInteger(period)),
    origin: formatText(origin),
    code: formatText(code),
    grams: toInteger(grams),
    usdCents: toInteger(usdCents),
  }));
}

async function readOpening(standing: Standing, view: View): Promise<Opening | null> {
  const question = openingQuestion(viewPolicies[view.code]);
  const { series } = chooseSeries(listSeries(standing.catalogue, question), question);
  // What a damaged source opens with cannot be known, before or after.
  if (series === null || isDamaged(standing.snapshot, series.source)) return null;
  const sum = (units: readonly string[]) => sumByOrigin(standing, series, { question, units });
  const units = listUnits(view, series, question);
  const { source } = series;
  if (view.rows !== 'contrast') return openingFrom(source, [toSpan(units, await sum(units), null)]);
  if (isOfPeriods(view)) {
    const earlier = new Set(yearEarlier(units));
    const before = series.units.filter((unit) => earlier.has(unit));
    return openingFrom(source, [toSpan(units, await sum(units), null), toSpan(before, await sum(before), null)]);
  }
  const sums = await sum(units);
  const [first, second] = largestOrigins(sums);
  const findOriginSpan = (origin: string | undefined): OpeningSpan | null =>
    origin === undefined ? null : toSpan(units, sums, origin);
  return openingFrom(source, [findOriginSpan(first), findOriginSpan(second)]);
}

function openingFrom(source: FactSource, spans: readonly (OpeningSpan | null)[]): Opening | null {
  const [first = null, against = null] = spans;
  return first === null ? null : { source, ...first, against };
}

function listUnits(view: View, series: Series, question: Question): readonly string[] {
  if (view.rows !== 'monthsOfYear') return toWindow(series, question, false).units;
  const year = Number((series.units.at(-1) ?? '').slice(0, 4));
  const span = { isFirst: false, start: `${year - earlierYears}-01`, end: `${year}-12` };
  return toWindow(series, { ...question, ...span }, false).units;
}

interface OriginSum {
  readonly grams: number | null;
  readonly usdCents: number | null;
}

function toSpan(
  units: readonly string[],
  sums: ReadonlyMap<string, OriginSum>,
  origin: string | null,
): OpeningSpan | null {
  const [first, last] = [units[0], units.at(-1)];
  if (first === undefined || last === undefined) return null;
  const own = origin === null ? [...sums.values()] : [sums.get(origin) ?? { grams: null, usdCents: null }];
  const total = (numbers: readonly (number | null)[], unit: number): number | null => {
    const published = numbers.filter((number) => number !== null);
    return published.length === 0 ? null : published.reduce((sum, one) => sum + one, 0) / unit;
  };
  return {
    origin,
    from: toFirstMonth(first),
    to: toLastMonth(last),
    tonnes: total(
      own.map(({ grams }) => grams),
      1e6,
    ),
    usd: total(
      own.map(({ usdCents }) => usdCents),
      100,
    ),
  };
}

function largestOrigins(sums: ReadonlyMap<string, OriginSum>): readonly string[] {
  const isWeighed = [...sums.values()].some(({ grams }) => grams !== null);
  return rankCodes([...sums.keys()], (code) => (isWeighed ? sums.get(code)?.grams : sums.get(code)?.usdCents) ?? 0);
}

function isFromNetwork(code: string, { groups }: Question): boolean {
  const match = matchHsCode(code);
  const group = match.kind === 'line' || match.kind === 'position' ? match.group : null;
  return group !== null && groups.includes(group);
}

/** Sums by origin with the file's changes; null stays null where nothing is added. */
async function sumByOrigin(
  { snapshot, added, incoming }: Standing,
  { source, grain }: Series,
  { question, units }: { readonly question: Question; readonly units: readonly string[] },
): Promise<ReadonlyMap<string, OriginSum>> {
  const request = { source, grain, goods: question, filters: {} };
  const sums = await sumMembers(snapshot, request, { member: 'origin', units });
  const byOrigin = new Map<string, OriginSum>([...sums].map(([origin, { sum }]) => [origin, sum]));
  const isOfFile = incoming?.source === source && incoming.grain === grain;
  const ofFile = isOfFile
    ? added.filter(({ unit, code }) => units.includes(unit) && isFromNetwork(code, question))
    : [];
  for (const { origin, grams, usdCents } of ofFile) {
    const known = byOrigin.get(origin) ?? { grams: null, usdCents: null };
    byOrigin.set(origin, { grams: plus(known.grams, grams), usdCents: plus(known.usdCents, usdCents) });
  }
  return byOrigin;
}

function plus(sum: number | null, added: number): number | null {
  return sum === null && added === 0 ? null : (sum ?? 0) + added;
}
