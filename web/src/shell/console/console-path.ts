export { toConsolePath, toConsoleScreenPath } from '@btc/contract/console/console-paths.ts';

/** The screen that an address names, without the console's own part: `/console/en/desk/requests/` → `desk/requests`. */
export function toScreenName(pathname: string): string {
  return pathname.replace(/^\/console(?:\/en(?=\/|$))?/i, '').replaceAll(/^\/+|\/+$/g, '');
}
