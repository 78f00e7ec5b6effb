import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import { monthSpan } from '@btc/contract/trade/period.ts';
import { addDays, toMonthEnd } from '@btc/contract/time.ts';
import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import { getView } from '@btc/contract/trade/views.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { useMemo } from 'react';
import type { Figure } from '#charts/chart-frame.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { useAnswer } from '#platform/answers/use-answer.ts';
import type { OverlayCode } from '../../address/page-state.ts';
import { messages } from '../messages.ts';

/** An overlay, with one value for each period of the chart. */
export interface Overlay {
  readonly name: string;
  readonly unit: string;
  readonly decimals: 0 | 1 | 2;
  readonly values: readonly Figure[];
}

/** The overlay, or the issue that prevents it; both null while loading or where none was requested. */
export interface FoundOverlay {
  readonly overlay: Overlay | null;
  readonly issue: 'locked' | 'openable' | 'failed' | 'none' | null;
  /** Items left of a trial, if the overlay used one up; else null. */
  readonly trialLeft: number | null;
}

interface Dated {
  readonly day: string;
  readonly value: Figure;
}

interface FetchedSeries {
  readonly series: readonly Dated[];
  /** Distinguishes series of a kind, e.g. the live-cattle market. */
  readonly name: string;
  readonly trialLeft: number | null;
}

/** The mean of the values in each period; null where there are none. */
export function averageByPeriod(dates: readonly string[], series: readonly Dated[]): readonly Figure[] {
  return dates.map((date) => {
    const { from, to } = monthSpan(date);
    const values = series.flatMap(({ day, value }) =>
      value !== null && day.slice(0, 7) >= from && day.slice(0, 7) <= to ? [value] : [],
    );
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
  });
}

/** CNY per USD, from customs values of the same goods in both currencies; null where either is missing. */
export function toRates({ ValuesUsd, ValuesCny }: ViewChart['Total']): readonly Figure[] {
  return ValuesUsd.map((usd, at) => {
    const cny = ValuesCny[at] ?? null;
    return usd === null || cny === null || usd === 0 ? null : cny / usd;
  });
}

/** The origin of the live-cattle overlay: the only one chosen, else the largest. */
function findOrigin({ Datas, Dict }: ViewChart): string {
  const [one, other] = Dict.Selection.Origin;
  return one !== undefined && other === undefined ? one : (Datas[0]?.Code ?? '');
}

async function ask(
  code: 'index' | 'cattle',
  chart: ViewChart,
  edition: Edition,
  signal: AbortSignal,
): Promise<FetchedSeries> {
  const isEn = edition === 'en';
  const [first = '', last = ''] = [chart.Dates[0], chart.Dates.at(-1)];
  const StartDate = `${monthSpan(first).from}-01`;
  const EndDate = toMonthEnd(monthSpan(last).to);
  if (code === 'index') {
    const name = getView(chart.Dict.View).meat === 'beef' ? 'GetWebBeefPriceDataIndex' : 'GetPorkPriceDataIndex';
    // The week of the first day begins before it.
    const answer = await browserApi()(name, { isEn, Kind: 'forward', StartDate: addDays(StartDate, -6) }, { signal });
    return {
      series: answer.Rows.map(({ Date: day, Level }) => ({ day, value: Level })),
      name: '',
      trialLeft: null,
    };
  }
  const { Dates, Datas, Dict } = await browserApi()(
    'GetWebPriceLivecattleIndex',
    { isEn, StartDate, EndDate },
    { signal },
  );
  const found = Datas.find(({ Origin }) => Origin === findOrigin(chart));
  const series = (found?.UsdPerKg ?? []).map((value, at) => ({ day: Dates[at] ?? '', value }));
  return { series, name: found?.Name ?? '', trialLeft: Dict.TrialLeft };
}

/** The overlay of a chart in tonnes, fetched on demand. */
export function useOverlay(code: OverlayCode | null, chart: ViewChart, unit: SeriesUnit): FoundOverlay {
  const edition = useEdition();
  const remote = unit === 't' && (code === 'index' || code === 'cattle') ? code : null;
  const { StartDate, EndDate } = chart.Dict.Selection;
  const { data, failure } = useAnswer({
    name: `${remote} ${chart.Dict.View} ${StartDate} ${EndDate} ${findOrigin(chart)}`,
    ask: async (signal) => (remote === null ? null : ask(remote, chart, edition, signal)),
  });
  const found = remote === null ? null : data;
  const error = remote === null ? null : failure;
  // One object as long as nothing changes: a new one is a new drawing.
  return useMemo(
    () => (code === null || unit !== 't' ? nothing : toOverlay({ code, chart, edition, found, error })),
    [code, chart, unit, edition, found, error],
  );
}

const nothing: FoundOverlay = { overlay: null, issue: null, trialLeft: null };
const decimals = { unit: 0, index: 1, cattle: 2, rate: 2 } as const satisfies Record<OverlayCode, number>;

/** What a trial may still open is opened on its own page: the overlay is no item of this one. */
function toIssue(error: unknown): FoundOverlay['issue'] {
  if (!isApiError(error) || error.code !== 1008) return 'failed';
  return Number(error.data.Dict?.['TrialLeft'] ?? 0) > 0 ? 'openable' : 'locked';
}

interface Fetched {
  readonly code: OverlayCode;
  readonly chart: ViewChart;
  readonly edition: Edition;
  /** Null while loading, and for overlays from the chart's own answer. */
  readonly found: FetchedSeries | null;
  readonly error: unknown;
}

function toOverlay({ code, chart, edition, found, error }: Fetched): FoundOverlay {
  const t = pickMessages(edition, messages);
  const { name, unit } = t.overlays[code];
  const made = (values: readonly Figure[], market = '', trialLeft: number | null = null): FoundOverlay => {
    if (values.every((value) => value === null)) return { ...nothing, issue: 'none' };
    const overlay = { name: market === '' ? name : t.overlayOf(name, market), unit, decimals: decimals[code], values };
    return { overlay, issue: null, trialLeft };
  };
  if (code === 'unit') return made(chart.Total.UnitValues ?? []);
  if (code === 'rate') return made(toRates(chart.Total));
  if (error !== null) return { ...nothing, issue: toIssue(error) };
  return found === null ? nothing : made(averageByPeriod(chart.Dates, found.series), found.name, found.trialLeft);
}
