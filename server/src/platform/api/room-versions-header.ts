import { describeMembership, editions } from '@btc/contract/members/access.ts';
import { accessVersion, roomVersionsHeader } from '@btc/contract/wire/room-versions-header.ts';
import { isReaderOnTrial } from '../access/item-access.ts';
import type { Clock } from '../clock/clock.ts';
import type { RoomVersions } from '../db/room-versions.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './binding.ts';

export type NoteVersions = (caller: Caller) => (answer: Answer) => Readonly<Record<string, string>>;

/** What decides what is open to a caller, in both editions. */
function describeAccess({ user }: Caller, now: Date): string {
  if (user === null) return '0';
  return editions
    .flatMap((edition) => [
      describeMembership(user.membership, edition, now),
      Number(isReaderOnTrial({ user, edition, now })),
    ])
    .join('-');
}

/** Tells browsers how long they may show an answer again: as long as its rooms, and what is open to the reader, are as they were before it was made. */
export function createVersionNotes(versions: () => RoomVersions, clock: Clock): NoteVersions {
  return (caller) => {
    const before = versions();
    return ({ rooms }) => {
      if (rooms === undefined) return {};
      const access = describeAccess(caller, clock.now());
      const ofRooms = rooms.map((room) => `${room}=${before[room].toString(36)}`);
      return { [roomVersionsHeader]: [...ofRooms, `${accessVersion}=${access}`].join('&') };
    };
  };
}
