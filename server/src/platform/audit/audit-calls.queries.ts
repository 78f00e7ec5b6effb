import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

export function findAccountNamed(db: Db, name: string) {
  return db
    .selectFrom('account')
    .select(['id', 'login_user_name'])
    .where(sql`lower(login_user_name)`, '=', name.toLowerCase())
    .executeTakeFirst();
}

export async function hasEntrySince(
  db: Db,
  entry: {
    readonly operations: readonly string[];
    readonly subject: { readonly kind: string; readonly id: string };
    readonly actorId: number | null;
    readonly network: string | null;
    readonly since: Date;
  },
): Promise<boolean> {
  const found = await db
    .selectFrom('audit_entry')
    .select('id')
    .where('subject_kind', '=', entry.subject.kind)
    .where('subject_id', '=', entry.subject.id)
    .where('operation', 'in', [...entry.operations])
    .where('at', '>', entry.since)
    .where('actor_id', 'is not distinct from', entry.actorId)
    .where(sql<string | null>`after ->> 'Network'`, 'is not distinct from', entry.network)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
