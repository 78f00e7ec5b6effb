import pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { openChecked } from './open-checked.ts';

/** Any number that no other advisory lock of the program uses. */
const migrationLock = 7_301_001;

/** The schema cannot be brought up to date; the start must stop. */
export class MigrationError extends StartError {
  override readonly name = 'MigrationError';
}

export interface MigrateOptions {
  /** Another folder of NNNN_name.sql files; the program's own when left out. */
  readonly folder?: string;
  /** Only these, by name: the schema as of a backup. Throws where the program lacks one of them. */
  readonly only?: ReadonlySet<string>;
  readonly onApply?: (name: string) => void;
}

/** Applies the migrations that the database at `url` lacks, each in its own transaction, and returns their names. */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<readonly string[]> {
  const migrations = chosenList(await readMigrations(options.folder), options.only);
  const client = await openChecked(url);
  try {
    // Held by the session: a second process waits here and then finds nothing left to do.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const pending = findPending(migrations, await readApplied(client));
    for (const migration of pending) {
      options.onApply?.(migration.name);
      await applyMigration(client, migration);
    }
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** Throws where this program lacks one of these migrations: the data come from a newer release. */
export async function requireMigrations(names: ReadonlySet<string>): Promise<void> {
  chosenList(await readMigrations(), names);
}

function chosenList(migrations: readonly Migration[], only: ReadonlySet<string> | undefined): readonly Migration[] {
  if (only === undefined) return migrations;
  const chosen = migrations.filter(({ name }) => only.has(name));
  if (chosen.length < only.size) throw new MigrationError('The backup is of a newer program than this one.');
  return chosen;
}

async function readApplied(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  await client.query(`
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    comment on table schema_migration is 'The migration files that made this schema, with the checksum each had.';`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function findPending(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): readonly Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  const issues = [...applied].flatMap(([name, checksum]) => {
    const current = known.get(name);
    if (current === undefined)
      return [`${name} was applied but is not in this program: the database is newer than the program`];
    if (current !== checksum) return [`${name} has been changed after it was applied: write a new migration instead`];
    return [];
  });
  if (issues.length > 0)
    throw new MigrationError(['The database schema does not fit this program.', ...issues].join('\n  '));
  return migrations.filter((migration) => !applied.has(migration.name));
}

async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(migration.sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new MigrationError(describeFailure(migration, error), { cause: error });
  }
}

function describeFailure(migration: Migration, error: unknown): string {
  if (!(error instanceof Error)) return `${migration.name} failed`;
  const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN;
  const line = Number.isNaN(position) ? '' : ` at line ${migration.sql.slice(0, position).split('\n').length}`;
  return `${migration.name} failed${line}: ${error.message}`;
}
