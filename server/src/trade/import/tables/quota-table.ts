import { badRequest } from '#platform/api/answer.ts';
import type { Db } from '#platform/db/db.ts';
import {
  lockNotices,
  lockQuotas,
  insertQuotas,
  listAllQuotas,
  type NewQuota,
  referenceQuotas,
} from '#safeguard/face.ts';
import type { RowOutcome } from '#platform/import/read-rows.ts';
import { readOrigin } from '#platform/import/places/place-lookup.ts';
import { readDay } from '#platform/import/text/calendar.ts';
import type { StyledNames } from '#platform/import/text/file-style.ts';
import { type HeaderRule, readHeader } from '#platform/import/text/header.ts';
import { findRunStamp } from '../import-run.queries.ts';
import type { Loss } from '../losses.ts';
import { comparePublications } from './compare-publications.ts';
import type { Comparison } from './compare-publications.ts';
import { NoticeRows, parseKind, type RowHead } from './notice-rows.ts';
import { PublicationRows, parseDecimal, tableHeader } from './publication-rows.ts';
import type { PublicationRow, TableCells } from './publication-rows.ts';
import { quotaColumns } from './quota-columns.data.ts';
import type { QuotaColumn } from './quota-columns.data.ts';
import type { TableReading, TableSettings } from './table-reading.ts';

interface QuotaLine extends PublicationRow, NewQuota {}

const rule: HeaderRule<QuotaColumn> = {
  names: quotaColumns,
  required: [['origin'], ['year'], ['tonnes', 'step'], ['source']],
  unneeded: { always: [] },
};

const styled = {
  numbers: ['tonnes', 'duty', 'surcharge', 'step'],
  dates: ['publishedOn', 'reachedOn', 'surchargeFrom', 'corrects'],
} as const satisfies StyledNames<QuotaColumn>;

const announced: readonly NewQuota[] = referenceQuotas.map((quota) => ({
  ...quota,
  tonnes: String(quota.tonnes),
  inQuotaDuty: quota.inQuotaDuty === null ? null : String(quota.inQuotaDuty),
  overQuotaSurcharge: quota.overQuotaSurcharge === null ? null : String(quota.overQuotaSurcharge),
}));

export function openQuotaTable(): TableReading {
  const table = new PublicationRows<QuotaLine>();
  const notices = new NoticeRows();
  const compare = async (db: Db): Promise<Comparison<QuotaLine>> =>
    comparePublications(table.rows, [...announced, ...(await listAllQuotas(db))].map(toLine));
  return {
    openHeader: (fields, settings) =>
      tableHeader(readHeader(fields, rule, settings.taught), styled, (line, cells) =>
        takeRow({ table, notices }, { line, cells, settings }),
      ),
    finish: async (db) => [...table.finish(), ...(await notices.findIssues(db, table.rows))],
    count: () => table.rows.length + notices.count,
    latestPublishedOn: () => [table.latestPublishedOn(), notices.latestPublishedOn].toSorted().at(-1) ?? '',
    compare: async (db) => {
      const { added, changed, same, hidden, news, before, after, differences } = await compare(db);
      const entered = await notices.countNews(db);
      const years = [...table.rows.map(({ year }) => year), ...notices.years];
      const hasQuotas = table.rows.length > 0;
      return {
        added: added + entered,
        changed,
        same: same + notices.count - entered,
        gone: 0,
        hidden,
        rows: news.length + entered,
        periodFrom: String(Math.min(...years)),
        periodTo: String(Math.max(...years)),
        before: hasQuotas ? computeSum(before) : null,
        after: hasQuotas ? computeSum(after) : null,
        differences: differences.map(({ was, is }) => ({
          period: String(is.year),
          code: is.origin,
          before: was?.tonnes ?? null,
          after: is.tonnes,
        })),
        losses: findLosses(differences),
      };
    },
    hold: async (db) => {
      await lockQuotas(db);
      await lockNotices(db);
    },
    load: async (db, runId) => {
      // Somebody may have entered a notice since the preview.
      const [issue] = await notices.findIssues(db, table.rows);
      if (issue !== undefined) throw badRequest(issue.column, issue.reason);
      await insertQuotas(db, (await compare(db)).news, runId);
      await notices.load(db, await findRunStamp(db, runId));
    },
  };
}

const duties = [
  { kind: 'duty', column: 'inQuotaDuty' },
  { kind: 'surcharge', column: 'overQuotaSurcharge' },
] as const;

function findLosses(differences: Comparison<QuotaLine>['differences']): readonly Loss[] {
  return duties.flatMap(({ kind, column }) => {
    const lost = differences.filter(({ was, is }) => was !== undefined && was[column] !== null && is[column] === null);
    if (lost.length === 0) return [];
    const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)].toSorted();
    return [
      {
        kind,
        periods: distinct(lost.map(({ is }) => String(is.year))),
        origins: distinct(lost.map(({ is }) => is.origin)),
        grams: null,
      },
    ];
  });
}

interface Given {
  readonly line: number;
  readonly cells: TableCells<QuotaColumn>;
  readonly settings: TableSettings;
}

interface Taken {
  readonly table: PublicationRows<QuotaLine>;
  readonly notices: NoticeRows;
}

function takeRow({ table, notices }: Taken, { line, cells, settings }: Given): RowOutcome {
  const parseOrigin = (text: string) => readOrigin(text) ?? settings.dictionary.findTaught('origin', text) ?? null;
  const kind = parseKind(cells.read('kind', { parse: parseKind, reason: 'unknownNoticeKind', orElse: 'quota' }));
  const origin = cells.read('origin', { parse: parseOrigin, reason: 'unknownOrigin' });
  const year = Number(cells.read('year', { parse: parseYear, reason: 'badYear' }));
  const source = cells.read('source', { parse: (text) => text.slice(0, 120) || null, reason: 'emptyCell' });
  const publishedOn = cells.read('publishedOn', { parse: readDay, reason: 'badDay', orElse: settings.publishedOn });
  if (publishedOn > settings.today) cells.fail('futurePeriod', 'publishedOn');
  if (kind === null) return { kind: 'bad', issues: cells.issues };
  const head: RowHead = { origin, year, source, publishedOn };
  return kind === 'quota'
    ? takeQuota(table, { line, cells, head })
    : notices.take(line, cells, { head, kind, today: settings.today });
}

function takeQuota(
  table: PublicationRows<QuotaLine>,
  { line, cells, head }: Pick<Given, 'line' | 'cells'> & { readonly head: RowHead },
): RowOutcome {
  const tonnes = cells.read('tonnes', { parse: parseDecimal, reason: 'badNumber' });
  const percent = { parse: parsePercent, reason: 'badPercent', orElse: '' } as const;
  const [inQuotaDuty, overQuotaSurcharge] = [cells.read('duty', percent), cells.read('surcharge', percent)];
  if (cells.issues.length > 0) return { kind: 'bad', issues: cells.issues };
  const quota: NewQuota = {
    ...head,
    tonnes,
    inQuotaDuty: inQuotaDuty === '' ? null : inQuotaDuty,
    overQuotaSurcharge: overQuotaSurcharge === '' ? null : overQuotaSurcharge,
  };
  return table.take(line, toLine(quota));
}

function toLine(quota: NewQuota): QuotaLine {
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
function computeSum(quotas: readonly QuotaLine[]): string {
  return (quotas.reduce((sum, { tonnes }) => sum + Math.round(Number(tonnes) * 1000), 0) / 1000).toFixed(3);
}
