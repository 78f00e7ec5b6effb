import { dayPlus, fridayOf, mondayOf } from '../week-days.ts';

/** The week of an issue: Monday to Friday, and the one before it, whose figures it is compared with. */
export interface ReportWeek {
  readonly start: string;
  readonly end: string;
  /** Sunday: what happened at the weekend belongs to the week before it. */
  readonly last: string;
  readonly beforeStart: string;
  readonly beforeLast: string;
}

/** The week in which a day lies. */
export function reportWeekOf(day: string): ReportWeek {
  const start = mondayOf(day);
  return {
    start,
    end: fridayOf(day),
    last: dayPlus(start, 6),
    beforeStart: dayPlus(start, -7),
    beforeLast: dayPlus(start, -1),
  };
}

/** A release of figures that readers plan by; a port, because the calendar is another room's. */
export interface ExpectedRelease {
  readonly Date: string;
  readonly TitleCn: string;
  readonly TitleEn: string;
}
export type ListReleases = (today: string) => Promise<readonly ExpectedRelease[]>;

/** What each origin had sent of a safeguard's goods in a year, up to a month. */
export interface QuotaUse {
  /** The last month that was known, YYYY-MM. */
  readonly month: string;
  readonly tonnes: readonly { readonly origin: string; readonly tonnes: number }[];
  readonly sourceCn: string;
  readonly sourceEn: string;
}

/** Asks the trade facts for the use of a year's quotas as known on a day; null where they say nothing. */
export type ReadQuotaUse = (question: { readonly year: number; readonly day: string }) => Promise<QuotaUse | null>;

/** What a report holds that other rooms know. */
export interface ReportSources {
  readonly releases: ListReleases;
  readonly readQuotaUse: ReadQuotaUse;
}
