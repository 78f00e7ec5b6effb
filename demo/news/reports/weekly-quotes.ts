import { addDays, toFriday } from '@btc/contract/time.ts';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import { commentedFridays, weeklyItems, type WeeklyItem } from './weekly-items.ts';
import { listDemoForwardQuotes } from './weekly-quotes.queries.ts';

/** USD/t CFR. */
export interface WeeklyQuote {
  readonly item: WeeklyItem;
  readonly day: string;
  readonly low: number;
  readonly mainstream: number;
  readonly high: number;
  readonly quoteCount: number;
  /** Change on the previous quote, and its day; null for the first. */
  readonly change: number | null;
  readonly previousDay: string | null;
}

/** Week ending on that Friday; empty in a week without quotes. */
export interface WeeklyIssue {
  readonly friday: string;
  readonly quotes: readonly WeeklyQuote[];
}

const runUpWeeks = 12;

type Row = Awaited<ReturnType<typeof listDemoForwardQuotes>>[number];

function toQuote(item: WeeklyItem, row: Row, previous: Row | undefined): WeeklyQuote {
  const mainstream = Number(row.mainstream);
  return {
    item,
    day: row.day,
    low: Number(row.low),
    mainstream,
    high: Number(row.high),
    quoteCount: row.quote_count,
    change: previous === undefined ? null : mainstream - Number(previous.mainstream),
    previousDay: previous?.day ?? null,
  };
}

function listItemQuotes(item: WeeklyItem, rows: readonly Row[]): readonly WeeklyQuote[] {
  const own = rows.filter(({ origin, cut }) => origin === item.origin && cut === item.cut);
  return own.map((row, index) => toQuote(item, row, own[index - 1]));
}

/** Stored quotes, oldest first; empty where the portal has none of the demonstration. */
export async function listWeeklyIssues(db: Db): Promise<readonly WeeklyIssue[]> {
  const first = addDays(commentedFridays[0] ?? '', -7 * runUpWeeks);
  const rows = await listDemoForwardQuotes(db, first);
  if (rows.length === 0) return [];
  const byWeek = Map.groupBy(
    weeklyItems.flatMap((item) => listItemQuotes(item, rows)),
    ({ day }) => toFriday(day),
  );
  const fridays = Array.from({ length: runUpWeeks + commentedFridays.length }, (_, week) => addDays(first, 7 * week));
  return fridays.map((friday) => ({ friday, quotes: byWeek.get(friday) ?? [] }));
}
