import { dayMs } from '@btc/contract/time.ts';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/db.ts';
import { formerNameHash } from '../account.queries.ts';
import { companyColumnNames } from '../sign-up/company-input.ts';
import { concernsMember } from '../desk/audit.queries.ts';
import { listProvenAddresses } from '../own/own-data.queries.ts';

export interface Erased {
  readonly id: number;
  readonly login_user_name: string;
  readonly company_email: string | null;
  readonly contact_person_cell_phone_number: string | null;
}

/*
 * What an erased account leaves: its number, with which what the member wrote stays in place without a name; the hash of
 * its name, so that nobody takes the name over; and the hash of its password, so that who has both is told (6001) what
 * became of it. Each table that holds something personal is named here; one that is added must be added here too.
 */

export async function eraseAccount(db: Db, { id, login_user_name: name }: Erased): Promise<void> {
  await db
    .updateTable('account')
    .set({
      login_user_name: `erased-${id}`,
      former_name_hash: formerNameHash(name),
      state: 'cancelled',
      staff_role: null,
      nick_name: null,
      avatar: null,
      charge_state: 0,
      charge_expire_date: null,
      can_visit_module: [],
      charge_level: null,
      charge_state_en: 0,
      charge_en_expire_date: null,
      can_visit_module_en: [],
      charge_level_en: null,
      ...Object.fromEntries(companyColumnNames.map((column) => [column, null])),
      email_proven_at: null,
      email_entered_by_staff_at: null,
      recovery_email: null,
      mobile_proven_at: null,
      last_active_at: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function eraseBelongings(db: Db, { id }: Erased): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', id).execute();
  await db.deleteFrom('notice').where('user_id', '=', id).execute();
  await db.deleteFrom('login_known_address').where('user_id', '=', id).execute();
  await db.deleteFrom('password_reset').where('user_id', '=', id).execute();
  await db.deleteFrom('trial_opened_item').where('user_id', '=', id).execute();
  await db.deleteFrom('news_collection').where('user_id', '=', id).execute();
  await db.deleteFrom('video_saved').where('user_id', '=', id).execute();
  await db.deleteFrom('list_filter').where('user_id', '=', id).execute();
  await db.deleteFrom('data_key').where('user_id', '=', id).execute();
  await db.deleteFrom('pin').where('user_id', '=', id).execute();
  await db.deleteFrom('alert_rule').where('user_id', '=', id).execute();
  await db.deleteFrom('alert').where('user_id', '=', id).execute();
  await db.deleteFrom('alert_channel').where('user_id', '=', id).execute();
  await db.deleteFrom('visit').where('user_id', '=', id).execute();
  await db.deleteFrom('plant_watch').where('user_id', '=', id).execute();
  await db.deleteFrom('plant_watch_undo').where('user_id', '=', id).execute();
  await db.deleteFrom('plant_search').where('user_id', '=', id).execute();
  await db.deleteFrom('newsletter_subscriber').where('user_id', '=', id).execute();
  // What was said of a price stays counted, without who said it.
  await db.updateTable('survey_answer').set({ user_id: null, note: null }).where('user_id', '=', id).execute();
  await db.deleteFrom('staff_recovery_code').where('user_id', '=', id).execute();
  await db.deleteFrom('staff_second_factor').where('user_id', '=', id).execute();
  await db.updateTable('staff_invitation').set({ email: null }).where('accepted_by', '=', id).execute();
}

/** Desk records of the member: requests and decisions stay, their personal data is erased. */
export async function eraseDeskRecords(db: Db, { id, login_user_name: name }: Erased): Promise<void> {
  const requests = db.selectFrom('membership_request').select('id').where('user_id', '=', id);
  await db.deleteFrom('membership_request_note').where('request_id', 'in', requests).execute();
  await db
    .updateTable('membership_request')
    .set({ contact: null, reason: null, require_type_text: null })
    .where('user_id', '=', id)
    .execute();
  await db.updateTable('membership_change').set({ request_before: null }).where('account_id', '=', id).execute();
  await db.updateTable('cancellation_request').set({ reason: null, note: null }).where('user_id', '=', id).execute();
  await db.updateTable('audit_entry').set({ before: null, after: null }).where(concernsMember(id)).execute();
  await db
    .updateTable('audit_entry')
    .set({ actor_name: `erased-${id}` })
    .where('actor_id', '=', id)
    .where('actor_name', '=', name)
    .execute();
}

export async function eraseStaffNames(db: Db, { id }: Erased): Promise<void> {
  const name = `erased-${id}`;
  await db.updateTable('plant_list_import').set({ uploaded_name: name }).where('uploaded_by', '=', id).execute();
  await db.updateTable('plant_list_import').set({ decided_name: name }).where('decided_by', '=', id).execute();
  await db.updateTable('trade_upload').set({ by_name: name }).where('by_user', '=', id).execute();
}

/** Deletes mails to or from the member; skips addresses only entered, which may be somebody else's. */
export async function eraseMessages(db: Db, { id }: Erased): Promise<void> {
  const addresses = [...(await listProvenAddresses(db, id))];
  const isOne = (column: string) => sql<boolean>`lower(${sql.ref(column)}) = any(${addresses})`;
  await db.deleteFrom('outgoing_mail').where(isOne('recipient')).execute();
  await db.deleteFrom('outgoing_sms').where(isOne('recipient')).execute();
  await db.deleteFrom('newsletter_subscriber').where(isOne('email')).execute();
  // That somebody agreed has to be shown for as long as it may be asked; who it was, not.
  await db.updateTable('consent').set({ address: null }).where(isOne('address')).execute();
  await db
    .deleteFrom('newsletter_delivery')
    .where(
      sql<boolean>`address_hash in (select sha256(convert_to(address, 'UTF8')) from unnest(${addresses}::text[]) address)`,
    )
    .execute();
  await db.deleteFrom('former_address').where('user_id', '=', id).execute();
  const messages = db
    .selectFrom('contact_message')
    .select('id')
    .where((expression) => expression.or([expression('user_id', '=', id), isOne('email')]));
  await db.deleteFrom('contact_reply').where('contact_message_id', 'in', messages).execute();
  await db
    .updateTable('contact_message')
    .set({ name: '', company_name: '', phone: '', email: '', content: '', state: 'closed' })
    .set({ content_hash: createHash('sha256').digest() })
    .where('id', 'in', messages)
    .execute();
}

interface Repliable {
  readonly id: number;
  readonly email: string | null;
  readonly template: 'merchantClaim' | 'marketEnquiry';
}

async function isNamedByOthers(
  db: Db,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('account')
    .select('id')
    .where(sql`lower(company_email)`, '=', email)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Mails the member sent, by reply address; an unproven one that another account also names is left alone. */
async function eraseRepliable(db: Db, { id, email: written, template }: Repliable): Promise<void> {
  if (written === null) return;
  const email = written.toLowerCase();
  const isProven = (await listProvenAddresses(db, id)).includes(email);
  if (!isProven && (await isNamedByOthers(db, { id, email }))) return;
  await db
    .deleteFrom('outgoing_mail')
    .where(sql`lower(reply_to)`, '=', email)
    .where('template', '=', template)
    .execute();
}

/** Merchant directory: the entry stays as the firm's, the claim and its mails are deleted. */
export async function eraseDirectory(db: Db, { id, company_email: email }: Erased): Promise<void> {
  await db.deleteFrom('merchant_claim').where('user_id', '=', id).execute();
  await db.updateTable('merchant').set({ claimed_by: null, claimed_at: null }).where('claimed_by', '=', id).execute();
  await eraseRepliable(db, { id, email, template: 'merchantClaim' });
}

/** Board: posts are closed and stay without a name; enquiries, reports and their mails are deleted. */
export async function eraseMarket(db: Db, { id, company_email: email }: Erased): Promise<void> {
  const company = db.selectFrom('market_company').select('id').where('account_id', '=', id);
  await db
    .updateTable('market_post')
    .set({ closed_at: sql<Date>`now()` })
    .where('company_id', 'in', company)
    .where('closed_at', 'is', null)
    .execute();
  const posts = db.selectFrom('market_post').select('id').where('company_id', 'in', company);
  await db
    .deleteFrom('market_enquiry')
    .where((expression) => expression.or([expression('sender_id', '=', id), expression('post_id', 'in', posts)]))
    .execute();
  await db.deleteFrom('market_report').where('reporter_id', '=', id).execute();
  await eraseRepliable(db, { id, email, template: 'marketEnquiry' });
}

/** Deletes goodbye mails, the last to name the person: once sent, or after a day in which sending failed. */
export async function forgetGoodbyes(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('outgoing_mail')
    .where('template', '=', 'cancellationApproved')
    .where((expression) =>
      expression.or([expression('state', '=', 'sent'), expression('created_at', '<', new Date(now.getTime() - dayMs))]),
    )
    .execute();
}

export function listErased(db: Db) {
  return db.selectFrom('account').select(['id', 'created_at']).where('former_name_hash', 'is not', null).execute();
}

/** An account by its number, unless it is erased. */
export function findErasable(db: Db, id: number) {
  return db
    .selectFrom('account')
    .select(['id', 'login_user_name', 'company_email', 'contact_person_cell_phone_number', 'created_at', 'avatar'])
    .where('id', '=', id)
    .where('former_name_hash', 'is', null)
    .executeTakeFirst();
}
