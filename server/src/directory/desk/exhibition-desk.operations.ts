import type { DeskExhibition } from '@btc/contract/directory/desk/exhibition-desk.ts';
import { exhibitionStates } from '@btc/contract/directory/directory-codes.ts';
import { directoryOperations as contract } from '@btc/contract/directory/directory.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { findCountry } from '@btc/reference/places/countries.ts';
import { badRequest } from '#platform/api/answer.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { checkRevision, changeAsStaff, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { countStates } from '#platform/db/count-states.ts';
import type { Db } from '#platform/db/db.ts';
import { readExhibitionState, readKind } from '../directory-codes.parse.ts';
import type { DirectoryDeps } from '../directory-deps.ts';
import {
  countDeskExhibitions,
  type DeskExhibitionRecord,
  type ExhibitionFields,
  insertExhibition,
  listDeskExhibitions,
  lockExhibition,
  updateExhibition,
} from './exhibition-desk.queries.ts';

function present(row: DeskExhibitionRecord): DeskExhibition {
  return {
    ExhibitionID: row.id,
    Kind: readKind(row.kind),
    Name: row.name,
    NameEn: row.name_en,
    Summary: row.summary,
    Text: row.body,
    StartDate: row.starts_on,
    EndDate: row.ends_on,
    Country: row.country,
    City: row.city,
    Venue: row.venue,
    Address: row.address,
    Organiser: row.organiser,
    Website: row.website,
    State: readExhibitionState(row.state),
    Revision: row.revision,
    UpdatedBy: row.updated_name,
    UpdatedDate: shanghaiMoment(row.updated_at),
    Demo: row.is_demo,
  };
}

type SaveInput = InputOf<typeof contract.SaveExhibition>;

function toFields(input: SaveInput): ExhibitionFields {
  return {
    kind: input.Kind,
    name: input.Name,
    name_en: input.NameEn,
    summary: input.Summary,
    body: input.Text,
    starts_on: input.StartDate,
    ends_on: input.EndDate,
    country: input.Country,
    city: input.City,
    venue: input.Venue,
    address: input.Address,
    organiser: input.Organiser,
    website: input.Website,
  };
}

/** Locks the event; refuses a revision that the editor has not seen. */
async function requireSeen(db: Db, { id, revision }: { readonly id: number; readonly revision: number }) {
  return checkRevision(await lockExhibition(db, id), revision);
}

async function save({ db, now, staff }: StaffWork, input: SaveInput): Promise<StaffChange<number>> {
  if (findCountry(input.Country) === undefined) throw badRequest('Country', 'unknowncountry');
  const fields = toFields(input);
  const stamp = { by: staff.userId, at: now };
  if (input.ExhibitionID === undefined) {
    const id = await insertExhibition(db, fields, stamp);
    return { subject: { kind: 'exhibition', id }, before: null, after: fields, result: id };
  }
  const row = await requireSeen(db, { id: input.ExhibitionID, revision: input.Revision });
  await updateExhibition(db, { id: row.id, fields }, stamp);
  const {
    id,
    state: _,
    revision: __,
    updated_by: ___,
    updated_at: ____,
    created_at: _____,
    is_demo: ______,
    ...before
  } = row;
  return { subject: { kind: 'exhibition', id }, before, after: fields, result: id };
}

export function createExhibitionDeskOperations(deps: DirectoryDeps): readonly BoundOperation[] {
  const { db } = deps;
  const findRow = async (id: number) => {
    const [row] = await listDeskExhibitions(db, { id }, { limit: 1, offset: 0 });
    if (row === undefined) throw new ApiError(1009);
    return { Row: present(row) };
  };
  return [
    bind(contract.GetDeskExhibitions, async (input) => {
      const filter = { id: input.ExhibitionID, state: input.State, part: input.Keyword };
      const [rows, Total, Dict] = await Promise.all([
        listDeskExhibitions(db, filter, toSlice(input)),
        countDeskExhibitions(db, filter),
        countStates(db, 'exhibition', exhibitionStates),
      ]);
      return { Rows: rows.map(present), Total, Dict };
    }),
    bind(contract.SaveExhibition, async (input, caller) => {
      const id = await changeAsStaff(deps, { operation: 'SaveExhibition', caller }, (work) => save(work, input));
      return findRow(id);
    }),
    bind(contract.SetExhibitionState, async ({ ExhibitionID: id, Revision: revision, State: state }, caller) => {
      await changeAsStaff(deps, { operation: 'SetExhibitionState', caller }, async ({ db: tx, now, staff }) => {
        const row = await requireSeen(tx, { id, revision });
        await updateExhibition(tx, { id, fields: { state } }, { by: staff.userId, at: now });
        const subject = { kind: 'exhibition', id };
        return { subject, before: { State: row.state }, after: { State: state }, result: null };
      });
      return findRow(id);
    }),
  ];
}
