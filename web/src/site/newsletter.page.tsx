import { type FormEvent, useState } from 'react';
import type { MetaArgs } from 'react-router';
import { legalNames, legalPath } from '@btc/contract/wire/legal-texts.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { toPathEdition, pathFor, useEdition } from '#i18n/edition.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { PageLink } from '#platform/page-link.tsx';
import { pageMeta, toSettings } from '#platform/page-meta.ts';
import { useScripted } from '#platform/use-scripted.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { en } from './newsletter/messages.en.ts';
import { zh } from './newsletter/messages.zh.ts';
import styles from './newsletter/newsletter.module.css';

export function meta({ location, matches }: MetaArgs) {
  const edition = toPathEdition(location.pathname);
  const { title, description } = pickMessages(edition, { cn: zh, en });
  return pageMeta({ edition, title, description, path: '/Newsletter' }, toSettings(matches));
}

/** The week by mail, for those without an account too. */
export default function NewsletterPage() {
  const t = useMessages({ cn: zh, en });
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
        <PageLink to={pathFor(edition, legalPath('newsletter'))}>{legalNames[edition].newsletter}</PageLink>
        {t.termsAfter}
      </p>
    </div>
  );
}

const emailForm = /^[^\s@,;<>]{1,64}@[^\s@,;<>]+\.[^\s@,;<>.]{2,}$/;

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const scripted = useScripted();
  const [email, setEmail] = useState('');
  const [issue, setIssue] = useState<'email' | 'failed' | 'tooMany' | null>(null);
  const [isPending, setPending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const address = email.trim();
    if (!emailForm.test(address)) {
      setIssue('email');
      return;
    }
    setPending(true);
    setIssue(null);
    try {
      await browserApi()('AskNewsletter', { Email: address, isEn: edition === 'en' });
      onSent(address);
    } catch (error) {
      const code = isApiError(error) ? error.code : null;
      setIssue(code === 1004 ? 'tooMany' : code === 1001 ? 'email' : 'failed');
      setPending(false);
    }
  };
  return (
    <>
      <noscript>
        <p>{t.needScript}</p>
      </noscript>
      <form className={styles['form']} onSubmit={(event) => void send(event)} noValidate>
        <TextField
          label={t.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          value={email}
          error={issue === 'email' ? t.needEmail : null}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="primary" pending={isPending} disabled={!scripted}>
          {t.ask}
        </Button>
      </form>
      {(issue === 'failed' || issue === 'tooMany') && <Notice tone="error">{t[issue]}</Notice>}
    </>
  );
}
