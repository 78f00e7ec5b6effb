import type { DeskArticleRow } from '@btc/contract/news/desk/manuscript.ts';
import { languageTags } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { shownIn } from './headline-order.ts';
import { messages } from './headlines-messages.ts';
import styles from './headlines.module.css';

const fronts = { cn: '/cn/BTCInfo', en: '/BTCInfo' } as const;

const shownOnFront = 4;

export interface FrontPreviewProps {
  readonly rows: readonly DeskArticleRow[];
  readonly newest: readonly DeskArticleRow[];
}

/** Headlines per edition as readers will see them: articles without a text in it are skipped. */
export function FrontPreview({ rows, newest }: FrontPreviewProps) {
  const t = useMessages(messages);
  return (
    <ScreenPart title={t.preview}>
      <p className={layout['what']}>{t.previewNote}</p>
      <div className={styles['fronts']}>
        {(['cn', 'en'] as const).map((edition) => {
          const shown = shownIn(rows, edition);
          const fill = shownIn(newest, edition).slice(0, Math.max(0, shownOnFront - shown.length));
          return (
            <section key={edition} aria-label={t.editions[edition]} className={styles['front']}>
              <h3>{t.editions[edition]}</h3>
              <ol lang={languageTags[edition]}>
                {shown.map((title) => (
                  <li key={title}>{title}</li>
                ))}
              </ol>
              {fill.length > 0 && (
                <>
                  <p className={layout['note']}>{t.filledUp}</p>
                  <ul lang={languageTags[edition]} className={styles['fill']}>
                    {fill.map((title) => (
                      <li key={title}>{title}</li>
                    ))}
                  </ul>
                </>
              )}
              <PageLink to={fronts[edition]} target="_blank">
                {t.open}
              </PageLink>
            </section>
          );
        })}
      </div>
    </ScreenPart>
  );
}
