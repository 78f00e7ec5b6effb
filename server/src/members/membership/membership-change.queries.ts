import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

const membershipColumns = [
  'charge_level',
  'charge_state',
  'charge_expire_date',
  'can_visit_module',
  'charge_level_en',
  'charge_state_en',
  'charge_en_expire_date',
  'can_visit_module_en',
  'trial_item_limit',
  'trial_until',
  'trial_until_en',
  'trial_reset_at',
] as const;
const decisionColumns = ['state', 'decided_at', 'decided_by', 'reason'] as const;

/** Columns as the database writes them, so that they are restored to the microsecond. */
export type StoredColumns = Readonly<Record<string, unknown>>;

async function readColumns(
  db: Db,
  table: 'account' | 'membership_request',
  columns: readonly string[],
  id: number,
): Promise<StoredColumns> {
  const { rows } = await sql<{ stored: StoredColumns }>`
    select (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key = any(${[...columns]})) as stored
    from ${sql.table(table)} t where t.id = ${id}`.execute(db);
  return rows[0]?.stored ?? {};
}

async function writeColumns(
  db: Db,
  table: 'account' | 'membership_request',
  { columns, id, stored }: { readonly columns: readonly string[]; readonly id: number; readonly stored: unknown },
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`update ${sql.table(table)} t
    set (${names}) = (select ${names} from jsonb_populate_record(t, ${JSON.stringify(stored)}::jsonb))
    where t.id = ${id}`.execute(db);
}

export function readMembershipColumns(db: Db, accountId: number): Promise<StoredColumns> {
  return readColumns(db, 'account', membershipColumns, accountId);
}

export function restoreMembershipColumns(db: Db, accountId: number, stored: unknown): Promise<void> {
  return writeColumns(db, 'account', { columns: membershipColumns, id: accountId, stored });
}

export function readDecision(db: Db, requestId: number): Promise<StoredColumns> {
  return readColumns(db, 'membership_request', decisionColumns, requestId);
}

export function restoreDecision(db: Db, requestId: number, stored: unknown): Promise<void> {
  return writeColumns(db, 'membership_request', { columns: decisionColumns, id: requestId, stored });
}

export interface NewMembershipChange {
  readonly accountId: number;
  readonly requestId: number | null;
  readonly staffId: number;
  readonly at: Date;
  readonly before: StoredColumns;
  readonly after: StoredColumns;
  readonly requestBefore: StoredColumns | null;
}

export async function insertMembershipChange(db: Db, change: NewMembershipChange): Promise<void> {
  await db
    .insertInto('membership_change')
    .values({
      account_id: change.accountId,
      request_id: change.requestId,
      at: change.at,
      staff_id: change.staffId,
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      request_before: change.requestBefore === null ? null : JSON.stringify(change.requestBefore),
    })
    .execute();
}

export function listMembershipChanges(db: Db, accountId: number, limit: number) {
  return db
    .selectFrom('membership_change as c')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .leftJoin('account as staff', 'staff.id', 'c.staff_id')
    .leftJoin('account as undoer', 'undoer.id', 'c.undone_by')
    .select(['c.id', 'c.request_id', 'c.at', 'c.before', 'c.after', 'c.undone_at'])
    .select(['c.staff_id', 'staff.login_user_name as staff_name'])
    .select(['c.undone_by', 'undoer.login_user_name as undoer_name'])
    .select(sql<boolean>`c.undone_at is null and c.after <@ to_jsonb(a)`.as('is_current'))
    .where('c.account_id', '=', accountId)
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
}

export function lockMembershipChange(db: Db, id: number) {
  return db.selectFrom('membership_change').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function isStillAs(db: Db, accountId: number, after: unknown): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select ${JSON.stringify(after)}::jsonb <@ to_jsonb(a) as same from account a where a.id = ${accountId}`.execute(db);
  return rows[0]?.same === true;
}

export async function markUndone(db: Db, id: number, { at, staffId }: { readonly at: Date; readonly staffId: number }) {
  await db.updateTable('membership_change').set({ undone_at: at, undone_by: staffId }).where('id', '=', id).execute();
}
