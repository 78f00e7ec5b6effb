import { addDays, toFriday, toMonday } from '@btc/contract/time.ts';
import type { Safeguard } from '#safeguard/safeguard.service.ts';

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
export function toReportWeek(day: string): ReportWeek {
  const start = toMonday(day);
  return {
    start,
    end: toFriday(day),
    last: addDays(start, 6),
    beforeStart: addDays(start, -7),
    beforeLast: addDays(start, -1),
  };
}

/** A release of figures that readers plan by; a port, because the calendar is another room's. */
export interface ExpectedRelease {
  readonly Date: string;
  readonly TitleCn: string;
  readonly TitleEn: string;
}
export type ListReleases = (today: string) => Promise<readonly ExpectedRelease[]>;

/** What a report holds that other rooms know. */
export interface ReportSources {
  readonly releases: ListReleases;
  readonly safeguard: Safeguard;
}
