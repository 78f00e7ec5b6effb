import type { Db } from './db.ts';
import { type Room, rooms } from './table-rooms.ts';

/** The channel on which the database announces each new version of a room when its transaction commits, as "room version". */
export const roomVersionChannel = 'room_version';

/** What the same channel announces of any change of sessions, or of what is read of their accounts. */
export const sessionsNotice = 'sessions';

export type RoomVersions = Readonly<Record<Room, number>>;

/** Versions that all rooms share, as before any of them is known. */
export function sameVersions(version: number): RoomVersions {
  return Object.fromEntries(rooms.map((room) => [room, version])) as Record<Room, number>; // every room is in the list
}

export function asRoom(text: string): Room | undefined {
  return rooms.find((room) => room === text);
}

/** Reads the versions that are committed now. */
export async function readRoomVersions(db: Db): Promise<RoomVersions> {
  return toVersions(await db.selectFrom('room_version').selectAll().execute());
}

export function toVersions(rows: readonly { readonly room: string; readonly version: number }[]): RoomVersions {
  const known = rows.flatMap(({ room, version }) => {
    const name = asRoom(room);
    return name === undefined ? [] : [[name, version] as const];
  });
  return { ...sameVersions(0), ...Object.fromEntries(known) };
}
