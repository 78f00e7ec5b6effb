import type { Edition } from '@btc/contract/members/access.ts';
import type { GapKind } from '#platform/data/data-table.ts';
import { gapWords } from '#platform/data/gap-words.ts';
import type { Sheet } from '#platform/export/sheet.ts';
import { exportWords } from './export-words.ts';

/** A figure that a line lacks, by the title of its column, and why. */
export interface MissingFigure {
  readonly title: string;
  readonly gap: GapKind;
}

/** A sheet whose last column says why figures of its lines are missing; none is added where no figure is. */
export function withGapColumn(sheet: Sheet, missing: readonly (readonly MissingFigure[])[], edition: Edition): Sheet {
  if (missing.every((figures) => figures.length === 0)) return sheet;
  const [join, colon] = edition === 'cn' ? ['；', '：'] : ['; ', ': '];
  const format = ({ title, gap }: MissingFigure) => title + colon + gapWords[gap][edition];
  return {
    ...sheet,
    titles: [...sheet.titles, exportWords[edition].gaps],
    rows: sheet.rows.map((row, index) => [...row, (missing[index] ?? []).map(format).join(join) || null]),
  };
}
