import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../..');

const reasonsBeside = new Map([
  ['members/account/notices/notices-part.tsx', 'no page before the first or after the last'],
  ['members/account/avatar/picture-field.tsx', 'the bar of the upload'],
  ['members/company/code-field.tsx', 'the seconds left, in the button'],
  ['plants/watch/add-origin.tsx', 'no origin in the list'],
  ['prices/staff/quotes/paste/paste-dialog.tsx', 'what is still to be chosen, above it'],
  ['trade/filters/month-range.tsx', 'the months out of order'],
  ['trade/quota/cargo-clock.tsx', 'so many cargoes are the most'],
]);
const beforeScript = /disabled=\{!(?:isLive|scripted|isScripted)\}/;

test('a button that is grey says why: `WaitingButton`, or what stands beside it', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !path.endsWith('waiting-button.tsx'),
  );
  const grey = files.flatMap((path) => {
    const tags = readFileSync(join(source, path), 'utf8').match(/<Button\b(?:=>|[^>])*?\bdisabled=\{[^}]*\}/g) ?? [];
    return tags.some((tag) => !beforeScript.test(tag)) ? [path] : [];
  });
  expect(grey.toSorted()).toEqual([...reasonsBeside.keys()].toSorted());
});
