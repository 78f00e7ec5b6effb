import type { PeriodKind } from '@btc/contract/trade/period.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import type { FailureKey } from '#i18n/error-messages.ts';
import type { PageQuery } from '#platform/page-query.ts';
import { failureKeyOf } from './failure.ts';
import { meatOf } from './meat.ts';
import { openingState, type PageState, readPageState } from './page-state.ts';
import { questionOf } from './question.ts';

async function ask({ api, edition }: PageQuery, state: PageState) {
  const question = questionOf(state, edition);
  const [chart, table] = await Promise.all([
    api('GetBeefWebDataOneChart', question),
    api('GetBeefWebDataOneTable', question),
  ]);
  const { Options: options = null, ...dict } = chart.Dict;
  return {
    dates: chart.Dates,
    series: chart.Datas,
    total: chart.Total,
    rows: table.Rows,
    sum: table.Row,
    columns: table.Dict.Columns,
    dict,
    options,
  };
}

/** Chart and table of Beef One, with what stands under them. */
export type BeefOne = Awaited<ReturnType<typeof ask>>;

export type BeefData =
  | { readonly kind: 'pork' }
  | { readonly kind: 'shown'; readonly one: BeefOne }
  /** The address asks for something that does not exist; `one` is the page without it, for its filters. */
  | { readonly kind: 'refused'; readonly fields: readonly string[]; readonly one: BeefOne }
  | { readonly kind: 'failed'; readonly failure: FailureKey };

/** A source that publishes years only cannot answer months: the kind of period that somebody can answer instead, or null. */
function otherPeriod({ dict, options }: BeefOne, state: PageState): PeriodKind | null {
  if (dict.Source !== null) return null;
  const offered = options?.Sources ?? [];
  const asked = state.source === null ? offered[0] : offered.find(({ Code }) => Code === state.source);
  const period = asked?.Periods[0];
  return period === undefined || asked?.Periods.includes(state.period ?? 'month') === true ? null : period;
}

async function askAgain(query: PageQuery, state: PageState): Promise<BeefOne> {
  const one = await ask(query, state);
  const period = otherPeriod(one, state);
  return period === null ? one : ask(query, { ...state, period });
}

function refusedFields(error: unknown): readonly string[] | null {
  if (!isApiError(error) || error.code !== 1001) return null;
  return (error.data.List ?? []).map(({ Field }) => Field);
}

/** What the data page shows at an address. */
export async function loadBeefData(query: PageQuery): Promise<BeefData> {
  if (meatOf(query.url.searchParams, query.edition) === 'pork') return { kind: 'pork' };
  const state = readPageState(query.url.searchParams);
  try {
    return { kind: 'shown', one: await askAgain(query, state) };
  } catch (error) {
    const fields = refusedFields(error);
    if (fields === null) throw error;
    return { kind: 'refused', fields, one: await askAgain(query, openingState) };
  }
}

/** The same in the browser, where a failure is shown in the figure's place and the page stands. */
export async function loadBeefDataInPlace(query: PageQuery): Promise<BeefData> {
  try {
    return await loadBeefData(query);
  } catch (error) {
    return { kind: 'failed', failure: failureKeyOf(error) };
  }
}
