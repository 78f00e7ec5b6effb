import type { Format } from '#i18n/format.ts';
import type { Cell } from '#ui/data/data-table.tsx';

/** A figure of a table; what nobody has published is a gap. */
export function buildNumberCell(value: number | null, format: Format, decimals = 0): Cell {
  return value === null ? { gap: 'notPublished' } : format.number(value, decimals);
}
