import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listLockSites } from '../../../tools/lock-sites.ts';

const root = join(import.meta.dirname, '../../..');

/** By the use: `withheld` where demo/withheld.test.ts holds it, else the test's file and name. */
const tests = JSON.parse(readFileSync(join(root, 'tools/lock-tests.json'), 'utf8')) as Readonly<Record<string, string>>;

test('every use of a lock has a test that `npm run guards` takes it out for', () => {
  const uses = listLockSites();
  expect(uses.length).toBeGreaterThan(80);
  expect(Object.keys(tests).toSorted()).toEqual(uses.toSorted());
});

test('the tests that are named exist', () => {
  const missing = Object.values(tests).filter((one) => {
    const [file = '', name = ''] = one.split(' › ');
    return one !== 'withheld' && !readFileSync(join(root, file), 'utf8').includes(name);
  });
  expect(missing).toEqual([]);
});
