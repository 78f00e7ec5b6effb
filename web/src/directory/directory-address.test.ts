import { expect, it } from 'vitest';
import { toBoardState, toExhibitionsQueryPath } from './calendar/exhibitions-query.ts';
import { groupByMonth } from './calendar/month-groups.ts';
import { listWords, withQuery } from './address-words.ts';

it('reads the words of an address, cut to what a call takes', () => {
  expect(listWords(new URL(`https://x.example/?q=${'牛'.repeat(99)}`), 'q')).toHaveLength(60);
});

it('writes an address with what is set', () => {
  expect(withQuery('/cn/BTCUser', { type: 'trader', q: '' }, 2)).toBe('/cn/BTCUser?type=trader&page=2');
  expect(withQuery('/cn/BTCUser', { type: '' })).toBe('/cn/BTCUser');
});

it('reads the calendar’s filter back from the address it writes', () => {
  const filter = { span: 'past', kind: 'fair', place: 'abroad', q: '圣保罗' } as const;
  expect(toBoardState(new URL(toExhibitionsQueryPath(filter), 'https://x.example'))).toEqual(filter);
  const odd = toBoardState(new URL('https://x.example/cn/BTCTrend?span=x&kind=y&place=z'));
  expect(odd).toEqual({ span: 'coming', kind: '', place: '', q: '' });
});

it('puts events under the month they begin in; what runs already under today’s', () => {
  const event = (StartDate: string, Time: 'coming' | 'running') => ({ StartDate, Time });
  const groups = groupByMonth([
    event('2026-10-30', 'running'),
    event('2026-11-25', 'coming'),
    event('2026-12-01', 'coming'),
    event('2026-12-10', 'coming'),
  ]);
  expect(groups.map(({ month, rows }) => [month, rows.length])).toEqual([
    ['running', 1],
    ['2026-11', 1],
    ['2026-12', 2],
  ]);
});
