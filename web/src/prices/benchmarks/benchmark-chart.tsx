import { nameIn } from '@btc/contract/names.ts';
import { useCallback } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { type Lines, lineParts, buildLinesOption } from '#charts/lines/lines.ts';
import { dayLabels, type TimeAxis, timeAxis } from '#charts/lines/over-time.ts';
import { seriesToken } from '#charts/series-colors.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat, useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { benchmarkUnit, formatDateText, hasRange, isTraded, formatValueText } from './benchmark-names.ts';
import type { Benchmark, BenchmarkValue } from './benchmark-query.ts';
import type { compare } from './comparison.ts';
import { messages } from './messages.ts';

const narrowWidth = 520;
const token = '--accent';
const otherToken = seriesToken(0);

/** Benchmark and index in per cent of their first common value, with the index levels. */
export interface Comparison extends NonNullable<ReturnType<typeof compare>> {
  readonly name: string;
  readonly levels: readonly (number | null)[];
}

export interface BenchmarkChartProps {
  readonly benchmark: Benchmark;
  readonly values: readonly BenchmarkValue[];
  readonly comparison: Comparison | null;
}

interface Drawing extends BenchmarkChartProps {
  readonly axis: TimeAxis;
  readonly edition: Edition;
  readonly theme: ChartTheme;
}

export function BenchmarkChart({ benchmark, values, comparison }: BenchmarkChartProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) => {
      const axis = timeAxis(values.map(({ Date: day }) => day));
      const drawing = { benchmark, values, comparison, axis, edition, theme };
      const lines = comparison === null ? toSingleBenchmarkLines(drawing) : toBesideLines({ ...drawing, comparison });
      return buildLinesOption({ ...lines, compact: space.width < narrowWidth }, theme, space);
    },
    [benchmark, values, comparison, edition],
  );
  const [first, last] = [values[0], values.at(-1)].map((row) =>
    row === undefined ? '' : formatDateText(format, benchmark, row.Date),
  );
  const latest = values.at(-1)?.Value ?? null;
  const text =
    latest === null ? '–' : `${formatValueText(format, benchmark, latest)} ${benchmarkUnit(edition, benchmark)}`;
  return (
    <Chart
      label={t.chartLabel(nameIn(edition, benchmark), first ?? '', last ?? '', text)}
      option={option}
      parts={lineParts}
    />
  );
}

function formatLabels({ benchmark, axis, edition }: Drawing): readonly string[] {
  const format = getFormat(edition);
  return benchmark.Frequency === 'month'
    ? axis.slots.map((day) => format.monthShort(day))
    : dayLabels(format, axis.slots);
}

const plain = { provisional: new Set<number>(), picked: null, compact: false, fromZero: false };

export function toSingleBenchmarkLines(drawing: Drawing): Lines {
  const { benchmark, values, axis, edition, theme } = drawing;
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const withRange = hasRange(values);
  const unit = benchmarkUnit(edition, benchmark);
  const text = (value: number | null) => (value === null ? '–' : formatValueText(format, benchmark, value));
  return {
    ...plain,
    labels: formatLabels(drawing),
    axisTitle: unit,
    axisText: (value) => format.number(value, value >= 20 ? 0 : 1),
    lines: [{ code: 'VALUE', name: '', token, values: axis.spread(values.map(({ Value }) => Value)), style: 'strong' }],
    band: withRange
      ? {
          min: axis.spread(values.map(({ Low }) => Low)),
          max: axis.spread(values.map(({ High }) => High)),
          token,
        }
      : undefined,
    tooltip: (index) => {
      const row = values[axis.rowAt(index)];
      if (row === undefined) return null;
      const color = theme.color(token);
      const range = { name: t.range, color, texts: [`${text(row.Low)}–${text(row.High)}`] };
      return tooltipElement({
        title: `${formatDateText(format, benchmark, row.Date)} · ${unit}`,
        lines: [
          { name: isTraded(values) ? t.close : t.price, color, texts: [text(row.Value)] },
          ...(withRange ? [range] : []),
        ],
        notes: [],
      });
    },
  };
}

export function toBesideLines(drawing: Drawing & { readonly comparison: Comparison }): Lines {
  const { benchmark, values, comparison, axis, edition, theme } = drawing;
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const baseDay = values[comparison.base]?.Date ?? '';
  const name = nameIn(edition, benchmark);
  return {
    ...plain,
    labels: formatLabels(drawing),
    axisTitle: t.indexed(formatDateText(format, benchmark, baseDay)),
    axisText: (value) => format.number(value),
    lines: [
      { code: 'VALUE', name: t.own, token, values: axis.spread(comparison.own), style: 'strong' },
      {
        code: 'LEVEL',
        name: comparison.name,
        token: otherToken,
        values: axis.spread(comparison.other),
        style: 'plain',
      },
    ],
    tooltip: (index) => {
      const at = axis.rowAt(index);
      const row = values[at];
      if (row === undefined) return null;
      const level = comparison.levels[at] ?? null;
      const price =
        row.Value === null
          ? '–'
          : `${formatValueText(format, benchmark, row.Value)} ${benchmarkUnit(edition, benchmark)}`;
      const points = level === null ? '–' : `${format.number(level, 2)} ${t.points}`;
      const per = (value: number | null) => (value === null ? '–' : format.number(value, 1));
      return tooltipElement({
        title: formatDateText(format, benchmark, row.Date),
        lines: [
          { name, color: theme.color(token), texts: [per(comparison.own[at] ?? null), price] },
          {
            name: comparison.name,
            color: theme.color(otherToken),
            texts: [per(comparison.other[at] ?? null), points],
          },
        ],
        notes: [],
      });
    },
  };
}
