import type { FoundThing } from '@btc/contract/console/search.ts';

function withQuery(screen: string, values: Readonly<Record<string, string>>): string {
  return `${screen}?${new URLSearchParams(values).toString()}`;
}

/** What finds a post on its screen: its title, or for goods without one the firm. */
function postWords({ NameCn, NameEn, NoteCn }: FoundThing): string {
  return NameCn === NameEn && !NameCn.startsWith('#') ? NameCn : (NoteCn ?? '');
}

/** The screen of something found, with what shows it there. */
export function foundPath(found: FoundThing): string {
  const { Kind: kind, ID: id, NameCn: name, Sheet: sheet, Date: date } = found;
  const inSheet = { meat: sheet?.Meat ?? 'beef', market: sheet?.MarketType ?? 'forward' };
  switch (kind) {
    case 'article':
      return `news/articles/${id}`;
    case 'video':
      return `news/videos/${id}`;
    case 'member':
      return `desk/members/${id}`;
    case 'plant':
      return `plants/register/${id}`;
    case 'series':
      return withQuery('prices/series', inSheet);
    case 'quote':
      return withQuery('prices/quotes', { ...inSheet, origin: sheet?.Origin ?? '', day: date ?? '' });
    case 'post':
      return withQuery('market/moderation', { show: 'all', q: postWords(found).slice(0, 80) });
    case 'merchant':
      return withQuery('directory/merchants', { q: name.slice(0, 60) });
    case 'exhibition':
      return withQuery('directory/exhibitions', { q: name.slice(0, 60) });
  }
}
