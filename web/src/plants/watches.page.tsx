import { toPlantsPath } from '@btc/contract/plants/plant-paths.ts';
import { useLoaderData, useLocation } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { pageHead } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { useScripted } from '#platform/use-scripted.ts';
import shared from '#ui/base/shared.module.css';
import { LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Pagination } from '#ui/data/pagination.tsx';
import { EmptyState, Notice } from '#ui/state/notice.tsx';
import { SignedOutState } from '#ui/state/signed-out.tsx';
import { messages as roomMessages } from './room/room-messages.ts';
import { RoomNav } from './room/room-nav.tsx';
import room from './room/room.module.css';
import { AddOrigin } from './watch/add-origin.tsx';
import { messages } from './watch/messages.ts';
import { StopPart } from './watch/stop-part.tsx';
import { WatchTable } from './watch/watch-table.tsx';
import { loadWatches, pageSize, type WatchesData } from './watch/watches-query.ts';
import styles from './watch/watches.module.css';

export const loader = serverPageLoader(loadWatches);
export const clientLoader = clientPageLoader(loadWatches);

const path = '/BTCEst/Watches';

export const meta = pageHead(messages, ({ title, description }) => ({ title, description, path, indexed: false }));

/** Stop key from the `#` of a mail link, which no document sees; older mails have it in the query. */
function useStopKey(older: string | null): string | null {
  const isScripted = useScripted();
  const { hash } = useLocation();
  return (isScripted ? new URLSearchParams(hash.slice(1)).get('stop') : null) ?? older;
}

export default function WatchesPage() {
  const t = useMessages(messages);
  const roomWords = useMessages(roomMessages);
  const { page, stopKey: older, isMailStopped, watches } = useLoaderData<typeof loader>();
  const stopKey = useStopKey(older);
  return (
    <div className={classNames(shared['stack5'], shared['shrinks'])}>
      <RoomNav current="watches" />
      <header className={shared['stack2']}>
        <h1>{t.title}</h1>
        <p className={room['lead']}>{t.lead}</p>
      </header>
      {isMailStopped && <Notice>{roomWords.mailStopped}</Notice>}
      {stopKey !== null && <StopPart key={stopKey} stopKey={stopKey} />}
      {watches === null ? (
        stopKey === null && <SignedOutState title={t.signedOutTitle}>{t.signedOutText}</SignedOutState>
      ) : (
        <Watches watches={watches} page={page} />
      )}
    </div>
  );
}

function Watches({ watches, page }: { watches: NonNullable<WatchesData['watches']>; page: number }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return (
    <>
      {watches.rows.length === 0 ? (
        <EmptyState
          level={2}
          title={t.emptyTitle}
          actions={<LinkButton to={toPlantsPath(edition)}>{t.toDirectory}</LinkButton>}
        >
          {t.emptyText}
        </EmptyState>
      ) : (
        <section className={classNames(shared['stack3'], styles['part'])}>
          <h2>{t.list(format.number(watches.total))}</h2>
          <WatchTable rows={watches.rows} />
          <Pagination
            page={page}
            pageCount={Math.ceil(watches.total / pageSize)}
            hrefFor={(target) => pathFor(edition, target === 1 ? path : `${path}?page=${target}`)}
          />
        </section>
      )}
      <AddOrigin />
    </>
  );
}
