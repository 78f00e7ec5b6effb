import { type VideoDict, type VideoDetail } from '@btc/contract/videos/videos.ts';
import type { VideoRow } from '@btc/contract/videos/video-fields.ts';
import {
  captionLanguages,
  type CaptionLanguage,
  videoAccesses,
  type VideoFormat,
  videoFormats,
  videoTopics,
} from '@btc/contract/videos/video-codes.ts';
import type { ItemAccess } from '#platform/access/item-access.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import type { VideoDetailRow, VideoFileRow, VideoListRow } from './video.queries.ts';

export function presentVideo(row: VideoListRow): VideoRow {
  return {
    VideoID: row.id,
    Title: row.title,
    Summary: row.summary,
    Topic: storedWord(videoTopics, row.topic),
    Access: storedWord(videoAccesses, row.access),
    Seconds: Math.max(1, Math.round(row.seconds)),
    Poster: row.poster,
    PublishedAt: shanghaiMoment(row.published_at),
    Demo: row.is_demo,
  };
}

type AddressOf = (file: VideoFormat | CaptionLanguage) => string;

export function presentSources(files: readonly VideoFileRow[], toAddress: AddressOf): VideoDetail['Sources'] {
  return files.map(({ format, codecs }) => {
    const known = storedWord(videoFormats, format);
    return { Format: known, MimeType: `video/${known}; codecs="${codecs}"`, Address: toAddress(known) };
  });
}

export function presentTracks(languages: readonly string[], toAddress: AddressOf): VideoDetail['Tracks'] {
  return captionLanguages
    .filter((language) => languages.includes(language))
    .map((language) => ({ Language: language, Address: toAddress(language) }));
}

export function presentDict(access: ItemAccess): VideoDict {
  return access.kind === 'open'
    ? { Locked: false, TrialLeft: access.trialLeft }
    : { Locked: true, Module: 'Eyes', Reason: access.reason, TrialLeft: access.trialLeft };
}

/** `toAddress` is null where the video is locked. */
export function presentDetail(
  row: VideoDetailRow,
  files: readonly VideoFileRow[],
  { saved, toAddress }: { readonly saved: boolean | null; readonly toAddress: AddressOf | null },
): VideoDetail {
  const [first] = files;
  const editions = row.editions ?? [];
  return {
    ...presentVideo(row),
    Width: first?.width ?? 16,
    Height: first?.height ?? 9,
    Editions: (['cn', 'en'] as const).filter((edition) => editions.includes(edition)),
    Saved: saved,
    Sources: toAddress === null ? [] : presentSources(files, toAddress),
    Tracks: toAddress === null ? [] : presentTracks(row.languages ?? [], toAddress),
  };
}
