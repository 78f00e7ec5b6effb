import { useMessages } from '#i18n/messages.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { qrPath } from '../qr/qr-address.ts';
import styles from './plain.module.css';
import { en } from './plain.en.ts';
import { zh } from './plain.zh.ts';

export interface CodePairProps {
  readonly settings: SiteSettings;
  readonly downloadPath: string;
}

/** The two codes of a public page: the official account, and the app's download page. */
export function CodePair({ settings, downloadPath }: CodePairProps) {
  const t = useMessages({ cn: zh, en });
  return (
    <section className={styles['codes']} aria-label={t.codes} data-print="hide">
      <Code src={qrPath} text={settings.socialUrl === null ? t.siteCode : t.accountCode} />
      <Code src={`${qrPath}?path=${encodeURIComponent(downloadPath)}`} text={t.appCode} />
    </section>
  );
}

function Code({ src, text }: { src: string; text: string }) {
  const t = useMessages({ cn: zh, en });
  return (
    <figure>
      <img src={src} width="120" height="120" alt={t.codeAlt(text)} loading="lazy" />
      <figcaption>{text}</figcaption>
    </figure>
  );
}
