import type { Api } from '@btc/contract/client.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { parseUnfinishedUpload } from './unfinished-upload.ts';
import { AnswerLost, type FilmUpload, sendFilm } from './send-film.ts';

type Issue = 'lost on its way' | 'answer lost' | 'refused' | null;

function serverWith(issues: readonly Issue[], has = 0) {
  let received = has;
  let isOver = false;
  const calls: number[] = [];
  const api = async (name: string, data: { UploadID?: string; Offset?: number; Files?: Blob; Bytes?: number }) => {
    if (name === 'StartVideoUpload') {
      received = 0;
      return { Row: { UploadID: 'u', PartBytes: 4 } };
    }
    if (data.UploadID !== 'u' || isOver) throw new ApiError(1009);
    const issue = issues[calls.length] ?? null;
    calls.push(data.Offset ?? -1);
    if (issue === 'lost on its way') throw new TypeError('network');
    if (issue === 'refused') throw new ApiError(1011, { Dict: { Reason: 'codec' } });
    if (data.Offset !== received) {
      throw new ApiError(1001, { List: [{ Field: 'Offset', Rule: 'changed' }], Dict: { Received: received } });
    }
    received += data.Files?.size ?? 0;
    if (received === 10) isOver = true;
    if (issue === 'answer lost') throw new TypeError('network');
    return { Row: { Received: received, Format: received === 10 ? 'webm' : null } };
  };
  return { api: api as unknown as Api, calls };
}

const film = new Blob([new Uint8Array(10)]);
const send = (api: Api, stands: number[] = [], begun: FilmUpload | null = null) =>
  sendFilm(api, {
    videoId: 1,
    file: film,
    begun,
    onProgress: ({ received }) => stands.push(received),
    signal: new AbortController().signal,
    pause: 0,
  });

test('a film goes out in parts, one after the other', async () => {
  const { api, calls } = serverWith([]);
  const stands: number[] = [];
  expect(await send(api, stands)).toBe('webm');
  expect([calls, stands]).toEqual([
    [0, 4, 8],
    [0, 4, 8],
  ]);
});

test('a part that was lost is sent again, one whose answer was lost is not', async () => {
  const { api, calls } = serverWith(['lost on its way', null, 'answer lost']);
  expect(await send(api)).toBe('webm');
  expect(calls).toEqual([0, 0, 4, 4, 8]);
});

test('it gives up after four tries, and at once where the server says no', async () => {
  const away = serverWith(['lost on its way', 'lost on its way', 'lost on its way', 'lost on its way']);
  await expect(send(away.api)).rejects.toThrow('network');
  expect(away.calls).toHaveLength(4);
  const refusing = serverWith(['refused']);
  await expect(send(refusing.api)).rejects.toThrow(ApiError);
  expect(refusing.calls).toHaveLength(1);
});

test('a film that was broken off goes on where it stands, and from the beginning where that is forgotten', async () => {
  const begun = { id: 'u', partBytes: 4, received: 4 };
  const going = serverWith([], 4);
  expect(await send(going.api, [], begun)).toBe('webm');
  expect(going.calls).toEqual([4, 8]);
  // The last part that arrived was not heard of: the server tells.
  const further = serverWith([], 8);
  expect(await send(further.api, [], begun)).toBe('webm');
  expect(further.calls).toEqual([4, 8]);
  const forgotten = serverWith([], 4);
  expect(await send(forgotten.api, [], { ...begun, id: 'old' })).toBe('webm');
  expect(forgotten.calls).toEqual([0, 4, 8]);
});

test('where the answer to the last part is lost it says so, and does not send all of it again', async () => {
  const { api, calls } = serverWith([null, null, 'answer lost']);
  await expect(send(api)).rejects.toThrow(AnswerLost);
  expect(calls).toEqual([0, 4, 8]);
});

test('what is kept of an upload is believed for its own file only', () => {
  const upload = { id: 'u', partBytes: 4, received: 4, file: 'film.mp4 10 1' };
  expect(parseUnfinishedUpload(JSON.stringify(upload), 'film.mp4 10 1')).toEqual(upload);
  expect(parseUnfinishedUpload(JSON.stringify(upload), 'film.mp4 11 1')).toBeNull();
  expect(parseUnfinishedUpload('{"id":1,"file":"film.mp4 10 1"}', 'film.mp4 10 1')).toBeNull();
  expect(parseUnfinishedUpload('no text of ours', 'film.mp4 10 1')).toBeNull();
  expect(parseUnfinishedUpload(null, 'film.mp4 10 1')).toBeNull();
});
