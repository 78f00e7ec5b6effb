import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CaptionLanguage, captionLanguages, videoFormats } from '@btc/contract/videos/video-codes.ts';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import { probeVideo } from '@btc/server/src/videos/probe/probe-video.ts';
import { type DemoFilm, demoFilms } from './videos.read.ts';
import { deleteDemoVideos, insertVideos, listTakenVideoIds } from './load-videos.queries.ts';

const pause = 0.15;

function cueTime(seconds: number): string {
  return `00:${seconds.toFixed(3).padStart(6, '0')}`;
}

/** WebVTT; each caption stays until the next one. */
export function formatCaptions({ cues, seconds }: DemoFilm, language: CaptionLanguage): string {
  const blocks = cues.map(([from, cn, en], index) => {
    const until = (cues[index + 1]?.[0] ?? seconds) - pause;
    return `${cueTime(from)} --> ${cueTime(until)}\n${language === 'cn' ? cn : en}\n`;
  });
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

async function toFiles({ id, name, publishedAt }: DemoFilm) {
  return Promise.all(
    videoFormats.map(async (format) => {
      const path = join(import.meta.dirname, `${name}.${format}`);
      const [probe, bytes] = await Promise.all([probeVideo(path), readFile(path)]);
      if (probe.kind === 'refused') throw new Error(`${path}: ${probe.reason}`);
      const { codecs, seconds, width, height } = probe.facts;
      const checksum = createHash('sha256').update(bytes).digest('hex');
      return {
        video_id: id,
        format,
        name: `${name}.${format}`,
        is_shipped: true,
        codecs,
        seconds,
        width,
        height,
        bytes: bytes.length,
        checksum,
        stored_at: publishedAt,
      };
    }),
  );
}

/** Adds missing videos; their files ship with the program. */
export async function loadDemoVideos({ db }: { readonly db: Db }): Promise<void> {
  const taken = await listTakenVideoIds(
    db,
    demoFilms.map(({ id }) => id),
  );
  const missing = demoFilms.filter(({ id }) => !taken.has(id));
  if (missing.length === 0) return;
  const files = (await Promise.all(missing.map(toFiles))).flat();
  const videos = missing.map(({ id, name, topic, access, featuredRank, publishedAt }) => ({
    id,
    topic,
    access,
    state: 'published',
    featured_rank: featuredRank,
    poster: `videos/${name}.webp`,
    published_at: publishedAt,
    created_at: publishedAt,
    updated_at: publishedAt,
    is_demo: true,
  }));
  const texts = missing.flatMap(({ id, cn, en }) => [
    { video_id: id, edition: 'cn', ...cn },
    { video_id: id, edition: 'en', ...en },
  ]);
  const captions = missing.flatMap((film) =>
    captionLanguages.map((language) => ({ video_id: film.id, language, content: formatCaptions(film, language) })),
  );
  await db.transaction().execute(async (transaction) => {
    await insertVideos(transaction, { videos, texts, captions, files });
  });
}

/** Uploads by editors stay. */
export async function removeDemoVideos(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await deleteDemoVideos(transaction);
  });
}
