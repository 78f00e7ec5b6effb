import { useMessages } from '#i18n/messages.ts';
import { messages } from '#shell/console/writing/writing-messages.ts';
import layout from '../layout.module.css';
import styles from './difference-view.module.css';
import type { Stretch } from './text-difference.ts';

export function DifferenceView({ changes, lang }: { changes: readonly Stretch[]; lang: string }) {
  const t = useMessages(messages);
  if (changes.every(({ kind }) => kind === 'same')) return <p className={layout['note']}>{t.same}</p>;
  return (
    <div className={styles['difference']} lang={lang}>
      {changes.map(({ kind, text }, index) => {
        const key = `${index} ${kind}`;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        return kind === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </div>
  );
}
