import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import { findView } from '@btc/contract/trade/views.ts';
import { useCallback, useMemo } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { type Areas, buildAreasOption } from '#charts/lines/areas.ts';
import { useEdition } from '#i18n/edition.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { FigureLayout } from '../parts/figure-layout.tsx';
import type { FigureProps } from '../figure-props.ts';
import { messages } from '../messages.ts';
import { type PeriodDrawing, periodFrame } from '../period-frame.ts';
import { formatMembersSentence } from '../sentence.ts';
import { SideList } from '../parts/side-list.tsx';
import { layerLines } from './stacked-columns-figure.tsx';
import { buildLayers, rankMembers, computeShare, computeSum, listTotals } from '../view-series.ts';

/** Stacked areas of shares or amounts; a press chooses a period. */
export function AreasFigure(props: FigureProps & { readonly isShare: boolean }) {
  const { chart, unit, at, mode, onPick, onMember, title, tableHref, isShare } = props;
  const edition = useEdition();
  const t = useMessages(messages);
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildAreasOption(buildAreas({ chart, unit, at, mode, edition, space, theme, isShare }), theme),
    [chart, unit, at, mode, edition, isShare],
  );
  const legend = useMemo(
    () => buildLayers(chart, unit, { edition, rest: t.others }).map(({ name, token }) => ({ name, token })),
    [chart, unit, edition, t],
  );
  const index = at === null ? -1 : chart.Dates.indexOf(at);
  const names = { edition, rest: t.others };
  return (
    <FigureLayout
      mode={mode}
      side={
        <SideList
          nameTitle={t.dimension[findView(chart.Dict.View)?.table ?? 'line']}
          members={rankMembers(chart, { unit, index: index === -1 ? null : index, names })}
          unit={unit}
          selection={chart.Dict.Selection}
          period={{ dates: chart.Dates, at, onPick }}
          onMember={onMember}
          tableHref={tableHref}
        />
      }
    >
      <Chart
        label={`${title}. ${formatMembersSentence(chart, unit, edition)}`}
        option={option}
        size={mode}
        legend={legend}
        onPick={(picked) => {
          const period = chart.Dates[picked] ?? null;
          onPick(period === at ? null : period);
        }}
      />
    </FigureLayout>
  );
}

export interface AreasDrawing extends PeriodDrawing {
  readonly chart: ViewChart;
  readonly theme: ChartTheme;
  readonly isShare: boolean;
}

export function buildAreas(drawing: AreasDrawing): Areas {
  const { chart, unit, edition, isShare } = drawing;
  const t = pickMessages(edition, messages);
  const layers = buildLayers(chart, unit, { edition, rest: t.others });
  // Shares are of what is drawn, so that they fill the height.
  const sums = chart.Dates.map((_, index) => computeSum(layers.map(({ values }) => values[index] ?? null)));
  const frame = periodFrame(drawing, {
    scale: listTotals(chart, unit),
    lines: (index) => layerLines(index, drawing),
  });
  if (!isShare) return { ...frame, layers, isShare };
  return {
    ...frame,
    isShare,
    axisTitle: t.axis['%'],
    axisText: String,
    layers: layers.map((layer) => ({
      ...layer,
      values: layer.values.map((value, index) => computeShare(value, sums[index] ?? null)),
    })),
  };
}
