import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import { openDictionary } from '#dictionary/face.ts';
import type { Target } from '../convert/convert-price.ts';
import { readDayTerms } from '../convert/day-terms.ts';
import type { PriceDeps } from '../price-deps.ts';
import { listTrends } from './history.queries.ts';
import { isAsQuoted, SeriesConversion, toAsQuoted } from './quote.present.ts';

interface Question {
  readonly meat: PriceMeat;
  readonly seriesIds: readonly number[];
  readonly day: string;
  readonly target: Target;
}

/** Mainstream prices by series id, oldest first, each at the terms of its own day. */
export type Trends = ReadonlyMap<number, (number | null)[]>;

export async function readTrends(
  { db, safeguard }: Pick<PriceDeps, 'db' | 'safeguard'>,
  question: Question,
): Promise<Trends> {
  if (question.seriesIds.length === 0) return new Map();
  const { meat, day: to, target } = question;
  const [rows, dictionary] = await Promise.all([listTrends(db, question), openDictionary(db)]);
  const converted = rows.filter((row) => !isAsQuoted(row, target));
  const readTerms = async () => {
    const from = converted.reduce((oldest, { day }) => (day < oldest ? day : oldest), to);
    const { record } = await safeguard.read();
    return readDayTerms(db, { meat, from, to, safeguard: record });
  };
  const days = converted.length === 0 ? null : await readTerms();
  const toFigure = (row: (typeof rows)[number]) =>
    (days === null ? toAsQuoted(row, dictionary) : new SeriesConversion(row, target, { days, dictionary })).figure(
      row.mainstream,
      row.day,
    );
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, points]) => [id, points.map(toFigure)]));
}
