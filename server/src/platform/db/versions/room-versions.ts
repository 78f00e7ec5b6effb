import type { Db } from '../db.ts';
import { type Room, rooms } from './table-rooms.ts';

/** Channel that announces each new version of a room on commit; the payload is "room version". */
export const roomVersionChannel = 'room_version';

/** Payload on the same channel for any change of sessions or of account data read with them. */
export const sessionsNotice = 'sessions';

export type RoomVersions = Readonly<Record<Room, number>>;

export function sameVersions(version: number): RoomVersions {
  return Object.fromEntries(rooms.map((room) => [room, version])) as Record<Room, number>; // every room is in the list
}

export function asRoom(text: string): Room | undefined {
  return rooms.find((room) => room === text);
}

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
