import { toMyListPath } from '@btc/contract/my-list/pin-paths.ts';
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { loadChunk } from '#platform/pages/load-chunk.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { PinIcon } from '#ui/icons.tsx';
import { lazyDialog } from '#ui/state/lazy-part.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './account-menu.module.css';
import type { AccountState } from './account-session.ts';
import { notePage } from './last-page.ts';
import { messages } from './account-menu-messages.ts';
import { accountSession, afterSession, useAccount, useSessionWatch } from './use-account.ts';

/** The account corner of the header; also runs the session check. */
export function AccountMenu() {
  const account = useAccount();
  const { pathname, search } = useLocation();
  useSessionWatch();
  useEffect(() => notePage(pathname + search), [pathname, search]);
  return account.token === null ? <SignedOut isResting={account.duringLogout} /> : <SignedIn account={account} />;
}

/** `isResting` just after logout: the second click of a double click would land on a link. */
function SignedOut({ isResting }: { isResting: boolean }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { dialog, open, prepare } = useLoginDialog();
  return (
    <span className={styles['signedOut']} inert={isResting}>
      <PageLink
        to={pathFor(edition, '/Login')}
        className={styles['tool']}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {t.login}
      </PageLink>
      <PageLink to={pathFor(edition, '/Register')} className={styles['tool']}>
        {t.signUp}
      </PageLink>
      {dialog}
    </span>
  );
}

const loadDialog = async () => (await import('./login-dialog.tsx')).LoginDialog;
const LoginDialog = lazyDialog(loadDialog);

function useLoginDialog() {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const prepare = () => void loadDialog().catch(() => undefined);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || /\/login$/i.test(pathname)) return;
    event.preventDefault();
    setOpen(true);
  };
  const dialog = isOpen && <LoginDialog isOpen onClose={() => setOpen(false)} />;
  return { dialog, open, prepare };
}

function useMembershipDialogHost() {
  const [Door, setDoor] = useState<ComponentType | null>(null);
  useEffect(() => {
    loadChunk(() => import('./membership/membership-dialog-host.tsx')).then(
      ({ MembershipDialogHost }) => setDoor(() => MembershipDialogHost),
      // Without it, links to membership lead to the account page.
      () => undefined,
    );
  }, []);
  return Door !== null && <Door />;
}

function SignedIn({ account }: { account: AccountState }) {
  const t = useMessages(messages);
  const door = useMembershipDialogHost();
  const edition = useEdition();
  const navigate = useNavigate();
  const logOut = () => {
    accountSession().logOut();
    void navigate(afterSession);
  };
  return (
    <>
      <PageLink to={pathFor(edition, '/Account')} className={styles['account']}>
        <Avatar account={account} />
        <span className={styles['words']}>
          <span className={styles['name']}>{formatName(account)}</span>
          <span className={styles['mine']}>{t.myAccount}</span>
        </span>
        {account.profile?.RedDot === true && <VisuallyHidden>{t.unread}</VisuallyHidden>}
      </PageLink>
      <PageLink to={toMyListPath(edition)} className={styles['tool']}>
        <span className={styles['sign']}>
          <PinIcon />
        </span>
        <span className={styles['words']}>{t.myList}</span>
      </PageLink>
      <button type="button" className={styles['tool']} onClick={logOut}>
        {t.logout}
      </button>
      {door}
    </>
  );
}

function Avatar({ account }: { account: AccountState }) {
  const picture = account.profile?.Avator ?? null;
  return (
    <span className={styles['avatar']} data-unread={account.profile?.RedDot === true || undefined} aria-hidden="true">
      {picture === null ? firstLetter(formatName(account)) : <img src={picture} alt="" width="32" height="32" />}
    </span>
  );
}

function formatName({ user, profile }: AccountState): string {
  return profile?.LoginUserName ?? user?.LoginUserName ?? '';
}

function firstLetter(name: string): string {
  return name.slice(0, 1).toUpperCase();
}
