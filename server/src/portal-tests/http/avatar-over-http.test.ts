import { createHttpApi } from '@btc/contract/client.ts';
import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePhotograph, makePicture } from '#platform/pictures/pictures.fixture.ts';
import { openSession } from '#platform/session/session.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';

const messageType = toMessageType('UploadAvator');
let app: TestApp;
let address = '';
let own: { readonly userId: number; readonly token: string };
let folder = '';

beforeAll(async () => {
  app = await createTestApp();
  address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  folder = join(app.config.files.folder, 'public/avatars');
});
beforeEach(async () => {
  own = await addMember();
});
afterAll(() => app.close());

async function addMember() {
  const { id: userId } = await app.db
    .insertInto('account')
    .values({ login_user_name: `m_${randomUUID().slice(0, 8)}`, created_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId, token: await openSession(app.db, { userId, remember: false, now: app.clock.now() }) };
}

type Field = readonly [name: string, value: string | Blob, fileName?: string];

function toFields(file: Blob | Buffer, more: Readonly<Record<string, string>> = {}): Field[] {
  const plain = { MessageType: String(messageType), MessageID: randomUUID(), UserID: String(own.userId), ...more };
  const blob = file instanceof Blob ? file : new Blob([new Uint8Array(file)]);
  return [...Object.entries(plain), ['Files', blob, 'me.jpg']];
}

interface Sender {
  readonly name?: string;
  readonly token?: string | null;
}

async function upload(fields: readonly Field[], { name = 'UploadAvator', token = own.token }: Sender = {}) {
  const form = new FormData();
  for (const [field, value, fileName] of fields) {
    if (value instanceof Blob) form.append(field, value, fileName ?? 'x');
    else form.append(field, value);
  }
  const headers = token === null ? {} : { Token: token, Authorization: app.config.apiKey };
  const response = await fetch(`${address}/api/system/${name}`, { method: 'POST', headers, body: form });
  const body = (await response.json()) as {
    ErrorCode: number;
    MessageID: string;
    Data: { Row?: { Avator: string }; List?: object[] };
  };
  return { status: response.status, ...body };
}

async function storedAvatar(): Promise<string | null> {
  const row = await app.db
    .selectFrom('account')
    .select('avatar')
    .where('id', '=', own.userId)
    .executeTakeFirstOrThrow();
  return row.avatar;
}

describe('the upload of one’s own picture', () => {
  test('is answered in the envelope with its address, where a square WebP without metadata lies', async () => {
    const fields = toFields(await makePhotograph());
    const answer = await upload(fields);
    expect(answer).toMatchObject({ status: 200, ErrorCode: 0, MessageID: fields[1]?.[1] });
    const avatar = answer.Data.Row?.Avator ?? '';
    expect(avatar).toMatch(/^\/files\/avatars\/[0-9a-f]{32}\.webp$/);
    expect(await storedAvatar()).toBe(avatar);
    const served = await fetch(address + avatar);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const { exif, width, height } = await sharp(await served.arrayBuffer()).metadata();
    expect([exif, width, height]).toEqual([undefined, 256, 256]);
  });

  test('takes the place of the one before, whose file goes', async () => {
    const first = (await upload(toFields(await makePicture('png')))).Data.Row?.Avator ?? '';
    const second = (await upload(toFields(await makePicture('webp')))).Data.Row?.Avator ?? '';
    expect(second).not.toBe(first);
    const names = await readdir(folder);
    expect(names).not.toContain(basename(first));
    expect(names).toContain(basename(second));
  });

  test('works with the typed client, and with the file before the fields', async () => {
    const options = { systemBase: `${address}/api/system`, managementBase: '', apiKey: app.config.apiKey };
    const api = createHttpApi({ ...options, token: () => own.token });
    const file = new File([new Uint8Array(await makePicture('jpeg'))], 'me.jpg');
    const { Row } = await api('UploadAvator', { UserID: own.userId, Files: file });
    expect(Row.Avator).toBe(await storedAvatar());
    expect((await upload(toFields(file).toReversed())).ErrorCode).toBe(0);
  });

  test('leaves no file of a member’s earlier tries behind', async () => {
    await Promise.all([1, 2, 3].map(async () => upload(toFields(await makePicture('jpeg')))));
    const referenced = await app.db.selectFrom('account').select('avatar').where('avatar', 'is not', null).execute();
    expect((await readdir(folder)).map((name) => `/files/avatars/${name}`).toSorted()).toEqual(
      referenced.map((row) => row.avatar).toSorted(),
    );
  });
});

describe('an upload is refused', () => {
  test('when signed out (1006), also with a large file, before it is read', async () => {
    expect(await upload(toFields(await makePicture('jpeg')), { token: null })).toMatchObject({
      status: 401,
      ErrorCode: 1006,
    });
    const large = new Blob([new Uint8Array(3_900_000)]);
    expect(await upload(toFields(large), { token: 'x'.repeat(43) })).toMatchObject({ status: 401, ErrorCode: 1006 });
  });

  test('for another member’s number (1007), whose picture stays', async () => {
    const other = await addMember();
    const answer = await upload(toFields(await makePicture('jpeg'), { UserID: String(other.userId) }));
    expect(answer).toMatchObject({ status: 403, ErrorCode: 1007 });
    const row = await app.db
      .selectFrom('account')
      .select('avatar')
      .where('id', '=', other.userId)
      .executeTakeFirstOrThrow();
    expect(row.avatar).toBeNull();
  });

  test('above 4 MB (1005)', async () => {
    const large = new Blob([new Uint8Array(4 * 1024 * 1024 + 1)]);
    expect(await upload(toFields(large))).toMatchObject({ status: 413, ErrorCode: 1005 });
    expect(await upload(toFields(new Blob([new Uint8Array(9_000_000)])))).toMatchObject({
      status: 413,
      ErrorCode: 1005,
    });
  });

  test('above 4 MB also where the length is not said beforehand', async () => {
    const parts = [
      `--b\r\nContent-Disposition: form-data; name="Files"; filename="a.jpg"\r\n\r\n`,
      'x'.repeat(4_400_000),
      '\r\n--b--\r\n',
    ];
    const answer = await sendChunked(parts);
    expect(answer).toContain('413');
    expect(answer).toContain('"ErrorCode":1005');
  });

  test('as anything but a picture, whatever it calls itself (1011)', async () => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'me.jpg', {
      type: 'image/jpeg',
    });
    expect(await upload(toFields(svg))).toMatchObject({ status: 415, ErrorCode: 1011 });
    expect(await upload(toFields(new Blob([])))).toMatchObject({ status: 415, ErrorCode: 1011 });
    expect(await storedAvatar()).toBeNull();
  });

  test('with a wrong number of the message (1002) or a broken form (1001)', async () => {
    const picture = await makePicture('jpeg');
    expect(await upload(toFields(picture, { MessageType: '6000000001' }))).toMatchObject({ ErrorCode: 1002 });
    expect(await upload(toFields(picture, { MessageID: 'x' }))).toMatchObject({ ErrorCode: 1001 });
    expect(await upload(toFields(picture, { UserID: 'me' }))).toMatchObject({ ErrorCode: 1001 });
    expect(await upload(toFields(picture, { ChargeState: '3' }))).toMatchObject({ ErrorCode: 1001 });
    expect(await upload(toFields(picture).slice(0, 3))).toMatchObject({ ErrorCode: 1001 });
    expect(await upload([...toFields(picture), ['Files', new Blob([new Uint8Array(picture)])]])).toMatchObject({
      ErrorCode: 1001,
    });
    expect(await upload([...toFields(picture), ['UserID', '1']])).toMatchObject({ ErrorCode: 1001 });
    expect(
      await upload([...toFields(picture).slice(0, 3), ['Picture', new Blob([new Uint8Array(picture)])]]),
    ).toMatchObject({ ErrorCode: 1001 });
    const many = Array.from({ length: 30 }, (_, index): Field => [`f${index}`, '1']);
    expect(await upload([...many, ...toFields(picture)])).toMatchObject({ ErrorCode: 1001 });
  });

  test('at any other operation (1011), and as JSON (1001)', async () => {
    expect(await upload(toFields(await makePicture('jpeg')), { name: 'GetBtcInfoHeadlines' })).toMatchObject({
      ErrorCode: 1011,
    });
    expect(await upload([], { name: 'Nothing' })).toMatchObject({ ErrorCode: 1003 });
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/system/UploadAvator',
      headers: { token: own.token, authorization: app.config.apiKey },
      payload: envelope(messageType, { UserID: own.userId, Files: 'data' }),
    });
    expect(response.json()).toMatchObject({ ErrorCode: 1001, Data: { List: [{ Field: 'Files', Rule: 'file' }] } });
  });

  test('cannot choose where its file goes', async () => {
    const before = await readdir(join(folder, '..'));
    for (const name of [
      '../../../etc/passwd.jpg',
      '..\\..\\x.jpg',
      '/etc/cron.d/x',
      'a\0.jpg',
      'CON',
      `${'n'.repeat(5_000)}.jpg`,
    ]) {
      const fields = toFields(await makePicture('jpeg')).map(([field, value]): Field => [field, value, name]);
      const avatar = (await upload(fields)).Data.Row?.Avator;
      if (avatar !== undefined) expect(avatar).toMatch(/^\/files\/avatars\/[0-9a-f]{32}\.webp$/);
    }
    expect(await readdir(join(folder, '..'))).toEqual(before);
  });

  test('when it comes too often (1004)', async () => {
    const fields = toFields(new Blob(['no picture']));
    const codes: number[] = [];
    for (let count = 0; count < 12; count += 1) codes.push((await upload(fields)).ErrorCode);
    expect(codes).toContain(1004);
  });

  test('with parts that have no name (1001), and the server goes on', async () => {
    const part = '--b\r\nContent-Disposition: form-data\r\n\r\n1\r\n';
    expect(await sendChunked([part, part, '--b--\r\n'])).toContain('"ErrorCode":1001');
    expect((await upload(toFields(await makePicture('jpeg')))).ErrorCode).toBe(0);
  });

  test('when the form breaks off, and the server goes on', async () => {
    const answer = await sendChunked([
      `--b\r\nContent-Disposition: form-data; name="Files"; filename="a.jpg"\r\n\r\nabc`,
    ]);
    expect(answer).toContain('"ErrorCode":1001');
    expect((await upload(toFields(await makePicture('jpeg')))).ErrorCode).toBe(0);
  });
});

test('the OpenAPI document shows the call as a form', async () => {
  const response = await app.app.inject('/api/openapi.json');
  const document = response.json<{ paths: Record<string, { post: { requestBody: { content: object } } }> }>();
  expect(document.paths['/api/system/UploadAvator']?.post.requestBody.content).toMatchObject({
    'multipart/form-data': {
      schema: {
        required: ['MessageType', 'MessageID', 'UserID', 'Files'],
        properties: { MessageType: { const: messageType }, Files: { type: 'string', format: 'binary' } },
      },
    },
  });
});

/** Sends a chunked body, whose length the server does not know, and returns the raw answer. */
function sendChunked(parts: readonly string[]): Promise<string> {
  const head = [
    'POST /api/system/UploadAvator HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Content-Type: multipart/form-data; boundary=b',
    'Transfer-Encoding: chunked',
    `Token: ${own.token}`,
    `Authorization: ${app.config.apiKey}`,
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const heard: string[] = [];
    socket.setEncoding('utf8').on('data', (text: string) => heard.push(text));
    socket.on('close', () => resolve(heard.join('')));
    socket.on('error', reject);
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    for (const part of parts) socket.write(`${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`);
    socket.write('0\r\n\r\n');
  });
}
