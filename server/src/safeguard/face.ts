export { basisOfDuty, formatOtherDuty, formatRuling } from './duty-about.ts';
export { listDutyLines } from './duty-lines.queries.ts';
export { findNoticeIssue, findRecordIssue, findRival, type NoticeIssue, type NoticeRule } from './notice-rules.ts';
export {
  lockNotices,
  insertNotice,
  type KnownNotice,
  listNotices,
  type NewNotice,
  setWithdrawn,
  withdrawNoticesOfRun,
} from './notice.queries.ts';
export { lockQuotas, insertQuotas, listAllQuotas, listQuotas, type NewQuota } from './quota.queries.ts';
export { type Quota, referenceQuotas } from './reference-quotas.ts';
export { type PublishedSafeguard, readPublishedSafeguard } from './safeguard-record.ts';
export { presentCounts, presentNotice, presentOtherDuty, presentRuling } from './safeguard.present.ts';
export {
  type CountedLine,
  type CountedQuotas,
  createSafeguardService,
  findTariffPercent,
  type KnownSafeguard,
  type ReadCounts,
  type Safeguard,
  type WatchedShare,
} from './safeguard.service.ts';
export { projectionModules, seesProjection } from './sees-projection.ts';
export { toShownDuty } from './shown-duty.ts';
export { findUseSource } from './use-source.ts';
