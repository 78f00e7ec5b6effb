import type { NewsRow } from '@btc/contract/news/article-row.ts';

export type TitleRow = Pick<NewsRow, 'NewsID' | 'NewsTitle' | 'NewsDateTime' | 'Access'>;

/** Strips summaries and all else that would be sent with the page for nothing. */
export function titleRows(rows: readonly TitleRow[]): TitleRow[] {
  return rows.map(({ NewsID, NewsTitle, NewsDateTime, Access }) => ({ NewsID, NewsTitle, NewsDateTime, Access }));
}
