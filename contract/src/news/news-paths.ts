import type { Edition } from '../members/access.ts';
import type { ArticleAccess, NewsSectionFilter, ReportType } from './sections.ts';
import { pathFor } from '../wire/edition-path.ts';

export function toNewsFrontPath(edition: Edition): string {
  return pathFor(edition, '/BTCInfo');
}

export function toNewsFeedPath(edition: Edition): string {
  return pathFor(edition, '/rss.xml');
}

/** The page of an article: free articles have a page of their own kind (specification section 2). */
export function toArticlePath(edition: Edition, id: number, access: ArticleAccess): string {
  return pathFor(edition, `/BTCInfo/${access === 'free' ? 'ArticleFree' : 'Article'}/${id}`);
}

/** Public preview page for shared links; like all public pages it is Chinese without a prefix. */
export function toSharePath(edition: Edition, id: number): string {
  return `/share/${id}${edition === 'en' ? '?lang=en' : ''}`;
}

export function toSectionPath(edition: Edition, section: NewsSectionFilter, page = 1): string {
  const query = new URLSearchParams();
  if (section !== 'all') query.set('section', section);
  if (page > 1) query.set('page', String(page));
  return pathFor(edition, withQuery('/BTCInfo/Section', query));
}

export function toNewsSearchPath(edition: Edition, keyword: string, page = 1): string {
  const query = new URLSearchParams({ q: keyword });
  if (page > 1) query.set('page', String(page));
  return pathFor(edition, withQuery('/BTCInfo/Section', query));
}

export interface ReportPlace {
  readonly type?: ReportType | undefined;
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  /** A day: opens the report current on it. */
  readonly date?: string | undefined;
  readonly page?: number | undefined;
}

export function toReportPath(edition: Edition, { type, year, month, date, page = 1 }: ReportPlace = {}): string {
  const query = new URLSearchParams();
  if (type !== undefined) query.set('type', type);
  if (year !== undefined) query.set('year', String(year));
  if (month !== undefined) query.set('month', String(month));
  if (date !== undefined) query.set('date', date);
  if (page > 1) query.set('page', String(page));
  return pathFor(edition, withQuery('/BTCInfo/Report', query));
}

function withQuery(path: string, query: URLSearchParams): string {
  const words = query.toString();
  return words === '' ? path : `${path}?${words}`;
}
