import {
  type Figure,
  fade,
  buildFrameOption,
  innerGrid,
  categoryAxis,
  textStyle,
  buildTooltipOption,
  valueAxis,
} from '../chart-frame.ts';
import type { ChartOption, ChartSpace } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { closeWidth } from '../text-width.ts';

export interface ParetoBar {
  readonly name: string;
  readonly value: Figure;
  /** Percent of this and all larger members. */
  readonly cumulative: Figure;
}

export interface Pareto {
  readonly bars: readonly ParetoBar[];
  readonly token: string;
  readonly picked: number | null;
  readonly axisTitle: string;
  readonly axisText: (value: number) => string;
  readonly cumulativeTitle: string;
  readonly tooltip: (index: number) => HTMLElement | null;
  readonly compact: boolean;
}

export function paretoBarsThatFit({ width }: ChartSpace): number {
  return Math.max(8, Math.min(40, Math.floor((width - 90) / 18)));
}

export function buildParetoOption(state: Pareto, theme: ChartTheme, space: ChartSpace): ChartOption {
  const shown = state.bars.slice(0, paretoBarsThatFit(space));
  const named = state.compact ? new Set<number>() : namedPlaces(shown, space);
  return {
    ...buildFrameOption(theme),
    grid: { ...innerGrid, right: 0 },
    tooltip: buildTooltipOption({ trigger: 'axis', tooltip: state.tooltip }, theme),
    xAxis: rankAxis(shown.length, theme),
    yAxis: [
      valueAxis({ title: state.axisTitle, text: state.axisText, compact: state.compact }, theme),
      {
        ...valueAxis({ title: state.cumulativeTitle, text: (value) => `${value}%`, compact: false }, theme),
        nameTextStyle: { ...textStyle(theme), align: 'right', padding: 0 },
        min: 0,
        max: 100,
        splitLine: { show: false },
      },
    ],
    series: [
      {
        type: 'bar',
        id: 'BARS',
        barCategoryGap: '24%',
        emphasis: { disabled: true },
        data: shown.map(({ value, name }, index) => ({
          value,
          itemStyle: { color: theme.color(state.token), opacity: fade(state.picked, index) },
          label: {
            show: named.has(index),
            // Over its bar and to the right, where all that follow are lower.
            position: 'insideTopLeft' as const,
            offset: [-4, -20],
            formatter: name,
            ...textStyle(theme, theme.ink),
          },
        })),
      },
      {
        type: 'line',
        id: 'CUMULATIVE',
        yAxisIndex: 1,
        connectNulls: false,
        data: shown.map(({ cumulative }) => cumulative),
        symbol: 'circle',
        symbolSize: 5,
        lineStyle: { color: theme.ink, width: 1.5 },
        itemStyle: { color: theme.ink },
        emphasis: { disabled: true },
        z: 3,
      },
    ],
  };
}

const lineHeight = 18;
const maxNames = 6;

/** Bars with a name above: each a line or more below the one before, and clear of the cumulative line. */
function namedPlaces(bars: readonly ParetoBar[], { width, height }: ChartSpace): ReadonlySet<number> {
  const largest = bars[0]?.value ?? 0;
  const [pitch, ground] = [(width - 90) / Math.max(1, bars.length), height * 0.8];
  const named = new Set<number>();
  let above = Number.POSITIVE_INFINITY;
  for (const [index, { name, value }] of bars.entries()) {
    if (largest === 0 || value === null || named.size === maxNames) break;
    const top = (value / largest) * ground;
    const end = bars[Math.min(bars.length - 1, index + Math.ceil(closeWidth(name) / pitch))];
    if (above - top < lineHeight || top < ((end?.cumulative ?? 0) / 100) * ground + lineHeight) continue;
    named.add(index);
    above = top;
  }
  return named;
}

function rankAxis(count: number, theme: ChartTheme) {
  const axis = categoryAxis(
    Array.from({ length: count }, (_, index) => String(index + 1)),
    theme,
  );
  return {
    ...axis,
    axisLabel: { ...axis.axisLabel, interval: (index: number) => index === 0 || (index + 1) % 5 === 0 },
  };
}
