import { expect, test } from 'vitest';
import { mergeRecord } from './merge-record.ts';

test('what only the other has changed is taken, what both have changed alike or one alone here stays, and the rest is a conflict', () => {
  const base = { theirs: 'a', mine: 'a', same: 'a', both: 'a', list: ['a'] };
  const stored = { theirs: 'b', mine: 'a', same: 'c', both: 'b', list: ['a', 'b'] };
  const typed = { theirs: 'a', mine: 'c', same: 'c', both: 'c', list: ['a'] };
  expect(mergeRecord(base, stored, typed)).toEqual({
    taken: { theirs: 'b', list: ['a', 'b'] },
    conflicts: [{ name: 'both', theirs: 'b', mine: 'c' }],
  });
});

test('parts are merged by their own fields', () => {
  const base = { Cn: { Title: 'a', Summary: 'a' } };
  const stored = { Cn: { Title: 'b', Summary: 'b' } };
  const typed = { Cn: { Title: 'a', Summary: 'c' } };
  expect(mergeRecord(base, stored, typed)).toEqual({
    taken: { 'Cn.Title': 'b' },
    conflicts: [{ name: 'Cn.Summary', theirs: 'b', mine: 'c' }],
  });
});
