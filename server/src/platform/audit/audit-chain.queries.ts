import { sql } from 'kysely';
import { countRows } from '../db/count-rows.ts';
import type { Db } from '../db/db.ts';

export interface AuditHead {
  readonly chainNumber: number;
  readonly hash: Buffer;
}

/** Last link: written down elsewhere, it later proves that the trail up to it is unchanged. */
export async function readAuditHead(db: Db): Promise<AuditHead> {
  const row = await db.selectFrom('audit_head').select(['chain_number', 'hash']).executeTakeFirstOrThrow();
  return { chainNumber: row.chain_number, hash: row.hash };
}

export interface ChainIssue {
  readonly chain_number: number;
  readonly issue: 'missing' | 'changed' | 'values';
}

/** First links that do not fit: entries missing before one, or it or its values changed. */
export async function findChainIssues(db: Db): Promise<readonly ChainIssue[]> {
  const { rows } = await sql<ChainIssue>`
    select * from (
      select chain_number, case
        when chain_number <> place then 'missing'
        when hash <> audit_hash(previous, entry) then 'changed'
        when (entry).salt is null then
          case when (entry).before is not null or (entry).after is not null then 'values' end
        when digest <> audit_digest((entry).salt, (entry).before, (entry).after) then 'values'
      end as issue
      from (
        select e.chain_number, e.hash, e.digest, e as entry,
          row_number() over chain as place, lag(e.hash, 1, sha256('')) over chain as previous
        from audit_entry e
        window chain as (order by e.chain_number)
      ) links
    ) judged where issue is not null order by chain_number limit 10
  `.execute(db);
  return rows;
}

export async function findAuditEnd(db: Db): Promise<AuditHead | null> {
  const row = await db
    .selectFrom('audit_entry')
    .select(['chain_number', 'hash'])
    .orderBy('chain_number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { chainNumber: row.chain_number, hash: row.hash };
}

export function countErasedEntries(db: Db): Promise<number> {
  return countRows(db.selectFrom('audit_entry').where('salt', 'is', null));
}

export async function hasLink(db: Db, hash: Buffer): Promise<boolean> {
  const row = await db.selectFrom('audit_entry').select('id').where('hash', '=', hash).executeTakeFirst();
  return row !== undefined;
}
