import type { DeskArticleRow } from '@btc/contract/news/desk/manuscript.ts';

/** The articles of an order, of all that are known. */
export function selectArticles(ids: readonly number[], known: readonly DeskArticleRow[]): readonly DeskArticleRow[] {
  return ids.flatMap((id) => known.find(({ ArticleID }) => ArticleID === id) ?? []);
}

/** Its title in an edition; null where that edition has no text of it. */
export function titleIn({ TitleCn, TitleEn }: DeskArticleRow, edition: 'cn' | 'en'): string | null {
  return edition === 'cn' ? TitleCn : TitleEn;
}

/** Those of an order that an edition shows, first to last. */
export function shownIn(rows: readonly DeskArticleRow[], edition: 'cn' | 'en'): readonly string[] {
  return rows.flatMap((row) => titleIn(row, edition) ?? []);
}

/** Whether a title in either edition has the words. */
export function hasWords({ TitleCn, TitleEn }: DeskArticleRow, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return [TitleCn, TitleEn].some((title) => title?.toLowerCase().includes(wanted) === true);
}
