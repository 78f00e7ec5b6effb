import type { Edition } from '../members/access.ts';

/** Notice on an older copy shown while a new one cannot be made; the time is Shanghai's, `10:42`. */
export const staleNoticeText: Readonly<Record<Edition, (time: string) => string>> = {
  cn: (time) => `以下为 ${time}（北京时间）的内容，暂时无法更新`,
  en: (time) => `Shown as of ${time} Beijing time; it cannot be refreshed right now`,
};
