import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import styles from './article-body.module.css';
import { articleHtml } from './article-html.ts';
import { parseArticleHtml } from './html-tree.ts';

/** An article's text, rebuilt from allowed elements as one string: React elements for every cell would be wasted. */
export function ArticleBody({ html, chartLink = null }: { html: string; chartLink?: string | null }) {
  const t = useMessages(messages);
  const data = useEdition() === 'cn' ? '/cn/BTCData' : '/BTCData';
  const place = { tableLabel: t.tableLabel, chartPath: chartLink === null ? `/embed${data}` : data, chartLink };
  return (
    <div className={styles['body']} dangerouslySetInnerHTML={{ __html: articleHtml(parseArticleHtml(html), place) }} />
  );
}
