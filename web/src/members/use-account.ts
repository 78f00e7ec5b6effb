import { minuteMs } from '@btc/contract/time.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { readSession, writeSession } from '#i18n/session-value.ts';
import { browserApi } from '#platform/browser-api.ts';
import { clearClientState, storeLocalUser, storeToken, storedLocalUser, storedToken } from '#platform/client-state.ts';
import { forgetTabDrafts } from '#platform/drafts/tab-draft.ts';
import { endTabLogin, joinTabs } from '#platform/tab-session.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages } from './account-menu-messages.ts';
import { AccountSession, type AccountState, signedOut } from './account-session.ts';

/** Where a lost or ended session leads, in both editions (specification section 4). */
export const afterSession = '/cn/BTCInfo';

let session: AccountSession | undefined;

export function accountSession(): AccountSession {
  session ??= new AccountSession({
    api: browserApi(),
    store: {
      token: storedToken,
      user: storedLocalUser,
      storeToken,
      storeUser: storeLocalUser,
      clear: forgetReader,
      forgetDrafts: forgetTabDrafts,
    },
  });
  return session;
}

const activityKey = 'activity';
const activityPauseMs = 10 * minuteMs;

/** Reports activity (specification section 7), at most once in ten minutes; fire and forget. */
function notifyActivity(): void {
  const token = storedToken();
  const now = Date.now();
  if (token === null || now - Number(readSession(activityKey) ?? 0) < activityPauseMs) return;
  writeSession(activityKey, String(now));
  browserApi()('UpdateUserActivityByToken', { Token: token }).catch(() => undefined);
}

function forgetReader(): void {
  const token = storedToken();
  clearClientState();
  if (token !== null) endTabLogin(token);
  // Set by the document's first script for a reader with a token.
  delete document.documentElement.dataset['signedIn'];
}

/** The account state; signed out in the first render, because documents are rendered signed out. */
export function useAccount(): AccountState {
  return useSyncExternalStore(
    (listener) => accountSession().subscribe(listener),
    () => accountSession().state(),
    () => signedOut,
  );
}

/** Checks the profile on page load and on every mouse press, and follows other tabs; a dead session leads to BTC Info. */
export function useSessionWatch(): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { sessionEnded } = useMessages(messages);
  useEffect(() => {
    const leave = (alive: boolean) => {
      if (!alive) void navigate(afterSession);
    };
    const check = () =>
      void accountSession()
        .check()
        .then((alive) => {
          if (alive) notifyActivity();
          else showToast(sessionEnded);
          leave(alive);
        });
    const follow = () => {
      const hadToken = accountSession().state().token !== null;
      leave(accountSession().followStore());
      if (!hadToken && storedToken() !== null) {
        check();
        void revalidate();
      }
    };
    check();
    const leaveTabs = joinTabs(follow);
    document.addEventListener('mousedown', check);
    window.addEventListener('storage', follow);
    return () => {
      document.removeEventListener('mousedown', check);
      window.removeEventListener('storage', follow);
      leaveTabs();
    };
  }, [navigate, revalidate, sessionEnded]);
}
