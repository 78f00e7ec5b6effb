import { randomBytes } from 'node:crypto';
import { dayMs, hourMs } from '@btc/contract/time.ts';
import { type MessageName, toMessageType } from '@btc/contract/wire/message-type.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFolderStore } from '#platform/files/file-store.ts';
import { closeSession, openSession } from '#platform/session/session.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';
import { insertVideo, storeBytes } from '#videos/videos.fixture.ts';

const bytes = randomBytes(300_000);
let app: TestApp;
let address = '';
let member: { readonly userId: number; readonly token: string };

beforeAll(async () => {
  app = await createTestApp();
  address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const files = openFolderStore(app.config.files.folder);
  for (const id of [1, 2, 5]) await storeBytes(files, `videos/${id}.webm`, bytes);
  await insertVideo(app, { id: 1, bytes, minutesOld: 3, featuredRank: 2 });
  await insertVideo(app, { id: 2, bytes, access: 'member', minutesOld: 2, topic: 'data' });
  await insertVideo(app, { id: 3, editions: ['cn'], minutesOld: 1, featuredRank: 1 });
  await insertVideo(app, { id: 4, minutesOld: -5 });
  await insertVideo(app, { id: 5, bytes, state: 'draft' });
  member = await addReader('watcher', {
    charge_state: 3,
    charge_expire_date: new Date(app.clock.now().getTime() + dayMs),
    can_visit_module: ['Eyes'],
  });
});
afterAll(() => app.close());

async function addReader(name: string, values: object) {
  const { id: userId } = await app.db
    .insertInto('account')
    .values({ login_user_name: name, created_at: app.clock.now(), ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId, token: await openSession(app.db, { userId, remember: false, now: app.clock.now() }) };
}

interface Answer {
  readonly ErrorCode: number;
  readonly Data: {
    readonly Row?: { Saved?: boolean | null; Sources?: { Address: string }[]; Tracks?: { Address: string }[] };
    readonly Rows?: { VideoID: number }[];
    readonly Total?: number;
    readonly Dict?: Readonly<Record<string, unknown>>;
  };
}

async function call(name: MessageName, data: object, token?: string): Promise<Answer> {
  const headers = token === undefined ? {} : { token, authorization: 'btc-portal' };
  const payload = envelope(toMessageType(name), data);
  return (await app.app.inject({ method: 'POST', url: `/api/system/${name}`, payload, headers })).json();
}

const listIds = ({ Data }: Answer) => Data.Rows?.map((row) => row.VideoID);

describe('the videos of an edition', () => {
  test('are those published in it, newest first, with the number of each topic', async () => {
    const answer = await call('GetEyes', {});
    expect(listIds(answer)).toEqual([3, 2, 1]);
    expect(answer.Data).toMatchObject({
      Total: 3,
      Dict: { Topics: { policy: 2, data: 1, market: 0, plants: 0 } },
    });
    expect(answer.Data.Rows?.[1]).toMatchObject({ Title: '配额怎么用完', Seconds: 25, Access: 'member', Demo: false });
    expect(listIds(await call('GetEyes', { isEn: true }))).toEqual([2, 1]);
  });

  test('can be asked for by topic, or as the editors put them forward', async () => {
    expect(listIds(await call('GetEyes', { Topic: 'data' }))).toEqual([2]);
    expect(listIds(await call('GetEyes', { Featured: true }))).toEqual([3, 1]);
    expect(listIds(await call('GetEyes', { Featured: false }))).toEqual([2]);
  });

  test('are saved by a reader and taken out again, and those of an edition are listed there', async () => {
    for (const [id, isEn] of [
      [1, false],
      [3, false],
    ] as const) {
      const change = { VideoID: id, IsAdd: true, isEn };
      expect((await call('AddDeleteWebEyes', change, member.token)).Data.Row).toEqual({ VideoID: id, Saved: true });
      expect((await call('AddDeleteWebEyes', change, member.token)).ErrorCode).toBe(0);
      app.clock.advance(1000);
    }
    expect(listIds(await call('GetSavedEyes', {}, member.token))).toEqual([3, 1]);
    expect((await call('GetSavedEyes', { isEn: true }, member.token)).Data).toMatchObject({ Total: 1 });
    expect((await call('GetEyesVideo', { VideoID: 1 }, member.token)).Data.Row).toMatchObject({ Saved: true });
    await call('AddDeleteWebEyes', { VideoID: 3, IsAdd: false, isEn: true }, member.token);
    expect(listIds(await call('GetSavedEyes', {}, member.token))).toEqual([1]);
    expect((await call('AddDeleteWebEyes', { VideoID: 5, IsAdd: true }, member.token)).ErrorCode).toBe(1009);
    expect((await call('GetSavedEyes', {})).ErrorCode).toBe(1006);
  });
});

describe('one video', () => {
  test('that is free comes with its files and captions, and with others to watch', async () => {
    const answer = await call('GetEyesVideo', { VideoID: 1 });
    expect(answer.Data.Row).toMatchObject({
      Editions: ['cn', 'en'],
      Saved: null,
      Sources: [{ Format: 'webm', MimeType: 'video/webm; codecs="vp9"', Address: '/video-files/1/video.webm' }],
      Tracks: [{ Language: 'cn', Address: '/video-files/1/cn.vtt' }],
    });
    expect(listIds(answer)).toEqual([3, 2]);
  });

  test.each([
    [3, true],
    [4, false],
    [5, false],
    [99, false],
  ])('%i is not there where isEn is %s', async (id, isEn) => {
    expect((await call('GetEyesVideo', { VideoID: id, isEn })).ErrorCode).toBe(1009);
  });

  test('for members has no address for others, and one item of a trial opens it', async () => {
    const locked = await call('GetEyesVideo', { VideoID: 2 });
    expect(locked.Data.Dict).toEqual({ Locked: true, Module: 'Eyes', Reason: 'anonymous', TrialLeft: null });
    expect(locked.Data.Row).toMatchObject({ Sources: [], Tracks: [] });
    expect(JSON.stringify(locked)).not.toContain('video-files');
    const trial = await addReader('tester', { charge_state: 2, trial_item_limit: 1 });
    for (const _ of [1, 2]) {
      const { Dict } = (await call('GetEyesVideo', { VideoID: 2 }, trial.token)).Data;
      expect(Dict).toEqual({ Locked: false, TrialLeft: 0 });
    }
  });
});

describe('a file of a video', () => {
  const path = () => `${address}/video-files/1/video.webm`;
  const get = (headers: Readonly<Record<string, string>> = {}, url = path()) => fetch(url, { headers });

  test('is given whole to whoever asks for no range, and says that it has ranges', async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(answer.headers.get('content-type')).toBe('video/webm');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=250000-', 250_000, 299_999],
    ['bytes=-500', 299_500, 299_999],
    ['bytes=299000-400000', 299_000, 299_999],
  ])('gives the part %s', async (range, start, end) => {
    const answer = await get({ Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/300000`);
    expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  test('says where it ends to whoever asks for more', async () => {
    const answer = await get({ Range: 'bytes=300000-' });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */300000']);
    await answer.arrayBuffer();
  });

  test('gives a part only of the file that the requester has begun (If-Range)', async () => {
    const head = await fetch(path(), { method: 'HEAD' });
    const etag = head.headers.get('etag') ?? '';
    const modified = head.headers.get('last-modified') ?? '';
    const request = async (ifRange: string) => {
      const answer = await get({ Range: 'bytes=0-9', 'If-Range': ifRange });
      return [answer.status, (await answer.arrayBuffer()).byteLength];
    };
    expect(await request(etag)).toEqual([206, 10]);
    expect(await request(modified)).toEqual([206, 10]);
    expect(await request('"another"')).toEqual([200, 300_000]);
    expect(await request(`W/${etag}`)).toEqual([200, 300_000]);
    expect((await get({ 'If-None-Match': etag })).status).toBe(304);
  });

  test('tells its size to HEAD without a byte of it, also for a range', async () => {
    const head = async (headers: Readonly<Record<string, string>>) => {
      const answer = await fetch(path(), { method: 'HEAD', headers });
      return [answer.status, answer.headers.get('content-length'), (await answer.arrayBuffer()).byteLength];
    };
    expect(await head({})).toEqual([200, '300000', 0]);
    expect(await head({ Range: 'bytes=5-9' })).toEqual([206, '5', 0]);
  });

  test('of members opens by the link that the call gave, until it ends', async () => {
    const { Sources = [], Tracks = [] } = (await call('GetEyesVideo', { VideoID: 2 }, member.token)).Data.Row ?? {};
    const link = address + (Sources[0]?.Address ?? '');
    const answer = await get({ Range: 'bytes=0-9' }, link);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([206, 'private, no-cache']);
    expect(await (await get({}, address + (Tracks[0]?.Address ?? ''))).text()).toContain('配额');
    const bare = link.replace(/\?.*/, '');
    for (const forged of [bare, link.replace('/2/', '/5/'), link.replace(/until=\d/, 'until=9'), `${bare}?until=1`]) {
      expect([forged, (await get({}, forged)).status]).toEqual([forged, 403]);
    }
    app.clock.advance(6 * hourMs - 1_000);
    expect((await get({}, link)).status).toBe(200);
    app.clock.advance(1_000);
    expect((await get({}, link)).status).toBe(403);
  });

  test('of members opens as long as the session lives that asked for it, and for no other', async () => {
    const token = await openSession(app.db, { userId: member.userId, remember: false, now: app.clock.now() });
    const linkFor = async (requester: string) =>
      address + ((await call('GetEyesVideo', { VideoID: 2 }, requester)).Data.Row?.Sources?.[0]?.Address ?? '');
    const [link, other] = [await linkFor(token), await linkFor(member.token)];
    const toSession = (text: string) => new URL(text).searchParams.get('session') ?? '';
    const borrowed = link.replace(`session=${toSession(link)}`, `session=${toSession(other)}`);
    expect(toSession(link)).not.toBe(toSession(other));
    expect([(await get({}, link)).status, (await get({}, borrowed)).status]).toEqual([200, 403]);
    await closeSession(app.db, token);
    expect([(await get({}, link)).status, (await get({}, other)).status]).toEqual([403, 200]);
    await app.db.updateTable('account').set({ state: 'blocked' }).where('id', '=', member.userId).execute();
    expect((await get({}, other)).status).toBe(403);
    await app.db.updateTable('account').set({ state: 'normal' }).where('id', '=', member.userId).execute();
  });

  test('of members that was handed on opens neither from the address bar nor in a page of others', async () => {
    const { Sources = [] } = (await call('GetEyesVideo', { VideoID: 2 }, member.token)).Data.Row ?? {};
    const link = address + (Sources[0]?.Address ?? '');
    const from = async (site: string, url = link) => (await get({ 'Sec-Fetch-Site': site }, url)).status;
    expect([await from('same-origin'), await from('none'), await from('cross-site')]).toEqual([200, 403, 403]);
    expect(await from('none', path())).toBe(200);
  });

  test.each([
    '/video-files/1/video.mp4',
    '/video-files/99/video.webm',
    '/video-files/1/en.vtt',
    '/video-files/x/cn.vtt',
    '/video-files/1/..%2f..%2fmain.ts',
  ])('is not there at %s', async (place) => {
    expect((await get({}, address + place)).status).toBe(404);
  });

  test('of a draft is closed, also by its plain address', async () => {
    expect((await get({}, `${address}/video-files/5/video.webm`)).status).toBe(403);
  });
});
