import { merchantProductNames, merchantTypeNames, toNameCn } from '@btc/contract/directory/directory-names.ts';
import { toMerchantPath } from '@btc/contract/directory/directory-paths.ts';
import type { MerchantRow } from '@btc/contract/directory/merchant.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { t } from '../messages.zh.ts';
import styles from './merchant-list.module.css';

export function MerchantList({ rows }: { rows: readonly MerchantRow[] }) {
  return (
    <ul className={styles['list']}>
      {rows.map((row) => (
        <li key={row.MerchantID}>
          <Merchant row={row} />
        </li>
      ))}
    </ul>
  );
}

/** Province and city; a municipality's name only once. */
export function merchantPlace({ ProvinceCn, City }: Pick<MerchantRow, 'ProvinceCn' | 'City'>): string {
  return ProvinceCn === City ? City : `${ProvinceCn} ${City}`;
}

function Merchant({ row }: { row: MerchantRow }) {
  const origins = row.Origins.map(({ NameCn }) => NameCn).join('、');
  return (
    <article className={styles['merchant']}>
      <h2>
        <PageLink to={toMerchantPath(row.MerchantID)}>{row.Name}</PageLink>
        {row.Claimed && <span className={styles['claimed']}>{t.claimed}</span>}
      </h2>
      <p className={shared['facts']}>
        <span>{toNameCn(merchantTypeNames, row.Type)}</span>
        <span>{merchantPlace(row)}</span>
        <span>{row.Products.map((product) => toNameCn(merchantProductNames, product)).join('、')}</span>
        {origins !== '' && (
          <span>
            {t.origins} {origins}
          </span>
        )}
      </p>
      <p className={styles['summary']}>{row.Summary}</p>
    </article>
  );
}
