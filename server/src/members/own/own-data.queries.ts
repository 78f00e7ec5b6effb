import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { companyColumnNames } from '../sign-up/company-input.ts';
import { concernsMember } from '../desk/audit.queries.ts';

export interface DataOwner {
  readonly id: number;
  /** In lower case: current and former ones. */
  readonly addresses: readonly string[];
}

/** All addresses and mobiles ever proven by the account, in lower case, unless another account has proven them since. */
export async function listProvenAddresses(db: Db, userId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ address: string }>`
    select lower(company_email) as address from account where id = ${userId} and email_proven_at is not null
    union
    select contact_person_cell_phone_number from account where id = ${userId} and mobile_proven_at is not null
    union
    select address from former_address where user_id = ${userId} and was_proven
    except
    select lower(company_email) from account where id <> ${userId} and email_proven_at is not null
    except
    select contact_person_cell_phone_number from account where id <> ${userId} and mobile_proven_at is not null
  `.execute(db);
  // An account without the one or the other gives a null.
  return rows.flatMap(({ address }) => address ?? []);
}

interface OwnTable {
  readonly columns: readonly string[];
  /** Condition for the owner's rows. */
  readonly of: (owner: DataOwner) => RawBuilder<unknown>;
  /** Columns exported only where the condition holds: otherwise that part of the row is somebody else's. */
  readonly only?: Readonly<Record<string, (owner: DataOwner) => RawBuilder<unknown>>>;
}

function ownedBy(column: string): OwnTable['of'] {
  return ({ id }) => sql`${sql.ref(column)} = ${id}`;
}

function sentTo(column: string): OwnTable['of'] {
  return ({ addresses }) => sql`lower(${sql.ref(column)}) = any(${addresses})`;
}

function disclosedToSubject({ id }: DataOwner): RawBuilder<unknown> {
  return sql`(actor_id = ${id} or subject_kind = 'member' and subject_id = ${String(id)})`;
}

/** A person's data by table. The desk's own notes about them are disclosed on request, by staff. */
export const ownTables: Readonly<Record<string, OwnTable>> = {
  account: {
    columns: [
      'login_user_name',
      'nick_name',
      'avatar',
      ...companyColumnNames,
      'recovery_email',
      'edition',
      'created_at',
      'last_active_at',
      'charge_state',
      'charge_level',
      'charge_expire_date',
      'can_visit_module',
      'trial_until',
      'charge_state_en',
      'charge_level_en',
      'charge_en_expire_date',
      'can_visit_module_en',
      'trial_until_en',
      'trial_item_limit',
    ],
    of: ownedBy('id'),
  },
  former_address: { columns: ['address', 'changed_at'], of: ownedBy('user_id') },
  session: { columns: ['device', 'created_at', 'last_seen_at'], of: ownedBy('user_id') },
  login_known_address: { columns: ['address_hash', 'used_at'], of: ownedBy('user_id') },
  notice: { columns: ['kind', 'detail', 'created_at', 'read_at'], of: ownedBy('user_id') },
  outgoing_mail: {
    columns: ['recipient', 'reply_to', 'subject', 'template', 'created_at', 'sent_at'],
    of: sentTo('recipient'),
  },
  outgoing_sms: { columns: ['recipient', 'created_at', 'sent_at'], of: sentTo('recipient') },
  contact_message: {
    columns: ['name', 'company_name', 'phone', 'email', 'content', 'content_hash', 'created_at'],
    of: ({ id, addresses }) => sql`user_id = ${id} or lower(email) = any(${addresses})`,
  },
  contact_reply: {
    columns: ['content', 'sent_at'],
    of: ({ id, addresses }) => sql`contact_message_id in (
      select id from contact_message where user_id = ${id} or lower(email) = any(${addresses}))`,
  },
  membership_request: {
    columns: ['level', 'require_type_text', 'contact', 'reason', 'state', 'created_at'],
    of: ownedBy('user_id'),
  },
  membership_change: {
    columns: ['at', 'before', 'after', 'request_before', 'undone_at'],
    of: ownedBy('account_id'),
  },
  trial_opened_item: { columns: ['module', 'item_id', 'opened_at'], of: ownedBy('user_id') },
  cancellation_request: { columns: ['reason', 'note', 'state', 'requested_at', 'decided_at'], of: ownedBy('user_id') },
  // What the owner did, and what staff did with the owner: not by which of them, nor what they noted beside a request.
  audit_entry: {
    columns: ['at', 'operation', 'actor_name', 'before', 'after'],
    of: ({ id }) => sql`(actor_id = ${id} or ${concernsMember(id)})`,
    only: { actor_name: ownedBy('actor_id'), before: disclosedToSubject, after: disclosedToSubject },
  },
  newsletter_subscriber: {
    columns: ['email', 'edition', 'state', 'requested_at', 'confirmed_at', 'stopped_at'],
    of: ({ id, addresses }) => sql`user_id = ${id} or lower(email) = any(${addresses})`,
  },
  consent: {
    columns: ['kind', 'version', 'act', 'way', 'edition', 'at', 'address'],
    of: ({ id, addresses }) => sql`user_id = ${id} or lower(address) = any(${addresses})`,
  },
  newsletter_delivery: {
    columns: ['address_hash', 'issue_id', 'queued_at'],
    of: ({ addresses }) =>
      sql`address_hash in (select sha256(convert_to(address, 'UTF8')) from unnest(${addresses}::text[]) address)`,
  },
  news_collection: { columns: ['article_id', 'collected_at'], of: ownedBy('user_id') },
  video_saved: { columns: ['video_id', 'saved_at'], of: ownedBy('user_id') },
  list_filter: { columns: ['screen', 'name', 'query', 'saved_at'], of: ownedBy('user_id') },
  visit: { columns: ['visited_on', 'visited_before'], of: ownedBy('user_id') },
  data_key: {
    columns: ['name', 'kind', 'sets', 'created_at', 'ends_at', 'revoked_at', 'last_used_at'],
    of: ownedBy('user_id'),
  },
  pin: { columns: ['kind', 'code', 'position', 'pinned_at'], of: ownedBy('user_id') },
  alert_rule: { columns: ['pin_kind', 'code', 'kind', 'percent', 'set_at'], of: ownedBy('user_id') },
  alert: { columns: ['event', 'detail', 'raised_at'], of: ownedBy('user_id') },
  alert_channel: {
    columns: ['kind', 'edition', 'address', 'hour', 'quiet_from', 'quiet_to', 'is_on', 'on_since', 'sent_at'],
    of: ownedBy('user_id'),
  },
  plant_watch: { columns: ['plant_id', 'meat', 'created_at'], of: ownedBy('user_id') },
  plant_search: { columns: ['words', 'meat', 'at'], of: ownedBy('user_id') },
  market_company: { columns: ['id'], of: ownedBy('account_id') },
  market_post: {
    columns: ['side', 'title', 'body', 'created_at', 'closed_at'],
    of: ({ id }) => sql`company_id in (select id from market_company where account_id = ${id})`,
  },
  market_message: {
    columns: ['content', 'created_at'],
    of: ({ id }) => sql`company_id in (select id from market_company where account_id = ${id})`,
  },
  market_enquiry: { columns: ['post_id', 'content', 'created_at'], of: ownedBy('sender_id') },
  market_report: { columns: ['reason', 'note', 'created_at'], of: ownedBy('reporter_id') },
  merchant_claim: {
    columns: ['merchant_id', 'person', 'duty', 'phone', 'message', 'state', 'reason', 'created_at'],
    of: ownedBy('user_id'),
  },
  survey_answer: { columns: ['item_id', 'opinion', 'role', 'note', 'answered_at'], of: ownedBy('user_id') },
  plant_list_import: {
    columns: ['file_name', 'uploaded_name', 'uploaded_at', 'decided_name', 'decided_at'],
    of: ({ id }) => sql`${id} in (uploaded_by, decided_by)`,
    only: { uploaded_name: ownedBy('uploaded_by'), decided_name: ownedBy('decided_by') },
  },
  trade_upload: { columns: ['file_name', 'by_name', 'created_at'], of: ownedBy('by_user') },
  staff_invitation: { columns: ['email', 'role', 'created_at', 'accepted_at'], of: ownedBy('accepted_by') },
};

export async function listOwnRows(
  db: Db,
  table: string,
  owner: DataOwner,
): Promise<readonly Record<string, unknown>[]> {
  const own = ownTables[table];
  if (own === undefined) throw new Error(`No data of persons are known in ${table}`);
  const columns = sql.join(
    own.columns.map((column) => {
      const [value, only] = [sql.ref(column), own.only?.[column]];
      return only === undefined ? value : sql`case when ${only(owner)} then ${value} end as ${value}`;
    }),
  );
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(own) as row from (select ${columns} from ${sql.table(table)} where ${own.of(owner)} limit 10000) own
  `.execute(db);
  return rows.map(({ row }) => row);
}
