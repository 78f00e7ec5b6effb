import { useFormat } from '#i18n/format.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import fold from '#ui/form/fold.module.css';
import styles from './dictionary.module.css';
import { EntryRow } from './entry-row.tsx';
import type { FoundGroup } from './list-entries.ts';

interface EntryGroupProps {
  readonly group: FoundGroup;
  readonly isOpen: boolean;
  readonly noteFold: (group: string, isOpen: boolean) => void;
}

export function EntryGroup({ group: { key, name, entries }, isOpen, noteFold }: EntryGroupProps) {
  const format = useFormat();
  return (
    <details className={styles['group']} open={isOpen} onToggle={(event) => noteFold(key, event.currentTarget.open)}>
      <summary className={classNames(fold['line'], styles['line'])}>
        <h3>{name}</h3>
        <span className={styles['count']}>{format.number(entries.length)}</span>
      </summary>
      <ul className={classNames(shared['list'], styles['list'])}>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </details>
  );
}
