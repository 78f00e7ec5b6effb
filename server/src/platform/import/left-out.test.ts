import { expect, test } from 'vitest';
import { LeftOutTally } from './left-out.ts';

const row = { reason: 'goods', code: '12019019', name: '黄大豆', grams: null, usdCents: null, cnyCents: null } as const;

test('rows of the same are summed up, and what is not published stays so', () => {
  const tally = new LeftOutTally();
  tally.add(2, { ...row, grams: 1_500_000n });
  tally.add(3, row);
  tally.add(4, { ...row, grams: 500_000n, usdCents: 12_345n });
  expect(tally.list()).toEqual([
    { reason: 'goods', code: '12019019', name: '黄大豆', rows: 3, firstLine: 2, tonnes: 2, usd: 123.45, cny: null },
  ]);
});

test('a long list ends in what the rest comes to, and no row is lost', () => {
  const tally = new LeftOutTally();
  for (let line = 1; line <= 2000; line += 1) tally.add(line, { ...row, code: String(line), grams: 1_000_000n });
  const list = tally.list();
  expect(list).toHaveLength(501);
  expect(list[0]).toMatchObject({ code: '', name: '', rows: 1500, firstLine: 501, tonnes: 1500 });
  expect(list.reduce((sum, { rows }) => sum + rows, 0)).toBe(2000);
});

test('what should be looked at first stands first', () => {
  const tally = new LeftOutTally();
  for (const reason of ['sum', 'goods', 'unknownGoods'] as const) tally.add(1, { ...row, reason });
  expect(tally.list().map(({ reason }) => reason)).toEqual(['unknownGoods', 'goods', 'sum']);
});
