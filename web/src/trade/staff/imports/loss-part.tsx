import type { ImportLoss } from '@btc/contract/trade/desk/import-outcome.ts';
import { toSpans } from '@btc/contract/trade/period.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { messages } from '../messages.ts';
import { formatSpanText } from '../../words/periods.ts';

export interface LossPartProps {
  readonly losses: readonly ImportLoss[];
  /** Heading: about to be lost, or lost. */
  readonly title: string;
  readonly what: string | null;
}

export function LossPart({ losses, title, what }: LossPartProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  const isEn = edition === 'en';
  const columns: readonly Column<ImportLoss>[] = [
    { key: 'kind', head: t.lost, cell: ({ Kind }) => t.lossKinds[Kind] },
    {
      key: 'periods',
      head: t.period,
      cell: ({ Periods }) =>
        toSpans(Periods)
          .map(({ from, to }) => formatSpanText(edition, from, to))
          .join(t.comma),
    },
    {
      key: 'origins',
      head: t.origin,
      cell: ({ Origins }) => Origins.map(({ NameCn, NameEn }) => (isEn ? NameEn : NameCn)).join(t.comma),
    },
    {
      key: 'tonnes',
      head: t.tonnes,
      numeric: true,
      cell: ({ Tonnes }) => (Tonnes === null ? '–' : format.number(Tonnes, 1)),
    },
  ];
  if (losses.length === 0) return null;
  return (
    <ScreenPart title={title}>
      {what !== null && <p className={layout['what']}>{what}</p>}
      <DataTable caption={title} columns={columns} rows={losses} rowKey={({ Kind }) => Kind} view="small" />
    </ScreenPart>
  );
}
