import type { GetQuoteCorrections } from '@btc/contract/prices/desk/quote-desk.ts';
import { isDay } from '@btc/contract/time.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { FilterBar, FilterText } from '#shell/console/filter-bar.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { shownText } from './grid-cell.tsx';
import { useLineWords } from './line-words.ts';
import { useMarketName } from './use-market-name.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { type QuoteValues, sheetFields, toTyped } from './typed-line.ts';

type Correction = OutputOf<typeof GetQuoteCorrections>['Rows'][number];

const pageSize = 50;

/** What stood in published quotes before they were corrected or withdrawn. */
export function CorrectionsScreen() {
  const t = useMessages({ cn: zh, en });
  const { filter, page, set, clear, hrefFor } = useFilters<'day' | 'series'>();
  const series = Number(filter('series'));
  const day = isDay(filter('day')) ? filter('day') : '';
  const answer = useCall('GetQuoteCorrections', {
    Page: page,
    PageSize: pageSize,
    ...(Number.isInteger(series) && series > 0 ? { SeriesID: series } : {}),
    ...(day === '' ? {} : { Date: day }),
  });
  return (
    <ScreenPage title={t.correctionsTitle} crumbs={[{ name: t.sheetTitle, screen: 'quoteSheet' }]}>
      <FilterBar onClear={clear}>
        <FilterText label={t.day} type="date" value={day} maxLength={10} onChange={(value) => set('day', value)} />
      </FilterBar>
      <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor} empty={t.correctionsEmpty}>
        {(rows) => <CorrectionTable rows={rows} />}
      </ListView>
    </ScreenPage>
  );
}

function CorrectionTable({ rows }: { readonly rows: readonly Correction[] }) {
  const t = useMessages({ cn: zh, en });
  const columns = useCorrectionColumns();
  return (
    <DataTable
      caption={t.correctionsTitle}
      columns={columns}
      rows={rows}
      rowKey={({ CorrectionID }) => String(CorrectionID)}
      view="small"
    />
  );
}

/** Figures of a quote: all of them, or beside another quote those that differ. */
function Figures({ values, beside }: { readonly values: QuoteValues; readonly beside: QuoteValues | null }) {
  const t = useMessages({ cn: zh, en });
  const [typed, other] = [toTyped(values), beside === null ? null : toTyped(beside)];
  const shown = sheetFields.filter((field) => other === null || typed[field] !== other[field]);
  return (
    <ul className="c-diff">
      {shown.map((field) => (
        <li key={field}>
          <span className="c-diffField">{t.fields[field]}</span>
          {shownText(t, field, typed[field]) || '–'}
        </li>
      ))}
    </ul>
  );
}

function useCorrectionColumns(): readonly Column<Correction>[] {
  const words = useLineWords();
  const format = useFormat();
  const marketName = useMarketName();
  const { t } = words;
  return [
    {
      key: 'series',
      head: t.series,
      cell: ({ Series }) => (
        <>
          {words.origin(Series)} {words.cut(Series)}
          <span className="c-sub">
            {marketName(Series.MarketType)} · {words.terms(Series)}
          </span>
        </>
      ),
    },
    { key: 'day', head: t.day, cell: ({ Date: quoted }) => <span className="c-nowrap">{format.date(quoted)}</span> },
    { key: 'before', head: t.before, cell: ({ Before, After }) => <Figures values={Before} beside={After} /> },
    {
      key: 'after',
      head: t.after,
      cell: ({ Before, After }) => (After === null ? t.withdrawn : <Figures values={After} beside={Before} />),
    },
    { key: 'reason', head: t.reason, cell: ({ Reason }) => <span className="c-clip">{Reason}</span> },
    {
      key: 'at',
      head: t.at,
      cell: ({ At, By }) => (
        <>
          <span className="c-nowrap">{format.dateTime(At)}</span>
          <span className="c-sub">{By}</span>
        </>
      ),
    },
  ];
}
