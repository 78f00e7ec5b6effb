import type { Db } from '#platform/db/db.ts';

export interface StoredFigure {
  readonly subject_kind: string;
  readonly subject_id: number;
  readonly edition: string;
  readonly field: string;
  readonly position: number;
  readonly pinned: string;
  readonly printed: string;
  readonly now_printed: string | null;
  readonly accepted_printed: string | null;
}

export function listStoredFigures(db: Db): Promise<readonly StoredFigure[]> {
  return db
    .selectFrom('figure_value')
    .select([
      'subject_kind',
      'subject_id',
      'edition',
      'field',
      'position',
      'pinned',
      'printed',
      'now_printed',
      'accepted_printed',
    ])
    .execute();
}

export async function markFigure(db: Db, figure: StoredFigure, nowPrinted: string | null, now: Date): Promise<void> {
  await db
    .updateTable('figure_value')
    .set({ now_printed: nowPrinted, changed_at: nowPrinted === null ? null : now })
    .where('subject_kind', '=', figure.subject_kind)
    .where('subject_id', '=', figure.subject_id)
    .where('edition', '=', figure.edition)
    .where('field', '=', figure.field)
    .where('position', '=', figure.position)
    // Whoever has filled the text anew meanwhile knows better.
    .where('printed', '=', figure.printed)
    .execute();
}
