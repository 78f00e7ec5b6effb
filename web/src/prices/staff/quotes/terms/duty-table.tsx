import type { PriceDuty } from '@btc/contract/prices/landed-cost.ts';
import { type PriceMeat, priceMeats } from '@btc/contract/prices/price-codes.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { FilterBar } from '#shell/console/filters/filter-bar.tsx';
import layout from '#shell/console/layout.module.css';
import records from '#shell/console/records.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Select } from '#ui/form/select.tsx';
import { DutyDialog, RemoveDutyDialog } from './duty-dialog.tsx';
import { messages } from './terms-messages.ts';

export function DutyTable() {
  const t = useMessages(messages);
  const [meat, setMeat] = useState<PriceMeat>('beef');
  const [editing, setEditing] = useState<PriceDuty | 'new' | null>(null);
  const [removing, setRemoving] = useState<PriceDuty | null>(null);
  const answer = useCall('GetPriceDuties', { Meat: meat });
  const columns = useDutyColumns(setEditing, setRemoving);
  return (
    <ScreenPart title={t.duties} actions={<Button onClick={() => setEditing('new')}>{t.addDuty}</Button>}>
      <p className={layout['what']}>{t.dutiesWhat}</p>
      <FilterBar>
        <Select
          label={t.meat}
          options={priceMeats.map((value) => ({ value, label: t.meatNames[value] }))}
          value={meat}
          onChange={setMeat}
        />
      </FilterBar>
      <AnswerView answer={answer}>
        {({ Rows }) => (
          <DataTable
            caption={t.duties}
            columns={columns}
            rows={Rows}
            rowKey={({ DutyID }) => String(DutyID)}
            view="small"
          />
        )}
      </AnswerView>
      {editing !== null && (
        <DutyDialog
          meat={meat}
          duty={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onChanged={answer.reload}
        />
      )}
      {removing !== null && (
        <RemoveDutyDialog duty={removing} onClose={() => setRemoving(null)} onChanged={answer.reload} />
      )}
    </ScreenPart>
  );
}

type Act = (duty: PriceDuty) => void;

function useDutyColumns(onEdit: Act, onRemove: Act): readonly Column<PriceDuty>[] {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  const format = useFormat();
  const toPercent = ({ Percent, PercentTo }: PriceDuty) =>
    Percent === null
      ? t.rateUnknown
      : PercentTo === null
        ? format.percent(Percent)
        : `${format.percent(Percent)} – ${format.percent(PercentTo)}`;
  const formatName = (duty: PriceDuty) => (isEn ? duty.OriginEn : duty.OriginCn);
  return [
    { key: 'origin', head: t.origin, cell: formatName },
    { key: 'kind', head: t.kind, cell: ({ Kind }) => t.kinds[Kind] },
    { key: 'percent', head: t.percent, numeric: true, cell: toPercent },
    {
      key: 'period',
      head: `${t.from} – ${t.until}`,
      cell: ({ From, Until }) => (
        <>
          <span className={layout['nowrap']}>{format.date(From)} –</span>{' '}
          <span className={layout['nowrap']}>{Until === null ? t.openEnd : format.date(Until)}</span>
        </>
      ),
    },
    {
      key: 'note',
      head: t.note,
      cell: (duty) => (
        <span className={layout['clip']}>
          {isEn ? duty.NoteEn : duty.NoteCn}
          <span className={layout['sub']}>{isEn ? duty.SourceEn : duty.SourceCn}</span>
        </span>
      ),
    },
    {
      key: 'edit',
      head: t.actions,
      cell: (duty) => (
        <span className={records['rowActions']}>
          {([t.edit, t.remove] as const).map((name) => (
            <Button
              key={name}
              size="small"
              aria-label={`${name}: ${formatName(duty)}, ${t.kinds[duty.Kind]}, ${duty.From}`}
              onClick={() => (name === t.edit ? onEdit : onRemove)(duty)}
            >
              {name}
            </Button>
          ))}
        </span>
      ),
    },
  ];
}
