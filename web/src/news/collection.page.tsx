import type { CollectedNewsRow } from '@btc/contract/news/collection.ts';
import { toNewsFrontPath } from '@btc/contract/news/news-paths.ts';
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { pageHead } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { EmptyState } from '#ui/state/notice.tsx';
import { SignedOutState } from '#ui/state/signed-out.tsx';
import { loadCollection } from './collection-query.ts';
import styles from './collection.module.css';
import { StoryList } from './list/story-list.tsx';
import { messages } from './collection-messages.ts';
import { pageSize } from './section-query.ts';

export const loader = serverPageLoader(loadCollection);
export const clientLoader = clientPageLoader(loadCollection);

const path = '/BTCInfo/Collection';

export const meta = pageHead(messages, (t) => ({
  title: t.collectionTitle,
  description: t.collectionDescription,
  path,
  indexed: false,
}));

export default function CollectionPage() {
  const t = useMessages(messages);
  const { page, collection } = useLoaderData<typeof loader>();
  return (
    <div className={styles['page']}>
      <h1>{t.collectionTitle}</h1>
      {collection === null ? (
        <SignedOutState title={t.collectionSignedOutTitle}>{t.collectionSignedOutText}</SignedOutState>
      ) : (
        <Collection rows={collection.rows} total={collection.total} page={page} />
      )}
    </div>
  );
}

interface CollectionProps {
  readonly rows: readonly CollectedNewsRow[];
  readonly total: number;
  readonly page: number;
}

function Collection({ rows, total, page }: CollectionProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  if (rows.length === 0) {
    return (
      <EmptyState
        level={2}
        title={t.collectionEmptyTitle}
        actions={<LinkButton to={toNewsFrontPath(edition)}>{t.toNews}</LinkButton>}
      >
        {t.collectionEmptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <StoryList rows={rows} actionFor={toRemoval} />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefFor={(target) => pathFor(edition, target === 1 ? path : `${path}?page=${target}`)}
      />
    </>
  );
}

const toRemoval = (row: CollectedNewsRow) => <Removal row={row} />;

function Removal({ row }: { row: CollectedNewsRow }) {
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    try {
      await browserApi()('AddDeleteWebCollection', { NewsID: row.NewsID, IsAdd: false, isEn: edition === 'en' });
      showToast(t.uncollectedToast);
      await revalidate();
    } catch (error) {
      showToast(formatErrorText(edition, toFailureKey(error)), 'error');
    } finally {
      setPending(false);
    }
  };
  return (
    <p className={styles['removal']}>
      <span>{t.collectedAt(format.date(row.CollectedAt))}</span>
      <Button
        size="small"
        pending={pending}
        aria-label={t.collectionRemoveLabel(row.NewsTitle)}
        onClick={() => void remove()}
      >
        {t.collectionRemove}
      </Button>
    </p>
  );
}
