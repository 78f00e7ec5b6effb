import { listEffectiveNotices, noticeSteps, type SafeguardNotice } from '@btc/contract/safeguard/measure.ts';

export type EnteredNotice = Omit<SafeguardNotice, 'id' | 'isWithdrawn'>;

type Field = keyof EnteredNotice;
export type NoticeRule = 'step' | 'future' | 'order' | 'required' | 'unknown' | 'taken';

export type NoticeIssue = readonly [field: Field, rule: NoticeRule];

/** The first rule that a notice breaks by itself; null where it is valid. */
export function findNoticeIssue(notice: EnteredNotice, today: string): NoticeIssue | null {
  const { kind, year, percent, reachedOn, surchargeFrom, publishedOn } = notice;
  const isFull = kind === 'notice' && percent === 100;
  if (kind === 'notice' && !noticeSteps.some((step) => step === percent)) return ['percent', 'step'];
  if (publishedOn > today) return ['publishedOn', 'future'];
  if (reachedOn !== null && (reachedOn > publishedOn || !reachedOn.startsWith(`${year}-`)))
    return ['reachedOn', 'order'];
  if (surchargeFrom !== null && (!isFull || surchargeFrom < (reachedOn ?? `${year}-01-01`))) {
    return ['surchargeFrom', 'order'];
  }
  return isFull && reachedOn === null && surchargeFrom === null ? ['surchargeFrom', 'required'] : null;
}

interface KnownRecord {
  readonly quotas: readonly { readonly origin: string; readonly year: number }[];
  readonly notices: readonly SafeguardNotice[];
}

/** The standing notice of the same step, of which there may be only one; reports may repeat. */
export function findRival(
  { kind, line, year, percent, corrects }: EnteredNotice,
  notices: readonly SafeguardNotice[],
): SafeguardNotice | undefined {
  if (kind !== 'notice') return undefined;
  return listEffectiveNotices({ notices, asOf: null }).find(
    (other) =>
      other.id !== corrects &&
      other.kind === kind &&
      other.line === line &&
      other.year === year &&
      other.percent === percent,
  );
}

/** The first rule that a notice breaks against stored quotas and notices; null where it is valid. */
export function findRecordIssue(notice: EnteredNotice, { quotas, notices }: KnownRecord): NoticeIssue | null {
  const ofYear = quotas.filter(({ year }) => year === notice.year);
  if (ofYear.length === 0) return ['year', 'unknown'];
  if (!ofYear.some(({ origin }) => origin === notice.line)) return ['line', 'unknown'];
  const standing = listEffectiveNotices({ notices, asOf: null });
  if (notice.corrects !== null && !standing.some(({ id }) => id === notice.corrects)) return ['corrects', 'unknown'];
  return findRival(notice, notices) === undefined ? null : ['percent', 'taken'];
}
