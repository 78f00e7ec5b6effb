import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
let page = '';
let rows: readonly (readonly string[])[] = [];
beforeAll(async () => {
  page = await readFile(join(root, 'docs/security.md'), 'utf8');
  rows = page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll('|', '').trim()));
});

const numbersIn = (text: string) => [...text.matchAll(/\bT(\d+)\b/g)].map(([, number]) => Number(number));

function namedIn(cell: string): number[] {
  const ranges = [...cell.matchAll(/T(\d+)–T(\d+)/g)].flatMap(([, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index),
  );
  return [...numbersIn(cell), ...ranges];
}

test('every test that docs/security.md names exists', async () => {
  const named = [...page.matchAll(/^- T\d+ `([^`]+)` › (.+)$/gm)];
  expect(named.length).toBeGreaterThan(100);
  const missing: string[] = [];
  for (const [, path = '', name = ''] of named) {
    const source = await readFile(join(root, path), 'utf8').catch(() => '');
    if (!source.includes(name)) missing.push(`${path} › ${name}`);
  }
  expect(missing).toEqual([]);
});

test('every number in its tables stands in its list of tests once, and every test of the list in a table', () => {
  const listed = [...page.matchAll(/^- T(\d+) /gm)].map(([, number]) => Number(number));
  expect(listed.filter((number, index) => listed.indexOf(number) !== index)).toEqual([]);
  const named = new Set(rows.flatMap((cells) => cells.flatMap(namedIn)));
  expect([...named].filter((number) => !listed.includes(number))).toEqual([]);
  expect(listed.filter((number) => !named.has(number))).toEqual([]);
});

test('the guards in its tables are the patches that there are', async () => {
  const named = rows.flatMap((cells) => [...(cells[2] ?? '').matchAll(/\bF\d\d[a-z]?-[\w-]+/g)].map(([name]) => name));
  const patches = (await readdir(join(import.meta.dirname, 'guards'))).map((file) => file.replace('.patch', ''));
  expect(named.toSorted()).toEqual(patches.toSorted());
});

test('whatever is said to hold names a test, a document or a tool', () => {
  const held = rows.filter((cells) => cells[2] === 'holds');
  expect(held.length).toBeGreaterThan(80);
  expect(held.filter(([, , , by = '']) => !/T\d|`|tools\//.test(by)).map(([requirement]) => requirement)).toEqual([]);
});
