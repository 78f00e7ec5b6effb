import type { NamedOption } from '@btc/contract/fields.ts';
import { quotaPage } from '@btc/contract/trade/quota-paths.ts';
import { totalCode } from '@btc/contract/trade/trade-codes.ts';
import { lazy, Suspense } from 'react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { pathFor, toPathEdition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { loadChunk } from '#platform/pages/load-chunk.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { datasetPageMeta } from '#platform/answers/dataset-meta.ts';
import { toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DataAddress } from '#ui/data/data-address.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { messages } from './quota/messages.ts';
import { findCountedTo, QuotaLines } from './quota/quota-lines.tsx';
import { loadQuota, type QuotaData } from './quota/quota-query.ts';
import { LaterPart, RecordPart, RulesPart, WatchPart, WhyPart } from './quota/rules-part.tsx';
import styles from './quota/quota.module.css';

export const loader = serverPageLoader(loadQuota);
export const clientLoader = clientPageLoader(loadQuota);

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const year = loaderData?.dict.Today.slice(0, 4) ?? '';
  const title = t.documentTitle(year);
  const settings = toSettings(matches);
  // Cargoes are one reader's affair; the page without them is everybody's.
  const page = {
    edition,
    title,
    description: t.description,
    path: quotaPage,
    isFree: true,
    drawn: { kind: 'quota', key: year } as const,
  };
  return datasetPageMeta({ ...page, indexed: location.search === '' }, settings);
}

// For members only: a reader without them loads none of it.
const MemberPart = lazy(() =>
  loadChunk(async () => ({ default: (await import('./quota/member-part.tsx')).MemberPart })),
);
const CargoClock = lazy(() =>
  loadChunk(async () => ({ default: (await import('./quota/cargo-clock.tsx')).CargoClock })),
);

export default function QuotaPage() {
  const t = useMessages(messages);
  const format = useFormat();
  const data = useLoaderData<typeof loader>();
  const { dict } = data;
  const quotas = data.quotas.filter(({ Code }) => Code !== totalCode);
  const fullestFirst = quotas.toSorted((one, other) => (other.UsedPercent ?? 0) - (one.UsedPercent ?? 0));
  const countedTo = findCountedTo(quotas);
  const year = String(data.quotas[0]?.Year ?? '');
  return (
    <div className={classNames(shared['stack6'], shared['shrinks'])}>
      <header className={shared['titleLine']}>
        <h1>{t.title}</h1>
        <p className={styles['lead']}>
          {t.lead(format.date(dict.Today), year)}
          {countedTo !== null && (
            <>
              {' · '}
              <span className={styles['whole']}>{t.counted(format.dateShort(countedTo))}</span>
            </>
          )}{' '}
          {(dict.Demo || dict.DemoUntil !== null) && <DemoMark kind="data" />}
        </p>
      </header>
      <QuotaLines quotas={fullestFirst} />
      <div className={shared['pageActions']} data-print="hide">
        <DataAddress />
      </div>
      <Members data={data} />
      <WhyPart quotas={fullestFirst} />
      <RecordPart record={dict.Record} />
      <LaterPart quotas={data.quotas} />
      <WatchPart watch={dict.Watch} />
      <RulesPart />
      <RelatedPages />
    </div>
  );
}

function Members({ data }: { readonly data: QuotaData }) {
  const t = useMessages(messages);
  const { quotas, dict } = data;
  if (dict.Locked !== null) {
    return (
      <LockedPanel title={t.lockedTitle} reason={dict.Locked.Reason} level={2}>
        <p>{t.lockedText}</p>
      </LockedPanel>
    );
  }
  return (
    <Suspense fallback={null}>
      <CargoClock data={data} origins={listOrigins(data)} />
      {quotas.length > 0 && <MemberPart quotas={quotas} />}
    </Suspense>
  );
}

/** Origins with a quota of their own, some that share the common quota, and exempt ones. */
function listOrigins({ quotas, dict }: QuotaData): readonly NamedOption[] {
  const own = quotas.filter(({ Code }) => Code !== totalCode && Code !== 'OTH');
  const sharing: readonly NamedOption[] = [
    { Code: 'CHL', NameCn: '智利', NameEn: 'Chile' },
    { Code: 'CAN', NameCn: '加拿大', NameEn: 'Canada' },
    { Code: 'MEX', NameCn: '墨西哥', NameEn: 'Mexico' },
    { Code: 'CRI', NameCn: '哥斯达黎加', NameEn: 'Costa Rica' },
  ];
  return [...own, ...sharing, ...(dict.Watch?.Rows ?? [])];
}

function RelatedPages() {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <nav aria-label={t.more} className={shared['wideLinks']}>
      <PageLink to={pathFor(edition, '/BTCPrice/LandedCost')}>{t.landed}</PageLink>
      <PageLink to={pathFor(edition, '/BTCData?view=beef-nine')}>{t.years}</PageLink>
      <PageLink to={pathFor(edition, '/BTCData/Calendar')}>{t.calendar}</PageLink>
    </nav>
  );
}
