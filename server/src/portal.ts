import { taskNames } from '@btc/contract/console/job-names.ts';
import { minuteMs } from '@btc/contract/time.ts';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { openDatabaseClock } from '#platform/clock/database-clock.ts';
import type { Config } from '#platform/config/config.ts';
import { type Db, openDb } from '#platform/db/db.ts';
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts';
import { migrate } from '#platform/db/migrate.ts';
import { noteErased } from './members/cancellation/erased-list.ts';
import { sealFactors } from './members/staff/factor-secret.ts';
import { openSecretKey } from '#platform/secrets/secret-key.ts';
import { createRoomClock, type NextChanges } from '#platform/cache/room-clock.ts';
import { createSharedCache, nameOfKey, noCache } from '#platform/cache/shared-cache.ts';
import { roomVersionChannel } from '#platform/db/room-versions.ts';
import { nextLegalChangeAt } from '#platform/legal/legal-version.queries.ts';
import { seedDictionary } from '#platform/dictionary/seed-dictionary.ts';
import type { Room } from '#platform/db/table-rooms.ts';
import { holdPresence } from '#platform/db/presence.ts';
import { type RoomVersionsWatch, watchRoomVersions } from '#platform/db/watch-room-versions.ts';
import { outboxQueues } from '#platform/jobs/outbox-queues.ts';
import { startQueues } from '#platform/jobs/queues.ts';
import { askTasks, runTask, taskQueue } from '#platform/jobs/task-queue.ts';
import { startTimedWriter } from '#platform/jobs/timed-writer.ts';
import { deleteDemoSessions } from '#platform/session/session.queries.ts';
import { createOnce } from '#platform/api/carry-out-once.ts';
import { createCallLimit } from '#platform/limits/call-limit.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Log } from '#platform/log/log.ts';
import { openPageBuild, type PageSource } from '#platform/pages/page-source.ts';
import { createApp } from './app.ts';
import { arrangeBackups } from './console/backup/perform-backup.ts';
import { createDailyCounter } from './console/counting/daily-counter.ts';
import { nextExhibitionChangeAt } from './directory/next-change.ts';
import { nextPostEndAt } from './market/next-change.ts';
import { nextPublicationAt } from './news/article.queries.ts';
import { createReadCounter } from './news/read-counter.ts';
import { nextBannerChangeAt } from './site/banner.queries.ts';
import { newsletterQueue } from './site/newsletter/newsletter-queue.ts';
import { refreshDuePlants } from './plants/registry/registry.service.ts';
import { openFacts, listWorkPlaces } from './open-facts.ts';
import { importApart } from './import-apart.ts';
import { findMissingFactFiles } from './portal-readiness.ts';
import { portalTasks, removeLeftovers } from './portal-tasks.ts';
import { importQueue } from './trade/desk/import-queue.ts';

export interface PortalOptions {
  readonly config: Config;
  readonly log: Log;
  readonly webFolder: string;
  /** Breaks a start off between its steps; what it has opened is closed again. */
  readonly stopping?: AbortSignal;
  /** Told what this process cannot go on with, and a new one can. */
  readonly onBroken?: (error: Error) => void;
}

export interface Portal {
  readonly address: string;
  /** Answers what has been asked, writes what is buffered and lets go of everything. */
  stop(): Promise<void>;
}

/** Most-read lists follow counts that raise no version: they are as old as this at most. */
const countedEveryMs = 10 * minuteMs;

function nextCount(after: Date): Date {
  return new Date((Math.floor(after.getTime() / countedEveryMs) + 1) * countedEveryMs);
}

/** When something that readers are shown begins or ends by itself: an article's publication, a post's last day, a banner's days, the day of a legal text. */
async function nextChanges(db: Db, after: Date): Promise<NextChanges> {
  const [publication, market, directory, banner, legal] = await Promise.all([
    nextPublicationAt(db, after),
    nextPostEndAt(db, after),
    nextExhibitionChangeAt(db, after),
    nextBannerChangeAt(db, after),
    nextLegalChangeAt(db, after),
  ]);
  const counted = nextCount(after);
  return {
    news: publication !== null && publication < counted ? publication : counted,
    market,
    directory,
    site:
      [banner, legal].flatMap((moment) => moment ?? []).toSorted((one, other) => one.getTime() - other.getTime())[0] ??
      null,
  };
}

/** What was opened is let go of in the reverse order, all of it, whatever of it fails. */
class Opened {
  readonly #closers: (() => Promise<unknown>)[] = [];

  add(close: () => Promise<unknown>): void {
    this.#closers.unshift(close);
  }

  async close(): Promise<void> {
    const issues: unknown[] = [];
    for (const close of this.#closers.splice(0)) await close().catch((issue: unknown) => issues.push(issue));
    if (issues.length > 0) throw issues[0];
  }
}

const taskEveryMs = 10 * minuteMs;

async function openPages({ config, webFolder }: PortalOptions): Promise<PageSource> {
  if (config.mode !== 'development') return openPageBuild(webFolder);
  const { openVitePages } = await import('#platform/pages/vite-pages.ts');
  return openVitePages(webFolder);
}

async function openDatabase(options: PortalOptions, opened: Opened): Promise<string> {
  const { config, log, stopping, onBroken = () => undefined } = options;
  if (config.databaseUrl !== null) return config.databaseUrl;
  log.info('Starting the embedded PostgreSQL');
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log,
    signal: stopping,
    onMoved: onBroken,
  });
  opened.add(embedded.stop);
  return embedded.url;
}

/** A machine that has the records of others and not their files would find out with its first reader. */
async function warnOfMissingFiles({ log, ...records }: { db: Db; files: FileStore; log: Log }): Promise<void> {
  const names = await findMissingFactFiles(records).catch(() => []);
  if (names.length === 0) return;
  const text =
    'are not in the file store of this machine: machines with one database share FILES_DIR or an S3 store, too';
  log.error({ files: names.slice(0, 5) }, `${names.length} files of the trade figures ${text}`);
}

/** After this long connections are cut: no reader waits that long for an answer. */
const drainLimitMs = 20_000;

/** Takes no more connections and waits for the answers under way. */
async function drain(app: FastifyInstance): Promise<void> {
  const cutting = setTimeout(() => app.server.closeAllConnections(), drainLimitMs);
  await app.close();
  clearTimeout(cutting);
}

async function open(options: PortalOptions, opened: Opened): Promise<string> {
  const { config, log, stopping } = options;
  const pages = await openPages(options);
  opened.add(pages.close);
  // Beside the start of the database. Where it fails, the first reader's page loads them.
  const pagesLoaded = pages.loadAll().catch((err: unknown) => log.error({ err }, 'the pages are not loaded yet'));
  const url = await openDatabase(options, opened);
  stopping?.throwIfAborted();
  const presence = await holdPresence(url, ({ message }) => {
    log.fatal(`${message}; stopping`);
    process.kill(process.pid, 'SIGTERM');
  });
  opened.add(presence.stop);
  const applied = await migrate(url, { onApply: (name) => log.info(`Migrating: ${name}`) });
  if (applied.length > 0) log.info(`${applied.length} migrations applied`);
  let hearNotice: RoomVersionsWatch['hear'] = () => undefined;
  const { db, close } = openDb(url, {
    onConnectionLost: (err) => log.warn({ err }, 'a database connection was lost'),
    notices: { channel: roomVersionChannel, hear: (payload) => hearNotice(payload) },
  });
  opened.add(close);
  await seedDictionary(db);
  const clock = await openDatabaseClock(db, {
    onSet: (milliseconds) => {
      if (Math.abs(milliseconds) >= 1000) log.warn({ milliseconds }, 'the database has another time than before');
    },
  });
  opened.add(clock.stop);
  stopping?.throwIfAborted();

  const secretKey = await openSecretKey(config);
  const unreadable = await sealFactors(db, secretKey);
  if (unreadable !== null) log.warn(unreadable);

  const store = await openFacts(db, config);
  const { facts, files } = store;
  opened.add(() => facts.close());
  if (config.loadsDemo) {
    const { loadDemo } = await import('../demo/load-demo.ts');
    const { trialItems, demoFacts, asksForDemo: isAsked } = config;
    await loadDemo({ db, clock, log, trialItems, demoFacts, isAsked, stopping, ...store });
  }
  if (!config.demoSignsIn) await deleteDemoSessions(db);

  await warnOfMissingFiles({ db, files, log });
  await noteErased({ db, files });

  // Plants that the demonstration or an older release brought have no states and words of their own yet.
  await refreshDuePlants({ db, clock, publicUrl: config.publicUrl });
  stopping?.throwIfAborted();

  const takeOver = (): void => {
    facts.refresh().catch((err: unknown) => log.warn({ err }, 'the new facts were not taken over yet'));
  };
  const takeOverTrade = (room: Room): void => {
    if (room === 'trade') takeOver();
  };
  const watch = await watchRoomVersions(url, takeOverTrade, {
    onLost: () => log.warn('lost the notices of new content; asking again'),
  });
  hearNotice = watch.hear;
  opened.add(watch.stop);
  const content = createRoomClock({
    committed: watch.current,
    readCommitted: watch.readNow,
    // Facts are taken over some time after the version that announced them: what was made in between is made again.
    takenOver: () => facts.swaps,
    nextChanges: (after) => nextChanges(db, after),
    clock,
  });
  opened.add(content.stop);
  const cache = config.cache
    ? createSharedCache({
        versions: content.versions,
        clock,
        onPersonal: (key, tables) =>
          log.error({ key: key.slice(0, 200), tables }, 'something shared holds what is one person’s'),
        catchUp: content.catchUp,
        onDifferent: (key) =>
          log.error({ kept: nameOfKey(key) }, 'what was kept is not what is made anew, and is kept no longer'),
      })
    : noCache;

  const reads = createReadCounter({ db, clock, onError: (err) => log.warn({ err }, 'reads were not written yet') });
  opened.add(reads.stop);
  const counter = createDailyCounter({ db, clock, onError: (err) => log.warn({ err }, 'counts were not written yet') });
  opened.add(counter.stop);
  const callLimit = createCallLimit({ db, clock });
  const changingCalls = createOnce({ db, clock });
  const works = portalTasks({
    db,
    clock,
    files,
    facts,
    versions: content.versions,
    publicUrl: config.publicUrl,
    backups: arrangeBackups(config, { db, clock, files }),
    cleanUpLimits: callLimit.cleanUp,
    cleanUpCalls: changingCalls.cleanUp,
  });
  const tasks = taskQueue({ works, everyMs: taskEveryMs, log });
  await askTasks(db, taskNames, taskEveryMs);
  const queues = startQueues(
    [
      ...outboxQueues({ config, log, clock }),
      newsletterQueue({ db, clock, publicUrl: config.publicUrl }),
      importQueue({
        db,
        clock,
        ...store,
        runApart: importApart(config, url),
        onFailure: (err) => log.error({ err }, 'the work on an uploaded file of trade facts was broken off'),
      }),
      // Two at a time: a backup that takes long keeps the others from nothing.
      tasks,
      tasks,
    ],
    { db, url, log },
  );
  opened.add(queues.stop);
  const leftovers = startTimedWriter(() => removeLeftovers({ facts, workPlaces: listWorkPlaces(config) }), {
    everyMs: taskEveryMs,
    onError: (err) => log.warn({ err }, 'what killed processes left was not removed'),
  });
  void leftovers.flush().catch((err: unknown) => log.warn({ err }, 'what killed processes left was not removed'));
  opened.add(leftovers.stop);

  const app = await createApp({
    config,
    log,
    db,
    secretKey,
    clock,
    reads,
    counter,
    tasks: { run: (name) => runTask(tasks, { db, log }, name) },
    facts,
    files,
    callLimit,
    once: changingCalls.once,
    pages,
    cache,
  });
  opened.add(() => drain(app));
  await pagesLoaded;
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo; // a TCP server that listens has one
  return config.port === 0 ? `http://${config.host}:${port}` : config.publicUrl;
}

/** Starts the whole portal and resolves when it answers; what a failed start opened is closed again. */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const opened = new Opened();
  try {
    const address = await open(options, opened);
    options.log.info(`The portal is ready: ${address}`);
    return { address, stop: () => opened.close() };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
