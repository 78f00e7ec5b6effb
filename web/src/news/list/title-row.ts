import type { NewsRow } from '@btc/contract/news/article-row.ts';

/** What a side column shows of an article. */
export type TitleRow = Pick<NewsRow, 'NewsID' | 'NewsTitle' | 'NewsDateTime' | 'Access'>;

/** Rows without summaries and all else that would travel with the page for nothing. */
export function titleRows(rows: readonly TitleRow[]): TitleRow[] {
  return rows.map(({ NewsID, NewsTitle, NewsDateTime, Access }) => ({ NewsID, NewsTitle, NewsDateTime, Access }));
}
