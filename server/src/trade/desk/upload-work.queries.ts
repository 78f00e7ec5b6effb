import type { TradeImportState } from '@btc/contract/trade/desk/import-rule.ts';
import type { RawBuilder } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { isInHand, type Job } from '#platform/jobs/job.queries.ts';
import type { Claimed } from '#platform/jobs/queue-row.queries.ts';
import { isCatalogueHeld } from '../facts/vintage.queries.ts';

/** The jobs that read and load files: what is asked for a file is its state, `checking` or `committing`. */
export const importRows = { table: 'job', kind: 'tradeFile' } as const;

/** The work on a file. */
export function workOn(id: number): Job {
  return { kind: importRows.kind, subject: String(id) };
}

/** A file that somebody works on: what they write counts while the job is theirs. */
export interface HeldUpload {
  readonly id: number;
  readonly job: Pick<Claimed, 'id' | 'attempts'>;
}

/** Whether nobody else has taken the work up meanwhile. */
export function isStillHeld({ job }: HeldUpload): RawBuilder<boolean> {
  return isInHand(job);
}

/** What is asked for and not begun because somebody is at work on another file, here or on the command line. */
export async function listWaiting(db: Db): Promise<ReadonlySet<number>> {
  const jobs = await db
    .selectFrom('job')
    .select(['subject', 'state', 'attempts'])
    .where('kind', '=', importRows.kind)
    .where('state', 'in', ['queued', 'running'])
    .execute();
  const waiting = jobs.filter(({ state, attempts }) => state === 'queued' && attempts === 0);
  if (waiting.length === 0) return new Set();
  const isBehind = waiting.length < jobs.length || (await isCatalogueHeld(db));
  return new Set(isBehind ? waiting.map(({ subject }) => Number(subject)) : []);
}

/** Ends the work on a file, where it has not been taken up by another one. */
export async function settle(
  db: Db,
  held: HeldUpload,
  { from, to }: { readonly from: TradeImportState; readonly to: TradeImportState },
): Promise<void> {
  await db
    .updateTable('trade_upload')
    .set({ state: to })
    .where('id', '=', held.id)
    .where('state', '=', from)
    .where(isStillHeld(held))
    .execute();
}
