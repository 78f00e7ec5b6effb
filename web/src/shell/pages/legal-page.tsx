import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { Notice } from '#ui/state/notice.tsx';
import { type LegalText, legalDate } from './legal-text.ts';
import styles from './page.module.css';

const since = { cn: (date: string) => `自${date}起适用`, en: (date: string) => `In force since ${date}` };

/** Sets a legal text; on a demonstration site it says who does not stand behind it. */
export function LegalPage({ text, settings }: { text: LegalText; settings: SiteSettings }) {
  const format = useFormat();
  const inForce = useMessages(since);
  return (
    <article className={styles['page']}>
      <h1>{text.title}</h1>
      <p className={styles['meta']}>{inForce(format.date(legalDate))}</p>
      {settings.demo && <Notice tone="caution">{text.demo}</Notice>}
      {text.parts.map((part) => (
        <section key={part.title}>
          <h2>{part.title}</h2>
          {part.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
