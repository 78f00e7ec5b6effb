import type { FillDays } from './fill-projection.ts';

/*
 * The safeguard as it was announced, and what is known of its quotas: the records that the rules in `ruling.ts` are applied to. Days are
 * `YYYY-MM-DD` in Shanghai, weights tonnes of product weight, rates percent of the customs value.
 */

/** The quota of a line for a calendar year. A line is an origin with a quota of its own, or that of all others. */
export interface SafeguardQuota {
  readonly line: string;
  readonly year: number;
  readonly tonnes: number;
  /** Where a later publication names another surcharge than the measure; else null. */
  readonly surchargePercent: number | null;
}

export interface SafeguardMeasure {
  readonly from: string;
  readonly until: string;
  readonly surchargePercent: number;
  /** Positions of the tariff, four digits. */
  readonly positions: readonly string[];
  /** The line that all origins without a quota of their own share. */
  readonly sharedLine: string;
  /** Developing origins that the measure leaves out while their share stays small. */
  readonly exempt: readonly string[];
  /** Percent of a year's imports beyond which one of them, or all together, come under the measure from the next year on. */
  readonly exemptShare: { readonly each: number; readonly together: number };
  readonly quotas: readonly SafeguardQuota[];
}

/** Steps at which the ministry and customs publish a notice. */
export const noticeSteps = [50, 80, 100] as const;
export type NoticeStep = (typeof noticeSteps)[number];

/** A `notice` is official; a `report` is what somebody else wrote of the use: it is shown and decides nothing. */
export const noticeKinds = ['notice', 'report'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What was published of the use of a quota. */
export interface SafeguardNotice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly line: string;
  readonly year: number;
  /** Of a notice one of `noticeSteps`, of a report any. */
  readonly percent: number;
  /** The day on which so much was reached, or to which a report counts; null where the publication does not say. */
  readonly reachedOn: string | null;
  /** The first day of the surcharge as a notice at 100 % names it. */
  readonly surchargeFrom: string | null;
  readonly publishedOn: string;
  /** The notice that this one puts right. */
  readonly corrects: number | null;
  readonly isWithdrawn: boolean;
}

/** The share of an exempt origin in the imports of a whole year, percent of weight. */
export interface ExemptShare {
  readonly origin: string;
  readonly year: number;
  readonly percent: number;
}

/** Customs' year to date of a line: what entered up to the last day of the last published month. */
export interface CustomsCount {
  readonly tonnes: number;
  readonly through: string;
}

/** What is known of the use of one line's quota in a year beside the notices. */
export interface LineCount {
  readonly line: string;
  readonly year: number;
  readonly customs: CustomsCount | null;
  /** When it is expected to be full; null days are not within the year. */
  readonly projection: FillDays | null;
}

/** All that a ruling looks at. */
export interface SafeguardRecord {
  readonly measure: SafeguardMeasure;
  readonly notices: readonly SafeguardNotice[];
  readonly shares: readonly ExemptShare[];
  readonly counts: readonly LineCount[];
  /** What was published after this day is not looked at; null: everything counts. */
  readonly asOf: string | null;
}

/** The notices that count: published by the day, not withdrawn, and not put right by one that counts; latest last. */
export function listStandingNotices<Notice extends SafeguardNotice>({
  notices,
  asOf,
}: {
  readonly notices: readonly Notice[];
  readonly asOf: string | null;
}): readonly Notice[] {
  const counting = notices.filter(
    ({ isWithdrawn, publishedOn }) => !isWithdrawn && (asOf === null || publishedOn <= asOf),
  );
  const corrected = new Set(counting.map(({ corrects }) => corrects));
  return counting
    .filter(({ id }) => !corrected.has(id))
    .toSorted((one, other) => one.publishedOn.localeCompare(other.publishedOn) || one.id - other.id);
}

/** The official notices of a line's year that count, one a step: the latest. */
export function listOfficialNotices<Notice extends SafeguardNotice>(
  record: { readonly notices: readonly Notice[]; readonly asOf: string | null },
  { line, year }: { readonly line: string; readonly year: number },
): readonly Notice[] {
  const own = listStandingNotices(record).filter(
    (notice) => notice.kind === 'notice' && notice.line === line && notice.year === year,
  );
  return [...new Map(own.map((notice) => [notice.percent, notice])).values()].toSorted(
    (one, other) => one.percent - other.percent,
  );
}

/**
 * The line whose quota goods of an origin count against; null while the origin is exempt. Whoever has once passed the share of exempt
 * origins in a year of the measure stays under it from the next year on.
 */
export function findQuotaLine(
  { measure, shares }: Pick<SafeguardRecord, 'measure' | 'shares'>,
  { origin, year }: { readonly origin: string; readonly year: number },
): string | null {
  const { quotas, exempt, exemptShare, sharedLine } = measure;
  if (quotas.some((quota) => quota.line === origin)) return origin;
  if (!exempt.includes(origin)) return sharedLine;
  const first = Number(measure.from.slice(0, 4));
  const counted = shares.filter((share) => share.year >= first && share.year < year && exempt.includes(share.origin));
  const passedAlone = counted.some((share) => share.origin === origin && share.percent > exemptShare.each);
  const years = Map.groupBy(counted, (share) => share.year);
  const passedTogether = [...years.values()].some(
    (own) => own.reduce((sum, { percent }) => sum + percent, 0) > exemptShare.together,
  );
  return passedAlone || passedTogether ? sharedLine : null;
}
