import type { BannerRow } from '@btc/contract/home/banner.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { messages } from '../messages.ts';
import styles from './banner-strip.module.css';

interface BannerProps {
  readonly banner: BannerRow;
  readonly upright?: boolean;
}

export function BannerStrip(props: BannerProps) {
  const t = useMessages(messages);
  return (
    <aside aria-label={t.bannerLabel} data-print="hide">
      <Banner {...props} />
    </aside>
  );
}

/** Text of the edition beside a picture without text; `upright` in a column. */
export function Banner({ banner, upright = false }: BannerProps) {
  return (
    <div className={styles[upright ? 'upright' : 'strip']}>
      <div className={styles['words']}>
        <p className={styles['title']} data-title>
          <PageLink to={banner.Link}>{banner.Title}</PageLink>
        </p>
        <p className={styles['summary']}>{banner.Summary}</p>
        {banner.Demo && <DemoMark kind="content" />}
      </div>
      <img
        className={styles['picture']}
        src={fileAddress(banner.Picture)}
        alt={banner.PictureAlt}
        width={banner.PictureWidth}
        height={banner.PictureHeight}
        loading={upright ? 'lazy' : undefined}
      />
    </div>
  );
}
