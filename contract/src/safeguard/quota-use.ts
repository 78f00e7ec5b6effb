import { listOfficialNotices, type SafeguardRecord } from './measure.ts';

/** How much of a quota was used by a day, and who says so. */
export interface QuotaUse {
  readonly tonnes: number;
  readonly percent: number;
  /** The day to which it counts, or on which it was published where the publication names none. */
  readonly day: string;
  readonly restsOn: 'notice' | 'customs';
}

/** The counts of a quota, each by itself: they are never added. */
export interface QuotaCounts {
  readonly official: QuotaUse | null;
  readonly customs: QuotaUse | null;
  /** The one that holds: the official one, until a later one has more. */
  readonly last: QuotaUse | null;
}

/** How much of a line's quota of a year is used, as last published. */
export function findQuotaUse(
  record: SafeguardRecord,
  { line, year }: { readonly line: string; readonly year: number },
): QuotaCounts {
  const quota = record.measure.quotas.find((one) => one.line === line && one.year === year);
  if (quota === undefined || quota.tonnes <= 0) return { official: null, customs: null, last: null };
  const notice = listOfficialNotices(record, { line, year }).at(-1);
  const official: QuotaUse | null =
    notice === undefined
      ? null
      : {
          tonnes: (quota.tonnes * notice.percent) / 100,
          percent: notice.percent,
          day: notice.reachedOn ?? notice.publishedOn,
          restsOn: 'notice',
        };
  const count = record.counts.find((one) => one.line === line && one.year === year)?.customs ?? null;
  const customs: QuotaUse | null =
    count === null
      ? null
      : {
          tonnes: count.tonnes,
          percent: (count.tonnes / quota.tonnes) * 100,
          day: count.through,
          restsOn: 'customs',
        };
  return { official, customs, last: chooseLast(official, customs) };
}

/** A later count never lies below an official one. */
function chooseLast(official: QuotaUse | null, customs: QuotaUse | null): QuotaUse | null {
  if (official === null || customs === null) return official ?? customs;
  return customs.day >= official.day && customs.tonnes >= official.tonnes ? customs : official;
}
