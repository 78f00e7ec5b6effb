import type {
  CattleOutcome,
  CattleSheetPrice,
  CattleSheetRow,
  CattleValues,
  CorrectCattle,
  PublishCattle,
  SaveCattleDrafts,
  WithdrawCattle,
} from '@btc/contract/prices/benchmarks/live-cattle.ts';
import { findLiveCattle, liveCattleSeries } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { changeAgainst } from '@btc/contract/prices/quote-checks.ts';
import type { QuoteRule } from '@btc/contract/prices/price-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import { changedMeanwhile, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiDay, shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { storeCattleBefore } from '../series/as-published.queries.ts';
import {
  deleteDraftRows,
  deletePrices,
  type DraftRow,
  lockPrices,
  listDrafts,
  listLatestBefore,
  listPrices,
  type PriceRow,
  saveDraftRows,
  savePrices,
} from './live-cattle.queries.ts';

/** Percent; larger moves need confirmation. */
const jumpPercent = 20;

/** Drops trailing zeros: 315.0000 becomes 315. */
function plain(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

function presentValues(row: Pick<PriceRow, 'local_price' | 'usd_per_unit' | 'source'>): CattleValues {
  return {
    LocalPrice: plain(row.local_price),
    UsdPerUnit: row.usd_per_unit === null ? '' : plain(row.usd_per_unit),
    Source: row.source,
  };
}

function presentQuote(price: PriceRow | undefined, draft: DraftRow | undefined): CattleSheetPrice | null {
  if (price !== undefined) {
    const at = shanghaiMoment(price.entered_at);
    return { ...presentValues(price), State: 'published', Revision: price.revision, SavedBy: null, SavedAt: at };
  }
  if (draft === undefined) return null;
  const { revision: Revision, saved_name: SavedBy, saved_at: savedAt } = draft;
  return { ...presentValues(draft), State: 'draft', Revision, SavedBy, SavedAt: shanghaiMoment(savedAt) };
}

export async function readSheet(db: Db, day: string) {
  const [prices, drafts, latest] = await Promise.all([
    listPrices(db, { from: day, to: day }),
    listDrafts(db, day),
    listLatestBefore(db, day),
  ]);
  const rows = liveCattleSeries.map(({ code }): CattleSheetRow => {
    const hasCode = ({ series }: { readonly series: string }) => series === code;
    const [price, before] = [prices.find(hasCode), latest.find(hasCode)];
    const previous = before === undefined ? null : { ...presentValues(before), Date: before.day, Demo: before.is_demo };
    return {
      Code: code,
      Quote: presentQuote(price, drafts.find(hasCode)),
      Previous: previous,
      Demo: price?.is_demo === true,
    };
  });
  return { Rows: rows, Dict: { JumpPercent: jumpPercent } };
}

type DraftLine = SaveCattleDrafts['Lines'][number];

/** The rule that a line breaks; null where it can be saved. */
function findRule(line: DraftLine, row: CattleSheetRow | undefined, isFuture: boolean): QuoteRule | null {
  if (isFuture) return 'future';
  if (row?.Quote?.State === 'published') return 'published';
  if ((row?.Quote?.Revision ?? 0) !== line.ExpectedRevision) return 'changed';
  if (line.Values === null || line.Confirmed) return null;
  const before = row?.Previous?.LocalPrice;
  const change = changeAgainst(Number(line.Values.LocalPrice), before === undefined ? null : Number(before));
  return change !== null && Math.abs(change) > jumpPercent ? 'jump' : null;
}

/** The rate of a line; always 1 for markets quoted in USD. */
function toRate(code: string, { UsdPerUnit }: CattleValues): string | null {
  return findLiveCattle(code)?.currency === 'USD' ? '1' : UsdPerUnit === '' ? null : UsdPerUnit;
}

export async function saveDrafts(
  { db, now, staff }: StaffWork,
  { Date: day, Lines }: SaveCattleDrafts,
): Promise<StaffChange<CattleOutcome[]>> {
  await lockPrices(db);
  const { Rows } = await readSheet(db, day);
  const judged = Lines.map((line) => ({
    ...line,
    rule: findRule(
      line,
      Rows.find(({ Code }) => Code === line.Code),
      day > shanghaiDay(now),
    ),
  }));
  const sound = judged.filter(({ rule }) => rule === null);
  await saveDraftRows(
    db,
    sound.flatMap(({ Code, Values, ExpectedRevision }) =>
      Values === null
        ? []
        : [
            {
              series: Code,
              day,
              local_price: Values.LocalPrice,
              usd_per_unit: toRate(Code, Values),
              source: Values.Source,
              revision: ExpectedRevision + 1,
              saved_by: staff.userId,
              saved_at: now,
            },
          ],
    ),
  );
  await deleteDraftRows(
    db,
    sound.filter(({ Values }) => Values === null).map(({ Code }) => Code),
    day,
  );
  const after = await readSheet(db, day);
  return {
    subject: { kind: 'liveCattle', id: day },
    before: null,
    after: Object.fromEntries(sound.map(({ Code, Values }) => [Code, Values?.LocalPrice ?? null])),
    result: judged.map(({ Code, Values, rule }) => ({
      Code,
      Outcome: rule === 'jump' ? 'confirm' : rule !== null ? 'refused' : Values === null ? 'removed' : 'saved',
      Rule: rule,
      Quote: after.Rows.find((row) => row.Code === Code)?.Quote ?? null,
    })),
  };
}

interface SeenLine {
  readonly Code: string;
  readonly ExpectedRevision: number;
}

/** Throws 1001 for the whole call where any line has changed since it was seen. */
function requireSeen<Row extends { readonly series: string; readonly revision: number }>(
  rows: readonly Row[],
  lines: readonly SeenLine[],
): readonly Row[] {
  const found = lines.map((line) =>
    rows.find(({ series, revision }) => series === line.Code && revision === line.ExpectedRevision),
  );
  const others = found.flatMap((row, index) =>
    row === undefined ? [{ Field: `Lines.${index}`, Rule: 'changed' as const }] : [],
  );
  if (others.length > 0) throw new ApiError(1001, { List: others });
  return [...new Set(found.filter((row) => row !== undefined))];
}

export async function publishDrafts(
  { db, now }: StaffWork,
  { Date: day, Lines }: PublishCattle,
): Promise<StaffChange<number>> {
  await lockPrices(db);
  const there = await listPrices(db, { from: day, to: day });
  const waiting = (await listDrafts(db, day)).filter(({ series }) => !there.some((row) => row.series === series));
  const drafts = requireSeen(waiting, Lines);
  const codes = drafts.map(({ series }) => series);
  await savePrices(
    db,
    drafts.map(({ series, local_price, usd_per_unit, source, revision }) => ({
      series,
      day,
      local_price,
      usd_per_unit,
      source,
      revision: revision + 1,
      is_demo: false,
      entered_at: now,
      published_since: shanghaiDay(now),
    })),
  );
  await deleteDraftRows(db, codes, day);
  return {
    subject: { kind: 'liveCattle', id: day },
    before: null,
    after: Object.fromEntries(drafts.map((row) => [row.series, plain(row.local_price)])),
    result: drafts.length,
  };
}

export async function correctPrice(
  { db, now }: StaffWork,
  { Code, Date: day, ExpectedRevision, Values, Reason }: CorrectCattle,
): Promise<StaffChange<null>> {
  await lockPrices(db);
  const row = (await listPrices(db, { from: day, to: day })).find(({ series }) => series === Code);
  if (row === undefined) throw new ApiError(1009);
  if (row.revision !== ExpectedRevision) throw changedMeanwhile('ExpectedRevision');
  const before = presentValues(row);
  const rate = toRate(Code, Values);
  const isSamePrice = Number(Values.LocalPrice) === Number(row.local_price);
  if (!row.is_demo && isSamePrice && Number(rate) === Number(row.usd_per_unit) && Values.Source === row.source) {
    throw badRequest('Values', 'unchanged');
  }
  const today = shanghaiDay(now);
  // The same price with another rate or source has been published all along.
  const isSamePublished = isSamePrice && !row.is_demo;
  if (!isSamePublished) await storeCattleBefore(db, { series: [Code], day, today });
  await savePrices(db, [
    {
      series: Code,
      day,
      local_price: Values.LocalPrice,
      usd_per_unit: rate,
      source: Values.Source,
      revision: row.revision + 1,
      is_demo: false,
      entered_at: now,
      published_since: isSamePublished ? row.published_since : today,
    },
  ]);
  return {
    subject: { kind: 'liveCattle', id: day },
    before: { [Code]: before.LocalPrice, UsdPerUnit: before.UsdPerUnit, Source: before.Source },
    after: { [Code]: Values.LocalPrice, UsdPerUnit: Values.UsdPerUnit, Source: Values.Source, Reason },
    result: null,
  };
}

/** Turns published prices of a day back into drafts; demonstration prices are deleted. */
export async function withdrawPrices(
  { db, now, staff }: StaffWork,
  { Date: day, Lines, Reason }: WithdrawCattle,
): Promise<StaffChange<number>> {
  await lockPrices(db);
  const rows = requireSeen(await listPrices(db, { from: day, to: day }), Lines);
  const codes = rows.map(({ series }) => series);
  await storeCattleBefore(db, { series: codes, day, today: shanghaiDay(now) });
  await deletePrices(db, codes, day);
  await saveDraftRows(
    db,
    rows
      .filter((row) => !row.is_demo)
      .map(({ series, local_price, usd_per_unit, source, revision }) => ({
        series,
        day,
        local_price,
        usd_per_unit,
        source,
        revision: revision + 1,
        saved_by: staff.userId,
        saved_at: now,
      })),
  );
  return {
    subject: { kind: 'liveCattle', id: day },
    before: Object.fromEntries(rows.map((row) => [row.series, plain(row.local_price)])),
    after: { Withdrawn: codes, Reason },
    result: rows.length,
  };
}
