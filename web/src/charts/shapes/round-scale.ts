export interface ScaleWish {
  readonly isLog: boolean;
  readonly fromZero: boolean;
  /** Lower limit for the end of the axis; left out: the largest figure. */
  readonly max?: number | undefined;
}

/** An axis with round ends, computed before the engine draws it. */
export interface RoundScale {
  readonly min: number;
  readonly max: number;
  /** Distance between grid lines; undefined for powers of ten. */
  readonly interval: number | undefined;
  readonly ticks: readonly number[];
  /** Position of a figure on the axis, 0 to 1. */
  readonly at: (value: number) => number;
}

/** `parts` is the approximate number of intervals. */
export function roundScale(values: readonly number[], wish: ScaleWish, parts: number): RoundScale {
  return wish.isLog ? powerScale(values.filter((value) => value > 0)) : evenScale(values, wish, parts);
}

function powerScale(values: readonly number[]): RoundScale {
  const first = values.length === 0 ? 0 : Math.floor(Math.log10(Math.min(...values)));
  const last = Math.max(first + 1, values.length === 0 ? 1 : Math.ceil(Math.log10(Math.max(...values))));
  return {
    min: 10 ** first,
    max: 10 ** last,
    interval: undefined,
    ticks: Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index)),
    at: (value) => (Math.log10(Math.max(value, Number.MIN_VALUE)) - first) / (last - first),
  };
}

function evenScale(values: readonly number[], { fromZero, max: wanted }: ScaleWish, parts: number): RoundScale {
  const least = fromZero ? 0 : Math.min(...values, wanted ?? Infinity);
  const most = wanted ?? Math.max(...values);
  if (!Number.isFinite(least) || !Number.isFinite(most)) return evenScale([0, 1], { isLog: false, fromZero }, parts);
  const interval = roundStep((most - least) / parts || Math.abs(most) || 1);
  const [first, last] = [Math.floor(least / interval), Math.ceil(most / interval)];
  const end = Math.max(last, first + 1);
  return {
    min: first * interval,
    max: end * interval,
    interval,
    ticks: Array.from({ length: end - first + 1 }, (_, index) => (first + index) * interval),
    at: (value) => (value / interval - first) / (end - first),
  };
}

/** The next round step: 1, 2 or 5 times a power of ten. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  return ([1, 2, 5].find((one) => one * power >= step * 0.999) ?? 10) * power;
}
