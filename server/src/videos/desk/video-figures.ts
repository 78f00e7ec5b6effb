import type { StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { deleteFigures, type FigureRoom, fillWords, type ReadFigures, readWritten, withFilled } from '#figures/face.ts';
import { type DeskListRow, listWords, setWords } from './desk.queries.ts';

/** Kind under which figures in the texts of videos are stored, with the video's number. */
export const figureSubject = 'video';

export type VideoWork = StaffWork & { readonly readFigures: ReadFigures };

const fields = ['title', 'summary'] as const;
type Field = (typeof fields)[number];
const inputs = { title: 'Title', summary: 'Summary' } as const;

/** Fills figures into a published video's texts: everybody reads these, even where the film is locked. */
export async function fillVideo(
  { db, now, staff, readFigures }: VideoWork,
  { id, at, confirmsLocked }: { readonly id: number; readonly at: Date; readonly confirmsLocked: boolean },
): Promise<void> {
  const filled = await fillWords({ db, readFigures }, await listWords(db, id), {
    subject: { kind: figureSubject, id },
    fields,
    toInput: (edition, field: Field) => `${edition === 'cn' ? 'Cn' : 'En'}.${inputs[field]}`,
    at,
    now,
    confirmation: confirmsLocked ? { by: staff.userId } : null,
  });
  for (const { edition, title, summary } of filled) await setWords(db, id, edition, { title, summary });
}

/** Puts the references back into the texts of a video that is taken down. */
export async function restoreVideo(db: Db, id: number): Promise<void> {
  const written = await readWritten(db, figureSubject, [id]);
  for (const row of await listWords(db, id)) {
    const { title, summary } = written(id, row, fields);
    await setWords(db, id, row.edition, { title, summary });
  }
  await deleteFigures(db, figureSubject, [id]);
}

/** A video with its texts as written, with references in place of figures. */
export async function writtenVideo<Row extends DeskListRow>(db: Db, row: Row | undefined): Promise<Row | undefined> {
  if (row === undefined) return undefined;
  const written = await readWritten(db, figureSubject, [row.id]);
  const wordsIn = (edition: 'cn' | 'en', title: string | null, summary: string | null) =>
    title === null || summary === null ? { title, summary } : written(row.id, { edition, title, summary }, fields);
  const [cn, en] = [wordsIn('cn', row.title_cn, row.summary_cn), wordsIn('en', row.title_en, row.summary_en)];
  return { ...row, title_cn: cn.title, summary_cn: cn.summary, title_en: en.title, summary_en: en.summary };
}

export const videoRoom: FigureRoom = {
  write: async (db, id, filled) => {
    for (const { edition, ...words } of await listWords(db, id))
      await setWords(db, id, edition, withFilled(words, edition, filled));
  },
};
