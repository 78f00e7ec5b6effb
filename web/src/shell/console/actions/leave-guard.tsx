import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { messages } from '../messages.ts';

/** Navigation state after saving or deleting, so that the leave guard does not ask. */
export const formIsDone = { isDone: true } as const;

function isOfDoneForm(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isDone' in state && state.isDone === true;
}

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** The form belongs to the address with its query: changing the query leaves it, too. */
  readonly isOfAddress?: boolean | undefined;
}

/** Asks before unsaved input is lost: by a dialog within the portal, by the browser on leaving it. */
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
