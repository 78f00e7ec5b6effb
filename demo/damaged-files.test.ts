import { addCallers } from '@btc/server/src/portal-tests/http/callers.fixture.ts';
import { envelope } from '@btc/server/src/portal-tests/app.fixture.ts';
import { flipBit, spreadPlaces } from '@btc/server/src/testing/flip-bits.ts';
import { damagedCode, figureCalls } from '@btc/server/src/testing/shown-figures.ts';
import { exportWorkFolder } from '@btc/server/src/open-facts.ts';
import { toApiBase, toMessageType } from '@btc/contract/wire/message-type.ts';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storePicture } from '@btc/server/src/platform/pictures/store-picture.ts';
import { type Demonstration, openDemonstration } from './demonstration.fixture.ts';

/*
 * Bits of stored files are flipped: what is shown then is what was shown before, or a refusal, and nothing else. The row
 * damaged-files of `npm run faults` does it some hundred times with a portal that is started anew.
 */

const openArticle = 1012;

let portal: Demonstration;
let signIn: Awaited<ReturnType<typeof addCallers>>['signIn'];
let shown: readonly string[];
beforeAll(async () => {
  portal = await openDemonstration();
  ({ signIn } = await addCallers(portal, 'damaged'));
  shown = await askFigures();
});
afterAll(() => portal.close());

/** The data of each answer, or the code of its refusal. */
async function askFigures(): Promise<readonly string[]> {
  const headers = await signIn('paid');
  const answers: string[] = [];
  for (const name of figureCalls) {
    const url = `/api/${toApiBase(name)}/${name}`;
    const response = await portal.app.inject({
      method: 'POST',
      url,
      payload: envelope(toMessageType(name), {}),
      headers,
    });
    const { ErrorCode, Data } = response.json();
    answers.push(ErrorCode === 0 ? JSON.stringify(Data) : String(ErrorCode));
  }
  return answers;
}

/** Simulates a restart. */
async function forgetFacts(): Promise<void> {
  await portal.facts.close();
}

async function findFiles(folder: string, end: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter(({ name }) => name.endsWith(end)).map(({ parentPath, name }) => join(parentPath, name));
}

test('the views show figures at all', () => {
  expect(shown).toHaveLength(figureCalls.length);
  expect(shown.filter((answer) => /^\d{4}$/.test(answer))).toEqual([]);
});

test('a flipped bit of a file of figures closes the views of its source, by name, and nothing else', async () => {
  const [path = ''] = await findFiles(join(portal.config.files.folder, 'facts'), '.parquet');
  for (const at of spreadPlaces(4)) {
    await forgetFacts();
    await rm(join(portal.config.dataDir, 'facts-cache'), { recursive: true, force: true });
    await flipBit(path, at);
    const answers = await askFigures();
    expect(answers.filter((answer, index) => answer !== shown[index] && answer !== String(damagedCode))).toEqual([]);
    expect(answers).toContain(String(damagedCode));
    const readiness = await portal.app.inject('/readyz');
    expect([readiness.statusCode, readiness.json().missing.files]).toEqual([
      503,
      expect.stringContaining('are damaged: facts/demo/'),
    ]);
    expect((await portal.ask('GetBtcInfoDetail', { NewsID: openArticle, isEn: true })).Row.NewsID).toBe(openArticle);
    await flipBit(path, at);
  }
  await expect.poll(askFigures).toEqual(shown);
});

test('a flipped bit of the copy of the figures changes nothing that is shown', async () => {
  for (const at of spreadPlaces(4)) {
    await forgetFacts();
    const [path = ''] = await findFiles(join(portal.config.dataDir, 'facts-cache'), '.duckdb');
    await flipBit(path, at);
    expect(await askFigures()).toEqual(shown);
  }
});

test('a flipped bit of the file of a year is never sent: the file is written anew, and is the same', async () => {
  const fetchYear = async () =>
    portal.app.inject({ url: '/data/v1/beef-facts/2025.parquet', headers: await signIn('paid') });
  const before = await fetchYear();
  for (const at of spreadPlaces(4)) {
    const [path = ''] = await findFiles(exportWorkFolder(portal.config), 'beef-facts_2025.parquet');
    await flipBit(path, at);
    const after = await fetchYear();
    expect([after.statusCode, after.headers.etag]).toEqual([200, before.headers.etag]);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
  }
});

test('a flipped bit of a stored paper or picture is never sent', async () => {
  await storePicture(portal.files, 'avatars', Buffer.from('a picture of some length'));
  const stored = await findFiles(join(portal.config.files.folder, 'public'), '');
  const files = ['webp', 'xlsx'].flatMap((kind) => stored.filter((path) => path.endsWith(`.${kind}`)).slice(0, 2));
  expect(files.map((path) => path.split('.').at(-1))).toEqual(expect.arrayContaining(['webp', 'xlsx']));
  for (const path of files) {
    const url = `/files/${path.slice(join(portal.config.files.folder, 'public/').length)}`;
    const headers = await signIn('paid');
    const whole = await portal.app.inject({ url, headers });
    await flipBit(path, 0.5);
    // Also under an address that writes its dot as an escape.
    for (const written of [url, url.replace(/\.(?=\w+$)/, '%2E')]) {
      const damaged = await portal.app.inject({ url: written, headers });
      expect([written, whole.statusCode, damaged.statusCode]).toEqual([written, 200, 503]);
    }
    await flipBit(path, 0.5);
    expect((await portal.app.inject({ url, headers })).rawPayload.equals(whole.rawPayload)).toBe(true);
  }
});
