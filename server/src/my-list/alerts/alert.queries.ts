import { type AlertKind, alertKinds } from '@btc/contract/my-list/alert-kinds.ts';
import { pinKinds, type PinName } from '@btc/contract/my-list/pin-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { AlertDetail } from './alert-detail.ts';
import { type AlertRuleRow, parseNotified, type Notified } from './compare-rule.ts';

/** Values of the column `room`. */
export const alertRooms = ['prices', 'plants', 'trade', 'news'] as const;
export type AlertRoom = (typeof alertRooms)[number];

interface OwnAlert extends PinName {
  readonly userId: number;
  readonly alert: AlertKind;
}

export async function listAlerts(db: Db, userId: number) {
  return db
    .selectFrom('alert_rule as r')
    .innerJoin('pin as p', (join) =>
      join.onRef('p.user_id', '=', 'r.user_id').onRef('p.kind', '=', 'r.pin_kind').onRef('p.code', '=', 'r.code'),
    )
    .select(['r.pin_kind', 'r.code', 'r.kind', 'r.percent'])
    .where('r.user_id', '=', userId)
    .orderBy('r.id')
    .execute();
}

export interface RuleOfRoom {
  readonly id: number;
  readonly room: string;
}

/** Null where the rule exists with the same threshold. */
export async function upsertAlert(
  db: Db,
  {
    userId,
    Kind,
    Code,
    alert,
    percent,
    stopKey,
    now,
  }: OwnAlert & { percent: number | null; stopKey: string; now: Date },
): Promise<RuleOfRoom | null> {
  const row = await db
    .insertInto('alert_rule')
    .values({
      user_id: userId,
      pin_kind: Kind,
      code: Code,
      kind: alert,
      percent,
      stop_key: stopKey,
      set_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'pin_kind', 'code', 'kind'])
        .doUpdateSet({ percent, notified: null, set_at: now })
        .where('alert_rule.percent', 'is distinct from', percent),
    )
    .returning(['id', 'room'])
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteAlert(db: Db, { userId, Kind, Code, alert }: OwnAlert): Promise<void> {
  await db
    .deleteFrom('alert_rule')
    .where('user_id', '=', userId)
    .where('pin_kind', '=', Kind)
    .where('code', '=', Code)
    .where('kind', '=', alert)
    .execute();
}

/** Resets a pin's rules, so that changes while it was unpinned raise no alert; returns them with their rooms. */
export async function restartAlerts(
  db: Db,
  { userId, Kind, Code }: Omit<OwnAlert, 'alert'>,
  now: Date,
): Promise<readonly RuleOfRoom[]> {
  return db
    .updateTable('alert_rule')
    .set({ notified: null, set_at: now })
    .where('user_id', '=', userId)
    .where('pin_kind', '=', Kind)
    .where('code', '=', Code)
    .returning(['id', 'room'])
    .execute();
}

/** Serialises checks of a room's rules, so that each sees what others have notified. */
export async function lockRoomAlerts(db: Db, room: AlertRoom): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('alerts'), hashtext(${room}))`.execute(db);
}

interface RuleRecord extends Omit<AlertRuleRow, 'notified' | 'pinKind' | 'kind'> {
  readonly pinKind: string;
  readonly kind: string;
  readonly notified: unknown;
}

function toRule({ pinKind, kind, notified, ...rule }: RuleRecord): readonly AlertRuleRow[] {
  const [pin, alert] = [pinKinds.find((one) => one === pinKind), alertKinds.find((one) => one === kind)];
  return pin === undefined || alert === undefined
    ? []
    : [{ ...rule, pinKind: pin, kind: alert, notified: parseNotified(notified) }];
}

interface RuleChoice {
  readonly room: AlertRoom;
  /** Rules of the next `users` readers after this user id. */
  readonly afterUser: number;
  readonly users: number;
  readonly ids?: readonly number[] | undefined;
}

/** Rules of a room whose pin exists and whose reader can sign in; a reader's rules are never split. */
export async function listRules(db: Db, { room, afterUser, users, ids }: RuleChoice): Promise<readonly AlertRuleRow[]> {
  const chosen = ids === undefined ? sql`true` : sql`r.id = any(${[...ids]}::int[])`;
  const { rows } = await sql<RuleRecord>`
    select r.id, r.user_id as "userId", r.pin_kind as "pinKind", r.code, r.kind, coalesce(r.percent, 0) as percent,
      r.set_at as "setAt", r.notified
    from alert_rule r
    join pin p on p.user_id = r.user_id and p.kind = r.pin_kind and p.code = r.code
    join account a on a.id = r.user_id and a.state = 'normal'
    where r.room = ${room} and ${chosen} and r.user_id in (
      select distinct user_id from alert_rule where room = ${room} and user_id > ${afterUser} and (${ids === undefined} or id = any(${[...(ids ?? [])]}::int[]))
      order by user_id limit ${users})
    order by r.user_id, r.id for update of r`.execute(db);
  return rows.flatMap(toRule);
}

/** User id of the last reader of the next batch; null: none left. */
export async function findLastUser(
  db: Db,
  { room, afterUser, users }: Omit<RuleChoice, 'ids'>,
): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    select max(user_id) as last from (select distinct user_id from alert_rule
      where room = ${room} and user_id > ${afterUser} order by user_id limit ${users}) next`.execute(db);
  return rows[0]?.last ?? null;
}

export async function writeNotified(
  db: Db,
  rules: readonly { readonly id: number; readonly notified: Notified }[],
): Promise<void> {
  if (rules.length === 0) return;
  await sql`update alert_rule r set notified = given.notified
    from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as given (id integer, notified jsonb)
    where r.id = given.id`.execute(db);
}

export interface NewAlert {
  readonly ruleId: number;
  readonly userId: number;
  readonly kind: AlertKind;
  readonly event: string;
  readonly detail: AlertDetail;
}

/** Inserts alerts that were not raised before, and returns those. */
export async function insertAlerts(db: Db, alerts: readonly NewAlert[], now: Date): Promise<readonly NewAlert[]> {
  if (alerts.length === 0) return [];
  const given = alerts.map(({ ruleId, userId, event, detail }) => ({
    rule_id: ruleId,
    user_id: userId,
    event,
    detail,
  }));
  const { rows } = await sql<{ rule_id: number; event: string }>`
    insert into alert (rule_id, user_id, event, detail, raised_at)
    select rule_id, user_id, event, detail, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (rule_id integer, user_id integer, event text, detail jsonb)
    on conflict (rule_id, event) do nothing returning rule_id, event`.execute(db);
  const raised = new Set(rows.map(({ rule_id: id, event }) => `${id} ${event}`));
  return alerts.filter(({ ruleId, event }) => raised.has(`${ruleId} ${event}`));
}

export async function deleteOldAlerts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('alert').where('raised_at', '<', before).execute();
}
