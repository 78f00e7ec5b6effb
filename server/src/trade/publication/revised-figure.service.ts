import type { RevisedFigure, RevisionTotals } from '@btc/contract/trade/revisions.ts';
import type { FactSource } from '@btc/contract/trade/trade-codes.ts';
import { findHsGroup, hsCodes, matchHsCode } from '@btc/reference/goods/hs-codes.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import type { Visitor } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';
import { allOrigins, formatPeriodText } from '../facts/vintage.ts';
import { listRevisedSums, type RevisedSum, type RevisedTotals, type RevisionChoice } from './revised-figure.queries.ts';

export interface RevisedQuestion {
  readonly runId: number | null;
  readonly afterRun?: number;
  readonly source: FactSource | null;
  readonly origins: readonly string[];
  /** Months `YYYY-MM`; empty: open. */
  readonly start: string;
  readonly end: string;
  readonly page: number;
  readonly pageSize: number;
}

/** Group by tariff line, and by position where all its lines are of one group. */
const groups = new Map(
  hsCodes
    .flatMap(({ code }) => [code, code.slice(0, 6), code.slice(0, 4)])
    .flatMap((code): (readonly [string, string])[] => {
      const match = matchHsCode(code);
      return (match.kind === 'line' || match.kind === 'position') && match.group !== null ? [[code, match.group]] : [];
    }),
);

/** Revised figures; others than members get rows of locked goods without the figures. */
export async function findRevisedFigures(
  db: Db,
  question: RevisedQuestion,
  { findLockState }: Pick<Visitor, 'findLockState'>,
): Promise<{ readonly rows: readonly RevisedFigure[]; readonly total: number }> {
  const { page, pageSize } = question;
  const found = await listRevisedSums(db, toChoice(question), {
    groups,
    paging: { limit: pageSize, offset: (page - 1) * pageSize },
  });
  const isOpen = { Data: findLockState('Data') === null, PorkData: findLockState('PorkData') === null };
  return { total: found.total, rows: found.rows.map((row) => presentFigure(row, isOpen)) };
}

function toChoice({ runId, afterRun, source, origins, start, end }: RevisedQuestion): RevisionChoice {
  return {
    ...(runId === null ? {} : { runId }),
    ...(afterRun === undefined ? {} : { afterRun }),
    ...(source === null ? {} : { source }),
    origins,
    // A year stands for all its months.
    ...(start === ''
      ? {}
      : { from: Number(start.slice(0, 4)) * 100 + (start.endsWith('-01') ? 0 : Number(start.slice(5))) }),
    ...(end === '' ? {} : { to: Number(end.replace('-', '')) }),
  };
}

function presentFigure(row: RevisedSum, isOpen: Record<'Data' | 'PorkData', boolean>): RevisedFigure {
  const group = findHsGroup(row.group);
  const origin = findOrigin(row.origin);
  const isShown = (group?.species !== 'porcine' && isOpen.Data) || (group?.species !== 'bovine' && isOpen.PorkData);
  return {
    RevisionID: row.runId,
    Source: row.source,
    PublishedOn: row.publishedOn,
    LoadedAt: row.loadedAt.toISOString(),
    Period: formatPeriodText(row.period),
    Code: row.origin,
    NameCn: origin?.nameCn ?? (row.origin === allOrigins ? '全部来源' : row.origin),
    NameEn: origin?.nameEn ?? (row.origin === allOrigins ? 'All origins' : row.origin),
    GroupCode: row.group,
    GroupCn: group?.nameCn ?? '其他',
    GroupEn: group?.nameEn ?? 'Others',
    Before: isShown ? presentTotals(row.before) : noTotals,
    After: isShown ? presentTotals(row.after) : noTotals,
    Percent: toChange(row),
    Locked: !isShown,
  };
}

const noTotals: RevisionTotals = { Tonnes: null, ValueUsd: null, ValueCny: null };

function presentTotals({ tonnes, usd, cny }: RevisedTotals): RevisionTotals {
  return { Tonnes: tonnes, ValueUsd: usd, ValueCny: cny };
}

/** Percent change of the first measure that changed; null: none can be computed. */
function toChange({ before, after }: RevisedSum): number | null {
  for (const measure of ['tonnes', 'usd', 'cny'] as const) {
    const [was, is] = [before[measure], after[measure]];
    if (was !== null && is !== null && was !== 0 && was !== is) return (is / was - 1) * 100;
  }
  return null;
}
