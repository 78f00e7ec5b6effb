import { parseOneOf } from '@btc/contract/parse-one-of.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { TwoLines } from '#shell/console/facts.tsx';
import { FilterBar, FilterText } from '#shell/console/filter-bar.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Select, toOptions } from '#ui/form/select.tsx';
import { chooseCompanyNames } from '../words/company-names.ts';
import { AccountMark, ChargeMark } from '../words/marks.tsx';
import { accountStates, type MemberRow } from '../words/word-lists.ts';
import { en as wordsEn } from '../words/words.en.ts';
import { zh as wordsZh } from '../words/words.zh.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

const pageSize = 20;
const chargeStates = ['0', '1', '2', '3', '4'] as const;
const periods = ['7', '30', '90'] as const;

type FilterName = 'q' | 'state' | 'charge' | 'expiring' | 'kind';

/** The call that the filters of the address make. */
function toQuestion(filter: (name: FilterName) => string, page: number) {
  const keyword = filter('q').slice(0, 60);
  const state = parseOneOf(accountStates, filter('state'));
  const charge = parseOneOf(chargeStates, filter('charge'));
  const expiring = parseOneOf(periods, filter('expiring'));
  return {
    Page: page,
    PageSize: pageSize,
    ...(keyword === '' ? {} : { Keyword: keyword }),
    ...(state === undefined ? {} : { State: state }),
    ...(charge === undefined ? {} : { ChargeState: Number(charge) }),
    ...(expiring === undefined ? {} : { ExpiringDays: Number(expiring) }),
    ...(filter('kind') === 'staff' ? { StaffOnly: true } : {}),
  };
}

/** Members, found by anything one may know of them. */
export function MembersScreen() {
  const t = useMessages({ cn: zh, en });
  const filters = useFilters<FilterName>();
  const answer = useCall('GetDeskMembers', toQuestion(filters.filter, filters.page));
  return (
    <ScreenPage title={t.title}>
      <MemberFilters {...filters} />
      <ListView answer={answer} page={filters.page} pageSize={pageSize} hrefFor={filters.hrefFor}>
        {(rows) => <MemberTable rows={rows} />}
      </ListView>
    </ScreenPage>
  );
}

function MemberFilters({ filter, set, clear }: ReturnType<typeof useFilters<FilterName>>) {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  const format = useFormat();
  const any = { value: '', label: t.any } as const;
  return (
    <FilterBar onClear={clear}>
      <FilterText
        label={t.keyword}
        hint={t.keywordHint}
        value={filter('q')}
        maxLength={60}
        onChange={(value) => set('q', value)}
      />
      <Select
        label={t.accountState}
        options={[any, ...toOptions(accountStates, words.accountStates)]}
        value={parseOneOf(accountStates, filter('state')) ?? ''}
        onChange={(value) => set('state', value)}
      />
      <Select
        label={t.chargeState}
        options={[
          any,
          ...chargeStates.map((state) => ({ value: state, label: words.chargeStates[Number(state)] ?? '' })),
        ]}
        value={parseOneOf(chargeStates, filter('charge')) ?? ''}
        onChange={(value) => set('charge', value)}
      />
      <Select
        label={t.expiring}
        options={[any, ...periods.map((days) => ({ value: days, label: t.within(format.number(Number(days))) }))]}
        value={parseOneOf(periods, filter('expiring')) ?? ''}
        onChange={(value) => set('expiring', value)}
      />
      <Select
        label={t.staff}
        options={[any, { value: 'staff', label: t.staffOnly }]}
        value={filter('kind') === 'staff' ? 'staff' : ''}
        onChange={(value) => set('kind', value)}
      />
    </FilterBar>
  );
}

function MemberTable({ rows }: { rows: readonly MemberRow[] }) {
  const t = useMessages({ cn: zh, en });
  const columns = useMemberColumns();
  return <DataTable caption={t.caption} columns={columns} rows={rows} rowKey={({ MemberID }) => String(MemberID)} />;
}

function useMemberColumns(): readonly Column<MemberRow>[] {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'name',
      head: t.userName,
      cell: (row) => {
        const marks = [
          ...(row.StaffRole === null ? [] : [words.roles[row.StaffRole]]),
          ...(row.Demo ? [words.demo] : []),
        ];
        return (
          <TwoLines beneath={marks.join(' · ')}>
            <PageLink to={consoleScreenPath(edition, 'member', row.MemberID)}>{row.LoginUserName}</PageLink>{' '}
            {row.State !== 'normal' && <AccountMark state={row.State} />}
          </TwoLines>
        );
      },
    },
    {
      key: 'company',
      head: t.company,
      cell: (row) => (
        <TwoLines beneath={chooseCompanyNames(edition, row).other}>{chooseCompanyNames(edition, row).name}</TwoLines>
      ),
    },
    {
      key: 'contact',
      head: t.contact,
      cell: (row) => (
        <TwoLines beneath={row.CompanyEmail}>
          {row.ContactPersonName} <span className="c-nowrap">{row.ContactPersonCellPhoneNumber}</span>
        </TwoLines>
      ),
    },
    {
      key: 'cn',
      head: t.cn,
      cell: (row) => <ChargeMark state={row.ChargeState} expires={row.ChargeExpireDate} />,
    },
    {
      key: 'en',
      head: t.en,
      cell: (row) => <ChargeMark state={row.ChargeStataEn} expires={row.ChargeEnExpireDate} />,
    },
    {
      key: 'times',
      head: t.times,
      cell: (row) => (
        <>
          <span className="c-nowrap">{row.LastActiveDate === null ? '–' : format.date(row.LastActiveDate)}</span>
          <span className="c-sub c-nowrap">{format.date(row.CreatedDate)}</span>
        </>
      ),
    },
  ];
}
