import type { BannerRow } from '@btc/contract/home/banner.ts';
import { useMessages } from '#i18n/messages.ts';
import { Banner } from '#news/face.ts';
import styles from './home-banners.module.css';
import { messages } from './messages.ts';

/** Banners in the editors' order, the first at full width, the others in columns. All are visible: no carousel. */
export function HomeBanners({ banners }: { banners: readonly BannerRow[] }) {
  const t = useMessages(messages);
  if (banners.length === 0) return null;
  return (
    <aside aria-label={t.banners} data-print="hide">
      <ul className={styles['banners']}>
        {banners.map((banner, index) => (
          <li key={banner.BannerID}>
            <Banner banner={banner} upright={index > 0} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
