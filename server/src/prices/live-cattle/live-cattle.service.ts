import type { LiveCattleRow } from '@btc/contract/prices/benchmarks/live-cattle.ts';
import { addDays, listDays, toFriday } from '@btc/contract/time.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Reader } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';
import { findTrialStart } from '../price-access.ts';
import { openLiveCattle, requirePrices } from '../week-access.ts';
import { presentHistory, presentLatest } from './live-cattle.present.ts';
import { listPrices } from './live-cattle.queries.ts';

const historyDays = 728;
/** One year more than shown, for the y/y change of the first day. */
const runUpDays = 380;
const maxDays = 3660;
/** Earlier Fridays are left out of answers. */
const firstFriday = '1990-01-05';

export interface CattleQuestion {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Prices as published on this day; undefined: as they are now. */
  readonly asPublishedOn?: string | undefined;
}

/** Length of the latest week in days, counted back from the latest price. */
const weekDays = 7;

/** Rows of the latest week, without the y/y change, which belongs to the locked history. */
function takeLatestWeek(rows: readonly LiveCattleRow[]): LiveCattleRow[] {
  const latest = rows.reduce((day, row) => (row.Date > day ? row.Date : day), '');
  if (latest === '') return [];
  return rows.filter((row) => row.Date > addDays(latest, -weekDays)).map((row) => ({ ...row, YoY: null }));
}

/** Live cattle prices of the latest week up to a day, which are open to all. */
export async function readCattleWeek(db: Db, today: string, isEn: boolean): Promise<readonly LiveCattleRow[]> {
  const rows = await listPrices(db, { from: addDays(today, -historyDays), to: today }, undefined);
  return takeLatestWeek(presentLatest(rows, isEn));
}

function asksHistory({ from, to, asPublishedOn }: CattleQuestion, today: string): boolean {
  return (
    from !== undefined || (to !== undefined && to < today) || (asPublishedOn !== undefined && asPublishedOn < today)
  );
}

export async function readLiveCattle(db: Db, reader: Reader, question: CattleQuestion) {
  const { from, to, asPublishedOn } = question;
  const { today } = reader;
  if (asPublishedOn !== undefined && asPublishedOn < today) requirePrices(reader);
  const { locked, trialLeft } = await openLiveCattle(db, reader, asksHistory(question, today));
  const isEn = reader.edition === 'en';
  // Nobody had published a price of a later day.
  const latest = asPublishedOn === undefined || asPublishedOn > today ? today : asPublishedOn;
  const last = to === undefined || to > latest ? latest : to;
  const earliest = addDays(last, -maxDays);
  const first = from === undefined ? addDays(last, -historyDays) : from < earliest ? earliest : from;
  if (first > last) throw badRequest('StartDate', 'startAfterEnd');
  const trialStart = trialLeft === null ? first : findTrialStart(today);
  const start = first < trialStart ? trialStart : first;
  const days = { from: addDays(start, -runUpDays), to: last };
  const rows = start > last ? [] : await listPrices(db, days, asPublishedOn);
  const fridays = listDays(toFriday(start), toFriday(last), 7).filter((day) => day >= firstFriday);
  const all = presentLatest(rows, isEn);
  const shown = locked === null ? all : takeLatestWeek(all);
  return {
    Rows: shown,
    Total: shown.length,
    Dates: locked === null ? [...fridays] : [],
    Datas: locked === null ? presentHistory(rows, fridays, isEn) : [],
    Dict: { TrialLeft: trialLeft, Demo: rows.some((row) => row.is_demo), Locked: locked },
  };
}
