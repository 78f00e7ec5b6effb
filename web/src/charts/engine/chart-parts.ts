import { loadChunk } from '#platform/load-chunk.ts';

/** Parts of the engine that only some charts need; each is fetched by itself. */
export type ChartPart = 'labels' | 'map' | 'marks' | 'scatter' | 'treemap';

const loaders = {
  labels: async () => (await import('./labels-part.ts')).install(),
  map: async () => (await import('./map-part.ts')).install(),
  marks: async () => (await import('./marks-part.ts')).install(),
  scatter: async () => (await import('./scatter-part.ts')).install(),
  treemap: async () => (await import('./treemap-part.ts')).install(),
} as const satisfies Record<ChartPart, () => Promise<void>>;

/** Fetches the engine with the parts a chart needs, side by side; raises ChunkLoadError where one does not arrive. */
export async function loadEngine(parts: readonly ChartPart[]): Promise<typeof import('../chart-engine.ts')> {
  const [engine] = await Promise.all([
    loadChunk(() => import('../chart-engine.ts')),
    ...parts.map((part) => loadChunk(loaders[part])),
  ]);
  return engine;
}
