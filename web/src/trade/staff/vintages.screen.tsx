import type { TradeVintage } from '@btc/contract/trade/desk/trade-import.ts';
import { factSourceNames, factSources } from '@btc/contract/trade/trade-codes.ts';
import { rules } from 'form-rules:GetTradeVintages';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import layout from '#shell/console/layout.module.css';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { messages } from './messages.ts';
import { formatSpanText } from '../words/periods.ts';

export function TradeVintagesScreen() {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  const sources = factSources.map((value) => ({ value, label: factSourceNames[value][isEn ? 'nameEn' : 'nameCn'] }));
  const list = useDeskList<'GetTradeVintages'>(rules, {
    filters: [{ field: 'Source', label: t.source, any: t.anySource, options: sources }],
    pageSize: 50,
  });
  const answer = useCall('GetTradeVintages', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      title={t.vintages}
      what={t.vintagesWhat}
      empty={t.noVintages}
      columns={useVintageColumns()}
      rowKey={({ VintageID }) => VintageID}
      view="small"
    />
  );
}

function useVintageColumns(): readonly DeskColumn<TradeVintage>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const dataPage = edition === 'cn' ? '/cn/BTCData' : '/BTCData';
  return [
    {
      key: 'source',
      head: t.source,
      text: ({ SourceNameCn, SourceNameEn }) => (edition === 'cn' ? SourceNameCn : SourceNameEn),
      to: ({ RunID }) => (RunID === null ? null : toConsoleScreenPath(edition, 'tradeRun', RunID)),
    },
    {
      key: 'day',
      head: t.publishedOn,
      day: ({ PublishedOn }) => PublishedOn,
      beneath: ({ PublishedOn }) => <a href={`${dataPage}?asof=${PublishedOn}`}>{t.asOf}</a>,
    },
    {
      key: 'period',
      head: t.period,
      text: (row) => <span className={layout['nowrap']}>{formatSpanText(edition, row.PeriodFrom, row.PeriodTo)}</span>,
    },
    { key: 'codes', head: t.codes, isLong: true, text: ({ HsCodes }) => HsCodes.join(', ') },
    {
      key: 'origins',
      head: t.origin,
      text: ({ Origins }) => (Origins.length === 0 ? t.allOrigins : Origins.join(', ')),
    },
    { key: 'rows', head: t.rows, number: ({ Rows }) => Rows },
    { key: 'loaded', head: t.loadedAt, time: ({ LoadedAt }) => LoadedAt },
    {
      key: 'use',
      head: t.counting,
      state: ({ Current }) => (Current ? { tone: 'good', name: t.current } : { tone: 'plain', name: t.replaced }),
    },
  ];
}
