import type { Db } from '#platform/db/db.ts';
import type { Page } from '../membership/request.queries.ts';
import { containing } from './member.queries.ts';

export interface AuditFilter {
  /** Null: of every kind. */
  readonly kinds: readonly string[] | null;
  readonly actorId?: number | undefined;
  readonly actorName?: string | undefined;
  readonly operation?: string | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

function entries(db: Db, filter: AuditFilter) {
  const { kinds, actorId, actorName, operation, subjectKind, subjectId, from, until } = filter;
  return db
    .selectFrom('audit_entry')
    .where((expression) =>
      expression.and([
        ...(kinds === null ? [] : [expression('subject_kind', 'in', [...kinds])]),
        ...(actorId === undefined ? [] : [expression('actor_id', '=', actorId)]),
        ...(actorName === undefined ? [] : [expression('actor_name', 'ilike', containing(actorName))]),
        ...(operation === undefined ? [] : [expression('operation', '=', operation)]),
        ...(subjectKind === undefined ? [] : [expression('subject_kind', '=', subjectKind)]),
        ...(subjectId === undefined ? [] : [expression('subject_id', '=', subjectId)]),
        ...(from === undefined ? [] : [expression('at', '>=', from)]),
        ...(until === undefined ? [] : [expression('at', '<', until)]),
      ]),
    );
}

export function listAudit(db: Db, filter: AuditFilter, { limit, offset }: Page) {
  return entries(db, filter)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  const row = await entries(db, filter)
    .select((expression) => expression.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return row.found;
}
