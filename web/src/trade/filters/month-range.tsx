import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { closePopover, Popover } from '#ui/overlay/popover.tsx';
import { lazyPart } from '#ui/state/lazy-part.tsx';
import { messages } from '../messages.ts';
import { clipSpan, findSpanIssue, type MonthBounds, type MonthSpan, spanPresets } from './month-choice.ts';
import type { MonthGridProps } from './month-grid.tsx';
import styles from './month-range.module.css';

/** Loaded on opening; the spans beside it are plain links. */
const MonthGrid = lazyPart<MonthGridProps>(async () => (await import('./month-grid.tsx')).MonthGrid);

export interface MonthRangeProps {
  readonly label: string;
  /** The requested span, which may exceed the bounds. */
  readonly request: MonthSpan;
  readonly bounds: MonthBounds;
  /** Earlier months exist that this reader may not see. */
  readonly isCut: boolean;
  readonly hrefFor: (span: MonthSpan) => string;
  readonly onApply: (span: MonthSpan) => void;
  readonly className?: string | undefined;
}

export function MonthRange({ label, request, bounds, isCut, hrefFor, onApply, className }: MonthRangeProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const value = t.spanFromTo(format.monthShort(request.from), format.monthShort(request.to));
  const span = clipSpan(request, bounds);
  const [wasOpened, setOpened] = useState(false);
  return (
    <Popover label={label} value={value} align="end" className={className} onOpen={() => setOpened(true)}>
      <div className={styles['range']}>
        <ul className={shared['links']} aria-label={t.presets}>
          {spanPresets(bounds).map(({ code, ...preset }) => (
            <li key={code}>
              <Link
                to={hrefFor(preset)}
                preventScrollReset
                onClick={({ currentTarget }) => closePopover(currentTarget)}
              >
                {t.presetNames[code]}
              </Link>
            </li>
          ))}
        </ul>
        {wasOpened && <SpanForm key={`${span.from} ${span.to}`} span={span} bounds={bounds} onApply={onApply} />}
        <p className={styles['note']}>
          {t.limitNote(format.month(bounds.limit))} {isCut && t.startNote(format.month(bounds.start))}
        </p>
      </div>
    </Popover>
  );
}

interface SpanFormProps {
  readonly span: MonthSpan;
  readonly bounds: MonthBounds;
  readonly onApply: (span: MonthSpan) => void;
}

function SpanForm({ span, bounds, onApply }: SpanFormProps) {
  const t = useMessages(messages);
  const [draft, setDraft] = useState(span);
  const issue = findSpanIssue(draft);
  return (
    <>
      <div className={styles['sides']}>
        <MonthGrid
          label={t.from}
          value={draft.from}
          bounds={bounds}
          onChange={(from) => setDraft({ ...draft, from })}
        />
        <MonthGrid label={t.to} value={draft.to} bounds={bounds} onChange={(to) => setDraft({ ...draft, to })} />
      </div>
      <div className={shared['endsOfLine']}>
        <p role="alert" className={styles['issue']}>
          {issue === 'startAfterEnd' && t.startAfterEnd}
        </p>
        <Button
          variant="primary"
          size="small"
          disabled={issue !== null}
          onClick={({ currentTarget }) => {
            closePopover(currentTarget);
            onApply(draft);
          }}
        >
          {t.apply}
        </Button>
      </div>
    </>
  );
}
