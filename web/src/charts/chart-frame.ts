import type { TooltipComponentOption } from 'echarts/components';
import type { ChartOption } from './chart-option.ts';
import type { ChartTheme } from './chart-theme.ts';
import { tooltipClass } from './tooltip.ts';

/** A figure, or null where none is published. */
export type Figure = number | null;

export function textStyle(theme: ChartTheme, color = theme.ink2) {
  return { color, fontFamily: theme.font, fontSize: 12 };
}

export function buildFrameOption(theme: ChartTheme): ChartOption {
  return { animation: false, textStyle: { fontFamily: theme.font } };
}

export const innerGrid = {
  left: 0,
  right: 12,
  top: 34,
  bottom: 0,
  outerBoundsMode: 'same',
  outerBoundsContain: 'axisLabel',
} as const;

export interface TooltipState {
  readonly trigger: 'axis' | 'item';
  readonly pointer?: 'shadow' | 'line' | 'none';
  /** For the index of a category or of a mark; null shows none. */
  readonly tooltip: (index: number) => HTMLElement | null;
}

/** A tooltip of elements with classes: the pages' policy forbids style attributes in markup. */
export function buildTooltipOption(
  { trigger, pointer = 'shadow', tooltip }: TooltipState,
  theme: ChartTheme,
): TooltipComponentOption {
  return {
    trigger,
    axisPointer: {
      type: pointer,
      shadowStyle: { color: theme.lineStrong, opacity: 0.14 },
      lineStyle: { color: theme.lineStrong, width: 1 },
    },
    confine: true,
    className: tooltipClass,
    transitionDuration: 0,
    padding: 0,
    borderWidth: 0,
    backgroundColor: 'transparent',
    formatter: (given) => tooltip(findPosition(given)) ?? '',
  };
}

/** A mark of a member carries the member's index; other marks use their own. */
function findPosition(given: unknown): number {
  const first: unknown = Array.isArray(given) ? given[0] : given;
  if (typeof first !== 'object' || first === null) return 0;
  const data: unknown = 'data' in first ? first.data : null;
  if (typeof data === 'object' && data !== null && 'index' in data) return Number(data.index);
  return 'dataIndex' in first ? Number(first.dataIndex) : 0;
}

/** Hatching for provisional figures, over their colour. */
export function hatching(color: string) {
  const dash: [number, number] = [1, 0];
  const gap: [number, number] = [2, 4];
  return { symbol: 'rect', color, dashArrayX: dash, dashArrayY: gap, rotation: -Math.PI / 4 };
}

/** `title` is the unit. */
export interface ValueAxis {
  readonly title: string;
  readonly text: (value: number) => string;
  /** Fewer lines, for small charts. */
  readonly compact: boolean;
  /** Prices do not start at zero. */
  readonly fromZero?: boolean | undefined;
}

export function valueAxis({ title, text, compact, fromZero = true }: ValueAxis, theme: ChartTheme) {
  return {
    type: 'value' as const,
    name: title,
    nameLocation: 'end' as const,
    nameGap: 14,
    nameTextStyle: { ...textStyle(theme), align: 'left' as const, padding: 0 },
    scale: !fromZero,
    splitNumber: compact ? 3 : 5,
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { lineStyle: { color: theme.line } },
    axisLabel: { ...textStyle(theme), formatter: text },
  };
}

/** Where some labels are empty the others are all drawn if they fit; else the engine thins them out. */
export function categoryAxis(labels: readonly string[], theme: ChartTheme) {
  const named = labels.includes('') ? { interval: (index: number) => labels[index] !== '' } : {};
  return {
    type: 'category' as const,
    data: [...labels],
    axisTick: { show: false },
    // The zero line is stronger than the others.
    axisLine: { lineStyle: { color: theme.lineStrong, width: 1.5 } },
    axisLabel: { ...textStyle(theme), hideOverlap: true, ...named },
  };
}

export function fade(picked: number | null, index: number): number {
  return picked === null || picked === index ? 1 : 0.45;
}

export interface PeriodState {
  readonly labels: readonly string[];
  /** Indexes of provisional figures: they are hatched. */
  readonly provisional: ReadonlySet<number>;
  /** Index of the picked period, or null. */
  readonly picked: number | null;
  readonly axisTitle: string;
  readonly axisText: (value: number) => string;
  readonly tooltip: (index: number) => HTMLElement | null;
  readonly compact: boolean;
}

/** Hatches provisional periods (lines cannot be hatched) and marks the picked one: behind lines, or over areas. */
export function groundSeries(
  { labels, provisional, picked }: Pick<PeriodState, 'labels' | 'provisional' | 'picked'>,
  theme: ChartTheme,
  place: 'behind' | 'over' = 'behind',
) {
  if (provisional.size === 0 && picked === null) return [];
  return [
    {
      type: 'bar' as const,
      id: 'GROUND',
      yAxisIndex: 1,
      barWidth: '100%',
      silent: true,
      tooltip: { show: false },
      z: place === 'behind' ? 0 : 5,
      data: labels.map((_, at) => ({
        value: provisional.has(at) || at === picked ? 1 : null,
        itemStyle: {
          color: at === picked ? theme.lineStrong : 'transparent',
          opacity: at === picked ? 0.22 : 1,
          ...(provisional.has(at) ? { decal: hatching(place === 'behind' ? theme.line : theme.paper) } : {}),
        },
      })),
    },
  ];
}

export const groundAxis = { type: 'value' as const, show: false, min: 0, max: 1 };
