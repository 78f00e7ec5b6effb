import type { Format } from '#i18n/format.ts';

/** A month `YYYY-MM` or a year `YYYY` in words. */
export function periodText(format: Format, period: string): string {
  return period.length === 4 ? format.year(Number(period)) : format.month(`${period}-01`);
}

/** From the first period to the last; null where there is none. */
export function spanText(format: Format, from: string | null, to: string | null): string | null {
  if (from === null || to === null) return null;
  return from === to ? periodText(format, from) : `${periodText(format, from)} – ${periodText(format, to)}`;
}
