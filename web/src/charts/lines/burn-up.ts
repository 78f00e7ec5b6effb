import type { LineSeriesOption } from 'echarts/charts';
import {
  type Figure,
  buildFrameOption,
  hatching,
  innerGrid,
  textStyle,
  buildTooltipOption,
  valueAxis,
} from '../chart-frame.ts';
import type { ChartOption, ChartSpace } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { textWidth } from './lines.ts';
import { niceStep, niceTop } from './panels.ts';

/** The use of a quota over a year; days are counted in months from the beginning of January, 0 to 12. */
export interface BurnUp {
  readonly months: readonly string[];
  /** Used by the end of each month; null from the first that is not published. */
  readonly cumulative: readonly Figure[];
  readonly quota: number;
  readonly quotaName: string;
  readonly usedName: string;
  /** What official notices say was used, by their days: a count of its own, never joined to the line. */
  readonly official: readonly { readonly at: number; readonly used: number; readonly name: string }[];
  /** Projected day the quota is used up; null: not within the year. */
  readonly fill: { readonly earliest: Figure; readonly central: Figure; readonly latest: Figure };
  readonly fillName: string;
  /** Earliest to latest fill day in words; empty where the quota is full. */
  readonly fillRange: string;
  /** Today, null outside the year, and the label of its line. */
  readonly today: Figure;
  readonly todayName: string;
  readonly token: string;
  readonly axisTitle: string;
  readonly axisText: (value: number) => string;
  /** For the end of a month, by its index. */
  readonly tooltip: (index: number) => HTMLElement | null;
  readonly compact: boolean;
}

type Spot = readonly [number, number];

/** The day of a year `YYYY-MM-DD` in months from its beginning: the middle of March is about 2.5. */
export function monthsInto(day: string): number {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return month - 1 + (date - 1) / 31;
}

export function buildBurnUpOption(state: BurnUp, theme: ChartTheme, space: ChartSpace): ChartOption {
  const spots = usedSpots(state.cumulative);
  // On a phone the words above the quota's line reach as far left as the axis has its title: they stay below it.
  const room = state.compact && state.fill.central !== null ? 1.25 : 1.05;
  const top = niceTop(Math.max(state.quota, ...spots.map(([, used]) => used)) * room);
  return {
    ...buildFrameOption(theme),
    grid: { ...innerGrid, bottom: 24, right: Math.min(textWidth(state.quotaName) + 14, space.width * 0.3) },
    tooltip: buildTooltipOption({ trigger: 'axis', pointer: 'line', tooltip: (at) => state.tooltip(at - 1) }, theme),
    xAxis: {
      // A time axis: on one of values the engine would stack the range sideways.
      type: 'time',
      min: 0,
      max: 12,
      splitLine: { show: false },
      axisLine: { show: true, lineStyle: { color: theme.lineStrong, width: 1.5 } },
      axisTick: {
        show: true,
        length: 4,
        lineStyle: { color: theme.lineStrong },
        customValues: state.months.map((_, index) => index),
      },
      axisLabel: { show: false },
    },
    yAxis: {
      ...valueAxis({ title: state.axisTitle, text: state.axisText, compact: state.compact }, theme),
      max: top,
      interval: niceStep(top),
    },
    series: [
      ...rangeSeries(state, spots.at(-1), theme),
      ...reachSeries(state, spots.at(-1), theme),
      ...projectionSeries(state, spots.at(-1), theme),
      usedSeries(state, spots, theme),
      quotaSeries(state, theme),
      ...officialSeries(state, theme),
      ...todaySeries(state, top, theme),
      monthNames(state, theme, space),
    ],
  };
}

function usedSpots(cumulative: readonly Figure[]): readonly Spot[] {
  const spots: Spot[] = [[0, 0]];
  for (const [index, used] of cumulative.entries()) {
    if (used === null) break;
    spots.push([index + 1, used]);
  }
  return spots;
}

function usedSeries({ usedName, token }: BurnUp, spots: readonly Spot[], theme: ChartTheme): LineSeriesOption {
  const color = theme.color(token);
  return {
    type: 'line',
    id: 'USED',
    name: usedName,
    data: spots.map((spot) => [...spot]),
    symbol: 'circle',
    symbolSize: 5,
    lineStyle: { color, width: 3 },
    itemStyle: { color },
    areaStyle: { color, opacity: 0.12 },
    emphasis: { disabled: true },
    z: 4,
  };
}

function officialSeries({ official }: BurnUp, theme: ChartTheme): LineSeriesOption[] {
  if (official.length === 0) return [];
  return [
    {
      type: 'line',
      id: 'OFFICIAL',
      silent: true,
      data: official.map(({ at, used }) => [at, used]),
      symbol: 'diamond',
      symbolSize: 11,
      lineStyle: { opacity: 0 },
      itemStyle: { color: theme.ink },
      tooltip: { show: false },
      label: {
        show: true,
        position: 'right',
        ...textStyle(theme, theme.ink),
        formatter: ({ dataIndex }) => official[dataIndex]?.name ?? '',
      },
      z: 6,
    },
  ];
}

function quotaSeries({ quota, quotaName }: BurnUp, theme: ChartTheme): LineSeriesOption {
  return {
    type: 'line',
    id: 'QUOTA',
    name: quotaName,
    silent: true,
    data: [
      [0, quota],
      [12, quota],
    ],
    symbol: 'none',
    lineStyle: { color: theme.ink, width: 1.5 },
    tooltip: { show: false },
    endLabel: { show: true, distance: 6, ...textStyle(theme, theme.ink), formatter: () => quotaName },
    z: 3,
  };
}

/** Published figures end before today: the line shows how far the projection has fallen behind. */
function todaySeries({ today, todayName }: BurnUp, top: number, theme: ChartTheme): LineSeriesOption[] {
  if (today === null) return [];
  return [
    {
      type: 'line',
      id: 'TODAY',
      name: todayName,
      silent: true,
      data: [
        [today, 0],
        [today, top],
      ],
      symbol: 'circle',
      symbolSize: 0.1,
      lineStyle: { color: theme.ink, width: 1, type: [2, 3] },
      tooltip: { show: false },
      label: {
        show: true,
        position: today > 10 ? 'left' : 'right',
        offset: [0, -10],
        ...textStyle(theme, theme.ink),
        formatter: ({ dataIndex }) => (dataIndex === 0 ? todayName : ''),
      },
      z: 2,
    },
  ];
}

function monthNames({ months }: BurnUp, theme: ChartTheme, { width }: ChartSpace): LineSeriesOption {
  const widest = Math.max(...months.map(textWidth)) + 8;
  const every = Math.max(1, Math.ceil((widest * months.length) / (width * 0.7)));
  return {
    type: 'line',
    id: 'MONTHS',
    silent: true,
    data: months.map((_, index) => [index + 0.5, 0]),
    symbol: 'circle',
    symbolSize: 0.1,
    lineStyle: { opacity: 0 },
    tooltip: { show: false },
    label: {
      show: true,
      position: 'bottom',
      distance: 8,
      ...textStyle(theme),
      formatter: ({ dataIndex }) => (dataIndex % every === 0 ? (months[dataIndex] ?? '') : ''),
    },
    labelLayout: { hideOverlap: true },
  };
}

function projectionSeries(
  { fill, fillName, fillRange, quota, token }: BurnUp,
  last: Spot | undefined,
  theme: ChartTheme,
): LineSeriesOption[] {
  if (last === undefined || fill.central === null) return [];
  const isFull = last[1] >= quota;
  return [
    {
      type: 'line',
      id: 'PROJECTION',
      silent: true,
      // Once it is full only the day is marked: there is nothing to project.
      data: isFull ? [[fill.central, quota]] : [[...last], [fill.central, quota]],
      symbol: 'circle',
      symbolSize: (_, { dataIndex }) => (isFull || dataIndex === 1 ? 7 : 0),
      lineStyle: { color: theme.color(token), width: 2, type: [6, 4] },
      itemStyle: { color: theme.color(token) },
      tooltip: { show: false },
      label: {
        show: true,
        position: 'top',
        align: fill.central > 9 ? 'right' : 'center',
        distance: 8,
        ...textStyle(theme, theme.ink),
        fontWeight: 600,
        lineHeight: 16,
        rich: { range: { ...textStyle(theme), lineHeight: 16 } },
        formatter: ({ dataIndex }) =>
          isFull || dataIndex === 1 ? [fillName, fillRange === '' ? '' : `{range|${fillRange}}`].join('\n').trim() : '',
      },
      z: 5,
    },
  ];
}

/** Range of fill days on the quota's line, where a narrow one is visible too; without a latest day it ends with the year. */
function reachSeries({ fill, quota, token }: BurnUp, last: Spot | undefined, theme: ChartTheme): LineSeriesOption[] {
  if (last === undefined || fill.earliest === null || last[1] >= quota) return [];
  const color = theme.color(token);
  return [
    {
      type: 'line',
      id: 'REACH',
      silent: true,
      data: [
        [fill.earliest, quota],
        [fill.latest ?? 12, quota],
      ],
      symbol: 'none',
      lineStyle: { color, width: 9, opacity: 0.4 },
      itemStyle: { color },
      tooltip: { show: false },
      z: 4,
    },
  ];
}

/** Area between the earliest and the latest path to the quota; without a latest day it ends with the year. */
function rangeSeries({ fill, quota, token }: BurnUp, last: Spot | undefined, theme: ChartTheme): LineSeriesOption[] {
  if (last === undefined || fill.earliest === null || last[1] >= quota) return [];
  const latest = fill.latest ?? beyondYear(last, fill.central, quota);
  const stops = [last[0], fill.earliest, Math.min(latest, 12)].toSorted((one, other) => one - other);
  const way = (end: number, at: number): number =>
    end <= last[0] ? quota : Math.min(quota, last[1] + ((quota - last[1]) * (at - last[0])) / (end - last[0]));
  const color = theme.color(token);
  const common = {
    type: 'line' as const,
    stack: 'range',
    silent: true,
    symbol: 'none',
    tooltip: { show: false },
    z: 1,
  };
  const earliest = fill.earliest;
  return [
    { ...common, id: 'RANGE-LOW', lineStyle: { opacity: 0 }, data: stops.map((at) => [at, way(latest, at)]) },
    {
      ...common,
      id: 'RANGE-HIGH',
      lineStyle: { color, width: 0 },
      // The engine takes the hatching of an area from here.
      itemStyle: { decal: hatching(theme.lineStrong) },
      areaStyle: { color: 'transparent', opacity: 1 },
      data: stops.map((at) => [at, way(earliest, at) - way(latest, at)]),
    },
  ];
}

/** Assumed meeting point of the slow path after the year: as far behind the central day as that is from now. */
function beyondYear(last: Spot, central: Figure, quota: number): number {
  return central === null ? 12 + quota / Math.max(1, last[1]) : Math.max(12.5, central * 2 - last[0]);
}
