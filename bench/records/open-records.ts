import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Caller } from '@btc/server/src/platform/api/binding.ts';
import { createDispatcher } from '@btc/server/src/platform/api/dispatch.ts';
import { openDatabaseClock } from '@btc/server/src/platform/clock/database-clock.ts';
import { readConfig } from '@btc/server/src/platform/config/config.ts';
import { openDb } from '@btc/server/src/platform/db/db.ts';
import { startEmbeddedPostgres } from '@btc/server/src/platform/db/embedded/embedded-postgres.ts';
import { seedDictionary } from '@btc/server/src/dictionary/seed-dictionary.ts';
import { migrate } from '@btc/server/src/platform/db/migrate.ts';
import { createLog } from '@btc/server/src/platform/log/log.ts';
import { openSecretKey } from '@btc/server/src/platform/secrets/secret-key.ts';
import { BackupRunner } from '@btc/server/src/console/backup/backup-runner.ts';
import { arrangeBackups } from '@btc/server/src/console/backup/perform-backup.ts';
import { createDailyCounter } from '@btc/server/src/console/counting/daily-counter.ts';
import { idleTasks } from '@btc/server/src/portal-tests/programs/idle-tasks.fixture.ts';
import { createReadCounter } from '@btc/server/src/news/read-counter.ts';
import { openFacts } from '@btc/server/src/open-facts.ts';
import { bindOperations } from '@btc/server/src/operations.ts';

export const openReader: Caller = {
  token: 'bench',
  address: 'bench',
  user: {
    userId: 1,
    loginUserName: 'bench',
    accountState: 'normal',
    staffRole: 'admin',
    membership: {
      ChargeState: 3,
      ChargeExpireDate: '2099-12-31T00:00:00+08:00',
      CanVisitModule: 'Info|Data|PorkData|Market|Est|PorkEst',
      ChargeStataEn: 3,
      ChargeEnExpireDate: '2099-12-31T00:00:00+08:00',
      CanVisitModuleEn: 'Info|Data|PorkData|Market|Est|PorkEst',
    },
  },
};

function makeConfig(dataDir: string) {
  const read = readConfig({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'warn' }, { isTerminal: false });
  if (read.kind !== 'config') throw new Error(read.issues.join('\n'));
  return read.config;
}

export async function openRecords(folder: string) {
  const dataDir = join(folder, 'records');
  await mkdir(dataDir, { recursive: true });
  const config = makeConfig(dataDir);
  const log = createLog(config);
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  await migrate(embedded.url);
  const { db, close } = openDb(embedded.url);
  await seedDictionary(db);
  const clock = await openDatabaseClock(db);
  const { facts, files, workFolder } = await openFacts(db, config);
  const reads = createReadCounter({ db, clock });
  const backups = new BackupRunner({ work: arrangeBackups(config, { db, clock, files }) });
  const counter = createDailyCounter({ db, clock });
  const tasks = idleTasks(db);
  const secretKey = await openSecretKey(config);
  const bound = bindOperations({
    config,
    db,
    secretKey,
    clock,
    reads,
    facts,
    files,
    backups,
    counter,
    tasks,
  });
  const dispatcher = createDispatcher(bound, {
    log: (operation, issue) => log.error({ operation, issue }, 'bad answer'),
  });
  return {
    config,
    log,
    url: embedded.url,
    db,
    clock,
    files,
    facts,
    workFolder,
    dispatcher,
    close: async (): Promise<void> => {
      await reads.stop();
      await counter.stop();
      await facts.close();
      await clock.stop();
      await close();
      await embedded.stop();
    },
  };
}

export type Records = Awaited<ReturnType<typeof openRecords>>;

export async function withRecords<Result>(
  folder: string,
  work: (records: Records) => Promise<Result>,
): Promise<Result> {
  const records = await openRecords(folder);
  try {
    return await work(records);
  } finally {
    await records.close();
  }
}
