import {
  type PriceMeat,
  priceSpecs,
  type PriceUnit,
  quotedMarkets,
  type QuotedMarket,
} from '@btc/contract/prices/price-codes.ts';
import type { QuoteRow } from '@btc/contract/prices/quote-row.ts';
import { addDays, isDay } from '@btc/contract/time.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { findDaysAround, listQuotes, presentQuote, readDayTerms } from '#prices/face.ts';
import { type Missing, missing } from './figure-answer.ts';
import type { Reading } from './reading.ts';

const all = '*';
const maxQuotes = 1_000;

interface QuotePath {
  readonly meat: PriceMeat;
  readonly market: QuotedMarket;
  readonly origin: string;
  readonly cut: string;
  readonly narrowed: readonly string[];
}

/** Meat of a cut in a reference; `pork:` precedes a code that beef has too. Null for an unknown cut. */
export function findCutMeat(dictionary: Dictionary, code: string): PriceMeat | null {
  const isKnown = (meat: PriceMeat, cut: string) => dictionary.findCut(meat, cut) !== undefined;
  if (code.startsWith('pork:')) return code === 'pork:*' || isKnown('pork', code.slice(5)) ? 'pork' : null;
  if (code === all || isKnown('beef', code)) return 'beef';
  return isKnown('pork', code) ? 'pork' : null;
}

const narrowing: ReadonlySet<string> = new Set([...priceSpecs.map(({ code }) => code), 'chilled', 'frozen']);

function parseQuotePath(
  dictionary: Dictionary,
  [origin = '', cut = '', market = '', ...narrowed]: readonly string[],
): QuotePath | string {
  const meat = findCutMeat(dictionary, cut);
  if (origin !== all && origin !== 'CHN' && findOrigin(origin) === undefined) return origin;
  if (meat === null) return cut;
  const known = quotedMarkets.find((one) => one === market);
  if (known === undefined) return market;
  const unknown = narrowed.find((code) => !narrowing.has(code) && dictionary.find('port', code) === undefined);
  return unknown ?? { meat, market: known, origin, cut: cut.replace('pork:', ''), narrowed };
}

function isMeant({ OriginCode, CutCode, Port, Storage, Specs }: QuoteRow, { origin, cut, narrowed }: QuotePath) {
  const own: readonly string[] = [Port, Storage, ...Specs];
  return (
    (origin === all || OriginCode === origin) &&
    (cut === all || CutCode === cut) &&
    narrowed.every((code) => own.includes(code))
  );
}

function nameChoice({ Port, Specs, Storage }: QuoteRow): string {
  return [Port, ...Specs, ...(Storage === 'chilled' ? [Storage] : [])].join('/');
}

export function ambiguous(rows: readonly QuoteRow[]): Missing {
  return missing('ambiguous', rows.map(nameChoice).join(', '));
}

/** Null where there are no quotes. */
function findLatestDay({ db, asOf, once }: Reading, { meat, market }: QuotePath): Promise<string | null> {
  return once(`quotes ${meat} ${market}`, async () => {
    return (await findDaysAround(db, { meat, market, origins: [] }, addDays(asOf, 1))).earlier;
  });
}

/** Full price list of a market and day: changes need the weeks before. */
function readList({ db, dictionary, once }: Reading, { meat, market }: QuotePath, day: string, unit: PriceUnit | '') {
  return once(`quotes ${meat} ${market} ${day} ${unit}`, async () => {
    const filter = { meat, market, origins: [], cuts: [], specs: [], storages: [], terms: [], ports: [] };
    const [rows, days] = await Promise.all([
      listQuotes(db, { filter, day }, { limit: maxQuotes, offset: 0 }),
      readDayTerms(db, { meat, from: addDays(day, -40), to: day }),
    ]);
    return rows.map((row) => presentQuote(row, { unit, level: '', overQuota: false }, { days, dictionary }));
  });
}

export async function findQuotes(reading: Reading, parts: readonly string[], period: string, unit: PriceUnit | '') {
  const path = parseQuotePath(reading.dictionary, parts);
  if (typeof path === 'string') return missing('unknownCode', path);
  const day = period === 'latest' ? await findLatestDay(reading, path) : period;
  if (day === null || !isDay(day)) return missing('notFound', period);
  const rows = (await readList(reading, path, day, unit)).filter((row) => isMeant(row, path));
  if (rows.length === 0) return missing('notFound', day);
  return { meat: path.meat, day, rows, isOne: path.origin !== all && path.cut !== all };
}

export async function findQuote(reading: Reading, parts: readonly string[], period: string, unit: PriceUnit | '' = '') {
  const found = await findQuotes(reading, parts, period, unit);
  if ('issue' in found) return found;
  const { meat, day, rows } = found;
  const [row] = rows;
  if (row === undefined || row.Mainstream === null) return missing('notFound', day);
  return rows.length > 1 ? ambiguous(rows) : { meat, day, row, price: row.Mainstream };
}
