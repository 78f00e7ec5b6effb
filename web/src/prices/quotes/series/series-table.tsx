import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { BasisCell } from '../basis-cell.tsx';
import { messages } from '../messages.ts';
import { formatPriceText, formatSeriesName, formatUnitName } from '../price-names.ts';
import type { SeriesData } from '../quotes-query.ts';

type Quote = SeriesData['quotes'][number];

export function SeriesTable({ found: { series, quotes, dict } }: { found: SeriesData }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const unit = dict.Unit ?? series.Unit;
  const columns = useColumns(unit, dict.OverQuota);
  return (
    <DataTable
      caption={t.historyCaption(formatSeriesName(edition, series))}
      unit={formatUnitName(format, unit)}
      columns={columns}
      rows={quotes.toReversed()}
      rowKey={({ Date: day }) => day}
      view="small"
      tall
    />
  );
}

function useColumns(unit: SeriesData['series']['Unit'], isOverQuota: boolean): readonly Column<Quote>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const text = (value: number | null) => (value === null ? t.unknown : formatPriceText(format, unit, value));
  const { columns: heads } = t;
  return [
    { key: 'day', head: t.day, cell: (quote) => format.date(quote.Date) },
    { key: 'low', head: heads.low, numeric: true, cell: ({ Low }) => text(Low) },
    {
      key: 'mainstream',
      head: heads.mainstream,
      numeric: true,
      cell: ({ Mainstream, OtherQuota }) => (
        <>
          {text(Mainstream)}
          {OtherQuota !== null && (
            <span className={classNames(shared['under'], shared['regular'])}>
              {t.otherQuota[isOverQuota ? 'in' : 'over'](text(OtherQuota))}
            </span>
          )}
        </>
      ),
    },
    { key: 'high', head: heads.high, numeric: true, cell: ({ High }) => text(High) },
    { key: 'count', head: heads.count, numeric: true, cell: ({ QuoteCount }) => format.number(QuoteCount) },
    { key: 'basis', head: heads.basis, cell: (quote) => <BasisCell quote={quote} /> },
  ];
}
