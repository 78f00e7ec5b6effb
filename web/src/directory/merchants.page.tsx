import { merchantTypes } from '@btc/contract/directory/directory-codes.ts';
import { merchantTypeNames, toNameCn } from '@btc/contract/directory/directory-names.ts';
import { type MetaArgs, useLoaderData } from 'react-router';
import { pathFor, withoutEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { KindLinks } from '#ui/kind-links.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { MerchantFilters } from './merchants/merchant-filters.tsx';
import { MerchantList } from './merchants/merchant-list.tsx';
import {
  emptyFilter,
  loadMerchants,
  type MerchantsData,
  toMerchantsQueryPath,
  pageSize,
} from './merchants/merchants-query.ts';
import { t } from './messages.zh.ts';
import styles from './room.module.css';

export const loader = serverPageLoader(loadMerchants);
export const clientLoader = clientPageLoader(loadMerchants);

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const filter = loaderData?.filter ?? emptyFilter;
  const type = merchantTypes.find((one) => one === filter.type);
  // Filters beyond the type are the same firms in another order of looking.
  const indexed = filter.province === '' && filter.product === '' && filter.q === '';
  const path = withoutEdition(toMerchantsQueryPath({ ...emptyFilter, type: filter.type }, loaderData?.page));
  const title = type === undefined ? t.userTitle : `${toNameCn(merchantTypeNames, type)} · ${t.userTitle}`;
  const page = { edition: 'cn', title, description: t.userDescription, path, otherPath: null, indexed } as const;
  return pageMeta(page, toSettings(matches));
}

export default function MerchantsPage() {
  const directory = useLoaderData<typeof loader>();
  const { filter, page, rows, total, counts } = directory;
  const format = useFormat();
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t.userTitle}</h1>
        <p className={shared['lead']}>
          {t.userLead} {rows.some((row) => row.Demo) && <DemoMark kind="content" />}
        </p>
      </header>
      <div className={classNames(shared['withSide'], styles['columns'])}>
        <div className={styles['main']}>
          <TypeTabs directory={directory} />
          <MerchantFilters key={JSON.stringify({ ...filter, type: null })} filter={filter} counts={counts} />
          <p className={styles['found']}>{t.foundMerchants(format.number(total))}</p>
          {rows.length === 0 ? (
            <EmptyState level={2} title={t.noMerchants}>
              {t.noMerchantsText}
            </EmptyState>
          ) : (
            <MerchantList rows={rows} />
          )}
          <Pagination
            page={page}
            pageCount={Math.ceil(total / pageSize)}
            hrefFor={(target) => toMerchantsQueryPath(filter, target)}
          />
        </div>
        <aside className={styles['side']}>
          <section className={styles['box']}>
            <h2>{t.sideTitle}</h2>
            <p>{t.sideText}</p>
          </section>
          <section className={styles['box']}>
            <h2>{t.listTitle}</h2>
            <p>{t.listText}</p>
            <PageLink to={pathFor('cn', '/ContactUs')}>{t.listLink}</PageLink>
          </section>
        </aside>
      </div>
    </div>
  );
}

function TypeTabs({ directory: { filter, counts } }: { directory: MerchantsData }) {
  const all = Object.values(counts.Types).reduce((sum, count) => sum + count, 0);
  const tabs = [
    { key: '', name: t.any, count: all },
    ...merchantTypeNames.map(({ code, nameCn }) => ({ key: code, name: nameCn, count: counts.Types[code] })),
  ]
    .filter(({ key, count }) => count > 0 || key === '' || key === filter.type)
    .map((kind) => ({ ...kind, to: toMerchantsQueryPath({ ...filter, type: kind.key }) }));
  return <KindLinks label={t.types} kinds={tabs} current={filter.type} />;
}
