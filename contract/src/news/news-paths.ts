import type { Edition } from '../members/access.ts';
import type { ArticleAccess, NewsSectionFilter, ReportType } from './sections.ts';
import { pathFor } from '../wire/edition-path.ts';

/** The front page of BTC Info in an edition. */
export function toNewsFrontPath(edition: Edition): string {
  return pathFor(edition, '/BTCInfo');
}

/** The RSS document of an edition. */
export function toNewsFeedPath(edition: Edition): string {
  return pathFor(edition, '/rss.xml');
}

/** The page of an article: free articles have a page of their own kind (specification section 2). */
export function toArticlePath(edition: Edition, id: number, access: ArticleAccess): string {
  return pathFor(edition, `/BTCInfo/${access === 'free' ? 'ArticleFree' : 'Article'}/${id}`);
}

/** The public preview of an article, for those to whom it was sent; like all public pages it is Chinese without a word. */
export function toSharePath(edition: Edition, id: number): string {
  return `/share/${id}${edition === 'en' ? '?lang=en' : ''}`;
}

/** A page of a section list; the first page and the list of everything need no parameter. */
export function toSectionPath(edition: Edition, section: NewsSectionFilter, page = 1): string {
  const query = new URLSearchParams();
  if (section !== 'all') query.set('section', section);
  if (page > 1) query.set('page', String(page));
  return pathFor(edition, withQuery('/BTCInfo/Section', query));
}

/** A page of what a search finds; it stands in the place of the section list. */
export function toNewsSearchPath(edition: Edition, keyword: string, page = 1): string {
  const query = new URLSearchParams({ q: keyword });
  if (page > 1) query.set('page', String(page));
  return pathFor(edition, withQuery('/BTCInfo/Section', query));
}

/** What the report archive can be asked for in its address. */
export interface ReportPlace {
  readonly type?: ReportType | undefined;
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  /** A day: opens the report that was current on it. */
  readonly date?: string | undefined;
  readonly page?: number | undefined;
}

/** A view of the report archive, or with a date the report of that day. */
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
