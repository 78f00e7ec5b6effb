import { toCutPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import type { MarketPostRow } from '@btc/contract/market/market-fields.ts';
import type { ReactNode } from 'react';
import { useFormat } from '#i18n/format.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { MarketCompanyName } from '../market-company-name.tsx';
import { t } from '../messages.en.ts';
import styles from './post-facts.module.css';
import { formatDeliveryText, formatPriceText, formatQuantityText } from './post-words.ts';

/** A post of both meats or of none links to the beef cut. */
function findCutLink({ Cut, CutName, Meat }: MarketPostRow): ReactNode {
  if (Cut === null || CutName === null) return null;
  return <PageLink to={toCutPath(Meat === 'pork' ? 'pork' : 'beef', Cut)}>{CutName}</PageLink>;
}

/** Values that are not stated are left out. */
export function PostFacts({ post, locked }: { post: MarketPostRow; locked: string | null }) {
  const format = useFormat();
  const plant = post.HasPlantNo ? (post.PlantNo ?? t.plantHidden) : null;
  const month = post.ShipmentMonth === null ? null : format.month(`${post.ShipmentMonth}-01`);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t.labels.price, post.Type === 'analysis' ? null : formatPriceText(post, format)],
    [t.labels.quantity, formatQuantityText(post, format)],
    [t.labels.cut, findCutLink(post)],
    [t.labels.spec, post.Spec],
    [t.labels.origin, post.OriginName],
    [t.labels.plant, plant],
    [t.labels.term, formatDeliveryText(post)],
    [t.labels.shipment, month],
    [t.labels.valid, format.date(post.ValidUntil)],
    [t.labels.company, <MarketCompanyName key="company" company={post} locked={locked} />],
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
