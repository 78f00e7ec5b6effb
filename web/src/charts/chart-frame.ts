import type { TooltipComponentOption } from 'echarts/components';
import type { ChartOption } from './chart-option.ts';
import type { ChartTheme } from './chart-theme.ts';
import { tooltipClass } from './tooltip.ts';

/** A figure, or null where none is published. */
export type Figure = number | null;

/** The text of axes and labels. */
export function textStyle(theme: ChartTheme, color = theme.ink2) {
  return { color, fontFamily: theme.font, fontSize: 12 };
}

/** What all charts have alike. */
export function buildFrameOption(theme: ChartTheme): ChartOption {
  return { animation: false, textStyle: { fontFamily: theme.font } };
}

/** Room for the axis texts inside the chart's own box. */
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
  /** The tooltip of the category at a place, or of the mark with that place; null shows none. */
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

/** Marks that belong to a member carry its index; others stand at their own. */
function findPosition(given: unknown): number {
  const first: unknown = Array.isArray(given) ? given[0] : given;
  if (typeof first !== 'object' || first === null) return 0;
  const data: unknown = 'data' in first ? first.data : null;
  if (typeof data === 'object' && data !== null && 'index' in data) return Number(data.index);
  return 'dataIndex' in first ? Number(first.dataIndex) : 0;
}

/** The lines of a provisional figure; drawn over its colour. */
export function hatching(color: string) {
  const dash: [number, number] = [1, 0];
  const gap: [number, number] = [2, 4];
  return { symbol: 'rect', color, dashArrayX: dash, dashArrayY: gap, rotation: -Math.PI / 4 };
}

/** An axis of figures: its title is the unit. */
export interface ValueAxis {
  readonly title: string;
  readonly text: (value: number) => string;
  /** Fewer lines, for small charts. */
  readonly compact: boolean;
  /** Whether the axis begins at zero; lines of prices do not. */
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

/** An axis of categories; where some have no label it is known which have room, else the engine leaves out what has none. */
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

/** Shows what is chosen by fading what is not. */
export function fade(picked: number | null, index: number): number {
  return picked === null || picked === index ? 1 : 0.45;
}

/** What every chart over periods is drawn from. */
export interface PeriodState {
  /** What stands under each period. */
  readonly labels: readonly string[];
  /** The places whose figures may still change: they are hatched. */
  readonly provisional: ReadonlySet<number>;
  /** The place that is chosen, or null. */
  readonly picked: number | null;
  readonly axisTitle: string;
  readonly axisText: (value: number) => string;
  readonly tooltip: (index: number) => HTMLElement | null;
  readonly compact: boolean;
}

/**
 * Hatches the provisional periods where lines cannot be hatched themselves, and marks the chosen one: behind lines, or over areas
 * that would hide it.
 */
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

/** The hidden axis of the ground. */
export const groundAxis = { type: 'value' as const, show: false, min: 0, max: 1 };
