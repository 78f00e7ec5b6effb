import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { messages } from './messages.ts';
import { StaffTable } from './staff-table.tsx';

/** Staff and invitations; admin only. */
export function PeopleScreen() {
  const t = useMessages(messages);
  const staff = useCall('GetStaffAccounts', {});
  const invitations = useCall('GetStaffInvitations', {});
  const [isInviting, setInviting] = useState(false);
  return (
    <ScreenPage
      title={t.title}
      actions={
        <Button variant="primary" onClick={() => setInviting(true)}>
          {t.invite}
        </Button>
      }
    >
      <p className={layout['what']}>{t.intro}</p>
      <AnswerView answer={staff}>{({ Rows }) => <StaffTable rows={Rows} onChanged={staff.reload} />}</AnswerView>
      <ScreenPart title={t.invitations}>
        <AnswerView answer={invitations}>
          {({ Rows }) =>
            Rows.length === 0 ? (
              <p className={layout['note']}>{t.noInvitations}</p>
            ) : (
              <InvitationTable rows={Rows} onChanged={invitations.reload} />
            )
          }
        </AnswerView>
      </ScreenPart>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} onChanged={invitations.reload} />}
    </ScreenPage>
  );
}
