import { describeMembership, editions } from '@btc/contract/members/access.ts';
import { accessVersion, roomVersionsHeader } from '@btc/contract/wire/room-versions-header.ts';
import { isReaderOnTrial } from '../access/item-access.ts';
import type { Clock } from '../clock/clock.ts';
import type { RoomVersions } from '../db/versions/room-versions.ts';
import { type Room, rooms } from '../db/versions/table-rooms.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './binding.ts';

export type NoteVersions = (caller: Caller) => (answer: Answer) => Readonly<Record<string, string>>;

function describeAccess({ user }: Caller, now: Date): string {
  if (user === null) return '0';
  return editions
    .flatMap((edition) => [
      describeMembership(user.membership, edition, now),
      Number(isReaderOnTrial({ user, edition, now })),
    ])
    .join('-');
}

function writeVersions(versions: RoomVersions): Readonly<Record<Room, string>> {
  const texts = rooms.map((room) => [room, `${room}=${versions[room].toString(36)}`]);
  return Object.fromEntries(texts) as Record<Room, string>; // of each room
}

/** Tells browsers to reuse an answer while its rooms and the reader's access are as before it was made. */
export function createVersionNotes(versions: () => RoomVersions, clock: Clock): NoteVersions {
  let last = { versions: versions(), texts: writeVersions(versions()) };
  return (caller) => {
    const now = versions();
    if (last.versions !== now) last = { versions: now, texts: writeVersions(now) };
    const { texts } = last;
    return ({ rooms: madeOf }) => {
      if (madeOf === undefined) return {};
      const access = describeAccess(caller, clock.now());
      return { [roomVersionsHeader]: `${madeOf.map((room) => `${texts[room]}&`).join('')}${accessVersion}=${access}` };
    };
  };
}
