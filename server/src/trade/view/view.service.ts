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

export type ViewForm = 'chart' | 'table';

export interface ViewAnswer extends OpenedView {
  readonly form: ViewForm;
  readonly member: MemberKind;
  readonly result: ViewResult;
  readonly revised: readonly RevisedCell[];
}

export interface ViewResult {
  /** All series that have the goods, also those that cannot answer the kind of period. */
  readonly offered: readonly Series[];
  readonly candidates: readonly Series[];
  /** Null where nothing is published for the question. */
  readonly found: FoundSeries | null;
  readonly choices: Choices;
}

export interface FoundSeries {
  readonly series: Series;
  readonly window: Window;
  readonly figures: Figures;
  /** Number of plants that each member bought from or shipped with; null where not available. */
  readonly plants: ReadonlyMap<string, number> | null;
}

export type ViewService = (view: View, form: ViewForm, request: RequestedBy) => Promise<ViewAnswer>;

export function createViewService(deps: TradeDeps): ViewService {
  return async (view, form, request) => {
    const opened = await openView(deps, view, request);
    const { question, lock } = opened;
    const member = view[form];
    const result = await deps.facts.use(question.asPublishedOn, (snapshot) =>
      resolveView(snapshot, { view, form, member, question, lock }),
    );
    return { ...opened, form, member, result, revised: await findRevisedCells(deps.db, question, result.found) };
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
      wholePeriods: form === 'chart' && view.hasStructure,
      members: member === 'origin' ? question.origins : [],
      mainOrigins: form === 'table' && showsMainOrigins(view) && series.source !== 'customsPlaces',
      factor: weightFactor(question),
    }),
    countPlantsBy(snapshot, query, { member, units: window.units }),
  ]);
  return { series, window, figures, plants };
}

/** Largest members of a chart with series of their own; origins, forms, lines and cuts all have one. */
const chartMembers = 12;
/** Limit for the figures of all small lines in a table; members beyond it have none. */
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
