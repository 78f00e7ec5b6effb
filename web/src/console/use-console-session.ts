import { useEffect } from 'react';
import { joinTabs } from '#platform/tab-session.ts';
import { accountSession, useAccount } from '#members/face.ts';

/** Checks the session on load, on mouse presses and across tabs; when it ends, the screen stays below a new sign-in. */
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

/** Signs out where the session has ended. */
export function checkSession(): void {
  void accountSession().check();
}

export async function followToken(): Promise<void> {
  accountSession().followStore();
  await accountSession().check();
}
