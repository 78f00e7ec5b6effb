import type { GetQuoteCorrections } from '@btc/contract/prices/desk/quote-desk.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { rules } from 'form-rules:GetQuoteCorrections';
import { useMessages } from '#i18n/messages.ts';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import records from '#shell/console/records.module.css';
import { useCall } from '#shell/console/use-call.ts';
import { formatShownText } from './grid/grid-cell.tsx';
import { useLineWords } from './sheet/line-words.ts';
import { useMarketName } from './terms/use-market-name.ts';
import { messages } from './messages.ts';
import { quoteFields, type QuoteValues, toTyped } from './sheet/typed-line.ts';

type Correction = OutputOf<typeof GetQuoteCorrections>['Rows'][number];

function Figures({ values, beside }: { readonly values: QuoteValues; readonly beside: QuoteValues | null }) {
  const t = useMessages(messages);
  const [typed, other] = [toTyped(values), beside === null ? null : toTyped(beside)];
  const shown = quoteFields.filter((field) => other === null || typed[field] !== other[field]);
  return (
    <ul className={records['diff']}>
      {shown.map((field) => (
        <li key={field}>
          <span className={records['diffField']}>{t.fields[field]}</span>
          {formatShownText(t, field, typed[field]) || '–'}
        </li>
      ))}
    </ul>
  );
}

function useCorrectionColumns(): readonly DeskColumn<Correction>[] {
  const words = useLineWords();
  const marketName = useMarketName();
  const { t } = words;
  return [
    {
      key: 'series',
      head: t.series,
      text: ({ Series }) => `${words.origin(Series)} ${words.cut(Series)}`,
      beneath: ({ Series }) => [marketName(Series.MarketType), words.terms(Series)],
    },
    { key: 'day', head: t.day, day: ({ Date: quoted }) => quoted },
    { key: 'before', head: t.before, text: ({ Before, After }) => <Figures values={Before} beside={After} /> },
    {
      key: 'after',
      head: t.after,
      text: ({ Before, After }) => (After === null ? t.withdrawn : <Figures values={After} beside={Before} />),
    },
    { key: 'reason', head: t.reason, isLong: true, text: ({ Reason }) => Reason },
    { key: 'at', head: t.at, time: ({ At }) => At, beneath: ({ By }) => By },
  ];
}

export function CorrectionsScreen() {
  const t = useMessages(messages);
  const list = useDeskList<'GetQuoteCorrections'>(rules, {
    filters: [
      { field: 'Date', at: 'day', label: t.day, isDay: true },
      { field: 'SeriesID', at: 'series', label: t.series, isHidden: true },
    ],
    pageSize: 50,
  });
  const answer = useCall('GetQuoteCorrections', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      title={t.correctionsTitle}
      crumbs={[{ name: t.sheetTitle, screen: 'quoteSheet' }]}
      empty={t.correctionsEmpty}
      columns={useCorrectionColumns()}
      rowKey={({ CorrectionID }) => CorrectionID}
      view="small"
    />
  );
}
