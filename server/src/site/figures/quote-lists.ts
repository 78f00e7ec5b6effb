import {
  type PriceMeat,
  priceSpecs,
  type PriceUnit,
  quotedMarkets,
  type QuotedMarket,
} from '@btc/contract/prices/price-codes.ts';
import type { QuoteRow } from '@btc/contract/prices/quote-row.ts';
import { addDays, isDay } from '@btc/contract/time.ts';
import { findOrigin } from '@btc/reference/origins.ts';
import type { Db } from '#platform/db/db.ts';
import type { Dictionary } from '#platform/dictionary/dictionary.ts';
import { readDayTerms } from '../../prices/convert/day-terms.ts';
import { findDaysAround, listQuotes } from '../../prices/quotes/quote-list.queries.ts';
import { presentQuote } from '../../prices/quotes/quote.present.ts';
import { type Missing, missing } from './figure-answer.ts';

const all = '*';
const maxQuotes = 1_000;

/** The quotes that a reference names. */
interface QuotePath {
  readonly meat: PriceMeat;
  readonly market: QuotedMarket;
  readonly origin: string;
  readonly cut: string;
  /** Port and whatever else narrows the series. */
  readonly narrowed: readonly string[];
}

/** The meat that a cut of a reference is of; `pork:` stands before one that beef has too. Null: there is no such cut. */
export function findCutMeat(dictionary: Dictionary, code: string): PriceMeat | null {
  const isKnown = (meat: PriceMeat, cut: string) => dictionary.findCut(meat, cut) !== undefined;
  if (code.startsWith('pork:')) return code === 'pork:*' || isKnown('pork', code.slice(5)) ? 'pork' : null;
  if (code === all || isKnown('beef', code)) return 'beef';
  return isKnown('pork', code) ? 'pork' : null;
}

const narrowing: ReadonlySet<string> = new Set([...priceSpecs.map(({ code }) => code), 'chilled', 'frozen']);

/** Reads the path of a quote: a text where something in it is unknown. */
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

/** A series as a reference narrows it further. */
function nameChoice({ Port, Specs, Storage }: QuoteRow): string {
  return [Port, ...Specs, ...(Storage === 'chilled' ? [Storage] : [])].join('/');
}

export function ambiguous(rows: readonly QuoteRow[]): Missing {
  return missing('ambiguous', rows.map(nameChoice).join(', '));
}

type Market = Pick<QuotePath, 'meat' | 'market'>;

interface ListsReading {
  readonly db: Db;
  readonly asOf: string;
  readonly dictionary: Dictionary;
}

/** The price lists of markets, each read once for all references to it. */
export class QuoteLists {
  readonly #reading: ListsReading;
  readonly #days = new Map<string, Promise<string | null>>();
  readonly #lists = new Map<string, Promise<readonly QuoteRow[]>>();

  constructor(reading: ListsReading) {
    this.#reading = reading;
  }

  /** The quotes that a path means. */
  async list(parts: readonly string[], period: string, unit: PriceUnit | '') {
    const path = parseQuotePath(this.#reading.dictionary, parts);
    if (typeof path === 'string') return missing('unknownCode', path);
    const { meat, market, origin, cut } = path;
    const day = period === 'latest' ? await this.#findLatest(path) : period;
    if (day === null || !isDay(day)) return missing('notFound', period);
    const listed = await remember(this.#lists, [meat, market, day, unit].join(' '), () => this.#read(path, day, unit));
    const rows = listed.filter((row) => isMeant(row, path));
    if (rows.length === 0) return missing('notFound', day);
    return { meat, day, rows, isOne: origin !== all && cut !== all };
  }

  /** The only one that a path means. */
  async find(parts: readonly string[], period: string, unit: PriceUnit | '' = '') {
    const listed = await this.list(parts, period, unit);
    if ('issue' in listed) return listed;
    const { rows, ...of } = listed;
    const [row] = rows;
    if (row === undefined || row.Mainstream === null) return missing('notFound', of.day);
    return rows.length > 1 ? ambiguous(rows) : { ...of, row, price: row.Mainstream };
  }

  /** The latest day with quotes; null where there is none. */
  #findLatest({ meat, market }: Market): Promise<string | null> {
    const { db, asOf } = this.#reading;
    return remember(this.#days, `${meat} ${market}`, async () => {
      return (await findDaysAround(db, { meat, market, origins: [] }, addDays(asOf, 1))).earlier;
    });
  }

  /** All quotes of a market on a day, as the price list shows them; they are compared with those of the weeks before. */
  async #read({ meat, market }: Market, day: string, unit: PriceUnit | ''): Promise<readonly QuoteRow[]> {
    const { db, dictionary } = this.#reading;
    const filter = { meat, market, origins: [], cuts: [], specs: [], storages: [], terms: [], ports: [] };
    const [rows, days] = await Promise.all([
      listQuotes(db, { filter, day }, { limit: maxQuotes, offset: 0 }),
      readDayTerms(db, { meat, from: addDays(day, -40), to: day }),
    ]);
    return rows.map((row) => presentQuote(row, { unit, level: '', overQuota: false }, { days, dictionary }));
  }
}

function remember<Value>(known: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
}
