import { consoleScreens, findMovedScreen } from '@btc/contract/console/console-paths.ts';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { storedLanguage } from '#i18n/stored-language.ts';
import { usePageLinks } from '#platform/pages/page-link.tsx';
import { toConsolePath, toScreenName } from '#shell/console/console-path.ts';
import { PageChange } from '#shell/page-change.tsx';
import { SkipLink } from '#shell/skip-link.tsx';
import { useState } from 'react';
import { useEffect } from 'react';
import { ToastRegion } from '#ui/overlay/toast-region.tsx';
import { lazyPart } from '#ui/state/lazy-part.tsx';
import { useScripted } from '#platform/use-scripted.ts';
import { Bare } from './bare.tsx';
import { messages } from './messages.ts';
import { SessionGate } from './session-gate.tsx';
import styles from './sign-in/sign-in.module.css';

const InvitationView = lazyPart(async () => (await import('./invitation/invitation-view.tsx')).InvitationView);

/** Readers of the English site get the English console when they enter at its start address. */
function useStoredLanguage(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(pathname);
  useEffect(() => {
    if (/^\/console\/?$/i.test(first) && storedLanguage() === 'en') {
      void navigate(toConsolePath('en', ''), { replace: true });
    }
  }, [first, navigate]);
}

export function ConsoleFrame() {
  usePageLinks();
  useStoredLanguage();
  const isScripted = useScripted();
  return (
    <div>
      <SkipLink />
      {isScripted ? <Entry /> : <Opening />}
      <ToastRegion />
      <PageChange />
    </div>
  );
}

function Entry() {
  const { pathname, search } = useLocation();
  const edition = useEdition();
  const path = toScreenName(pathname).toLowerCase();
  const moved = findMovedScreen(path, search);
  if (moved !== null) return <Navigate replace to={toConsolePath(edition, moved)} />;
  if (path !== consoleScreens.invitation) return <SessionGate />;
  return (
    <Bare>
      <InvitationView />
    </Bare>
  );
}

function Opening() {
  const t = useMessages(messages);
  return (
    <Bare>
      <p className={styles['sign']}>{t.opening}</p>
      <noscript>
        <p className={styles['sign']}>{t.needScript}</p>
      </noscript>
    </Bare>
  );
}
