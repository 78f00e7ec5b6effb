import { isDeepStrictEqual } from 'node:util';
import type { DeleteLiveCattle, DeskLiveCattleRow, SaveLiveCattle } from '@btc/contract/prices/live-cattle.ts';
import { findLiveCattle } from '@btc/contract/prices/live-cattle-series.ts';
import { addDays, listDays, toFriday } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Reader } from '#platform/api/reader.ts';
import { changedMeanwhile, closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { openLiveCattle } from '../week-access.ts';
import { presentHistory, presentLatest, findUsd } from './live-cattle.present.ts';
import { storeCattleBefore } from '../series/as-published.queries.ts';
import {
  deletePrice,
  holdPrices,
  listLatestBefore,
  listPrices,
  lockPrice,
  type PriceRow,
  savePrices,
} from './live-cattle.queries.ts';

const historyDays = 728;
/** A year more than is shown, for the change on the year of the first day. */
const runUpDays = 380;
const maxDays = 3660;
/** No answer can name a day before. */
const firstFriday = '1990-01-05';

export interface CattleQuestion {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** As the prices had been published on a day; undefined: as they stand. */
  readonly asPublishedOn?: string | undefined;
}

/** The table of live cattle and its history, for those who may see it. */
export async function readLiveCattle(db: Db, reader: Reader, { from, to, asPublishedOn }: CattleQuestion) {
  const trialLeft = await openLiveCattle(db, reader);
  const { today } = reader;
  const isEn = reader.edition === 'en';
  // Nobody had published a price of a later day.
  const latest = asPublishedOn === undefined || asPublishedOn > today ? today : asPublishedOn;
  const last = to === undefined || to > latest ? latest : to;
  const earliest = addDays(last, -maxDays);
  const first = from === undefined ? addDays(last, -historyDays) : from < earliest ? earliest : from;
  if (first > last) throw badRequest('StartDate', 'startAfterEnd');
  const days = { from: addDays(first, -runUpDays), to: last };
  const rows = await listPrices(db, days, asPublishedOn);
  const fridays = listDays(toFriday(first), toFriday(last), 7).filter((day) => day >= firstFriday);
  const shown = presentLatest(rows, isEn);
  return {
    Rows: shown,
    Total: shown.length,
    Dates: [...fridays],
    Datas: presentHistory(rows, fridays, isEn),
    Dict: { TrialLeft: trialLeft, Demo: rows.some((row) => row.is_demo) },
  };
}

function presentDesk(row: PriceRow): DeskLiveCattleRow[] {
  const series = findLiveCattle(row.series);
  if (series === undefined) return [];
  return [
    {
      Code: series.code,
      Date: row.day,
      LocalPrice: plain(row.local_price),
      UsdPerUnit: row.usd_per_unit === null ? '' : plain(row.usd_per_unit),
      UsdPerKg: findUsd(series, row),
      Source: row.source,
      Demo: row.is_demo,
    },
  ];
}

/** 315.0000 as a person would write it. */
function plain(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

/** What is entered for a day, and what stood before. */
export async function readDeskCattle(db: Db, day: string) {
  const [rows, before] = await Promise.all([listPrices(db, { from: day, to: day }), listLatestBefore(db, day)]);
  return { Rows: rows.flatMap(presentDesk), List: before.flatMap(presentDesk) };
}

const jumpShare = 0.2;

/** Prices that are too far from what stood before to be taken without a second look. */
function jumps(input: SaveLiveCattle, before: readonly PriceRow[]): readonly number[] {
  return input.Prices.flatMap(({ Code, LocalPrice }, index) => {
    const last = before.find((row) => row.series === Code);
    if (last === undefined) return [];
    return Math.abs(Number(LocalPrice) / Number(last.local_price) - 1) > jumpShare ? [index] : [];
  });
}

function assertAsSeen(rows: readonly PriceRow[], seen: readonly DeskLiveCattleRow[]): void {
  if (!isDeepStrictEqual(rows.flatMap(presentDesk), seen)) throw changedMeanwhile('Expected');
}

/** Enters the prices of a day. */
export async function enterPrices({ db, now }: StaffWork, input: SaveLiveCattle): Promise<StaffChange<null>> {
  if (input.Date > shanghaiDay(now)) throw badRequest('Date', 'future');
  const codes = input.Prices.map(({ Code }) => Code);
  if (new Set(codes).size < codes.length) throw badRequest('Prices', 'twice');
  const wrong = input.Prices.findIndex(({ UsdPerUnit }) => Number(UsdPerUnit) <= 0);
  if (wrong !== -1) throw badRequest(`Prices.${wrong}.UsdPerUnit`, 'positive');
  const isMeant = (code: string) => codes.some((one) => one === code);
  await holdPrices(db);
  const before = (await listPrices(db, { from: input.Date, to: input.Date })).filter(({ series }) => isMeant(series));
  if (input.Expected !== undefined) {
    assertAsSeen(
      before,
      input.Expected.filter(({ Code }) => isMeant(Code)),
    );
  }
  const far = input.Confirmed ? [] : jumps(input, await listLatestBefore(db, input.Date));
  if (far.length > 0) {
    throw new ApiError(1001, { List: far.map((index) => ({ Field: `Prices.${index}.LocalPrice`, Rule: 'jump' })) });
  }
  // Only those that the desk changes: the same price typed again has been published all along.
  const changed = input.Prices.filter(({ Code, LocalPrice }) =>
    before.some((row) => row.series === Code && Number(row.local_price) !== Number(LocalPrice)),
  );
  const today = shanghaiDay(now);
  await storeCattleBefore(db, { series: changed.map(({ Code }) => Code), day: input.Date, today });
  await savePrices(
    db,
    input.Prices.map(({ Code, LocalPrice, UsdPerUnit, Source }) => ({
      series: Code,
      day: input.Date,
      local_price: LocalPrice,
      usd_per_unit: findLiveCattle(Code)?.currency === 'USD' ? '1' : UsdPerUnit,
      source: Source,
      is_demo: false,
      entered_at: now,
      published_since: changed.some((one) => one.Code === Code) ? today : (findSince(before, Code) ?? today),
    })),
  );
  return {
    subject: { kind: 'liveCattle', id: input.Date },
    before: before.length === 0 ? null : Object.fromEntries(before.map((row) => [row.series, plain(row.local_price)])),
    after: Object.fromEntries(input.Prices.map(({ Code, LocalPrice }) => [Code, LocalPrice])),
    result: null,
  };
}

/** Since when a price stands as it does; undefined: it is new, or an invented one that gives way. */
function findSince(rows: readonly PriceRow[], code: string): string | null | undefined {
  return rows.find(({ series, is_demo: isDemo }) => series === code && !isDemo)?.published_since;
}

/** Takes one price out. */
export async function removePrice(
  { db, now }: StaffWork,
  { Code: code, Date: day, Expected: seen }: DeleteLiveCattle,
): Promise<StaffChange<null>> {
  const row = await lockPrice(db, code, day);
  if (row === undefined) throw new ApiError(1009);
  if (row.is_demo) throw closed('Code');
  if (seen !== undefined) assertAsSeen([row], [seen]);
  await storeCattleBefore(db, { series: [code], day, today: shanghaiDay(now) });
  await deletePrice(db, code, day);
  const before = { [code]: plain(row.local_price), Source: row.source };
  return { subject: { kind: 'liveCattle', id: day }, before, after: null, result: null };
}
