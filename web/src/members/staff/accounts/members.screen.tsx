import { rules } from 'form-rules:GetDeskMembers';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import layout from '#shell/console/layout.module.css';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { toOptions } from '#ui/form/select.tsx';
import { chooseCompanyNames } from '../words/company-names.ts';
import { AccountMark, ChargeMark } from '../words/marks.tsx';
import { accountStates, type MemberRow } from '../words/word-lists.ts';
import { messages as wordsMessages } from '../words/messages.ts';
import { messages } from './messages.ts';

const periods = ['7', '30', '90'] as const;

function useMemberColumns(): readonly DeskColumn<MemberRow>[] {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'name',
      head: t.userName,
      text: ({ MemberID, LoginUserName, State }) => (
        <>
          <PageLink to={toConsoleScreenPath(edition, 'member', MemberID)}>{LoginUserName}</PageLink>{' '}
          {State !== 'normal' && <AccountMark state={State} />}
        </>
      ),
      beneath: ({ StaffRole, Demo }) => [StaffRole !== null && words.roles[StaffRole], Demo && words.demo],
    },
    {
      key: 'company',
      head: t.company,
      text: (row) => chooseCompanyNames(edition, row).name,
      beneath: (row) => chooseCompanyNames(edition, row).other,
    },
    {
      key: 'contact',
      head: t.contact,
      text: (row) => (
        <>
          {row.ContactPersonName} <span className={layout['nowrap']}>{row.ContactPersonCellPhoneNumber}</span>
        </>
      ),
      beneath: ({ CompanyEmail }) => CompanyEmail,
    },
    { key: 'cn', head: t.cn, text: (row) => <ChargeMark state={row.ChargeState} expires={row.ChargeExpireDate} /> },
    {
      key: 'en',
      head: t.en,
      text: (row) => <ChargeMark state={row.ChargeStataEn} expires={row.ChargeEnExpireDate} />,
    },
    {
      key: 'times',
      head: t.times,
      day: ({ LastActiveDate }) => LastActiveDate,
      beneath: ({ CreatedDate }) => <span className={layout['nowrap']}>{format.date(CreatedDate)}</span>,
    },
  ];
}

export function MembersScreen() {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const format = useFormat();
  const chargeStates = words.chargeStates.map((label, state) => ({ value: String(state), label }));
  const expiring = periods.map((days) => ({ value: days, label: t.within(format.number(Number(days))) }));
  const list = useDeskList<'GetDeskMembers'>(rules, {
    filters: [
      { field: 'Keyword', label: t.keyword, hint: t.keywordHint },
      { field: 'State', label: t.accountState, options: toOptions(accountStates, words.accountStates) },
      { field: 'ChargeState', at: 'charge', label: t.chargeState, options: chargeStates },
      { field: 'ExpiringDays', at: 'expiring', label: t.expiring, options: expiring },
      { field: 'StaffOnly', label: t.staff, options: [{ value: 'true', label: t.staffOnly }] },
    ],
  });
  const answer = useCall('GetDeskMembers', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      title={t.title}
      caption={t.caption}
      columns={useMemberColumns()}
      rowKey={({ MemberID }) => MemberID}
    />
  );
}
