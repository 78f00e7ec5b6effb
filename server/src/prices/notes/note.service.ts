import type { Edition } from '@btc/contract/members/access.ts';
import { type PriceMeat, priceMeats, priceModules } from '@btc/contract/prices/price-codes.ts';
import {
  type DeskPriceNote,
  maxShownNotes,
  noteDays,
  type PriceNote,
  type SavePriceNote,
  type ShowPriceNote,
} from '@btc/contract/prices/price-notes.ts';
import { addDays } from '@btc/contract/time.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Visitor } from '#platform/api/reader.ts';
import { checkRevision, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { insertNote, listShownNotes, lockNote, type NoteRecord, updateNote } from './note.queries.ts';

export function presentNote(note: NoteRecord, edition: Edition): PriceNote {
  return { NoteID: note.id, Day: note.day, Text: edition === 'cn' ? note.text_cn : note.text_en };
}

/** The latest notes that a reader may see. */
export async function readNotes(db: Db, meat: PriceMeat, visitor: Visitor): Promise<PriceNote[]> {
  const { today, edition } = visitor;
  const isForAll = visitor.findLockState(priceModules[meat]) !== null;
  const notes = await listShownNotes(db, { meat, isForAll, from: addDays(today, -noteDays), to: today }, maxShownNotes);
  return notes.map((note) => presentNote(note, edition));
}

export function presentDeskNote(note: NoteRecord): DeskPriceNote {
  return {
    NoteID: note.id,
    Day: note.day,
    Meat: priceMeats.find((one) => one === note.meat) ?? 'beef',
    TextCn: note.text_cn,
    TextEn: note.text_en,
    ForAll: note.is_for_all,
    Shown: note.is_shown,
    Revision: note.revision,
    ChangedBy: note.changed_by,
    ChangedDate: note.changed_at.toISOString(),
  };
}

function finish(before: NoteRecord | null, after: NoteRecord): StaffChange<DeskPriceNote> {
  const result = presentDeskNote(after);
  return {
    subject: { kind: 'priceNote', id: after.id },
    before: before && presentDeskNote(before),
    after: result,
    result,
  };
}

function signed({ now, staff }: StaffWork) {
  return { changed_at: now, changed_by: staff.loginUserName };
}

/** Publishes a note, or changes one. */
export async function saveNote(
  work: StaffWork,
  input: InputOf<typeof SavePriceNote>,
): Promise<StaffChange<DeskPriceNote>> {
  const { db, now } = work;
  if (input.Day > shanghaiDay(now)) throw badRequest('Day', 'future');
  const values = {
    day: input.Day,
    meat: input.Meat,
    text_cn: input.TextCn,
    text_en: input.TextEn,
    is_for_all: input.ForAll,
    ...signed(work),
  };
  if (input.NoteID === undefined) return finish(null, await insertNote(db, values));
  const before = checkRevision(await lockNote(db, input.NoteID), input.ExpectedRevision ?? 0);
  return finish(before, await updateNote(db, before.id, values));
}

/** Takes a note down, or puts it back. */
export async function showNote(
  work: StaffWork,
  input: InputOf<typeof ShowPriceNote>,
): Promise<StaffChange<DeskPriceNote>> {
  const before = checkRevision(await lockNote(work.db, input.NoteID), input.ExpectedRevision);
  return finish(before, await updateNote(work.db, before.id, { is_shown: input.Shown, ...signed(work) }));
}
