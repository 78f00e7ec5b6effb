import type { FigureAnswer, FigureQuestion, FigureUnit } from '@btc/contract/figures/figure.ts';
import { figureUnits } from '@btc/contract/figures/print-figure.ts';
import {
  priceDecimals,
  priceModules,
  type PriceMeat,
  priceSpecs,
  type PriceUnit,
  quotedMarkets,
  type QuotedMarket,
} from '@btc/contract/prices/price-codes.ts';
import type { QuoteRow } from '@btc/contract/prices/quote-row.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import { addDays, isDay } from '@btc/contract/time.ts';
import { findOrigin } from '@btc/reference/origins.ts';
import type { Db } from '#platform/db/db.ts';
import type { Dictionary } from '#platform/dictionary/dictionary.ts';
import { findDaysAround, listQuotes, type QuoteListRow } from '../../prices/quotes/quote-list.queries.ts';
import { sourceNames } from '../../prices/quotes/quote-list.service.ts';
import { presentQuote } from '../../prices/quotes/quote.present.ts';
import { type DayTerms, readDayTerms } from '../../prices/convert/day-terms.ts';
import { round } from '../../prices/convert/convert-price.ts';
import { cutNames, originNames } from '../../prices/series/price-names.ts';
import { asChangePercent, found, toMember, missing } from './figure-answer.ts';

const all = '*';
const maxQuotes = 1_000;
const weeksOfYear = 52;

/** The quotes that a reference names. */
export interface QuotePath {
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

/** Reads the path of a quote; what is unknown in it is told. */
export function parseQuotePath(
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

function isMeant(row: QuoteListRow, { origin, cut, narrowed }: QuotePath): boolean {
  return (
    (origin === all || row.origin === origin) &&
    (cut === all || row.cut === cut) &&
    narrowed.every((code) => row.port === code || row.storage === code || row.specs.includes(code))
  );
}

/** The quotes of a day in a market, read once for all references to it. */
export class QuoteDays {
  /** What cuts and ports are called. */
  readonly dictionary: Dictionary;
  readonly #db: Db;
  readonly #asOf: string;
  readonly #days = new Map<string, Promise<string | null>>();
  readonly #rows = new Map<string, Promise<readonly QuoteListRow[]>>();
  readonly #terms = new Map<string, Promise<DayTerms>>();

  constructor(db: Db, asOf: string, dictionary: Dictionary) {
    this.#db = db;
    this.#asOf = asOf;
    this.dictionary = dictionary;
  }

  /** The day that a period means: itself, or the latest with quotes; null where there is none. */
  toDayValue({ meat, market }: Pick<QuotePath, 'meat' | 'market'>, period: string): Promise<string | null> {
    if (period !== 'latest') return Promise.resolve(isDay(period) ? period : null);
    const next = addDays(this.#asOf, 1);
    return remember(this.#days, `${meat} ${market}`, () =>
      findDaysAround(this.#db, { meat, market, origins: [] }, next).then(({ earlier }) => earlier),
    );
  }

  /** The quotes that a path means on a day. */
  async list(path: QuotePath, day: string): Promise<readonly QuoteListRow[]> {
    const { meat, market } = path;
    const filter = { meat, market, origins: [], cuts: [], specs: [], storages: [], terms: [], ports: [] };
    const rows = await remember(this.#rows, `${meat} ${market} ${day}`, () =>
      listQuotes(this.#db, { filter, day }, { limit: maxQuotes, offset: 0 }),
    );
    return rows.filter((row) => isMeant(row, path));
  }

  /** What prices are computed with on a day and in the weeks before, which they are compared with. */
  termsOn(meat: PriceMeat, day: string): Promise<DayTerms> {
    return remember(this.#terms, `${meat} ${day}`, () =>
      readDayTerms(this.#db, { meat, from: addDays(day, -40), to: day }),
    );
  }
}

function remember<Value>(known: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
}

interface Shown {
  readonly target: PriceUnit | '';
  readonly scale: number;
  readonly unit: FigureUnit | null;
  readonly decimals: number | null;
}

/** Into what a quote is converted. */
function shownIn(unit: FigureQuestion['unit']): Shown {
  switch (unit) {
    case 'usd':
      return { target: 'USD/t', scale: 1, unit: figureUnits.usdPerTonne, decimals: 0 };
    case 'cny':
      return { target: 'CNY/kg', scale: 1, unit: figureUnits.cnyPerKg, decimals: 2 };
    case 'usd/kg':
      return { target: 'USD/t', scale: 1 / 1_000, unit: figureUnits.usdPerKg, decimals: 2 };
    case 'cny/t':
      return { target: 'CNY/kg', scale: 1_000, unit: figureUnits.cnyPerTonne, decimals: 0 };
    default:
      return { target: '', scale: 1, unit: null, decimals: null };
  }
}

/** A quote's figure in the unit shown; null where it has none. */
function toFigure(row: QuoteRow, measure: FigureQuestion['measure'], yearBefore: QuoteRow | undefined): number | null {
  const { Mainstream, ChangeWeek, ChangePrevious } = row;
  const before = yearBefore?.Mainstream ?? null;
  switch (measure) {
    case 'low':
      return row.Low;
    case 'high':
      return row.High;
    case 'quotes':
      return row.QuoteCount;
    case 'change':
      return ChangeWeek?.Value ?? null;
    case 'change%':
      return ChangeWeek?.Percent ?? null;
    case 'previous':
      return ChangePrevious?.Value ?? null;
    case 'previous%':
      return ChangePrevious?.Percent ?? null;
    case 'year':
      return Mainstream === null || before === null ? null : round(Mainstream - before);
    case 'year%':
      return Mainstream === null || before === null ? null : roundTo((Mainstream / before - 1) * 100, 2);
    default:
      return Mainstream;
  }
}

const priceUnit = { 'USD/t': figureUnits.usdPerTonne, 'CNY/kg': figureUnits.cnyPerKg } as const;

/** The quotes that a path means on a day, as the price list shows them; the text says what is wrong with it. */
export async function readQuotes(
  days: QuoteDays,
  path: QuotePath,
  { day, target = '' }: { readonly day: string; readonly target?: PriceUnit | '' },
): Promise<readonly QuoteRow[]> {
  const rows = await days.list(path, day);
  const terms = await days.termsOn(path.meat, day);
  const { dictionary } = days;
  return rows.map((row) =>
    presentQuote(row, { unit: target, level: '', overQuota: false }, { days: terms, dictionary }),
  );
}

/** A series as a reference narrows it further. */
export function nameChoice({ Port, Specs, Storage }: QuoteRow): string {
  return [Port, ...Specs, ...(Storage === 'chilled' ? [Storage] : [])].join('/');
}

/** What is said of quotes: as the price list of their day has them. */
export async function answerQuote(days: QuoteDays, question: FigureQuestion): Promise<FigureAnswer> {
  const path = parseQuotePath(days.dictionary, question.parts);
  if (typeof path === 'string') return missing('unknownCode', path);
  const day = await days.toDayValue(path, question.period);
  if (day === null) return missing('notFound', question.period);
  const shown = shownIn(question.unit);
  const rows = await readQuotes(days, path, { day, target: shown.target });
  const isOne = path.origin !== all && path.cut !== all;
  if (isOne && rows.length > 1) return missing('ambiguous', rows.map(nameChoice).join(', '));
  const { measure } = question;
  const before =
    measure === 'year' || measure === 'year%'
      ? await readQuotes(days, path, { day: addDays(day, -7 * weeksOfYear), target: shown.target })
      : [];
  const isPrice = !measure.endsWith('%') && measure !== 'quotes';
  const named = rows.map((row) => ({
    value: toFigure(
      row,
      measure,
      before.find(({ SeriesID }) => SeriesID === row.SeriesID),
    ),
    names: { origin: originNames(row.OriginCode), cut: cutNames(days.dictionary, row.CutCode) },
  }));
  const members = named.flatMap(({ value, names }) =>
    value === null ? [] : [toMember(isPrice ? value * shown.scale : value, names)],
  );
  const leftOut = named.flatMap(({ value, names }) => (value === null ? [toMember(0, names)] : []));
  const [first] = rows;
  if (first === undefined) return missing('notFound', day);
  if (members.length === 0) return missing('notPublished', measure);
  const isDemo = rows.some(({ Demo }) => Demo);
  const basis = {
    ...sourceNames(isDemo),
    publishedOn: day,
    demo: isDemo,
    provisional: rows.some(({ Provisional }) => Provisional),
    lock: priceModules[path.meat],
  };
  const detail = { period: day, basis: rename(basis), leftOut };
  if (measure.endsWith('%')) return found(members, { ...detail, ...asChangePercent });
  if (measure === 'quotes') return found(members, { ...detail, unit: figureUnits.plain });
  return found(members, {
    ...detail,
    unit: shown.unit ?? priceUnit[first.ShownUnit],
    decimals: shown.decimals ?? priceDecimals[first.ShownUnit],
    isChange: measure === 'change' || measure === 'previous' || measure === 'year',
  });
}

function rename<Rest extends object>({
  SourceCn,
  SourceEn,
  ...rest
}: Rest & { readonly SourceCn: string; readonly SourceEn: string }) {
  return { sourceCn: SourceCn, sourceEn: SourceEn, ...rest };
}
