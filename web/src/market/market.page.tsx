import { marketTypes } from '@btc/contract/market/market-codes.ts';
import { type MetaArgs, useLoaderData } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { KindLinks } from '#ui/kind-links.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { BoardFilters } from './board-filters.tsx';
import { type BoardData, toBoardPath, loadBoard, pageSize } from './board-query.ts';
import { newPostPath, talkPath, toThreadPath } from './market-paths.ts';
import styles from './market.module.css';
import { t } from './messages.en.ts';
import { PostList } from './post/post-list.tsx';
import { RoomNav } from './room-nav.tsx';

export const loader = serverPageLoader(loadBoard);
export const clientLoader = clientPageLoader(loadBoard);

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const filter = loaderData?.filter;
  const type = marketTypes.find((one) => one === filter?.type);
  const title = type === undefined ? t.title : `${t.types[type]} · ${t.title}`;
  // Filters beyond the kind are the same posts in another order of looking.
  const isPlain =
    filter === undefined || Object.entries(filter).every(([name, value]) => name === 'type' || value === '');
  const path = toBoardPath({ type: filter?.type ?? '' }, loaderData?.page);
  const page = { edition: 'en', title, description: t.description, path, otherPath: null, indexed: isPlain } as const;
  return pageMeta(page, toSettings(matches));
}

export default function MarketPage() {
  const board = useLoaderData<typeof loader>();
  const { filter, page, rows, total, signedIn, locked } = board;
  const format = useFormat();
  const isOwn = filter.own === '1';
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t.title}</h1>
        <p className={shared['lead']}>
          {t.lead} {rows.some((row) => row.Demo) && <DemoMark kind="content" />}
        </p>
      </header>
      <RoomNav current={isOwn ? 'mine' : 'board'} signedIn={signedIn} />
      <div className={classNames(shared['withSide'], styles['columns'])}>
        <div className={styles['main']}>
          {!isOwn && <TypeTabs board={board} />}
          {!isOwn && <BoardFilters key={JSON.stringify({ ...filter, type: null })} board={board} />}
          <p className={classNames(shared['note'], styles['found'])}>{t.found(format.number(total), total)}</p>
          {rows.length === 0 ? <Nothing isOwn={isOwn} /> : <PostList rows={rows} locked={locked} />}
          <Pagination
            page={page}
            pageCount={Math.ceil(total / pageSize)}
            hrefFor={(target) => toBoardPath(filter, target)}
          />
        </div>
        <aside className={styles['side']}>
          <Latest board={board} />
          {locked !== null && (
            <LockedPanel level={2} title={t.maskedTitle} reason={locked}>
              {t.maskedText}
            </LockedPanel>
          )}
        </aside>
      </div>
    </div>
  );
}

function TypeTabs({ board: { filter, open } }: { board: BoardData }) {
  const all = Object.values(open).reduce((sum, count) => sum + count, 0);
  const tabs = [
    { key: '', name: t.all, count: all },
    ...marketTypes.map((type) => ({ key: type, name: t.types[type], count: open[type] })),
  ].map((kind) => ({ ...kind, to: toBoardPath({ ...filter, type: kind.key }) }));
  return (
    <>
      <KindLinks label={t.typesLabel} kinds={tabs} current={filter.type} />
      {(filter.type === 'futures' || filter.type === '') && <p className={shared['note']}>{t.forwardNote}</p>}
    </>
  );
}

function Nothing({ isOwn }: { isOwn: boolean }) {
  return (
    <EmptyState
      level={2}
      title={isOwn ? t.emptyMine : t.emptyTitle}
      actions={<LinkButton to={newPostPath}>{t.post}</LinkButton>}
    >
      {isOwn ? undefined : t.emptyText}
    </EmptyState>
  );
}

function Latest({ board: { threads } }: { board: BoardData }) {
  const format = useFormat();
  if (threads.length === 0) return null;
  return (
    <section className={styles['latest']}>
      <h2>{t.latest}</h2>
      <ul className={shared['list']}>
        {threads.map((thread) => (
          <li key={thread.ThreadID}>
            <PageLink to={toThreadPath(thread.ThreadID)} className={shared['entryLink']}>
              {thread.Title}
            </PageLink>
            <span>
              {t.messages(format.number(thread.Messages), thread.Messages)},{' '}
              {t.lastMessage(format.dateShort(thread.LastDate))}
            </span>
          </li>
        ))}
      </ul>
      <PageLink to={talkPath} className={shared['tallLink']}>
        {t.allTalk}
      </PageLink>
    </section>
  );
}
