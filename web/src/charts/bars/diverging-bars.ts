import { type Figure, fade, buildFrameOption, textStyle, buildTooltipOption } from '../chart-frame.ts';
import type { ChartOption, ChartSpace } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { textWidth } from '../lines/lines.ts';
import { barsThatFit } from './ranked-bars.ts';

export interface DivergingBar {
  readonly name: string;
  readonly difference: Figure;
  /** Signed, with the change in percent. */
  readonly text: string;
  /** For narrow charts: without the percent. */
  readonly shortText: string;
}

/** Increases to the right of zero, decreases to the left. */
export interface DivergingBars {
  /** From the greatest rise to the greatest fall. */
  readonly bars: readonly DivergingBar[];
  readonly riseToken: string;
  readonly fallToken: string;
  readonly picked: number | null;
  readonly tooltip: (index: number) => HTMLElement | null;
}

/** Indexes of the bars that fit: the greatest changes either way, in their order. */
export function toShown(bars: readonly DivergingBar[], space: ChartSpace): readonly number[] {
  return bars
    .map((bar, index) => ({ index, size: Math.abs(bar.difference ?? 0) }))
    .toSorted((one, other) => other.size - one.size)
    .slice(0, barsThatFit(space))
    .map(({ index }) => index)
    .toSorted((one, other) => one - other);
}

export function buildDivergingBarsOption(state: DivergingBars, theme: ChartTheme, space: ChartSpace): ChartOption {
  const places = toShown(state.bars, space);
  const shown = places.flatMap((index) => {
    const bar = state.bars[index];
    return bar === undefined ? [] : [space.width < 520 ? { ...bar, text: bar.shortText } : bar];
  });
  const texts = Math.max(0, ...shown.map(({ text }) => textWidth(text))) + 14;
  const names = Math.min(Math.max(0, ...shown.map(({ name }) => textWidth(name))) + 14, space.width * 0.34);
  const room = roomFactor(texts, space.width - names);
  const most = Math.max(1, ...shown.map(({ difference }) => Math.abs(difference ?? 0)));
  return {
    ...buildFrameOption(theme),
    grid: { left: names, right: 4, top: 4, bottom: 4 },
    tooltip: buildTooltipOption({ trigger: 'axis', tooltip: state.tooltip }, theme),
    // Room for the figures at the ends of the longest bars.
    xAxis: { type: 'value', show: false, min: -most * room, max: most * room },
    yAxis: [
      {
        type: 'category',
        inverse: true,
        data: shown.map(({ name }) => name),
        axisTick: { show: false },
        axisLine: { show: false, onZero: false },
        axisLabel: { ...textStyle(theme, theme.ink), width: names - 12, overflow: 'truncate', interval: 0 },
      },
      {
        // Only the line at zero, stronger than anything else.
        type: 'category',
        data: shown.map(({ name }) => name),
        axisTick: { show: false },
        axisLabel: { show: false },
        axisLine: { show: true, onZero: true, lineStyle: { color: theme.lineStrong, width: 1.5 } },
      },
    ],
    series: [
      {
        type: 'bar',
        id: 'BARS',
        barMaxWidth: 20,
        barCategoryGap: '30%',
        emphasis: { disabled: true },
        data: shown.map((bar, at) => barItem(bar, { at: places[at] ?? -1, state, theme })),
      },
    ],
  };
}

function roomFactor(texts: number, width: number): number {
  return 1 / Math.max(0.3, 1 - (2 * texts) / width);
}

interface BarPlace {
  readonly at: number;
  readonly state: DivergingBars;
  readonly theme: ChartTheme;
}

function barItem({ difference, text }: DivergingBar, { at, state, theme }: BarPlace) {
  const isFall = (difference ?? 0) < 0;
  return {
    value: difference,
    index: at,
    itemStyle: { color: theme.color(isFall ? state.fallToken : state.riseToken), opacity: fade(state.picked, at) },
    label: {
      show: true,
      position: isFall ? ('left' as const) : ('right' as const),
      distance: 6,
      ...textStyle(theme, theme.ink),
      formatter: text,
    },
  };
}
