import { rules } from 'form-rules:GetDeskRequests';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import layout from '#shell/console/layout.module.css';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { DeskTable } from '#shell/console/list/desk-table.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { useStaff } from '#shell/console/staff.ts';
import { toOptions } from '#ui/form/select.tsx';
import { chooseCompanyNames } from '../words/company-names.ts';
import { RequestMark } from '../words/marks.tsx';
import { type DeskRequest, requestStates } from '../words/word-lists.ts';
import { messages as wordsMessages } from '../words/messages.ts';
import { messages } from './messages.ts';

export function RequestsScreen() {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const { userId } = useStaff();
  const list = useDeskList<'GetDeskRequests'>(rules, {
    filters: [
      { field: 'State', label: t.states, options: toOptions(requestStates, words.requestStates), isTabs: true },
      { field: 'Keyword', label: t.keyword, hint: t.keywordHint },
      {
        field: 'AssignedTo',
        at: 'whose',
        label: t.whose,
        any: t.everybodys,
        options: [{ value: 'mine', label: t.mine }],
        toValue: () => userId,
      },
    ],
  });
  const answer = useCall('GetDeskRequests', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      counts={answer.data?.Dict}
      title={t.title}
      empty={t.empty}
      caption={t.caption}
      columns={useRequestColumns()}
      rowKey={({ RequestID }) => RequestID}
      bulk={[
        {
          key: 'take',
          name: t.take,
          what: t.takeWhat,
          isFor: ({ AssignedTo, State }) => AssignedTo === null && (State === 'new' || State === 'contacted'),
          work: (api, { RequestID }) => api('AssignDeskRequest', { RequestID, StaffID: userId, From: null }),
        },
      ]}
    />
  );
}

export function RequestTable({ rows }: { rows: readonly DeskRequest[] }) {
  const t = useMessages(messages);
  return (
    <DeskTable caption={t.caption} columns={useRequestColumns()} rows={rows} rowKey={({ RequestID }) => RequestID} />
  );
}

function useRequestColumns(): readonly DeskColumn<DeskRequest>[] {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'company',
      head: t.company,
      text: (row) => toCompany(edition, row),
      to: ({ RequestID }) => toConsoleScreenPath(edition, 'request', RequestID),
      beneath: ({ LoginUserName }) => LoginUserName,
    },
    {
      key: 'contact',
      head: t.contact,
      text: ({ Contact }) =>
        Contact === null ? (
          words.erased
        ) : (
          <>
            {Contact.ContactPersonName}{' '}
            <span className={layout['nowrap']}>
              {Contact.ContactPersonCellPhoneNumber ?? Contact.CompanyPhoneNumber}
            </span>
          </>
        ),
      beneath: ({ Contact }) => Contact?.CompanyEmail,
    },
    {
      key: 'requested',
      head: t.requested,
      text: ({ RequireLevel }) => words.levels[RequireLevel],
      beneath: ({ RequireType, GradeMoney }) =>
        `${words.requireTypes[RequireType]}${GradeMoney > 0 ? ` ${words.money(format.number(GradeMoney))}` : ''}`,
    },
    { key: 'state', head: t.state, text: ({ State }) => <RequestMark state={State} /> },
    { key: 'assigned', head: t.assigned, text: ({ AssignedTo }) => AssignedTo?.LoginUserName ?? t.nobody },
    { key: 'date', head: t.date, time: ({ CreatedDate }) => CreatedDate },
  ];
}

export function toCompany(
  edition: Edition,
  { Contact, LoginUserName }: Pick<DeskRequest, 'Contact' | 'LoginUserName'>,
): string {
  return (Contact === null ? null : chooseCompanyNames(edition, Contact).name) ?? LoginUserName;
}
