import type { FilledFigure } from '@btc/contract/figures/fill-text.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { Db } from '#platform/db/db.ts';

/** Owner of the texts, such as `article` with its ID. */
export interface FigureSubject {
  readonly kind: string;
  readonly id: number;
}

export interface FigureConfirmation {
  readonly by: number | null;
}

export interface StoredFigures {
  readonly subject: FigureSubject;
  readonly edition: Edition;
  readonly field: string;
  readonly source: string;
  readonly figures: readonly (FilledFigure & { readonly confirmation: FigureConfirmation | null })[];
}

/** A statement takes 65,535 parameters; a row has fourteen. */
const maxConcurrency = 4000;

export async function insertFigures(db: Db, texts: readonly StoredFigures[], now: Date): Promise<void> {
  const withFigures = texts.filter(({ figures }) => figures.length > 0);
  if (withFigures.length === 0) return;
  const toKey = ({ subject, edition, field }: StoredFigures) => ({
    subject_kind: subject.kind,
    subject_id: subject.id,
    edition,
    field,
  });
  await db
    .insertInto('figure_text')
    .values(withFigures.map((text) => ({ ...toKey(text), source: text.source, filled_at: now })))
    .execute();
  const values = withFigures.flatMap((text) =>
    text.figures.map((figure, position) => ({
      ...toKey(text),
      position,
      source: figure.source,
      pinned: figure.pinned,
      printed: figure.printed,
      value: figure.value,
      unit: figure.unit,
      period: figure.period,
      bases: JSON.stringify(figure.bases),
      confirmed_by: figure.confirmation?.by ?? null,
      confirmed_at: figure.confirmation === null ? null : now,
    })),
  );
  for (let from = 0; from < values.length; from += maxConcurrency) {
    await db
      .insertInto('figure_value')
      .values(values.slice(from, from + maxConcurrency))
      .execute();
  }
}

export async function deleteFigures(db: Db, kind: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('figure_text').where('subject_kind', '=', kind).where('subject_id', 'in', ids).execute();
}

export async function listWrittenTexts(db: Db, kind: string, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('figure_text')
    .select(['subject_id', 'edition', 'field', 'source'])
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', [...ids])
    .execute();
}
