import { type KyselyPlugin, sql } from 'kysely';
import { setImmediate as turn } from 'node:timers/promises';
import { roomVersionChannel } from '#platform/db/versions/room-versions.ts';
import { type Db, openDb } from '#platform/db/db.ts';
import type { TestDatabase } from './test-database.ts';

export interface CuttableDb {
  readonly db: Db;
  /** Ends all connections of the pool after this many more statements, even in a transaction. */
  cutAfter(statements: number): void;
  readonly isCut: () => boolean;
  readonly countStatements: () => number;
  readonly close: () => Promise<void>;
}

async function untilNotified({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await turn();
  await sql`select 1`.execute(db);
}

export function openCuttable(database: Pick<TestDatabase, 'db' | 'url'>, poolSize: number): CuttableDb {
  const name = `cuttable-${poolSize}`;
  const { db, close } = openDb(database.url, {
    poolSize,
    name,
    notices: { channel: roomVersionChannel, hear: () => undefined },
  });
  let [cutAt, statements] = [0, 0];
  const cutting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      if (statements === cutAt) {
        await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = ${name}`.execute(
          database.db,
        );
        await untilNotified(database);
      }
      return result;
    },
  };
  return {
    db: db.withPlugin(cutting),
    cutAfter: (more) => {
      [cutAt, statements] = [more, 0];
    },
    isCut: () => statements >= cutAt,
    countStatements: () => statements,
    close,
  };
}
