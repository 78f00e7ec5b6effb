import { invitationHours } from '@btc/contract/members/account-rules.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { StateMark, type Tone, TwoLines, When } from '#shell/console/facts.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { MailAddress } from '../words/mail-address.tsx';
import type { StaffInvitation } from '../words/word-lists.ts';
import { en as wordsEn } from '../words/words.en.ts';
import { zh as wordsZh } from '../words/words.zh.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

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

/** Whom admins have asked, and what came of it. */
export function InvitationTable({ rows, onChanged }: { rows: readonly StaffInvitation[]; onChanged: () => void }) {
  const t = useMessages({ cn: zh, en });
  const [open, setOpen] = useState<Open | null>(null);
  const columns = useInvitationColumns(setOpen);
  return (
    <>
      <DataTable
        caption={t.invitationsCaption}
        columns={columns}
        rows={rows}
        rowKey={({ InvitationID }) => String(InvitationID)}
      />
      {open !== null && <InvitationDialog {...open} onClose={() => setOpen(null)} onChanged={onChanged} />}
    </>
  );
}

function useInvitationColumns(onOpen: (open: Open) => void): readonly Column<StaffInvitation>[] {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  return [
    {
      key: 'email',
      head: t.email,
      cell: (row) => (row.Email === null ? t.erasedEmail : <MailAddress email={row.Email} />),
    },
    {
      key: 'role',
      head: t.role,
      cell: (row) => <TwoLines beneath={t.inLanguage[row.Edition]}>{words.roles[row.Role]}</TwoLines>,
    },
    { key: 'state', head: t.invitationState, cell: (row) => <InvitationState row={row} /> },
    { key: 'by', head: t.invitedBy, cell: (row) => row.InvitedBy },
    { key: 'sent', head: t.sent, cell: (row) => <When at={row.SentDate} /> },
    {
      key: 'actions',
      head: t.actions,
      cell: (row) => (
        <span className="c-rowActions c-wrap">
          {row.CanResend && <RowButton name={t.resend} row={row} onClick={() => onOpen({ action: 'resend', row })} />}
          {row.State === 'open' && (
            <RowButton name={t.revoke} row={row} onClick={() => onOpen({ action: 'revoke', row })} />
          )}
        </span>
      ),
    },
  ];
}

function RowButton({ name, row, onClick }: { name: string; row: StaffInvitation; onClick: () => void }) {
  const t = useMessages({ cn: zh, en });
  return (
    <Button size="small" aria-label={t.of(name, row.Email ?? t.erasedEmail)} onClick={onClick}>
      {name}
    </Button>
  );
}

function InvitationState({ row }: { row: StaffInvitation }) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const edition = useEdition();
  return (
    <>
      <StateMark tone={tones[row.State]}>{t.states[row.State]}</StateMark>
      {row.State === 'open' && <span className="c-sub c-nowrap">{t.validUntil(format.dateTime(row.ExpireDate))}</span>}
      {row.AcceptedBy !== null && (
        <span className="c-sub">
          <PageLink to={consoleScreenPath(edition, 'member', row.AcceptedBy.MemberID)}>
            {row.AcceptedBy.LoginUserName}
          </PageLink>
        </span>
      )}
    </>
  );
}

interface InvitationDialogProps extends Open {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function InvitationDialog({ action, row, onClose, onChanged }: InvitationDialogProps) {
  const t = useMessages({ cn: zh, en });
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
