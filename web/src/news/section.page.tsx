import { toNewsSearchPath, toSectionPath } from '@btc/contract/news/news-paths.ts';
import { type MetaArgs, useLoaderData } from 'react-router';
import { type Edition, toPathEdition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { LinkButton } from '#ui/button.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { SearchField } from './list/search-field.tsx';
import { SectionNav } from './list/section-nav.tsx';
import { StoryList } from './list/story-list.tsx';
import { SideBlock, StoryTitles } from './list/story-titles.tsx';
import { messages } from './section-messages.ts';
import { loadSection, pageSize, type SectionData } from './section-query.ts';
import columns from './columns.module.css';
import styles from './section.module.css';

export const loader = serverPageLoader(loadSection);
export const clientLoader = clientPageLoader(loadSection);

function toAddress(edition: Edition, { words, section }: SectionData, page: number): string {
  return words === null ? toSectionPath(edition, section, page) : toNewsSearchPath(edition, words, page);
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const { words, section, page } = loaderData;
  const title = words === null ? `${t.sections[section]} · ${t.frontTitle}` : t.searchTitle(words);
  const path = toAddress('en', loaderData, page);
  const described = { edition, title, description: t.sectionLeads[section], path, indexed: words === null };
  return pageMeta(described, toSettings(matches));
}

export default function SectionPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const found = useLoaderData<typeof loader>();
  const { section, words, page, rows, total, recommended, mostRead } = found;
  return (
    <div className={columns['columns']}>
      <SectionNav current={words === null ? section : null} />
      <SearchField words={words ?? ''} />
      <div className={columns['main']}>
        <header className={styles['head']}>
          <h1>{words === null ? t.sections[section] : t.searchTitle(words)}</h1>
          <p className={shared['lead']}>
            <Lead found={found} /> {rows.some((row) => row.Demo) && <DemoMark kind="content" />}
          </p>
        </header>
        {rows.length === 0 ? (
          <Nothing isSearch={words !== null} />
        ) : (
          <StoryList rows={rows} withSection={section === 'all' || section === 'headlines'} />
        )}
        <Pagination
          className={styles['pages']}
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          hrefFor={(target) => toAddress(edition, found, target)}
        />
      </div>
      <div className={columns['side']}>
        <SideBlock title={t.recommended}>
          <StoryTitles rows={recommended} />
        </SideBlock>
        <SideBlock title={t.mostRead}>
          <StoryTitles rows={mostRead} ranked />
        </SideBlock>
      </div>
    </div>
  );
}

function Lead({ found: { words, section, total, isCapped } }: { found: SectionData }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (words === null) return t.sectionLeads[section];
  if (total === 0) return null;
  return isCapped ? t.searchTotalCapped(format.number(total)) : t.searchTotal(format.number(total));
}

function Nothing({ isSearch }: { isSearch: boolean }) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <EmptyState
      level={2}
      title={isSearch ? t.searchEmptyTitle : t.listEmptyTitle}
      actions={<LinkButton to={toSectionPath(edition, 'all')}>{t.moreNews}</LinkButton>}
    >
      {isSearch ? t.searchEmptyText : t.listEmptyText}
    </EmptyState>
  );
}
