import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Db, openDb } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import { seedDictionary } from '#dictionary/seed-dictionary.ts';
import { readMigrations, schemaChecksum } from '#platform/db/migration-files.ts';

export interface TestDatabase {
  readonly db: Db;
  readonly url: string;
  /** Closes `db` and returns the database's name; the database stays. */
  readonly leave: () => Promise<string>;
  readonly drop: () => Promise<void>;
}

/** A filled database and its data folder; both last until the test run ends. */
export interface FilledTemplate {
  readonly name: string;
  readonly folder: string;
}

/** Same role as in production: tests must not pass by superuser rights. */
const owner = 'portal';

/** A migrated database, empty or cloned from `filled` in tens of milliseconds; `drop()` it in `afterAll`. */
export async function createTestDatabase(filled?: FilledTemplate): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withAdmin(async (admin) => {
    const template = filled?.name ?? (await ensureMigrated(admin));
    // Its files copied, not their pages logged: this server need not outlive a crash.
    await admin.query(`create database ${name} template ${template} strategy file_copy owner ${owner}`);
  });
  const url = toUrl(name);
  const { db, close } = openDb(url, { poolSize: 5, name });
  const leave = async (): Promise<string> => {
    await close();
    return name;
  };
  const drop = async (): Promise<void> => {
    await leave();
    await withAdmin((admin) => admin.query(`drop database ${name} with (force)`));
  };
  return { db, url, leave, drop };
}

export async function createEmptyDatabase(): Promise<Pick<TestDatabase, 'url' | 'drop'>> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withAdmin((admin) => admin.query(`create database ${name} owner ${owner}`));
  const drop = (): Promise<void> =>
    withAdmin(async (admin) => {
      await admin.query(`drop database ${name} with (force)`);
    });
  return { url: toUrl(name), drop };
}

/** Runs `fill` once per test run in a migrated database; it returns the database's name once all have left it. */
export async function ensureFilled(of: string, fill: (folder: string) => Promise<string>): Promise<FilledTemplate> {
  const name = `filled_${createHash('sha256').update(of).digest('hex').slice(0, 16)}`;
  const folder = join(inject('runFolder'), name);
  await withAdmin((admin) =>
    ensureTemplate(admin, name, async () => {
      const made = await fill(folder);
      await admin.query(`alter database ${made} rename to ${name}`);
    }),
  );
  return { name, folder };
}

/** Named after the migrations, so that a changed one makes a new template. */
async function ensureMigrated(admin: pg.Client): Promise<string> {
  const name = `template_${schemaChecksum(await readMigrations()).slice(0, 16)}`;
  await ensureTemplate(admin, name, async () => {
    await admin.query(`drop database if exists ${name}_draft with (force)`);
    await admin.query(`create database ${name}_draft owner ${owner}`);
    await fill(toUrl(`${name}_draft`));
    // A failed migration leaves the draft only: nobody clones half a schema.
    await admin.query(`alter database ${name}_draft rename to ${name}`);
  });
  return name;
}
async function ensureTemplate(admin: pg.Client, name: string, make: () => Promise<void>): Promise<void> {
  await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
  try {
    const found = await admin.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await make();
  } finally {
    await admin.query('select pg_advisory_unlock(hashtext($1))', [name]);
  }
}

async function fill(url: string): Promise<void> {
  await migrate(url);
  const { db, close } = openDb(url, { poolSize: 1 });
  await seedDictionary(db);
  await close();
}

async function withAdmin<Result>(work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: inject('databaseAdminUrl') });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function toUrl(database: string): string {
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${database}`;
  return url.href;
}
