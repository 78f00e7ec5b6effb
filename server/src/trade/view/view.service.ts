import type { LockReason } from '@btc/contract/members/access.ts';
import type { MemberKind } from '@btc/contract/trade/dimensions.ts';
import type { FactsSnapshot } from '../facts/facts-snapshot.ts';
import { weightFactor } from '../question.ts';
import type { Question } from '../question.ts';
import { listSeries } from '../series.ts';
import type { Series } from '../series.ts';
import { chooseSeries } from '../source-choice.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { earlierPeriods, toSpans, toWindow } from '../window.ts';
import type { Window } from '../window.ts';
import type { FactsQuery } from './figures/fact-conditions.ts';
import { readFigures } from './figures/figures.ts';
import type { Figures } from './figures/figures.ts';
import { countPlants } from './figures/plant-counts.queries.ts';
import { showsMainOrigins } from './present/columns.ts';
import { listChoices } from './choices.ts';
import type { Choices } from './choices.ts';
import { openView } from './authorize-view.ts';
import type { RequestedBy, OpenedView } from './authorize-view.ts';
import type { View } from './view-shape.ts';
import { findRevisedCells, type RevisedCell } from './revised-cells.ts';

/** Which of its two forms a view is asked for in. */
export type ViewForm = 'chart' | 'table';

/** All that the chart or the table of a view is presented from. */
export interface ViewAnswer extends OpenedView {
  readonly form: ViewForm;
  readonly member: MemberKind;
  readonly stand: ViewResult;
  /** What of the answer was changed since it was published: units, and origins. */
  readonly revised: readonly RevisedCell[];
}

/** What the facts say to a question. */
export interface ViewResult {
  /** All series that have the goods, also those that cannot answer the kind of period. */
  readonly offered: readonly Series[];
  readonly candidates: readonly Series[];
  /** Null where nobody has published anything for the question. */
  readonly found: FoundSeries | null;
  readonly choices: Choices;
}

/** The series that answers, cut to what the reader may see, with its sums. */
export interface FoundSeries {
  readonly series: Series;
  readonly window: Window;
  readonly figures: Figures;
  /** Plants that each member bought from or shipped with, where that is told. */
  readonly plants: ReadonlyMap<string, number> | null;
}

export type ViewService = (view: View, form: ViewForm, request: RequestedBy) => Promise<ViewAnswer>;

/** Makes the service behind the views of members and periods. */
export function createViewService(deps: TradeDeps): ViewService {
  return async (view, form, request) => {
    const opened = await openView(deps, view, request);
    const { question, lock } = opened;
    const member = view[form];
    const stand = await deps.facts.use(question.asPublishedOn, (snapshot) =>
      resolveView(snapshot, { view, form, member, question, lock }),
    );
    return { ...opened, form, member, stand, revised: await findRevisedCells(deps.db, question, stand.found) };
  };
}

interface Reading {
  readonly view: View;
  readonly form: ViewForm;
  readonly member: MemberKind;
  readonly question: Question;
  readonly lock: LockReason | null;
}

async function resolveView(snapshot: FactsSnapshot, reading: Reading): Promise<ViewResult> {
  const { question, view } = reading;
  const offered = listSeries(snapshot.catalogue, question);
  const { candidates, series } = chooseSeries(offered, question);
  const [found, choices] = await Promise.all([
    series === null ? null : find(snapshot, series, reading),
    listChoices(snapshot, { series, question, view }),
  ]);
  return { offered, candidates, found, choices };
}

/** The facts of a series that a question asks for. */
export function toFactsQuery(series: Series, question: Question): FactsQuery {
  return {
    source: series.source,
    grain: series.grain,
    goods: question,
    filters: { ...question.filters, origin: question.origins },
  };
}

async function find(snapshot: FactsSnapshot, series: Series, reading: Reading): Promise<FoundSeries> {
  const { question, member, lock, form, view } = reading;
  const window = toWindow(series, question, lock !== null);
  // Shares of origins are of all origins: the filter of origins chooses among their sums, not among the facts.
  const query = toFactsQuery(series, member === 'origin' ? { ...question, origins: [] } : question);
  const [figures, plants] = await Promise.all([
    readFigures(snapshot, {
      member,
      query,
      units: toSpans(series, window),
      periods: window.unitsByPeriod,
      earlier: view.rows === 'periods' ? earlierPeriods(series, window) : new Map(),
      byPeriod: form === 'table' && view.rows === 'members' ? 'weights' : 'sums',
      seriesMembers: seriesMembers(reading, window),
      members: member === 'origin' ? question.origins : [],
      mainOrigins: form === 'table' && showsMainOrigins(view) && series.source !== 'customsPlaces',
      factor: weightFactor(question),
    }),
    countPlantsBy(snapshot, query, { member, units: window.units }),
  ]);
  return { series, window, figures, plants };
}

/** The largest members of a chart have a series of their own; of few kinds of member all have. */
const chartMembers = 12;
/** Rows have small lines as long as these are not too many figures together. */
const lineFigures = 6000;

function seriesMembers({ member, form }: Reading, { periods }: Window): number | 'all' {
  if (member === 'origin' || member === 'form' || member === 'line' || member === 'cut') return 'all';
  return form === 'chart' ? chartMembers : Math.floor(lineFigures / Math.max(1, periods.length));
}

async function countPlantsBy(
  snapshot: FactsSnapshot,
  query: FactsQuery,
  { member, units }: { readonly member: MemberKind; readonly units: readonly string[] },
): Promise<ReadonlyMap<string, number> | null> {
  if ((member !== 'importer' && member !== 'exporter') || units.length === 0) return null;
  return countPlants(snapshot, query, { member, units });
}
