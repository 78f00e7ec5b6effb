import type { MarketPostRow } from '@btc/contract/market/market-fields.ts';
import { useFormat } from '#i18n/format.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { MarketCompanyName } from '../market-company-name.tsx';
import { toPostPath } from '../market-paths.ts';
import { t } from '../messages.en.ts';
import styles from './post-list.module.css';
import { formatDeliveryText, formatPostTitle, formatPriceText, formatQuantityText } from './post-words.ts';

export function PostList({ rows, locked }: { rows: readonly MarketPostRow[]; locked: string | null }) {
  return (
    <ul className={classNames(shared['list'], styles['list'])}>
      {rows.map((post) => (
        <li key={post.MarketID}>
          <PostItem post={post} locked={locked} />
        </li>
      ))}
    </ul>
  );
}

function PostItem({ post, locked }: { post: MarketPostRow; locked: string | null }) {
  const format = useFormat();
  const shipment = post.ShipmentMonth === null ? null : t.shipment(format.month(`${post.ShipmentMonth}-01`));
  const facts = [formatQuantityText(post, format), formatDeliveryText(post), shipment].filter((fact) => fact !== null);
  return (
    <article className={styles['post']}>
      <p className={styles['kicker']}>
        <span>{t.types[post.Type]}</span>
        {post.Type !== 'analysis' && <span data-side={post.Side}>{t.sides[post.Side]}</span>}
        {post.State !== 'open' && <span>{t.states[post.State]}</span>}
      </p>
      <h2 className={styles['title']}>
        <PageLink to={toPostPath(post.MarketID)}>{formatPostTitle(post)}</PageLink>
      </h2>
      {post.Type !== 'analysis' && <p className={styles['price']}>{formatPriceText(post, format)}</p>}
      {post.Spec !== null && <p className={styles['spec']}>{post.Spec}</p>}
      {facts.length > 0 && <p className={styles['facts']}>{facts.join(' · ')}</p>}
      {post.Type === 'analysis' && post.Text !== null && <p className={styles['text']}>{post.Text}</p>}
      <p className={styles['foot']}>
        <MarketCompanyName company={post} locked={locked} />
        <span>
          {t.posted(format.dateShort(post.CreatedDate))},{' '}
          {post.State === 'expired'
            ? t.endedOn(format.dateShort(post.ValidUntil))
            : t.until(format.dateShort(post.ValidUntil))}
        </span>
      </p>
    </article>
  );
}
