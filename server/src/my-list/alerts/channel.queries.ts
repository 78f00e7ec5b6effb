import { type AlertChannel, alertChannels } from '@btc/contract/my-list/alert-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { announceWork } from '#platform/jobs/queue-notice.ts';
import type { MembershipColumns } from '#platform/session/membership-fields.ts';
import type { AlertDetail } from './alert-detail.ts';

export function toChannel(kind: string): AlertChannel {
  const found = alertChannels.find((one) => one === kind);
  if (found === undefined) throw new Error(`"${kind}" is no channel`);
  return found;
}

export function listChannels(db: Db, userId: number) {
  return db.selectFrom('alert_channel').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

export interface ChannelValues {
  readonly userId: number;
  readonly kind: AlertChannel;
  readonly edition: string;
  readonly address: string | null;
  readonly secret: string | null;
  readonly hour: number | null;
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  readonly isOn: boolean;
  readonly stopKey: string;
  readonly now: Date;
}

function toRow({ userId, kind, quietFrom, quietTo, isOn, stopKey, now, ...same }: ChannelValues) {
  const quiet = { quiet_from: quietFrom, quiet_to: quietTo };
  return { ...same, ...quiet, user_id: userId, kind, is_on: isOn, on_since: now, stop_key: stopKey };
}

/** Returns the channel's id. Alerts raised while it was off are not sent; the last error is cleared. */
export async function saveChannel(db: Db, values: ChannelValues): Promise<number> {
  const { stop_key: _key, user_id: _user, kind: _kind, on_since: since, ...changed } = toRow(values);
  const { id } = await db
    .insertInto('alert_channel')
    .values(toRow(values))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({
        ...changed,
        on_since: sql`case when alert_channel.is_on then alert_channel.on_since else ${since}::timestamptz end`,
        last_error: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds the default mail channel unless the reader has set or turned off one. */
export async function insertFirstChannel(db: Db, values: ChannelValues): Promise<void> {
  await db
    .insertInto('alert_channel')
    .values(toRow(values))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Queues sends in the caller's transaction. A waiting send keeps its time; a running one is repeated: it misses these alerts. */
export async function enqueueAlertSends(db: Db, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    insert into job (kind, subject)
    select 'alertSend', id::text from alert_channel where user_id = any(${[...userIds]}::int[]) and is_on order by id
    on conflict (kind, subject) do update set
      id = case when job.state = 'queued' then job.id else excluded.id end,
      attempts = case when job.state = 'queued' then job.attempts else 0 end,
      next_attempt_at = case when job.state = 'queued' then job.next_attempt_at else excluded.next_attempt_at end,
      state = 'queued'`.execute(db);
  await announceWork(db, 'alertSend');
}

export interface SendingChannel extends MembershipColumns {
  readonly id: number;
  readonly user_id: number;
  readonly kind: string;
  readonly edition: string;
  readonly address: string | null;
  readonly secret: string | null;
  readonly hour: number | null;
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
  readonly on_since: Date;
  readonly sent_at: Date | null;
  readonly stop_key: string;
  readonly login_user_name: string;
  readonly contact_person_name: string | null;
  readonly contact_person_english_name: string | null;
  readonly company_email: string | null;
  readonly email_proven_at: Date | null;
}

export async function lockChannel(db: Db, id: number): Promise<SendingChannel | undefined> {
  const { rows } = await sql<SendingChannel>`
    select c.id, c.user_id, c.kind, c.edition, c.address, c.secret, c.hour, c.quiet_from, c.quiet_to, c.on_since, c.sent_at, c.stop_key,
      a.login_user_name, a.contact_person_name, a.contact_person_english_name, a.company_email, a.email_proven_at,
      a.charge_state, a.charge_expire_date, a.can_visit_module, a.charge_state_en, a.charge_en_expire_date, a.can_visit_module_en
    from alert_channel c join account a on a.id = c.user_id and a.state = 'normal'
    where c.id = ${id} and c.is_on for update of c`.execute(db);
  return rows[0];
}

export interface WaitingAlert {
  readonly id: number;
  readonly kind: string;
  readonly detail: AlertDetail;
  readonly raised_at: Date;
  readonly stop_key: string;
}

export async function listWaiting(
  db: Db,
  { id, user_id: userId, on_since: onSince }: SendingChannel,
  { after, limit }: { readonly after: Date; readonly limit: number },
): Promise<readonly WaitingAlert[]> {
  const { rows } = await sql<WaitingAlert>`
    select a.id, r.kind, a.detail, a.raised_at, r.stop_key from alert a join alert_rule r on r.id = a.rule_id
    where a.user_id = ${userId} and a.raised_at >= greatest(${onSince}::timestamptz, ${after}::timestamptz) and not ${id} = any(a.sent_to)
    order by a.id limit ${limit}`.execute(db);
  return rows;
}

export async function noteSent(
  db: Db,
  channelId: number,
  { ids, now }: { readonly ids: readonly number[]; readonly now: Date },
): Promise<void> {
  await sql`update alert set sent_to = sent_to || ${channelId}::int where id = any(${[...ids]}::bigint[])`.execute(db);
  await db.updateTable('alert_channel').set({ sent_at: now, last_error: null }).where('id', '=', channelId).execute();
}

export async function noteFailure(db: Db, channelId: number, code: string): Promise<void> {
  await db.updateTable('alert_channel').set({ last_error: code }).where('id', '=', channelId).execute();
}

/** Ends the rule or turns off the channel of a key; false for an unknown key. */
export async function stopByKey(db: Db, key: string): Promise<boolean> {
  const rule = await db.deleteFrom('alert_rule').where('stop_key', '=', key).executeTakeFirst();
  if (rule.numDeletedRows > 0n) return true;
  const channel = await db
    .updateTable('alert_channel')
    .set({ is_on: false })
    .where('stop_key', '=', key)
    .executeTakeFirst();
  return channel.numUpdatedRows > 0n;
}
