import type { BannerRow } from '@btc/contract/site/banner.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import styles from './home-banners.module.css';
import { messages } from './messages.ts';

/** The banners of the home page in the editors' order: the first wide, those after it in columns. All are in sight; nothing moves. */
export function HomeBanners({ banners }: { banners: readonly BannerRow[] }) {
  const t = useMessages(messages);
  if (banners.length === 0) return null;
  return (
    <aside aria-label={t.banners} data-print="hide">
      <ul className={styles['banners']}>
        {banners.map((banner, index) => (
          <li key={banner.BannerID} className={styles['banner']}>
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
              loading={index === 0 ? undefined : 'lazy'}
            />
          </li>
        ))}
      </ul>
    </aside>
  );
}
