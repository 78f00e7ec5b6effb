import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { en } from '../messages.en.ts';
import { zh } from '../messages.zh.ts';
import { qrAddress, qrPath } from './qr-address.ts';
import styles from './qr-panel.module.css';
import { dismissQrPanel, useQrState } from './qr-state.ts';

/**
 * The floating panel with the QR code; dismissed for the session. Where it would lie over the page
 * it waits as a small button.
 */
export function QrPanel({ settings }: { settings: SiteSettings }) {
  const t = useMessages({ cn: zh, en });
  const state = useQrState();
  const [opened, setOpened] = useState(false);
  if (state !== 'shown') return null;
  return (
    <aside className={styles['panel']} data-opened={opened || undefined} aria-label={t.qrOpen} data-print="hide">
      <button type="button" className={styles['opener']} aria-expanded={opened} onClick={() => setOpened(!opened)}>
        {t.qrOpen}
      </button>
      <button type="button" className={styles['close']} aria-label={t.qrDismiss} onClick={dismissQrPanel}>
        <CloseIcon />
      </button>
      <figure className={styles['figure']}>
        <img
          src={qrPath}
          width="96"
          height="96"
          alt={t.qrAlt(qrAddress(settings))}
          className={styles['code']}
          loading="lazy"
        />
        <figcaption className={styles['caption']}>{settings.socialUrl === null ? t.qrSite : t.qrAccount}</figcaption>
      </figure>
    </aside>
  );
}
