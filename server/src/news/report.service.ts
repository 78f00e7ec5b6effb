import type { ReportType } from '@btc/contract/news/sections.ts';
import { formatMonth, toMonthEnd } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type NewsDeps, toScope } from './article.service.ts';
import { listReportIds } from './report.queries.ts';

/** Days of a year or month, both ends included; empty without a year. */
export function toDays(year: number | undefined, month: number | undefined): { from?: string; to?: string } {
  if (year === undefined) return {};
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const name = formatMonth(year, month);
  return { from: `${name}-01`, to: toMonthEnd(name) };
}

/** The report of a kind current on a day; throws 1009 when none had come out. */
export async function findReport(
  { db, clock }: NewsDeps,
  { isEn, type, date }: { readonly isEn: boolean; readonly type: ReportType; readonly date: string | undefined },
): Promise<number> {
  const [id] = await listReportIds(db, { ...toScope(clock, isEn), type, to: date }, { limit: 1, offset: 0 });
  if (id === undefined) throw new ApiError(1009);
  return id;
}
