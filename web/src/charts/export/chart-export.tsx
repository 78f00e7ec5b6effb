import { createContext, type ReactNode, type Ref, use, useEffect, useImperativeHandle, useMemo } from 'react';
import { loadChunk } from '#platform/pages/load-chunk.ts';
import type { PngCaption } from './png-caption.ts';
import type { ExportedChart } from './save-png.ts';

export interface FigureHandle {
  /** Draws the charts on white with title, scope, source and notes, and hands the file to the browser; raises ChunkLoadError. */
  readonly exportPng: (caption: PngCaption) => Promise<void>;
}

const Charts = createContext<Set<ExportedChart> | null>(null);

export function ChartExport({ ref, children }: { ref?: Ref<FigureHandle> | undefined; children: ReactNode }) {
  const charts = useMemo(() => new Set<ExportedChart>(), []);
  useImperativeHandle(ref, () => ({
    exportPng: async (caption) => {
      const { savePng } = await loadChunk(() => import('./save-png.ts'));
      await savePng([...charts], caption);
    },
  }));
  return <Charts value={charts}>{children}</Charts>;
}

/** Adds a chart to the figure's picture. */
export function useExportedChart({ option, parts, size, legend, note, heading }: ExportedChart): void {
  const charts = use(Charts);
  useEffect(() => {
    if (charts === null) return;
    const chart = { option, parts, size, legend, note, heading };
    charts.add(chart);
    return () => {
      charts.delete(chart);
    };
  }, [charts, option, parts, size, legend, note, heading]);
}
