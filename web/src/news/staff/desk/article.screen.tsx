import { type Edition, editions } from '@btc/contract/members/access.ts';
import type { DeskArticle } from '@btc/contract/news/desk/manuscript.ts';
import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { PresenceLine } from '#shell/console/writing/presence-line.tsx';
import { catchUp } from '#shell/console/writing/catch-up.ts';
import { useOwnFirst } from '#shell/console/writing/use-own-first.ts';
import { usePresence } from '#shell/console/writing/use-presence.ts';
import shared from '#ui/base/shared.module.css';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { ChangedFigures, DecidedFigures } from '../figures/changed-figures.tsx';
import { fillLive, listReferences } from '#shell/console/figures/figure-text.ts';
import { useLiveFigures } from '#shell/console/figures/use-live-figures.ts';
import { messages as figures } from '#shell/console/figures/messages.ts';
import layout from '#shell/console/layout.module.css';
import { messages } from '../words/newsroom-messages.ts';
import { StageMark } from '../words/stage-mark.tsx';
import { DetailPart } from './detail-part.tsx';
import { ManuscriptPart } from './manuscript-part.tsx';
import { StageActions } from './stage-actions.tsx';
import { useDetail } from './use-detail.ts';
import { type Manuscript, readManuscript, useManuscript, type Written } from './use-manuscript.ts';

export function ArticleScreen({ id }: { id: number | null }) {
  const answer = useCall('GetDeskArticle', { ArticleID: id ?? 0 });
  return (
    <AnswerView answer={answer}>
      {({ Row }) => <ArticleDesk key={Row.ArticleID} article={Row} onChanged={answer.reload} />}
    </AnswerView>
  );
}

function ArticleDesk({ article, onChanged }: { article: DeskArticle; onChanged: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  const own = useOwnFirst();
  const cn = useManuscript(article.ArticleID, 'cn', article.Texts.cn);
  const english = useManuscript(article.ArticleID, 'en', article.Texts.en);
  const manuscripts = { cn, en: english };
  const detail = useDetail(article, onChanged);
  const [isBlank] = useState(() => isEmpty(cn.written) && isEmpty(english.written));
  const [entered, enter] = useState<Edition | null>(null);
  const present = useColleagues(article, manuscripts, entered, onChanged);
  const { live } = useLiveFigures(
    listReferences([cn.written.Title, english.written.Title]),
    article.Stage === 'published' ? article.PublishDate : null,
  );
  const titles = [fillLive(cn.written.Title, live, 'cn'), fillLive(english.written.Title, live, 'en')];
  // In the language of the console, else in the one it has.
  const title = (edition === 'cn' ? titles : titles.toReversed()).find((words) => words !== '') ?? t.untitled;
  return (
    <ScreenPage
      title={title}
      crumbs={[{ name: t.articles, screen: 'articles' }]}
      actions={<StageActions article={article} manuscripts={manuscripts} detail={detail} onChanged={onChanged} />}
    >
      <p className={layout['articleState']}>
        <StageMark stage={article.Stage} />
        {article.Demo && <DemoMark kind="content" />}
        {article.PublishDate !== null && <span>{format.dateTime(article.PublishDate)}</span>}
        {article.Stage === 'published' && <ReadersPages article={article} />}
        {article.Unpublished && article.PublishDate !== null && <span>{t.unpublished}</span>}
        <PresenceLine present={present} />
      </p>
      {article.Stage === 'published' && <RevisedFigures articleId={article.ArticleID} onChanged={onChanged} />}
      {article.Note !== null && <Notice tone="plain">{t.noteIs(article.Note)}</Notice>}
      <div className={layout['manuscripts']}>
        {own.map((one) => (
          <ManuscriptPart
            key={one}
            article={article}
            edition={one}
            manuscript={manuscripts[one]}
            other={manuscripts[one === 'cn' ? 'en' : 'cn'].written}
            access={detail.draft.detail.Access}
            begins={isBlank && edition === one}
            onEnter={() => enter(one)}
          />
        ))}
      </div>
      <DetailPart work={detail} />
    </ScreenPage>
  );
}

function RevisedFigures({ articleId, onChanged }: { articleId: number; onChanged: () => void }) {
  const t = useMessages(figures);
  const { data, reload } = useCall('GetChangedFigures', { Kind: 'article', SubjectID: articleId });
  const [changed] = data?.Rows ?? [];
  const [decided] = data?.List ?? [];
  if (changed === undefined && decided === undefined) return null;
  const reloadAll = () => {
    reload();
    onChanged();
  };
  return (
    <section className={shared['stack4']}>
      {changed !== undefined && (
        <>
          <Notice tone="caution">{t.changedOf(String(changed.Figures.length))}</Notice>
          <ChangedFigures subject={changed} onChanged={reloadAll} />
        </>
      )}
      {changed === undefined && decided !== undefined && <DecidedFigures subject={decided} onChanged={reloadAll} />}
    </section>
  );
}

function ReadersPages({ article: { ArticleID, TitleCn, TitleEn, Access } }: { article: DeskArticle }) {
  const t = useMessages(messages);
  const pages = { cn: TitleCn, en: TitleEn };
  return editions
    .filter((edition) => pages[edition] !== null)
    .map((edition) => (
      <a key={edition} href={toArticlePath(edition, ArticleID, Access)}>
        {t.readIn(t.editions[edition])}
      </a>
    ));
}

function isEmpty({ Title, Summary, Body }: Written): boolean {
  return Title === '' && Summary === '' && Body === '';
}

function useColleagues(
  article: DeskArticle,
  manuscripts: { readonly cn: Manuscript; readonly en: Manuscript },
  entered: Edition | null,
  onChanged: () => void,
): readonly DeskArticle['Present'][number][] {
  const { ArticleID } = article;
  return usePresence(
    ArticleID,
    (id, edition) => browserApi()('HoldDeskArticle', { ArticleID: id, Edition: edition }),
    async (revisions) => {
      const savers = editions.map((edition) => [edition, manuscripts[edition].saver] as const);
      await catchUp(savers, { revisions, read: (edition) => readManuscript(ArticleID, edition) });
      if (revisions.detail > article.DetailRevision) onChanged();
    },
    entered,
  );
}
