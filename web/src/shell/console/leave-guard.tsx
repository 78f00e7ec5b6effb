import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { messages } from './messages.ts';

/** What a form that is done gives the navigation behind it, so that nobody is asked about what is saved or removed. */
export const formIsDone = { isDone: true } as const;

function isOfDoneForm(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isDone' in state && state.isDone === true;
}

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** The form is of one address with its query: another day of the same screen is another form. */
  readonly isOfAddress?: boolean | undefined;
}

/** Asks before words that nobody has saved are left behind: in the portal by a dialog, on the way out of it by the browser. */
export function LeaveGuard({ isDirty, isOfAddress = false }: LeaveGuardProps) {
  const t = useMessages(messages);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (isOfAddress && currentLocation.search !== nextLocation.search)) &&
      !isOfDoneForm(nextLocation.state),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={() => blocker.reset()}
      title={t.leaveTitle}
      actions={
        <>
          <Button onClick={() => blocker.proceed()}>{t.leave}</Button>
          <Button variant="primary" onClick={() => blocker.reset()}>
            {t.stay}
          </Button>
        </>
      }
    >
      <p>{t.leaveWhat}</p>
    </Dialog>
  );
}
