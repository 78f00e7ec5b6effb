import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import styles from './search-dialog.module.css';
import type { SearchDialogProps } from './search-dialog.tsx';

export interface SearchAheadProps extends SearchDialogProps {
  readonly onType: (typed: string) => void;
}

export function SearchAhead({ typed, onType, onClose }: SearchAheadProps) {
  const t = useMessages(messages);
  return (
    <div className={styles['findAhead']} aria-busy="true">
      <input
        autoFocus
        className={styles['findInput']}
        aria-label={t.find.label}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={60}
        placeholder={t.find.hint}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
    </div>
  );
}
