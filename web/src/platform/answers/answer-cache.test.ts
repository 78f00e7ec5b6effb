import { describe, expect, test } from 'vitest';
import { createHttpApi } from '@btc/contract/client.ts';
import { freshMs, createAnswerCache } from './answer-cache.ts';

type Versions = Record<string, string>;

function createStage() {
  const stage = {
    asked: [] as string[],
    outliving: [] as string[],
    token: 'a' as string | null,
    now: 0,
    versions: { news: '1', plants: '1', access: '0' } as Versions,
    rooms: { GetMostReadNews: ['news'], GetMostSearchedPlants: ['plants'], GetOwnConsents: null } as Record<
      string,
      readonly string[] | null
    >,
    length: 10,
    isAway: false,
  };
  const ask: typeof fetch = async (input, init) => {
    const name = /\w+$/.exec(typeof input === 'string' ? input : '')?.[0] ?? '';
    stage.asked.push(name);
    if (init?.keepalive === true) stage.outliving.push(name);
    if (stage.isAway) throw new Error('away');
    const rooms = name === 'GetRoomVersions' ? ['news', 'plants'] : (stage.rooms[name] ?? null);
    const headers = new Headers();
    if (rooms !== null) {
      const named = [...rooms, 'access'].map((room) => [room, stage.versions[room] ?? '']);
      headers.set('Room-Versions', new URLSearchParams(named).toString());
    }
    const Data = { By: stage.token, Versions: { ...stage.versions }, Filler: 'x'.repeat(stage.length) };
    return new Response(JSON.stringify({ IsSuccess: true, ErrorCode: 0, MessageID: '', Data }), { headers });
  };
  const token = () => stage.token;
  const cache = createAnswerCache(ask, { token, askVersions: () => api('GetRoomVersions', {}), now: () => stage.now });
  const api = createHttpApi({
    systemBase: '/api/system',
    managementBase: '/api/management',
    apiKey: '',
    token,
    fetch: cache.fetch,
  });
  const call = async (...request: Parameters<typeof api>) => {
    stage.asked = [];
    const answer: unknown = await api(...request);
    return { answer, asked: stage.asked };
  };
  return { stage, api, call, doubt: cache.doubt };
}

const news = ['GetMostReadNews', { isEn: true }] as const;
const plants = ['GetMostSearchedPlants', { isEn: true }] as const;

describe('what was answered before', () => {
  test('is shown again without asking, and each question has its own answer', async () => {
    const { call } = createStage();
    const first = await call(...news);
    expect(first.asked).toEqual(['GetMostReadNews']);
    expect((await call('GetMostReadNews', { isEn: false })).asked).toEqual(['GetMostReadNews']);
    const again = await call(...news);
    expect(again).toEqual({ answer: first.answer, asked: [] });
  });

  test('is shown after a while if the versions stand, which is asked once for all', async () => {
    const { stage, api, call } = createStage();
    await call(...news);
    await call(...plants);
    stage.now += freshMs;
    expect((await call(...news)).asked).toEqual([]);
    stage.now += 1;
    stage.asked = [];
    await Promise.all([api(...news), api(...plants)]);
    expect(stage.asked).toEqual(['GetRoomVersions']);
    expect((await call(...plants)).asked).toEqual([]);
  });

  test('is asked for again once its room has changed, and only its room', async () => {
    const { stage, call } = createStage();
    await call(...news);
    await call(...plants);
    stage.versions['news'] = '2';
    stage.now += freshMs + 1;
    const { answer, asked } = await call(...news);
    expect(asked).toEqual(['GetRoomVersions', 'GetMostReadNews']);
    expect(answer).toMatchObject({ Versions: { news: '2' } });
    expect((await call(...plants)).asked).toEqual([]);
    expect((await call(...news)).asked).toEqual([]);
  });

  test('is asked for again once another call has told that its room has changed', async () => {
    const { stage, call } = createStage();
    await call(...news);
    stage.versions['news'] = '2';
    await call('GetMostReadNews', { isEn: false });
    expect((await call(...news)).asked).toEqual(['GetMostReadNews']);
  });

  test('is asked for again once something else is open to the reader', async () => {
    const { stage, call } = createStage();
    await call(...news);
    stage.versions['access'] = '1';
    await call(...plants);
    expect((await call(...news)).asked).toEqual(['GetMostReadNews']);
  });

  test('is looked at anew when the reader has changed something, or may have elsewhere', async () => {
    const { stage, call, doubt } = createStage();
    await call(...news);
    stage.versions['news'] = '2';
    await call('AddDeleteWebCollection', { NewsID: 1, IsAdd: true, isEn: true });
    expect((await call(...news)).asked).toEqual(['GetRoomVersions', 'GetMostReadNews']);
    doubt();
    expect((await call(...news)).asked).toEqual(['GetRoomVersions']);
  });

  test('is nobody else’s: neither after a logout nor when the same reader is back', async () => {
    const { stage, call } = createStage();
    await call(...news);
    stage.token = null;
    const { answer, asked } = await call(...news);
    expect(asked).toEqual(['GetMostReadNews']);
    expect(answer).toMatchObject({ By: null });
    stage.token = 'a';
    expect((await call(...news)).answer).toMatchObject({ By: 'a' });
  });

  test('is not shown where nobody says that it stands', async () => {
    const { stage, call } = createStage();
    await call(...news);
    stage.now += freshMs + 1;
    stage.isAway = true;
    await expect(call(...news)).rejects.toThrow('away');
  });

  test('is never kept where the answer says of no room, or is beyond all measure', async () => {
    const { stage, call } = createStage();
    const own = ['GetOwnConsents', { isEn: true }] as const;
    await call(...own);
    expect((await call(...own)).asked).toEqual(['GetOwnConsents']);
    stage.length = 1024 * 1024;
    await call(...news);
    expect((await call(...news)).asked).toEqual(['GetMostReadNews']);
  });

  test('makes room: what was not shown for longest goes', async () => {
    const { stage, call } = createStage();
    stage.length = 900_000;
    for (let count = 1; count <= 10; count += 1) await call('GetMostReadNews', { isEn: true, Count: count });
    expect((await call('GetMostReadNews', { isEn: true, Count: 10 })).asked).toEqual([]);
    expect((await call('GetMostReadNews', { isEn: true, Count: 1 })).asked).toEqual(['GetMostReadNews']);
  });
});

test('what is changed goes on when the page is left, a long text and a question do not', async () => {
  const { stage, call } = createStage();
  await call('NoteVisit', {});
  await call('SetAlert', { Kind: 'cut', Code: 'x'.repeat(4_000), Alert: 'price', IsOn: true });
  await call(...news);
  expect(stage.outliving).toEqual(['NoteVisit']);
});
