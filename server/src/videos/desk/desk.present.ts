import type { DeskVideo, DeskVideoRow } from '@btc/contract/videos/desk/video-desk.ts';
import {
  captionLanguages,
  videoAccesses,
  videoFormats,
  type VideoGap,
  videoStates,
  videoTopics,
} from '@btc/contract/videos/video-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import { sessionLinks } from '../media/video-link.ts';
import { presentSources, presentTracks } from '../video.present.ts';
import { listFiles } from '../video.queries.ts';
import { type DeskListRow, findDeskVideo, listCaptionLanguages } from './desk.queries.ts';
import { writtenVideo } from './video-figures.ts';

export function listGaps(row: Pick<DeskListRow, 'title_cn' | 'title_en' | 'poster' | 'seconds'>): VideoGap[] {
  return [
    ...(row.title_cn === null && row.title_en === null ? (['words'] as const) : []),
    ...(row.poster === null ? (['poster'] as const) : []),
    ...(row.seconds === null ? (['file'] as const) : []),
  ];
}

export function presentDeskRow(row: DeskListRow): DeskVideoRow {
  return {
    VideoID: row.id,
    State: storedWord(videoStates, row.state),
    Topic: storedWord(videoTopics, row.topic),
    Access: storedWord(videoAccesses, row.access),
    FeaturedRank: row.featured_rank,
    TitleCn: row.title_cn,
    TitleEn: row.title_en,
    Seconds: row.seconds,
    Poster: row.poster,
    PublishedAt: row.published_at === null ? null : shanghaiMoment(row.published_at),
    UpdatedAt: shanghaiMoment(row.updated_at),
    Demo: row.is_demo,
    Gaps: listGaps(row),
  };
}

function listWords(title: string | null, summary: string | null): DeskVideo['Cn'] {
  return title === null || summary === null ? null : { Title: title, Summary: summary };
}

interface DeskReader {
  readonly token: string | null;
  readonly now: Date;
}

/** The links open the video's files whatever its state. */
export async function readDeskVideo(db: Db, id: number, { token, now }: DeskReader): Promise<DeskVideo> {
  const [found, files, captions] = await Promise.all([
    findDeskVideo(db, id),
    listFiles(db, id),
    listCaptionLanguages(db, id),
  ]);
  const row = await writtenVideo(db, found);
  if (row === undefined) throw new ApiError(1009);
  const toAddress = await sessionLinks(db, { id, token, now });
  const languages = captions.map(({ language }) => storedWord(captionLanguages, language));
  return {
    ...presentDeskRow(row),
    Revision: row.revision,
    Cn: listWords(row.title_cn, row.summary_cn),
    En: listWords(row.title_en, row.summary_en),
    Files: files.map(({ format, codecs, bytes, seconds, width, height }) => ({
      Format: storedWord(videoFormats, format),
      Codecs: codecs,
      Bytes: bytes,
      Seconds: seconds,
      Width: width,
      Height: height,
    })),
    Captions: languages,
    Sources: presentSources(files, toAddress),
    Tracks: presentTracks(languages, toAddress),
  };
}
