import type { FigureBasis } from '@btc/contract/figures/figure.ts';
import type { FilledFigure } from '@btc/contract/figures/fill-text.ts';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { FigureSubject } from './figure-store.queries.ts';

/** What a figure was before a decision, as one value that undoing takes apart again. */
const standing = sql<string>`jsonb_build_object('printed', printed, 'value', value, 'unit', unit, 'period', period, 'bases', bases,
  'now_printed', now_printed, 'changed_at', changed_at, 'accepted_printed', accepted_printed)`;

function toFigures(db: Db, { kind, id }: FigureSubject) {
  return db.updateTable('figure_value').where('subject_kind', '=', kind).where('subject_id', '=', id);
}

/** One decision a text can be undone: an earlier one is forgotten. */
export async function forgetDecision(db: Db, subject: FigureSubject): Promise<void> {
  await toFigures(db, subject).set({ decision: null, decided_at: null, before_decision: null }).execute();
}

/** Leaves a subject's texts as they are: what its figures have come to is no longer told. */
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

/** The figures of a subject's texts in their order. */
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

/** Stores what a figure says now. `confirmedBy`: who lets everybody read what a module has opened since; null: nothing new. */
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

/** The last decision about a subject's figures; undefined where there is none. */
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

/** Gives the figures of a subject back what they were before the last decision. */
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
