import type { DeskMerchant } from '@btc/contract/directory/desk/merchant-desk.ts';
import { merchantStates } from '@btc/contract/directory/directory-codes.ts';
import { directoryOperations as contract } from '@btc/contract/directory/directory.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { findCountry } from '@btc/reference/places/countries.ts';
import { findProvince } from '@btc/reference/places/provinces.ts';
import { badRequest } from '#platform/api/answer.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { checkRevision, changeAsStaff, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { countStates } from '#platform/db/count-states.ts';
import type { Db } from '#platform/db/db.ts';
import { readMerchantState, readProducts, readType } from '../directory-codes.parse.ts';
import type { DirectoryDeps } from '../directory-deps.ts';
import { merchantWords } from '../merchant-words.ts';
import {
  countDeskMerchants,
  type DeskMerchantRecord,
  insertMerchant,
  listDeskMerchants,
  lockDeskMerchant,
  setMerchantState,
  updateMerchant,
  type WrittenMerchant,
} from './merchant-desk.queries.ts';

function present(row: DeskMerchantRecord): DeskMerchant {
  return {
    MerchantID: row.id,
    Type: readType(row.type),
    Name: row.name,
    NameEn: row.name_en,
    Province: row.province,
    City: row.city,
    Products: readProducts(row.products),
    Origins: row.origins,
    Summary: row.summary,
    Text: row.body,
    Founded: row.founded,
    Person: row.contact_person,
    Phone: row.phone,
    Email: row.email,
    Address: row.address,
    Website: row.website,
    State: readMerchantState(row.state),
    ClaimedBy: row.claimed_name,
    Revision: row.revision,
    UpdatedBy: row.updated_name,
    UpdatedDate: shanghaiMoment(row.updated_at),
    Demo: row.is_demo,
  };
}

type SaveInput = InputOf<typeof contract.SaveMerchant>;

function toWritten(input: SaveInput): WrittenMerchant {
  const {
    Type: type,
    Name: name,
    NameEn: nameEn,
    Province: province,
    City: city,
    Summary: summary,
    Text: body,
  } = input;
  const [products, origins] = [[...new Set(input.Products)], [...new Set(input.Origins)]];
  return {
    fields: {
      type,
      name,
      name_en: nameEn,
      province,
      city,
      products,
      origins,
      summary,
      body,
      founded: input.Founded,
      contact_person: input.Person,
      phone: input.Phone,
      email: input.Email,
      address: input.Address,
      website: input.Website,
    },
    words: merchantWords({ type, name, nameEn, province, city, products, origins, summary, body }),
  };
}

function checkPlaces({ Province: province, Origins: origins }: SaveInput): void {
  if (findProvince(province) === undefined) throw badRequest('Province', 'unknownprovince');
  if (origins.some((code) => findCountry(code) === undefined)) throw badRequest('Origins', 'unknowncountry');
}

/** Locks the entry; refuses a revision that the editor has not seen. */
async function requireSeen(db: Db, { id, revision }: { readonly id: number; readonly revision: number }) {
  return checkRevision(await lockDeskMerchant(db, id), revision);
}

async function save({ db, now, staff }: StaffWork, input: SaveInput): Promise<StaffChange<number>> {
  checkPlaces(input);
  const written = toWritten(input);
  const stamp = { by: staff.userId, at: now };
  if (input.MerchantID === undefined) {
    const id = await insertMerchant(db, written, stamp);
    return { subject: { kind: 'merchant', id }, before: null, after: written.fields, result: id };
  }
  const row = await requireSeen(db, { id: input.MerchantID, revision: input.Revision });
  await updateMerchant(db, { id: row.id, ...written }, stamp);
  const { id, revision: _, updated_at: __, is_demo: ___, state: ____, ...before } = row;
  return { subject: { kind: 'merchant', id }, before, after: written.fields, result: id };
}

export function createMerchantDeskOperations(deps: DirectoryDeps): readonly BoundOperation[] {
  const { db } = deps;
  const findRow = async (id: number) => {
    const [row] = await listDeskMerchants(db, { id }, { limit: 1, offset: 0 });
    if (row === undefined) throw new ApiError(1009);
    return { Row: present(row) };
  };
  return [
    bind(contract.GetDeskMerchants, async (input) => {
      const filter = { id: input.MerchantID, state: input.State, type: input.Type, part: input.Keyword };
      const [rows, Total, Dict] = await Promise.all([
        listDeskMerchants(db, filter, toSlice(input)),
        countDeskMerchants(db, filter),
        countStates(db, 'merchant', merchantStates),
      ]);
      return { Rows: rows.map(present), Total, Dict };
    }),
    bind(contract.SaveMerchant, async (input, caller) => {
      const id = await changeAsStaff(deps, { operation: 'SaveMerchant', caller }, (work) => save(work, input));
      return findRow(id);
    }),
    bind(contract.SetMerchantState, async ({ MerchantID: id, Revision: revision, State: state }, caller) => {
      await changeAsStaff(deps, { operation: 'SetMerchantState', caller }, async ({ db: tx, now, staff }) => {
        const row = await requireSeen(tx, { id, revision });
        await setMerchantState(tx, { id, state }, { by: staff.userId, at: now });
        const subject = { kind: 'merchant', id };
        return { subject, before: { State: row.state }, after: { State: state }, result: null };
      });
      return findRow(id);
    }),
  ];
}
