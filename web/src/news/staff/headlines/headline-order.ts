import type { DeskArticleRow } from '@btc/contract/news/desk/manuscript.ts';

export function selectArticles(ids: readonly number[], known: readonly DeskArticleRow[]): readonly DeskArticleRow[] {
  return ids.flatMap((id) => known.find(({ ArticleID }) => ArticleID === id) ?? []);
}

export function titleIn({ TitleCn, TitleEn }: DeskArticleRow, edition: 'cn' | 'en'): string | null {
  return edition === 'cn' ? TitleCn : TitleEn;
}

export function shownIn(rows: readonly DeskArticleRow[], edition: 'cn' | 'en'): readonly string[] {
  return rows.flatMap((row) => titleIn(row, edition) ?? []);
}

export function hasWords({ TitleCn, TitleEn }: DeskArticleRow, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return [TitleCn, TitleEn].some((title) => title?.toLowerCase().includes(wanted) === true);
}
