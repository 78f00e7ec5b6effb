import { addDays, listDays, toFriday } from '@btc/contract/time.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Reader } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';
import { openLiveCattle } from '../week-access.ts';
import { presentHistory, presentLatest } from './live-cattle.present.ts';
import { listPrices } from './live-cattle.queries.ts';

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
