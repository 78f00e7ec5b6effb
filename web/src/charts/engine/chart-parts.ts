import { loadChunk } from '#platform/pages/load-chunk.ts';

export type ChartPart = 'labels' | 'map' | 'marks' | 'scatter' | 'treemap';

const loaders = {
  labels: async () => (await import('./labels-part.ts')).install(),
  map: async () => (await import('./map-part.ts')).install(),
  marks: async () => (await import('./marks-part.ts')).install(),
  scatter: async () => (await import('./scatter-part.ts')).install(),
  treemap: async () => (await import('./treemap-part.ts')).install(),
} as const satisfies Record<ChartPart, () => Promise<void>>;

type Engine = typeof import('../chart-engine.ts');

let fetched: Engine | null = null;
const installed = new Set<ChartPart>();

/** The loaded engine with these parts; null before that. */
export function findEngine(parts: readonly ChartPart[]): Engine | null {
  return parts.every((part) => installed.has(part)) ? fetched : null;
}

/** Fetches the engine with the parts a chart needs, side by side; raises ChunkLoadError where one does not arrive. */
export async function loadEngine(parts: readonly ChartPart[]): Promise<Engine> {
  const [engine] = await Promise.all([
    loadChunk(() => import('../chart-engine.ts')),
    ...parts.map((part) => loadChunk(loaders[part])),
  ]);
  for (const part of parts) installed.add(part);
  fetched = engine;
  return engine;
}
