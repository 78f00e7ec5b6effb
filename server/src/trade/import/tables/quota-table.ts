import type { Db } from '#platform/db/db.ts';
import { holdQuotas, insertQuotas, listAllQuotas } from '#safeguard/quota.queries.ts';
import type { NewQuota } from '#safeguard/quota.queries.ts';
import { referenceQuotas } from '#safeguard/reference-quotas.ts';
import type { RowOutcome } from '#platform/import/read-rows.ts';
import { readOrigin } from '#platform/import/places/place-lookup.ts';
import { readHeader } from '#platform/import/text/header.ts';
import { comparePublications } from './compare-publications.ts';
import type { Comparison } from './compare-publications.ts';
import { PublicationRows, parseDay, parseDecimal, tableHeader } from './publication-rows.ts';
import type { PublicationRow, TableCells } from './publication-rows.ts';
import { quotaColumns } from './quota-columns.data.ts';
import type { QuotaColumn } from './quota-columns.data.ts';
import type { TableReading, TableSettings } from './table-reading.ts';

interface QuotaLine extends PublicationRow, NewQuota {}

/** What counts before any import does. */
const announced: readonly NewQuota[] = referenceQuotas.map((quota) => ({
  ...quota,
  tonnes: String(quota.tonnes),
  inQuotaDuty: quota.inQuotaDuty === null ? null : String(quota.inQuotaDuty),
  overQuotaSurcharge: quota.overQuotaSurcharge === null ? null : String(quota.overQuotaSurcharge),
}));

/** A file of country quotas on its way in. */
export function openQuotaTable(): TableReading {
  const table = new PublicationRows<QuotaLine>();
  const compare = async (db: Db): Promise<Comparison<QuotaLine>> =>
    comparePublications(table.rows, [...announced, ...(await listAllQuotas(db))].map(lineOf));
  return {
    openHeader: (fields, settings) =>
      tableHeader(
        readHeader<QuotaColumn>(fields, quotaColumns, [['origin'], ['year'], ['tonnes'], ['source']]),
        (line, cells) => takeQuota(table, { line, cells, settings }),
      ),
    finish: () => table.finish(),
    count: () => table.rows.length,
    latestPublishedOn: () => table.latestPublishedOn(),
    compare: async (db) => {
      const { added, changed, same, hidden, news, before, after, differences } = await compare(db);
      const years = table.rows.map(({ year }) => year);
      return {
        added,
        changed,
        same,
        gone: 0,
        hidden,
        rows: news.length,
        periodFrom: String(Math.min(...years)),
        periodTo: String(Math.max(...years)),
        before: sumOf(before),
        after: sumOf(after),
        differences: differences.map(({ was, is }) => ({
          period: String(is.year),
          code: is.origin,
          before: was?.tonnes ?? null,
          after: is.tonnes,
        })),
      };
    },
    hold: holdQuotas,
    load: async (db, runId) => insertQuotas(db, (await compare(db)).news, runId),
  };
}

interface Given {
  readonly line: number;
  readonly cells: TableCells<QuotaColumn>;
  readonly settings: TableSettings;
}

function takeQuota(table: PublicationRows<QuotaLine>, { line, cells, settings }: Given): RowOutcome {
  const parseOrigin = (text: string) => readOrigin(text) ?? settings.aliases.find('origin', text) ?? null;
  const origin = cells.read('origin', { parse: parseOrigin, reason: 'unknownOrigin' });
  const year = cells.read('year', { parse: parseYear, reason: 'badYear' });
  const tonnes = cells.read('tonnes', { parse: parseDecimal, reason: 'badNumber' });
  const percent = { parse: parsePercent, reason: 'badPercent', orElse: '' } as const;
  const [inQuotaDuty, overQuotaSurcharge] = [cells.read('duty', percent), cells.read('surcharge', percent)];
  const source = cells.read('source', { parse: (text) => text.slice(0, 120) || null, reason: 'emptyCell' });
  const publishedOn = cells.read('publishedOn', { parse: parseDay, reason: 'badDay', orElse: settings.publishedOn });
  if (publishedOn > settings.today) cells.fail('futurePeriod', 'publishedOn');
  if (cells.faults.length > 0) return { kind: 'bad', faults: cells.faults };
  const quota: NewQuota = {
    origin,
    year: Number(year),
    tonnes,
    inQuotaDuty: inQuotaDuty === '' ? null : inQuotaDuty,
    overQuotaSurcharge: overQuotaSurcharge === '' ? null : overQuotaSurcharge,
    source,
    publishedOn,
  };
  return table.take(line, lineOf(quota));
}

function lineOf(quota: NewQuota): QuotaLine {
  const { origin, year, tonnes, inQuotaDuty, overQuotaSurcharge, source } = quota;
  return {
    ...quota,
    key: `${origin} ${year}`,
    says: [Number(tonnes), numberOrNone(inQuotaDuty), numberOrNone(overQuotaSurcharge), source].join('|'),
  };
}

function numberOrNone(text: string | null): string {
  return text === null ? '' : String(Number(text));
}

function parseYear(text: string): string | null {
  return /^(199\d|20\d\d|2100)年?$/.test(text) ? text.slice(0, 4) : null;
}

function parsePercent(text: string): string | null {
  const decimal = parseDecimal(text, true);
  return decimal === null || Number(decimal) > 999 ? null : decimal;
}

/** Tonnes of quotas, which have three decimals at most. */
function sumOf(quotas: readonly QuotaLine[]): string {
  return (quotas.reduce((sum, { tonnes }) => sum + Math.round(Number(tonnes) * 1000), 0) / 1000).toFixed(3);
}
