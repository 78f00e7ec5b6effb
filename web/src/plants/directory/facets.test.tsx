// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readLinks } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { Facets } from './facets.tsx';
import { messages } from './messages.ts';
import type { DirectoryAnswer } from './plants-query.ts';

const t = messages.en;
const toOption = (Code: string, NameEn: string, NameCn: string, Count: number) => ({ Code, NameEn, NameCn, Count });
const origins = [toOption('BRA', 'Brazil', '巴西', 1200), toOption('URY', 'Uruguay', '乌拉圭', 20)];
const provinces = Array.from({ length: 10 }, (_, index) =>
  toOption(`P${index}`, `Province ${index}`, `州${index}`, 10 - index),
);

function show(at: string, said: object = {}) {
  const values = { States: [], Origins: origins, Provinces: [], Types: [], Products: [], ...said };
  const answer = { dict: { Facets: values } } as unknown as DirectoryAnswer; // the rest is not read
  return showPart(at.startsWith('/cn') ? 'cn' : 'en', <Facets answer={answer} />, { at });
}

test('each value says how many plants it would leave, and leads to them', async () => {
  await show('/BTCEst?page=3');
  expect(readLinks(document.body)).toEqual({
    'Brazil 1,200': '/BTCEst?origin=BRA',
    'Uruguay 20': '/BTCEst?origin=URY',
  });
  await show('/cn/BTCEst');
  expect(Object.keys(readLinks(document.body))).toEqual(['巴西 1,200', '乌拉圭 20']);
});

test('a value that is chosen is marked, counted, and taken away by another press', async () => {
  const page = await show('/BTCEst?origin=BRA|URY');
  const chosen = page.getAllByRole('link', { current: true });
  expect(chosen.map((link) => link.getAttribute('href'))).toEqual(['/BTCEst?origin=URY', '/BTCEst?origin=BRA']);
  expect(document.querySelector('summary')?.textContent).toBe(`${t.facets}2`);
  expect(document.querySelector('details')?.open).toBe(true);
});

test('all are cleared at once; the words that were searched stay', async () => {
  await show('/BTCEst?q=JBS&origin=BRA');
  expect(readLinks(document.body)[t.clear]).toBe('/BTCEst?q=JBS');
  const page = await show('/BTCEst?q=JBS');
  expect(page.queryByRole('link', { name: t.clear })).toBeNull();
});

test('a filter that leaves nothing to choose is not there', async () => {
  const page = await show('/BTCEst');
  page.getByRole('heading', { name: t.facetNames.origins });
  expect(page.queryByRole('heading', { name: t.facetNames.products })).toBeNull();
});

test('of many values the first stand in sight, and with them what is chosen', async () => {
  const page = await show('/BTCEst?origin=BRA&province=P9', { Origins: [], Provinces: provinces });
  const more = page.getByText(t.more).closest('details');
  expect([...(more?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual(['Province 82']);
  expect(page.getByRole('link', { name: /Province 9/ }).closest('details')).not.toBe(more);
});
