import type { PriceFileDifference, UploadPriceFile } from '@btc/contract/prices/desk/price-settings.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { Facts } from '#shell/console/facts.tsx';
import { IssuePart } from '#shell/console/issues/issue-part.tsx';
import { TitlesPart } from '#shell/console/issues/titles-part.tsx';
import { StoppingPart, WarningPart } from '#shell/console/issues/warning-parts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import shared from '#ui/base/shared.module.css';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Notice } from '#ui/state/notice.tsx';
import { messages } from './file-messages.ts';

export type UploadedFile = OutputOf<typeof UploadPriceFile>;

export function FilePreview({ result }: { readonly result: UploadedFile }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { Row: row, Rows: differences, List: issues, Total: total, Dict: dict } = result;
  const isNothing =
    row.Outcome === 'unchanged' || (row.Outcome === 'preview' && row.Added + row.Changed + row.Gone === 0);
  const period = row.From === null || row.To === null ? null : `${format.date(row.From)} – ${format.date(row.To)}`;
  return (
    <ScreenPart title={row.Outcome === 'preview' ? t.previewTitle : t.outcomes[row.Outcome]}>
      <div className={shared['stack4']}>
        <Facts
          facts={[
            [t.rowsRead, format.number(row.RowsRead)],
            [t.badRows, format.number(row.BadRows)],
            [t.added, format.number(row.Added)],
            [t.changed, format.number(row.Changed)],
            [t.same, format.number(row.Same)],
            [t.newSeries, format.number(row.NewSeries)],
            [t.gone, format.number(row.Gone)],
            [t.period, period],
            [t.publishedOn, row.PublishedOn === null ? null : format.date(row.PublishedOn)],
          ]}
        />
        {isNothing && issues.length === 0 && <Notice tone="plain">{t.nothingToLoad}</Notice>}
        {row.Newer > 0 && <Notice tone="caution">{t.newer(format.number(row.Newer))}</Notice>}
        {issues.length > 0 && <IssuePart kind="issues" issues={issues} total={total} fileName={row.FileName} />}
        <StoppingPart issues={dict.Warnings} fileName={row.FileName} />
        <WarningPart issues={dict.Warnings} total={dict.Warnings.length} fileName={row.FileName} />
        <TitlesPart titles={dict.Titles} />
        {differences.length > 0 && (
          <Differences rows={differences} isAll={differences.length === row.Added + row.Changed} />
        )}
      </div>
    </ScreenPart>
  );
}

function Differences({ rows, isAll }: { readonly rows: readonly PriceFileDifference[]; readonly isAll: boolean }) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns = useDifferenceColumns();
  return (
    <>
      <DataTable
        caption={t.differences}
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.NameEn} ${row.Date} ${rows.indexOf(row)}`}
        view="small"
        tall
      />
      {!isAll && <p className={layout['note']}>{t.differencesFirst(format.number(rows.length))}</p>}
    </>
  );
}

function useDifferenceColumns(): readonly Column<PriceFileDifference>[] {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  const format = useFormat();
  const figures = (values: readonly number[] | null) =>
    values === null ? t.none : values.map((value) => format.number(value, Number.isInteger(value) ? 0 : 2)).join(' / ');
  return [
    { key: 'name', head: t.name, cell: ({ NameCn, NameEn }) => (isEn ? NameEn : NameCn) },
    {
      key: 'day',
      head: t.day,
      cell: ({ Date: day, NewerOn }) => (
        <>
          <span className={layout['nowrap']}>{format.date(day)}</span>
          {NewerOn !== null && <span className={layout['sub']}>{t.newerOn(format.date(NewerOn))}</span>}
        </>
      ),
    },
    { key: 'before', head: t.before, numeric: true, cell: ({ Before }) => figures(Before) },
    { key: 'after', head: t.after, numeric: true, cell: ({ After }) => figures(After) },
  ];
}
