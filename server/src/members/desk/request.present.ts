import type { GetDeskRequests } from '@btc/contract/members/desk/desk-request.ts';
import { membershipLevels, requestStates, requireTypes } from '@btc/contract/members/membership.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import type { Db } from '#platform/db/db.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import { toMembershipFields } from '#platform/session/membership-fields.ts';
import { listNotes, listRequests, type RequestRow } from './request.queries.ts';

type Row = OutputOf<typeof GetDeskRequests>['Rows'][number];
type Note = Awaited<ReturnType<typeof listNotes>>[number];

function toPerson(id: number | null, name: string | null) {
  return id === null || name === null ? null : { StaffID: id, LoginUserName: name };
}

const contactFields = [
  'CompanyName',
  'CompanyLocalName',
  'CompanyCountry',
  'ContactPersonName',
  'ContactPersonSex',
  'ContactPersonCellPhoneNumber',
  'CompanyPhoneNumber',
  'CompanyEmail',
] as const;

/** Contact details as of the request; empty where they have been erased. */
function toContact(stored: unknown): Row['Contact'] {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = new Map(Object.entries(stored));
  const formatText = (field: string) => {
    const value: unknown = values.get(field);
    return typeof value === 'string' ? value : null;
  };
  const [name, localName, country, person, sex, mobile, phone, email] = contactFields.map(formatText);
  return {
    CompanyName: name ?? null,
    CompanyLocalName: localName ?? null,
    CompanyCountry: country ?? null,
    ContactPersonName: person ?? null,
    ContactPersonSex: sex ?? null,
    ContactPersonCellPhoneNumber: mobile ?? null,
    CompanyPhoneNumber: phone ?? null,
    CompanyEmail: email ?? null,
  };
}

function presentRequest(row: RequestRow, notes: readonly Note[]): Row {
  return {
    RequestID: row.id,
    MemberID: row.user_id,
    LoginUserName: row.login_user_name,
    RequireLevel: storedWord(membershipLevels, row.level),
    RequireType: storedWord(requireTypes, row.require_type),
    RequireTypeT: row.require_type_text,
    GradeMoney: row.grade_money,
    isCnRequire: row.for_cn,
    isEnRequire: row.for_en,
    State: storedWord(requestStates, row.state),
    Contact: toContact(row.contact),
    Now: toMembershipFields(row),
    AssignedTo: toPerson(row.assigned_to, row.assigned_name),
    CreatedDate: row.created_at.toISOString(),
    DecidedDate: row.decided_at?.toISOString() ?? null,
    DecidedBy: toPerson(row.decided_by, row.decider_name),
    Reason: row.reason,
    Notes: notes
      .filter((note) => note.request_id === row.id)
      .map((note) => ({
        Author: toPerson(note.author_id, note.login_user_name),
        Note: note.note,
        CreatedDate: note.created_at.toISOString(),
      })),
  };
}

export async function presentRequests(db: Db, rows: readonly RequestRow[]): Promise<Row[]> {
  const notes = await listNotes(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => presentRequest(row, notes));
}

/** All details of a request; throws 1009 where there is none. */
export async function getRequestRow(db: Db, id: number): Promise<Row> {
  const [row] = await presentRequests(db, await listRequests(db, { id }, { limit: 1, offset: 0 }));
  if (row === undefined) throw new ApiError(1009);
  return row;
}
