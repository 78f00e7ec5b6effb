import { toIssue, type RowIssue } from '#platform/import/issue.ts';
import { estimateImportMemory, formatMemoryShortage, readFreeMemory } from '#platform/import/memory-need.ts';
import type { ImportDeps } from './importer.ts';

/** Out of memory, the process or the portal beside it would be killed: a file that does not fit is rejected, with figures. */
export async function findMemoryShortage(
  { freeMemory = readFreeMemory, ownMemory = process.memoryUsage.rss() }: Pick<ImportDeps, 'freeMemory' | 'ownMemory'>,
  { bytes, name }: { readonly bytes: number; readonly name: string },
): Promise<RowIssue | null> {
  const need = estimateImportMemory(bytes, { isWorkbook: /\.(xlsx|zip|gz)$/i.test(name) });
  const free = await freeMemory();
  return need - ownMemory <= free ? null : toIssue('notEnoughMemory', '', formatMemoryShortage(need - ownMemory, free));
}
