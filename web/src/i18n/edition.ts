import type { Edition } from '@btc/contract/members/access.ts';
import { createContext, createElement, use, type ReactNode } from 'react';

export type { Edition } from '@btc/contract/members/access.ts';
export { pathFor } from '@btc/contract/wire/edition-path.ts';

/** The default edition (specification section 9). */
export const defaultEdition: Edition = 'cn';

/** What `<html lang>` and `hreflang` say for an edition. */
export const languageTags = { cn: 'zh-CN', en: 'en' } as const satisfies Record<Edition, string>;

/** Addresses without a prefix that belong to neither edition: the root, its redirects and the Chinese messenger's share pages. */
const defaultEditionPath = /^\/(?:$|index\.html$|share(?:\/|$)|sharedownload(?:\/|$)|landing(?:\/|$))/i;

/** The console is Chinese, and English at `/console/en`. */
const chineseConsole = /^\/console(?!\/en(?:\/|$))(?:\/|$)/i;

/** The edition an address belongs to: `/cn` is Chinese, also of what is made to be embedded, everything else without a prefix English. */
export function toPathEdition(path: string): Edition {
  if (/^(?:\/embed)?\/cn(?:\/|$)/i.test(path)) return 'cn';
  return defaultEditionPath.test(path) || chineseConsole.test(path) ? defaultEdition : 'en';
}

/** The page without its edition prefix: `/cn/BTCInfo` → `/BTCInfo`. */
export function withoutEdition(path: string): string {
  const rest = path.replace(/^\/cn(?=\/|$)/i, '');
  return rest === '' ? '/' : rest;
}

export function otherEdition(edition: Edition): Edition {
  return edition === 'cn' ? 'en' : 'cn';
}

const EditionContext = createContext<Edition>(defaultEdition);

/** Tells everything below which edition it is in. */
export function EditionProvider({ edition, children }: { edition: Edition; children: ReactNode }) {
  return createElement(EditionContext, { value: edition }, children);
}

/** The edition of the page being shown. */
export function useEdition(): Edition {
  return use(EditionContext);
}
