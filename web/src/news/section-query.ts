import { isNewsSectionFilter, type NewsSectionFilter } from '@btc/contract/news/sections.ts';
import { data } from 'react-router';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { toPageNumber } from '#platform/pages/page-number.ts';
import { titleRows } from './list/title-row.ts';
import type { Story } from './list/story-list.tsx';

export const pageSize = 20;
const maxQueryLength = 200;

/** Throws 404 beyond the last page of a list. */
export function refuseBeyond(page: number, rows: readonly unknown[]): void {
  if (page > 1 && rows.length === 0) throw data({ key: 'notfound' }, { status: 404 });
}

function toSection(url: URL): NewsSectionFilter {
  const word = (url.searchParams.get('section') ?? 'all').toLowerCase();
  if (!isNewsSectionFilter(word)) throw data({ key: 'notfound' }, { status: 404 });
  return word;
}

interface SectionList {
  readonly section: NewsSectionFilter;
  /** Search words; null for a section. */
  readonly words: string | null;
  readonly page: number;
  readonly rows: readonly Story[];
  readonly total: number;
  readonly isCapped: boolean;
}

async function loadList({ api, edition, url }: PageQuery): Promise<SectionList> {
  const isEn = edition === 'en';
  const page = toPageNumber(url);
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, maxQueryLength).trim();
  if (words !== '') {
    const { Rows, Total, Dict } = await api('SearchNews', { isEn, Keyword: words, Page: page, PageSize: pageSize });
    return { section: 'all', words, page, rows: Rows, total: Total, isCapped: Dict.TotalIsCapped };
  }
  const section = toSection(url);
  const answer = await api('GetBtcInfoNewsBySection', { isEn, Section: section, Page: page, PageSize: pageSize });
  return { section, words: null, page, rows: answer.Rows, total: answer.Total, isCapped: false };
}

/** A section's page, or with `?q=` what a search finds, and what stands beside either. */
export async function loadSection(query: PageQuery) {
  const isEn = query.edition === 'en';
  const [list, recommended, mostRead] = await Promise.all([
    loadList(query),
    query.api('GetBtcInfoRecommendation', { isEn, Count: 5 }),
    query.api('GetMostReadNews', { isEn, Count: 6 }),
  ]);
  refuseBeyond(list.page, list.rows);
  return { ...list, recommended: titleRows(recommended.Rows), mostRead: titleRows(mostRead.Rows) };
}

export type SectionData = Awaited<ReturnType<typeof loadSection>>;
