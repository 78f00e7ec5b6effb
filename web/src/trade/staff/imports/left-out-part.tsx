import { leftOutNames } from '@btc/contract/trade/desk/left-out.ts';
import type { ImportLeftOut } from '@btc/contract/trade/desk/import-outcome.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { messages } from '../messages.ts';

export function LeftOutPart({ rows }: { readonly rows: readonly ImportLeftOut[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const isEn = useEdition() === 'en';
  if (rows.length === 0) return null;
  const figure = (value: number | null) => (value === null ? '' : format.number(value));
  const columns: readonly Column<ImportLeftOut>[] = [
    { key: 'reason', head: t.leftOutReason, cell: ({ Reason }) => leftOutNames[Reason][isEn ? 'en' : 'cn'] },
    { key: 'of', head: t.leftOutOf, cell: ({ Code, Name }) => `${Code} ${Name}`.trim() || t.leftOutRest },
    { key: 'rows', head: t.rows, numeric: true, cell: ({ Rows }) => format.number(Rows) },
    { key: 'tonnes', head: t.tonnes, numeric: true, cell: ({ Tonnes }) => figure(Tonnes) },
    { key: 'usd', head: t.usd, numeric: true, cell: ({ ValueUsd }) => figure(ValueUsd) },
    { key: 'cny', head: t.cny, numeric: true, cell: ({ ValueCny }) => figure(ValueCny) },
  ];
  return (
    <ScreenPart title={t.leftOut}>
      <p className={layout['what']}>{t.leftOutWhat}</p>
      <DataTable
        caption={t.leftOut}
        columns={columns}
        rows={rows}
        rowKey={({ Reason, Code, Name }) => `${Reason} ${Code} ${Name}`}
        view="small"
        tall
      />
    </ScreenPart>
  );
}
