import { useCallback } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { type Lines, lineParts, buildLinesOption } from '#charts/lines/lines.ts';
import { dayLabels } from '#charts/lines/over-time.ts';
import { hasOwnColor, originToken } from '#charts/origin-colors.ts';
import { seriesToken } from '#charts/series-colors.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat, useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { type CattleData, cattleRanges, type CattleState, indexed } from './live-cattle-query.ts';
import { messages } from './messages.ts';

export function cattleToken(code: string, origin: string | null): string {
  if (origin !== null && hasOwnColor(origin)) return originToken(origin);
  return seriesToken(['MERCOSUR', 'EU', 'PRY', 'CHN'].indexOf(code) + 3);
}

interface Drawing {
  readonly data: CattleData;
  readonly state: CattleState;
}

export function CattleFigure({ data, state }: Drawing) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildLinesOption(cattleLines({ data, state, edition, theme }), theme, space),
    [data, state, edition],
  );
  const dates = data.Dates.slice(-cattleRanges[state.range]);
  const label = t.cattleSentence(
    format.number(state.series.length),
    format.date(dates[0] ?? ''),
    format.date(dates.at(-1) ?? ''),
  );
  return <Chart label={label} option={option} parts={lineParts} />;
}

export function cattleLines({ data, state, edition, theme }: Drawing & { edition: Edition; theme: ChartTheme }): Lines {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const weeks = cattleRanges[state.range];
  const dates = data.Dates.slice(-weeks);
  const digits = state.isIndexed ? 1 : 2;
  const lines = data.Datas.filter(
    ({ Code, UsdPerKg }) => state.series.includes(Code) && UsdPerKg.some((one) => one !== null),
  ).map(({ Code, Name, Origin, UsdPerKg }) => {
    const values = UsdPerKg.slice(-weeks);
    return {
      code: Code,
      name: Name,
      token: cattleToken(Code, Origin),
      values: state.isIndexed ? indexed(values) : values,
      style: 'plain' as const,
    };
  });
  return {
    labels: dayLabels(format, dates),
    provisional: new Set(),
    picked: null,
    axisTitle: state.isIndexed ? t.indexAxis : t.usdPerKg,
    axisText: (value) => format.number(value, state.isIndexed ? 0 : 1),
    compact: false,
    fromZero: false,
    lines,
    tooltip: (index) =>
      tooltipElement({
        title: format.date(dates[index] ?? ''),
        lines: lines.flatMap(({ name, token, values }) => {
          const value = values[index] ?? null;
          return value === null ? [] : [{ name, color: theme.color(token), texts: [format.number(value, digits)] }];
        }),
        notes: [],
      }),
  };
}
