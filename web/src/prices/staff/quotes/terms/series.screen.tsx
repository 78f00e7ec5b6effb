import type { DeskPriceSeries } from '@btc/contract/prices/desk/quote-desk.ts';
import { priceMeats } from '@btc/contract/prices/price-codes.ts';
import { rules } from 'form-rules:GetDeskPriceSeries';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import layout from '#shell/console/layout.module.css';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { useLineWords } from '../sheet/line-words.ts';
import { useMarketName, useMarketOptions } from './use-market-name.ts';
import { SeriesDialog } from './series-dialog.tsx';
import { messages } from './terms-messages.ts';

export function SeriesScreen() {
  const t = useMessages(messages);
  const edition = useEdition();
  const [isAdding, setAdding] = useState(false);
  const [turning, setTurning] = useState<DeskPriceSeries | null>(null);
  const list = useDeskList<'GetDeskPriceSeries'>(rules, {
    filters: [
      { field: 'Meat', label: t.meat, options: toOptions(priceMeats, t.meatNames), initial: 'beef' },
      { field: 'MarketType', at: 'market', label: t.market, any: t.anyMarket, options: useMarketOptions() },
      {
        field: 'IncludeStopped',
        at: 'stopped',
        label: t.stopped,
        any: t.withoutStopped,
        options: [{ value: 'true', label: t.withStopped }],
      },
    ],
    pageSize: 50,
  });
  const answer = useCall('GetDeskPriceSeries', list.request);
  const { Meat = 'beef', MarketType = 'forward' } = list.request;
  return (
    <DeskList
      list={list}
      answer={answer}
      title={t.seriesTitle}
      actions={<Button onClick={() => setAdding(true)}>{t.add}</Button>}
      what={t.seriesWhat}
      empty={t.empty}
      columns={useSeriesColumns(setTurning)}
      rowKey={({ SeriesID }) => SeriesID}
      view="small"
    >
      <p className={layout['note']}>
        {t.namesWhat} <PageLink to={toConsoleScreenPath(edition, 'dictionaries')}>{t.dictionaries}</PageLink>
      </p>
      {isAdding && (
        <SeriesDialog
          start={{ meat: Meat, market: MarketType }}
          onClose={() => setAdding(false)}
          onChanged={answer.reload}
        />
      )}
      {turning !== null && <TurnDialog series={turning} onClose={() => setTurning(null)} onChanged={answer.reload} />}
    </DeskList>
  );
}

function useSeriesColumns(onTurn: (series: DeskPriceSeries) => void): readonly DeskColumn<DeskPriceSeries>[] {
  const t = useMessages(messages);
  const words = useLineWords();
  const marketName = useMarketName();
  return [
    {
      key: 'series',
      head: t.series,
      isLong: true,
      text: (row) => `${words.origin(row)} ${words.cut(row)}`,
      isDemo: ({ Demo }) => Demo,
      beneath: (row) => words.terms(row),
    },
    { key: 'market', head: t.market, text: ({ MarketType }) => marketName(MarketType) },
    { key: 'quotes', head: t.quotes, number: ({ Quotes }) => Quotes },
    { key: 'latest', head: t.latest, day: ({ LatestDate }) => LatestDate },
    {
      key: 'state',
      head: t.state,
      state: ({ Active }) => (Active ? { tone: 'good', name: t.active } : { tone: 'plain', name: t.inactive }),
    },
    {
      key: 'actions',
      actions: (row) => [{ name: row.Active ? t.stop : t.resume, about: words.title(row), onPress: () => onTurn(row) }],
    },
  ];
}

interface TurnDialogProps {
  readonly series: DeskPriceSeries;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function TurnDialog({ series, onClose, onChanged }: TurnDialogProps) {
  const t = useMessages(messages);
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
