import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { columnValues } from './column-values.ts';
import { NamingClient } from './named-statements.ts';
import type { DB } from './tables.generated.ts';

/** The records, or a transaction on them: what every query function takes first. */
export type Db = Kysely<DB>;

/** An open database and the way to close it. */
export interface OpenDb {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

export interface OpenDbOptions {
  /** Connections kept at most by this process; PostgreSQL's own limit is shared by all processes. */
  readonly poolSize?: number;
  /** A statement that runs longer is cancelled (SQLSTATE 57014), in milliseconds; 0 lets it run. */
  readonly statementTimeout?: number;
  /** Shown in pg_stat_activity. */
  readonly name?: string;
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void;
  /** A channel that every connection follows: whoever commits a change has heard of it when the commit is answered. */
  readonly notices?: { readonly channel: string; readonly hear: (payload: string) => void };
}

/** So long after a statement should have been cancelled nothing is to be expected any more. */
const answerGraceMs = 5_000;

/** Opens a pool of connections to the PostgreSQL at `url`; nothing connects before the first query. */
export function openDb(url: string, options: OpenDbOptions = {}): OpenDb {
  const { notices, statementTimeout = 15_000 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    application_name: options.name ?? 'btc-portal',
    statement_timeout: statementTimeout,
    // A server whose machine has vanished cancels nothing; without a limit of ours its connections would be waited on for a quarter of an hour.
    query_timeout: statementTimeout === 0 ? 0 : statementTimeout + answerGraceMs,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types: columnValues,
    Client: NamingClient,
    // A server of the reader's own may have any time zone; dates cut from timestamps must not depend on it.
    options: '-c TimeZone=UTC',
    onConnect: async (client) => {
      if (notices === undefined) return;
      // PostgreSQL sends a connection the notices of its own transaction before it says that it is done.
      client.on('notification', ({ payload }) => notices.hear(payload ?? ''));
      await client.query(`listen ${pg.escapeIdentifier(notices.channel)}`);
    },
  });
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', (error) => options.onConnectionLost?.(error));
  // The pool drops what is given back broken, but a server tells that it is going, or may only read, before the connection breaks.
  pool.on('release', (_error, client) => {
    if (client instanceof NamingClient && client.isSpent) client.end().catch(() => undefined);
  });
  const db: Db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => closeOnce(db) };
}

const closing = new WeakMap<Db, Promise<void>>();

function closeOnce(db: Db): Promise<void> {
  const running = closing.get(db) ?? db.destroy();
  closing.set(db, running);
  return running;
}

/** Resolves when the database answers; rejects with the driver's error when it does not. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
