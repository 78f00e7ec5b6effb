import type { TradeImportState } from '@btc/contract/trade/desk/import-rule.ts';
import type { RawBuilder } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { stillOwnsJob, type Job } from '#platform/jobs/job.queries.ts';
import type { Claimed } from '#platform/jobs/queue-row.queries.ts';
import { isCatalogueLocked } from '../../facts/vintage.queries.ts';

/** Jobs for uploaded files; the file's state, `checking` or `committing`, says what to do. */
export const importRows = { table: 'job', kind: 'tradeFile' } as const;

export function workOn(id: number): Job {
  return { kind: importRows.kind, subject: String(id) };
}

/** A claimed file; writes count only while the job is still the claimant's. */
export interface ClaimedUpload {
  readonly id: number;
  readonly job: Pick<Claimed, 'id' | 'attempts'>;
}

/** SQL condition: the job is still the claimant's. */
export function isStillClaimed({ job }: ClaimedUpload): RawBuilder<boolean> {
  return stillOwnsJob(job);
}

/** Files queued behind another import, in this process or on the command line. */
export async function listWaiting(db: Db): Promise<ReadonlySet<number>> {
  const jobs = await db
    .selectFrom('job')
    .select(['subject', 'state', 'attempts'])
    .where('kind', '=', importRows.kind)
    .where('state', 'in', ['queued', 'running'])
    .execute();
  const waiting = jobs.filter(({ state, attempts }) => state === 'queued' && attempts === 0);
  if (waiting.length === 0) return new Set();
  const isBehind = waiting.length < jobs.length || (await isCatalogueLocked(db));
  return new Set(isBehind ? waiting.map(({ subject }) => Number(subject)) : []);
}

/** Sets the final state, unless another process has taken over the job. */
export async function settle(
  db: Db,
  claim: ClaimedUpload,
  { from, to }: { readonly from: TradeImportState; readonly to: TradeImportState },
): Promise<void> {
  await db
    .updateTable('trade_upload')
    .set({ state: to })
    .where('id', '=', claim.id)
    .where('state', '=', from)
    .where(isStillClaimed(claim))
    .execute();
}
