import type { NewsSearchRow, TextPart } from '@btc/contract/news/search.ts';
import { searchTotalCap } from '@btc/contract/news/sections.ts';
import type { Db } from '#platform/db/db.ts';
import type { ArticleScope } from '../article.queries.ts';
import { rowsInOrder } from '../article.service.ts';
import { listFoundIds, listFreeTexts } from './search.queries.ts';
import { hasHit, type Marks, markHits, findMarks, findSnippet } from './search-marks.ts';
import type { SearchRights } from '#platform/search/search-rights.ts';
import { searchQuery } from '#platform/search/search-words.ts';

export interface SearchAnswer {
  readonly rows: NewsSearchRow[];
  /** Counted up to the cap. */
  readonly total: number;
  readonly isCapped: boolean;
}

/** The summary, or part of a free text where only the text is hit. */
function snippet(summary: string, text: string | undefined, marks: Marks): TextPart[] {
  if (hasHit(summary, marks) || text === undefined) return markHits(summary, marks);
  return findSnippet(text, marks) ?? markHits(summary, marks);
}

export interface SearchRequest {
  readonly keyword: string;
  readonly page: number;
  readonly pageSize: number;
  readonly rights: SearchRights;
}

/** A page of hits, marked; locked texts are searched only for readers with access and never quoted. */
export async function searchArticles(db: Db, scope: ArticleScope, request: SearchRequest): Promise<SearchAnswer> {
  const words = searchQuery(request.keyword);
  if (words === null) return { rows: [], total: 0, isCapped: false };
  const { rights } = request;
  const found = await listFoundIds(db, scope, { words, rights }, searchTotalCap + 1);
  const counted = found.slice(0, searchTotalCap);
  const ids = counted.slice((request.page - 1) * request.pageSize, request.page * request.pageSize);
  const [rows, texts] = await Promise.all([rowsInOrder(db, scope, ids), listFreeTexts(db, scope, ids)]);
  const textsById = new Map(texts.map((row) => [row.id, row.body_text]));
  const marks = findMarks(request.keyword);
  return {
    rows: rows.map((row) => ({
      ...row,
      TitleParts: markHits(row.NewsTitle, marks),
      SnippetParts: snippet(row.NewsSummary, textsById.get(row.NewsID), marks),
    })),
    total: counted.length,
    isCapped: found.length > searchTotalCap,
  };
}
