import type { LineSeriesOption } from 'echarts/charts';
import type { ColumnLayer } from '../bars/stacked-columns.ts';
import {
  type Figure,
  type PeriodState,
  buildFrameOption,
  hatching,
  textStyle,
  buildTooltipOption,
} from '../chart-frame.ts';
import type { ChartOption, ChartSpace } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';

/** Each panel has its own scale: compare the course, not the size. */
export interface Panels extends PeriodState {
  readonly members: readonly ColumnLayer[];
}

export function buildPanelColumns({ width }: ChartSpace, count: number): number {
  return Math.min(count, width < 520 ? 2 : width < 900 ? 3 : 4);
}

const head = 26;
const foot = 22;
const gap = 16;
const axisRoom = 32;

export function buildPanelsOption(state: Panels, theme: ChartTheme, space: ChartSpace): ChartOption {
  const { members } = state;
  const columns = buildPanelColumns(space, members.length);
  const rows = Math.ceil(members.length / Math.max(1, columns));
  const width = (space.width - (axisRoom + gap) * columns) / Math.max(1, columns);
  const height = space.height / Math.max(1, rows) - head - foot;
  return {
    ...buildFrameOption(theme),
    grid: members.map((_, index) => ({
      left: axisRoom + (index % columns) * (width + axisRoom + gap),
      top: Math.floor(index / columns) * (height + head + foot) + head,
      width,
      height,
    })),
    tooltip: buildTooltipOption({ trigger: 'axis', pointer: 'line', tooltip: state.tooltip }, theme),
    xAxis: members.map((_, gridIndex) => ({
      type: 'category' as const,
      gridIndex,
      data: [...state.labels],
      boundaryGap: false,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: theme.lineStrong, width: 1.5 } },
      axisLabel: {
        ...textStyle(theme),
        showMinLabel: true,
        alignMinLabel: 'left',
        alignMaxLabel: 'right',
        showMaxLabel: true,
        interval: state.labels.length,
      },
    })),
    yAxis: members.map(({ name, values }, gridIndex) => ({
      type: 'value' as const,
      gridIndex,
      // Each has a scale of its own, in one unit.
      name: `${name} · ${state.axisTitle}`,
      nameGap: 8,
      nameTextStyle: {
        ...textStyle(theme, theme.ink),
        align: 'left',
        padding: 0,
        width: width - 8,
        overflow: 'truncate',
      },
      min: 0,
      ...halves(values),
      splitLine: { lineStyle: { color: theme.line } },
      axisLabel: { ...textStyle(theme), formatter: state.axisText },
    })),
    series: [
      ...members.map((member, index) => panelSeries(member, index, theme)),
      ...(state.provisional.size === 0
        ? []
        : members.map((member, index) => provisionalSeries(member, index, { state, theme }))),
    ],
  };
}

function panelSeries({ code, name, token, values }: ColumnLayer, index: number, theme: ChartTheme): LineSeriesOption {
  const color = theme.color(token);
  return {
    type: 'line',
    id: code,
    name,
    xAxisIndex: index,
    yAxisIndex: index,
    connectNulls: false,
    data: [...values],
    symbol: 'none',
    lineStyle: { color, width: 1.75 },
    itemStyle: { color },
    areaStyle: { color, opacity: 0.14 },
    emphasis: { disabled: true },
  };
}

function provisionalSeries(
  { code, values }: ColumnLayer,
  index: number,
  { state: { provisional }, theme }: { readonly state: Panels; readonly theme: ChartTheme },
): LineSeriesOption {
  return {
    type: 'line',
    id: `${code}-PROVISIONAL`,
    xAxisIndex: index,
    yAxisIndex: index,
    silent: true,
    symbol: 'none',
    lineStyle: { opacity: 0 },
    itemStyle: { color: theme.paper, decal: hatching(theme.paper) },
    areaStyle: { color: 'transparent', opacity: 1 },
    data: values.map((value, at) => (provisional.has(at) || provisional.has(at + 1) ? value : null)),
  };
}

/** Distance of grid lines below a top figure, so that the last one is at the figure itself. */
export function niceStep(top: number): number {
  const hasOneDigit = (step: number): boolean => Number(step.toPrecision(1)) === Number(step.toPrecision(12));
  return top / ([4, 5, 3].find((count) => hasOneDigit(top / count)) ?? 4);
}

function halves(values: readonly Figure[]) {
  const max = niceTop(Math.max(0, ...values.map((value) => value ?? 0)));
  return { max, interval: max / 2 };
}

/** The next round figure, whose half is round too. */
export function niceTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].find((one) => one * power >= value) ?? 10;
  return step * power;
}
