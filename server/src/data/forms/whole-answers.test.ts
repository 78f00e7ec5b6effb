import fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createWholeAnswers, type WholeDeps } from './whole-answers.ts';

let folder: string;
let app: FastifyInstance;
let writing: Map<string, () => void>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'btc-whole-'));
  writing = new Map();
  app = openDoor();
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const set: WholeDeps['wholeSets'][number] = {
  name: 'beef-facts',
  title: { cn: '牛肉', en: 'Beef' },
  lead: { cn: '牛肉', en: 'Beef' },
  module: 'Data',
  columns: [],
  takes: [],
  toShown: () => ({ name: 'beef-one', params: {} }),
  write: async ({ year }, { path }) => {
    await new Promise<void>((resolve) => writing.set(year, resolve));
    await writeFile(path, year);
    writing.delete(year);
  },
};

const member = (userId: number) => ({
  userId,
  loginUserName: `member${userId}`,
  accountState: 'normal' as const,
  staffRole: null,
  membership: {
    ChargeState: 3,
    ChargeExpireDate: '2099-01-01',
    CanVisitModule: 'Data',
    ChargeStataEn: 0,
    ChargeEnExpireDate: null,
    CanVisitModuleEn: '',
  },
});

function openDoor(): FastifyInstance {
  const { answer, close } = createWholeAnswers({
    wholeSets: [set],
    clock: fixedClock('2026-11-24T10:00:00+08:00'),
    versions: () => ({}) as ReturnType<WholeDeps['versions']>, // nothing changes here
    publicUrl: 'https://portal.example',
    workFolder: folder,
    onDamagedCopy: () => undefined,
  });
  const door = fastify();
  door.addHook('onClose', close);
  door.get<{ Params: { user: string; year: string } }>('/:user/:year', (request, reply) => {
    const { user, year } = request.params;
    const caller = { token: null, user: member(Number(user)), address: '203.0.113.7' };
    return answer(request, reply, { caller, name: 'beef-facts', year, given: {} });
  });
  return door;
}

const ask = async (user: number, year: string) => (await app.inject(`/${user}/${year}`)).statusCode;
async function areWriting(...years: string[]): Promise<void> {
  await expect.poll(() => [...writing.keys()]).toEqual(years);
}

test('an account has one year written at once, its next waits, and others have their place', async () => {
  const first = ask(1, '2021');
  await areWriting('2021');
  const [second, third] = [ask(1, '2022'), ask(1, '2023')];
  const other = ask(2, '2024');
  await areWriting('2021', '2024');
  expect(await ask(3, '2025')).toBe(503);
  writing.get('2024')?.();
  expect(await other).toBe(200);
  writing.get('2021')?.();
  expect(await first).toBe(200);
  await areWriting('2022');
  writing.get('2022')?.();
  expect(await second).toBe(200);
  await areWriting('2023');
  writing.get('2023')?.();
  expect(await third).toBe(200);
});

test('a year that is there, or being written for another, waits in no line', async () => {
  const first = ask(1, '2021');
  await areWriting('2021');
  const [same, next] = [ask(2, '2021'), ask(2, '2022')];
  await areWriting('2021', '2022');
  writing.get('2021')?.();
  expect([await first, await same]).toEqual([200, 200]);
  // While the second account's own is written.
  expect(await ask(2, '2021')).toBe(200);
  writing.get('2022')?.();
  expect(await next).toBe(200);
});

test('a range of a year is sent, and where it names another version the whole', async () => {
  const first = app.inject('/1/2021');
  await areWriting('2021');
  writing.get('2021')?.();
  const { etag = '' } = (await first).headers;
  const askRange = async (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
    const response = await app.inject({ method, url: '/1/2021', headers });
    const { 'content-range': range, 'content-length': length, 'accept-ranges': unit } = response.headers;
    return { status: response.statusCode, body: response.body, range, length: Number(length), unit };
  };
  const part = { status: 206, body: '02', range: 'bytes 1-2/4', length: 2, unit: 'bytes' };
  const whole = { status: 200, body: '2021', range: undefined, length: 4, unit: 'bytes' };
  expect(await askRange({ Range: 'bytes=1-2' })).toEqual(part);
  expect(await askRange({ Range: 'bytes=1-2', 'If-Range': etag })).toEqual(part);
  expect(await askRange({ Range: 'bytes=-1' })).toMatchObject({ status: 206, body: '1', range: 'bytes 3-3/4' });
  expect(await askRange({ Range: 'bytes=1-2', 'If-Range': '"another"' })).toEqual(whole);
  expect(await askRange({ Range: 'bytes=1-2', 'If-Range': 'Mon, 02 Mar 2026 04:00:00 GMT' })).toEqual(whole);
  expect(await askRange({ Range: 'bytes=1-2' }, 'HEAD')).toEqual({ ...whole, body: '' });
  expect(await askRange({ Range: 'bytes=4-' })).toMatchObject({ status: 416, body: '', range: 'bytes */4' });
  expect(await askRange({ Range: 'bytes=1-2', 'If-None-Match': etag })).toMatchObject({ status: 304, body: '' });
});
