import type { WaitingKind } from '@btc/contract/console/dashboard-kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

type StoredKind = Exclude<WaitingKind, 'expiring' | 'textsUsedUp'>;

const sources = {
  newRequests: sql`select created_at as at from membership_request where state = 'new'`,
  contactedRequests: sql`select created_at as at from membership_request where state = 'contacted'`,
  cancellations: sql`select requested_at as at from cancellation_request where state = 'requested'`,
  messages: sql`select created_at as at from contact_message where state = 'new'`,
  articlesInReview: sql`select changed_at as at from news_manuscript where stage = 'review'`,
  // Of texts that were taken off no figure is kept but of articles.
  changedFigures: sql`select min(changed_at) as at from figure_value where changed_at is not null
    and (subject_kind <> 'article' or exists (select from news_article where id = subject_id and state = 'published'))
    group by subject_kind, subject_id`,
  claims: sql`select created_at as at from merchant_claim where state = 'open'`,
  reports: sql`select created_at as at from market_report where handled_at is null`,
  tradeFiles: sql`select created_at as at from trade_upload where state in ('ready', 'refused', 'failed') and part_of is null`,
  failedMails: sql`select created_at as at from outgoing_mail where state = 'failed'`,
  failedTexts: sql`select created_at as at from outgoing_sms where state = 'failed'`,
  failedTasks: sql`select null::timestamptz as at from job where kind = 'task' and last_error is not null`,
  failedBackups: sql`select r.started_at as at from backup_run r where r.state = 'failed'
    and not exists (select from backup_run later where later.state = 'done' and later.started_at > r.started_at)`,
} as const satisfies Record<StoredKind, RawBuilder<unknown>>;

export function isStored(kind: WaitingKind): kind is StoredKind {
  return Object.hasOwn(sources, kind);
}

export async function countWaiting(db: Db, kinds: readonly StoredKind[]) {
  if (kinds.length === 0) return [];
  const { rows } = await sql<{ kind: string; waiting: number; since: Date | null }>`
    ${sql.join(
      kinds.map(
        (kind) =>
          sql`select ${sql.lit(kind)} as kind, count(*)::float8 as waiting, min(at) as since from (${sources[kind]}) as ${sql.ref(kind)}`,
      ),
      sql` union all `,
    )}`.execute(db);
  return rows;
}

export async function countExpiring(db: Db, from: Date, until: Date): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::float8 as found from account
    where (charge_state = 3 and charge_expire_date > ${from} and charge_expire_date <= ${until})
      or (charge_state_en = 3 and charge_en_expire_date > ${from} and charge_en_expire_date <= ${until})`.execute(db);
  return rows[0]?.found ?? 0;
}
