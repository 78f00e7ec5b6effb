import { type Figure, fade, buildFrameOption, textStyle, buildTooltipOption } from '../chart-frame.ts';
import type { ChartOption, ChartSpace } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { textWidth } from '../lines/lines.ts';

export interface RankedBar {
  readonly name: string;
  readonly value: Figure;
  readonly text: string;
  readonly token: string;
}

export interface RankedBars {
  /** Largest first. */
  readonly bars: readonly RankedBar[];
  readonly picked: number | null;
  readonly tooltip: (index: number) => HTMLElement | null;
}

export function barsThatFit({ height }: ChartSpace): number {
  return Math.max(3, Math.floor(height / 26));
}

export function buildRankedBarsOption(
  { bars, picked, tooltip }: RankedBars,
  theme: ChartTheme,
  space: ChartSpace,
): ChartOption {
  const shown = bars.slice(0, barsThatFit(space));
  const names = Math.min(Math.max(...shown.map(({ name }) => textWidth(name)), 0) + 14, space.width * 0.36);
  const texts = Math.max(...shown.map(({ text }) => textWidth(text)), 0) + 14;
  return {
    ...buildFrameOption(theme),
    grid: { left: names, right: texts, top: 4, bottom: 4 },
    tooltip: buildTooltipOption({ trigger: 'axis', tooltip }, theme),
    xAxis: { type: 'value', show: false },
    yAxis: {
      type: 'category',
      inverse: true,
      data: shown.map(({ name }) => name),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: theme.lineStrong, width: 1.5 } },
      axisLabel: { ...textStyle(theme, theme.ink), width: names - 12, overflow: 'truncate', interval: 0 },
    },
    series: [
      {
        type: 'bar',
        id: 'BARS',
        barMaxWidth: 22,
        barCategoryGap: '30%',
        emphasis: { disabled: true },
        label: {
          show: true,
          position: 'right',
          distance: 6,
          ...textStyle(theme, theme.ink),
          formatter: ({ dataIndex }) => shown[dataIndex]?.text ?? '',
        },
        data: shown.map(({ value, token }, index) => ({
          value,
          itemStyle: { color: theme.color(token), opacity: fade(picked, index) },
        })),
      },
    ],
  };
}
