import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups, matchesPaths, toBundlerGroups } from './chunk-groups.ts';

const root = join(import.meta.dirname, '..');

function hasFile(start: string): boolean {
  const { dir, base } = posix.parse(start);
  return readdirSync(join(root, dir)).some((name) => (start.endsWith('/') ? name === base : name.startsWith(base)));
}

for (const { name, paths } of chunkGroups) {
  test(`every path of the group ${name} is there`, () => {
    expect([...paths.of, ...(paths.but ?? [])].filter((start) => !hasFile(start))).toEqual([]);
  });
}

test('the longest beginning decides', () => {
  const paths = { of: ['a/', 'a/b/c'], but: ['a/b/'] };
  expect(['a/x', 'a/b/x', 'a/b/c', 'c'].map((path) => matchesPaths(paths, path))).toEqual([true, false, true, false]);
});

test('a module of a style is told by the path in its name', () => {
  const groups = toBundlerGroups('/portal').filter(({ test: takes }) =>
    takes('\0/portal/web/src/news/list/a.module.css'),
  );
  expect(groups.map(({ name }) => name)).toEqual(['site', 'stories']);
});
