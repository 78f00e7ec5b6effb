import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

test('every test that docs/security.md names exists', async () => {
  const page = await readFile(join(root, 'docs/security.md'), 'utf8');
  const named = [...page.matchAll(/^- T\d+ `([^`]+)` › (.+)$/gm)];
  expect(named.length).toBeGreaterThan(100);
  const missing: string[] = [];
  for (const [, path = '', name = ''] of named) {
    const source = await readFile(join(root, path), 'utf8').catch(() => '');
    if (!source.includes(name)) missing.push(`${path} › ${name}`);
  }
  expect(missing).toEqual([]);
});
