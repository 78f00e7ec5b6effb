import type { Words } from './data-table.ts';

export function listSources(sources: readonly string[]): Words {
  const all = [...new Set(sources)];
  return { cn: all.join('；'), en: all.join('; ') };
}
