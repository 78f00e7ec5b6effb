import { dataForms, dataPages, dataSetNames, toDataPath } from '@btc/contract/data/data-address.ts';
import type { DataPage } from '@btc/contract/data/data-page.ts';
import { wholeSetNames } from '@btc/contract/data/whole-sets.ts';
import { neededParams } from '@btc/server/src/data/read-set.ts';
import { addCallers } from '@btc/server/src/portal-tests/http/callers.fixture.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Demonstration, openDemonstration } from '../demonstration.fixture.ts';

/*
 * What has not changed has one ETag in every process and after a start: two portals on the same data answer alike.
 */

interface Door {
  readonly portal: Demonstration;
  readonly signIn: Awaited<ReturnType<typeof addCallers>>['signIn'];
}

let doors: readonly Door[];
beforeAll(async () => {
  doors = await Promise.all(
    [1, 2].map(async () => {
      const portal = await openDemonstration();
      return { portal, signIn: (await addCallers(portal, 'marks')).signIn };
    }),
  );
});
afterAll(async () => {
  await Promise.all(doors.map(({ portal }) => portal.close()));
});

async function readMark({ portal, signIn }: Door, url: string): Promise<string | undefined> {
  const { statusCode, headers } = await portal.app.inject({ url, headers: await signIn('paid') });
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  return headers.etag;
}

const years = wholeSetNames.map((name) => `/data/v1/${name}/2026.parquet?edition=en`);

const readable = dataSetNames.filter((name) => {
  const { params }: DataPage = dataPages[name];
  return neededParams.every((param) => !Object.hasOwn(params, param));
});
/** A few sets of each room, in every form. */
const answers = readable
  .filter((_, index) => index % 7 === 0)
  .flatMap((name) => dataForms.map((form) => toDataPath({ name, edition: 'en', params: {} }, form)));

test.each([
  ['whole years', years],
  ['answers', answers],
])('the ETags of %s are those of another process', async (_, urls) => {
  const marks = await Promise.all(
    doors.map(async (door) => {
      const read: Record<string, string | undefined> = {};
      for (const url of urls) read[url] = await readMark(door, url);
      return read;
    }),
  );
  expect(Object.values(marks[0] ?? {}).filter((mark) => mark !== undefined).length).toBe(urls.length);
  expect(marks[0]).toEqual(marks[1]);
});
