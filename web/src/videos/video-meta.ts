import { toVideoPath } from '@btc/contract/videos/video-paths.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import { type Edition, languageTags, pathFor } from '#i18n/edition.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { isoDuration } from './play-time.ts';
import type { VideoData } from './video-query.ts';

/** Class by which structured data names the members' part of a page to search engines. */
export const lockedPartClass = 'members-part';

function structuredData({ row }: VideoData, edition: Edition, base: string): Record<string, unknown> {
  const isFree = row.Access === 'free';
  const [source] = row.Sources;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: row.Title,
    description: row.Summary,
    thumbnailUrl: base + fileAddress(row.Poster),
    uploadDate: row.PublishedAt,
    duration: isoDuration(row.Seconds),
    inLanguage: languageTags[edition],
    isAccessibleForFree: isFree,
    mainEntityOfPage: base + pathFor(edition, toVideoPath('en', row.VideoID)),
    publisher: { '@type': 'Organization', name: 'Beef to China', url: base },
    ...(isFree && source !== undefined
      ? { contentUrl: base + source.Address }
      : { hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${lockedPartClass}` } }),
  };
}

export function buildVideoMeta(video: VideoData, edition: Edition, settings: SiteSettings | null) {
  const { row } = video;
  const path = toVideoPath('en', row.VideoID);
  return pageMeta(
    {
      edition,
      title: row.Title,
      description: row.Summary,
      path,
      otherPath: row.Editions.length > 1 ? path : null,
      image: fileAddress(row.Poster),
      structured: structuredData(video, edition, settings?.publicUrl ?? ''),
    },
    settings,
  );
}
