import { dayMs } from '@btc/contract/time.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import type { DB } from '@btc/server/src/platform/db/tables.generated.ts';
import { type demoCancellation, demoDeskId, type DemoRequest } from './members.read.ts';

type DemoCancellation = typeof demoCancellation;

export type AccountValues = Insertable<DB['account']> & { readonly id: number };

export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const found = await db.selectFrom('account').select('id').where('is_demo', '=', true).limit(1).execute();
  return found.length > 0;
}

/** Leaves an id alone that belongs to an account of somebody else. */
export async function insertDemoAccount(db: Db, account: AccountValues): Promise<void> {
  await db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await rememberAsLoaded(db, account);
}

/** Moves the dates on and refills the trial allowance, unless a person changed the account. */
export async function renewDemoAccount(db: Db, account: AccountValues): Promise<void> {
  const { id, charge_expire_date, charge_en_expire_date, trial_item_limit } = account;
  const renewed = await db
    .updateTable('account')
    .set({ charge_expire_date, charge_en_expire_date, trial_item_limit })
    .where('id', '=', id)
    .where(sql<boolean>`demo_as_loaded <@ to_jsonb(account)`)
    .returning('id')
    .execute();
  if (renewed.length === 0) return;
  await db.deleteFrom('trial_opened_item').where('user_id', '=', id).execute();
  await rememberAsLoaded(db, account);
}

async function rememberAsLoaded(db: Db, account: AccountValues): Promise<void> {
  await db
    .updateTable('account')
    .set({
      demo_as_loaded: sql`(select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(account))
        where key = any (${Object.keys(account)}))`,
    })
    .where('id', '=', account.id)
    .where('is_demo', '=', true)
    .execute();
}

export async function insertDemoNotices(db: Db, unreadFor: readonly number[], now: Date): Promise<void> {
  if (unreadFor.length === 0) return;
  const expires = new Date(now.getTime() + 300 * dayMs).toISOString();
  const detail = JSON.stringify({ Level: '_platinum_member', Edition: 'cn', State: 3, ExpireDate: expires });
  await db
    .insertInto('notice')
    .values(unreadFor.map((userId) => ({ user_id: userId, kind: 'membershipGranted', detail, created_at: now })))
    .execute();
}

export async function deleteDemoTrialItems(db: Db): Promise<void> {
  const demo = db.selectFrom('account').select('id').where('is_demo', '=', true);
  await db.deleteFrom('trial_opened_item').where('user_id', 'in', demo).execute();
}

export async function deleteDemoAccounts(db: Db): Promise<void> {
  await db.deleteFrom('account').where('is_demo', '=', true).execute();
}

export async function insertDemoRequests(db: Db, requests: readonly DemoRequest[], now: Date): Promise<void> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * dayMs);
  const members = await db.selectFrom('account').selectAll().where('is_demo', '=', true).execute();
  for (const request of requests) {
    const member = members.find(({ id }) => id === request.userId);
    if (member === undefined) continue;
    const decidedAt = request.decidedDaysAgo === null ? null : daysBefore(request.decidedDaysAgo);
    const notedAt = decidedAt ?? daysBefore(request.daysAgo - 1);
    await db
      .insertInto('membership_request')
      .values({
        id: request.id,
        user_id: request.userId,
        level: request.level,
        require_type: request.requireType,
        require_type_text: request.requireTypeText,
        grade_money: request.gradeMoney,
        for_cn: request.edition === 'cn',
        for_en: request.edition === 'en',
        state: request.state,
        contact: JSON.stringify(toContact(member)),
        created_at: daysBefore(request.daysAgo),
        assigned_to: request.state === 'new' ? null : demoDeskId,
        contacted_at: request.state === 'new' || request.note === null ? null : notedAt,
        decided_at: decidedAt,
        decided_by: decidedAt === null ? null : demoDeskId,
        reason: request.reason,
      })
      .execute();
    if (request.note === null) continue;
    const note = { request_id: request.id, author_id: demoDeskId, note: request.note };
    await db
      .insertInto('membership_request_note')
      .values({ ...note, created_at: notedAt })
      .execute();
  }
}

function toContact(member: Selectable<DB['account']>) {
  return {
    CompanyName: member.company_name,
    CompanyLocalName: member.company_local_name,
    CompanyCountry: member.company_country,
    ContactPersonName: member.contact_person_name,
    ContactPersonSex: member.contact_person_sex,
    ContactPersonCellPhoneNumber: member.contact_person_cell_phone_number,
    CompanyPhoneNumber: member.company_phone_number,
    CompanyEmail: member.company_email,
  };
}

/** A pending cancellation of the frozen account. */
export async function insertDemoCancellation(db: Db, cancellation: DemoCancellation, now: Date): Promise<void> {
  await db
    .insertInto('cancellation_request')
    .values({
      id: cancellation.id,
      user_id: cancellation.userId,
      reason: cancellation.reason,
      requested_at: new Date(now.getTime() - cancellation.daysAgo * dayMs),
    })
    .execute();
}
