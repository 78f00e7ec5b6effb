import type { Api } from '@btc/contract/client.ts';
import { expect, test } from 'vitest';
import { createFileReuse } from './reuse-file.ts';

interface File {
  readonly text: string;
}

function openReader(answers: Record<string, object>) {
  const questions: string[] = [];
  const call = async (name: string): Promise<object> => {
    questions.push(name);
    return answers[name] ?? {};
  };
  return { api: call as unknown as Api, questions, answers };
}

function openReuse() {
  const reuse = createFileReuse<File>(() => 1);
  let made = 0;
  const read = (key: string, api: Api) =>
    reuse(key, api, async (own) => {
      made += 1;
      const first = await own('GetQrPanel', {});
      const second = await own('GetPortalDay', {});
      return { text: JSON.stringify([first, second]) };
    });
  return { read, countMade: () => made };
}

const shared = { GetQrPanel: { a: 1 }, GetPortalDay: { b: 2 } };

test('who is given the same answers is given the same file, and it is written once', async () => {
  const { read, countMade } = openReuse();
  const one = await read('a', openReader({ ...shared }).api);
  const other = openReader({ ...shared });
  expect(await read('a', other.api)).toBe(one);
  expect(countMade()).toBe(1);
  expect(other.questions).toEqual(['GetQrPanel', 'GetPortalDay']);
});

test('who is given another answer is given another file, also where it looks alike', async () => {
  const { read, countMade } = openReuse();
  const one = await read('a', openReader({ ...shared }).api);
  const alike = await read('a', openReader({ ...shared, GetPortalDay: { b: 2 } }).api);
  expect(alike).not.toBe(one);
  const less = openReader({ ...shared, GetQrPanel: { a: null } });
  expect((await read('a', less.api)).text).toBe('[{"a":null},{"b":2}]');
  expect(countMade()).toBe(3);
});

test('where an answer is another, what followed from it is not asked before the file is made', async () => {
  const { read } = openReuse();
  await read('a', openReader({ ...shared }).api);
  const other = openReader({ ...shared, GetQrPanel: { a: 2 } });
  await read('a', other.api);
  expect(other.questions).toEqual(['GetQrPanel', 'GetQrPanel', 'GetPortalDay']);
});

test('a file is of its question alone, and one that cannot be made is not kept', async () => {
  const { read, countMade } = openReuse();
  const reader = openReader({ ...shared });
  expect(await read('a', reader.api)).not.toBe(await read('b', reader.api));
  expect(countMade()).toBe(2);
  const reuse = createFileReuse<File>(() => 1);
  const fail = reuse('c', reader.api, () => Promise.reject(new Error('locked')));
  await expect(fail).rejects.toThrow('locked');
  expect(await reuse('c', reader.api, async () => ({ text: 'c' }))).toEqual({ text: 'c' });
});
