import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useMessages } from '#i18n/messages.ts';
import shared from '../base/shared.module.css';
import { AriaLocale } from '../overlay/aria-locale.tsx';
import styles from './arrange-list.module.css';
import { messages } from './messages.ts';
import { movedTo } from './moved-to.ts';

export interface ArrangedItem {
  readonly key: string;
  /** Accessible name. */
  readonly name: string;
  readonly content: ReactNode;
}

export interface ArrangeListProps {
  readonly label: string;
  readonly items: readonly ArrangedItem[];
  readonly onArrange: (keys: readonly string[]) => void;
}

/** A list sorted by pointer, touch or keyboard: Enter lifts and drops, arrows move, Escape cancels. */
export function ArrangeList({ label, items, onArrange }: ArrangeListProps) {
  const t = useMessages(messages);
  const keys = items.map(({ key }) => key);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (dragged) => Array.from(dragged, (key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys: moved, target }) => {
      if (target.dropPosition === 'on') return;
      onArrange(movedTo(keys, Array.from(moved, String), { key: String(target.key), side: target.dropPosition }));
    },
  });
  return (
    <AriaLocale>
      <p className={shared['note']}>{t.arrangeHow}</p>
      <GridList
        aria-label={label}
        className={styles['arrange'] ?? ''}
        dragAndDropHooks={dragAndDropHooks}
        items={[...items]}
      >
        {(item) => (
          <GridListItem id={item.key} textValue={item.name} className={styles['arranged'] ?? ''}>
            <Button slot="drag" className={styles['handle'] ?? ''}>
              <span aria-hidden="true">≡</span>
            </Button>
            {item.content}
          </GridListItem>
        )}
      </GridList>
    </AriaLocale>
  );
}
