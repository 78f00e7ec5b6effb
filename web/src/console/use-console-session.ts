import { useEffect } from 'react';
import { joinTabs } from '#platform/tab-session.ts';
import { accountSession, useAccount } from '../members/use-account.ts';

/**
 * Keeps the session true as the reader's pages do (once a load, on every mouse press, and when another tab signs in or out; a tab that
 * asks is handed the sign-in), but
 * stays where it is when the session has ended: the frame asks for a new sign-in over the screen.
 */
export function useConsoleSession() {
  useEffect(() => {
    const check = () => void accountSession().check();
    const follow = () => {
      accountSession().followStore();
      // A login that has just come from another tab is not known here yet.
      if (accountSession().state().profile === null) check();
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
  }, []);
  return useAccount();
}

/** Asks whether the session is still alive; an answer that it is not signs out. */
export function checkSession(): void {
  void accountSession().check();
}

/** Takes over the token of a session that has just been raised. */
export async function followToken(): Promise<void> {
  accountSession().followStore();
  await accountSession().check();
}
