import { addDays, toFriday, toMonday } from '@btc/contract/time.ts';
import type { Safeguard } from '#safeguard/face.ts';

/** The week of an issue: Monday to Friday, and the one before it, whose figures it is compared with. */
export interface ReportWeek {
  readonly start: string;
  readonly end: string;
  /** Sunday: weekend events belong to the week before it. */
  readonly last: string;
  readonly beforeStart: string;
  readonly beforeLast: string;
}

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

/** An expected data release; a port, because the calendar belongs to another room. */
export interface ExpectedRelease {
  readonly Date: string;
  readonly TitleCn: string;
  readonly TitleEn: string;
}
export type ListReleases = (today: string) => Promise<readonly ExpectedRelease[]>;

export interface ReportSources {
  readonly releases: ListReleases;
  readonly safeguard: Safeguard;
}
