import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/state/notice.tsx';
import { ChartBoundary } from './chart-boundary.tsx';
import type { RunningChart } from './chart-engine.ts';
import type { ChartOption } from './chart-option.ts';
import { type ChartTheme, readChartTheme, watchTheme } from './chart-theme.ts';
import styles from './chart.module.css';
import { loadChunk } from './load-chunk.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

export interface ChartProps {
  /** What the chart shows, in a sentence, for those who cannot see it. */
  readonly label: string;
  /** How it is drawn in a theme; make it with `useCallback`, the chart is drawn anew when it changes. */
  readonly option: (theme: ChartTheme) => ChartOption;
  readonly onPick?: ((place: number) => void) | undefined;
  readonly size?: 'large' | 'small' | undefined;
}

/** A chart in a box of fixed size. Its engine is fetched when the page is already usable; a failure stays in the box. */
export function Chart(props: ChartProps) {
  const size = props.size ?? 'large';
  return (
    <ChartBoundary renderFailure={(retry) => <FailedChart size={size} onRetry={retry} />}>
      <ChartBox {...props} size={size} />
    </ChartBoundary>
  );
}

function FailedChart({ size, onRetry }: { size: 'large' | 'small'; onRetry: () => void }) {
  const t = useMessages({ cn: zh, en });
  return (
    <div className={classNames(styles['box'], styles[size])}>
      <ErrorState title={t.failedTitle} onRetry={onRetry} size="chart" className={styles['failed']}>
        {t.failedText}
      </ErrorState>
    </div>
  );
}

function ChartBox({ label, option, onPick, size }: ChartProps & { readonly size: 'large' | 'small' }) {
  const t = useMessages({ cn: zh, en });
  const box = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<RunningChart | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const pick = useEffectEvent((place: number) => onPick?.(place));

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const start = startWhenIdle(element, { onStart: setChart, onFailure: setFailure, onPick: pick });
    return () => {
      start.stop();
      setChart(null);
    };
  }, []);

  useEffect(() => {
    const element = box.current;
    if (chart === null || element === null) return;
    const draw = () => {
      try {
        chart.show(option(readChartTheme(element)));
      } catch (error) {
        setFailure(error);
      }
    };
    draw();
    return watchTheme(draw);
  }, [chart, option]);

  // Thrown while rendering, so that the boundary shows the message in the chart's place.
  if (failure !== null) throw failure;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by a script into a canvas, so it cannot be an image
    <div className={classNames(styles['box'], styles[size])} role="img" aria-label={label} data-ready={chart !== null}>
      {chart === null && <p className={styles['waiting']}>{t.loading}</p>}
      <noscript>
        <p className={styles['waiting']}>{t.noScript}</p>
      </noscript>
      <div ref={box} className={styles['canvas']} />
    </div>
  );
}

interface StartListener {
  readonly onStart: (chart: RunningChart) => void;
  readonly onFailure: (error: unknown) => void;
  readonly onPick: (place: number) => void;
}

/** Fetches the engine once the browser has nothing more urgent, and starts a chart unless it was stopped meanwhile. */
function startWhenIdle(element: HTMLElement, { onStart, onFailure, onPick }: StartListener): { stop: () => void } {
  let stopped = false;
  let running: RunningChart | null = null;
  const start = async (): Promise<void> => {
    try {
      const { startChart } = await loadChunk(() => import('./chart-engine.ts'));
      if (stopped) return;
      running = startChart({ element, onPick });
      onStart(running);
    } catch (error) {
      if (!stopped) onFailure(error);
    }
  };
  const cancel = whenIdle(() => void start());
  return {
    stop: () => {
      stopped = true;
      cancel();
      running?.stop();
    },
  };
}

/** Not every browser can tell when it is idle. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 500 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 1);
  return () => clearTimeout(timer);
}
