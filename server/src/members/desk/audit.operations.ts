import { recordKinds } from '@btc/contract/members/desk/audit-trail.ts';
import { deskOperations as contract } from '@btc/contract/members/desk/desk.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { countAudit, listAudit } from './audit.queries.ts';
import type { DeskDeps } from './desk-deps.ts';

/** Kinds the desk works on; changes in other rooms are for the admin only. */
const deskKinds = [
  'member',
  'membershipRequest',
  'cancellation',
  'membershipLevel',
  'contactMessage',
  'merchantClaim',
  'marketPost',
  'marketMessage',
  'mail',
  'sms',
];

/** Number of changes that a record's form shows. */
const maxHistory = 50;

export function createAuditOperations({ db }: DeskDeps): readonly BoundOperation[] {
  return [
    bind(contract.GetAuditTrail, async (input, caller) => {
      const filter = {
        kinds: signedInUser(caller).staffRole === 'admin' ? null : deskKinds,
        actorId: input.ActorID,
        actorName: input.ActorName,
        operation: input.Operation,
        subjectKind: input.SubjectKind,
        subjectId: input.SubjectID,
        memberId: input.MemberID,
        from: input.From === undefined ? undefined : new Date(input.From),
        until: input.Until === undefined ? undefined : new Date(input.Until),
      };
      const rows = await listAudit(db, filter, toSlice(input));
      return { Rows: rows.map(presentEntry), Total: await countAudit(db, filter) };
    }),
    bind(contract.GetRecordHistory, async ({ Kind, ID }, caller) => {
      const { staffRole } = signedInUser(caller);
      if (staffRole !== 'admin' && staffRole !== recordKinds[Kind]) throw new ApiError(1007);
      const filter = { kinds: [Kind], subjectId: ID, isChange: true } as const;
      const rows = await listAudit(db, filter, { limit: maxHistory, offset: 0 });
      return {
        Rows: rows.map(presentEntry).map(({ AuditID, At, ActorName, Before, After }) => ({
          AuditID,
          At,
          ActorName,
          Before,
          After,
        })),
      };
    }),
  ];
}

function presentEntry(row: Awaited<ReturnType<typeof listAudit>>[number]) {
  return {
    AuditID: row.id,
    At: row.at.toISOString(),
    ActorID: row.actor_id,
    ActorName: row.actor_name,
    Operation: row.operation,
    SubjectKind: row.subject_kind,
    SubjectID: row.subject_id,
    Before: toFields(row.before),
    After: toFields(row.after),
  };
}

function toFields(stored: unknown): Record<string, unknown> | null {
  return typeof stored === 'object' && stored !== null ? { ...stored } : null;
}
