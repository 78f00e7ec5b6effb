import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findOutage } from './answer.ts';

test.skipIf(!existsSync('/dev/full'))('a full disk is an outage that passes, with its cause for the log', async () => {
  const cause = await writeFile('/dev/full', 'x').catch((error: unknown) => error);
  expect(findOutage(cause)).toMatchObject({ code: 1010, cause });
});

test.each(['EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'])('so is %s', (code) => {
  expect(findOutage(Object.assign(new Error('out of it'), { code }))).toMatchObject({ code: 1010 });
});

test('a file that is missing is none', () => {
  expect(findOutage(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBe(null);
});
