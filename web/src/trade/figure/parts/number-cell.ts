import type { Format } from '#i18n/format.ts';
import type { Cell } from '#ui/data/data-table.tsx';

export function buildNumberCell(value: number | null, format: Format, decimals = 0): Cell {
  return value === null ? { gap: 'notPublished' } : format.number(value, decimals);
}
