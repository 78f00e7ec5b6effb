import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { useScripted } from '#platform/use-scripted.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import styles from './dictionary.module.css';
import type { FoundPart } from './list-entries.ts';
import { messages } from './messages.ts';
import type { useDictionaryView } from './use-dictionary-view.ts';

interface DictionaryBarProps {
  readonly found: readonly FoundPart[];
  readonly view: ReturnType<typeof useDictionaryView>;
}

export function DictionaryBar({ found, view }: DictionaryBarProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const isScripted = useScripted();
  const groups = found.flatMap((part) => part.groups);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const isAllOpen = groups.every(({ key }) => view.isOpen(key));
  return (
    <>
      <search className={styles['filter']} data-print="hide">
        <TextField
          type="search"
          label={t.filter}
          hint={t.filterHint}
          className={styles['field']}
          value={view.text}
          onChange={(event) => view.setText(event.currentTarget.value)}
          autoComplete="off"
          maxLength={60}
        />
        <output className={styles['found']}>{t.found(count, format.number(count))}</output>
        <div className={styles['actions']}>
          {isScripted && view.text.trim() === '' && (
            <Button size="small" onClick={() => view.setOpened(isAllOpen ? [] : groups.map(({ key }) => key))}>
              {isAllOpen ? t.closeAll : t.openAll}
            </Button>
          )}
          {isScripted && count > 0 && (
            <Button size="small" onClick={() => window.print()}>
              {t.print}
            </Button>
          )}
        </div>
      </search>
      {view.text.trim() !== '' && <p className={styles['printed']}>{t.filteredFor(view.text.trim())}</p>}
    </>
  );
}
