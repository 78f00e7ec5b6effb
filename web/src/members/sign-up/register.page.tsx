import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { pageHead } from '#platform/pages/page-meta.ts';
import { clientPageLoader, type PageQuery, serverPageLoader } from '#platform/pages/page-query.ts';
import { useScripted } from '#platform/use-scripted.ts';
import shared from '#ui/base/shared.module.css';
import { LinkButton } from '#ui/button.tsx';
import { useAccount } from '../use-account.ts';
import { messages } from './messages.ts';
import { SignUpForm } from './sign-up-form.tsx';
import styles from './sign-up.module.css';

const agreedAtSignUp: ReadonlySet<string> = new Set(['terms', 'privacy']);

async function loadTexts({ api }: PageQuery) {
  const { Rows } = await api('GetLegalVersions', {});
  return { texts: Rows.filter(({ Kind }) => agreedAtSignUp.has(Kind)).map(({ Kind, Version }) => ({ Kind, Version })) };
}

export const loader = serverPageLoader(loadTexts);
export const clientLoader = clientPageLoader(loadTexts);

export const meta = pageHead(messages, (t) => ({ title: t.title, description: t.description, path: '/Register' }));

export default function RegisterPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const { texts } = useLoaderData<typeof loader>();
  const { token, user } = useAccount();
  const [name, setName] = useState<string | null>(null);
  const scripted = useScripted();
  if (name !== null) return <Thanks name={name} />;
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t.title}</h1>
      {token !== null && user !== null ? (
        <p>
          {t.alreadyIn(user.LoginUserName)} <PageLink to={pathFor(edition, '/Account')}>{t.toAccount}</PageLink>
        </p>
      ) : (
        <>
          <p className={styles['lead']}>{t.lead}</p>
          {/* Made anew when the script runs: only then can a kept draft be looked up. */}
          <SignUpForm key={scripted ? 'live' : 'served'} isLive={scripted} texts={texts} onDone={setName} />
          <noscript>
            <p>{t.needScript}</p>
          </noscript>
          <p className={styles['foot']}>
            {t.haveAccount} <PageLink to={pathFor(edition, '/Login')}>{t.login}</PageLink>
          </p>
        </>
      )}
    </div>
  );
}

/** Takes the focus, so that a screen reader reads it out. */
function Thanks({ name }: { name: string }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <div className={styles['page']}>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {t.thanksTitle}
      </h1>
      <p>{t.thanks(name)}</p>
      <section className={shared['stack4']}>
        <h2 className={styles['subtitle']}>{t.stateTitle}</h2>
        <p>{t.state}</p>
      </section>
      <section className={shared['stack4']}>
        <h2 className={styles['subtitle']}>{t.nextTitle}</h2>
        <ol className={styles['steps']}>
          <li>{t.nextLogin}</li>
          <li>{t.nextApply}</li>
        </ol>
        <div className={shared['buttons']}>
          <LinkButton to={pathFor(edition, '/Login')} variant="primary">
            {t.login}
          </LinkButton>
          <LinkButton to={pathFor(edition, '/BTCInfo')}>{t.toInfo}</LinkButton>
        </div>
      </section>
    </div>
  );
}
