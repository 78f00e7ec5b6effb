import { sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';
import { likePattern } from '#platform/search/like-pattern.ts';

export interface AuditFilter {
  /** Null for every kind. */
  readonly kinds: readonly string[] | null;
  readonly actorId?: number | undefined;
  readonly actorName?: string | undefined;
  readonly operation?: string | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
  /** Only entries with a change; the trail records reads too. */
  readonly isChange?: true;
  readonly memberId?: number | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/** Requests, claims, posts and the like are subjects of their own, so they are found by owner. */
export function concernsMember(memberId: number) {
  const theirs = (table: 'membership_request' | 'cancellation_request' | 'contact_message' | 'merchant_claim') =>
    sql`(select t.id::text from ${sql.table(table)} t where t.user_id = ${memberId})`;
  const written = (table: 'market_post' | 'market_message') =>
    sql`(select t.id::text from ${sql.table(table)} t join market_company f on f.id = t.company_id where f.account_id = ${memberId})`;
  return sql<boolean>`(subject_kind = 'member' and subject_id = ${String(memberId)}
    or subject_kind = 'membershipRequest' and subject_id in ${theirs('membership_request')}
    or subject_kind = 'cancellation' and subject_id in ${theirs('cancellation_request')}
    or subject_kind = 'contactMessage' and subject_id in ${theirs('contact_message')}
    or subject_kind = 'merchantClaim' and subject_id in ${theirs('merchant_claim')}
    or subject_kind = 'marketPost' and subject_id in ${written('market_post')}
    or subject_kind = 'marketMessage' and subject_id in ${written('market_message')})`;
}

function entries(db: Db, filter: AuditFilter) {
  const { kinds, actorId, actorName, operation, subjectKind, subjectId, isChange, memberId, from, until } = filter;
  return db
    .selectFrom('audit_entry')
    .where((expression) =>
      expression.and([
        ...(kinds === null ? [] : [expression('subject_kind', 'in', [...kinds])]),
        ...(actorId === undefined ? [] : [expression('actor_id', '=', actorId)]),
        ...(actorName === undefined ? [] : [expression('actor_name', 'ilike', likePattern(actorName))]),
        ...(operation === undefined ? [] : [expression('operation', '=', operation)]),
        ...(subjectKind === undefined ? [] : [expression('subject_kind', '=', subjectKind)]),
        ...(subjectId === undefined ? [] : [expression('subject_id', '=', subjectId)]),
        ...(isChange === undefined
          ? []
          : [expression.or([expression('before', 'is not', null), expression('after', 'is not', null)])]),
        ...(memberId === undefined ? [] : [concernsMember(memberId)]),
        ...(from === undefined ? [] : [expression('at', '>=', from)]),
        ...(until === undefined ? [] : [expression('at', '<', until)]),
      ]),
    );
}

export function listAudit(db: Db, filter: AuditFilter, { limit, offset }: Slice) {
  return entries(db, filter)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  return countRows(entries(db, filter));
}
