import type { ViewRow } from '@btc/contract/trade/view-answer.ts';
import type { Edition } from '#i18n/edition.ts';
import styles from './view-table.module.css';

export function pickDutyNote({ DutyNoteCn = '', DutyNoteEn = '' }: ViewRow, edition: Edition): string {
  return edition === 'cn' ? DutyNoteCn : DutyNoteEn;
}

/** Distinct notes on duties: most rows share one. */
export function dutyNotes(rows: readonly ViewRow[], edition: Edition): readonly string[] {
  return [...new Set(rows.map((row) => pickDutyNote(row, edition)))].filter((note) => note !== '');
}

export function TableNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ol className={styles['notes']}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ol>
  );
}
