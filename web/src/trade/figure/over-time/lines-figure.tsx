import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import { findView } from '@btc/contract/trade/views.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useCallback } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { originToken } from '#charts/origin-colors.ts';
import { type Lines, lineParts, buildLinesOption, type NamedLine } from '#charts/lines/lines.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { gapNames } from '#i18n/gap.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { findPeriodAt, formatPeriodText } from '../../words/periods.ts';
import { FigureLayout } from '../parts/figure-layout.tsx';
import type { FigureProps } from '../figure-props.ts';
import { messages } from '../messages.ts';
import { formatFigureText, type PeriodDrawing, periodFrame } from '../period-frame.ts';
import { formatAmountInText, formatMembersSentence, sentence } from '../sentence.ts';
import { SideList } from '../parts/side-list.tsx';
import { buildLayers, isUntraded, type RankedMember, rankMembers, listTotals } from '../view-series.ts';

const openingLines = 7;
export const maxCompared = 5;

/** One line per member, the mean or total dashed; a press chooses a period. */
export function LinesFigure(props: FigureProps & { readonly isComparison?: boolean }) {
  const { chart, unit, at, mode, onPick, onMember, title, tableHref, compare, isComparison = false } = props;
  const edition = useEdition();
  const t = useMessages(messages);
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildLinesOption(toLines({ chart, unit, at, mode, edition, space, theme, compare, isComparison }), theme, space),
    [chart, unit, at, mode, edition, compare, isComparison],
  );
  const placeOf = useCallback((day: string) => findPeriodAt(chart.Dates, day), [chart.Dates]);
  const index = at === null ? -1 : chart.Dates.indexOf(at);
  const names = { edition, rest: t.others };
  const members =
    unit === 'USD/t'
      ? toPrices(chart, index, edition)
      : rankMembers(chart, { unit, index: index === -1 ? null : index, names });
  const dimension = findView(chart.Dict.View)?.table ?? 'origin';
  return (
    <FigureLayout
      mode={mode}
      side={
        members.length > 0 && (
          <SideList
            nameTitle={t.dimension[dimension]}
            members={members}
            unit={unit}
            selection={chart.Dict.Selection}
            period={{ dates: chart.Dates, at, onPick }}
            onMember={onMember}
            tableHref={tableHref}
          />
        )
      }
    >
      <Chart
        label={`${title}. ${formatLinesSentence(chart, unit, edition)}`}
        option={option}
        placeOf={placeOf}
        parts={lineParts}
        size={mode}
        onPick={(picked) => {
          const period = chart.Dates[picked] ?? null;
          onPick(period === at ? null : period);
        }}
      />
    </FigureLayout>
  );
}

/** Members by volume with their unit values in one period; over the whole span where `index` is -1. */
export function toPrices(chart: ViewChart, index: number, edition: Edition): readonly RankedMember[] {
  return chart.Patterns.map((pattern) => {
    const line = chart.Datas.find(({ Code, Unit }) => Code === pattern.Code && Unit === 'USD/t');
    const value = index === -1 ? (pattern.UsdPerTonne ?? null) : (line?.Values[index] ?? null);
    return {
      code: pattern.Code,
      name: nameIn(edition, pattern),
      token: originToken(pattern.Code),
      value,
      share: pattern.Share,
      gap: isUntraded(chart, pattern.Code, index === -1 ? null : index) ? 'notTraded' : undefined,
    };
  });
}

/** For unit values the latest mean, else the total and the largest members. */
export function formatLinesSentence(chart: ViewChart, unit: SeriesUnit, edition: Edition): string {
  if (unit !== 'USD/t') return formatMembersSentence(chart, unit, edition);
  const t = pickMessages(edition, messages);
  const means = listTotals(chart, unit);
  const last = means.findLastIndex((value) => value !== null);
  const mean = means[last] ?? null;
  const period = chart.Dates[last];
  if (mean === null || period === undefined) return '';
  return sentence(edition, [
    t.sentenceMean(formatPeriodText(edition, period), formatAmountInText(edition, mean, unit)),
  ]);
}

export interface LinesDrawing extends PeriodDrawing {
  readonly chart: ViewChart;
  readonly theme: ChartTheme;
  readonly compare: readonly string[];
  /** Only the compared members, without the total. */
  readonly isComparison: boolean;
}

export function toLines(drawing: LinesDrawing): Lines {
  const { chart, unit, edition, theme } = drawing;
  const members = buildComparedLines(drawing);
  const total = drawing.isComparison ? [] : [totalLine(chart, unit, edition)];
  const lines = [...members, ...total.filter(({ values }) => values.some((value) => value !== null))];
  const scale = lines.flatMap(({ values }) => values);
  return {
    ...periodFrame(
      { ...drawing, hasNamesBeside: true },
      {
        scale,
        lines: (index) =>
          lines
            .filter(({ code, values }) => (values[index] ?? null) !== null || isUntraded(chart, code, index))
            .toSorted((one, other) => (other.values[index] ?? 0) - (one.values[index] ?? 0))
            .map(({ code, name, token, values }) => ({
              name,
              color: theme.color(token),
              texts: [
                isUntraded(chart, code, index)
                  ? gapNames[edition].notTraded
                  : formatFigureText(edition, values[index] ?? null),
              ],
            })),
      },
    ),
    lines,
    // Prices move within a narrow room far from zero; amounts are compared by their height.
    fromZero: unit !== 'USD/t',
  };
}

function buildComparedLines({ chart, unit, edition, compare, isComparison }: LinesDrawing): readonly NamedLine[] {
  const t = pickMessages(edition, messages);
  const all = buildLayers(chart, unit, { edition, rest: t.others });
  const chosen = all.filter(({ code }) => compare.includes(code));
  const shown =
    chosen.length > 0 ? chosen.slice(0, maxCompared) : all.slice(0, isComparison ? maxCompared : openingLines);
  return shown.map((line) => ({ ...line, style: 'plain' }));
}

function totalLine(chart: ViewChart, unit: SeriesUnit, edition: Edition): NamedLine {
  const t = pickMessages(edition, messages);
  const name = unit === 'USD/t' ? t.mean : t.total;
  return { code: 'TOTAL', name, token: '--ink', values: listTotals(chart, unit), style: 'dashed' };
}
