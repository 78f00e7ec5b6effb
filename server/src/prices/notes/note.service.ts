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
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Visitor } from '#platform/api/reader.ts';
import { checkRevision, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { fillNote, type NoteWork, writtenNotes } from './note-figures.ts';
import { insertNote, listNotes, listShownNotes, lockNote, type NoteRecord, updateNote } from './note.queries.ts';

function presentMeat({ meat }: NoteRecord): PriceMeat {
  return priceMeats.find((one) => one === meat) ?? 'beef';
}

function presentNote(note: NoteRecord, edition: Edition): PriceNote {
  return {
    NoteID: note.id,
    Meat: presentMeat(note),
    Day: note.day,
    Text: edition === 'cn' ? note.text_cn : note.text_en,
  };
}

export async function readNotes(db: Db, meat: PriceMeat, visitor: Visitor): Promise<PriceNote[]> {
  const { today, edition } = visitor;
  const isForAll = visitor.findLockState(priceModules[meat]) !== null;
  const notes = await listShownNotes(db, { meat, isForAll, from: addDays(today, -noteDays), to: today }, maxShownNotes);
  return notes.map((note) => presentNote(note, edition));
}

function presentDeskNote(note: NoteRecord): DeskPriceNote {
  return {
    NoteID: note.id,
    Day: note.day,
    Meat: presentMeat(note),
    TextCn: note.text_cn,
    TextEn: note.text_en,
    ForAll: note.is_for_all,
    Shown: note.is_shown,
    Revision: note.revision,
    ChangedBy: note.changed_by,
    ChangedDate: note.changed_at.toISOString(),
  };
}

export async function presentDeskNotes(db: Db, notes: readonly NoteRecord[]): Promise<DeskPriceNote[]> {
  return (await writtenNotes(db, notes)).map(presentDeskNote);
}

export async function readDeskNotes(db: Db): Promise<DeskPriceNote[]> {
  return presentDeskNotes(db, await listNotes(db));
}

async function finish(db: Db, before: DeskPriceNote | null, note: NoteRecord): Promise<StaffChange<DeskPriceNote>> {
  const [after] = await presentDeskNotes(db, [note]);
  if (after === undefined) throw new ApiError(1009);
  return { subject: { kind: 'priceNote', id: note.id }, before, after, result: after };
}

/** Locks a note; throws where its revision is not the given one. */
async function lockAsSeen(db: Db, id: number, revision: number): Promise<readonly [DeskPriceNote | null, NoteRecord]> {
  const note = checkRevision(await lockNote(db, id), revision);
  const [seen = null] = await presentDeskNotes(db, [note]);
  return [seen, note];
}

function signed({ now, staff }: StaffWork) {
  return { changed_at: now, changed_by: staff.loginUserName };
}

export async function saveNote(
  work: NoteWork,
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
  if (input.NoteID === undefined) {
    const note = await insertNote(db, values);
    await fillNote(work, note, input);
    return finish(db, null, note);
  }
  const [before, seen] = await lockAsSeen(db, input.NoteID, input.ExpectedRevision ?? 0);
  const after = await updateNote(db, seen.id, values);
  await fillNote(work, after, input);
  return finish(db, before, after);
}

export async function showNote(
  work: StaffWork,
  input: InputOf<typeof ShowPriceNote>,
): Promise<StaffChange<DeskPriceNote>> {
  const [before, seen] = await lockAsSeen(work.db, input.NoteID, input.ExpectedRevision);
  return finish(work.db, before, await updateNote(work.db, seen.id, { is_shown: input.Shown, ...signed(work) }));
}
