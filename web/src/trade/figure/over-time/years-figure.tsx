import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import { useCallback, useMemo } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { type Lines, lineParts, buildLinesOption, type NamedLine } from '#charts/lines/lines.ts';
import { seriesToken } from '#charts/series-colors.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import { FigureLayout } from '../parts/figure-layout.tsx';
import type { FigureProps } from '../figure-props.ts';
import { KeyList } from '../parts/key-list.tsx';
import { messages } from '../messages.ts';
import { formatMonthName, monthsOfYear } from './month-names.ts';
import { formatFigureText, narrowWidth, unvaluedAt, formatValueText } from '../period-frame.ts';
import { QuotaPart } from './quota-part.tsx';
import { formatAmountInText, sentence } from '../sentence.ts';
import { computeSum } from '../view-series.ts';

const bandToken = seriesToken(0);

/** Years overlaid with the range of five earlier years; quota use below. */
export function YearsFigure({ chart, unit, mode, title }: FigureProps) {
  const edition = useEdition();
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildLinesOption(
        toYears({ chart, unit, edition, theme, compact: mode === 'small' || space.width < narrowWidth }),
        theme,
        space,
      ),
    [chart, unit, mode, edition],
  );
  const legend = useMemo(() => bandLegend(chart, edition), [chart, edition]);
  const { Quotas = [], QuotaRecord } = chart.Dict;
  return (
    <FigureLayout mode={mode}>
      <Chart
        label={`${title}. ${formatYearsSentence(chart, unit, edition)}`}
        option={option}
        size={mode}
        legend={legend}
        parts={lineParts}
      />
      {legend.length > 0 && <KeyList entries={legend} />}
      {Quotas.length > 0 && <QuotaPart quotas={Quotas} record={QuotaRecord} mode={mode} />}
    </FigureLayout>
  );
}

function bandLegend({ Dict: { Band } }: ViewChart, edition: Edition) {
  const t = pickMessages(edition, messages);
  return Band === undefined ? [] : [{ name: t.bandNote(bandSpan(Band.Years)), token: bandToken, soft: true }];
}

function bandSpan(years: readonly string[]): string {
  const sorted = years.toSorted();
  return sorted.length < 2 ? (sorted[0] ?? '') : `${sorted[0]}–${sorted.at(-1)}`;
}

interface YearsDrawing {
  readonly chart: ViewChart;
  readonly unit: FigureProps['unit'];
  readonly edition: Edition;
  readonly theme: ChartTheme;
  readonly compact: boolean;
}

/** The latest year strong, the one before plain, earlier ones thin and dotted, their mean dashed. */
export function toYears({ chart, unit, edition, theme, compact }: YearsDrawing): Lines {
  const t = pickMessages(edition, messages);
  const { Band, Provisional } = chart.Dict;
  const years = yearLines(chart, unit);
  const mean: readonly NamedLine[] =
    Band === undefined || unit !== 't'
      ? []
      : [{ code: 'MEAN', name: t.bandMean, token: '--ink-2', values: Band.Mean, style: 'dashed' }];
  const all = [...years, ...mean];
  // On a phone the band stands for the years that it holds; their names would have no room.
  const lines = compact ? [...years.slice(0, mean.length > 0 ? 2 : 3), ...mean] : all;
  const latest = years[0]?.code ?? '';
  return {
    labels: monthsOfYear.map((month, index) => {
      const mark = unvaluedAt({ chart, unit }, index) > 0 ? '†' : '';
      return `${mark}${formatMonthName(edition, month)}`;
    }),
    provisional: new Set(
      Provisional.filter((month) => month.startsWith(latest) && month.length === 7).map(
        (month) => Number(month.slice(5)) - 1,
      ),
    ),
    picked: null,
    ...formatValueText({ scale: lines.flatMap(({ values }) => values), unit, edition }),
    compact,
    fromZero: true,
    lines: lines.toReversed(),
    band: Band === undefined || unit !== 't' ? undefined : { min: Band.Min, max: Band.Max, token: bandToken },
    tooltip: (index) =>
      tooltipElement({
        title: `${formatMonthName(edition, index + 1)} · ${t.axis[unit]}`,
        lines: all
          .filter(({ values }) => (values[index] ?? null) !== null)
          .map(({ name, token, values }) => ({
            name,
            color: theme.color(token),
            texts: [formatFigureText(edition, values[index] ?? null)],
          })),
        notes: Provisional.includes(`${latest}-${String(index + 1).padStart(2, '0')}`) ? [t.provisional] : [],
      }),
  };
}

/** The latest year, the one before, and earlier ones: told apart by weight and dash, not by colour only. */
const yearStyles = [
  { token: '--accent', style: 'strong' },
  { token: seriesToken(0), style: 'plain' },
  { token: seriesToken(7), style: 'faint', dash: [2, 3] },
  { token: seriesToken(7), style: 'faint', dash: [9, 3, 2, 3] },
  { token: seriesToken(7), style: 'faint', dash: [1, 5] },
] as const;
const earlierStyle = { token: seriesToken(7), style: 'faint', dash: [14, 4] } as const;

function yearLines(chart: ViewChart, unit: FigureProps['unit']): readonly NamedLine[] {
  return chart.Datas.filter(({ Unit }) => Unit === unit)
    .toSorted((one, other) => other.Code.localeCompare(one.Code))
    .map(({ Code, Values }, order) => ({
      code: Code,
      name: chart.Dict.Partial.includes(Code) ? `${Code}*` : Code,
      values: Values,
      ...(yearStyles[order] ?? earlierStyle),
    }));
}

function formatYearsSentence(chart: ViewChart, unit: FigureProps['unit'], edition: Edition): string {
  const t = pickMessages(edition, messages);
  const clauses = yearLines(chart, unit)
    .slice(0, 2)
    .flatMap(({ name, values }) => {
      const sum = computeSum(values);
      const months = values.filter((value) => value !== null).length;
      return sum === null ? [] : [t.yearSum(name, String(months), formatAmountInText(edition, sum, unit))];
    });
  return sentence(edition, clauses);
}
