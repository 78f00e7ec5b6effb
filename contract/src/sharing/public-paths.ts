import type { Edition } from '../members/access.ts';
function toAddress(path: string, edition: Edition, id: number | null): string {
  const query = new URLSearchParams();
  if (id !== null) query.set('id', String(id));
  // The public pages have no edition in their path: Chinese is what they are in without a word (specification section 9).
  if (edition === 'en') query.set('lang', 'en');
  const words = query.toString();
  return words === '' ? path : `${path}?${words}`;
}

/** Download page of the companion app, with the article its reader wanted to open. */
export function toDownloadPath(edition: Edition, id: number | null = null): string {
  return toAddress('/sharedownload', edition, id);
}

export function toLandingPath(edition: Edition, id: number | null = null): string {
  return toAddress('/landing', edition, id);
}

/** Null where the query names none. */
export function findQueryEdition(search: string): Edition | null {
  const language = new URLSearchParams(search).get('lang');
  return language === 'en' ? 'en' : language === 'cn' ? 'cn' : null;
}

/** Null where the query names none. */
export function findArticleQuery(search: string): number | null {
  const id = new URLSearchParams(search).get('id') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
