import { quoteBases } from '@btc/contract/prices/price-codes.ts';
import { useLayoutEffect, useRef } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { type QuoteDeskMessages, messages } from '../messages.ts';
import styles from './quote-grid.module.css';
import type { SheetWork } from '../sheet/sheet-work.ts';
import { maxSourceLength, type SheetField } from '../sheet/typed-line.ts';

export function formatShownText(t: QuoteDeskMessages, field: SheetField, text: string): string {
  if (text === '') return '';
  if (field === 'Basis') return t.bases[quoteBases.find(({ code }) => code === text)?.code ?? 'offer'];
  return field === 'Provisional' ? t.provisionalYes : text;
}

export interface CellEditorProps {
  readonly id: number;
  readonly field: SheetField;
  readonly typed: string;
  /** Value of the previous quote, shown while nothing is typed. */
  readonly ghost: string;
  /** Full accessible name: series, column, unit. */
  readonly name: string;
  readonly isLocked: boolean;
  readonly isWrong: boolean;
  /** Id of the element that states the error. */
  readonly describedBy: string;
  readonly work: SheetWork;
}

/** Editor of the active cell: uncontrolled, so that a keystroke re-renders nothing else. */
export function CellEditor(props: CellEditorProps) {
  const { field, isLocked } = props;
  return !isLocked && (field === 'Basis' || field === 'Provisional') ? (
    <CellChoice {...props} />
  ) : (
    <CellText {...props} />
  );
}

function CellText({ id, field, typed, ghost, name, isLocked, isWrong, describedBy, work }: CellEditorProps) {
  const t = useMessages(messages);
  const input = useRef<HTMLInputElement>(null);
  const text = isLocked ? formatShownText(t, field, typed) : typed;
  useLayoutEffect(() => {
    const element = input.current;
    if (element === null) return;
    // Changed from elsewhere: pasted, taken back, written plainly.
    if (work.cursor.mode === 'ready') element.value = text;
    if (!work.cursor.isInGrid) return;
    element.focus();
    if (work.cursor.mode === 'ready') element.select();
  }, [text, work]);
  return (
    <input
      ref={input}
      className={styles['sheetInput']}
      defaultValue={text}
      placeholder={ghost}
      aria-label={name}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      readOnly={isLocked}
      inputMode={field === 'Source' ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={field === 'Source' ? maxSourceLength : 20}
      onInput={(event) => work.type(id, field, event.currentTarget.value)}
    />
  );
}

function CellChoice({ id, field, typed, ghost, name, isWrong, describedBy, work }: CellEditorProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    if (work.cursor.isInGrid) select.current?.focus();
  }, [work]);
  const options =
    field === 'Basis'
      ? quoteBases.map(({ code, nameCn, nameEn }) => ({ code, name: edition === 'cn' ? nameCn : nameEn }))
      : [{ code: 'yes', name: t.provisionalYes }];
  return (
    <select
      ref={select}
      className={styles['sheetInput']}
      value={typed}
      aria-label={name}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      onChange={(event) => work.lines.edit([{ id, field, text: event.target.value }])}
    >
      <option value="">{t.ghostChoice(ghost)}</option>
      {options.map(({ code, name: option }) => (
        <option key={code} value={code}>
          {option}
        </option>
      ))}
    </select>
  );
}
