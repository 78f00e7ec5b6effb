import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import type { QrPanelSettings, SiteSettings } from '#platform/site-settings.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { messages } from '../messages.ts';
import { qrAddress, qrPath } from './qr-address.ts';
import styles from './qr-panel.module.css';
import { dismissQrPanel, useQrState } from './qr-state.ts';

/** Floating panel with the QR code; dismissed for the session. Where it would cover the page it is a small button. */
export function QrPanel({
  settings,
  panel = null,
}: {
  settings: SiteSettings;
  panel?: QrPanelSettings | null | undefined;
}) {
  const t = useMessages(messages);
  const edition = useEdition();
  const state = useQrState();
  const [opened, setOpened] = useState(false);
  if (state !== 'shown' || panel?.Shown === false) return null;
  const target = panel?.Target ?? null;
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
          src={target === null ? qrPath : `${qrPath}?edition=${edition}`}
          width="96"
          height="96"
          alt={t.qrAlt(target ?? qrAddress(settings))}
          className={styles['code']}
          loading="lazy"
        />
        <figcaption className={styles['caption']}>
          {panel?.Caption ?? (settings.socialUrl === null ? t.qrSite : t.qrAccount)}
        </figcaption>
      </figure>
    </aside>
  );
}
