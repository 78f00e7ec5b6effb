import type { QuoteTrend } from '@btc/contract/prices/cut-margins.ts';
import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import { openDictionary } from '#platform/dictionary/open-dictionary.ts';
import type { Target } from '../convert/convert-price.ts';
import { readDayTerms } from '../convert/day-terms.ts';
import { listTrends } from './history.queries.ts';
import type { Reading } from './quote-list.service.ts';
import { SeriesConversion } from './quote.present.ts';

interface Question {
  readonly meat: PriceMeat;
  readonly seriesIds: readonly number[];
  readonly day: string;
  readonly target: Target;
}

/** The last quotes of some series, each at the terms of its day as in its history: for whoever has the prices. */
export async function readTrends({ db, safeguard }: Reading, question: Question): Promise<QuoteTrend[]> {
  if (question.seriesIds.length === 0) return [];
  const { meat, day: to, target } = question;
  const [rows, { record }, dictionary] = await Promise.all([
    listTrends(db, question),
    safeguard.read(),
    openDictionary(db),
  ]);
  const from = rows.reduce((oldest, { day }) => (day < oldest ? day : oldest), to);
  const days = await readDayTerms(db, { meat, from, to, safeguard: record });
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, points]) => ({
    SeriesID: id,
    Points: points.map((row) => ({
      Date: row.day,
      Mainstream: new SeriesConversion(row, target, { days, dictionary }).figure(row.mainstream, row.day),
    })),
  }));
}
