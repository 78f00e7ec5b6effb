import { lazy, Suspense } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { loadChunk } from '#platform/pages/load-chunk.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { plantStyles as plant, toOrigin } from '#plants/face.ts';
import styles from '../cut.module.css';
import { OpenPosts, Stories } from '../open-lists.tsx';
import { messages } from './messages.ts';
import type { PlantPageData } from './plant-page-query.ts';

// For members only: a reader without them loads none of it.
const QuotesPart = lazy(() => loadChunk(async () => ({ default: (await import('./quotes-part.tsx')).QuotesPart })));

const section = classNames(shared['stack3'], shared['shrinks'], plant['part']);

export function CutsPart({ found }: { readonly found: PlantPageData }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { Meat, PriceLock, Posts, News } = found.cuts;
  const origin = toOrigin(edition, found.plant);
  const goods = t.goods[Meat](origin);
  const board = `/Market?${Meat === 'pork' ? 'meat=pork&' : ''}origin=${found.plant.Origin}`;
  return (
    <>
      <section className={section}>
        <h2>{t.quotes(goods)}</h2>
        {PriceLock === null ? (
          <Suspense fallback={<Skeleton lines={12} />}>
            <QuotesPart found={found} goods={goods} />
          </Suspense>
        ) : (
          <LockedPanel
            title={t.quotesLocked}
            reason={PriceLock.Reason}
            level={3}
            size="line"
            isFurther={found.dict.Locked?.Reason === PriceLock.Reason}
          >
            <p>{t.quotesLockedText}</p>
          </LockedPanel>
        )}
      </section>
      <div className={styles['beside']}>
        <section className={section}>
          <h2>{t.posts(goods)}</h2>
          <OpenPosts posts={Posts} none={t.noPosts}>
            <PageLink to={board}>{t.allPosts(origin)}</PageLink>
          </OpenPosts>
        </section>
        <section className={section}>
          <h2>{t.news(goods)}</h2>
          <Stories rows={News} none={t.noNews} />
        </section>
      </div>
    </>
  );
}
