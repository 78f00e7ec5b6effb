import type { DeleteExchangeRate, SaveExchangeRate } from '@btc/contract/prices/desk/price-settings.ts';
import type { DayRate } from '@btc/contract/prices/price-fields.ts';
import { addDays } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { StaffChange, StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { presentRate } from '../convert/day-terms.ts';
import { listDayRates } from '../convert/terms.queries.ts';
import { deleteRate, upsertRate } from './settings-desk.queries.ts';
import { recomputeSpreads } from './settings-desk.service.ts';

/** A larger move of the dollar within days is more likely a typing error. */
const jumpShare = 0.05;
const lookBackDays = 10;

async function isJump(db: Db, day: string, rate: number): Promise<boolean> {
  const last = (await listDayRates(db, { from: addDays(day, -lookBackDays), to: addDays(day, -1) })).at(-1);
  return last !== undefined && Math.abs(rate / Number(last.cny_per_unit) - 1) > jumpShare;
}

export async function enterRate(
  { db, now }: StaffWork,
  { Day: day, CnyPerUsd, Source, Confirmed }: InputOf<typeof SaveExchangeRate>,
): Promise<StaffChange<DayRate>> {
  if (day > shanghaiDay(now)) throw badRequest('Day', 'future');
  if (!Confirmed && (await isJump(db, day, CnyPerUsd))) throw badRequest('CnyPerUsd', 'jump');
  const [before] = await listDayRates(db, { from: day, to: day });
  await upsertRate(db, { day, source: Source, cnyPerUnit: CnyPerUsd, now });
  await recomputeSpreads(db);
  const result = { Day: day, CnyPerUsd, Source, Demo: false };
  const was = before === undefined ? null : presentRate(before);
  return { subject: { kind: 'exchange-rate', id: `USD ${day}` }, before: was, after: result, result };
}

/** Removes an entered rate; the previous entry for the day applies again. */
export async function removeRate(
  { db }: StaffWork,
  { Day: day, Source: source }: InputOf<typeof DeleteExchangeRate>,
): Promise<StaffChange<null>> {
  const row = await deleteRate(db, { day, source });
  if (row === undefined) throw new ApiError(1009);
  await recomputeSpreads(db);
  const [left] = await listDayRates(db, { from: day, to: day });
  const after = left === undefined ? null : presentRate(left);
  return { subject: { kind: 'exchange-rate', id: `USD ${day}` }, before: presentRate(row), after, result: null };
}
