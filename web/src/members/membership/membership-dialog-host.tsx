import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { lazyDialog } from '#ui/state/lazy-part.tsx';
import { accountSession, useAccount } from '../use-account.ts';
import { messages } from './messages.ts';
import { waitingRequests } from './use-waiting-requests.ts';

const MembershipFlow = lazyDialog(async () => (await import('./membership-flow.tsx')).MembershipFlow);

/** Opens the membership choice for links with `data-dialog="membership"` and resends waiting requests; signed-in only. */
export function MembershipDialogHost() {
  const { profile } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  const navigate = useNavigate();
  useResend(profile?.UserID ?? null);

  // A link that was pressed before this host had loaded led to its own address.
  const isWanted = location.hash === '#apply';
  const close = () => {
    setOpen(false);
    if (!isWanted) return;
    void navigate({ pathname: location.pathname, search: location.search, hash: '#membership' }, { replace: true });
  };

  useEffect(() => {
    const open = (event: MouseEvent): void => {
      const link = findMembershipLink(event);
      if (link === null) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);

  if ((!isOpen && !isWanted) || profile === null) return null;
  return <MembershipFlow profile={profile} onClose={close} />;
}

/** The membership link of a plain click; null for a click that opens a new tab. */
function findMembershipLink(event: MouseEvent): HTMLAnchorElement | null {
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (elsewhere || event.defaultPrevented || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>('a[data-dialog="membership"]');
}

function useResend(userId: number | null): void {
  const { resent } = useMessages(messages);
  useEffect(() => {
    if (userId === null) return undefined;
    const resend = async () => {
      if ((await waitingRequests().resend(userId)) === 0) return;
      showToast(resent);
      void accountSession().check();
    };
    void resend();
    const again = () => void resend();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [userId, resent]);
}
