import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { useStaff } from '#shell/console/staff.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import type { DeskRequest } from '../words/word-lists.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { HandDialog } from './hand-dialog.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { toCompany } from './requests.screen.tsx';

type Open = 'assign' | 'hand' | 'grant' | 'refuse' | 'reopen';

export interface RequestActionsProps {
  readonly request: DeskRequest;
  readonly onChanged: () => void;
}

/** What can be done with a request. A dialog stays when the request is decided under it: it says so. */
export function RequestActions({ request, onChanged }: RequestActionsProps) {
  const t = useMessages({ cn: zh, en });
  const { userId } = useStaff();
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
          <Button onClick={() => setOpen('assign')}>
            {request.AssignedTo?.StaffID === userId ? t.release : t.take}
          </Button>
          <Button onClick={() => setOpen('hand')}>{t.handTitle}</Button>
          <Button onClick={() => setOpen('refuse')}>{t.refuse}</Button>
          <Button variant="primary" disabled={levels.data === null} onClick={() => setOpen('grant')}>
            {t.grant}
          </Button>
        </>
      )}
      {request.State === 'refused' && <Button onClick={() => setOpen('reopen')}>{t.reopen}</Button>}
      {open === 'assign' && <AssignDialog request={request} onClose={close} onChanged={onChanged} />}
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

/** Takes a request, also from a colleague, or lets go of one's own. */
function AssignDialog({ request, onClose, onChanged }: RequestActionsProps & { onClose: () => void }) {
  const t = useMessages({ cn: zh, en });
  const { userId } = useStaff();
  // As it was when the dialog opened: who else takes it meanwhile is not overruled.
  const [from] = useState(request.AssignedTo);
  const isMine = from?.StaffID === userId;
  const what = isMine ? t.releaseWhat : from === null ? t.takeWhat : t.takeWhatFrom(from.LoginUserName);
  return (
    <ActionDialog
      title={isMine ? t.release : t.takeTitle}
      what={<p>{what}</p>}
      confirm={isMine ? t.release : t.take}
      work={(api) =>
        api('AssignDeskRequest', {
          RequestID: request.RequestID,
          StaffID: isMine ? null : userId,
          From: from?.StaffID ?? null,
        })
      }
      done={isMine ? t.released : t.taken}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}
