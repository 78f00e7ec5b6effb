import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawIcons } from './draw-icons.ts';

test('the icons show what favicon.svg shows', () => {
  const drawn = Object.entries(drawIcons());
  expect(drawn).toHaveLength(2);
  for (const [name, bytes] of drawn) {
    const stored = readFileSync(join(import.meta.dirname, '../web/public', name));
    expect([name, stored.equals(bytes)]).toEqual([name, true]);
  }
});
