import type { DeskExhibition } from '@btc/contract/directory/desk/exhibition-desk.ts';
import { type ExhibitionState, exhibitionStates } from '@btc/contract/directory/directory-codes.ts';
import { exhibitionKindNames } from '@btc/contract/directory/directory-names.ts';
import { exhibitionPath } from '@btc/contract/directory/directory-paths.ts';
import { countries } from '@btc/reference/countries.ts';
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
import { DeskName } from './desk-name.tsx';
import { DeskPlace } from './desk-place.tsx';
import { ExhibitionDialog } from './exhibition-dialog.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { useEntryName, useNameFormat } from './names.ts';
import { StateActions } from './state-actions.tsx';

const pageSize = 20;
const tones = { draft: 'waiting', published: 'good', cancelled: 'bad', withdrawn: 'plain' } as const;
const shown: ReadonlySet<ExhibitionState> = new Set(['published', 'cancelled']);
/** What an event can become. */
const targets: Readonly<Record<ExhibitionState, readonly ExhibitionState[]>> = {
  draft: ['published'],
  published: ['cancelled', 'withdrawn'],
  cancelled: ['published', 'withdrawn'],
  withdrawn: ['published'],
};

/** The calendar as editors see it, in every state. */
export function ExhibitionsScreen() {
  const t = useMessages({ cn: zh, en });
  const { filter, set, clear, page, hrefFor, hrefWith } = useFilters<'state' | 'q'>();
  const state = exhibitionStates.find((one) => one === filter('state'));
  const words = filter('q').slice(0, 60);
  const answer = useCall('GetDeskExhibitions', {
    Page: page,
    PageSize: pageSize,
    ...(state === undefined ? {} : { State: state }),
    ...(words === '' ? {} : { Keyword: words }),
  });
  const [editing, setEditing] = useState<DeskExhibition | 'new' | null>(null);
  return (
    <ScreenPage
      title={t.exhibitions}
      actions={
        <Button variant="primary" onClick={() => setEditing('new')}>
          {t.addEvent}
        </Button>
      }
    >
      <StateTabs
        label={t.state}
        all={t.any}
        states={exhibitionStates}
        names={t.exhibitionStates}
        counts={answer.data?.Dict}
        current={state}
        hrefFor={(key) => hrefWith('state', key)}
      />
      <FilterBar onClear={clear}>
        <FilterText
          label={t.keyword}
          hint={t.eventHint}
          value={words}
          maxLength={60}
          onChange={(value) => set('q', value)}
        />
      </FilterBar>
      <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor}>
        {(rows) => <EventTable rows={rows} onEdit={setEditing} onChanged={answer.reload} />}
      </ListView>
      {editing !== null && (
        <ExhibitionDialog
          row={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onChanged={answer.reload}
        />
      )}
    </ScreenPage>
  );
}

interface RowActions {
  readonly onEdit: (row: DeskExhibition) => void;
  readonly onChanged: () => void;
}

function useEventColumns({ onEdit, onChanged }: RowActions): readonly Column<DeskExhibition>[] {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const kindName = useNameFormat(exhibitionKindNames);
  const countryName = useNameFormat(countries);
  const entryName = useEntryName();
  return [
    {
      key: 'name',
      head: t.name,
      cell: (row) => (
        <TwoLines beneath={row.Demo ? `${kindName(row.Kind)} · ${t.demo}` : kindName(row.Kind)}>
          <DeskName
            cn={row.Name}
            en={row.NameEn}
            address={shown.has(row.State) ? exhibitionPath(row.ExhibitionID) : null}
          />
        </TwoLines>
      ),
    },
    {
      key: 'when',
      head: t.when,
      cell: (row) => (
        <>
          <span className="c-nowrap">{format.date(row.StartDate)}</span>
          {row.EndDate !== row.StartDate && <span className="c-sub c-nowrap">{t.until(format.date(row.EndDate))}</span>}
        </>
      ),
    },
    { key: 'where', head: t.where, cell: (row) => <DeskPlace city={row.City} around={countryName(row.Country)} /> },
    {
      key: 'state',
      head: t.state,
      cell: (row) => (
        <TwoLines beneath={t.changed(format.dateShort(row.UpdatedDate), row.UpdatedBy)}>
          <StateMark tone={tones[row.State]}>{t.exhibitionStates[row.State]}</StateMark>
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
          work={(api, State) =>
            api('SetExhibitionState', { ExhibitionID: row.ExhibitionID, Revision: row.Revision, State })
          }
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

function EventTable({ rows, ...actions }: RowActions & { readonly rows: readonly DeskExhibition[] }) {
  const t = useMessages({ cn: zh, en });
  const columns = useEventColumns(actions);
  return <DataTable caption={t.exhibitions} columns={columns} rows={rows} rowKey={(row) => String(row.ExhibitionID)} />;
}
