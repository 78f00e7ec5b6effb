import { noticeKinds, type SafeguardNotice } from '@btc/contract/safeguard/measure.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface KnownNotice extends SafeguardNotice {
  readonly textCn: string | null;
  readonly textEn: string | null;
  readonly sourceCn: string;
  readonly sourceEn: string;
  readonly sourceUrl: string | null;
  /** Null: it came with the portal. */
  readonly enteredBy: string | null;
  readonly enteredAt: Date;
  readonly withdrawnBy: string | null;
  readonly withdrawnAt: Date | null;
  readonly withdrawnWhy: string | null;
  readonly revision: number;
}

/** Lists every notice and report, withdrawn ones too, the latest published first. */
export async function listNotices(db: Db): Promise<readonly KnownNotice[]> {
  const rows = await db
    .selectFrom('safeguard_notice')
    .selectAll()
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: noticeKinds.find((kind) => kind === row.kind) ?? 'report',
    line: row.line,
    year: row.year,
    percent: Number(row.percent),
    reachedOn: row.reached_on,
    surchargeFrom: row.surcharge_from,
    publishedOn: row.published_on,
    corrects: row.corrects,
    isWithdrawn: row.withdrawn_at !== null,
    textCn: row.text_cn,
    textEn: row.text_en,
    sourceCn: row.source_cn,
    sourceEn: row.source_en,
    sourceUrl: row.source_url,
    enteredBy: row.entered_by,
    enteredAt: row.entered_at,
    withdrawnBy: row.withdrawn_by,
    withdrawnAt: row.withdrawn_at,
    withdrawnWhy: row.withdrawn_why,
    revision: row.revision,
  }));
}

export type NewNotice = Omit<
  KnownNotice,
  'id' | 'isWithdrawn' | 'enteredAt' | 'withdrawnBy' | 'withdrawnAt' | 'withdrawnWhy' | 'revision'
> & { readonly runId: number | null };

export async function insertNotice(db: Db, notice: NewNotice, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('safeguard_notice')
    .values({
      kind: notice.kind,
      line: notice.line,
      year: notice.year,
      percent: notice.percent,
      reached_on: notice.reachedOn,
      surcharge_from: notice.surchargeFrom,
      published_on: notice.publishedOn,
      text_cn: notice.textCn,
      text_en: notice.textEn,
      source_cn: notice.sourceCn,
      source_en: notice.sourceEn,
      source_url: notice.sourceUrl,
      corrects: notice.corrects,
      entered_by: notice.enteredBy,
      entered_at: now,
      run_id: notice.runId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Withdraws a notice; null reinstates it. */
export async function setWithdrawn(
  db: Db,
  id: number,
  withdrawal: { readonly by: string; readonly at: Date; readonly why: string } | null,
): Promise<void> {
  await db
    .updateTable('safeguard_notice')
    .set((eb) => ({
      withdrawn_by: withdrawal?.by ?? null,
      withdrawn_at: withdrawal?.at ?? null,
      withdrawn_why: withdrawal?.why ?? null,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Withdraws the notices of an undone file load; they stay readable. */
export async function withdrawNoticesOfRun(
  db: Db,
  runId: number,
  withdrawal: { readonly by: string; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('safeguard_notice')
    .set((eb) => ({ withdrawn_by: withdrawal.by, withdrawn_at: withdrawal.at, revision: eb('revision', '+', 1) }))
    .where('run_id', '=', runId)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Locks the notices until the transaction ends. */
export async function lockNotices(db: Db): Promise<void> {
  await sql`lock table safeguard_notice in share row exclusive mode`.execute(db);
}
