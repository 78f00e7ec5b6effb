import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { en } from '../messages.en.ts';
import { zh } from '../messages.zh.ts';
import { type LeftOut, leftOutNotes } from './left-out.ts';
import styles from './view-notes.module.css';

/** What the sums leave out, in lines: where there is no list of notes to say it in. */
export function LeftOutLines({ dict }: { dict: LeftOut }) {
  const t = useMessages({ cn: zh, en });
  const notes = leftOutNotes(dict, useEdition());
  if (notes.length === 0) return null;
  return (
    <ul className={styles['lines']}>
      {notes.map(({ name, text }) => (
        <li key={name}>{t.noteLine(name, text)}</li>
      ))}
    </ul>
  );
}
