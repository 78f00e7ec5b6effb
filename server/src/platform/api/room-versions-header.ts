import { canVisit, editions, lockReasons, modules } from '@btc/contract/members/access.ts';
import { accessVersion, roomVersionsHeader } from '@btc/contract/wire/room-versions-header.ts';
import { isReaderOnTrial } from '../access/item-access.ts';
import type { Clock } from '../clock/clock.ts';
import type { RoomVersions } from '../db/room-versions.ts';
import type { Answer } from './answer.ts';
import { anonymousCaller, type Caller } from './binding.ts';

export type NoteVersions = (caller: Caller) => (answer: Answer) => Readonly<Record<string, string>>;

/** What is open to a caller: a digit for each module and edition, and whether a trial runs in each edition. */
function describeAccess({ user }: Caller, now: Date): string {
  const membership = user?.membership ?? null;
  const locks = modules.flatMap((module) =>
    editions.map((edition) => {
      const access = canVisit(membership, module, edition, now);
      return access.kind === 'open' ? 0 : lockReasons.indexOf(access.reason) + 1;
    }),
  );
  const trials = editions.map((edition) => Number(user !== null && isReaderOnTrial({ user, edition, now })));
  return [...locks, ...trials].join('');
}

/** Tells browsers how long they may show an answer again: as long as its rooms, and what is open to the reader, are as they were before it was made. */
export function createVersionNotes(versions: () => RoomVersions, clock: Clock): NoteVersions {
  const ofStrangers = describeAccess(anonymousCaller, clock.now());
  return (caller) => {
    const before = versions();
    return ({ rooms }) => {
      if (rooms === undefined) return {};
      const access = caller.user === null ? ofStrangers : describeAccess(caller, clock.now());
      const ofRooms = rooms.map((room) => `${room}=${before[room].toString(36)}`);
      return { [roomVersionsHeader]: [...ofRooms, `${accessVersion}=${access}`].join('&') };
    };
  };
}
