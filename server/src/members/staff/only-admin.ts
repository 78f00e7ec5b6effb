import { badRequest } from '#platform/api/answer.ts';
import type { Db } from '#platform/db/db.ts';
import { listAdmins, lockAdmins } from './staff-list.queries.ts';

interface Admin {
  readonly id: number;
  readonly is_demo: boolean;
}

/** True if no other admin could take over; a demonstration admin does not count for a real one. */
export function isOnlyAdmin(admins: readonly Admin[], id: number): boolean {
  const own = admins.find((one) => one.id === id);
  return own !== undefined && !admins.some((one) => one.id !== id && (own.is_demo || !one.is_demo));
}

/** Refuses to leave the console without an admin who can sign in; call it before the account's row is locked. */
export async function requireAdminLeft(db: Db, id: number): Promise<void> {
  await lockAdmins(db);
  if (!isOnlyAdmin(await listAdmins(db), id)) return;
  throw badRequest('MemberID', 'lastadmin');
}
