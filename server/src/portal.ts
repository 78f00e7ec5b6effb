import { taskNames } from '@btc/contract/console/job-names.ts';
import { minuteMs } from '@btc/contract/time.ts';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { openDatabaseClock } from '#platform/clock/database-clock.ts';
import type { Config } from '#platform/config/config.ts';
import { openDb } from '#platform/db/db.ts';
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts';
import { checkPages } from '#platform/db/embedded/check-pages.ts';
import { inTurn } from '#platform/db/in-turn.ts';
import { migrate } from '#platform/db/migrate.ts';
import { noteErased } from './members/cancellation/erased-list.ts';
import { sealFactors } from './members/staff/factor-secret.ts';
import { openSecretKey } from '#platform/secrets/secret-key.ts';
import { type RoomVersions, roomVersionChannel } from '#platform/db/versions/room-versions.ts';
import { seedDictionary } from '#dictionary/seed-dictionary.ts';
import { registerPresence } from '#platform/db/versions/presence.ts';
import type { RoomVersionsWatch } from '#platform/db/versions/watch-room-versions.ts';
import { createPostOutside } from '#platform/http/post-outside.ts';
import { outboxQueues } from '#platform/jobs/outbox-queues.ts';
import type { Queue } from '#platform/jobs/queue-worker.ts';
import { startQueues } from '#platform/jobs/queues.ts';
import { scheduleTasks, runTask, taskQueue } from '#platform/jobs/task-queue.ts';
import { startTimedWriter } from '#platform/jobs/timed-writer.ts';
import { endAccess } from '#platform/session/end-access.ts';
import { createOnce, type Once } from '#platform/api/carry-out-once.ts';
import { type CallLimit, createCallLimit } from '#platform/limits/call-limit.ts';
import type { Log } from '#platform/log/log.ts';
import { openPageBuild, type PageSource } from '#platform/pages/page-source.ts';
import { createApp } from './app.ts';
import { arrangeBackups } from './console/backup/perform-backup.ts';
import { createDailyCounter } from './console/counting/daily-counter.ts';
import { importDemonstration } from './demonstration.ts';
import { createReadCounter } from './news/read-counter.ts';
import { createSafeguardService } from './safeguard/safeguard.service.ts';
import { alertQueues } from './my-list/alerts/alert-queue.ts';
import { newsletterQueue } from './newsletter/newsletter-queue.ts';
import { refreshDuePlants } from './plants/registry/registry.service.ts';
import { Opened } from './opened.ts';
import { openFacts, listWorkPlaces } from './open-facts.ts';
import { importApart } from './commands/import-apart.ts';
import { createStoredFileCheck } from './check-stored-files.ts';
import { portalTasks, removeLeftovers } from './portal-tasks.ts';
import { openRoomCache } from './room-cache.ts';
import { createLineCountsService } from './trade/safeguard/line-counts.service.ts';
import { importQueue } from './trade/desk/import-queue.ts';

export interface PortalOptions {
  readonly config: Config;
  readonly log: Log;
  readonly webFolder: string;
  readonly stopping?: AbortSignal;
  /** Called when this process cannot continue but a new one can. */
  readonly onBroken?: (error: Error) => void;
}

export interface Portal {
  readonly address: string;
  stop(): Promise<void>;
}

const taskEveryMs = 10 * minuteMs;

interface Start extends PortalOptions {
  readonly opened: Opened;
}

async function openPages({ config, webFolder }: PortalOptions): Promise<PageSource> {
  if (config.mode !== 'development') return openPageBuild(webFolder);
  const { openVitePages } = await import('#platform/pages/vite-pages.ts');
  return openVitePages(webFolder);
}

async function openDatabase({ config, log, stopping, onBroken = () => undefined, opened }: Start): Promise<string> {
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

async function openRecords(start: Start) {
  const { config, log, stopping, opened } = start;
  const url = await openDatabase(start);
  stopping?.throwIfAborted();
  const presence = await registerPresence(url, ({ message }) => {
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
  await checkPages(db, { isOwn: config.databaseUrl === null, log });
  await inTurn(url, () => seedDictionary(db), { stopping });
  const clock = await openDatabaseClock(db, {
    onSet: (milliseconds) => {
      if (Math.abs(milliseconds) >= 1000) log.warn({ milliseconds }, 'the database has another time than before');
    },
  });
  opened.add(clock.stop);
  stopping?.throwIfAborted();
  const onNotice = (hear: RoomVersionsWatch['hear']): void => void (hearNotice = hear);
  return { url, db, clock, onNotice };
}

type Records = Awaited<ReturnType<typeof openRecords>>;

async function openStores({ config, log, opened }: Start, { db }: Records) {
  const secretKey = await openSecretKey(config);
  const unreadable = await sealFactors(db, secretKey);
  if (unreadable !== null) log.warn(unreadable);
  const stores = await openFacts(db, config, log);
  opened.add(() => stores.facts.close());
  return { secretKey, ...stores };
}

type Stock = Records & Awaited<ReturnType<typeof openStores>>;

/** Loads the demonstration and does the follow-up work of an upgrade or restore; one process at a time. */
async function settleStock({ config, log, stopping }: Start, stock: Stock): Promise<void> {
  const { db, clock, files, facts, workFolder } = stock;
  if (config.loadsDemo) {
    const { loadDemo } = await importDemonstration();
    const { trialItems, demoFacts, asksForDemo: isAsked } = config;
    await loadDemo({ db, clock, files, facts, workFolder, log, trialItems, demoFacts, isAsked, stopping });
  }
  if (!config.demoSignsIn) await endAccess(db, { whose: 'demonstration', now: clock.now() });
  await noteErased({ db, files });
  // Plants that the demonstration or an older release brought have no states and words of their own yet.
  await refreshDuePlants({ db, clock, publicUrl: config.publicUrl });
  stopping?.throwIfAborted();
}

function startCounters({ log, opened }: Start, { db, clock }: Stock) {
  const reads = createReadCounter({ db, clock, onError: (err) => log.warn({ err }, 'reads were not written yet') });
  opened.add(reads.stop);
  const counter = createDailyCounter({ db, clock, onError: (err) => log.warn({ err }, 'counts were not written yet') });
  opened.add(counter.stop);
  return { reads, counter };
}

interface TaskWork {
  readonly callLimit: CallLimit;
  readonly changingCalls: Once;
  readonly versions: () => RoomVersions;
}

async function openTasks({ config, log }: Start, stock: Stock, { callLimit, changingCalls, versions }: TaskWork) {
  const { db, clock, files, facts } = stock;
  const works = portalTasks({
    db,
    clock,
    files,
    facts,
    versions,
    publicUrl: config.publicUrl,
    backups: arrangeBackups(config, { db, clock, files }),
    cleanUpLimits: callLimit.cleanUp,
    cleanUpCalls: changingCalls.cleanUp,
  });
  await scheduleTasks(db, taskNames, taskEveryMs);
  return taskQueue({ works, everyMs: taskEveryMs, log });
}

function startWork({ config, log, opened }: Start, stock: Stock, tasks: Queue): void {
  const { url, db, clock, secretKey, facts, files, workFolder } = stock;
  const safeguard = createSafeguardService({ db, readCounts: createLineCountsService(stock) });
  const queues = startQueues(
    [
      ...outboxQueues({ config, log, clock }),
      newsletterQueue({ db, clock, publicUrl: config.publicUrl }),
      ...alertQueues({
        db,
        clock,
        safeguard,
        secretKey,
        publicUrl: config.publicUrl,
        postOutside: createPostOutside(),
        facts,
      }),
      importQueue({
        db,
        clock,
        files,
        facts,
        workFolder,
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
  const onError = (err: unknown): void => log.warn({ err }, 'what killed processes left was not removed');
  const workPlaces = listWorkPlaces(config);
  for (const work of [() => removeLeftovers({ facts, workPlaces }), createStoredFileCheck({ db, files, log })]) {
    const timed = startTimedWriter(work, { everyMs: taskEveryMs, onError });
    void timed.flush().catch(onError);
    opened.add(timed.stop);
  }
}

/** Connections are cut after this time: no reader waits that long. */
const drainLimitMs = 20_000;

async function drain(app: FastifyInstance): Promise<void> {
  const cutting = setTimeout(() => app.server.closeAllConnections(), drainLimitMs);
  await app.close();
  clearTimeout(cutting);
}

async function listen({ config }: Start, app: FastifyInstance): Promise<string> {
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo; // a TCP server that listens has one
  return config.port === 0 ? `http://${config.host}:${port}` : config.publicUrl;
}

async function open(start: Start): Promise<string> {
  const { config, log, opened } = start;
  const pages = await openPages(start);
  opened.add(pages.close);
  // Beside the start of the database. Where it fails, the first reader's page loads them.
  const pagesLoaded = pages.loadAll().catch((err: unknown) => log.error({ err }, 'the pages are not loaded yet'));
  const records = await openRecords(start);
  const stock = { ...records, ...(await openStores(start, records)) };
  const { db, clock, secretKey, facts, files } = stock;
  await inTurn(stock.url, () => settleStock(start, stock), start);
  const { versions, cache, sessions } = await openRoomCache({ config, log, opened, ...stock });
  const counters = startCounters(start, stock);
  const callLimit = createCallLimit({ db, clock });
  const changingCalls = createOnce({ db, clock });
  const tasks = await openTasks(start, stock, { callLimit, changingCalls, versions });
  startWork(start, stock, tasks);

  const app = await createApp({
    ...counters,
    config,
    log,
    db,
    secretKey,
    clock,
    facts,
    files,
    tasks: { run: (name) => runTask(tasks, { db, log }, name) },
    callLimit,
    once: changingCalls.once,
    pages,
    cache,
    versions,
    sessions,
  });
  opened.add(() => drain(app));
  await pagesLoaded;
  return listen(start, app);
}

/** Starts the portal and resolves when it answers; a failed start closes what it opened. */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const opened = new Opened();
  try {
    const address = await open({ ...options, opened });
    options.log.info(`The portal is ready: ${address}`);
    return { address, stop: () => opened.close() };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
