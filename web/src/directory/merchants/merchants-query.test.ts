import { expect, test } from 'vitest';
import { fakeApi } from '#platform/testing/fake-api.ts';
import { emptyFilter, loadMerchants, toMerchantsQueryPath } from './merchants-query.ts';

async function load(query: string) {
  const { api, asked } = fakeApi({ GetMerchants: { Rows: [{ MerchantID: 5 }], Total: 45 } });
  const url = new URL(`https://portal.example/cn/BTCUser${query}`);
  const found = await loadMerchants({ api, edition: 'cn', params: {}, url });
  return { found, input: asked('GetMerchants')[0] };
}

test('without a query all merchants are asked for', async () => {
  const { found, input } = await load('');
  expect(found).toMatchObject({ filter: emptyFilter, page: 1, total: 45 });
  for (const name of ['Type', 'Product', 'Province', 'Keyword']) expect(input).not.toHaveProperty(name);
});

test('what the address says is asked, without blanks and cut to what a call takes', async () => {
  const { found, input } = await load(`?type=importer&province=31&q=%20${'肉'.repeat(70)}&page=2`);
  expect(input).toMatchObject({ Type: 'importer', Province: '31', Keyword: '肉'.repeat(60), Page: 2 });
  expect(found.page).toBe(2);
});

test.each([
  ['?type=broker', { type: '' }],
  ['?province=Shanghai', { province: '' }],
  ['?province=310', { province: '' }],
  ['?product=fish', { product: '' }],
  ['?q=%20%20', { q: '' }],
])('%s is as if it were not there', async (query, filter) => {
  expect((await load(query)).found.filter).toMatchObject(filter);
});

test.each(['0', '-1', '1.5', 'x', '10001'])('the page %s is the first', async (page) => {
  expect((await load(`?page=${page}`)).found.page).toBe(1);
});

test('an address holds what is set, and the page after the first', () => {
  expect(toMerchantsQueryPath(emptyFilter)).toMatch(/^[^?]*$/);
  const filter = { ...emptyFilter, type: 'importer', q: '牛 肉' };
  const address = new URL(toMerchantsQueryPath(filter, 3), 'https://portal.example');
  expect(Object.fromEntries(address.searchParams)).toEqual({ type: 'importer', q: '牛 肉', page: '3' });
});
