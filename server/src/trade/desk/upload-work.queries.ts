import { randomUUID } from 'node:crypto';
import type { TradeImportState } from '@btc/contract/trade/desk/import-rule.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { isCatalogueHeld } from '../facts/vintage.queries.ts';
import type { Upload } from './upload.queries.ts';

/*
 * Work on a file is asked for by its state, `checking` or `committing`. Who does it holds an advisory lock with a session of its own,
 * which ends with its process or its connection: what nobody holds was broken off, and anybody may take it up.
 */

/** The first of two numbers; the other one is the file's. */
const workLock = 7_301_046;
/** Work that breaks off as often as this, without a word of what is wrong, is not begun again. */
const mostTries = 3;

/** A file that somebody works on. */
export interface HeldUpload {
  readonly id: number;
  /** Says who it is: nobody who has begun earlier can end the work any more. */
  readonly claim: string;
}

/** Files for which work is asked that nobody does. */
export async function listUndoneWork(db: Db): Promise<readonly { readonly id: number; readonly state: string }[]> {
  return db
    .selectFrom('trade_upload')
    .select(['id', 'state'])
    .where('state', 'in', ['checking', 'committing'])
    .where(
      sql<boolean>`not exists (select from pg_locks where locktype = 'advisory' and granted and objsubid = 2
        and classid = ${workLock}::oid and objid = trade_upload.id::oid
        and database = (select oid from pg_database where datname = current_database()))`,
    )
    .orderBy('id')
    .execute();
}

/** What is asked for and not begun because somebody is at work on another file, here or on the command line. */
export async function listWaiting(db: Db): Promise<ReadonlySet<number>> {
  const busy = db.selectFrom('trade_upload').select('id').where('state', 'in', ['checking', 'committing']);
  const waiting = await busy.where('tries', '=', 0).execute();
  if (waiting.length === 0) return new Set();
  const begun = await busy.where('tries', '>', 0).limit(1).execute();
  const isBehind = begun.length > 0 || (await isCatalogueHeld(db));
  return new Set(isBehind ? waiting.map(({ id }) => id) : []);
}

/** Counts a try of which nobody came so far as to hold the file. */
export async function countFailedTry(
  db: Db,
  { id, claim: by }: Pick<Upload, 'id' | 'claim'>,
  state: TradeImportState,
): Promise<void> {
  await db
    .updateTable('trade_upload')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', state)
    .where('claim', 'is not distinct from', by)
    .execute();
}

/** Does what is asked for a file while nobody else does; nothing where somebody does, or where it is asked for no more. */
export async function whileHeld(
  db: Db,
  { id, state }: { readonly id: number; readonly state: TradeImportState },
  work: (held: HeldUpload) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (session) => {
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${workLock}, ${id}) as held`.execute(
      session,
    );
    if (rows[0]?.held !== true) return;
    try {
      const held = { id, claim: randomUUID() };
      if (!(await claim(session, held, state))) return;
      await work(held).catch(async (error: unknown) => {
        // By the session that holds the lock: where that has gone, the work was broken off, and is taken up again.
        await settle(session, held, { from: state, to: 'failed' });
        throw error;
      });
    } finally {
      await sql`select pg_advisory_unlock(${workLock}, ${id})`.execute(session).catch(() => undefined);
    }
  });
}

/** Says who works on a file that is asked for; false where it is not, or has been begun too often. */
async function claim(db: Db, held: HeldUpload, state: TradeImportState): Promise<boolean> {
  const row = await db
    .updateTable('trade_upload')
    .set((eb) => ({ claim: held.claim, tries: eb('tries', '+', 1) }))
    .where('id', '=', held.id)
    .where('state', '=', state)
    .returning('tries')
    .executeTakeFirst();
  if (row === undefined) return false;
  if (row.tries <= mostTries) return true;
  await settle(db, held, { from: state, to: 'failed' });
  return false;
}

/** Ends the work on a file, where it has not been taken up by another one. */
export async function settle(
  db: Db,
  { id, claim: by }: HeldUpload,
  { from, to }: { readonly from: TradeImportState; readonly to: TradeImportState },
): Promise<void> {
  await db
    .updateTable('trade_upload')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .where('claim', '=', by)
    .execute();
}
