import { type ConsoleScreen, toScreenPath } from '@btc/contract/console/console-paths.ts';
import type { FoundThing } from '@btc/contract/console/search.ts';

export function withQuery(screen: ConsoleScreen, values: Readonly<Record<string, string>>): string {
  return `${toScreenPath(screen)}?${new URLSearchParams(values).toString()}`;
}

/** Search words that find a post on its screen: its title, or the company for goods without one. */
function postWords({ NameCn, NameEn, NoteCn }: FoundThing): string {
  return NameCn === NameEn && !NameCn.startsWith('#') ? NameCn : (NoteCn ?? '');
}

export function toFoundPath(found: FoundThing): string {
  const { Kind: kind, ID: id, NameCn: name, Sheet: sheet, Date: date } = found;
  const inSheet = { meat: sheet?.Meat ?? 'beef', market: sheet?.MarketType ?? 'forward' };
  switch (kind) {
    case 'article':
    case 'video':
    case 'member':
    case 'plant':
      return toScreenPath(kind, id);
    case 'series':
      return withQuery('priceSeries', inSheet);
    case 'quote':
      return withQuery('quoteSheet', { ...inSheet, origin: sheet?.Origin ?? '', day: date ?? '' });
    case 'post':
      return withQuery('moderation', { show: 'all', q: postWords(found).slice(0, 80) });
    case 'merchant':
      return withQuery('merchants', { q: name.slice(0, 60) });
    case 'exhibition':
      return withQuery('exhibitions', { q: name.slice(0, 60) });
  }
}
