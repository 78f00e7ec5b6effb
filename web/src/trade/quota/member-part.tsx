import { totalCode } from '@btc/contract/trade/trade-codes.ts';
import type { ViewQuota } from '@btc/contract/trade/view-answer.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { type Column, DataTable } from '#ui/data/data-table.tsx';
import { formatMonthName } from '../figure/over-time/month-names.ts';
import { QuotaPart } from '../figure/over-time/quota-part.tsx';
import { messages } from './messages.ts';

export function MemberPart({ quotas }: { readonly quotas: readonly ViewQuota[] }) {
  return (
    <>
      <QuotaPart quotas={quotas} record={undefined} mode="large" />
      <MonthTable quotas={quotas} />
    </>
  );
}

/** Cumulative use at the end of each published month. */
function MonthTable({ quotas }: { readonly quotas: readonly ViewQuota[] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const [first] = quotas;
  const known = quotas.flatMap(({ Cumulative }) => Cumulative.flatMap((used, index) => (used === null ? [] : [index])));
  const months = [...new Set(known)].toSorted((one, other) => one - other);
  if (first === undefined || months.length === 0) return null;
  const [scale, decimals] = edition === 'cn' ? [10_000, 2] : [1000, 1];
  const columns: readonly Column<number>[] = [
    { key: 'Month', head: t.month, cell: (index) => formatMonthName(edition, index + 1) },
    ...quotas.map((quota) => ({
      key: quota.Code,
      head: quota.Code === totalCode ? t.together : nameIn(edition, quota),
      numeric: true,
      cell: (index: number) => {
        const used = quota.Cumulative[index] ?? null;
        return used === null ? '' : format.number(used / scale, decimals);
      },
    })),
  ];
  return (
    <DataTable
      caption={t.monthsTitle(String(first.Year))}
      unit={t.unitMonths}
      columns={columns}
      rows={months}
      rowKey={String}
      view="small"
    />
  );
}
