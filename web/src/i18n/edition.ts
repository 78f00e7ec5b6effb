import type { Edition } from '@btc/contract/members/access.ts';
import { createContext, createElement, use, type ReactNode } from 'react';

export type { Edition } from '@btc/contract/members/access.ts';
export { pathFor } from '@btc/contract/wire/edition-path.ts';

/** The default edition (specification section 9). */
export const defaultEdition: Edition = 'cn';

/** Values for `<html lang>` and `hreflang`. */
export const languageTags = { cn: 'zh-CN', en: 'en' } as const satisfies Record<Edition, string>;

/** Addresses of neither edition, shown in the default one: the root, its redirects and the messenger's share pages. */
const defaultEditionPath = /^\/(?:$|index\.html$|share(?:\/|$)|sharedownload(?:\/|$)|landing(?:\/|$))/i;

/** The console is Chinese, and English at `/console/en`. */
const chineseConsole = /^\/console(?!\/en(?:\/|$))(?:\/|$)/i;

/** `/cn` is Chinese, also below `/embed`; other addresses are English, except the default edition's and the Chinese console. */
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

export function EditionProvider({ edition, children }: { edition: Edition; children: ReactNode }) {
  return createElement(EditionContext, { value: edition }, children);
}

export function useEdition(): Edition {
  return use(EditionContext);
}
