import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#i18n/messages.ts';
import { loadAgain } from '#platform/pages/load-chunk.ts';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/state/notice.tsx';
import { ChartBoundary } from './chart-boundary.tsx';
import type { RunningChart } from './chart-engine.ts';
import type { ChartSize, ChartSpace, DrawChart, PickBy } from './chart-option.ts';
import { readChartTheme, watchTheme } from './chart-theme.ts';
import styles from './chart.module.css';
import { type ChartPart, loadEngine } from './engine/chart-parts.ts';
import { startInView } from './engine/start-in-view.ts';
import { useMarkedEvents } from './events/chart-events.tsx';
import { type PlaceOfDay, toEventMarks, withEventMarks } from './events/event-marks.ts';
import { useExportedChart } from './export/chart-export.tsx';
import type { LegendEntry } from './export/png-legend.ts';
import { messages } from './messages.ts';

export interface ChartProps {
  /** One sentence for readers who cannot see the chart. */
  readonly label: string;
  /** Must be stable (`useCallback`): the chart is redrawn when it changes. */
  readonly option: DrawChart;
  readonly onPick?: ((index: number) => void) | undefined;
  readonly pickBy?: PickBy | undefined;
  readonly size?: ChartSize | undefined;
  /** Engine parts beyond columns and lines; must be a module constant. */
  readonly parts?: readonly ChartPart[] | undefined;
  /** Position of a day on the axis (`useCallback`): marks the surrounding events, except in the exported picture. */
  readonly placeOf?: PlaceOfDay | undefined;
  /** Colours that the chart does not name itself; drawn in the exported picture. */
  readonly legend?: readonly LegendEntry[] | undefined;
  /** Required note: the page shows it below the chart, the picture among its notes. */
  readonly note?: string | undefined;
  readonly heading?: string | undefined;
  /** Drawing without the engine, shown until that is loaded. */
  readonly sketch?: ReactNode;
  readonly fallback?: ReactNode;
}

const noParts: readonly ChartPart[] = [];

/** A chart in a box of fixed size. Its engine loads once the page is usable; a failure stays in the box. */
export function Chart(props: ChartProps) {
  const { size = 'large', parts = noParts, fallback } = props;
  const load = () => loadEngine(parts);
  return (
    <ChartBoundary renderFailure={(retry) => fallback ?? <FailedChart size={size} load={load} onRetry={retry} />}>
      <ChartBox {...props} size={size} />
    </ChartBoundary>
  );
}

interface FailedChartProps {
  readonly size: ChartSize;
  /** What may be missing: it is loaded before the retry, with the whole page where the browser does not ask for it again. */
  readonly load: () => Promise<unknown>;
  readonly onRetry: () => void;
}

export function FailedChart({ size, load, onRetry }: FailedChartProps) {
  const t = useMessages(messages);
  const [isPending, setPending] = useState(false);
  const retry = () => {
    setPending(true);
    void loadAgain(load, window.location.href)
      .catch(() => undefined)
      .then(() => {
        setPending(false);
        onRetry();
      });
  };
  const state = { onRetry: retry, isPending, size: 'chart', className: styles['failed'] } as const;
  return (
    <div className={classNames(styles['box'], styles[size])}>
      <ErrorState title={t.failedTitle} {...state}>
        {t.failedText}
      </ErrorState>
    </div>
  );
}

function ChartBox(props: ChartProps & { readonly size: ChartSize }) {
  const { label, option, onPick, pickBy = 'x', size, parts = noParts, legend, note, heading, sketch = null } = props;
  const { marks, engineParts } = useMarks(props.placeOf, parts);
  const t = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<RunningChart | null>(null);
  const [space, setSpace] = useState<ChartSpace | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const pick = useEffectEvent((index: number) => onPick?.(index));
  useExportedChart({ option, parts, size, legend, note, heading });

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const start = startInView(element, {
      parts: engineParts,
      pickBy,
      onPick: pick,
      onResize: setSpace,
      // Drawn before anything else: printing waits for nothing.
      onStart: (started) => flushSync(() => setChart(started)),
      onFailure: setFailure,
    });
    return () => {
      start.stop();
      setChart(null);
    };
  }, [engineParts, pickBy]);

  useEffect(() => {
    const element = box.current;
    if (chart === null || element === null) return;
    const room = space ?? { width: element.clientWidth, height: element.clientHeight };
    const draw = () => {
      try {
        const theme = readChartTheme(element);
        chart.show(withEventMarks(option(theme, room), marks, theme));
      } catch (error) {
        setFailure(error);
      }
    };
    draw();
    return watchTheme(draw);
  }, [chart, option, space, marks]);

  // Thrown while rendering, so that the boundary shows the message in the chart's place.
  if (failure !== null) throw failure;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by a script into a canvas, so it cannot be an image
    <div className={classNames(styles['box'], styles[size])} role="img" aria-label={label} data-ready={chart !== null}>
      {chart === null && (sketch ?? <p className={styles['waiting']}>{t.loading}</p>)}
      {sketch === null && (
        <noscript>
          <p className={styles['waiting']}>{t.noScript}</p>
        </noscript>
      )}
      <div ref={box} className={styles['canvas']} />
    </div>
  );
}

function useMarks(placeOf: PlaceOfDay | undefined, parts: readonly ChartPart[]) {
  const events = useMarkedEvents();
  const marks = useMemo(() => (placeOf === undefined ? [] : toEventMarks(events, placeOf)), [events, placeOf]);
  const isMarked = marks.length > 0;
  const engineParts = useMemo(() => (isMarked ? [...parts, 'marks' as const] : parts), [isMarked, parts]);
  return { marks, engineParts };
}
