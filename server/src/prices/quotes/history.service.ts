import type { requestFields } from '@btc/contract/prices/price-fields.ts';
import type { getWebPriceHistory } from '@btc/contract/prices/quotes.ts';
import { addDays } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#dictionary/face.ts';
import { findTrialStart, type PriceAccess } from '../price-access.ts';
import { DayTerms, readDayRates, readDayTerms } from '../convert/day-terms.ts';
import { toMarket, presentSeries, toMeat } from '../series/series.present.ts';
import { findSeries } from '../series/series.queries.ts';
import { openWindow } from '../week.ts';
import { findExtent, findQuoteWithin, type HistoryRow, listHistory } from './history.queries.ts';
import { presentConversion, type Reading, sourceNames, toTarget } from './quote-list.service.ts';
import { isAsQuoted, isUnconverted, presentFigures, SeriesConversion, toAsQuoted } from './quote.present.ts';

type Question = InputOf<typeof getWebPriceHistory>;
type Answer = OutputOf<typeof getWebPriceHistory>;

/** All that a history depends on: the same for all readers with this lock and trial state. */
type HistoryQuestion = Omit<Question, keyof typeof requestFields> &
  Pick<PriceAccess, 'locked'> & { readonly isTrial?: boolean };

/** Limits the requested days to those the reader may see: on a trial, the latest year. */
function openHistoryWindow(question: HistoryQuestion, last: string | null) {
  const window = openWindow(question, last);
  if (question.isTrial !== true || last === null) return window;
  const start = findTrialStart(last);
  return window.from === null || window.from < start ? { ...window, from: start } : window;
}

/** Quotes of one series, as far as its lock allows; `today` is used for a series without quotes. */
export async function makeHistory(
  { db, safeguard }: Reading,
  question: HistoryQuestion,
  today: string,
): Promise<Answer> {
  const [found, extent, dictionary] = await Promise.all([
    findSeries(db, question.SeriesID),
    findExtent(db, question.SeriesID),
    openDictionary(db),
  ]);
  if (found === undefined) throw new ApiError(1009);
  const { from, to, period } = openHistoryWindow(question, extent.to);
  const rows = question.locked === null ? await listHistory(db, found.id, { from, to }) : [];
  const day = rows.at(-1)?.day ?? extent.to ?? today;
  const target = toTarget(question);
  const latest = rows.at(-1);
  const compared = latest === undefined ? { week: null, year: null } : await findCompared(db, found.id, latest);
  // All that is computed needs the terms of its day.
  const oldest = [day, rows[0]?.day ?? day, compared.week?.day ?? day, compared.year?.day ?? day].toSorted();
  const first = isAsQuoted(found, target) ? day : (oldest[0] ?? day);
  const readTerms = async () => {
    const { record } = await safeguard.read();
    const hidden = question.locked === null ? {} : { hiddenProjection: { today } };
    return readDayTerms(db, { meat: toMeat(found.meat), from: first, to: day, safeguard: record, ...hidden });
  };
  const days = isUnconverted(target) ? await readDayRates(db, { from: day, to: day }) : await readTerms();
  const conversion =
    days instanceof DayTerms
      ? new SeriesConversion(found, target, { days, dictionary })
      : toAsQuoted(found, dictionary);
  const arithmetic = latest === undefined ? null : conversion.price(latest.mainstream, latest.day);
  const now = latest === undefined ? null : conversion.figure(latest.mainstream, latest.day);
  const change = (before: Compared) => conversion.change(now, before?.mainstream ?? null, before?.day ?? null);
  return {
    Row: presentSeries(found, dictionary),
    Rows: rows.map((row) => presentFigures(row, conversion)),
    Total: rows.length,
    Dict: {
      From: extent.from,
      To: extent.to,
      Period: period,
      UpdatedAt: latestMoment(rows.map(({ published_at: at }) => at)),
      ...presentConversion(days, target, { day, origins: [found.origin] }),
      ...sourceNames(found.is_demo),
      Demo: found.is_demo,
      Arithmetic: [...(arithmetic?.lines ?? [])],
      ChangeWeek: change(compared.week),
      ChangeYear: change(compared.year),
      Locked: question.locked,
      TrialLeft: null,
    },
  };
}

type Compared = Pick<HistoryRow, 'day' | 'mainstream'> | null;

/** The quotes one week and one year before the latest. */
async function findCompared(
  db: Db,
  seriesId: number,
  { day }: HistoryRow,
): Promise<{ readonly week: Compared; readonly year: Compared }> {
  const within = (least: number, most: number) =>
    findQuoteWithin(db, seriesId, { from: addDays(day, -most), to: addDays(day, -least) });
  const [week, year] = await Promise.all([within(7, 13), within(364, 377)]);
  return { week: week ?? null, year: year ?? null };
}

function latestMoment(moments: readonly (Date | null)[]): string | null {
  const last = moments.reduce((one, other) => (one === null || (other !== null && other > one) ? other : one), null);
  return last === null ? null : shanghaiMoment(last);
}

/** Throws 1009 for an unknown series. */
export async function findMarket(db: Db, id: number) {
  const found = await findSeries(db, id);
  if (found === undefined) throw new ApiError(1009);
  return { meat: toMeat(found.meat), market: toMarket(found.market_type) };
}
