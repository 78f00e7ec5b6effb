import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { noteStatement } from '../cache/touched-rooms.ts';
import { columnValues } from './column-values.ts';
import { isConnectionBroken, isReadTimeout } from './sql-error.ts';
import { SteadyClient } from './steady-client.ts';
import type { DB } from './tables.generated.ts';

/** The database, or a transaction on it: first argument of every query function. */
export type Db = Kysely<DB>;

export interface OpenDb {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

export interface OpenDbOptions {
  /** Maximum connections of this process; PostgreSQL's own limit is shared by all processes. */
  readonly poolSize?: number;
  /** A statement that runs longer is cancelled (SQLSTATE 57014), in milliseconds; 0 lets it run. */
  readonly statementTimeout?: number;
  /** Shown in pg_stat_activity. */
  readonly name?: string;
  readonly onConnectionLost?: (error: Error) => void;
  /** Channel on which every connection listens: who commits a change has its notice when the commit returns. */
  readonly notices?: { readonly channel: string; readonly hear: (payload: string) => void };
}

/** Grace after the statement timeout before an answer is given up. */
const answerGraceMs = 5_000;

/** Statement prefix for one server-side plan per connection: for frequent queries that take longer to plan than to run. */
export function plannedOnce(name: string): RawBuilder<unknown> {
  return sql`${sql.raw(`/* planned once: ${name} */`)}`;
}

const plannedName = /^\w+ \/\* planned once: (?<name>\w+) \*\//;

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
    Client: SteadyClient,
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
  const db: Db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: watchLoans(pool) }),
    log: ({ query }) => noteStatement(query.sql),
  });
  return { db, close: () => closeOnce(db) };
}

/** Discards connections on which the server announced its shutdown or read-only state, before they break. */
function watchLoans(pool: pg.Pool): PostgresPool {
  async function connect() {
    const client = await pool.connect();
    let isSpent = false;
    async function query(text: string, values: readonly unknown[] = []) {
      try {
        const name = plannedName.exec(text)?.groups?.['name'];
        return await client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
      } catch (error) {
        isSpent ||= isConnectionBroken(error);
        // Where nobody answers, what is asked next, such as a rollback, must not wait as long again.
        if (isReadTimeout(error) && client instanceof SteadyClient) client.end().catch(() => undefined);
        throw error;
      }
    }
    const release = (isDiscarded = false) => client.release(isSpent || isDiscarded);
    return { query, release } as unknown as PostgresPoolClient; // nothing is asked by a cursor, Kysely's other way
  }
  return { options: pool.options, connect, end: () => pool.end() };
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
