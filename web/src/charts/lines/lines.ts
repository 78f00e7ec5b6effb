import type { LineSeriesOption } from 'echarts/charts';
import {
  type Figure,
  type PeriodState,
  categoryAxis,
  buildFrameOption,
  groundAxis,
  groundSeries,
  innerGrid,
  textStyle,
  buildTooltipOption,
  valueAxis,
} from '../chart-frame.ts';
import type { ChartOption, ChartSpace } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';
import type { ChartPart } from '../engine/chart-parts.ts';

export interface NamedLine {
  readonly code: string;
  readonly name: string;
  readonly token: string;
  readonly values: readonly Figure[];
  /** Sums and means are dashed, the focus is strong. */
  readonly style: 'plain' | 'dashed' | 'strong' | 'faint';
  /** Dash and gap in CSS pixels, so that lines differ without colour. */
  readonly dash?: readonly number[];
}

/** Minimum and maximum by position, drawn as a band behind the lines. */
export interface LineBand {
  readonly min: readonly Figure[];
  readonly max: readonly Figure[];
  readonly token: string;
}

export interface Lines extends PeriodState {
  readonly lines: readonly NamedLine[];
  readonly band?: LineBand | undefined;
  readonly fromZero: boolean;
}

export const lineParts: readonly ChartPart[] = ['labels'];

const widths = { plain: 2, dashed: 1.75, strong: 3, faint: 1.5 } as const satisfies Record<NamedLine['style'], number>;

export function buildLinesOption(state: Lines, theme: ChartTheme, space: ChartSpace): ChartOption {
  const room = nameRoom(state.lines, space);
  return {
    ...buildFrameOption(theme),
    // Below a single line of months the foot of a letter needs room.
    grid: { ...innerGrid, right: room, bottom: 3 },
    tooltip: buildTooltipOption({ trigger: 'axis', pointer: 'line', tooltip: state.tooltip }, theme),
    xAxis: periodAxis(state.labels, theme, space.width - room - figuresRoom),
    yAxis: [
      valueAxis(
        { title: state.axisTitle, text: state.axisText, compact: state.compact, fromZero: state.fromZero },
        theme,
      ),
      groundAxis,
    ],
    series: [
      ...groundSeries(state, theme),
      ...(state.band === undefined ? [] : bandSeries(state.band, theme)),
      ...state.lines.map((line) => lineSeries(line, room, theme)),
    ],
  };
}

const figuresRoom = 45;

/** Keeps the last period clear of names that reach down to the axis. */
function periodAxis(labels: readonly string[], theme: ChartTheme, width: number) {
  const axis = categoryAxis(labels, theme);
  const shown = listShown(labels, width);
  return {
    ...axis,
    boundaryGap: false,
    axisLabel: {
      ...axis.axisLabel,
      alignMaxLabel: 'right' as const,
      textMargin: [0, 4],
      interval: (index: number) => shown.has(index),
    },
  };
}

/** Between two labels, in CSS pixels. */
const labelGap = 12;
const labelSteps = [1, 2, 3, 4, 6, 12, 24];

/** Indexes of labels that fit a width: all that are named, or evenly every second, third and so on. */
export function listShown(labels: readonly string[], width: number): ReadonlySet<number> {
  const named = labels.flatMap((label, at) => (label === '' ? [] : [at]));
  const last = labels.length - 1;
  const isClear = (at: number, next: number) => {
    const [one, other] = [textWidth(labels[at] ?? ''), textWidth(labels[next] ?? '')];
    // The last one ends where the axis ends.
    const taken = one / 2 + (next === last ? other : other / 2) + labelGap;
    return ((next - at) / Math.max(1, last)) * width >= taken;
  };
  // A month of which the axis has only the end leaves its room to the next.
  const isCut = named.length > 2 && !isClear(named[0] ?? 0, named[1] ?? 0) && named.length < labels.length;
  const whole = isCut ? named.slice(1) : named;
  const every = (step: number) => whole.filter((_, index) => index % step === 0);
  const hasRoom = (places: readonly number[]) => places.slice(1).every((at, index) => isClear(places[index] ?? 0, at));
  const step = labelSteps.find((one) => hasRoom(every(one)));
  return new Set(step === undefined ? whole.slice(0, 1) : every(step));
}

/** How much the names at the ends need, in CSS pixels: Chinese characters are twice as wide as Latin letters. */
function nameRoom(lines: readonly NamedLine[], { width }: ChartSpace): number {
  const longest = Math.max(0, ...lines.map(({ name }) => textWidth(name)));
  return Math.min(longest + 12, width * 0.3);
}

/** About how wide a text of 12 px is. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (letter > '\u2e80' ? 12 : 7.2), 0);
}

function lineSeries(
  { name, token, values, style, code, dash }: NamedLine,
  room: number,
  theme: ChartTheme,
): LineSeriesOption {
  const color = theme.color(token);
  return {
    type: 'line',
    id: code,
    name,
    // A gap stays a gap: the line is not drawn across it.
    connectNulls: false,
    data: [...values],
    symbol: 'circle',
    // A figure between two gaps is a dot, or it would not be seen.
    showSymbol: values.some((value, index) => value !== null && isAlone(values, index)),
    symbolSize: (_, { dataIndex }) => (isAlone(values, dataIndex) ? 5 : 0),
    lineStyle: {
      color,
      width: widths[style],
      type: dash === undefined ? (style === 'dashed' ? [6, 4] : 'solid') : [...dash],
    },
    itemStyle: { color },
    emphasis: { disabled: true },
    z: style === 'plain' || style === 'faint' ? 3 : 4,
    endLabel: {
      show: true,
      distance: 6,
      width: room - 8,
      overflow: 'truncate',
      // As much as names need to stand clear of each other.
      lineHeight: 15,
      ...textStyle(theme, color),
      // Names that have made room for each other may stand on the axis or on the hatching.
      textBorderColor: theme.paper,
      textBorderWidth: 3,
      fontWeight: style === 'strong' ? 600 : 400,
      formatter: () => name,
    },
    labelLayout: { moveOverlap: 'shiftY' },
  };
}

function isAlone(values: readonly Figure[], index: number): boolean {
  return (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
}

function bandSeries({ min, max, token }: LineBand, theme: ChartTheme): LineSeriesOption[] {
  const common = {
    type: 'line' as const,
    stack: 'band',
    symbol: 'none',
    silent: true,
    lineStyle: { opacity: 0 },
    tooltip: { show: false },
    z: 1,
  };
  return [
    { ...common, id: 'BAND-MIN', data: [...min] },
    {
      ...common,
      id: 'BAND-MAX',
      data: max.map((value, index) => {
        const least = min[index] ?? null;
        return value === null || least === null ? null : value - least;
      }),
      areaStyle: { color: theme.color(token), opacity: 0.16 },
    },
  ];
}
