import type { ArticleDict, NewsDetailRow } from '@btc/contract/news/article-row.ts';
import { expect, test, vi } from 'vitest';
import { renderEdition } from '#ui/testing/render-edition.tsx';
import { ArticleView } from './article-view.tsx';

// The root's settings come from a data router, which a piece of a page does not have around it.
vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useRouteLoaderData: () => ({ settings: { publicUrl: 'https://portal.example' } }),
}));

const row: NewsDetailRow = {
  NewsID: 12,
  NewsTitle: 'Title <b>',
  NewsDateTime: '2026-11-18T07:30:00+08:00',
  NewsTitlePic: null,
  NewsSummary: 'Summary',
  Section: 'policy',
  Access: 'member',
  Meat: 'beef',
  Origins: [],
  Cuts: ['shank', 'gone'],
  OriginNames: [],
  CutNames: [{ Code: 'shank', NameCn: '牛腱', NameEn: 'Shin/shank', Meat: 'beef' }],
  ReadingMinutes: 3,
  Demo: true,
  Report: null,
  NewsContext: '<p>Whole <strong>text</strong></p>',
  Source: null,
  UpdatedAt: '2026-11-18T07:30:00+08:00',
  Editions: ['cn', 'en'],
  Shared: true,
  Collected: null,
  Attachments: [{ AppendixAddr: 'a/数据.csv', Name: 'Table' }],
};
const neighbour = {
  NewsID: 11,
  NewsTitle: 'Before',
  Access: 'free',
  NewsDateTime: row.NewsDateTime,
  ReportDate: null,
} as const;
const open: ArticleDict = { Locked: false, TrialLeft: null, Previous: neighbour, Next: null };
const locked: ArticleDict = {
  ...open,
  Locked: true,
  Module: 'Info',
  Reason: 'anonymous',
  Preview: ['First.', 'Second.'],
};

test('an open article has its text, its attachments and its neighbour', () => {
  const html = renderEdition('en', <ArticleView row={row} dict={open} />);
  expect(html).toContain('<p>Whole <strong>text</strong></p>');
  expect(html).toContain('Title &lt;b&gt;');
  expect(html).toContain('href="/files/a/%E6%95%B0%E6%8D%AE.csv"');
  expect(html).toContain('href="/BTCInfo/ArticleFree/11"');
  expect(html).toContain('Demonstration content');
});

test('a locked article has its preview and the way to the rest', () => {
  const { NewsContext: _, ...without } = row;
  const html = renderEdition('cn', <ArticleView row={without} dict={locked} />);
  expect(html).toContain('<p>First.</p><p>Second.</p>');
  expect(html).toContain('href="/cn/Login"');
  expect(html).toContain('data-reason="anonymous"');
});

test.each([
  [{ Origins: ['BRA'], Meat: 'both' }, true],
  [{ Origins: ['ESP'], Meat: 'pork' }, false],
  [{ Origins: [], Meat: 'beef' }, false],
] as const)('an article on %j leads to the quota desk: %s', (about, leads) => {
  const html = renderEdition('cn', <ArticleView row={{ ...row, ...about, Origins: [...about.Origins] }} dict={open} />);
  expect(html.includes('href="/cn/Quota"')).toBe(leads);
});

test.each([
  ['en', open, '"/Cut/shank"', 'Shin/shank', '"/Cut/tenderloin?meat=pork"', 'Tenderloin'],
  ['cn', locked, '"/cn/Cut/shank"', '牛腱', '"/cn/Cut/tenderloin?meat=pork"', '里脊'],
] as const)('at its foot an article leads in %s to the page of each of its cuts', (edition, dict, ...links) => {
  const pork = { Code: 'tenderloin', NameCn: '里脊', NameEn: 'Tenderloin', Meat: 'pork' } as const;
  const html = renderEdition(edition, <ArticleView row={{ ...row, CutNames: [...row.CutNames, pork] }} dict={dict} />);
  const found = [...html.matchAll(/<a[^>]* href=("[^"]*\/Cut\/[^"]*")[^>]*>([^<]*)</g)];
  expect(found.flatMap(([, address, name]) => [address, name])).toEqual(links);
});

test('a trial is told what it has left', () => {
  expect(renderEdition('en', <ArticleView row={row} dict={{ ...open, TrialLeft: 3 }} />)).toContain(
    'Member items left: 3.',
  );
  expect(renderEdition('en', <ArticleView row={row} dict={{ ...open, TrialLeft: 0 }} />)).toContain('last item');
  const html = renderEdition('en', <ArticleView row={row} dict={{ ...locked, Reason: 'notpaid', TrialLeft: 0 }} />);
  expect(html).toContain('all the items');
});

test('a signed-out reader is led to the login to collect', () => {
  expect(renderEdition('en', <ArticleView row={row} dict={open} />)).toMatch(
    /title="Log in to save"[^>]*href="\/Login"|href="\/Login"[^>]*title="Log in to save"/,
  );
});
