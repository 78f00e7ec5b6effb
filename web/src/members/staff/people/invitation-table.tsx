import { invitationHours } from '@btc/contract/members/account-rules.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import type { Tone } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskTable } from '#shell/console/list/desk-table.tsx';
import { MailAddress } from '../words/mail-address.tsx';
import type { StaffInvitation } from '../words/word-lists.ts';
import { messages as wordsMessages } from '../words/messages.ts';
import { messages } from './messages.ts';

const tones = {
  open: 'waiting',
  expired: 'bad',
  accepted: 'good',
  revoked: 'plain',
} as const satisfies Record<StaffInvitation['State'], Tone>;

interface Open {
  readonly action: 'resend' | 'revoke';
  readonly row: StaffInvitation;
}

export function InvitationTable({ rows, onChanged }: { rows: readonly StaffInvitation[]; onChanged: () => void }) {
  const t = useMessages(messages);
  const [open, setOpen] = useState<Open | null>(null);
  const columns = useInvitationColumns(setOpen);
  return (
    <>
      <DeskTable
        caption={t.invitationsCaption}
        columns={columns}
        rows={rows}
        rowKey={({ InvitationID }) => InvitationID}
      />
      {open !== null && <InvitationDialog {...open} onClose={() => setOpen(null)} onChanged={onChanged} />}
    </>
  );
}

function useInvitationColumns(onOpen: (open: Open) => void): readonly DeskColumn<StaffInvitation>[] {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'email',
      head: t.email,
      text: ({ Email }) => (Email === null ? t.erasedEmail : <MailAddress email={Email} />),
    },
    {
      key: 'role',
      head: t.role,
      text: ({ Role }) => words.roles[Role],
      beneath: (row) => t.inLanguage[row.Edition],
    },
    {
      key: 'state',
      head: t.invitationState,
      state: ({ State }) => ({ tone: tones[State], name: t.states[State] }),
      beneath: ({ State, ExpireDate, AcceptedBy }) =>
        AcceptedBy === null ? (
          State === 'open' && <span className={layout['nowrap']}>{t.validUntil(format.dateTime(ExpireDate))}</span>
        ) : (
          <PageLink to={toConsoleScreenPath(edition, 'member', AcceptedBy.MemberID)}>
            {AcceptedBy.LoginUserName}
          </PageLink>
        ),
    },
    { key: 'by', head: t.invitedBy, text: ({ InvitedBy }) => InvitedBy },
    { key: 'sent', head: t.sent, time: ({ SentDate }) => SentDate },
    {
      key: 'actions',
      actions: (row) =>
        (['resend', 'revoke'] as const)
          .filter((action) => (action === 'resend' ? row.CanResend : row.State === 'open'))
          .map((action) => ({
            name: t[action],
            about: row.Email ?? t.erasedEmail,
            onPress: () => onOpen({ action, row }),
          })),
    },
  ];
}

interface InvitationDialogProps extends Open {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function InvitationDialog({ action, row, onClose, onChanged }: InvitationDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const email = row.Email ?? t.erasedEmail;
  const isResend = action === 'resend';
  const input = { InvitationID: row.InvitationID };
  return (
    <ActionDialog
      title={isResend ? t.resend : t.revoke}
      what={<p>{isResend ? t.resendWhat(email, format.number(invitationHours)) : t.revokeWhat(email)}</p>}
      confirm={isResend ? t.resend : t.revoke}
      work={(api) => (isResend ? api('ResendStaffInvitation', input) : api('RevokeStaffInvitation', input))}
      done={isResend ? t.resent : t.revoked}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}
