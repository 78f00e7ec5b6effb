import type { getWebPriceHistory } from '@btc/contract/prices/quotes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import type { Db } from '#platform/db/db.ts';
import { accessMarket, type PriceReader } from '../price-reader.ts';
import { readDayTerms } from '../reckon/day-terms.ts';
import { presentSeries } from '../series/series.present.ts';
import { findSeries } from '../series/series.queries.ts';
import { windowOf } from '../week.ts';
import { findExtent, listHistory } from './history.queries.ts';
import { presentReckoning, sourceNames, targetOf } from './quote-list.service.ts';
import { isAsQuoted, presentFigures, SeriesReckoning } from './quote.present.ts';

type Question = InputOf<typeof getWebPriceHistory>;
type Answer = OutputOf<typeof getWebPriceHistory>;

/** The quotes of one series over time, as far as the reader may see them. */
export async function readHistory(db: Db, question: Question, reader: PriceReader): Promise<Answer> {
  const found = await findSeries(db, question.SeriesID);
  if (found === undefined) throw new ApiError(1009);
  const series = presentSeries(found);
  const [{ locked, trialLeft }, extent] = await Promise.all([
    accessMarket(db, reader, { species: series.Species, market: series.MarketType }),
    findExtent(db, found.id),
  ]);
  const { from, to, period } = windowOf(question, extent.to);
  const rows = locked === null ? await listHistory(db, found.id, { from, to }) : [];
  const day = rows.at(-1)?.day ?? extent.to ?? reader.today;
  const target = targetOf(question);
  const first = isAsQuoted(found, target) ? day : (rows[0]?.day ?? day);
  const days = await readDayTerms(db, { species: series.Species, from: first, to: day });
  const reckoning = new SeriesReckoning(found, target, days);
  const latest = rows.at(-1);
  const arithmetic = latest === undefined ? null : reckoning.price(latest.mainstream, latest.day);
  return {
    Row: series,
    Rows: rows.map((row) => presentFigures(row, reckoning)),
    Total: rows.length,
    Dict: {
      From: extent.from,
      To: extent.to,
      Period: period,
      ...presentReckoning(days, target, { day, origins: [found.origin] }),
      ...sourceNames(found.is_demo),
      Demo: found.is_demo,
      Locked: locked,
      TrialLeft: trialLeft,
      Arithmetic: [...(arithmetic?.lines ?? [])],
    },
  };
}
