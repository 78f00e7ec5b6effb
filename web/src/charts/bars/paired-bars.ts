import { type Figure, fade, buildFrameOption, textStyle, buildTooltipOption } from '../chart-frame.ts';
import type { ChartOption, ChartSpace } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { textWidth } from '../lines/lines.ts';

export interface PairedBar {
  readonly name: string;
  readonly values: readonly [Figure, Figure];
  readonly texts: readonly [string, string];
}

export interface PairedBars {
  readonly bars: readonly PairedBar[];
  readonly tokens: readonly [string, string];
  readonly picked: number | null;
  readonly tooltip: (index: number) => HTMLElement | null;
}

export function pairsThatFit({ height }: ChartSpace): number {
  return Math.max(3, Math.floor(height / 42));
}

export function buildPairedBarsOption(
  { bars, tokens, picked, tooltip }: PairedBars,
  theme: ChartTheme,
  space: ChartSpace,
): ChartOption {
  const shown = bars.slice(0, pairsThatFit(space));
  const names = Math.min(Math.max(...shown.map(({ name }) => textWidth(name)), 0) + 14, space.width * 0.36);
  const texts = Math.max(...shown.flatMap((bar) => bar.texts.map(textWidth)), 0) + 14;
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
    series: ([0, 1] as const).map((side) => ({
      type: 'bar' as const,
      id: side === 0 ? 'A' : 'B',
      barMaxWidth: 16,
      barGap: '10%',
      barCategoryGap: '34%',
      emphasis: { disabled: true },
      label: {
        show: true,
        position: 'right' as const,
        distance: 6,
        ...textStyle(theme, theme.ink),
        formatter: ({ dataIndex }: { dataIndex: number }) => shown[dataIndex]?.texts[side] ?? '',
      },
      data: shown.map(({ values }, index) => ({
        value: values[side],
        itemStyle: { color: theme.color(tokens[side]), opacity: fade(picked, index) },
      })),
    })),
  };
}
