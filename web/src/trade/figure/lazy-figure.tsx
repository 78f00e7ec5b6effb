import { useEffect, useState } from 'react';
import { FailedChart } from '#charts/chart.tsx';
import { loadChunk } from '#platform/pages/load-chunk.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';
import type { MemberFigure, MemberFigureProps } from './member-figure.tsx';

/** Kept once loaded, so that later figures render at once. */
let arrived: typeof MemberFigure | null = null;

/** Loads the figures for members; throws ChunkLoadError. */
export async function loadMemberFigure(): Promise<typeof MemberFigure> {
  arrived ??= (await loadChunk(() => import('./member-figure.tsx'))).MemberFigure;
  return arrived;
}

/** A figure for members. Loaded on demand: server-rendered documents never contain one. */
export function LazyFigure(props: MemberFigureProps) {
  const [Figure, setFigure] = useState(() => arrived);
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState<number | null>(null);
  useEffect(() => {
    if (Figure !== null) return;
    let isGone = false;
    loadMemberFigure().then(
      (figure) => !isGone && setFigure(() => figure),
      () => !isGone && setFailedAt(attempt),
    );
    return () => {
      isGone = true;
    };
  }, [Figure, attempt]);
  if (Figure !== null) return <Figure {...props} />;
  if (failedAt === attempt) {
    return <FailedChart size={props.mode} load={loadMemberFigure} onRetry={() => setAttempt(attempt + 1)} />;
  }
  return <Skeleton shape="chart" />;
}
