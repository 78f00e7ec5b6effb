import type { FigureBasis } from '@btc/contract/figures/figure.ts';
import type { FilledFigure } from '@btc/contract/figures/fill-text.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { FigureSubject } from './figure-store.queries.ts';

const standing = sql<string>`jsonb_build_object('printed', printed, 'value', value, 'unit', unit, 'period', period, 'bases', bases,
  'now_printed', now_printed, 'changed_at', changed_at, 'accepted_printed', accepted_printed)`;

function toFigures(db: Db, { kind, id }: FigureSubject) {
  return db.updateTable('figure_value').where('subject_kind', '=', kind).where('subject_id', '=', id);
}

/** Only the last decision per text can be undone. */
export async function forgetDecision(db: Db, subject: FigureSubject): Promise<void> {
  await toFigures(db, subject).set({ decision: null, decided_at: null, before_decision: null }).execute();
}

/** Accepts a subject's texts as printed: the current revisions of its figures are no longer reported. */
export async function storeAsPrinted(db: Db, subject: FigureSubject, now: Date): Promise<void> {
  await toFigures(db, subject)
    .set({
      decision: 'keep',
      decided_at: now,
      before_decision: standing,
      accepted_printed: sql`now_printed`,
      now_printed: null,
      changed_at: null,
    })
    .where('now_printed', 'is not', null)
    .execute();
}

export interface StoredFigure {
  readonly edition: string;
  readonly field: string;
  readonly position: number;
  readonly pinned: string;
  readonly printed: string;
  readonly bases: readonly FigureBasis[];
  readonly now_printed: string | null;
  readonly accepted_printed: string | null;
}

export async function listFigures(db: Db, { kind, id }: FigureSubject): Promise<readonly StoredFigure[]> {
  const rows = await db
    .selectFrom('figure_value')
    .select(['edition', 'field', 'position', 'pinned', 'printed', 'bases', 'now_printed', 'accepted_printed'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('edition')
    .orderBy('field')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, bases: row.bases as readonly FigureBasis[] })); // as insertFigures wrote it
}

/** Stores a figure's current value. `confirmedBy`: who opened a figure since locked by a module; null: nothing new. */
export async function refillFigure(
  db: Db,
  { subject, figure, filled }: { subject: FigureSubject; figure: StoredFigure; filled: FilledFigure },
  { now, confirmedBy }: { readonly now: Date; readonly confirmedBy: number | null },
): Promise<void> {
  await toFigures(db, subject)
    .set({
      decision: 'refill',
      decided_at: now,
      before_decision: standing,
      printed: filled.printed,
      value: filled.value,
      unit: filled.unit,
      period: filled.period,
      bases: JSON.stringify(filled.bases),
      now_printed: null,
      changed_at: null,
      accepted_printed: null,
      ...(confirmedBy === null ? {} : { confirmed_by: confirmedBy, confirmed_at: now }),
    })
    .where('edition', '=', figure.edition)
    .where('field', '=', figure.field)
    .where('position', '=', figure.position)
    .execute();
}

export function findDecision(db: Db, { kind, id }: FigureSubject) {
  return db
    .selectFrom('figure_value')
    .select(['decision', 'decided_at'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('decided_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
}

export async function restoreFigures(db: Db, subject: FigureSubject): Promise<void> {
  await toFigures(db, subject)
    .set({
      printed: sql`before_decision->>'printed'`,
      value: sql`(before_decision->>'value')::float8`,
      unit: sql`before_decision->>'unit'`,
      period: sql`before_decision->>'period'`,
      bases: sql`before_decision->'bases'`,
      now_printed: sql`before_decision->>'now_printed'`,
      changed_at: sql`(before_decision->>'changed_at')::timestamptz`,
      accepted_printed: sql`before_decision->>'accepted_printed'`,
      decision: null,
      decided_at: null,
      before_decision: null,
    })
    .where('decided_at', 'is not', null)
    .execute();
}
