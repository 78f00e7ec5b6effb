import { isDeepStrictEqual } from 'node:util';
import type { DeletePriceDuty, SavePriceDuty } from '@btc/contract/prices/desk/price-settings.ts';
import type { PriceDuty } from '@btc/contract/prices/landed-cost.ts';
import { priceMeats } from '@btc/contract/prices/price-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { badRequest } from '#platform/api/answer.ts';
import { changedMeanwhile, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { recomputeLevels } from '../indices/renew-indices.ts';
import { presentDuty } from '../landed/duty.present.ts';
import { type DutyRow, listDuties } from '../convert/terms.queries.ts';
import { deleteDuty, lockDuties, writeDuty } from './settings-desk.queries.ts';

type DutyInput = InputOf<typeof SavePriceDuty>;

/** Recomputes the index levels of all meats; call it after a rate or a duty has changed, since spreads depend on them. */
export async function recomputeSpreads(db: Db): Promise<void> {
  for (const meat of priceMeats) await recomputeLevels(db, meat);
}

function overlaps(duty: DutyInput, other: DutyRow): boolean {
  const isOther = other.id !== duty.DutyID && other.kind === duty.Kind && other.origin === duty.Origin;
  const last = '9999-12-31';
  return isOther && duty.From <= (other.until_day ?? last) && other.from_day <= (duty.Until ?? last);
}

function assertAsSeen(row: DutyRow, seen: PriceDuty): void {
  if (!isDeepStrictEqual(presentDuty(row), seen)) throw changedMeanwhile('Expected');
}

export async function saveDuty({ db }: StaffWork, input: DutyInput): Promise<StaffChange<PriceDuty>> {
  const { DutyID: id, Meat: meat, Origin: origin } = input;
  if (origin !== 'ALL' && findOrigin(origin) === undefined) throw badRequest('Origin', 'unknown');
  if (input.Until !== null && input.Until < input.From) throw badRequest('Until', 'order');
  if (input.Percent === null && input.Kind !== 'additional') throw badRequest('Percent', 'required');
  if (input.PercentTo !== null && input.PercentTo < (input.Percent ?? 0)) throw badRequest('PercentTo', 'order');
  await lockDuties(db);
  const duties = await listDuties(db, meat);
  const before = duties.find((row) => row.id === id);
  if (id !== undefined && before === undefined) throw new ApiError(1009);
  if (before !== undefined && input.Expected !== undefined) assertAsSeen(before, input.Expected);
  if (duties.some((other) => overlaps(input, other))) throw badRequest('From', 'overlap');
  const written = await writeDuty(db, id, {
    meat,
    origin,
    kind: input.Kind,
    percent: input.Percent,
    percent_to: input.PercentTo,
    from_day: input.From,
    until_day: input.Until,
    note_cn: input.NoteCn,
    note_en: input.NoteEn,
    source_cn: input.SourceCn,
    source_en: input.SourceEn,
  });
  await recomputeSpreads(db);
  const after = (await listDuties(db, meat)).find((row) => row.id === written);
  if (after === undefined) throw new ApiError(1009);
  return {
    subject: { kind: 'price-duty', id: written },
    before: before === undefined ? null : presentDuty(before),
    after: presentDuty(after),
    result: presentDuty(after),
  };
}

export async function removeDuty(
  { db }: StaffWork,
  input: InputOf<typeof DeletePriceDuty>,
): Promise<StaffChange<null>> {
  await lockDuties(db);
  const row = (await listDuties(db, input.Meat)).find(({ id }) => id === input.DutyID);
  if (row === undefined) throw new ApiError(1009);
  assertAsSeen(row, input.Expected);
  await deleteDuty(db, row.id);
  await recomputeSpreads(db);
  return { subject: { kind: 'price-duty', id: row.id }, before: presentDuty(row), after: null, result: null };
}
