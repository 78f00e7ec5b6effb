import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#i18n/messages.ts';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/state/notice.tsx';
import { ChartBoundary } from './chart-boundary.tsx';
import type { RunningChart } from './chart-engine.ts';
import type { ChartSize, ChartSpace, DrawChart, PickBy } from './chart-option.ts';
import { readChartTheme, watchTheme } from './chart-theme.ts';
import styles from './chart.module.css';
import type { ChartPart } from './engine/chart-parts.ts';
import { startInView } from './engine/start-in-view.ts';
import { useMarkedEvents } from './events/chart-events.tsx';
import { type PlaceOfDay, toEventMarks, withEventMarks } from './events/event-marks.ts';
import { useExportedChart } from './export/chart-export.tsx';
import type { LegendEntry } from './export/png-legend.ts';
import { messages } from './messages.ts';

export interface ChartProps {
  /** What the chart shows, in a sentence, for those who cannot see it. */
  readonly label: string;
  /** How it is drawn; make it with `useCallback`, the chart is drawn anew when it changes. */
  readonly option: DrawChart;
  readonly onPick?: ((index: number) => void) | undefined;
  readonly pickBy?: PickBy | undefined;
  readonly size?: ChartSize | undefined;
  /** What the engine needs beyond columns and lines; a constant of the module. */
  readonly parts?: readonly ChartPart[] | undefined;
  /** Where a day stands on the axis, made with `useCallback`: with it the chart marks the events around it, but not in its picture. */
  readonly placeOf?: PlaceOfDay | undefined;
  /** What the colours mean where the chart itself does not name them: stands in the picture that leaves the page. */
  readonly legend?: readonly LegendEntry[] | undefined;
  /** What must be said beside the drawing wherever it is shown: the page writes it under it, the picture among its notes. */
  readonly note?: string | undefined;
  /** Names the drawing where a figure has several: the page writes it over it, and so does the picture. */
  readonly heading?: string | undefined;
  /** A drawing that needs no engine: stands in the chart's place until that has come. */
  readonly sketch?: ReactNode;
  /** Shown instead of the message when the chart cannot be drawn. */
  readonly fallback?: ReactNode;
}

const noParts: readonly ChartPart[] = [];

/** A chart in a box of fixed size. Its engine is fetched when the page is already usable; a failure stays in the box. */
export function Chart(props: ChartProps) {
  const size = props.size ?? 'large';
  return (
    <ChartBoundary renderFailure={(retry) => props.fallback ?? <FailedChart size={size} onRetry={retry} />}>
      <ChartBox {...props} size={size} />
    </ChartBoundary>
  );
}

/** Says in a chart's place that it did not come, and tries again. */
export function FailedChart({ size, onRetry }: { size: ChartSize; onRetry: () => void }) {
  const t = useMessages(messages);
  return (
    <div className={classNames(styles['box'], styles[size])}>
      <ErrorState title={t.failedTitle} onRetry={onRetry} size="chart" className={styles['failed']}>
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

/** The marks of the events around a chart, and what its engine needs with them. */
function useMarks(placeOf: PlaceOfDay | undefined, parts: readonly ChartPart[]) {
  const events = useMarkedEvents();
  const marks = useMemo(() => (placeOf === undefined ? [] : toEventMarks(events, placeOf)), [events, placeOf]);
  const isMarked = marks.length > 0;
  const engineParts = useMemo(() => (isMarked ? [...parts, 'marks' as const] : parts), [isMarked, parts]);
  return { marks, engineParts };
}
