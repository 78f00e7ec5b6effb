import { roundTo } from '@btc/contract/round-to.ts';
/** A sparkline's path: separate lines between gaps, a single value as a dot. */
export interface SparkShape {
  readonly path: string;
  readonly dots: readonly { readonly x: number; readonly y: number }[];
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The path of values over time; starts at zero, so that small changes do not look large. */
export function sparkShape(values: readonly (number | null)[], { width, height }: Box): SparkShape {
  const top = Math.max(1e-9, ...values.map((value) => value ?? 0));
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const at = (index: number, value: number) => ({
    x: roundTo(values.length > 1 ? index * step : width / 2, 1),
    y: roundTo(height - (Math.max(0, value) / top) * height, 1),
  });
  const dots: { x: number; y: number }[] = [];
  let path = '';
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const { x, y } = at(index, value);
    const [before = null, after = null] = [values[index - 1], values[index + 1]];
    if (before === null && after === null) dots.push({ x, y });
    else path += `${before === null ? 'M' : 'L'}${x} ${y}`;
  }
  return { path, dots };
}
