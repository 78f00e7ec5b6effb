import { isDeepStrictEqual } from 'node:util';
import {
  type CorrectQuote,
  quoteValues,
  type SheetRow,
  type WithdrawQuote,
  type WithdrawQuoteSheet,
} from '@btc/contract/prices/desk/quote-desk.ts';
import { findQuoteIssues } from '@btc/contract/prices/quote-checks.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import { changedMeanwhile, closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import { refreshAfterQuoteChange } from '../indices/renew-indices.ts';
import { presentSeries, toMeat, toUnit } from '../series/series.present.ts';
import { type CorrectionRow, insertCorrection } from './correction.queries.ts';
import { toNewQuote, presentLine, presentValues } from './sheet.present.ts';
import {
  correctPublished,
  deletePublished,
  lockQuotes,
  listLines,
  type SheetLine,
  withdrawPublished,
} from './sheet.queries.ts';

interface Subject {
  readonly SeriesID: number;
  readonly Date: string;
  readonly ExpectedRevision: number;
}

async function holdPublished({ db }: StaffWork, { SeriesID, Date: day, ExpectedRevision }: Subject) {
  await lockQuotes(db, day, [SeriesID]);
  const [line] = await listLines(db, day, [SeriesID]);
  if (line?.quote === undefined || line.quote === null) throw new ApiError(1009);
  if (line.quote.state !== 'published') throw closed('Date');
  if (line.quote.revision !== ExpectedRevision) throw changedMeanwhile('ExpectedRevision');
  return { line, before: presentValues(line.quote) };
}

async function takeOver({ db }: StaffWork, line: SheetLine, day: string): Promise<SheetRow> {
  await refreshAfterQuoteChange(db, { meat: toMeat(line.meat), market: line.market_type, days: [day] });
  const [after] = await listLines(db, day, [line.id]);
  if (after === undefined) throw new ApiError(1009);
  return presentLine(after, await openDictionary(db));
}

export async function correctQuote(
  work: StaffWork,
  input: InputOf<typeof CorrectQuote>,
): Promise<StaffChange<SheetRow>> {
  const { SeriesID, Date: day, Values, Reason, ExpectedRevision } = input;
  const { line, before } = await holdPublished(work, input);
  const figures = { low: Values.Low, high: Values.High, mainstream: Values.Mainstream };
  const issues = findQuoteIssues(figures, toUnit(line.unit));
  if (issues.length > 0) {
    throw new ApiError(1001, { List: issues.map(({ Field, Rule }) => ({ Field: `Values.${Field}`, Rule })) });
  }
  if (isDeepStrictEqual(Values, before)) throw badRequest('Values', 'unchanged');
  const { now, staff, db } = work;
  const change = { seriesId: SeriesID, day, at: now, userId: staff.userId, reason: Reason, before, after: Values };
  await insertCorrection(db, change);
  await correctPublished(db, toNewQuote(SeriesID, Values, ExpectedRevision + 1), { day, userId: staff.userId, now });
  return {
    subject: { kind: 'quote', id: `${SeriesID} ${day}` },
    before,
    after: { ...Values, Reason },
    result: await takeOver(work, line, day),
  };
}

export async function withdrawQuote(
  work: StaffWork,
  input: InputOf<typeof WithdrawQuote>,
): Promise<StaffChange<SheetRow>> {
  const { SeriesID, Date: day, Reason } = input;
  const { line, before } = await holdPublished(work, input);
  const { now, staff, db } = work;
  await insertCorrection(db, {
    seriesId: SeriesID,
    day,
    at: now,
    userId: staff.userId,
    reason: Reason,
    before,
    after: null,
  });
  await deletePublished(db, SeriesID, day);
  return {
    subject: { kind: 'quote', id: `${SeriesID} ${day}` },
    before,
    after: { Withdrawn: true, Reason },
    result: await takeOver(work, line, day),
  };
}

/** Turns all published quotes of a sheet back into drafts, and records them as corrections. */
export async function withdrawSheet(
  { db, now, staff: { userId } }: StaffWork,
  input: InputOf<typeof WithdrawQuoteSheet>,
): Promise<StaffChange<{ readonly withdrawn: number; readonly levels: number }>> {
  const { Meat: meat, MarketType: market, Date: day, Published, Reason: reason } = input;
  const quotes = await withdrawPublished(db, { meat, market, day }, { userId, now });
  if (quotes.length !== Published) throw changedMeanwhile('Published');
  for (const quote of quotes) {
    const before = presentValues(quote);
    await insertCorrection(db, { seriesId: quote.series_id, day, at: now, userId, reason, before, after: null });
  }
  const levels = await refreshAfterQuoteChange(db, { meat, market, days: [day] });
  const ids = quotes.map(({ series_id: id }) => id);
  return {
    subject: { kind: 'quote-sheet', id: `${meat} ${market} ${day}` },
    before: { Published: ids },
    after: { Withdrawn: ids, Reason: reason },
    result: { withdrawn: ids.length, levels },
  };
}

export function presentCorrection(row: CorrectionRow, dictionary: Dictionary) {
  return {
    CorrectionID: row.correction_id,
    Series: presentSeries(row, dictionary),
    Date: row.day,
    At: shanghaiMoment(row.at),
    By: row.corrected_by ?? '',
    Reason: row.reason,
    Before: quoteValues.parse(row.before),
    After: row.after === null ? null : quoteValues.parse(row.after),
  };
}
