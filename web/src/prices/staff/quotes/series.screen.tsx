import type { DeskPriceSeries } from '@btc/contract/prices/desk/quote-desk.ts';
import { priceMeats, quotedMarkets } from '@btc/contract/prices/price-codes.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { StateMark } from '#shell/console/facts.tsx';
import { FilterBar } from '#shell/console/filter-bar.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Select } from '#ui/form/select.tsx';
import { useLineWords } from './line-words.ts';
import { useMarketName, useMarketOptions } from './use-market-name.ts';
import { SeriesDialog } from './series-dialog.tsx';
import { en } from './terms-words.en.ts';
import { zh } from './terms-words.zh.ts';

const pageSize = 50;

/** What is quoted: the list of series, and where their names come from. */
export function SeriesScreen() {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const { filter, page, set, hrefFor } = useFilters<'meat' | 'market' | 'stopped'>();
  const meat = priceMeats.find((one) => one === filter('meat')) ?? 'beef';
  const market = quotedMarkets.find((one) => one === filter('market'));
  const isWithStopped = filter('stopped') === 'yes';
  const answer = useCall('GetDeskPriceSeries', {
    Meat: meat,
    ...(market === undefined ? {} : { MarketType: market }),
    IncludeStopped: isWithStopped,
    Page: page,
    PageSize: pageSize,
  });
  const [isAdding, setAdding] = useState(false);
  return (
    <ScreenPage title={t.seriesTitle} actions={<Button onClick={() => setAdding(true)}>{t.add}</Button>}>
      <p className="c-what">{t.seriesWhat}</p>
      <FilterBar>
        <Select
          label={t.meat}
          options={priceMeats.map((value) => ({ value, label: t.meatNames[value] }))}
          value={meat}
          onChange={(value) => set('meat', value)}
        />
        <Select
          label={t.market}
          options={[{ value: '', label: t.anyMarket }, ...useMarketOptions()]}
          value={market ?? ''}
          onChange={(value) => set('market', value)}
        />
        <Select
          label={t.stopped}
          options={[
            { value: '', label: t.withoutStopped },
            { value: 'yes', label: t.withStopped },
          ]}
          value={isWithStopped ? 'yes' : ''}
          onChange={(value) => set('stopped', value)}
        />
      </FilterBar>
      <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor} empty={t.empty}>
        {(rows) => <SeriesTable rows={rows} onChanged={answer.reload} />}
      </ListView>
      <p className="c-note">
        {t.namesWhat} <PageLink to={consoleScreenPath(edition, 'dictionaries')}>{t.dictionaries}</PageLink>
      </p>
      {isAdding && (
        <SeriesDialog
          start={{ meat, market: market ?? 'forward' }}
          onClose={() => setAdding(false)}
          onChanged={answer.reload}
        />
      )}
    </ScreenPage>
  );
}

interface SeriesTableProps {
  readonly rows: readonly DeskPriceSeries[];
  readonly onChanged: () => void;
}

function SeriesTable({ rows, onChanged }: SeriesTableProps) {
  const t = useMessages({ cn: zh, en });
  const [turning, setTurning] = useState<DeskPriceSeries | null>(null);
  const columns = useSeriesColumns(setTurning);
  return (
    <>
      <DataTable
        caption={t.seriesTitle}
        columns={columns}
        rows={rows}
        rowKey={({ SeriesID }) => String(SeriesID)}
        view="small"
      />
      {turning !== null && <TurnDialog series={turning} onClose={() => setTurning(null)} onChanged={onChanged} />}
    </>
  );
}

function useSeriesColumns(onTurn: (series: DeskPriceSeries) => void): readonly Column<DeskPriceSeries>[] {
  const t = useMessages({ cn: zh, en });
  const words = useLineWords();
  const format = useFormat();
  const marketName = useMarketName();
  return [
    {
      key: 'series',
      head: t.series,
      cell: (row) => (
        <span className="c-clip">
          {words.origin(row)} {words.cut(row)} {row.Demo && <span className="c-state">{t.demo}</span>}
          <span className="c-sub">{words.terms(row)}</span>
        </span>
      ),
    },
    { key: 'market', head: t.market, cell: ({ MarketType }) => marketName(MarketType) },
    { key: 'quotes', head: t.quotes, numeric: true, cell: ({ Quotes }) => format.number(Quotes) },
    {
      key: 'latest',
      head: t.latest,
      cell: ({ LatestDate }) =>
        LatestDate === null ? '–' : <span className="c-nowrap">{format.date(LatestDate)}</span>,
    },
    {
      key: 'state',
      head: t.state,
      cell: ({ Active }) => <StateMark tone={Active ? 'good' : 'plain'}>{Active ? t.active : t.inactive}</StateMark>,
    },
    {
      key: 'actions',
      head: t.actions,
      cell: (row) => (
        <Button
          size="small"
          aria-label={`${row.Active ? t.stop : t.resume}: ${words.title(row)}`}
          onClick={() => onTurn(row)}
        >
          {row.Active ? t.stop : t.resume}
        </Button>
      ),
    },
  ];
}

interface TurnDialogProps {
  readonly series: DeskPriceSeries;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function TurnDialog({ series, onClose, onChanged }: TurnDialogProps) {
  const t = useMessages({ cn: zh, en });
  const words = useLineWords();
  const { Active: isActive } = series;
  return (
    <ActionDialog
      title={isActive ? t.stop : t.resume}
      what={
        <>
          <p>{words.title(series)}</p>
          <p>{isActive ? t.stopWhat : t.resumeWhat}</p>
        </>
      }
      confirm={isActive ? t.stop : t.resume}
      work={(api) =>
        api('SavePriceSeries', {
          SeriesID: series.SeriesID,
          Meat: series.Meat,
          MarketType: series.MarketType,
          Origin: series.OriginCode,
          Cut: series.CutCode,
          Specs: series.Specs,
          Brand: series.Brand,
          Storage: series.Storage,
          Term: series.Term,
          Port: series.Port,
          Unit: series.Unit,
          Active: !isActive,
        })
      }
      done={isActive ? t.stopped2 : t.resumed}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}
