import { tradeImportRule } from '@btc/contract/trade/desk/import-rule.ts';

/** Why a file cannot even be sent. */
export type FileIssue = 'empty' | 'otherKind';

/** What forbids sending a file of this name and size; null where nothing does. */
export function findFileIssue({ name, size }: Pick<File, 'name' | 'size'>): FileIssue | null {
  if (!tradeImportRule.extensions.some((ending) => name.toLowerCase().endsWith(ending))) return 'otherKind';
  return size === 0 ? 'empty' : null;
}
