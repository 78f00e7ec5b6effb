import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActButton } from '#shell/console/actions/act-button.tsx';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { useStaff } from '#shell/console/staff.ts';
import { useCall } from '#shell/console/use-call.ts';
import { WaitingButton } from '#shell/console/actions/waiting-button.tsx';
import { Button } from '#ui/button.tsx';
import type { DeskRequest } from '../words/word-lists.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { HandDialog } from './hand-dialog.tsx';
import { messages } from './messages.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { toCompany } from './requests.screen.tsx';

type Open = 'assign' | 'hand' | 'grant' | 'refuse' | 'reopen';

export interface RequestActionsProps {
  readonly request: DeskRequest;
  readonly onChanged: () => void;
}

/** A dialog stays open when the request is decided meanwhile, and says so. */
export function RequestActions({ request, onChanged }: RequestActionsProps) {
  const t = useMessages(messages);
  const [open, setOpen] = useState<Open | null>(null);
  const levels = useCall('GetMembershipLevels', {});
  const close = () => setOpen(null);
  const isOpen = request.State === 'new' || request.State === 'contacted';
  const edition = useEdition();
  const name = toCompany(edition, request);
  return (
    <>
      {isOpen && (
        <>
          <AssignButton request={request} onChanged={onChanged} onAsk={() => setOpen('assign')} />
          <Button onClick={() => setOpen('hand')}>{t.handTitle}</Button>
          <Button onClick={() => setOpen('refuse')}>{t.refuse}</Button>
          <WaitingButton
            variant="primary"
            waitsFor={levels.data === null ? 'answer' : null}
            onClick={() => setOpen('grant')}
          >
            {t.grant}
          </WaitingButton>
        </>
      )}
      {request.State === 'refused' && <Button onClick={() => setOpen('reopen')}>{t.reopen}</Button>}
      {open === 'assign' && <TakeDialog request={request} onClose={close} onChanged={onChanged} />}
      {open === 'hand' && <HandDialog request={request} onClose={close} onChanged={onChanged} />}
      {open === 'reopen' && (
        <ActionDialog
          title={t.reopen}
          what={<p>{t.reopenWhat}</p>}
          confirm={t.reopen}
          work={(api) => api('ReopenDeskRequest', { RequestID: request.RequestID })}
          done={t.reopened}
          onClose={close}
          onChanged={onChanged}
        />
      )}
      {open === 'refuse' && (
        <RefuseDialog requestId={request.RequestID} name={name} onClose={close} onChanged={onChanged} />
      )}
      {open === 'grant' && levels.data !== null && (
        <GrantDialog request={request} levels={levels.data.Rows} name={name} onClose={close} onChanged={onChanged} />
      )}
    </>
  );
}

interface AssignButtonProps extends RequestActionsProps {
  readonly onAsk: () => void;
}

/** Takes an unassigned request or releases one's own at once; taking a colleague's needs confirmation. */
function AssignButton({ request, onChanged, onAsk }: AssignButtonProps) {
  const t = useMessages(messages);
  const { userId } = useStaff();
  const { RequestID, AssignedTo } = request;
  const isMine = AssignedTo?.StaffID === userId;
  if (AssignedTo !== null && !isMine) {
    return (
      <Button aria-keyshortcuts="a" onClick={onAsk}>
        {t.take}
      </Button>
    );
  }
  return (
    <ActButton
      name={isMine ? t.release : t.take}
      letter="a"
      work={(api) =>
        api('AssignDeskRequest', { RequestID, StaffID: isMine ? null : userId, From: isMine ? userId : null })
      }
      done={isMine ? t.released : t.taken}
      onChanged={onChanged}
    />
  );
}

function TakeDialog({ request, onClose, onChanged }: RequestActionsProps & { onClose: () => void }) {
  const t = useMessages(messages);
  const { userId } = useStaff();
  // As it was when the dialog opened: who else takes it meanwhile is not overruled.
  const [from] = useState(request.AssignedTo);
  return (
    <ActionDialog
      title={t.take}
      what={<p>{t.takeWhatFrom(from?.LoginUserName ?? t.someone)}</p>}
      confirm={t.take}
      work={(api) =>
        api('AssignDeskRequest', { RequestID: request.RequestID, StaffID: userId, From: from?.StaffID ?? null })
      }
      done={t.taken}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}
