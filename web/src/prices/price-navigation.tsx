import { type PricePage, pricePath } from '@btc/contract/prices/price-paths.ts';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { en } from './navigation.en.ts';
import { zh } from './navigation.zh.ts';
import styles from './price-navigation.module.css';

const pages: readonly PricePage[] = [
  'quotes',
  'indices',
  'liveCattle',
  'survey',
  'report',
  'analysis',
  'landedCost',
  'methods',
];

/** The pages of the price section, the same line on each of them. */
export function PriceNavigation({ page }: { page: PricePage }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  return (
    <nav aria-label={t.label} className={styles['nav']}>
      {pages.map((one) => (
        <PageLink key={one} to={pricePath(edition, one)} aria-current={one === page ? 'page' : undefined}>
          {t.pages[one]}
        </PageLink>
      ))}
    </nav>
  );
}
