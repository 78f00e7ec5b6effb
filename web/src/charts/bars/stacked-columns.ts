import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import {
  type Figure,
  type PeriodState,
  categoryAxis,
  fade,
  frameOption,
  hatching,
  innerGrid,
  textStyle,
  tooltipOption,
  valueAxis,
} from '../chart-frame.ts';
import type { ChartOption } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';

/** One layer of the columns, from the bottom up; null is a gap, 0 a published zero. */
export interface ColumnLayer {
  readonly code: string;
  readonly name: string;
  readonly token: string;
  readonly values: readonly Figure[];
}

interface ColumnsTotal {
  readonly name: string;
  readonly values: readonly Figure[];
}

/** A chart of stacked columns, which need no line for their sum where all of it is in them. */
export interface LayeredColumns extends PeriodState {
  readonly layers: readonly ColumnLayer[];
  readonly total: ColumnsTotal | null;
}

/** A chart of stacked columns with a line for their sum. */
export interface StackedColumns extends LayeredColumns {
  readonly total: ColumnsTotal;
}

/** How the columns are drawn. */
export function stackedColumnsOption(state: LayeredColumns, theme: ChartTheme): ChartOption {
  return {
    ...frameOption(theme),
    grid: innerGrid,
    tooltip: tooltipOption({ trigger: 'axis', tooltip: state.tooltip }, theme),
    xAxis: categoryAxis(state.labels, theme),
    yAxis: valueAxis({ title: state.axisTitle, text: state.axisText, compact: state.compact }, theme),
    series: [
      ...state.layers.map((layer) => columnSeries(layer, state, theme)),
      ...(state.total === null ? [] : [totalSeries(state.total, state.compact, theme)]),
    ],
  };
}

function columnSeries(layer: ColumnLayer, state: LayeredColumns, theme: ChartTheme): BarSeriesOption {
  return {
    type: 'bar',
    id: layer.code,
    name: layer.name,
    stack: 'all',
    barMaxWidth: 96,
    barCategoryGap: state.labels.length > 36 ? '12%' : '28%',
    itemStyle: { color: theme.color(layer.token), borderColor: theme.paper, borderWidth: thin(state) ? 0 : 0.5 },
    emphasis: { disabled: true },
    data: layer.values.map((value, place) => ({
      value,
      itemStyle: {
        opacity: fade(state.picked, place),
        ...(state.provisional.has(place) ? { decal: hatching(theme.paper) } : {}),
      },
    })),
  };
}

function thin({ labels }: LayeredColumns): boolean {
  return labels.length > 60;
}

function totalSeries(total: ColumnsTotal, compact: boolean, theme: ChartTheme): LineSeriesOption {
  const named = placeOfLargest(total.values);
  return {
    type: 'line',
    id: 'TOTAL',
    name: total.name,
    // A gap stays a gap: the line is not drawn across it.
    connectNulls: false,
    data: [...total.values],
    symbol: 'circle',
    symbolSize: total.values.length > 36 ? 0 : 4,
    lineStyle: { color: theme.ink, width: 1.5 },
    itemStyle: { color: theme.ink },
    emphasis: { disabled: true },
    silent: true,
    z: 3,
    // The line carries its own name at its highest point, where nothing else is, so that no legend is needed.
    label: {
      show: !compact,
      position: 'top',
      align: named === 0 ? 'left' : named === total.values.length - 1 ? 'right' : 'center',
      ...textStyle(theme, theme.ink),
      formatter: ({ dataIndex }) => (dataIndex === named ? total.name : ''),
    },
  };
}

function placeOfLargest(values: readonly Figure[]): number {
  return values.indexOf(Math.max(...values.filter((value) => value !== null)));
}
