import type { FillDays } from './fill-projection.ts';

/*
 * The safeguard as it was announced, and what is known of its quotas: the records that the rules in `ruling.ts` are applied to. Days are
 * `YYYY-MM-DD` in Shanghai, weights tonnes of product weight, rates percent of the customs value.
 */

/** Quota of a line for a calendar year; a line is an origin with its own quota, or all other origins together. */
export interface SafeguardQuota {
  readonly line: string;
  readonly year: number;
  readonly tonnes: number;
  /** Set where a later publication names another surcharge than the measure; otherwise null. */
  readonly surchargePercent: number | null;
}

export interface SafeguardMeasure {
  readonly from: string;
  readonly until: string;
  readonly surchargePercent: number;
  /** Four-digit tariff headings. */
  readonly positions: readonly string[];
  /** Line shared by all origins without a quota of their own. */
  readonly sharedLine: string;
  /** Developing origins exempt while their import share stays small. */
  readonly exempt: readonly string[];
  /** Percent of a year's imports; above it one exempt origin, or all, fall under the measure from the next year on. */
  readonly exemptShare: { readonly each: number; readonly together: number };
  readonly quotas: readonly SafeguardQuota[];
}

/** Percent of a quota used at which the ministry and customs publish a notice. */
export const noticeSteps = [50, 80, 100] as const;

/** `notice`: official; `report`: by a third party, shown but without effect on a ruling. */
export const noticeKinds = ['notice', 'report'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export interface SafeguardNotice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly line: string;
  readonly year: number;
  /** One of `noticeSteps` for a notice, any percentage for a report. */
  readonly percent: number;
  /** Day the percentage was reached, or a report counts to; null where the publication does not say. */
  readonly reachedOn: string | null;
  /** First day of the surcharge as a notice at 100 % names it, else null. */
  readonly surchargeFrom: string | null;
  readonly publishedOn: string;
  /** Id of the notice corrected by this one. */
  readonly corrects: number | null;
  readonly isWithdrawn: boolean;
}

/** An exempt origin's share of a whole year's imports, percent of weight. */
export interface ExemptShare {
  readonly origin: string;
  readonly year: number;
  readonly percent: number;
}

/** Customs' year-to-date imports of a line, up to the last day of the last published month. */
export interface CustomsCount {
  readonly tonnes: number;
  readonly through: string;
}

export interface LineCount {
  readonly line: string;
  readonly year: number;
  readonly customs: CustomsCount | null;
  /** When the quota is expected to be full; a null day is outside the year. */
  readonly projection: FillDays | null;
}

export interface SafeguardRecord {
  readonly measure: SafeguardMeasure;
  readonly notices: readonly SafeguardNotice[];
  readonly shares: readonly ExemptShare[];
  readonly counts: readonly LineCount[];
  /** Publications after this day are ignored; null: everything counts. */
  readonly asOf: string | null;
}

/** Notices published by `asOf`, neither withdrawn nor corrected by one that counts; latest last. */
export function listEffectiveNotices<Notice extends SafeguardNotice>({
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

/** Official notices that count for a line's year, at each step only the latest. */
export function listOfficialNotices<Notice extends SafeguardNotice>(
  record: { readonly notices: readonly Notice[]; readonly asOf: string | null },
  { line, year }: { readonly line: string; readonly year: number },
): readonly Notice[] {
  const own = listEffectiveNotices(record).filter(
    (notice) => notice.kind === 'notice' && notice.line === line && notice.year === year,
  );
  return [...new Map(own.map((notice) => [notice.percent, notice])).values()].toSorted(
    (one, other) => one.percent - other.percent,
  );
}

/** Null while the origin is exempt; once above the exempt share in a year of the measure, it stays covered from the next year. */
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
