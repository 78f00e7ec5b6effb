import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { videoRule } from '@btc/contract/videos/video-codes.ts';
import { type MessageName, toMessageType } from '@btc/contract/wire/message-type.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoFolder } from '#platform/files/demo-folder.ts';
import { openFolderStore } from '#platform/files/file-store.ts';
import { makePicture } from '#platform/pictures/pictures.fixture.ts';
import { openSession } from '#platform/session/session.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';
import { cleanUpVideoUploads } from '#videos/desk/upload/upload.service.ts';

let app: TestApp;
let token = '';
let folder = '';
let webm: Buffer;
let mp4: Buffer;

beforeAll(async () => {
  app = await createTestApp();
  folder = app.config.files.folder;
  const films = join(demoFolder, 'videos');
  [webm, mp4] = await Promise.all([readFile(join(films, 'quote.webm')), readFile(join(films, 'quote.mp4'))]);
  const { id: userId } = await app.db
    .insertInto('account')
    .values({ login_user_name: 'an_editor', staff_role: 'editor', created_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  token = await openSession(app.db, { userId, remember: false, now: app.clock.now(), isStaff: true });
});
afterAll(() => app.close());

interface Answer {
  readonly ErrorCode: number;
  readonly Data: {
    readonly Row?: Readonly<Record<string, unknown>>;
    readonly Rows?: readonly Readonly<Record<string, unknown>>[];
    readonly List?: readonly { Field: string; Rule: string }[];
    readonly Dict?: Readonly<Record<string, unknown>>;
  };
}

async function call(name: MessageName, data: object, as: string | null = token): Promise<Answer> {
  const headers = as === null ? {} : { token: as, authorization: 'btc-portal' };
  const payload = envelope(toMessageType(name), data);
  return (await app.app.inject({ method: 'POST', url: `/api/system/${name}`, payload, headers })).json();
}

async function upload(name: MessageName, fields: Readonly<Record<string, unknown>>, file: Buffer): Promise<Answer> {
  const form = new FormData();
  const all = { MessageType: toMessageType(name), MessageID: randomUUID(), ...fields };
  for (const [field, value] of Object.entries(all)) form.append(field, String(value));
  form.append('Files', new Blob([new Uint8Array(file)]), 'film');
  const request = new Request('http://portal', { method: 'POST', body: form });
  const headers = { token, authorization: 'btc-portal', 'content-type': request.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await request.arrayBuffer());
  return (await app.app.inject({ method: 'POST', url: `/api/system/${name}`, payload, headers })).json();
}

const words = { Title: '配额怎么数', Summary: '一句话。' };
const draft = { Topic: 'policy', Access: 'free', FeaturedRank: null, Cn: words, En: null };

async function newDraft(): Promise<number> {
  return Number((await call('SaveDeskVideo', draft)).Data.Row?.['VideoID']);
}

async function send(id: number, file: Buffer): Promise<Answer> {
  const { Row } = (await call('StartVideoUpload', { VideoID: id, Bytes: file.length })).Data;
  let answer: Answer = { ErrorCode: 0, Data: {} };
  for (let at = 0; at < file.length; at += videoRule.partBytes) {
    const part = file.subarray(at, at + videoRule.partBytes);
    answer = await upload('UploadVideoPart', { UploadID: Row?.['UploadID'], Offset: at }, part);
  }
  return answer;
}

/** Before the first file there is no folder. */
const namesIn = (name: string) => readdir(join(folder, name), { recursive: true }).catch(() => []);
const listStored = async () => (await namesIn('videos')).filter((name) => /\.|\/\d+$/.test(name));
const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\n配额\n');

describe('a video from draft to page', () => {
  test('lacks words, picture and film until they are there, and is published then', async () => {
    const id = await newDraft();
    const publish = () => call('SetVideoState', { VideoID: id, State: 'published' });
    expect((await publish()).Data.List).toEqual([
      { Field: 'poster', Rule: 'missing' },
      { Field: 'file', Rule: 'missing' },
    ]);
    expect((await send(id, webm)).Data.Row).toEqual({ Received: webm.length, Format: 'webm' });
    expect((await send(id, mp4)).Data.Row).toEqual({ Received: mp4.length, Format: 'mp4' });
    const poster = await makePicture('png', { width: 1600, height: 900 });
    expect((await upload('UploadVideoPoster', { VideoID: id }, poster)).Data.Row?.['Poster']).toMatch(
      /^videos\/.*\.webp$/,
    );
    expect((await upload('UploadVideoCaptions', { VideoID: id, Language: 'cn' }, captions)).ErrorCode).toBe(0);
    expect((await call('GetEyesVideo', { VideoID: id }, null)).ErrorCode).toBe(1009);
    const { Row } = (await publish()).Data;
    expect(Row).toMatchObject({ State: 'published', Gaps: [], Captions: ['cn'], Seconds: 20 });
    expect(Row?.['Files']).toMatchObject([
      { Format: 'mp4', Codecs: expect.stringMatching(/^avc1\.4D/), Width: 1280, Height: 720 },
      { Format: 'webm', Codecs: 'vp9' },
    ]);
    expect((await call('GetEyesVideo', { VideoID: id }, null)).Data.Row).toMatchObject({ Title: words.Title });
    expect((await call('GetEyesVideo', { VideoID: id, isEn: true }, null)).ErrorCode).toBe(1009);
    const served = await app.app.inject({ url: `/video-files/${id}/video.webm`, headers: { range: 'bytes=0-3' } });
    expect([served.statusCode, served.rawPayload.equals(webm.subarray(0, 4))]).toEqual([206, true]);
    expect((await call('SetVideoState', { VideoID: id, State: 'withdrawn' })).ErrorCode).toBe(0);
    expect((await app.app.inject({ url: `/video-files/${id}/video.webm` })).statusCode).toBe(403);
    expect((await call('DeleteDeskVideo', { VideoID: id })).Data.List).toEqual([{ Field: 'State', Rule: 'closed' }]);
    const trail = await app.db
      .selectFrom('audit_entry')
      .select('operation')
      .where('subject_id', '=', String(id))
      .execute();
    expect(new Set(trail.map(({ operation }) => operation))).toEqual(
      new Set([
        'SaveDeskVideo',
        'StartVideoUpload',
        'UploadVideoPart',
        'UploadVideoPoster',
        'UploadVideoCaptions',
        'SetVideoState',
      ]),
    );
  });

  test('is not changed over somebody else’s change, and keeps words while it is published', async () => {
    const id = await newDraft();
    const change = (Revision: number, more: object = {}) =>
      call('SaveDeskVideo', { ...draft, VideoID: id, Revision, Access: 'member', ...more });
    expect((await change(1)).Data.Row).toMatchObject({ Access: 'member', Revision: 2 });
    expect((await change(1)).Data.List).toEqual([{ Field: 'Revision', Rule: 'changed' }]);
    expect((await call('GetDeskVideos', { State: 'draft' })).Data.Rows?.[0]).toMatchObject({ VideoID: id });
    // Files are no words: who is writing meanwhile is not disturbed.
    expect((await upload('UploadVideoCaptions', { VideoID: id, Language: 'en' }, captions)).ErrorCode).toBe(0);
    expect((await change(2)).Data.Row).toMatchObject({ Captions: ['en'], Revision: 3 });
  });

  test('gives up captions and films one by one, a published one all but the last film', async () => {
    const before = await listStored();
    const id = await newDraft();
    for (const film of [webm, mp4]) await send(id, film);
    await upload('UploadVideoCaptions', { VideoID: id, Language: 'en' }, captions);
    await upload('UploadVideoPoster', { VideoID: id }, await makePicture('png', { width: 1600, height: 900 }));
    await call('SetVideoState', { VideoID: id, State: 'published' });
    const remove = (File: string) => call('RemoveVideoFile', { VideoID: id, File });
    expect((await remove('en')).Data.Row).toMatchObject({ Captions: [] });
    expect((await remove('en')).ErrorCode).toBe(1009);
    expect((await remove('mp4')).Data.Row).toMatchObject({ Files: [{ Format: 'webm' }] });
    expect((await remove('webm')).Data.List).toEqual([{ Field: 'file', Rule: 'missing' }]);
    expect((await app.app.inject({ url: `/video-files/${id}/video.webm` })).statusCode).toBe(200);
    await call('SetVideoState', { VideoID: id, State: 'withdrawn' });
    expect((await remove('webm')).Data.Row).toMatchObject({ Files: [], Gaps: ['file'] });
    expect((await listStored()).filter((name) => !before.includes(name) && /\.(?:webm|mp4)$/.test(name))).toEqual([]);
  });

  test('leaves nothing behind when a draft is deleted', async () => {
    const posters = () => namesIn('public/videos');
    const [before, postersBefore] = [await listStored(), await posters()];
    const id = await newDraft();
    await send(id, webm);
    expect(await listStored()).toHaveLength(before.length + 1);
    for (const width of [1600, 800]) {
      await upload('UploadVideoPoster', { VideoID: id }, await makePicture('png', { width, height: 450 }));
      expect(await posters()).toHaveLength(postersBefore.length + 1);
    }
    expect((await call('DeleteDeskVideo', { VideoID: id })).ErrorCode).toBe(0);
    expect([await listStored(), await posters()]).toEqual([before, postersBefore]);
  });
});

describe('a film that arrives', () => {
  test('in parts is put together, takes the place of the one before, and its parts are gone', async () => {
    const id = await newDraft();
    await send(id, webm);
    const before = await listStored();
    // Behind its last cluster a film may have anything.
    const long = Buffer.concat([webm, Buffer.alloc(videoRule.partBytes)]);
    expect((await send(id, long)).Data.Row).toEqual({ Received: long.length, Format: 'webm' });
    const after = await listStored();
    expect(after).toHaveLength(before.length);
    expect(after).not.toEqual(before);
    const served = await app.app.inject({ url: String(await firstSource(id)) });
    expect(served.rawPayload.equals(long)).toBe(true);
  });

  test('tells where it stands to whoever sends a part twice or too early', async () => {
    const id = await newDraft();
    const bytes = videoRule.partBytes + webm.length;
    const { Row } = (await call('StartVideoUpload', { VideoID: id, Bytes: bytes })).Data;
    const part = (Offset: number, file: Buffer) =>
      upload('UploadVideoPart', { UploadID: Row?.['UploadID'], Offset }, file);
    const first = Buffer.concat([webm, Buffer.alloc(videoRule.partBytes)]).subarray(0, videoRule.partBytes);
    expect((await part(videoRule.partBytes, webm)).Data.Dict).toMatchObject({ Received: 0 });
    expect((await part(0, webm)).Data.List).toEqual([{ Field: 'Files', Rule: 'length' }]);
    expect((await part(0, first)).Data.Row).toEqual({ Received: videoRule.partBytes, Format: null });
    expect((await part(0, first)).Data.Dict).toMatchObject({ Received: videoRule.partBytes });
    // Given up: after a day nothing of it is left.
    const files = openFolderStore(folder);
    const now = new Date(app.clock.now().getTime() + 86_400_001);
    await cleanUpVideoUploads({ db: app.db, files, now });
    expect(await app.db.selectFrom('video_upload').selectAll().execute()).toEqual([]);
    expect((await listStored()).filter((name) => name.includes('arriving/'))).toEqual([]);
  });

  test.each([
    ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'format'],
    ['a head without a film', Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypisom0000')]), 'unreadable'],
  ])('is refused when it is %s', async (_, file, reason) => {
    const before = await listStored();
    const answer = await send(await newDraft(), file);
    expect([answer.ErrorCode, answer.Data.Dict?.['Reason']]).toEqual([1011, reason]);
    expect(await listStored()).toEqual(before);
  });

  test('is refused when it is larger than the setting allows', async () => {
    const Bytes = app.config.videoUploadBytes + 1;
    expect((await call('StartVideoUpload', { VideoID: await newDraft(), Bytes })).ErrorCode).toBe(1005);
  });
});

async function firstSource(id: number): Promise<unknown> {
  const sources = (await call('GetDeskVideo', { VideoID: id })).Data.Row?.['Sources'];
  const [first]: unknown[] = Array.isArray(sources) ? sources : [];
  return typeof first === 'object' && first !== null && 'Address' in first ? first.Address : null;
}

test.each([
  ['SubRip', Buffer.from('1\n00:00:00,000 --> 00:00:02,000\nwords\n'), { Reason: 'notWebVtt' }],
  [
    'a cue that ends before it begins',
    Buffer.from('WEBVTT\n\n00:02.000 --> 00:01.000\nwords\n'),
    { Reason: 'badCue', Line: 3 },
  ],
  ['another encoding', Buffer.from([0x57, 0x45, 0x42, 0xff, 0xfe]), { Reason: 'notUtf8' }],
])('captions are refused when they are %s', async (_, file, expected) => {
  const answer = await upload('UploadVideoCaptions', { VideoID: await newDraft(), Language: 'en' }, file);
  expect([answer.ErrorCode, answer.Data.Dict]).toEqual([1011, expected]);
});
