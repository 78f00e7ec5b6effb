import type { DeskArticleRow } from '@btc/contract/news/desk/manuscript.ts';
import { articleStages } from '@btc/contract/news/desk/stages.ts';
import { newsSections } from '@btc/contract/news/sections.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { StateTabs } from '#shell/console/counted-tabs.tsx';
import { TwoLines, When } from '#shell/console/facts.tsx';
import { FilterBar, FilterText } from '#shell/console/filter-bar.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Select, toOptions } from '#ui/form/select.tsx';
import { en } from '../words/newsroom.en.ts';
import { StageMark } from '../words/stage-mark.tsx';
import { zh } from '../words/newsroom.zh.ts';
import { NewArticleDialog } from './new-article-dialog.tsx';

const pageSize = 20;

/** The articles of the newsroom by stage, last changed first. */
export function ArticlesScreen() {
  const t = useMessages({ cn: zh, en });
  const [isNew, setNew] = useState(false);
  const { filter, page, set, clear, hrefFor, hrefWith } = useFilters<'stage' | 'section' | 'q'>();
  const stage = articleStages.find((name) => name === filter('stage'));
  const section = newsSections.find((name) => name === filter('section'));
  const keyword = filter('q').slice(0, 60);
  const answer = useCall('GetDeskArticles', {
    Page: page,
    PageSize: pageSize,
    ...(stage === undefined ? {} : { Stage: stage }),
    ...(section === undefined ? {} : { Section: section }),
    ...(keyword === '' ? {} : { Keyword: keyword }),
  });
  return (
    <ScreenPage
      title={t.articles}
      actions={
        <Button variant="primary" onClick={() => setNew(true)}>
          {t.newArticle}
        </Button>
      }
    >
      <StateTabs
        label={t.stagesLabel}
        all={t.all}
        states={articleStages}
        names={t.stages}
        counts={answer.data?.Dict}
        current={stage}
        hrefFor={(key) => hrefWith('stage', key)}
      />
      <FilterBar onClear={clear}>
        <FilterText
          label={t.keyword}
          hint={t.keywordHint}
          value={filter('q')}
          maxLength={60}
          onChange={(value) => set('q', value)}
        />
        <Select
          label={t.section}
          options={[{ value: '', label: t.everySection }, ...toOptions(newsSections, t.sections)]}
          value={section ?? ''}
          onChange={(value) => set('section', value)}
        />
      </FilterBar>
      <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor} empty={t.empty}>
        {(rows) => <ArticleTable rows={rows} />}
      </ListView>
      {isNew && <NewArticleDialog onClose={() => setNew(false)} />}
    </ScreenPage>
  );
}

function ArticleTable({ rows }: { rows: readonly DeskArticleRow[] }) {
  const t = useMessages({ cn: zh, en });
  const columns = useArticleColumns();
  return <DataTable caption={t.caption} columns={columns} rows={rows} rowKey={({ ArticleID }) => String(ArticleID)} />;
}

function useArticleColumns(): readonly Column<DeskArticleRow>[] {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  return [
    {
      key: 'title',
      head: t.columnTitle,
      cell: ({ ArticleID, TitleCn, TitleEn, Demo }) => {
        const [first, second] = edition === 'cn' ? [TitleCn, TitleEn] : [TitleEn, TitleCn];
        return (
          <span className="c-clip">
            <PageLink to={consoleScreenPath(edition, 'article', ArticleID)}>{first ?? second ?? t.untitled}</PageLink>{' '}
            {Demo && <DemoMark kind="content" />}
            {first !== null && second !== null && (
              <span className="c-sub" lang={edition === 'cn' ? 'en' : 'zh-CN'}>
                {second}
              </span>
            )}
          </span>
        );
      },
    },
    {
      key: 'stage',
      head: t.columnStage,
      cell: ({ Stage, Unpublished, PublishDate }) => (
        <TwoLines beneath={Unpublished && PublishDate !== null && t.unpublished}>
          <StageMark stage={Stage} />
        </TwoLines>
      ),
    },
    {
      key: 'section',
      head: t.section,
      cell: ({ Section, Access }) => <TwoLines beneath={t.accesses[Access]}>{t.sections[Section]}</TwoLines>,
    },
    {
      key: 'published',
      head: t.columnPublished,
      cell: ({ PublishDate }) => <When at={PublishDate} />,
    },
    {
      key: 'changed',
      head: t.columnChanged,
      cell: ({ ChangedDate, ChangedBy }) => (
        <TwoLines beneath={ChangedBy?.LoginUserName}>
          <When at={ChangedDate} />
        </TwoLines>
      ),
    },
  ];
}
