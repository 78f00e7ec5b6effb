import type { Words } from './data-table.ts';

/** Sources side by side, each once. */
export function listSources(sources: readonly string[]): Words {
  const all = [...new Set(sources)];
  return { cn: all.join('；'), en: all.join('; ') };
}
