import { bannerTypes, bannerUseRanges } from '@btc/contract/home/banner-codes.ts';
import type { DeskBanner } from '@btc/contract/home/desk/banner-desk.ts';
import { newsSections } from '@btc/contract/news/sections.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { DeskBannerRecord } from './banner-desk.queries.ts';

function toState(
  { is_shown: isShown, shown_from: from, shown_until: until }: DeskBannerRecord,
  now: Date,
): DeskBanner['State'] {
  if (!isShown) return 'hidden';
  if (until !== null && until <= now) return 'over';
  return from !== null && from > now ? 'waiting' : 'shown';
}

function formatText({ texts }: DeskBannerRecord, edition: 'cn' | 'en') {
  const text = texts.find((one) => one.edition === edition);
  if (text === undefined) return null;
  return { Title: text.title, Summary: text.summary, PictureAlt: text.picture_alt, Link: text.link };
}

export function presentDeskBanner(row: DeskBannerRecord, now: Date): DeskBanner {
  return {
    BannerID: row.id,
    Type: bannerTypes.find((type) => type === row.type) ?? 'home',
    UseRanges: bannerUseRanges.filter((range) => row.use_ranges.includes(range)),
    Sections: newsSections.filter((section) => row.sections.includes(section)),
    ShownFrom: row.shown_from === null ? null : shanghaiMoment(row.shown_from),
    ShownUntil: row.shown_until === null ? null : shanghaiMoment(row.shown_until),
    Shown: row.is_shown,
    Picture: row.picture,
    PictureWidth: row.picture_width,
    PictureHeight: row.picture_height,
    Texts: { cn: formatText(row, 'cn'), en: formatText(row, 'en') },
    Revision: row.revision,
    State: toState(row, now),
    ChangedDate: shanghaiMoment(row.changed_at),
    ChangedBy: row.changed_by_name,
    Demo: row.is_demo,
  };
}
