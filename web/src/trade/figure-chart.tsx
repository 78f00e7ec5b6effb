import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import { useCallback } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { type StackedColumns, stackedColumnsOption } from '#charts/stacked-columns.ts';
import { type TooltipContent, tooltipClass, tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { formatOf } from '#i18n/format.ts';
import { messagesOf } from '#i18n/messages.ts';
import { axisStep, layersOf, totalsOf } from './beef-one-figure.ts';
import type { BeefOne } from './beef-one-query.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { axisLabels, periodText } from './periods.ts';

export interface FigureChartProps {
  readonly one: BeefOne;
  readonly unit: SeriesUnit;
  readonly at: string | null;
  readonly mode: 'large' | 'small';
  readonly label: string;
  readonly onPick: (period: string | null) => void;
}

/** Stacked columns by origin with their total; a press on a column chooses its period, a second one lets go of it. */
export function FigureChart({ one, unit, at, mode, label, onPick }: FigureChartProps) {
  const edition = useEdition();
  const option = useCallback(
    (theme: ChartTheme) => stackedColumnsOption(columnsOf({ one, unit, at, mode, edition, theme }), theme),
    [one, unit, at, mode, edition],
  );
  return (
    <Chart
      label={label}
      option={option}
      size={mode}
      onPick={(place) => {
        const period = one.dates[place] ?? null;
        onPick(period === at ? null : period);
      }}
    />
  );
}

interface Drawing {
  readonly one: BeefOne;
  readonly unit: SeriesUnit;
  readonly at: string | null;
  readonly mode: 'large' | 'small';
  readonly edition: Edition;
  readonly theme: ChartTheme;
}

/** What is drawn for an answer. */
export function columnsOf(drawing: Drawing): StackedColumns {
  const { one, unit, at, mode, edition } = drawing;
  const t = messagesOf(edition, { cn: zh, en });
  const format = formatOf(edition);
  const totals = totalsOf(one, unit);
  const step = axisStep(totals, unit);
  const picked = at === null ? -1 : one.dates.indexOf(at);
  const isProvisional = (date: string): boolean => one.dict.Provisional.includes(date);
  const isPartial = (date = ''): boolean => one.dict.Partial.includes(date);
  return {
    labels: axisLabels(edition, one.dates).map((label, place) => (isPartial(one.dates[place]) ? `*${label}` : label)),
    layers: layersOf(one, unit, { edition, other: t.otherOrigins }),
    total: { name: t.total, values: totals },
    provisional: new Set(one.dates.flatMap((date, place) => (isProvisional(date) ? [place] : []))),
    picked: picked === -1 ? null : picked,
    axisTitle: step === 1 ? t.axis[unit].plain : t.axis[unit].scaled,
    axisText: (value) => format.number(value / step, value !== 0 && value < step ? 1 : 0),
    tooltip: (place) => tooltipElement(tooltipOf(place, drawing)),
    compact: mode === 'small',
    tooltipClass,
  };
}

function tooltipOf(place: number, { one, unit, edition, theme }: Drawing): TooltipContent {
  const t = messagesOf(edition, { cn: zh, en });
  const format = formatOf(edition);
  const date = one.dates[place] ?? '';
  const total = totalsOf(one, unit)[place] ?? null;
  const figure = (value: number | null): string => (value === null ? '–' : format.number(value));
  const share = (value: number | null): string =>
    value === null || total === null || total === 0 ? '' : format.percent((value / total) * 100);
  const layers = layersOf(one, unit, { edition, other: t.otherOrigins }).filter(({ values }) => values[place] !== null);
  return {
    title: `${periodText(edition, date)} · ${t.axis[unit].plain}`,
    lines: [
      ...layers.map(({ code, name, values }) => {
        const value = values[place] ?? null;
        return { name, color: theme.originColor(code), texts: [figure(value), share(value)] };
      }),
      { name: t.total, color: null, texts: [figure(total), ''] },
    ],
    notes: [
      ...(one.dict.Provisional.includes(date) ? [t.provisionalMark] : []),
      ...(one.dict.Partial.includes(date) ? [t.partialMark] : []),
    ],
  };
}
