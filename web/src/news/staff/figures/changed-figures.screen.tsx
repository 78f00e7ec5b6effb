import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { consolePath } from '#shell/console/console-path.ts';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { en } from '#shell/console/figures/words.en.ts';
import { zh } from '#shell/console/figures/words.zh.ts';
import { ChangedFigures } from './changed-figures.tsx';

/** Published articles whose figures have been revised since, the latest revision first. */
export function ChangedFiguresScreen() {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const answer = useCall('GetChangedFigures', {});
  return (
    <ScreenPage title={t.changedTitle}>
      <p className="c-what">{t.changedWhat}</p>
      <AnswerView answer={answer}>
        {({ Rows }) =>
          Rows.length === 0 ? (
            <p className="c-what">{t.changedNone}</p>
          ) : (
            Rows.map((article) => {
              const titles = [article.TitleCn, article.TitleEn];
              const title = (edition === 'cn' ? titles : titles.toReversed()).find((one) => one !== null);
              return (
                <section key={article.ArticleID} className="c-stack">
                  <h2>
                    <PageLink to={consolePath(edition, `news/articles/${article.ArticleID}`)}>
                      {title ?? article.ArticleID}
                    </PageLink>
                  </h2>
                  <p className="c-note">{format.dateTime(article.Since)}</p>
                  <ChangedFigures article={article} onChanged={answer.reload} />
                </section>
              );
            })
          )
        }
      </AnswerView>
    </ScreenPage>
  );
}
