import type { ScatterSeriesOption } from 'echarts/charts';
import { fade, frameOption, innerGrid, textStyle, tooltipOption, valueAxis } from '../chart-frame.ts';
import type { ChartOption } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';

export interface Bubble {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Gives the area; null: all are alike. */
  readonly size: number | null;
  readonly token: string;
}

export interface BubbleAxis {
  readonly title: string;
  readonly text: (value: number) => string;
  /** By powers of ten, where few are large and many are small. */
  readonly isLog: boolean;
  readonly fromZero: boolean;
  /** Where the axis ends; without it at the largest. */
  readonly max?: number | undefined;
}

/** A mark for each member by two of its figures. */
export interface Bubbles {
  readonly bubbles: readonly Bubble[];
  readonly x: BubbleAxis;
  readonly y: BubbleAxis;
  /** A dashed line across, e.g. the mean, with its name. */
  readonly level: { readonly value: number; readonly name: string } | null;
  readonly picked: number | null;
  /** How many names are written, the first ones; those that would collide are left out. */
  readonly named: number;
  readonly tooltip: (place: number) => HTMLElement | null;
  readonly compact: boolean;
}

/** How the marks are drawn. */
export function bubblesOption(state: Bubbles, theme: ChartTheme): ChartOption {
  return {
    ...frameOption(theme),
    grid: { ...innerGrid, bottom: 26, right: 20 },
    tooltip: tooltipOption({ trigger: 'item', tooltip: state.tooltip }, theme),
    xAxis: {
      ...axisOf(state.x, state.compact, theme),
      nameLocation: 'end',
      nameGap: 0,
      nameTextStyle: { ...textStyle(theme), align: 'right', verticalAlign: 'top', padding: [26, 0, 0, 0] },
      axisLine: { show: true, lineStyle: { color: theme.lineStrong, width: 1.5 } },
      splitLine: { show: false },
    },
    yAxis: axisOf(state.y, state.compact, theme),
    series: [scatterSeries(state, theme)],
  };
}

function axisOf(axis: BubbleAxis, compact: boolean, theme: ChartTheme) {
  const { max } = axis;
  const common = {
    ...valueAxis({ title: axis.title, text: axis.text, compact, fromZero: axis.fromZero }, theme),
    ...(max === undefined ? {} : { max }),
  };
  const labels = { ...common.axisLabel, hideOverlap: true };
  return axis.isLog
    ? { ...common, type: 'log' as const, logBase: 10, axisLabel: labels }
    : { ...common, axisLabel: labels };
}

function scatterSeries(state: Bubbles, theme: ChartTheme): ScatterSeriesOption {
  const { bubbles, picked, level } = state;
  const largest = Math.max(0, ...bubbles.map(({ size }) => size ?? 0));
  const most = state.compact ? 36 : 56;
  const isFarRight = farRight(state);
  return {
    type: 'scatter',
    id: 'BUBBLES',
    emphasis: { disabled: true },
    data: bubbles.map(({ name, x, y, size, token }, place) => ({
      name,
      place,
      value: [x, y],
      symbolSize: size === null || largest === 0 ? 11 : Math.max(6, Math.sqrt(size / largest) * most),
      itemStyle: {
        color: theme.color(token),
        opacity: fade(picked, place) * 0.82,
        borderColor: picked === place ? theme.ink : theme.paper,
        borderWidth: picked === place ? 2 : 0.75,
      },
      label: {
        show: place < state.named || place === picked,
        // A name at the right edge would be cut off.
        position: isFarRight(x) ? ('left' as const) : ('right' as const),
      },
    })),
    label: {
      position: 'right',
      distance: 4,
      ...textStyle(theme, theme.ink),
      // Names stand on the marks around them.
      backgroundColor: `${theme.paper}d0`,
      padding: [1, 3],
      formatter: ({ name }) => name,
    },
    labelLayout: { hideOverlap: true },
    ...(level === null ? {} : { markLine: levelLine(level, theme) }),
  };
}

/** Whether a place is in the last third of the axis. */
function farRight({ bubbles, x }: Bubbles): (value: number) => boolean {
  const scale = (value: number): number => (x.isLog ? Math.log10(Math.max(value, Number.MIN_VALUE)) : value);
  const values = bubbles.map((bubble) => scale(bubble.x));
  const least = x.fromZero ? 0 : Math.min(...values);
  // An axis of powers ends at the next one.
  const end = x.max !== undefined ? scale(x.max) : x.isLog ? Math.ceil(Math.max(...values)) : Math.max(...values);
  return (value) => scale(value) > least + (end - least) * 0.7;
}

function levelLine({ value, name }: { value: number; name: string }, theme: ChartTheme) {
  return {
    silent: true,
    symbol: 'none',
    lineStyle: { color: theme.ink2, width: 1, type: [6, 4] },
    label: { position: 'insideStartTop' as const, ...textStyle(theme), formatter: name },
    data: [{ yAxis: value }],
  };
}
