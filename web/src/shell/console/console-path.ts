export { toConsolePath, toConsoleScreenPath } from '@btc/contract/console/console-paths.ts';

/** Screen name of an address: `/console/en/desk/requests/` → `desk/requests`. */
export function toScreenName(pathname: string): string {
  return pathname.replace(/^\/console(?:\/en(?=\/|$))?/i, '').replaceAll(/^\/+|\/+$/g, '');
}
