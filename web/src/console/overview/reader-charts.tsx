import type { Operations } from '@btc/contract/operations.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { useCallback } from 'react';
import { type ColumnLayer, buildStackedColumnsOption } from '#charts/bars/stacked-columns.ts';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { lineParts, buildLinesOption, type NamedLine } from '#charts/lines/lines.ts';
import { seriesToken } from '#charts/series-colors.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';

export type ReaderFigures = OutputOf<Operations['GetReaderFigures']>;

export const searchTokens = { found: seriesToken(0), empty: seriesToken(1) } as const;

interface Named {
  readonly name: string;
  readonly token: string;
  readonly values: readonly (number | null)[];
}

function useDays(rows: ReaderFigures['Rows']) {
  const t = useMessages(messages);
  const format = useFormat();
  return useCallback(
    (members: readonly Named[], theme: ChartTheme) => ({
      // Counted back from the last day, so that none stands close to it, where the lines have their names.
      labels: rows.map(({ Date: day }, index) =>
        (rows.length - 1 - index) % Math.ceil(rows.length / 3) === 0 ? format.dateShort(day) : '',
      ),
      // The last day is today, which is not over.
      provisional: new Set([rows.length - 1]),
      picked: null,
      axisTitle: t.times,
      // Few times make steps below one, and half a time says nothing.
      axisText: (value: number) => (Number.isInteger(value) ? format.number(value) : ''),
      compact: true,
      tooltip: (index: number) =>
        tooltipElement({
          title: format.date(rows[index]?.Date ?? ''),
          lines: members.map(({ name, token, values }) => ({
            name,
            color: theme.color(token),
            texts: [format.number(values[index] ?? 0)],
          })),
          notes: index === rows.length - 1 ? [t.soFar] : [],
        }),
    }),
    [rows, format, t],
  );
}

export function ReadersChart({ figures }: { figures: ReaderFigures }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { Rows: rows } = figures;
  const days = useDays(rows);
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) => {
      const lines: readonly NamedLine[] = [
        { code: 'pages', name: t.pages, token: seriesToken(0), values: rows.map(({ Pages }) => Pages), style: 'plain' },
        {
          code: 'articles',
          name: t.articles,
          token: seriesToken(1),
          values: rows.map(({ Articles }) => Articles),
          style: 'plain',
        },
      ];
      return buildLinesOption({ ...days(lines, theme), lines, fromZero: true }, theme, space);
    },
    [rows, days, t],
  );
  const label = t.readersSentence(
    format.number(rows.length),
    format.number(computeSum(rows, ({ Pages }) => Pages)),
    format.number(computeSum(rows, ({ Articles }) => Articles)),
  );
  return <Chart size="small" label={label} option={option} parts={lineParts} />;
}

export function SearchesChart({ figures }: { figures: ReaderFigures }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { Rows: rows } = figures;
  const days = useDays(rows);
  const option = useCallback(
    (theme: ChartTheme) => {
      const layers: readonly ColumnLayer[] = [
        {
          code: 'empty',
          name: t.noResult,
          token: searchTokens.empty,
          values: rows.map(({ EmptySearches }) => EmptySearches),
        },
        {
          code: 'found',
          name: t.foundSearches,
          token: searchTokens.found,
          values: rows.map(({ Searches, EmptySearches }) => Searches - EmptySearches),
        },
      ];
      return buildStackedColumnsOption({ ...days(layers, theme), layers }, theme);
    },
    [rows, days, t],
  );
  const label = t.searchesSentence(
    format.number(rows.length),
    format.number(computeSum(rows, ({ Searches }) => Searches)),
    format.number(computeSum(rows, ({ EmptySearches }) => EmptySearches)),
  );
  return <Chart size="small" label={label} option={option} />;
}

export function computeSum(
  rows: ReaderFigures['Rows'],
  figure: (row: ReaderFigures['Rows'][number]) => number,
): number {
  return rows.reduce((sum, row) => sum + figure(row), 0);
}
