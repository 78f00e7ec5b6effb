import {
  type Figure,
  type PeriodState,
  categoryAxis,
  fade,
  buildFrameOption,
  hatching,
  innerGrid,
  textStyle,
  buildTooltipOption,
  valueAxis,
} from '../chart-frame.ts';
import type { ChartOption } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { type LineOnRight, rightAxis, rightLine } from './line-on-right.ts';

export interface ChartEvent {
  readonly index: number;
  readonly name: string;
}

export interface ColumnsAndLine extends PeriodState {
  readonly columns: { readonly name: string; readonly token: string; readonly values: readonly Figure[] };
  readonly line: LineOnRight;
  readonly events: readonly ChartEvent[];
}

export function buildColumnsAndLineOption(state: ColumnsAndLine, theme: ChartTheme): ChartOption {
  const { columns, line, events } = state;
  return {
    ...buildFrameOption(theme),
    grid: { ...innerGrid, right: 0, top: events.length === 0 ? 34 : 34 + 18 * eventRows(events) },
    tooltip: buildTooltipOption({ trigger: 'axis', tooltip: state.tooltip }, theme),
    xAxis: categoryAxis(state.labels, theme),
    yAxis: [
      valueAxis({ title: state.axisTitle, text: state.axisText, compact: state.compact }, theme),
      rightAxis(line, state.compact, theme),
    ],
    series: [
      {
        type: 'bar',
        id: 'COLUMNS',
        name: columns.name,
        barMaxWidth: 60,
        barCategoryGap: '28%',
        emphasis: { disabled: true },
        data: columns.values.map((value, index) => ({
          value,
          itemStyle: {
            color: theme.color(columns.token),
            opacity: fade(state.picked, index),
            ...(state.provisional.has(index) ? { decal: hatching(theme.paper) } : {}),
          },
        })),
        ...(events.length === 0 ? {} : { markLine: eventLines(events, columns.values.length, theme) }),
      },
      rightLine(line, theme),
    ],
  };
}

const maxEventRows = 3;

function eventRows(events: readonly ChartEvent[]): number {
  return Math.min(maxEventRows, events.length);
}

/** Names stand in rows above each other, so that those of near events do not collide. */
function eventLines(events: readonly ChartEvent[], count: number, theme: ChartTheme) {
  return {
    silent: true,
    symbol: 'none',
    animation: false,
    lineStyle: { color: theme.accent, width: 1.25, type: 'solid' as const },
    data: events.map(({ index, name }, order) => ({
      xAxis: index,
      label: {
        show: true,
        position: 'end' as const,
        // Above the titles of the axes; near the right end to the left of its line, where there is room.
        distance: 30 + 18 * (order % maxEventRows),
        ...textStyle(theme, theme.accent),
        ...(index > count * 0.85 ? { align: 'right' as const } : {}),
        formatter: name,
      },
    })),
  };
}
