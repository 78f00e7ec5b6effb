import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCaller } from '#testing/add-caller.ts';
import { answerFigures } from '#testing/answer-figures.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { insertVideo } from '../videos.fixture.ts';
import { findDeskVideo } from './desk.queries.ts';
import { saveVideo, setVideoState } from './desk.service.ts';
import { type VideoWork, writtenVideo } from './video-figures.ts';

const id = 41;
const open = '{{index/beef/forward@latest}}';
const locked = '{{quote/BRA/fq6/forward@latest}}';
let database: TestDatabase;
let work: VideoWork;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const clock = fixedClock('2026-11-20T08:00:00+08:00');
  const staff = signedInUser(await addCaller({ db, clock }, { name: 'editor_wang', role: 'editor' }));
  work = { db, now: clock.now(), staff, readFigures: answerFigures(() => 6360) };
  await insertVideo({ db, clock }, { id, state: 'draft' });
});
afterAll(() => database.drop());

const titleNow = async () => (await findDeskVideo(work.db, id))?.title_cn;
const revisionNow = async () => (await findDeskVideo(work.db, id))?.revision;

async function write(title: string) {
  const words = { Title: title, Summary: '摘要' };
  const other = { Topic: 'policy', Access: 'free', FeaturedRank: null, En: null, ConfirmLocked: false } as const;
  await saveVideo(work, { VideoID: id, Revision: await revisionNow(), ...other, Cn: words });
}

test('figures in the words of a video are filled while it is out; editors find what they wrote', async () => {
  await write(`前六件${open}`);
  expect(await titleNow()).toBe(`前六件${open}`);
  await setVideoState(work, { id, state: 'published', confirmsLocked: false });
  expect(await titleNow()).toBe('前六件6,360美元/吨');
  expect(await writtenVideo(work.db, await findDeskVideo(work.db, id))).toMatchObject({ title_cn: `前六件${open}` });
  await write(`六件套${open}`);
  expect(await titleNow()).toBe('六件套6,360美元/吨');
  await setVideoState(work, { id, state: 'withdrawn', confirmsLocked: false });
  expect(await titleNow()).toBe(`六件套${open}`);
});

test('a member’s figure in them is confirmed first', async () => {
  await write(locked);
  const publish = (confirmsLocked: boolean) => setVideoState(work, { id, state: 'published', confirmsLocked });
  await expect(publish(false)).rejects.toMatchObject({
    code: 1001,
    data: { List: [{ Field: 'Cn.Title', Rule: 'lockedFigure' }] },
  });
  await publish(true);
  expect(await titleNow()).toBe('6,360美元/吨');
});
