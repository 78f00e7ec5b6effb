import { meatNames } from '@btc/reference/goods/meats.ts';
import { foldSpelling } from '@btc/contract/fold-text.ts';
import {
  priceSpecs,
  priceStorages,
  priceTerms,
  type PriceMeat,
  type PriceUnit,
  priceUnits,
  quoteBases,
  marketTypes,
} from '@btc/contract/prices/price-codes.ts';
import { findQuoteIssues } from '@btc/contract/prices/quote-checks.ts';
import { cutChoice, type Dictionary } from '#dictionary/face.ts';
import { toIssue, type RowIssue } from '#platform/import/issue.ts';
import type { Reason } from '#platform/import/issue-reasons.ts';
import { readOrigin } from '#platform/import/places/place-lookup.ts';
import { readDay } from '#platform/import/text/calendar.ts';
import { describeLayout, type RowOutcome } from '#platform/import/read-rows.ts';
import type { StyledNames } from '#platform/import/text/file-style.ts';
import {
  toCell,
  type HeaderRule,
  type Layout,
  type ReadHeader,
  readHeader,
  formatTitle,
  type TaughtTitles,
} from '#platform/import/text/header.ts';
import { splitList } from '#platform/import/text/split-list.ts';
import { type FileQuote, type OpenedPrices, quoteDetails, type ReadAgainst, readFigure } from './price-file.ts';
import { type QuoteColumn, quoteColumns, unneededOfQuotes } from './quote-columns.data.ts';

type Coded<Code extends string> = readonly { readonly code: Code; readonly nameCn: string; readonly nameEn: string }[];

const yesNo = [
  { code: 'yes', nameCn: '是', nameEn: 'Yes' },
  { code: 'no', nameCn: '否', nameEn: 'No' },
] as const;
/** Live cattle has tables of its own. */
const markets = marketTypes.filter((market) => market.code !== 'livecattle');

const required = [
  'day',
  'meat',
  'market',
  'origin',
  'cut',
  'term',
  'unit',
  'low',
  'mainstream',
  'high',
  'quoteCount',
] as const;

const issueColumns = { Low: 'low', High: 'high', Mainstream: 'mainstream', Date: 'day' } as const;
const issueReasons = { order: 'priceOrder', decimals: 'badNumber' } as const satisfies Record<string, Reason>;

const detailColumns = {
  group_size: 'groupSize',
  basis: 'basis',
  is_provisional: 'provisional',
} as const satisfies Record<(typeof quoteDetails)[number], QuoteColumn>;

class QuoteLine {
  readonly #layout: Layout<QuoteColumn>;
  readonly #fields: readonly string[];
  readonly #dictionary: Dictionary;
  readonly issues: RowIssue[] = [];

  constructor(layout: Layout<QuoteColumn>, fields: readonly string[], dictionary: Dictionary) {
    this.#layout = layout;
    this.#fields = fields;
    this.#dictionary = dictionary;
  }

  text(column: QuoteColumn): string {
    return toCell(this.#layout, this.#fields, column);
  }

  fail(reason: Reason, column: QuoteColumn, choices: readonly string[] = []): void {
    this.issues.push(toIssue(reason, formatTitle(this.#layout, column), this.text(column), choices));
  }

  code<Code extends string>(column: QuoteColumn, table: Coded<Code>, otherwise: Code): Code {
    const text = this.text(column);
    if (text === '') return otherwise;
    const found = findCoded(text, table);
    if (found === undefined) this.fail('unknownCode', column, table.map(toChoice));
    return found ?? otherwise;
  }

  port(): string {
    const text = this.text('port');
    if (text === '') return 'main';
    const found = this.#dictionary.readPort(text);
    if (found === undefined) this.fail('unknownCode', 'port', this.#dictionary.list('port').map(toChoice));
    return found?.code ?? 'main';
  }

  codes<Code extends string>(column: QuoteColumn, table: Coded<Code>): readonly Code[] {
    const parts = splitList(this.text(column));
    const found = parts.map((part) => findCoded(part, table));
    if (found.includes(undefined)) this.fail('unknownCode', column, table.map(toChoice));
    return [...new Set(found.filter((code) => code !== undefined))].toSorted();
  }

  lacks(): FileQuote['lacks'] {
    return quoteDetails.filter((detail) => !this.#layout.places.has(detailColumns[detail]));
  }

  number(column: QuoteColumn): number {
    const read = readFigure(this.text(column), formatTitle(this.#layout, column));
    if (read.kind === 'bad') this.issues.push(read.issue);
    return read.kind === 'bad' ? 0 : (read.value ?? 0);
  }

  count(column: QuoteColumn): number {
    const value = this.number(column);
    if (value !== 0 && (!Number.isInteger(value) || value > 999)) this.fail('badNumber', column);
    return value;
  }

  day(today: string): string {
    const day = readDay(this.text('day'));
    if (day === null) this.fail('badDay', 'day');
    else if (day > today) this.fail('futurePeriod', 'day');
    return day ?? '';
  }

  origin(): string {
    const text = this.text('origin');
    const found = readOrigin(text) ?? this.#dictionary.findTaught('origin', text);
    if (found === undefined) this.fail('unknownOrigin', 'origin');
    return found ?? '';
  }

  /** The cut, or both cuts of a pair that the trade quotes under one name. */
  cuts(meat: PriceMeat): readonly string[] {
    const text = this.text('cut');
    const read = this.#dictionary.readCut(meat, text);
    if (read.kind === 'known') return read.cuts.map(({ code }) => code);
    if (read.kind === 'unknown') this.fail('unknownCut', 'cut');
    else this.fail('ambiguousCut', 'cut', read.cuts.map(cutChoice));
    return [];
  }

  checkPrices(
    figures: { readonly low: number; readonly high: number; readonly mainstream: number },
    unit: PriceUnit,
  ): void {
    // A cell that is empty or cannot be read has been told already.
    if (this.issues.length > 0) return;
    for (const { Field, Rule } of findQuoteIssues(figures, unit)) {
      const reason = Rule === 'order' || Rule === 'decimals' ? issueReasons[Rule] : 'priceRange';
      this.fail(reason, issueColumns[Field]);
    }
  }
}

function toChoice({ nameCn, nameEn }: { readonly nameCn: string; readonly nameEn: string }): string {
  return nameCn === nameEn ? nameCn : `${nameCn} ${nameEn}`;
}

function findCoded<Code extends string>(text: string, table: Coded<Code>): Code | undefined {
  const wanted = foldSpelling(text);
  return table.find(({ code, nameCn, nameEn }) => [code, nameCn, nameEn].some((name) => foldSpelling(name) === wanted))
    ?.code;
}

function parseLine(line: QuoteLine, today: string): readonly FileQuote[] {
  for (const column of required) if (line.text(column) === '') line.fail('emptyCell', column);
  const meat = line.code('meat', meatNames, 'beef');
  const term = line.code('term', priceTerms, 'CFR');
  const unit = line.code('unit', priceUnits, 'USD/t');
  const figures = { low: line.number('low'), high: line.number('high'), mainstream: line.number('mainstream') };
  const atPort = ['CIF', 'CFR', 'FOB'].includes(term);
  if (term !== 'DDP' && atPort !== (unit === 'USD/t')) line.fail('unitOfTerm', 'unit');
  const groupSize = line.count('groupSize');
  const { cuts, ...quote } = {
    day: line.day(today),
    meat,
    market_type: line.code('market', markets, 'forward'),
    origin: line.origin(),
    cuts: line.cuts(meat),
    specs: line.codes('specs', priceSpecs),
    brand: line.text('brand') === '' ? null : line.text('brand').slice(0, 60),
    storage: line.code('storage', priceStorages, 'frozen'),
    term,
    port: line.port(),
    unit,
    ...figures,
    quote_count: line.count('quoteCount'),
    group_size: groupSize === 0 ? null : groupSize,
    basis: line.code('basis', quoteBases, 'offer'),
    is_provisional: line.code('provisional', yesNo, 'no') === 'yes',
    lacks: line.lacks(),
  };
  if (line.issues.length === 0 && quote.quote_count === 0) line.fail('badNumber', 'quoteCount');
  line.checkPrices(figures, unit);
  return cuts.map((cut) => ({ ...quote, cut }));
}

/** Key of the series that a quote belongs to. */
export function quoteKey(
  quote: Omit<
    FileQuote,
    'low' | 'high' | 'mainstream' | 'quote_count' | 'group_size' | 'basis' | 'is_provisional' | 'lacks' | 'day'
  >,
): string {
  const { meat, market_type: market, origin, cut, specs, brand, storage, term, port, unit } = quote;
  return JSON.stringify([meat, market, origin, cut, specs, brand, storage, term, port, unit]);
}

const rule: HeaderRule<QuoteColumn> = {
  names: quoteColumns,
  required: required.map((column) => [column]),
  unneeded: unneededOfQuotes,
};

export function readQuoteHeader(fields: readonly string[], taught?: TaughtTitles): ReadHeader<QuoteColumn> {
  return readHeader(fields, rule, taught);
}

const styled = {
  numbers: ['low', 'mainstream', 'high', 'quoteCount', 'groupSize'],
  dates: ['day'],
} as const satisfies StyledNames<QuoteColumn>;

export function openQuotes(fields: readonly string[], { today, dictionary }: ReadAgainst): OpenedPrices {
  const header = readQuoteHeader(fields, (title) => dictionary.readTitle(title));
  if (header.kind === 'bad') return header;
  const { layout } = header;
  const quotes: FileQuote[] = [];
  const lineOf = new Map<string, number>();
  const take = (line: number, row: readonly string[]): RowOutcome => {
    const taken = new QuoteLine(layout, row, dictionary);
    const found = parseLine(taken, today);
    for (const quote of found) {
      const key = `${quote.day} ${quoteKey(quote)}`;
      const earlier = lineOf.get(key);
      if (taken.issues.length === 0 && earlier !== undefined)
        taken.issues.push(toIssue('duplicateRow', '', String(earlier)));
      lineOf.set(key, line);
    }
    if (taken.issues.length > 0) return { kind: 'bad', issues: taken.issues };
    quotes.push(...found);
    return { kind: 'taken', warnings: [] };
  };
  const isNote = (row: readonly string[]) => row.every((field) => field.trim() === '');
  const list = () => ({ quotes, benchmarks: [], values: [] });
  return { kind: 'taker', taker: { ...describeLayout(layout, styled), isNote, take, list } };
}
