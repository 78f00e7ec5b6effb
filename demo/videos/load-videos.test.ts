import { videoTopics } from '@btc/contract/videos/video-codes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '@btc/server/src/testing/test-database.ts';
import { readCaptions } from '@btc/server/src/videos/captions/web-vtt.ts';
import { demoFilms } from './videos.read.ts';
import { formatCaptions, loadDemoVideos, removeDemoVideos } from './load-videos.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the demonstration has films on every topic, in both formats, small enough for a slow line', async () => {
  const { db } = database;
  await loadDemoVideos({ db });
  await loadDemoVideos({ db });
  const rows = await db.selectFrom('video').select('topic').distinct().execute();
  expect(rows.map(({ topic }) => topic).toSorted()).toEqual([...videoTopics].toSorted());
  const files = await db.selectFrom('video_file').selectAll().execute();
  expect(files).toHaveLength(2 * demoFilms.length);
  for (const { video_id: id, bytes, codecs, seconds, width, height } of files) {
    const film = demoFilms.find((one) => one.id === id);
    expect(bytes).toBeLessThan(400_000);
    expect(codecs).toMatch(/^(?:avc1\.4D[0-9A-F]{4}|vp9)$/);
    expect(seconds).toBeCloseTo(film?.seconds ?? 0, 1);
    expect([width, height]).toEqual([1280, 720]);
  }
});

test('its captions are WebVTT in both languages, one after the other', () => {
  for (const film of demoFilms) {
    for (const language of ['cn', 'en'] as const) {
      const read = readCaptions(formatCaptions(film, language));
      expect(read).toEqual({ kind: 'captions', cues: film.cues.length });
    }
  }
});

test('it can be taken out, and what editors made stays', async () => {
  const { db } = database;
  const now = new Date('2026-03-02T12:00:00+08:00');
  await db
    .insertInto('video')
    .values({ id: 200, topic: 'data', access: 'free', created_at: now, updated_at: now })
    .execute();
  await removeDemoVideos(db);
  expect(await db.selectFrom('video').select('id').execute()).toEqual([{ id: 200 }]);
});
