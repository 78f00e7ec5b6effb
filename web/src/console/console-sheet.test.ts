import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '..');
const sheet = join(import.meta.dirname, 'console.css');
const name = /(?<![\w-])c-[a-zA-Z]\w*/g;

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((path) => join(source, path));
const formatText = (paths: readonly string[]) => paths.map((path) => readFileSync(path, 'utf8')).join('\n');
const namesIn = (text: string) => [...new Set(text.match(name))].toSorted();
const imported = [...readFileSync(sheet, 'utf8').matchAll(/@import '([^']+)'/g)].map(([, path]) =>
  resolve(import.meta.dirname, path ?? ''),
);

test('the console links every sheet that lies beside a screen', () => {
  const own = files.filter(
    (path) => path.endsWith('.css') && path !== sheet && /\.c-\w/.test(readFileSync(path, 'utf8')),
  );
  expect(imported.toSorted().map((path) => relative(source, path))).toEqual(
    own.toSorted().map((path) => relative(source, path)),
  );
});

test('the sheets of the console name what its screens use, and nothing else', () => {
  const used = namesIn(formatText(files.filter((path) => path.endsWith('.tsx'))));
  expect(namesIn(formatText(imported))).toEqual(used);
});
