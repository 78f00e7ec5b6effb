import { rules } from 'form-rules:AskNewsletter';
import { useState } from 'react';
import { legalNames, toLegalPath } from '@btc/contract/wire/legal-texts.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { pageHead } from '#platform/pages/page-meta.ts';
import { useScripted } from '#platform/use-scripted.ts';
import { callFields, toText } from '#ui/call-form/call-fields.tsx';
import { CallForm } from '#ui/call-form/call-form.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { messages } from './messages.ts';
import styles from './newsletter.module.css';

export const meta = pageHead(messages, ({ title, description }) => ({ title, description, path: '/Newsletter' }));

const { Line } = callFields<'AskNewsletter'>();

/** The weekly newsletter, open to readers without an account. */
export default function NewsletterPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className={styles['page']}>
      <h1>{t.title}</h1>
      <p className={styles['lead']}>{t.lead}</p>
      {sentTo === null ? (
        <AskForm onSent={setSentTo} />
      ) : (
        <Notice>
          <p>
            <strong>{t.sentTitle}</strong>
          </p>
          <p>{t.sent(sentTo)}</p>
        </Notice>
      )}
      <section>
        <h2>{t.whatTitle}</h2>
        <ul className={styles['list']}>
          {t.what.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
      <p>
        {t.member} <PageLink to={`${pathFor(edition, '/Account')}#newsletter`}>{t.toAccount}</PageLink>
      </p>
      <p className={styles['quiet']}>
        {t.privacy} {t.termsBefore}
        <PageLink to={pathFor(edition, toLegalPath('newsletter'))}>{legalNames[edition].newsletter}</PageLink>
        {t.termsAfter}
      </p>
    </div>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  const scripted = useScripted();
  return (
    <>
      <noscript>
        <p>{t.needScript}</p>
      </noscript>
      <CallForm
        // Made anew when the script runs: only then can a kept draft be looked up.
        key={scripted ? 'live' : 'served'}
        operation="AskNewsletter"
        rules={rules}
        row={null}
        initial={{}}
        fixed={() => ({ isEn })}
        draftName="newsletter"
        labels={{ Email: t.email }}
        issues={{ Email: t.needEmail, 'Email.required': t.needEmail }}
        confirm={t.ask}
        isLive={scripted}
        onDone={(_, { Email }) => onSent(toText(Email).trim())}
      >
        <Line name="Email" type="email" autoComplete="email" />
      </CallForm>
    </>
  );
}
