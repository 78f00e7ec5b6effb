/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native table cannot leave the layout of rows out of sight undone */
import { memo, useSyncExternalStore } from 'react';
import { classNames } from '#ui/class-names.ts';
import { GridRow } from './grid-row.tsx';
import { type LineWords, useLineWords } from '../sheet/line-words.ts';
import type { SheetWork } from '../sheet/sheet-work.ts';
import { toTyped } from '../sheet/typed-line.ts';
import { type GridSettings, useGrid } from './use-grid.ts';
import { formatShownText } from './grid-cell.tsx';
import styles from './quote-grid.module.css';

interface QuoteGridProps extends GridSettings {
  readonly label: string;
}

/** A single tab stop; arrows move within, and everything works by keyboard. */
export const QuoteGrid = memo(function QuoteGrid({ label, ...settings }: QuoteGridProps) {
  const { work, onAct } = settings;
  const words = useLineWords();
  const listeners = useGrid(settings);
  const { t } = words;
  const { fields, main } = work.lines.kind;
  return (
    <>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={work.ids.length + 1}
        aria-colcount={fields.length + 2}
        aria-multiselectable="true"
        aria-describedby="sheet-keys"
        className={styles['sheet']}
        data-main={main}
        {...listeners}
      >
        <div role="rowgroup" className={styles['sheetHead']}>
          <div role="row" aria-rowindex={1} className={styles['sheetRow']}>
            <div role="columnheader" aria-colindex={1} className={styles['sheetName']}>
              {t.series}
            </div>
            {fields.map((field, column) => (
              <div
                key={field}
                role="columnheader"
                aria-colindex={column + 2}
                className={styles['sheetCell']}
                data-field={field}
              >
                {t.fields[field]}
              </div>
            ))}
            <div
              role="columnheader"
              aria-colindex={fields.length + 2}
              className={classNames(styles['sheetCell'], styles['sheetStatus'])}
            >
              {t.status}
            </div>
          </div>
        </div>
        {groupStarts(work.ids.length).map((start) => (
          <div key={start} role="rowgroup" className={styles['sheetLines']}>
            {work.ids.slice(start, start + groupSize).map((id, offset) => {
              const index = start + offset;
              const before = work.ids[index - 1];
              const isFirst = before === undefined || toOrigin(work, before) !== toOrigin(work, id);
              return <GridRow key={id} {...{ id, index, isFirst, work, words, onAct }} />;
            })}
          </div>
        ))}
      </div>
      <ActiveLine work={work} words={words} />
    </>
  );
});

/** Lines per `content-visibility` group: each group costs a check in every frame. */
const groupSize = 20;

function groupStarts(count: number): readonly number[] {
  return Array.from({ length: Math.ceil(count / groupSize) }, (_, group) => group * groupSize);
}

function toOrigin({ lines }: SheetWork, id: number): string {
  return lines.view(id).row.OriginCode;
}

function ActiveLine({ work, words }: { readonly work: SheetWork; readonly words: LineWords }) {
  const { lines, cursor } = work;
  const position = useSyncExternalStore(cursor.subscribe, cursor.position);
  useSyncExternalStore(lines.subscribe, lines.turn);
  const id = work.ids[position.row];
  if (id === undefined) return null;
  const { t, format } = words;
  const view = lines.view(id);
  const field = lines.kind.fields[position.column];
  const { Previous: previous } = view.row;
  const before =
    previous === null || field === undefined
      ? t.noPrevious
      : t.previousWas(format.date(previous.Date), formatShownText(t, field, toTyped(previous)[field]));
  return (
    <p className={styles['sheetLine']} data-wrong={view.judged.kind === 'wrong' || undefined}>
      <b>{t.cellName(words.title(view.row), field === undefined ? t.status : t.fields[field])}</b>
      <span>{before}</span>
      <span>{words.status(view)}</span>
    </p>
  );
}
