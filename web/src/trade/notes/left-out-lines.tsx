import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import { type LeftOut, leftOutNotes, provisionalNotes } from './left-out.ts';
import styles from './view-notes.module.css';

interface LeftOutLinesProps {
  readonly dict: LeftOut & Pick<AnswerDict, 'Provisional'>;
  readonly isHatched: boolean;
}

export function LeftOutLines({ dict, isHatched }: LeftOutLinesProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const notes = [...provisionalNotes(dict, isHatched, edition), ...leftOutNotes(dict, edition)];
  if (notes.length === 0) return null;
  return (
    <ul className={styles['lines']}>
      {notes.map(({ name, text }) => (
        <li key={name}>{t.noteLine(name, text)}</li>
      ))}
    </ul>
  );
}
