import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Db, openDb } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import { seedDictionary } from '../dictionary/seed-dictionary.ts';
import { readMigrations, schemaChecksum } from '../db/migration-files.ts';

/** A database of its own for one test file. */
export interface TestDatabase {
  readonly db: Db;
  readonly url: string;
  /** Closes `db` and removes the database. */
  readonly drop: () => Promise<void>;
}

const templateLock = 7_301_004;
/** The role that the program has in production too; tests must not pass by rights of a superuser. */
const owner = 'portal';

/** Makes an empty, migrated database, cloned in some tens of milliseconds; call it in `beforeAll` and `drop()` in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withAdmin(async (admin) => {
    const template = await ensureTemplate(admin);
    // Its files copied, not their pages logged: this server need not outlive a crash.
    await admin.query(`create database ${name} template ${template} strategy file_copy owner ${owner}`);
  });
  const url = toUrl(name);
  const { db, close } = openDb(url, { poolSize: 5, name });
  const drop = async (): Promise<void> => {
    await close();
    await withAdmin((admin) => admin.query(`drop database ${name} with (force)`));
  };
  return { db, url, drop };
}

/** Makes an empty database without any table, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<Omit<TestDatabase, 'db'>> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withAdmin((admin) => admin.query(`create database ${name} owner ${owner}`));
  const drop = (): Promise<void> =>
    withAdmin(async (admin) => {
      await admin.query(`drop database ${name} with (force)`);
    });
  return { url: toUrl(name), drop };
}

/** The migrated template, named after the migrations, so that a change of one makes a new template. */
async function ensureTemplate(admin: pg.Client): Promise<string> {
  const name = `template_${schemaChecksum(await readMigrations()).slice(0, 16)}`;
  await admin.query('select pg_advisory_lock($1)', [templateLock]);
  try {
    const found = await admin.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 1) return name;
    await admin.query(`drop database if exists ${name}_draft with (force)`);
    await admin.query(`create database ${name}_draft owner ${owner}`);
    await fill(toUrl(`${name}_draft`));
    // A failed migration leaves the draft only: nobody clones half a schema.
    await admin.query(`alter database ${name}_draft rename to ${name}`);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [templateLock]);
  }
}

/** The tables, and what every start puts into them. */
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

/** The address of a database of this run's server, as the program's role. */
function toUrl(database: string): string {
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${database}`;
  return url.href;
}
