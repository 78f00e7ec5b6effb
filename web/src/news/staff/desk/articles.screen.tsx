import type { DeskArticleRow } from '@btc/contract/news/desk/manuscript.ts';
import { articleStages } from '@btc/contract/news/desk/stages.ts';
import { newsSections } from '@btc/contract/news/sections.ts';
import { rules } from 'form-rules:GetDeskArticles';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { messages } from '../words/newsroom-messages.ts';
import { StageMark } from '../words/stage-mark.tsx';
import { NewArticleDialog } from './new-article-dialog.tsx';

function useArticleColumns(): readonly DeskColumn<DeskArticleRow>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const toTitles = ({ TitleCn, TitleEn }: DeskArticleRow) =>
    (edition === 'cn' ? [TitleCn, TitleEn] : [TitleEn, TitleCn]).filter((title) => title !== null);
  return [
    {
      key: 'title',
      head: t.columnTitle,
      isLong: true,
      text: (row) => toTitles(row)[0] ?? t.untitled,
      to: ({ ArticleID }) => toConsoleScreenPath(edition, 'article', ArticleID),
      isDemo: ({ Demo }) => Demo,
      beneath: (row) =>
        toTitles(row).length > 1 && <span lang={edition === 'cn' ? 'en' : 'zh-CN'}>{toTitles(row)[1]}</span>,
    },
    {
      key: 'stage',
      head: t.columnStage,
      text: ({ Stage }) => <StageMark stage={Stage} />,
      beneath: ({ Unpublished, PublishDate }) => Unpublished && PublishDate !== null && t.unpublished,
    },
    {
      key: 'section',
      head: t.section,
      text: ({ Section }) => t.sections[Section],
      beneath: ({ Access }) => t.accesses[Access],
    },
    { key: 'published', head: t.columnPublished, time: ({ PublishDate }) => PublishDate },
    {
      key: 'changed',
      head: t.columnChanged,
      time: ({ ChangedDate }) => ChangedDate,
      beneath: ({ ChangedBy }) => ChangedBy?.LoginUserName,
    },
  ];
}

export function ArticlesScreen() {
  const t = useMessages(messages);
  const [isNew, setNew] = useState(false);
  const list = useDeskList<'GetDeskArticles'>(rules, {
    filters: [
      { field: 'Stage', label: t.stagesLabel, options: toOptions(articleStages, t.stages), isTabs: true },
      { field: 'Keyword', label: t.keyword, hint: t.keywordHint },
      { field: 'Section', label: t.section, any: t.everySection, options: toOptions(newsSections, t.sections) },
    ],
  });
  const answer = useCall('GetDeskArticles', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      counts={answer.data?.Dict}
      title={t.articles}
      actions={
        <Button variant="primary" onClick={() => setNew(true)}>
          {t.newArticle}
        </Button>
      }
      empty={t.empty}
      caption={t.caption}
      columns={useArticleColumns()}
      rowKey={({ ArticleID }) => ArticleID}
    >
      {isNew && <NewArticleDialog onClose={() => setNew(false)} />}
    </DeskList>
  );
}
