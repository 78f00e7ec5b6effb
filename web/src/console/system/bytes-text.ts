const units = ['kB', 'MB', 'GB', 'TB'] as const;

/** A size such as 812 kB or 3.4 MB. */
export function formatBytesText(bytes: number, number: (value: number, decimals?: number) => string): string {
  if (bytes > 0 && bytes < 1_000) return `${number(bytes)} B`;
  let [value, index] = [bytes / 1_000, 0];
  while (value >= 999.5 && index < units.length - 1) [value, index] = [value / 1_000, index + 1];
  return `${number(value, bytes > 0 && value < 10 ? 1 : 0)} ${units[index]}`;
}
