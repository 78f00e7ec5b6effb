import type { ScatterSeriesOption } from 'echarts/charts';
import { fade, buildFrameOption, textStyle, buildTooltipOption, valueAxis } from '../chart-frame.ts';
import type { ChartOption, ChartSpace } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { closeWidth } from '../text-width.ts';
import { freeNames, nameDistance, type NameSide } from './free-names.ts';
import { type RoundScale, roundScale } from './round-scale.ts';

export interface Bubble {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Gives the area; null: all marks are the same size. */
  readonly size: number | null;
  readonly token: string;
}

export interface BubbleAxis {
  readonly title: string;
  readonly text: (value: number) => string;
  /** By powers of ten, for a few large members among many small ones. */
  readonly isLog: boolean;
  readonly fromZero: boolean;
  /** Where the axis ends; without it at the largest. */
  readonly max?: number | undefined;
}

export interface Bubbles {
  readonly bubbles: readonly Bubble[];
  readonly x: BubbleAxis;
  readonly y: BubbleAxis;
  /** Dashed horizontal line with its name, e.g. the mean. */
  readonly level: { readonly value: number; readonly name: string } | null;
  readonly picked: number | null;
  /** Maximum number of names; the first marks with room get one. */
  readonly named: number;
  readonly tooltip: (index: number) => HTMLElement | null;
  readonly compact: boolean;
}

/** Names are drawn only where they are clear of marks, other names and the level line. */
export function buildBubblesOption(state: Bubbles, theme: ChartTheme, space: ChartSpace): ChartOption {
  const parts = state.compact ? 3 : 5;
  const scales = {
    x: roundScale(
      state.bubbles.map(({ x }) => x),
      state.x,
      parts,
    ),
    y: roundScale(
      [...state.bubbles.map(({ y }) => y), ...(state.level === null ? [] : [state.level.value])],
      state.y,
      parts,
    ),
  };
  const plot = layOutPlot(state, scales, space);
  return {
    ...buildFrameOption(theme),
    // Exactly this: where names may stand is computed before the engine draws.
    grid: { ...plot, outerBoundsMode: 'none' },
    tooltip: buildTooltipOption({ trigger: 'item', tooltip: state.tooltip }, theme),
    xAxis: {
      ...buildAxis(state.x, scales.x, { compact: state.compact, theme }),
      nameLocation: 'end',
      nameGap: 0,
      nameTextStyle: { ...textStyle(theme), align: 'right', verticalAlign: 'top', padding: [26, 0, 0, 0] },
      axisLine: { show: true, lineStyle: { color: theme.lineStrong, width: 1.5 } },
      splitLine: { show: false },
    },
    yAxis: buildAxis(state.y, scales.y, { compact: state.compact, theme }),
    series: [scatterSeries(state, listNames(state, { plot, scales, space }), theme)],
  };
}

interface Scales {
  readonly x: RoundScale;
  readonly y: RoundScale;
}

interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function layOutPlot({ x, y }: Bubbles, scales: Scales, { width }: ChartSpace): Plot {
  const widest = Math.max(0, ...scales.y.ticks.map((tick) => closeWidth(y.text(tick))));
  // The last figure below stands half beside the axis.
  const last = closeWidth(x.text(scales.x.max));
  return { left: Math.min(widest + 12, width * 0.3), right: Math.max(20, last / 2 + 6), top: 34, bottom: 46 };
}

interface Drawn {
  readonly plot: Plot;
  readonly scales: Scales;
  readonly space: ChartSpace;
}

function listNames(state: Bubbles, { plot, scales, space }: Drawn): ReadonlyMap<number, NameSide> {
  const [width, height] = [space.width - plot.left - plot.right, space.height - plot.top - plot.bottom];
  const across = (value: number): number => plot.top + (1 - scales.y.at(value)) * height;
  const sizes = toSizes(state);
  const marks = state.bubbles.map(({ name, x, y }, index) => ({
    name,
    x: plot.left + scales.x.at(x) * width,
    y: across(y),
    radius: (sizes[index] ?? 0) / 2,
  }));
  const line = state.level === null ? [] : levelBoxes(across(state.level.value), state.level.name, { plot, space });
  return freeNames(marks, {
    bounds: { left: plot.left, top: 0, right: space.width, bottom: plot.top + height },
    taken: line,
    most: state.named,
  });
}

function levelBoxes(y: number, name: string, { plot: { left }, space: { width } }: Pick<Drawn, 'plot' | 'space'>) {
  return [
    { left, right: width, top: y - 2, bottom: y + 2 },
    { left, right: left + closeWidth(name) + 14, top: y - 22, bottom: y },
  ];
}

interface AxisLook {
  readonly compact: boolean;
  readonly theme: ChartTheme;
}

function buildAxis(axis: BubbleAxis, { min, max, interval }: RoundScale, { compact, theme }: AxisLook) {
  const common = {
    ...valueAxis({ title: axis.title, text: axis.text, compact, fromZero: axis.fromZero }, theme),
    min,
    max,
  };
  const labels = { ...common.axisLabel, hideOverlap: true };
  return axis.isLog
    ? { ...common, type: 'log' as const, logBase: 10, axisLabel: labels }
    : { ...common, ...(interval === undefined ? {} : { interval }), axisLabel: labels };
}

function toSizes({ bubbles, compact }: Bubbles): readonly number[] {
  const largest = Math.max(0, ...bubbles.map(({ size }) => size ?? 0));
  const most = compact ? 36 : 56;
  return bubbles.map(({ size }) =>
    size === null || largest === 0 ? 11 : Math.max(6, Math.sqrt(size / largest) * most),
  );
}

function scatterSeries(state: Bubbles, names: ReadonlyMap<number, NameSide>, theme: ChartTheme): ScatterSeriesOption {
  const { bubbles, picked, level } = state;
  const sizes = toSizes(state);
  return {
    type: 'scatter',
    id: 'BUBBLES',
    emphasis: { disabled: true },
    data: bubbles.map(({ name, x, y, token }, index) => ({
      name,
      index,
      value: [x, y],
      symbolSize: sizes[index] ?? 0,
      itemStyle: {
        color: theme.color(token),
        opacity: fade(picked, index) * 0.82,
        borderColor: picked === index ? theme.ink : theme.paper,
        borderWidth: picked === index ? 2 : 0.75,
      },
      label: { show: names.has(index), position: names.get(index) ?? 'right' },
    })),
    label: {
      distance: nameDistance,
      ...textStyle(theme, theme.ink),
      padding: [1, 3],
      formatter: ({ name }) => name,
    },
    ...(level === null ? {} : { markLine: levelLine(level, theme) }),
  };
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
