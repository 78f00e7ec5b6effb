import { useMessages } from '#i18n/messages.ts';
import { BannerStrip } from '../list/banner-strip.tsx';
import { SectionNav } from '../list/section-nav.tsx';
import { SideBlock, StoryTitles } from '../list/story-titles.tsx';
import { messages } from '../article-messages.ts';
import type { ArticleData } from './article-query.ts';
import { ArticleView } from './article-view.tsx';
import styles from './article.module.css';

export function ArticlePage({ row, dict, similar, banner }: ArticleData) {
  const t = useMessages(messages);
  return (
    <div className={styles['page']}>
      <div className={styles['sections']} data-print="hide">
        <SectionNav current={row.Section} />
      </div>
      <ArticleView row={row} dict={dict} />
      <div className={styles['beside']} data-print="hide">
        {similar.length > 0 && (
          <SideBlock title={t.similar}>
            <StoryTitles rows={similar} />
          </SideBlock>
        )}
        {banner !== null && <BannerStrip banner={banner} upright />}
      </div>
    </div>
  );
}
