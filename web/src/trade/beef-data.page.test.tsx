import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { type Edition, EditionProvider, pathFor } from '#i18n/edition.ts';
import BeefDataPage from './beef-data.page.tsx';
import type { BeefData } from './beef-one-query.ts';
import { beefOneExample } from './beef-one.fixture.ts';

/** The page as the server writes it for an address. */
function render(edition: Edition, data: BeefData, search = ''): string {
  const path = pathFor(edition, '/BTCData');
  const Stub = createRoutesStub([{ id: 'page', path, Component: BeefDataPage, loader: () => data }]);
  return renderToString(
    <EditionProvider edition={edition}>
      <Stub initialEntries={[path + search]} hydrationData={{ loaderData: { page: data } }} />
    </EditionProvider>,
  );
}

const shown: BeefData = { kind: 'shown', one: beefOneExample };

it('has the figures in the first HTML, in words and as a ranking', () => {
  const html = render('en', shown);
  expect(html).toContain('Import volume by origin: Beef (HS 0201+0202), product weight, excl. offal');
  expect(html).toContain('August 2026 to September 2026: 300\u00a0t. Largest: Brazil (66.7%), Uruguay (33.3%).');
  expect(html).toMatch(/role="img" aria-label="Import volume[^"]*300\u00a0t/);
  expect(html).toContain('66.7%');
  expect(html).not.toContain('style=');
});

it('is written for Chinese readers in the Chinese edition', () => {
  const html = render('cn', shown);
  expect(html).toContain('国别进口量：牛肉（HS 0201+0202），产品重量，不含杂碎');
  expect(html).toContain('2026年8月至2026年9月合计300吨；居前的是巴西（66.7%）、乌拉圭（33.3%）。');
  for (const view of ['国别单价', '省份进口', '年度对比与配额']) expect(html).toContain(view);
});

it('shows the same sum in the table, with gaps and locks told apart', () => {
  const html = render('en', shown, '?view=table');
  expect(html).toMatch(/<tfoot>.*<td[^>]*>300<\/td>/);
  expect(html).toContain('members only');
  expect(html).toContain('not published');
  expect(html).toMatch(/<th scope="col"[^>]*>.*Volume/);
});

it('says what stands under every view', () => {
  const html = render('en', shown);
  for (const text of [
    'Demonstration data',
    'September 2026',
    'hatched',
    'Download CSV',
    'Figures before August 2026',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('/download/beef-one.csv?edition=en&amp;Period=month');
});

it('keeps the filters in the form and the links', () => {
  const html = render('en', shown, '?origin=BRA&storage=frozen&unit=USD');
  expect(html).toMatch(/<input[^>]*name="origin"[^>]*checked=""[^>]*value="BRA"|<input[^>]*value="BRA"[^>]*checked=""/);
  expect(html).toContain('href="/BTCData?origin=BRA&amp;storage=frozen&amp;period=year&amp;unit=USD"');
  expect(html).toContain('type="hidden" name="unit" value="USD"');
});

it('answers an address that asks for too much in place, and offers filters that work', () => {
  const html = render('en', { kind: 'refused', fields: ['Origin'], one: beefOneExample }, '?origin=XXX');
  expect(html).toContain('origin code');
  expect(html).toContain('href="/BTCData?period=year"');
  expect(html).not.toContain('origin=XXX&');
});

it('says why there is nothing to show', () => {
  const total = { ...beefOneExample.total, Volume: null, ValueUsd: null };
  expect(render('cn', { kind: 'shown', one: { ...beefOneExample, total } })).toContain('所选条件下没有贸易记录');
  const empty = { ...beefOneExample, dates: [], total };
  expect(render('en', { kind: 'shown', one: empty })).toContain('Nothing has been published for these months');
  expect(render('en', { kind: 'shown', one: empty }, '?to=2025-01')).toContain('Members only');
});

it('has the waiting text for pork, and a failure in place', () => {
  expect(render('en', { kind: 'pork' }, '?meat=pork')).toContain('Pork data are on their way');
  expect(render('cn', { kind: 'failed', failure: 'networkerror' })).toContain('网络连接失败');
});
