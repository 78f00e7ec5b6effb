import type { DutyLine } from '@btc/contract/safeguard/duty.ts';
import type { FillDays } from '@btc/contract/safeguard/fill-projection.ts';
import { addMonths, listMonths } from '@btc/contract/time.ts';
import type { FactsSnapshot } from '../../facts/facts-snapshot.ts';
import type { Question } from '../../question.ts';
import { findPortalDay, type PortalDay } from '#platform/clock/portal-day.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import {
  type CountedLine,
  type CountedQuotas,
  type KnownSafeguard,
  listDutyLines,
  listQuotas,
  type Quota,
  type Safeguard,
} from '#safeguard/face.ts';
import { findReleaseDay } from '../../safeguard/release-day.ts';
import { listSeries } from '../../series.ts';
import type { Series } from '../../series.ts';
import { chooseSeries } from '../../source-choice.ts';
import type { ViewDeps } from '../../trade-deps.ts';
import { toWindow } from '../../window.ts';
import type { Window } from '../../window.ts';
import { listChoices } from '../choices.ts';
import type { Choices } from '../choices.ts';
import { readFigures } from '../figures/figures.ts';
import type { Figures } from '../figures/figures.ts';
import { openView } from '../authorize-view.ts';
import type { RequestedBy, OpenedView } from '../authorize-view.ts';
import type { View } from '../view-shape.ts';
import { toFactsQuery } from '../view.service.ts';

export interface YearAnswer extends OpenedView {
  readonly result: YearResult;
  /** Quotas of the year and later ones; null where the goods have none. */
  readonly safeguard: YearSafeguard | null;
}

export interface YearSafeguard {
  readonly quotas: readonly Quota[];
  readonly known: KnownSafeguard;
  readonly dutyLines: readonly DutyLine[];
  readonly day: string;
  /** The portal's today; null where it is not in the year. */
  readonly today: PortalDay | null;
  /** Fill days as projected with each month; null unless one origin with its own quota is chosen, as quotas are not shared. */
  readonly fills: readonly (FillDays | null)[] | null;
}

export interface YearResult {
  readonly offered: readonly Series[];
  readonly candidates: readonly Series[];
  readonly choices: Choices;
  readonly found: FoundYears | null;
}

/** Months of the answering series, with sums by origin in product weight. */
export interface FoundYears {
  readonly series: Series;
  readonly window: Window;
  /** The year whose quotas are shown, and that the others are compared with. */
  readonly year: number;
  readonly firstYear: number;
  readonly figures: Figures;
}

/** Years shown before the last one by default; the band covers as many. */
export const earlierYears = 5;
const maxYears = 10;

export function createYearComparisonService(deps: ViewDeps) {
  return async (view: View, request: RequestedBy): Promise<YearAnswer> => {
    const opened = await openView(deps, view, request);
    // Months of the year are what it compares, whatever periods another view was left with.
    const question: Question = { ...opened.question, period: 'month' };
    const result = await deps.facts.use(question.asPublishedOn, (snapshot) => resolveView(snapshot, question, view));
    return { ...opened, question, result, safeguard: await readSafeguard(deps, question, result.found) };
  };
}

/** The safeguard counts beef alone, as shipped. */
async function readSafeguard(
  { db, safeguard, clock }: ViewDeps,
  question: Question,
  found: FoundYears | null,
): Promise<YearSafeguard | null> {
  if (found === null || question.groups.length !== 1 || question.groups[0] !== 'beef') return null;
  const { asPublishedOn } = question;
  const [quotas, known, dutyLines, today] = await Promise.all([
    listQuotas(db, asPublishedOn === null ? {} : { asPublishedOn }),
    safeguard.read(asPublishedOn ?? undefined),
    listDutyLines(db, 'beef'),
    findPortalDay(db, shanghaiDay(clock.now())),
  ]);
  return {
    quotas: quotas.filter(({ year }) => year >= found.year),
    known,
    fills: await readFills(safeguard, known, { origins: question.origins, year: found.year }),
    dutyLines,
    day: dayWithin(found.year, asPublishedOn ?? today.day),
    today: today.day.startsWith(String(found.year)) ? today : null,
  };
}

async function readFills(
  { countOn }: Safeguard,
  { record, counted }: KnownSafeguard,
  { origins: [line, ...others], year }: { readonly origins: readonly string[]; readonly year: number },
): Promise<YearSafeguard['fills']> {
  const find = (by: CountedQuotas | null): CountedLine | undefined =>
    by?.counts.find((one) => one.line === line && one.year === year);
  const own = find(counted);
  if (own === undefined || others.length > 0) return null;
  const earlier = listMonthsIn(year).slice(0, Math.max(0, own.months.length - 1));
  const before = await Promise.all(earlier.map(async (month) => find(await countOn(record, findReleaseDay(month)))));
  return [...before, own].slice(0, own.months.length).map((count) => count?.projection ?? null);
}

/** The day itself where it is in the year, else the nearest that is. */
function dayWithin(year: number, day: string): string {
  if (day < `${year}-01-01`) return `${year}-01-01`;
  return day > `${year}-12-31` ? `${year}-12-31` : day;
}

async function resolveView(snapshot: FactsSnapshot, question: Question, view: View): Promise<YearResult> {
  const offered = listSeries(snapshot.catalogue, question);
  const { candidates, series } = chooseSeries(offered, question);
  const choices = await listChoices(snapshot, { series, question, view });
  return { offered, candidates, choices, found: series === null ? null : await find(snapshot, series, question) };
}

async function find(snapshot: FactsSnapshot, series: Series, question: Question): Promise<FoundYears> {
  const { year, firstYear } = toYears(series, question);
  const window = toWindow(series, { ...question, isFirst: false, start: `${firstYear}-01`, end: `${year}-12` }, false);
  // The band's years, and the year before the first shown, are read too.
  const from = `${Math.min(firstYear - 1, year - earlierYears)}-01`;
  const published = new Set(series.units);
  const now = listMonths(from, `${year}-12`).filter((month) => published.has(month));
  const figures = await readFigures(snapshot, {
    member: 'origin',
    query: { ...toFactsQuery(series, question), filters: {} },
    units: { now, recent: [], before: [], toDate: [], toDateBefore: [] },
    periods: new Map(now.map((month) => [month, [month]])),
    earlier: new Map(),
    byPeriod: 'sums',
    seriesMembers: 'all',
    wholePeriods: false,
    members: [],
    mainOrigins: false,
    factor: 1,
  });
  return { series, window, year, firstYear, figures };
}

function toYears(series: Series, question: Question): { year: number; firstYear: number } {
  const last = series.units.at(-1) ?? '';
  const end = question.end === null || question.end > last ? last : question.end;
  const year = Number(end.slice(0, 4));
  const first = question.start === null ? year - earlierYears : Number(question.start.slice(0, 4));
  return { year, firstYear: Math.min(Math.max(first, year - maxYears + 1), year) };
}

export function listMonthsIn(year: number): readonly string[] {
  const first = `${String(year).padStart(4, '0')}-01`;
  return listMonths(first, addMonths(first, 11));
}
