import { useMessages } from '#i18n/messages.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { qrPath } from '../qr/qr-address.ts';
import styles from './plain.module.css';
import { messages } from './plain-messages.ts';

export interface CodePairProps {
  readonly settings: SiteSettings;
  readonly downloadPath: string;
}

export function CodePair({ settings, downloadPath }: CodePairProps) {
  const t = useMessages(messages);
  return (
    <section className={styles['codes']} aria-label={t.codes} data-print="hide">
      <Code src={qrPath} text={settings.socialUrl === null ? t.siteCode : t.accountCode} />
      <Code src={`${qrPath}?path=${encodeURIComponent(downloadPath)}`} text={t.appCode} />
    </section>
  );
}

function Code({ src, text }: { src: string; text: string }) {
  const t = useMessages(messages);
  return (
    <figure>
      <img src={src} width="120" height="120" alt={t.codeAlt(text)} loading="lazy" />
      <figcaption>{text}</figcaption>
    </figure>
  );
}
