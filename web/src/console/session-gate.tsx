import type { StaffRole } from '@btc/contract/members/access.ts';
import type { UserProfile } from '@btc/contract/members/profile.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { toScreenName } from '#shell/console/console-path.ts';
import { type Staff, StaffProvider } from '#shell/console/staff.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/state/lazy-part.tsx';
import { ErrorState } from '#ui/state/notice.tsx';
import { accountSession } from '#members/face.ts';
import { Bare } from './bare.tsx';
import { messages } from './messages.ts';
import { AccessDenied } from './access-denied.tsx';
import styles from './console-frame.module.css';
import { fetchScreen, ScreenView } from './screen-view.tsx';
import signIn from './sign-in/sign-in.module.css';
import { checkSession, useConsoleSession } from './use-console-session.ts';
import { useDelayed } from './use-delayed.ts';

// Whoever is signed in needs none of these.
const loadSteps = () => import('./sign-in/steps.ts');
const whileLoading = { loading: () => <Sign /> };
const PasswordStep = lazyPart(async () => (await loadSteps()).PasswordStep, whileLoading);
const NewPasswordStep = lazyPart(async () => (await loadSteps()).NewPasswordStep, whileLoading);
const CodeStep = lazyPart(async () => (await loadSteps()).CodeStep, whileLoading);
const EnrolStep = lazyPart(async () => (await loadSteps()).EnrolStep, whileLoading);

type Stage =
  | { readonly kind: 'signedOut' | 'unknown' | 'code' | 'enrol' }
  | { readonly kind: 'reader'; readonly name: string }
  | { readonly kind: 'password'; readonly profile: UserProfile }
  | { readonly kind: 'staff'; readonly profile: UserProfile; readonly role: StaffRole };

export function toStage(token: string | null, profile: UserProfile | null): Stage {
  if (token === null) return { kind: 'signedOut' };
  if (profile === null) return { kind: 'unknown' };
  if (profile.StaffStep === 'password') return { kind: 'password', profile };
  if (profile.StaffStep !== null) return { kind: profile.StaffStep };
  if (profile.StaffRole === null) return { kind: 'reader', name: profile.LoginUserName };
  return { kind: 'staff', profile, role: profile.StaffRole };
}

interface AtWork {
  readonly userId: number;
  readonly name: string;
  readonly role: StaffRole;
}

/** When a session ends, the sign-in covers the screen and typed text stays; another user gets a fresh screen. */
export function SessionGate() {
  const { token, profile, duringLogout } = useConsoleSession();
  const path = toScreenName(useLocation().pathname);
  useEffect(() => {
    // The screen comes while it is asked who is there.
    if (token !== null) fetchScreen(path);
  }, [token, path]);
  const [atWork, setAtWork] = useState<AtWork | null>(null);
  // Recovery codes are shown once, after the session they came with has been raised.
  const [isShowingCodes, setShowingCodes] = useState(false);
  const stage = toStage(token, profile);
  if (stage.kind === 'staff' && (atWork?.userId !== stage.profile.UserID || atWork.role !== stage.role)) {
    setAtWork({ userId: stage.profile.UserID, name: stage.profile.LoginUserName, role: stage.role });
  }
  if ((stage.kind === 'reader' || duringLogout) && atWork !== null) setAtWork(null);
  const isIn = stage.kind === 'staff' && !isShowingCodes;
  return (
    <>
      {!isIn && (
        <Entrance stage={stage} isAgain={atWork !== null} isShowingCodes={isShowingCodes} onCodes={setShowingCodes} />
      )}
      {atWork !== null && (
        <div hidden={!isIn} className={styles['inside']}>
          <StaffView key={atWork.userId} {...atWork} />
        </div>
      )}
    </>
  );
}

function StaffView({ userId, name, role }: AtWork) {
  const staff = useMemo<Staff>(() => ({ userId, name, role, onSessionLost: checkSession }), [userId, name, role]);
  return (
    <StaffProvider value={staff}>
      <ScreenView />
    </StaffProvider>
  );
}

interface EntranceProps {
  readonly stage: Stage;
  readonly isAgain: boolean;
  /** Recovery codes stay visible until they are saved, whatever the session does meanwhile. */
  readonly isShowingCodes: boolean;
  readonly onCodes: (shown: boolean) => void;
}

function Entrance({ stage, isAgain, isShowingCodes, onCodes }: EntranceProps) {
  // As it was when the sign-in began: recovery codes are on show when the first session of a new account is raised below them.
  const [isOver] = useState(isAgain);
  const content = (): ReactNode => {
    if (isShowingCodes) return <EnrolStep onCodes={onCodes} />;
    switch (stage.kind) {
      case 'signedOut':
        return <PasswordStep isAgain={isAgain} />;
      case 'unknown':
        return <Waiting />;
      case 'password':
        return <NewPasswordStep profile={stage.profile} />;
      case 'code':
        return <CodeStep />;
      case 'enrol':
      case 'staff':
        return <EnrolStep onCodes={onCodes} />;
      case 'reader':
        return <ReaderDenied name={stage.name} />;
    }
  };
  return isOver ? <Over>{content()}</Over> : <Bare>{content()}</Bare>;
}

/** Over open dialogs too: what is typed below stays. */
function Over({ children }: { readonly children: ReactNode }) {
  return createPortal(
    // A dialog makes all that is outside of it inert, but for what is marked so.
    <div className={styles['over']} data-react-aria-top-layer="true">
      <Bare>{children}</Bare>
    </div>,
    document.body,
  );
}

function ReaderDenied({ name }: { name: string }) {
  const t = useMessages(messages);
  return (
    <AccessDenied
      title={t.refusedTitle}
      actions={<Button onClick={() => accountSession().logOut()}>{t.otherAccount}</Button>}
    >
      {t.refusedReader(name)}
    </AccessDenied>
  );
}

function Sign() {
  const t = useMessages(messages);
  return <p className={signIn['sign']}>{t.opening}</p>;
}

function Waiting() {
  const t = useMessages(messages);
  const isDelayed = useDelayed(6_000);
  if (!isDelayed) return <Sign />;
  return <ErrorState level={2} title={t.profileFailed} onRetry={checkSession} />;
}
