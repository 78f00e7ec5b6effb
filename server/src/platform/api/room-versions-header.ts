import { lockReasons, modules } from '@btc/contract/members/access.ts';
import { accessVersion, roomVersionsHeader } from '@btc/contract/wire/room-versions-header.ts';
import { isReaderOnTrial } from '../access/item-access.ts';
import type { Clock } from '../clock/clock.ts';
import type { RoomVersions } from '../db/room-versions.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './binding.ts';
import { locksFor, toReader } from './reader.ts';

export type NoteVersions = (caller: Caller) => (answer: Answer) => Readonly<Record<string, string>>;

/** What is open to a caller: a digit for each module and edition, and whether a trial runs in each edition. */
function describeAccess(clock: Clock, caller: Caller): string {
  const locks = Object.values(locksFor(modules, toReader(clock, false, caller)));
  const digits = locks.map((reason) => (reason === null ? 0 : lockReasons.indexOf(reason) + 1));
  const trials = [false, true].map((isEn) => Number(isReaderOnTrial(toReader(clock, isEn, caller))));
  return [...digits, ...trials].join('');
}

/** Tells browsers how long they may show an answer again: as long as its rooms, and what is open to the reader, are as they were before it was made. */
export function createVersionNotes(versions: () => RoomVersions, clock: Clock): NoteVersions {
  return (caller) => {
    const before = versions();
    return ({ rooms }) => {
      if (rooms === undefined) return {};
      const ofRooms = rooms.map((room) => [room, before[room].toString(36)]);
      const all = [...ofRooms, [accessVersion, describeAccess(clock, caller)]];
      return { [roomVersionsHeader]: new URLSearchParams(all).toString() };
    };
  };
}
