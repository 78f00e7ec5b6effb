import { noticeKinds, type SafeguardNotice } from '@btc/contract/safeguard/measure.ts';
import type { Db } from '#platform/db/db.ts';

/** A notice with all that is kept of it. */
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
