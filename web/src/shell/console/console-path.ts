import type { Edition } from '#i18n/edition.ts';

const root = { cn: '/console', en: '/console/en' } as const satisfies Record<Edition, string>;

/** The address of a console screen in a language: `desk/requests` → `/console/desk/requests` or `/console/en/desk/requests`. */
export function consolePath(edition: Edition, screen: string): string {
  return screen === '' ? root[edition] : `${root[edition]}/${screen}`;
}

/** The screen that an address names, without the console's own part: `/console/en/desk/requests/` → `desk/requests`. */
export function screenOfPath(pathname: string): string {
  return pathname.replace(/^\/console(?:\/en(?=\/|$))?/i, '').replaceAll(/^\/+|\/+$/g, '');
}
