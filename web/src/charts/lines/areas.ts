import type { LineSeriesOption } from 'echarts/charts';
import type { ColumnLayer } from '../bars/stacked-columns.ts';
import {
  type PeriodState,
  categoryAxis,
  buildFrameOption,
  groundAxis,
  groundSeries,
  innerGrid,
  buildTooltipOption,
  valueAxis,
} from '../chart-frame.ts';
import type { ChartOption } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';

export interface Areas extends PeriodState {
  readonly layers: readonly ColumnLayer[];
  readonly isShare: boolean;
}

export function buildAreasOption(state: Areas, theme: ChartTheme): ChartOption {
  const axis = valueAxis({ title: state.axisTitle, text: state.axisText, compact: state.compact }, theme);
  return {
    ...buildFrameOption(theme),
    grid: innerGrid,
    tooltip: buildTooltipOption({ trigger: 'axis', pointer: 'line', tooltip: state.tooltip }, theme),
    xAxis: { ...categoryAxis(state.labels, theme), boundaryGap: false },
    yAxis: [state.isShare ? { ...axis, max: 100, interval: state.compact ? 25 : 20 } : axis, groundAxis],
    series: [...state.layers.map((layer) => areaSeries(layer, theme)), ...groundSeries(state, theme, 'over')],
  };
}

function areaSeries({ code, name, token, values }: ColumnLayer, theme: ChartTheme): LineSeriesOption {
  const color = theme.color(token);
  return {
    type: 'line',
    id: code,
    name,
    stack: 'all',
    // A gap stays a gap: nothing is drawn across it.
    connectNulls: false,
    symbol: 'none',
    lineStyle: { width: 0.5, color: theme.paper },
    itemStyle: { color },
    areaStyle: { color, opacity: 1 },
    emphasis: { disabled: true },
    data: [...values],
  };
}
