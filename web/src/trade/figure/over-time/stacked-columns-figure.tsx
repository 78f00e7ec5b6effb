import { toPricePath } from '@btc/contract/prices/price-paths.ts';
import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import { useCallback, useMemo } from 'react';
import { maxSketched } from '#charts/bars/columns-sketch-shape.ts';
import { ColumnsSketch } from '#charts/bars/columns-sketch.tsx';
import { type StackedColumns, buildStackedColumnsOption } from '#charts/bars/stacked-columns.ts';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import type { LegendEntry } from '#charts/export/png-legend.ts';
import type { TooltipLine } from '#charts/tooltip.ts';
import type { LineOnRight } from '#charts/lines/line-on-right.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { TrialTip } from '#ui/state/trial-tip.tsx';
import { findPeriodAt } from '../../words/periods.ts';
import type { FigureProps } from '../figure-props.ts';
import { FigureLayout } from '../parts/figure-layout.tsx';
import { messages } from '../messages.ts';
import {
  formatFigureText,
  type PeriodDrawing,
  periodFrame,
  periodMarks,
  formatShareText,
  formatValueText,
} from '../period-frame.ts';
import { formatMembersSentence } from '../sentence.ts';
import { KeyList } from '../parts/key-list.tsx';
import { SideList } from '../parts/side-list.tsx';
import { type FoundOverlay, type Overlay, useOverlay } from './overlay.ts';
import { findView } from '@btc/contract/trade/views.ts';
import { buildLayers, rankMembers, computeShare, listTotals } from '../view-series.ts';

/** Stacked columns; a press chooses a period, a second one clears it. */
export function StackedColumnsFigure(props: FigureProps) {
  const { chart, unit, at, mode, onPick, onMember, title, tableHref, overlay: asked = null } = props;
  const edition = useEdition();
  const t = useMessages(messages);
  const names = { edition, rest: t.others };
  const found = useOverlay(asked, chart, unit);
  const { overlay } = found;
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildStackedColumnsOption(toColumns({ chart, unit, at, mode, edition, space, theme, overlay }), theme),
    [chart, unit, at, mode, edition, overlay],
  );
  const legend = useMemo(
    () => [
      ...buildLayers(chart, unit, { edition, rest: t.others }).map(({ name, token }) => ({ name, token })),
      ...toKeys(overlay),
    ],
    [chart, unit, edition, t, overlay],
  );
  const totals = listTotals(chart, unit);
  const sketched = {
    ...periodMarks({ chart, unit, edition }),
    ...formatValueText({ scale: totals, unit, edition }),
    layers: buildLayers(chart, unit, { edition, rest: t.others }),
  };
  const placeOf = useCallback((day: string) => findPeriodAt(chart.Dates, day), [chart.Dates]);
  const index = at === null ? -1 : chart.Dates.indexOf(at);
  const dimension = findView(chart.Dict.View)?.table ?? 'origin';
  return (
    <FigureLayout
      mode={mode}
      side={
        <SideList
          nameTitle={t.dimension[dimension]}
          members={rankMembers(chart, { unit, index: index === -1 ? null : index, names })}
          unit={unit}
          selection={chart.Dict.Selection}
          period={{ dates: chart.Dates, at, onPick }}
          onMember={onMember}
          tableHref={tableHref}
          hasRest={sketched.layers.length < chart.Datas.filter(({ Unit }) => Unit === unit).length}
        />
      }
    >
      <Chart
        label={`${title}. ${formatMembersSentence(chart, unit, edition)}`}
        option={option}
        placeOf={placeOf}
        size={mode}
        legend={legend}
        sketch={chart.Dates.length > maxSketched ? undefined : <ColumnsSketch state={sketched} />}
        onPick={(picked) => {
          const period = chart.Dates[picked] ?? null;
          onPick(period === at ? null : period);
        }}
      />
      <OverlayKey found={found} />
    </FigureLayout>
  );
}

const overlayToken = '--ink';

function toKeys(overlay: Overlay | null): readonly LegendEntry[] {
  return overlay === null ? [] : [{ name: overlay.name, token: overlayToken }];
}

function OverlayKey({ found: { overlay, issue, trialLeft } }: { readonly found: FoundOverlay }) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <>
      {overlay !== null && <KeyList entries={toKeys(overlay)} />}
      {issue !== null && (
        <p className={shared['quiet']}>
          {t.overlayIssues[issue]}{' '}
          {issue === 'openable' && <PageLink to={toPricePath(edition, 'liveCattle')}>{t.openCattle}</PageLink>}
        </p>
      )}
      <TrialTip left={trialLeft} />
    </>
  );
}

interface ColumnsDrawing extends PeriodDrawing {
  readonly chart: ViewChart;
  readonly theme: ChartTheme;
  readonly overlay?: Overlay | null | undefined;
}

export function toColumns(drawing: ColumnsDrawing): StackedColumns {
  const { chart, unit, edition, overlay = null } = drawing;
  const t = pickMessages(edition, messages);
  const totals = listTotals(chart, unit);
  const lines = (index: number) => [...layerLines(index, drawing), ...overlayLines(index, drawing)];
  return {
    ...periodFrame(drawing, { scale: totals, lines }),
    layers: buildLayers(chart, unit, { edition, rest: t.others }),
    line: overlay === null ? undefined : toLine(overlay, edition),
  };
}

function toLine({ name, unit, decimals, values }: Overlay, edition: Edition): LineOnRight {
  const axisText = (value: number) => getFormat(edition).number(value, decimals);
  return { name, token: overlayToken, values, axisTitle: unit, axisText };
}

function overlayLines(index: number, { overlay = null, edition, theme }: ColumnsDrawing): readonly TooltipLine[] {
  if (overlay === null) return [];
  const { name, unit, decimals, values } = overlay;
  const text = `${formatFigureText(edition, values[index] ?? null, decimals)} ${unit}`;
  return [{ name, color: theme.color(overlayToken), texts: [text, ''] }];
}

interface LayerLines {
  readonly chart: ViewChart;
  readonly unit: SeriesUnit;
  readonly edition: Edition;
  readonly theme: ChartTheme;
}

export function layerLines(index: number, { chart, unit, edition, theme }: LayerLines): readonly TooltipLine[] {
  const t = pickMessages(edition, messages);
  const total = listTotals(chart, unit)[index] ?? null;
  const layers = buildLayers(chart, unit, { edition, rest: t.others }).filter(
    ({ values }) => (values[index] ?? null) !== null,
  );
  return [
    ...layers.map(({ name, token, values }) => {
      const value = values[index] ?? null;
      return {
        name,
        color: theme.color(token),
        texts: [formatFigureText(edition, value), formatShareText(edition, computeShare(value, total))],
      };
    }),
    { name: t.total, color: null, texts: [formatFigureText(edition, total), ''] },
  ];
}
