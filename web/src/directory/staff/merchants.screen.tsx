import type { DeskMerchant } from '@btc/contract/directory/desk/merchant-desk.ts';
import { type MerchantState, merchantStates, merchantTypes } from '@btc/contract/directory/directory-codes.ts';
import { merchantTypeNames } from '@btc/contract/directory/directory-names.ts';
import { merchantPath } from '@btc/contract/directory/directory-paths.ts';
import { provinces } from '@btc/reference/provinces.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { StateTabs } from '#shell/console/counted-tabs.tsx';
import { StateMark, TwoLines } from '#shell/console/facts.tsx';
import { FilterBar, FilterText } from '#shell/console/filter-bar.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { useOptions } from '#ui/form/named-options.ts';
import { Select } from '#ui/form/select.tsx';
import { DeskName } from './desk-name.tsx';
import { DeskPlace } from './desk-place.tsx';
import { MerchantDialog } from './merchant-dialog.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { useEntryName, useNameFormat } from './names.ts';
import { StateActions } from './state-actions.tsx';

const pageSize = 20;
const tones = { draft: 'waiting', published: 'good', withdrawn: 'plain' } as const;
/** What an entry can become. */
const targets: Readonly<Record<MerchantState, readonly MerchantState[]>> = {
  draft: ['published'],
  published: ['withdrawn'],
  withdrawn: ['published'],
};

/** The merchant directory as editors see it, in every state. */
export function MerchantsScreen() {
  const t = useMessages({ cn: zh, en });
  const filters = useFilters<'state' | 'type' | 'q'>();
  const { filter, page, hrefFor, hrefWith } = filters;
  const state = merchantStates.find((one) => one === filter('state'));
  const type = merchantTypes.find((one) => one === filter('type'));
  const words = filter('q').slice(0, 60);
  const answer = useCall('GetDeskMerchants', {
    Page: page,
    PageSize: pageSize,
    ...(state === undefined ? {} : { State: state }),
    ...(type === undefined ? {} : { Type: type }),
    ...(words === '' ? {} : { Keyword: words }),
  });
  const [editing, setEditing] = useState<DeskMerchant | 'new' | null>(null);
  return (
    <ScreenPage
      title={t.merchants}
      actions={
        <Button variant="primary" onClick={() => setEditing('new')}>
          {t.addMerchant}
        </Button>
      }
    >
      <StateTabs
        label={t.state}
        all={t.any}
        states={merchantStates}
        names={t.merchantStates}
        counts={answer.data?.Dict}
        current={state}
        hrefFor={(key) => hrefWith('state', key)}
      />
      <Filters {...filters} type={type ?? ''} words={words} />
      <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor}>
        {(rows) => <MerchantTable rows={rows} onEdit={setEditing} onChanged={answer.reload} />}
      </ListView>
      {editing !== null && (
        <MerchantDialog
          row={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onChanged={answer.reload}
        />
      )}
    </ScreenPage>
  );
}

type FiltersProps = Pick<ReturnType<typeof useFilters<'state' | 'type' | 'q'>>, 'set' | 'clear'> & {
  readonly type: string;
  readonly words: string;
};

function Filters({ set, clear, type, words }: FiltersProps) {
  const t = useMessages({ cn: zh, en });
  return (
    <FilterBar onClear={clear}>
      <FilterText
        label={t.keyword}
        hint={t.merchantHint}
        value={words}
        maxLength={60}
        onChange={(value) => set('q', value)}
      />
      <Select
        label={t.type}
        options={[{ value: '', label: t.any }, ...useOptions(merchantTypeNames)]}
        value={type}
        onChange={(value) => set('type', value)}
      />
    </FilterBar>
  );
}

interface RowActions {
  readonly onEdit: (row: DeskMerchant) => void;
  readonly onChanged: () => void;
}

function useMerchantColumns({ onEdit, onChanged }: RowActions): readonly Column<DeskMerchant>[] {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const typeName = useNameFormat(merchantTypeNames);
  const provinceName = useNameFormat(provinces);
  const entryName = useEntryName();
  return [
    {
      key: 'name',
      head: t.name,
      cell: (row) => (
        <TwoLines
          beneath={
            <>
              {typeName(row.Type)}
              {row.ClaimedBy !== null && ` · ${t.claimedBy(row.ClaimedBy)}`}
              {row.Demo && ` · ${t.demo}`}
            </>
          }
        >
          <DeskName
            cn={row.Name}
            en={row.NameEn}
            address={row.State === 'published' ? merchantPath(row.MerchantID) : null}
          />
        </TwoLines>
      ),
    },
    { key: 'where', head: t.where, cell: (row) => <DeskPlace city={row.City} around={provinceName(row.Province)} /> },
    {
      key: 'state',
      head: t.state,
      cell: (row) => (
        <TwoLines beneath={t.changed(format.dateShort(row.UpdatedDate), row.UpdatedBy)}>
          <StateMark tone={tones[row.State]}>{t.merchantStates[row.State]}</StateMark>
        </TwoLines>
      ),
    },
    {
      key: 'actions',
      head: t.actions,
      cell: (row) => (
        <StateActions
          name={entryName(row)}
          targets={targets[row.State]}
          work={(api, State) => api('SetMerchantState', { MerchantID: row.MerchantID, Revision: row.Revision, State })}
          onChanged={onChanged}
        >
          <Button size="small" onClick={() => onEdit(row)}>
            {t.edit}
          </Button>
        </StateActions>
      ),
    },
  ];
}

function MerchantTable({ rows, ...actions }: RowActions & { readonly rows: readonly DeskMerchant[] }) {
  const t = useMessages({ cn: zh, en });
  const columns = useMerchantColumns(actions);
  return <DataTable caption={t.merchants} columns={columns} rows={rows} rowKey={(row) => String(row.MerchantID)} />;
}
