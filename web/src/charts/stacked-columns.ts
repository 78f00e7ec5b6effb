import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { ChartOption } from './chart-option.ts';
import type { ChartTheme } from './chart-theme.ts';

/** One layer of the columns, from the bottom up; null is a gap, 0 a published zero. */
export interface ColumnLayer {
  readonly code: string;
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** A chart of stacked columns with a line for their sum. */
export interface StackedColumns {
  /** What stands under each column. */
  readonly labels: readonly string[];
  readonly layers: readonly ColumnLayer[];
  readonly total: { readonly name: string; readonly values: readonly (number | null)[] };
  /** The places whose figures may still change: their columns are hatched. */
  readonly provisional: ReadonlySet<number>;
  /** The place that is chosen, or null. */
  readonly picked: number | null;
  readonly axisTitle: string;
  readonly axisText: (value: number) => string;
  readonly tooltip: (place: number) => HTMLElement;
  readonly compact: boolean;
  readonly tooltipClass: string;
}

/** How the columns are drawn. */
export function stackedColumnsOption(state: StackedColumns, theme: ChartTheme): ChartOption {
  const text = { color: theme.ink2, fontFamily: theme.font, fontSize: 12 };
  return {
    animation: false,
    textStyle: { fontFamily: theme.font },
    grid: { left: 0, right: 12, top: 34, bottom: 0, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: theme.lineStrong, opacity: 0.14 } },
      confine: true,
      className: state.tooltipClass,
      transitionDuration: 0,
      padding: 0,
      borderWidth: 0,
      backgroundColor: 'transparent',
      formatter: (given) => state.tooltip(placeOf(given)),
    },
    xAxis: {
      type: 'category',
      data: [...state.labels],
      axisTick: { show: false },
      // The zero line is stronger than the others.
      axisLine: { lineStyle: { color: theme.lineStrong, width: 1.5 } },
      axisLabel: { ...text, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      name: state.axisTitle,
      nameLocation: 'end',
      nameGap: 14,
      nameTextStyle: { ...text, align: 'left', padding: 0 },
      splitNumber: state.compact ? 3 : 5,
      splitLine: { lineStyle: { color: theme.line } },
      axisLabel: { ...text, formatter: state.axisText },
    },
    series: [...state.layers.map((layer) => columnSeries(layer, state, theme)), totalSeries(state, theme)],
  };
}

function placeOf(given: unknown): number {
  const first: unknown = Array.isArray(given) ? given[0] : given;
  return typeof first === 'object' && first !== null && 'dataIndex' in first ? Number(first.dataIndex) : 0;
}

function columnSeries(layer: ColumnLayer, state: StackedColumns, theme: ChartTheme): BarSeriesOption {
  return {
    type: 'bar',
    id: layer.code,
    name: layer.name,
    stack: 'all',
    barMaxWidth: 96,
    barCategoryGap: state.labels.length > 36 ? '12%' : '28%',
    itemStyle: { color: theme.originColor(layer.code), borderColor: theme.paper, borderWidth: thin(state) ? 0 : 0.5 },
    emphasis: { disabled: true },
    data: layer.values.map((value, place) => ({
      value,
      itemStyle: {
        opacity: state.picked === null || state.picked === place ? 1 : 0.45,
        ...(state.provisional.has(place) ? { decal: hatching(theme) } : {}),
      },
    })),
  };
}

function thin({ labels }: StackedColumns): boolean {
  return labels.length > 60;
}

function hatching({ paper }: ChartTheme) {
  return {
    symbol: 'rect',
    color: paper,
    dashArrayX: [1, 0] as [number, number],
    dashArrayY: [2, 4] as [number, number],
    rotation: -Math.PI / 4,
  };
}

function totalSeries({ total, compact }: StackedColumns, theme: ChartTheme): LineSeriesOption {
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
      fontFamily: theme.font,
      fontSize: 12,
      color: theme.ink,
      formatter: ({ dataIndex }) => (dataIndex === named ? total.name : ''),
    },
  };
}

function placeOfLargest(values: readonly (number | null)[]): number {
  return values.indexOf(Math.max(...values.filter((value) => value !== null)));
}
