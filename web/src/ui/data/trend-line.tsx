import { roundTo } from '@btc/contract/round-to.ts';
const width = 96;
const height = 24;
const edge = 2;

/** The path of a series, scaled between its minimum and maximum; gaps stay open. */
export function toTrendPath(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return '';
  const [least, greatest] = [Math.min(...known), Math.max(...known)];
  const span = Math.max(greatest - least, 1e-9);
  let path = '';
  let isOpen = false;
  for (const [index, value] of values.entries()) {
    if (value !== null) {
      const x = roundTo((index / (values.length - 1)) * width, 1);
      path += `${isOpen ? 'L' : 'M'}${x} ${roundTo(height - ((value - least) / span) * height, 1)}`;
    }
    isOpen = value !== null;
  }
  return path;
}

/** A small line chart; the text beside it says the same. */
export function TrendLine({
  values,
  className,
}: {
  values: readonly (number | null)[];
  className?: string | undefined;
}) {
  return (
    <svg
      className={className}
      width={width + 2 * edge}
      height={height + 2 * edge}
      viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`}
      fill="none"
      aria-hidden="true"
    >
      <path d={toTrendPath(values)} stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}
