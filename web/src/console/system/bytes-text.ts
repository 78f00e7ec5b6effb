const units = ['kB', 'MB', 'GB', 'TB'] as const;

/** A size as people say it: 812 kB, 3.4 MB. */
export function bytesText(bytes: number, number: (value: number, decimals?: number) => string): string {
  if (bytes > 0 && bytes < 1_000) return `${number(bytes)} B`;
  let [value, place] = [bytes / 1_000, 0];
  while (value >= 999.5 && place < units.length - 1) [value, place] = [value / 1_000, place + 1];
  return `${number(value, bytes > 0 && value < 10 ? 1 : 0)} ${units[place]}`;
}
