import { expect, it } from 'vitest';
import { changedQuery, toQueryPage, readFilter } from './address-filters.ts';

it('reads a filter that is there, as empty one that is not, and none too long', () => {
  const search = new URLSearchParams({ state: 'new', q: 'x'.repeat(300) });
  expect(readFilter(search, 'state')).toBe('new');
  expect(readFilter(search, 'q')).toHaveLength(100);
  expect(readFilter(search, 'mine')).toBe('');
});

it('begins at the first page when a filter changes, and keeps the others', () => {
  const search = new URLSearchParams('state=new&page=3&mine=1');
  expect(changedQuery(search, 'mine', '').toString()).toBe('state=new');
  expect(changedQuery(search, 'q', '牛').get('q')).toBe('牛');
});

it('takes the first page for what is no page', () => {
  for (const text of ['page=0', 'page=x', 'page=1.5', 'page=99999', '']) {
    expect(toQueryPage(new URLSearchParams(text))).toBe(1);
  }
  expect(toQueryPage(new URLSearchParams('page=7'))).toBe(7);
});
