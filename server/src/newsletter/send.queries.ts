import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { MembershipColumns } from '#platform/session/membership-fields.ts';

export async function lockOutgoingIssue(db: Db, id: number) {
  return db
    .selectFrom('newsletter_issue')
    .select(['state', 'send_at'])
    .where('id', '=', id)
    .where('state', 'in', ['scheduled', 'sending'])
    .forUpdate()
    .executeTakeFirst();
}

export async function setIssueState(
  db: Db,
  id: number,
  state: { readonly state: 'sending' | 'sent'; readonly sent_at?: Date },
) {
  await db.updateTable('newsletter_issue').set(state).where('id', '=', id).execute();
}

export interface DueSubscriber extends MembershipColumns {
  readonly id: number;
  readonly address: string;
  readonly edition: string;
  readonly stop_key: string;
}

/** Subscribers after an id whose address has not got the issue; frozen, blocked and cancelled accounts are left out. */
export async function listDueSubscribers(
  db: Db,
  issueId: number,
  { after, limit }: { after: number; limit: number },
): Promise<readonly DueSubscriber[]> {
  const { rows } = await sql<DueSubscriber>`
    select * from (
      select r.id, coalesce(case when a.email_proven_at is not null then a.company_email end, r.email) as address, r.edition, r.stop_key,
        coalesce(a.charge_state, 0) as charge_state, a.charge_expire_date, coalesce(a.can_visit_module, '{}') as can_visit_module,
        coalesce(a.charge_state_en, 0) as charge_state_en, a.charge_en_expire_date,
        coalesce(a.can_visit_module_en, '{}') as can_visit_module_en
      from newsletter_subscriber r left join account a on a.id = r.user_id
      where r.state = 'subscribed' and r.id > ${after} and (a.id is null or a.state = 'normal')) subscribers
    where address is not null
      and not exists (select from newsletter_delivery d
        where d.issue_id = ${issueId} and d.address_hash = sha256(convert_to(lower(address), 'UTF8')))
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Records a delivery; false where the address has it already. */
export async function noteDelivery(
  db: Db,
  delivery: { issueId: number; addressHash: Buffer; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('newsletter_delivery')
    .values({ issue_id: delivery.issueId, address_hash: delivery.addressHash, queued_at: delivery.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
