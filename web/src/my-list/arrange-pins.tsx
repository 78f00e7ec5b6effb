import { useMessages } from '#i18n/messages.ts';
import { ArrangeList } from '#ui/arrange/arrange-list.tsx';
import { movedTo } from '#ui/arrange/moved-to.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { messages } from './messages.ts';
import styles from './pins.module.css';
import type { PinList } from './use-pin-list.ts';

export function ArrangePins({ lines, arrange }: Pick<PinList, 'lines' | 'arrange'>) {
  const t = useMessages(messages);
  const left = lines.filter(({ isRemoved }) => !isRemoved);
  const keys = left.map(({ key }) => key);
  const moveBefore = (key: string, before: string) => arrange(movedTo(keys, [key], { key: before, side: 'before' }));
  return (
    <ArrangeList
      label={t.list}
      onArrange={arrange}
      items={left.map(({ key, pin: { Kind, Name, Note } }, index) => ({
        key,
        name: Name,
        content: (
          <>
            <span className={styles['arranged']}>
              <span>
                <span className={shared['small']}>{t.kinds[Kind]}</span> {Name}
              </span>
              {Note !== null && <span className={shared['under']}>{Note}</span>}
            </span>
            {index > 0 && (
              <span className={styles['acts']}>
                <Button size="small" aria-label={t.upOf(Name)} onClick={() => moveBefore(key, keys[index - 1] ?? key)}>
                  {t.up}
                </Button>
                <Button size="small" aria-label={t.firstOf(Name)} onClick={() => moveBefore(key, keys[0] ?? key)}>
                  {t.first}
                </Button>
              </span>
            )}
          </>
        ),
      }))}
    />
  );
}
