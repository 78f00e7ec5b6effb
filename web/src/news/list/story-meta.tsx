import type { NewsRow } from '@btc/contract/news/article-row.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import styles from './stories.module.css';

export function StoryMeta({ row, withSection = false }: { row: NewsRow; withSection?: boolean }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <p className={styles['meta']}>
      {withSection && <span className={styles['section']}>{t.sections[row.Section]}</span>}
      <time dateTime={row.NewsDateTime}>{format.date(row.NewsDateTime)}</time>
      <span>{t.readingTime(format.number(row.ReadingMinutes))}</span>
      {row.Access === 'member' && <span className={styles['member']}>{t.memberMark}</span>}
    </p>
  );
}
