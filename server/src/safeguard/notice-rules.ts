import { listStandingNotices, noticeSteps, type SafeguardNotice } from '@btc/contract/safeguard/measure.ts';

/** A notice to be entered, by hand or by a file, as far as the rules look at it. */
export type EnteredNotice = Omit<SafeguardNotice, 'id' | 'isWithdrawn'>;

type Field = keyof EnteredNotice;
export type NoticeRule = 'step' | 'future' | 'order' | 'required' | 'unknown' | 'taken';

/** Which field breaks which rule. */
export type NoticeIssue = readonly [field: Field, rule: NoticeRule];

/** What is wrong with a notice by itself; null where it can be. */
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

/** The notice that stands for the same step: of one there may be no two. Reports may repeat themselves as the use goes on. */
export function findRival(
  { kind, line, year, percent, corrects }: EnteredNotice,
  notices: readonly SafeguardNotice[],
): SafeguardNotice | undefined {
  if (kind !== 'notice') return undefined;
  return listStandingNotices({ notices, asOf: null }).find(
    (other) =>
      other.id !== corrects &&
      other.kind === kind &&
      other.line === line &&
      other.year === year &&
      other.percent === percent,
  );
}

/** What is wrong with a notice beside what is known. */
export function findRecordIssue(notice: EnteredNotice, { quotas, notices }: KnownRecord): NoticeIssue | null {
  const ofYear = quotas.filter(({ year }) => year === notice.year);
  if (ofYear.length === 0) return ['year', 'unknown'];
  if (!ofYear.some(({ origin }) => origin === notice.line)) return ['line', 'unknown'];
  const standing = listStandingNotices({ notices, asOf: null });
  if (notice.corrects !== null && !standing.some(({ id }) => id === notice.corrects)) return ['corrects', 'unknown'];
  return findRival(notice, notices) === undefined ? null : ['percent', 'taken'];
}
