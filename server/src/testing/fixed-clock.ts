import type { Clock } from '#platform/clock/clock.ts';

export interface FixedClock extends Clock {
  set(time: string): void;
  advance(milliseconds: number): void;
}

/** Clock fixed at an ISO time with offset, by default noon in Shanghai. */
export function fixedClock(time = '2026-03-02T12:00:00+08:00'): FixedClock {
  let now = parseTime(time);
  return {
    now: () => new Date(now),
    set: (next) => {
      now = parseTime(next);
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

function parseTime(text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new Error(`"${text}" is not a time`);
  return time;
}
