import type { ViewQuota } from '@btc/contract/trade/view-answer.ts';
import type { Words } from '#data/face.ts';

/** Source of a quota's use: the deciding notice or the customs count, not the quota's publisher. Null without a count. */
export function findUseSource({ Counts, Notices }: Pick<ViewQuota, 'Counts' | 'Notices'>): Words | null {
  const last = Counts?.Last ?? null;
  if (Counts === null || last === null) return null;
  if (last.RestsOn === 'customs') return toWords(Counts.SourceCn, Counts.SourceEn);
  const notice = Notices.find(({ Kind, Percent }) => Kind === 'notice' && Percent === last.Percent);
  return notice === undefined ? null : toWords(notice.SourceCn, notice.SourceEn);
}

function toWords(cn: string | null, en: string | null): Words | null {
  return cn === null || en === null ? null : { cn, en };
}
