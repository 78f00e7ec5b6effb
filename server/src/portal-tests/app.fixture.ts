import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createOnce } from '#platform/api/carry-out-once.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { createRoomClock } from '#platform/cache/room-clock.ts';
import { type Db, openDb } from '#platform/db/db.ts';
import { roomVersionChannel } from '#platform/db/versions/room-versions.ts';
import { type RoomVersionsWatch, watchRoomVersions } from '#platform/db/versions/watch-room-versions.ts';
import { CredentialCache } from '#platform/session/credential-cache.ts';
import type { SessionUser } from '#platform/session/session-user.ts';
import { type CallLimit, createCallLimit } from '#platform/limits/call-limit.ts';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import type { CheckedStore } from '#platform/files/checked-store.ts';
import type { Log } from '#platform/log/log.ts';
import type { PageSource } from '#platform/pages/page-source.ts';
import { openSecretKey } from '#platform/secrets/secret-key.ts';
import { type FixedClock, fixedClock } from '#testing/fixed-clock.ts';
import { createTestCache } from '#testing/shared-cache.fixture.ts';
import { createTestDatabase, type FilledTemplate, type TestDatabase } from '#testing/test-database.ts';
import { createApp } from '../app.ts';
import { createDailyCounter } from '#console/counting/daily-counter.ts';
import { idleTasks } from './programs/idle-tasks.fixture.ts';
import { createReadCounter } from '#news/read-counter.ts';
import { openFacts } from '../open-facts.ts';
import type { FactsStore } from '#trade/facts/facts-store.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly url: string;
  readonly clock: FixedClock;
  readonly config: Config;
  readonly facts: FactsStore;
  readonly files: CheckedStore;
  readonly log: Log;
  readonly lines: string[];
  close(): Promise<void>;
  leave(folder: string): Promise<string>;
}

export const emptyPages: PageSource = {
  mode: 'production',
  cached: true,
  loadBuild: () => Promise.reject(new Error('This test has no pages')),
  loadAll: () => Promise.resolve(),
  loadStyles: () => Promise.resolve(''),
  assetsFolder: null,
  middleware: (_request, _response, next) => next(),
  close: () => Promise.resolve(),
};

interface TestAppOptions {
  readonly pages?: PageSource;
  readonly callLimit?: Pick<CallLimit, 'demand'>;
  readonly now?: string;
  readonly cache?: SharedCache;
  readonly filled?: FilledTemplate;
  /** The server's own connection; default: the test's. */
  readonly connect?: (database: TestDatabase) => Pick<TestApp, 'db' | 'close'>;
}

/** A connection that passes change notices to the watch before the change is answered. */
function openHearing(url: string, { hear }: Pick<RoomVersionsWatch, 'hear'>) {
  return openDb(url, { poolSize: 5, notices: { channel: roomVersionChannel, hear } });
}

async function openFolder(filled?: FilledTemplate): Promise<Config> {
  const folder = await mkdtemp(join(tmpdir(), 'btc-app-'));
  if (filled !== undefined) await cp(filled.folder, folder, { recursive: true });
  const read = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DEMO: 'off' }, { isTerminal: false });
  if (read.kind !== 'config') throw new Error(read.issues.join('\n'));
  return read.config;
}

function openLog() {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) };
}

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const config = await openFolder(options.filled);
  const database = await createTestDatabase(options.filled);
  const watch = await watchRoomVersions(database.url, () => undefined);
  const { db, close } = options.connect?.(database) ?? openHearing(database.url, watch);
  const clock = fixedClock(options.now);
  const { lines, log } = openLog();
  const [reads, counter] = [createReadCounter({ db, clock }), createDailyCounter({ db, clock })];
  const { facts, files } = await openFacts(db, config);
  const versions = createRoomClock({
    committed: watch.current,
    takenOver: () => facts.swaps,
    nextChanges: async () => ({}),
    clock,
  });
  const app = await createApp({
    config,
    log,
    db,
    secretKey: await openSecretKey(config),
    clock,
    reads,
    counter,
    tasks: idleTasks(db),
    facts,
    files,
    callLimit: { ...createCallLimit({ db, clock }), ...options.callLimit },
    once: createOnce({ db, clock }).once,
    pages: options.pages ?? emptyPages,
    cache: options.cache ?? createTestCache(versions.versions, clock),
    versions: versions.versions,
    sessions: new CredentialCache<SessionUser>(watch.sessionChanges),
  });
  const parts = [{ stop: () => app.close() }, reads, counter, { stop: () => facts.close() }, versions, watch];
  const stop = async () => {
    for (const part of parts) await part.stop();
    await close();
  };
  return {
    app,
    db: options.connect === undefined ? db : database.db,
    url: database.url,
    clock,
    config,
    facts,
    files,
    log,
    lines,
    close: async () => {
      await stop();
      await database.drop();
      await rm(config.dataDir, { recursive: true, force: true });
    },
    leave: async (to) => {
      await stop();
      await rename(config.dataDir, to);
      return database.leave();
    },
  };
}

export function envelope(messageType: number, data: unknown) {
  return { MessageType: messageType, MessageID: randomUUID(), Data: data };
}
