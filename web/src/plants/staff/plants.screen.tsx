import type { DeskPlant } from '@btc/contract/plants/desk/plant-desk.ts';
import { plantMeats, registrationStates } from '@btc/contract/plants/plant-codes.ts';
import { formatCodeIn } from '@btc/contract/names.ts';
import { origins } from '@btc/reference/origins.ts';
import { registrationStateNames } from '@btc/reference/plant-scopes.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { FilterBar, FilterText } from '#shell/console/filter-bar.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Select } from '#ui/form/select.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { useOptions } from '#ui/form/named-options.ts';
import { PlantDialog } from './plant-dialog.tsx';

const pageSize = 20;
type FilterName = 'q' | 'meat' | 'origin' | 'state';

/** The call that the filters of the address make. */
function toQuestion(filter: (name: FilterName) => string, page: number) {
  const meat = plantMeats.find((one) => one === filter('meat'));
  const state = registrationStates.find((one) => one === filter('state'));
  const origin = origins.find(({ code }) => code === filter('origin'))?.code;
  return {
    Keyword: filter('q').slice(0, 80),
    Page: page,
    PageSize: pageSize,
    ...(meat === undefined ? {} : { Meat: meat }),
    ...(origin === undefined ? {} : { Origin: origin }),
    ...(state === undefined ? {} : { State: state }),
  };
}

/** The register: found by anything one may know of a plant. */
export function PlantsScreen() {
  const t = useMessages({ cn: zh, en });
  const filters = useFilters<FilterName>();
  const answer = useCall('GetDeskPlants', toQuestion(filters.filter, filters.page));
  const [isAdding, setAdding] = useState(false);
  return (
    <ScreenPage title={t.plants} actions={<Button onClick={() => setAdding(true)}>{t.add}</Button>}>
      <PlantFilters {...filters} />
      <ListView answer={answer} page={filters.page} pageSize={pageSize} hrefFor={filters.hrefFor}>
        {(rows) => <PlantTable rows={rows} />}
      </ListView>
      {isAdding && <PlantDialog plant={null} onClose={() => setAdding(false)} onChanged={answer.reload} />}
    </ScreenPage>
  );
}

function PlantFilters({ filter, set, clear }: ReturnType<typeof useFilters<FilterName>>) {
  const t = useMessages({ cn: zh, en });
  const states = useOptions(registrationStateNames);
  const originOptions = useOptions(origins.filter(({ code }) => code !== 'OTH'));
  const any = { value: '', label: t.any } as const;
  return (
    <FilterBar onClear={clear}>
      <FilterText
        label={t.keyword}
        hint={t.keywordHint}
        value={filter('q')}
        maxLength={80}
        onChange={(value) => set('q', value)}
      />
      <Select
        label={t.meat}
        options={[any, ...plantMeats.map((meat) => ({ value: meat, label: t.meats[meat] }))]}
        value={plantMeats.find((meat) => meat === filter('meat')) ?? ''}
        onChange={(value) => set('meat', value)}
      />
      <Select
        label={t.origin}
        options={[any, ...originOptions]}
        value={originOptions.find(({ value }) => value === filter('origin'))?.value ?? ''}
        onChange={(value) => set('origin', value)}
      />
      <Select
        label={t.state}
        options={[any, ...states]}
        value={states.find(({ value }) => value === filter('state'))?.value ?? ''}
        onChange={(value) => set('state', value)}
      />
    </FilterBar>
  );
}

function usePlantColumns(): readonly Column<DeskPlant>[] {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'number',
      head: t.number,
      cell: (row) => (
        <>
          <PageLink to={consoleScreenPath(edition, 'plant', row.PlantID)}>{row.PlantNo}</PageLink>
          <span className="c-sub">
            {edition === 'cn' ? row.OriginCn : row.OriginEn}
            {row.Demo && ` · ${t.demo}`}
          </span>
        </>
      ),
    },
    {
      key: 'state',
      head: t.state,
      cell: (row) => (
        <>
          {formatCodeIn(edition, registrationStateNames, row.State)}
          {row.StateSince !== null && (
            <span className="c-sub c-nowrap">
              {t.since} {format.date(row.StateSince)}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'name',
      head: t.name,
      cell: (row) => (edition === 'cn' ? (row.NameCn ?? row.NameEn) : (row.NameEn ?? row.NameLocal)) ?? row.NameLocal,
    },
    {
      key: 'place',
      head: t.place,
      cell: (row) => (edition === 'cn' ? (row.ProvinceCn ?? row.ProvinceEn) : (row.ProvinceEn ?? row.ProvinceCn)),
    },
    { key: 'meat', head: t.meat, cell: (row) => row.Meats.map((meat) => t.meats[meat]).join(' · ') },
  ];
}

function PlantTable({ rows }: { rows: readonly DeskPlant[] }) {
  const t = useMessages({ cn: zh, en });
  const columns = usePlantColumns();
  return <DataTable caption={t.caption} columns={columns} rows={rows} rowKey={({ PlantID }) => String(PlantID)} />;
}
