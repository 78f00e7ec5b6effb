import { type ReactNode, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { StateMark, When } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskTable } from '#shell/console/list/desk-table.tsx';
import { useStaff } from '#shell/console/staff.ts';
import {
  type AccountDialogProps,
  type ActionTarget,
  BlockDialog,
  SessionsDialog,
  UnblockDialog,
} from '../accounts/account-dialogs.tsx';
import { messages as accountsMessages } from '../accounts/messages.ts';
import { ResetFactorDialog, RoleDialog } from '../accounts/role-dialogs.tsx';
import { MailAddress } from '../words/mail-address.tsx';
import { AccountMark } from '../words/marks.tsx';
import type { StaffAccount } from '../words/word-lists.ts';
import { messages as wordsMessages } from '../words/messages.ts';
import { messages } from './messages.ts';

const dialogs = {
  role: RoleDialog,
  factor: ResetFactorDialog,
  sessions: SessionsDialog,
  block: BlockDialog,
  unblock: UnblockDialog,
} as const satisfies Record<string, (props: AccountDialogProps) => ReactNode>;
type Action = keyof typeof dialogs;

interface Open {
  readonly action: Action;
  readonly member: ActionTarget;
}

function toTarget({ MemberID, LoginUserName, Role, Sessions }: StaffAccount): ActionTarget {
  return { MemberID, LoginUserName, StaffRole: Role, LiveSessions: Sessions.length };
}

/** Actions on a staff account: nothing lasting on one's own, and the last admin keeps the role. */
function actionsOn(row: StaffAccount, ownId: number): readonly Action[] {
  const isOther = row.MemberID !== ownId;
  const mayLose = isOther && !row.OnlyAdmin;
  return [
    ...(mayLose && !row.Demo ? (['role'] as const) : []),
    ...(isOther && row.FactorDate !== null ? (['factor'] as const) : []),
    ...(isOther && row.Sessions.length > 0 ? (['sessions'] as const) : []),
    ...(mayLose ? ([row.State === 'blocked' ? 'unblock' : 'block'] as const) : []),
  ];
}

export function StaffTable({ rows, onChanged }: { rows: readonly StaffAccount[]; onChanged: () => void }) {
  const t = useMessages(messages);
  const [open, setOpen] = useState<Open | null>(null);
  const columns = useStaffColumns(setOpen);
  const Dialog = open === null ? null : dialogs[open.action];
  return (
    <>
      <DeskTable caption={t.caption} columns={columns} rows={rows} rowKey={({ MemberID }) => MemberID} />
      {open !== null && Dialog !== null && (
        <Dialog member={open.member} onClose={() => setOpen(null)} onChanged={onChanged} />
      )}
    </>
  );
}

function useStaffColumns(onOpen: (open: Open) => void): readonly DeskColumn<StaffAccount>[] {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const accounts = useMessages(accountsMessages);
  const { userId } = useStaff();
  const names = {
    role: accounts.setRole,
    factor: accounts.resetFactor,
    sessions: accounts.endSessions,
    block: accounts.block,
    unblock: accounts.unblock,
  } as const satisfies Record<Action, string>;
  return [
    { key: 'name', head: t.name, text: (row) => <Name row={row} /> },
    {
      key: 'role',
      head: t.role,
      text: ({ Role, State }) => (
        <>
          {words.roles[Role]} {State !== 'normal' && <AccountMark state={State} />}
        </>
      ),
    },
    { key: 'factor', head: t.factor, text: (row) => <Factor row={row} /> },
    {
      key: 'seen',
      head: t.lastSeen,
      text: ({ LastSeenDate }) => (LastSeenDate === null ? t.never : <When at={LastSeenDate} />),
    },
    { key: 'sessions', head: t.sessions, text: (row) => <Sessions row={row} /> },
    {
      key: 'actions',
      actions: (row) =>
        actionsOn(row, userId).map((action) => ({
          name: names[action],
          about: row.LoginUserName,
          onPress: () => onOpen({ action, member: toTarget(row) }),
        })),
      beneath: (row) => [row.MemberID === userId && t.you, row.OnlyAdmin && t.onlyAdmin],
    },
  ];
}

function Name({ row }: { row: StaffAccount }) {
  const words = useMessages(wordsMessages);
  const edition = useEdition();
  return (
    <>
      <PageLink to={toConsoleScreenPath(edition, 'member', row.MemberID)}>{row.LoginUserName}</PageLink>
      <span className={layout['sub']}>{row.PersonName}</span>
      <span className={layout['sub']}>
        <MailAddress email={row.Email} />
      </span>
      {row.Demo && <span className={layout['sub']}>{words.demo}</span>}
    </>
  );
}

function Factor({ row }: { row: StaffAccount }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (row.Demo) return <span className={layout['note']}>{t.demoFactor}</span>;
  if (row.FactorDate === null) return <StateMark tone="waiting">{t.noFactor}</StateMark>;
  return (
    <>
      {t.factorSince(format.date(row.FactorDate))}
      <span className={layout['sub']}>{t.codesLeft(format.number(row.RecoveryCodesLeft))}</span>
    </>
  );
}

const maxSessions = 3;

function Sessions({ row: { Sessions: sessions } }: { row: StaffAccount }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (sessions.length === 0) return <span className={layout['note']}>{t.noSession}</span>;
  const shown = sessions.slice(0, maxSessions);
  return (
    <>
      {shown.map(({ Device, CreatedDate, LastSeenDate }) => (
        <span key={`${CreatedDate} ${LastSeenDate}`} className={layout['sub']}>
          {Device ?? t.unknownDevice}
          <br />
          <When at={LastSeenDate} />
        </span>
      ))}
      {sessions.length > maxSessions && (
        <span className={layout['sub']}>{t.more(format.number(sessions.length - maxSessions))}</span>
      )}
    </>
  );
}
