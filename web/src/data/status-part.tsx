import { dataRoot } from '@btc/contract/data/data-address.ts';
import type { SourceStatus } from '@btc/contract/data/source-status.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { ReleaseRow } from '@btc/contract/trade/calendar.ts';
import { useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { type Cell, type Column, DataTable } from '#ui/data/data-table.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import styles from './developers.module.css';
import { messages } from './developers-messages.ts';

const nothing = '—';

/** Formats a year, month or day. */
function formatWhen(format: Format, when: string | null): string {
  if (when === null) return nothing;
  if (when.length === 4) return format.year(Number(when));
  return when.length === 7 ? format.month(when) : format.date(when);
}

function buildSourceCell(row: SourceStatus): Cell {
  return <SourceName row={row} />;
}

function SourceName({ row: { nameCn, nameEn, isDemo } }: { readonly row: SourceStatus }) {
  return (
    <>
      {nameIn(useEdition(), { NameCn: nameCn, NameEn: nameEn })} {isDemo && <DemoMark kind="data" />}
    </>
  );
}

function buildNextCell({ next }: SourceStatus): Cell {
  return next === null ? nothing : <NextRelease next={next} />;
}

function NextRelease({ next }: { readonly next: ReleaseRow }) {
  const format = useFormat();
  return (
    <>
      {formatWhen(format, next.Date)}
      <span className={shared['under']}>{useEdition() === 'cn' ? next.TitleCn : next.TitleEn}</span>
    </>
  );
}

export function StatusPart({ sources }: { readonly sources: readonly SourceStatus[] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const columns: readonly Column<SourceStatus>[] = [
    { key: 'source', head: t.statusColumns.source, cell: buildSourceCell },
    { key: 'dataTo', head: t.statusColumns.dataTo, cell: ({ dataTo }) => formatWhen(format, dataTo) },
    { key: 'published', head: t.statusColumns.published, cell: ({ publishedOn }) => formatWhen(format, publishedOn) },
    {
      key: 'loaded',
      head: t.statusColumns.loaded,
      cell: ({ loadedAt }) => (loadedAt === null ? nothing : format.dateTime(loadedAt)),
    },
    { key: 'next', head: t.statusColumns.next, cell: buildNextCell },
  ];
  return (
    <section id="status" className={styles['wide']}>
      <h2>{t.statusTitle}</h2>
      <p>
        {t.statusText} <a href={`${dataRoot}/status?edition=${edition}`}>{`${dataRoot}/status`}</a>
      </p>
      <DataTable caption={t.statusTable} columns={columns} rows={sources} rowKey={({ code }) => code} view="small" />
    </section>
  );
}
