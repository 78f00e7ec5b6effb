import type { DeskArticleRow } from '@btc/contract/news/desk/manuscript.ts';
import { expect, it } from 'vitest';
import { selectArticles, hasWords, shownIn } from './headline-order.ts';

const common = {
  Stage: 'published',
  Section: 'policy',
  Access: 'free',
  PublishDate: null,
  Unpublished: false,
  ChangedDate: '2026-11-20T08:00:00+08:00',
  ChangedBy: null,
  HeadlineRank: null,
  Recommended: false,
  Demo: false,
} as const satisfies Partial<DeskArticleRow>;
const both: DeskArticleRow = { ...common, ArticleID: 1, TitleCn: '配额', TitleEn: 'Quota' };
const chinese: DeskArticleRow = { ...common, ArticleID: 2, TitleCn: '到港', TitleEn: null };

it('shows each edition what it has a text of, in the order', () => {
  const rows = selectArticles([2, 1, 9], [both, chinese]);
  expect(shownIn(rows, 'cn')).toEqual(['到港', '配额']);
  expect(shownIn(rows, 'en')).toEqual(['Quota']);
});

it('finds an article by words of either title', () => {
  expect([hasWords(both, 'quo'), hasWords(both, ' 配额 '), hasWords(chinese, 'quota'), hasWords(both, '')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});
