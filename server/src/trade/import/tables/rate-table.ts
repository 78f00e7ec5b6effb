import { addMonths, formatMonth } from '@btc/contract/time.ts';
import type { Db } from '#platform/db/db.ts';
import { lockRates, insertRates, listAllRates } from '../../rate.queries.ts';
import type { NewRate } from '../../rate.queries.ts';
import { toIssue } from '#platform/import/issue.ts';
import type { RowOutcome } from '#platform/import/read-rows.ts';
import { readDay, readMonth } from '#platform/import/text/calendar.ts';
import { type HeaderRule, readHeader } from '#platform/import/text/header.ts';
import { comparePublications } from './compare-publications.ts';
import type { Comparison } from './compare-publications.ts';
import { PublicationRows, parseDecimal, tableHeader } from './publication-rows.ts';
import type { PublicationRow, TableCells } from './publication-rows.ts';
import { rateColumns } from './rate-columns.data.ts';
import type { RateColumn } from './rate-columns.data.ts';
import type { TableReading, TableSettings } from './table-reading.ts';

interface RateLine extends PublicationRow, NewRate {}

const rule: HeaderRule<RateColumn> = {
  names: rateColumns,
  required: [['month'], ['currency'], ['rate']],
  unneeded: { always: [] },
};

export function openRateTable(): TableReading {
  const table = new PublicationRows<RateLine>();
  const compare = async (db: Db): Promise<Comparison<RateLine>> =>
    comparePublications(table.rows, (await listAllRates(db)).map(toLine));
  return {
    openHeader: (fields, settings) =>
      tableHeader(
        readHeader(fields, rule, settings.taught),
        { numbers: ['rate'], dates: ['month', 'publishedOn'] },
        (line, cells) => takeRate(table, { line, cells, settings }),
      ),
    finish: () => Promise.resolve(table.finish()),
    count: () => table.rows.length,
    latestPublishedOn: () => table.latestPublishedOn(),
    compare: async (db) => {
      const { added, changed, same, hidden, news, differences } = await compare(db);
      const months = table.rows.map(({ month }) => month).toSorted();
      const [periodFrom, periodTo] = [months[0] ?? '', months.at(-1) ?? ''];
      return {
        added,
        changed,
        same,
        gone: 0,
        hidden,
        rows: news.length,
        periodFrom,
        periodTo,
        before: null,
        after: null,
        // A row of rates has one figure, and cannot be without it.
        losses: [],
        differences: differences.map(({ was, is }) => ({
          period: is.month,
          code: is.currency,
          before: was?.cnyPerUnit ?? null,
          after: is.cnyPerUnit,
        })),
      };
    },
    hold: lockRates,
    load: async (db, runId) => insertRates(db, (await compare(db)).news, runId),
  };
}

interface Given {
  readonly line: number;
  readonly cells: TableCells<RateColumn>;
  readonly settings: TableSettings;
}

function takeRate(table: PublicationRows<RateLine>, { line, cells, settings }: Given): RowOutcome {
  const month = cells.read('month', { parse: parseMonth, reason: 'badPeriod' });
  // The rate of a month is announced in the month before.
  if (month > addMonths(settings.today, 1)) cells.fail('futurePeriod', 'month');
  const currency = cells.read('currency', { parse: parseCurrency, reason: 'badCurrency' });
  const cnyPerUnit = cells.read('rate', { parse: parseRate, reason: 'badNumber' });
  const source = cells.read('source', { parse: (text) => text.slice(0, 120), reason: 'emptyCell', orElse: 'customs' });
  const publishedOn = cells.read('publishedOn', { parse: readDay, reason: 'badDay', orElse: settings.publishedOn });
  if (publishedOn > settings.today) cells.fail('futurePeriod', 'publishedOn');
  if (cells.issues.length > 0) return { kind: 'bad', issues: cells.issues };
  const warnings = isRemarkable(currency, Number(cnyPerUnit))
    ? [toIssue('remarkableRate', cells.title('rate'), `${currency} ${cnyPerUnit}`)]
    : [];
  return table.take(line, toLine({ month, currency, cnyPerUnit, source, publishedOn }), warnings);
}

const usualCurrencies: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP', 'AUD', 'NZD', 'CAD', 'CHF']);

/** Rates are often printed for a hundred units. */
function isRemarkable(currency: string, rate: number): boolean {
  return usualCurrencies.has(currency) && (rate < 2 || rate > 20);
}

function toLine(rate: NewRate): RateLine {
  const { month, currency, cnyPerUnit, source } = rate;
  return { ...rate, key: `${currency} ${month}`, says: [Number(cnyPerUnit), source].join('|') };
}

function parseMonth(text: string): string | null {
  const date = readMonth(text);
  return date === null ? null : formatMonth(Math.floor(date.period / 100), date.period % 100);
}

function parseCurrency(text: string): string | null {
  const code = text.toUpperCase();
  return /^[A-Z]{3}$/.test(code) && code !== 'CNY' ? code : null;
}

/** No currency is worth ten thousand yuan, or less than a hundred-thousandth of one. */
function parseRate(text: string): string | null {
  const decimal = parseDecimal(text);
  const value = Number(decimal ?? 0);
  return value >= 0.00001 && value < 10_000 ? decimal : null;
}
