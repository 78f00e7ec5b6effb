import { toCutPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import { nameIn } from '@btc/contract/names.ts';
import { lazy, Suspense } from 'react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { toPathEdition, useEdition } from '#i18n/edition.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { loadChunk } from '#platform/pages/load-chunk.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { PinButton } from '#shell/pins/pin-button.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { loadCut } from './cut-query.ts';
import styles from './cut.module.css';
import { messages } from './messages.ts';
import { SubstitutesPart } from './substitutes-part.tsx';
import {
  ImportsPart,
  LockedParts,
  NamesPart,
  NewsPart,
  PlantsPart,
  PostsPart,
  RelatedPages,
} from './related-parts.tsx';

export const loader = serverPageLoader(loadCut);
export const clientLoader = clientPageLoader(loadCut);

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const { row, dict } = loaderData;
  const [name, other] = edition === 'cn' ? [row.NameCn, row.NameEn] : [row.NameEn, row.NameCn];
  const page = { edition, title: t.documentTitle(name, other), description: t.description(name) };
  return pageMeta(
    { ...page, path: toCutPath(dict.Meat, row.Code), drawn: { kind: 'cut', key: `${dict.Meat}-${row.Code}` } },
    toSettings(matches),
  );
}

// For members only: a reader without them loads none of it.
const PricesPart = lazy(() => loadChunk(async () => ({ default: (await import('./prices-part.tsx')).PricesPart })));

export default function CutPage() {
  const edition = useEdition();
  const found = useLoaderData<typeof loader>();
  const { row, dict } = found;
  const t = useMessages(messages);
  const also = row.Names.filter(({ Role }) => Role === 'market').map(({ Name }) => Name);
  return (
    <div className={classNames(shared['stack6'], shared['shrinks'])}>
      <header className={shared['titleLine']}>
        <h1>{nameIn(edition, row)}</h1>
        <p className={styles['lead']}>
          <span lang={edition === 'cn' ? 'en' : 'zh-CN'}>{edition === 'cn' ? row.NameEn : row.NameCn}</span>{' '}
          {also.length > 0 && `· ${t.also(also)} `}
          {dict.Markets.some(({ Demo }) => Demo) && <DemoMark kind="data" />}
        </p>
        <PinButton Kind="cut" Code={`${dict.Meat}-${row.Code}`} name={nameIn(edition, row)} />
      </header>
      <LockedParts found={found} />
      {dict.PriceLock === null && (
        <Suspense fallback={<Skeleton lines={12} />}>
          <PricesPart found={found} />
        </Suspense>
      )}
      <SubstitutesPart found={found} />
      <ImportsPart found={found} />
      <div className={styles['beside']}>
        <PlantsPart found={found} />
        <PostsPart found={found} />
        <NewsPart found={found} />
      </div>
      <NamesPart found={found} />
      <RelatedPages found={found} />
    </div>
  );
}
