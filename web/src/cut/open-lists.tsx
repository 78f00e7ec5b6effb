import type { NewsRow } from '@btc/contract/news/article-row.ts';
import type { OpenPosts as Posts } from '@btc/contract/cut/cut.ts';
import type { ReactNode } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { formatPostTitle, formatPriceText, toPostPath } from '#market/face.ts';
import { StoryTitles } from '#news/face.ts';
import styles from './cut.module.css';
import { messages } from './open-messages.ts';

interface OpenPostsProps {
  readonly posts: Posts;
  readonly none: string;
  readonly children: ReactNode;
}

export function OpenPosts({ posts: { Rows }, none, children }: OpenPostsProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const lang = edition === 'cn' ? 'en' : undefined;
  if (Rows.length === 0) return <p className={styles['note']}>{none}</p>;
  return (
    <>
      <ul className={styles['list']}>
        {Rows.map((post) => (
          <li key={post.MarketID}>
            <PageLink to={toPostPath(post.MarketID)} lang={lang}>
              {formatPostTitle(post)}
            </PageLink>
            <span className={shared['under']}>
              <span lang={lang}>{formatPriceText(post, format)}</span> · {t.until(format.dateShort(post.ValidUntil))}
            </span>
          </li>
        ))}
      </ul>
      <p>{children}</p>
    </>
  );
}

interface StoriesProps {
  readonly rows: readonly NewsRow[];
  readonly none: string;
}

export function Stories({ rows, none }: StoriesProps) {
  return rows.length === 0 ? <p className={styles['note']}>{none}</p> : <StoryTitles rows={rows} />;
}
