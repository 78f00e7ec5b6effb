import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { columnValues } from '../column-values.ts';
import {
  asRoom,
  roomVersionChannel,
  type RoomVersions,
  sameVersions,
  sessionsNotice,
  toVersions,
} from './room-versions.ts';
import { SteadyClient } from '../steady-client.ts';
import { type Room, rooms } from './table-rooms.ts';

export interface RoomVersionsWatch {
  /** The newest committed versions known to this process: the same object until one changes. */
  readonly current: () => RoomVersions;
  /** Number of possible session changes known to this process; a moment without notices counts as one. */
  readonly sessionChanges: () => number;
  /** Takes a notice received another way, so that a process knows its own changes on commit. */
  readonly hear: (payload: string) => void;
  /** Reads the versions now; rejects where the connection is broken. */
  readonly readNow: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface WatchOptions {
  readonly onLost?: () => void;
  /** Milliseconds between reads that detect missed notices and dead connections. */
  readonly checkEvery?: number;
}

const maxPauseMs = 5_000;

/** Watches the rooms' versions across processes; `onChange` gets each changed room, also those missed while offline. */
export async function watchRoomVersions(
  url: string,
  onChange: (room: Room) => void,
  options: WatchOptions = {},
): Promise<RoomVersionsWatch> {
  const stopping = new AbortController();
  let versions = sameVersions(0);
  let sessionChanges = 0;
  let client = openListener(url);

  const accept = (next: RoomVersions): void => {
    const known = versions;
    const changed = rooms.filter((room) => known[room] !== next[room]);
    if (changed.length === 0) return;
    versions = next;
    for (const room of changed) if (known[room] !== 0) onChange(room);
  };
  // A notice may be older than what the read after LISTEN found, so it only ever raises a version.
  const hear = (payload = ''): void => {
    if (payload === sessionsNotice) sessionChanges += 1;
    const [name = '', version] = payload.split(' ');
    const room = asRoom(name);
    if (room !== undefined && Number(version) > versions[room]) accept({ ...versions, [room]: Number(version) });
  };
  const listen = async (): Promise<void> => {
    client = openListener(url);
    const mine = client;
    mine.on('notification', ({ payload }) => hear(payload));
    try {
      await mine.connect();
      await mine.query(`listen ${roomVersionChannel}`);
      // After a restored backup a version may be lower than the one we know: a read counts in both directions.
      accept(await read(mine));
      sessionChanges += 1;
    } catch (error) {
      // A copy that may only read lets us in and then refuses: the next attempt must not leave this connection behind.
      mine.end().catch(() => undefined);
      throw error;
    }
  };
  const follow = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await untilBroken(client, { checkEvery: options.checkEvery ?? 15_000, signal: stopping.signal, accept });
      if (stopping.signal.aborted) return;
      sessionChanges += 1;
      options.onLost?.();
      await reconnect(listen, stopping.signal);
    }
  };

  await listen();
  const following = follow();
  return {
    current: () => versions,
    sessionChanges: () => sessionChanges,
    hear,
    readNow: async () => accept(await read(client)),
    stop: async () => {
      stopping.abort();
      await following;
      await client.end();
    },
  };
}

function openListener(url: string): pg.Client {
  return new SteadyClient({
    connectionString: url,
    application_name: 'btc-room-versions',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
    types: columnValues,
  });
}

async function read(client: pg.Client): Promise<RoomVersions> {
  const { rows } = await client.query<{ room: string; version: number }>('select room, version from room_version');
  return toVersions(rows);
}

interface Watching {
  readonly checkEvery: number;
  readonly signal: AbortSignal;
  readonly accept: (versions: RoomVersions) => void;
}

async function untilBroken(client: pg.Client, { checkEvery, signal, accept }: Watching): Promise<void> {
  const over = new AbortController();
  client.once('end', () => over.abort());
  const either = AbortSignal.any([signal, over.signal]);
  while (!either.aborted) {
    await wait(checkEvery, undefined, { signal: either, ref: false }).catch(() => undefined);
    if (either.aborted) return;
    try {
      accept(await read(client));
    } catch {
      // Not awaited: a connection whose other end has vanished would keep us waiting for its farewell.
      void client.end().catch(() => undefined);
      return;
    }
  }
}

async function reconnect(listen: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let pause = 250; !signal.aborted; pause = Math.min(pause * 2, maxPauseMs)) {
    try {
      await listen();
      return;
    } catch {
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
