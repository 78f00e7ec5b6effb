import { escapeMarkup } from '@btc/contract/escape-markup.ts';
import { type Edition, pathFor } from '#i18n/edition.ts';
import { toMeat } from '../address/meat.ts';
import { pageSearch } from '../address/page-address.ts';
import type { PageState } from '../address/page-state.ts';

export function toEmbedPath(state: PageState, edition: Edition): string {
  const path = edition === 'cn' ? '/embed/cn/BTCData' : '/embed/BTCData';
  // What only matters to who works with the page stays there.
  const shown = { ...state, find: '', page: 1, pinned: [], company: null };
  return path + pageSearch(shown, 'beef');
}

export function toFullPath(state: PageState, edition: Edition): string {
  const hasOwnPage = edition === 'cn' && toMeat(state.view) === 'pork';
  return pathFor(edition, hasOwnPage ? '/PorkData' : '/BTCData') + pageSearch(state, hasOwnPage ? 'pork' : 'beef');
}

/** Sizes on offer, in CSS pixels. */
export const embedSizes = {
  wide: { width: 960, height: 640 },
  medium: { width: 720, height: 620 },
  phone: { width: 360, height: 760 },
} as const;
export type EmbedSize = keyof typeof embedSizes;

interface Snippet {
  readonly address: string;
  readonly title: string;
  readonly size: EmbedSize;
}

/** The embed markup; the frame is never wider than its container. */
export function embedSnippet({ address, title, size }: Snippet): string {
  const { width, height } = embedSizes[size];
  return `<iframe src="${escapeMarkup(address)}" title="${escapeMarkup(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}
