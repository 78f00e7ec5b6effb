import { listOfficialNotices, type SafeguardRecord } from './measure.ts';

export interface QuotaUse {
  readonly tonnes: number;
  readonly percent: number;
  /** Day the count runs to, or its publication day where none is named. */
  readonly day: string;
  readonly restsOn: 'notice' | 'customs';
}

/** Separate counts of one quota; never add them. */
export interface QuotaCounts {
  readonly official: QuotaUse | null;
  readonly customs: QuotaUse | null;
  /** The official count, unless one by customs of the same or a later day is at least as high. */
  readonly last: QuotaUse | null;
}

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

/** A count by customs below the official one is ignored, even if later. */
function chooseLast(official: QuotaUse | null, customs: QuotaUse | null): QuotaUse | null {
  if (official === null || customs === null) return official ?? customs;
  return customs.day >= official.day && customs.tonnes >= official.tonnes ? customs : official;
}
