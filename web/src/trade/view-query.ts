import { type LockReason, lockReasons } from '@btc/contract/members/access.ts';
import type { OperationName } from '@btc/contract/operations.ts';
import type { LockSample } from '@btc/contract/home/lock-sample.ts';
import type { ReleaseRow } from '@btc/contract/trade/calendar.ts';
import type { PeriodKind } from '@btc/contract/trade/period.ts';
import type { OptionLists } from '@btc/contract/trade/trade-fields.ts';
import type { CompanyTrend, ViewChart, ViewDict, ViewTable } from '@btc/contract/trade/view-answer.ts';
import { getView, toTrendOperation, type ViewCode } from '@btc/contract/trade/views.ts';
import { type ApiError, isApiError } from '@btc/contract/wire/errors.ts';
import { findDueDay, findNextRelease } from '@btc/contract/trade/next-release.ts';
import type { FailureKey } from '#i18n/error-messages.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { loadLockSample } from '#ui/state/load-lock-sample.ts';
import { toMeat, toPathMeat } from './address/meat.ts';
import { readPageState } from './address/page-address.ts';
import { openingState, type PageState } from './address/page-state.ts';
import { loadsChartAndTable, toContrastQuestion, toTrendQuestion } from './address/question.ts';
import { listReleases } from './next-release.ts';

/** Chart and table of a view; one is null where only the other was requested, or the view has none. */
export interface ViewAnswer {
  readonly chart: ViewChart | null;
  readonly table: ViewTable | null;
  /** Metadata of the view, from either the chart's or the table's answer. */
  readonly dict: ViewDict;
  readonly options: OptionLists | null;
}

export interface Locked {
  readonly kind: 'locked';
  readonly reason: LockReason;
  /** Items a trial account may still open; null where there is no trial. */
  readonly trialLeft: number | null;
  /** Content of the view; null where the answer does not state it. */
  readonly holds: Holds | null;
  /** Sample rows, where the editors allow them. */
  readonly sample?: LockSample | null;
}

export interface Holds {
  readonly members: number;
  readonly dataLimit: string;
  readonly isDemo: boolean;
}

export interface Failed {
  readonly kind: 'failed';
  readonly failure: FailureKey;
}

export type TrendFound =
  | { readonly kind: 'shown'; readonly trend: CompanyTrend }
  | { readonly kind: 'missing' }
  | Locked
  | Failed;

export type ViewFound =
  | {
      readonly kind: 'shown';
      readonly answer: ViewAnswer;
      readonly trend: TrendFound | null;
      /** The next release that will change the figures. */
      readonly next: ReleaseRow | null;
      /** Due date of the months that are not loaded; null: none are overdue. */
      readonly dueOn: string | null;
    }
  /** The address asks for something that does not exist; `answer` is the default view, for its filters. */
  | { readonly kind: 'refused'; readonly fields: readonly string[]; readonly answer: ViewAnswer | null }
  | Locked
  | Failed;

/** The calls of a view, which are one item of a trial: its company beside it is another. */
export function listViewCalls(view: ViewCode): readonly OperationName[] {
  const { chart, table } = getView(view).calls;
  return chart === null ? [table] : [chart, table];
}

async function ask({ api, edition }: PageQuery, state: PageState): Promise<ViewAnswer> {
  const question = toContrastQuestion(state, edition);
  const { chart: chartName, table: tableName } = getView(state.view).calls;
  const asksChart = chartName !== null && (loadsChartAndTable(state) || state.show === 'chart');
  const asksTable = chartName === null || loadsChartAndTable(state) || state.show === 'table';
  const [chart, table] = await Promise.all([
    asksChart ? api(chartName, question) : null,
    asksTable ? api(tableName, question) : null,
  ]);
  const found = chart?.Dict ?? table?.Dict;
  if (found === undefined) throw new Error(`Nothing was asked for ${state.view}`);
  const { Options: options = null, ...dict } = found;
  return {
    chart: chart === null ? null : { ...chart, Dict: dict },
    table:
      table === null ? null : { ...table, Dict: { ...dict, Columns: table.Dict.Columns, Members: table.Dict.Members } },
    dict,
    options,
  };
}

/** The period kind to ask instead, where the source lacks the requested one (yearly sources have no months); else null. */
function otherPeriod({ dict, options }: ViewAnswer, state: PageState): PeriodKind | null {
  if (dict.Source !== null) return null;
  const offered = options?.Sources ?? [];
  const request = state.source === null ? offered[0] : offered.find(({ Code }) => Code === state.source);
  const period = request?.Periods[0];
  return period === undefined || request?.Periods.includes(state.period ?? 'month') === true ? null : period;
}

async function askAgain(query: PageQuery, state: PageState): Promise<ViewAnswer> {
  const answer = await ask(query, state);
  const period = otherPeriod(answer, state);
  return period === null ? answer : ask(query, { ...state, period });
}

async function explain(query: PageQuery, state: PageState, error: unknown): Promise<ViewFound> {
  if (!isApiError(error)) return { kind: 'failed', failure: toFailureKey(error) };
  if (error.code === 1008) return { ...lockedBy(error), sample: await loadLockSample(query, 'view', state.view) };
  if (error.code !== 1001) return { kind: 'failed', failure: toFailureKey(error) };
  const opening = await askAgain(query, openingState(state.view)).catch(() => null);
  return { kind: 'refused', fields: (error.data.List ?? []).map(({ Field }) => Field), answer: opening };
}

function lockedBy({ data }: ApiError): Locked {
  const left = data.Dict?.['TrialLeft'];
  return {
    kind: 'locked',
    reason: lockReasons.find((reason) => reason === data.Dict?.['Reason']) ?? 'anonymous',
    trialLeft: typeof left === 'number' ? left : null,
    holds: readTotals(data.Dict ?? {}),
  };
}

function readTotals({ Members, DataLimit, Demo }: Readonly<Record<string, unknown>>): Holds | null {
  if (typeof Members !== 'number' || typeof DataLimit !== 'string' || Members === 0) return null;
  return { members: Members, dataLimit: DataLimit, isDemo: Demo === true };
}

export function toTrendCall({ view }: Pick<PageState, 'view'>, company: string) {
  return toTrendOperation(toMeat(view), company);
}

async function findTrend({ api, edition }: PageQuery, state: PageState): Promise<TrendFound | null> {
  if (state.company === null) return null;
  try {
    const name = toTrendCall(state, state.company);
    return { kind: 'shown', trend: await api(name, toTrendQuestion(state, state.company, edition)) };
  } catch (error) {
    if (isApiError(error) && error.code === 1008) return lockedBy(error);
    if (isApiError(error) && error.code === 1009) return { kind: 'missing' };
    return { kind: 'failed', failure: toFailureKey(error) };
  }
}

/** Loads the view of an address; a failure is shown in the figure's place. */
export async function loadView(query: PageQuery): Promise<ViewFound> {
  const state = readPageState(query.url.searchParams, toPathMeat(query.url.pathname));
  try {
    const [answer, trend, releases] = await Promise.all([
      askAgain(query, state),
      findTrend(query, state),
      listReleases(query),
    ]);
    const { Source, DataLimit } = answer.dict;
    const next = findNextRelease(releases, Source);
    return { kind: 'shown', answer, trend, next, dueOn: findDueDay(releases, Source, DataLimit) };
  } catch (error) {
    return explain(query, state, error);
  }
}
