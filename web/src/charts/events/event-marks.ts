import type { ChartOption } from '../chart-option.ts';
import { textStyle } from '../chart-frame.ts';
import type { ChartTheme } from '../chart-theme.ts';

/** What happened on a day `YYYY-MM-DD`. */
export interface DatedEvent {
  readonly Day: string;
}

/** Position of a day on the axis in the engine's terms; null outside the chart. */
export type PlaceOfDay = (day: string) => number | null;

/** Numbers of the events at one position, as in the list below the chart. */
export interface EventMark {
  readonly at: number;
  readonly name: string;
}

/** One mark for each position; events are numbered from 1 by day. */
export function toEventMarks(events: readonly DatedEvent[], placeOf: PlaceOfDay): readonly EventMark[] {
  const numbered = events.flatMap(({ Day }, index) => {
    const at = placeOf(Day);
    return at === null ? [] : [{ at, number: index + 1 }];
  });
  return [...Map.groupBy(numbered, ({ at }) => at)].map(([at, some]) => {
    const [first, last] = [some[0]?.number, some.at(-1)?.number];
    return { at, name: first === last ? String(first) : `${first}–${last}` };
  });
}

export function withEventMarks(option: ChartOption, marks: readonly EventMark[], theme: ChartTheme): ChartOption {
  if (marks.length === 0) return option;
  const markLine = {
    silent: true,
    symbol: 'none',
    animation: false,
    lineStyle: { color: theme.accent, width: 1, type: [3, 3], opacity: 0.8 },
    data: marks.map(({ at, name }) => ({
      xAxis: at,
      label: { show: true, position: 'end' as const, distance: 3, ...textStyle(theme, theme.accent), formatter: name },
    })),
  };
  const events = { type: 'line' as const, id: 'EVENTS', data: [], silent: true, tooltip: { show: false }, markLine };
  return { ...option, series: [...[option.series ?? []].flat(), events] };
}
