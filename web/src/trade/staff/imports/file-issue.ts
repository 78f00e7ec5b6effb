import { tradeImportRule } from '@btc/contract/trade/desk/import-rule.ts';

export type FileIssue = 'empty' | 'otherKind';

/** Why a file with this name and size cannot be sent; null if it can. */
export function findFileIssue({ name, size }: Pick<File, 'name' | 'size'>): FileIssue | null {
  if (!tradeImportRule.extensions.some((ending) => name.toLowerCase().endsWith(ending))) return 'otherKind';
  return size === 0 ? 'empty' : null;
}
