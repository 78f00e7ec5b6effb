import type { BarSeriesOption } from 'echarts/charts';
import {
  type Figure,
  type PeriodState,
  categoryAxis,
  fade,
  buildFrameOption,
  hatching,
  innerGrid,
  buildTooltipOption,
  valueAxis,
} from '../chart-frame.ts';
import type { ChartOption } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { type LineOnRight, rightAxis, rightLine } from '../lines/line-on-right.ts';

/** One layer of the columns, from the bottom up; null is a gap, 0 a published zero. */
export interface ColumnLayer {
  readonly code: string;
  readonly name: string;
  readonly token: string;
  readonly values: readonly Figure[];
}

export interface StackedColumns extends PeriodState {
  readonly layers: readonly ColumnLayer[];
  readonly line?: LineOnRight | undefined;
}

export function buildStackedColumnsOption(state: StackedColumns, theme: ChartTheme): ChartOption {
  const { line } = state;
  const left = valueAxis({ title: state.axisTitle, text: state.axisText, compact: state.compact }, theme);
  return {
    ...buildFrameOption(theme),
    grid: line === undefined ? innerGrid : { ...innerGrid, right: 0 },
    tooltip: buildTooltipOption({ trigger: 'axis', tooltip: state.tooltip }, theme),
    xAxis: categoryAxis(state.labels, theme),
    yAxis: line === undefined ? left : [left, rightAxis(line, state.compact, theme)],
    series: [
      ...state.layers.map((layer) => columnSeries(layer, state, theme)),
      ...(line === undefined ? [] : [rightLine(line, theme)]),
    ],
  };
}

function columnSeries(layer: ColumnLayer, state: StackedColumns, theme: ChartTheme): BarSeriesOption {
  return {
    type: 'bar',
    id: layer.code,
    name: layer.name,
    stack: 'all',
    barMaxWidth: 96,
    barCategoryGap: state.labels.length > 36 ? '12%' : '28%',
    itemStyle: { color: theme.color(layer.token), borderColor: theme.paper, borderWidth: thin(state) ? 0 : 0.5 },
    emphasis: { disabled: true },
    data: layer.values.map((value, index) => ({
      value,
      itemStyle: {
        opacity: fade(state.picked, index),
        ...(state.provisional.has(index) ? { decal: hatching(theme.paper) } : {}),
      },
    })),
  };
}

function thin({ labels }: StackedColumns): boolean {
  return labels.length > 60;
}
