import { parseOneOf } from '@btc/contract/parse-one-of.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { StateTabs } from '#shell/console/counted-tabs.tsx';
import { TwoLines, When } from '#shell/console/facts.tsx';
import { FilterBar, FilterText } from '#shell/console/filter-bar.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useStaff } from '#shell/console/staff.ts';
import { useCall } from '#shell/console/use-call.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Select } from '#ui/form/select.tsx';
import { chooseCompanyNames } from '../words/company-names.ts';
import { RequestMark } from '../words/marks.tsx';
import { type DeskRequest, requestStates } from '../words/word-lists.ts';
import { en as wordsEn } from '../words/words.en.ts';
import { zh as wordsZh } from '../words/words.zh.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

const pageSize = 20;

/** Membership requests by state; those that wait for somebody first. */
export function RequestsScreen() {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  const { userId } = useStaff();
  const { filter, page, set, clear, hrefFor, hrefWith } = useFilters<'state' | 'q' | 'whose'>();
  const state = parseOneOf(requestStates, filter('state'));
  const keyword = filter('q').slice(0, 60);
  const answer = useCall('GetDeskRequests', {
    Page: page,
    PageSize: pageSize,
    ...(state === undefined ? {} : { State: state }),
    ...(keyword === '' ? {} : { Keyword: keyword }),
    ...(filter('whose') === 'mine' ? { AssignedTo: userId } : {}),
  });
  return (
    <ScreenPage title={t.title}>
      <StateTabs
        label={t.states}
        all={t.all}
        states={requestStates}
        names={words.requestStates}
        counts={answer.data?.Dict}
        current={state}
        hrefFor={(key) => hrefWith('state', key)}
      />
      <FilterBar onClear={clear}>
        <FilterText
          label={t.keyword}
          hint={t.keywordHint}
          value={filter('q')}
          maxLength={60}
          onChange={(value) => set('q', value)}
        />
        <Select
          label={t.whose}
          options={[
            { value: '', label: t.everybodys },
            { value: 'mine', label: t.mine },
          ]}
          value={filter('whose') === 'mine' ? 'mine' : ''}
          onChange={(value) => set('whose', value)}
        />
      </FilterBar>
      <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor} empty={t.empty}>
        {(rows) => <RequestTable rows={rows} />}
      </ListView>
    </ScreenPage>
  );
}

/** Requests in rows; the first column leads to one. */
export function RequestTable({ rows }: { rows: readonly DeskRequest[] }) {
  const t = useMessages({ cn: zh, en });
  const columns = useRequestColumns();
  return <DataTable caption={t.caption} columns={columns} rows={rows} rowKey={({ RequestID }) => String(RequestID)} />;
}

function useRequestColumns(): readonly Column<DeskRequest>[] {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'company',
      head: t.company,
      cell: (row) => (
        <TwoLines beneath={row.LoginUserName}>
          <PageLink to={consoleScreenPath(edition, 'request', row.RequestID)}>{toCompany(edition, row)}</PageLink>
        </TwoLines>
      ),
    },
    {
      key: 'contact',
      head: t.contact,
      cell: ({ Contact }) =>
        Contact === null ? (
          words.erased
        ) : (
          <>
            {Contact.ContactPersonName}{' '}
            <span className="c-nowrap">{Contact.ContactPersonCellPhoneNumber ?? Contact.CompanyPhoneNumber}</span>
            <span className="c-sub">{Contact.CompanyEmail}</span>
          </>
        ),
    },
    {
      key: 'requested',
      head: t.requested,
      cell: (row) => (
        <>
          {words.levels[row.RequireLevel]}
          <span className="c-sub">
            {words.requireTypes[row.RequireType]}
            {row.GradeMoney > 0 && ` ${words.money(format.number(row.GradeMoney))}`}
          </span>
        </>
      ),
    },
    { key: 'state', head: t.state, cell: (row) => <RequestMark state={row.State} /> },
    { key: 'assigned', head: t.assigned, cell: (row) => row.AssignedTo?.LoginUserName ?? t.nobody },
    { key: 'date', head: t.date, cell: (row) => <When at={row.CreatedDate} /> },
  ];
}

/** Whose request it is: the company, else the user name. */
export function toCompany(
  edition: Edition,
  { Contact, LoginUserName }: Pick<DeskRequest, 'Contact' | 'LoginUserName'>,
): string {
  return (Contact === null ? null : chooseCompanyNames(edition, Contact).name) ?? LoginUserName;
}
