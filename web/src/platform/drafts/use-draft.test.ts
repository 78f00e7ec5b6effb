import { expect, test } from 'vitest';
import { readDraft } from './use-draft.ts';

const initial = { Text: '', Title: 'x' };

test('what was kept comes back; what is unknown or no text does not', () => {
  expect(readDraft('{"Text":"half a sent","Other":"y","Title":3}', initial)).toEqual({
    Text: 'half a sent',
    Title: 'x',
  });
});

test.each([null, '', 'null', '[]', '{', '"x"'])('%j is no draft', (stored) => {
  expect(readDraft(stored, initial)).toEqual(initial);
});
