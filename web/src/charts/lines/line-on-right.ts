import type { LineSeriesOption } from 'echarts/charts';
import { type Figure, textStyle, valueAxis } from '../chart-frame.ts';
import type { ChartTheme } from '../chart-theme.ts';

export interface LineOnRight {
  readonly name: string;
  readonly token: string;
  readonly values: readonly Figure[];
  readonly axisTitle: string;
  readonly axisText: (value: number) => string;
}

/** Need not start at zero, and draws no grid lines across the columns. */
export function rightAxis({ axisTitle, axisText }: LineOnRight, compact: boolean, theme: ChartTheme) {
  return {
    ...valueAxis({ title: axisTitle, text: axisText, compact, fromZero: false }, theme),
    nameTextStyle: { ...textStyle(theme), align: 'right' as const, padding: 0 },
    splitLine: { show: false },
  };
}

export function rightLine({ name, token, values }: LineOnRight, theme: ChartTheme): LineSeriesOption {
  const color = theme.color(token);
  return {
    type: 'line',
    id: 'LINE',
    name,
    yAxisIndex: 1,
    connectNulls: false,
    data: [...values],
    symbol: 'circle',
    symbolSize: values.length > 36 ? 0 : 4,
    lineStyle: { color, width: 2 },
    itemStyle: { color },
    emphasis: { disabled: true },
    z: 3,
  };
}
