import type { Edition } from '@btc/contract/members/access.ts';
import type { SavePriceNote } from '@btc/contract/prices/price-notes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import type { StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiMidnight } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { type FigureRoom, fillWords, type ReadFigures, readWritten } from '#figures/face.ts';
import { lockNote, type NoteRecord, type NoteTexts, setTexts } from './note.queries.ts';

/** Subject under which figures in price notes are stored, with the note's id. */
const noteSubject = 'priceNote';

export type NoteWork = StaffWork & { readonly readFigures: ReadFigures };

const fields = ['text'] as const;

interface NoteWords {
  readonly edition: Edition;
  readonly text: string;
}

function listWords({ text_cn: cn, text_en: en }: NoteTexts): readonly NoteWords[] {
  return [
    { edition: 'cn', text: cn },
    { edition: 'en', text: en },
  ];
}

function toTexts(words: readonly NoteWords[], { text_cn: cn, text_en: en }: NoteTexts): NoteTexts {
  const find = (edition: Edition) => words.find((one) => one.edition === edition)?.text;
  return { text_cn: find('cn') ?? cn, text_en: find('en') ?? en };
}

/** Fills a note's figure references as of its day and publishes the text. */
export async function fillNote(
  { db, now, staff, readFigures }: NoteWork,
  note: NoteRecord,
  { ConfirmLocked }: InputOf<typeof SavePriceNote>,
): Promise<void> {
  const words = await fillWords({ db, readFigures }, listWords(note), {
    subject: { kind: noteSubject, id: note.id },
    fields,
    toInput: (edition) => (edition === 'cn' ? 'TextCn' : 'TextEn'),
    forMembers: note.is_for_all ? [] : fields,
    at: shanghaiMidnight(note.day),
    now,
    confirmation: ConfirmLocked ? { by: staff.userId } : null,
  });
  await setTexts(db, note.id, toTexts(words, note));
}

export async function writtenNotes(db: Db, notes: readonly NoteRecord[]): Promise<readonly NoteRecord[]> {
  const written = await readWritten(
    db,
    noteSubject,
    notes.map(({ id }) => id),
  );
  return notes.map((note) => ({
    ...note,
    ...toTexts(
      listWords(note).map((words) => written(note.id, words, fields)),
      note,
    ),
  }));
}

export const noteRoom: FigureRoom = {
  write: async (db, id, filled) => {
    const note = await lockNote(db, id);
    if (note === undefined) throw new ApiError(1009);
    const words = filled.map(({ edition, text }): NoteWords => ({ edition: edition === 'en' ? 'en' : 'cn', text }));
    await setTexts(db, id, toTexts(words, note));
  },
};
