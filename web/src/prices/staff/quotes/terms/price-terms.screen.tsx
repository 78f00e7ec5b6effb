import type { GetPriceSettings } from '@btc/contract/prices/desk/price-settings.ts';
import type { DayRate } from '@btc/contract/prices/price-fields.ts';
import { priceMeats } from '@btc/contract/prices/price-codes.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { rules as weightRules } from 'form-rules:RefreshPriceWeights';
import { rules as settingRules } from 'form-rules:SavePriceSettings';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { DeskForm } from '#shell/console/form/desk-form.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { toOptions } from '#ui/form/select.tsx';
import { DutyTable } from './duty-table.tsx';
import { RateDialog, RemoveRateDialog } from './rate-dialog.tsx';
import { messages } from './terms-messages.ts';

const { Line } = deskFields<'SavePriceSettings'>();
const Weights = deskFields<'RefreshPriceWeights'>();

export function PriceTermsScreen() {
  const t = useMessages(messages);
  const answer = useCall('GetPriceSettings', {});
  const [isEntering, setEntering] = useState(false);
  const [removing, setRemoving] = useState<DayRate | null>(null);
  return (
    <ScreenPage title={t.settingsTitle}>
      <AnswerView answer={answer}>
        {({ Row, Rows }) => (
          <>
            <ScreenPart title={t.settings}>
              <SettingsForm key={JSON.stringify(Row)} settings={Row} onChanged={answer.reload} />
            </ScreenPart>
            <ScreenPart title={t.rates} actions={<Button onClick={() => setEntering(true)}>{t.addRate}</Button>}>
              <p className={layout['what']}>{t.ratesWhat}</p>
              <RateTable rows={Rows} onRemove={setRemoving} />
            </ScreenPart>
          </>
        )}
      </AnswerView>
      <DutyTable />
      <ScreenPart title={t.weights}>
        <WeightsForm />
      </ScreenPart>
      {isEntering && <RateDialog onClose={() => setEntering(false)} onChanged={answer.reload} />}
      {removing !== null && (
        <RemoveRateDialog rate={removing} onClose={() => setRemoving(null)} onChanged={answer.reload} />
      )}
    </ScreenPage>
  );
}

type Settings = OutputOf<typeof GetPriceSettings>['Row'];

function SettingsForm({ settings, onChanged }: { readonly settings: Settings; readonly onChanged: () => void }) {
  const t = useMessages(messages);
  return (
    <DeskForm
      operation="SavePriceSettings"
      rules={settingRules}
      row={settings}
      id={null}
      fixed={(known) => (known === null ? {} : { Expected: known })}
      refetch={async (api) => (await api('GetPriceSettings', {})).Row}
      what={<p>{t.settingsWhat}</p>}
      confirm={t.save}
      done={t.saved}
      onChanged={onChanged}
    >
      <div className={layout['grid']}>
        <Line name="PortCost" />
        <Line name="VatPercent" />
        <Line name="JumpPercent" />
      </div>
    </DeskForm>
  );
}

interface RateTableProps {
  readonly rows: readonly DayRate[];
  readonly onRemove: (rate: DayRate) => void;
}

function RateTable({ rows, onRemove }: RateTableProps) {
  const t = useMessages(messages);
  const columns = useRateColumns(onRemove);
  return (
    <DataTable
      caption={t.rates}
      columns={columns}
      rows={rows}
      rowKey={({ Day, Source }) => `${Day} ${Source}`}
      view="small"
      tall
    />
  );
}

function useRateColumns(onRemove: RateTableProps['onRemove']): readonly Column<DayRate>[] {
  const t = useMessages(messages);
  const format = useFormat();
  return [
    { key: 'day', head: t.day, cell: ({ Day }) => format.date(Day) },
    { key: 'rate', head: t.rate, numeric: true, cell: ({ CnyPerUsd }) => format.number(CnyPerUsd, 4) },
    { key: 'source', head: t.source, cell: ({ Source, Demo }) => (Demo ? t.demo : Source) },
    {
      key: 'remove',
      head: t.actions,
      cell: (rate) =>
        !rate.Demo && (
          <Button size="small" aria-label={`${t.removeRate}: ${format.date(rate.Day)}`} onClick={() => onRemove(rate)}>
            {t.remove}
          </Button>
        ),
    },
  ];
}

function WeightsForm() {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return (
    <DeskForm
      operation="RefreshPriceWeights"
      rules={weightRules}
      row={null}
      id={null}
      initial={{ Meat: 'beef', Year: Number(todayInShanghai().slice(0, 4)) }}
      what={<p>{t.weightsWhat}</p>}
      confirm={t.refresh}
      done={({ Total, Dict: { SourceCn, SourceEn } }) =>
        Total === 0 ? t.noVolumes : t.weightsDone(format.number(Total), edition === 'cn' ? SourceCn : SourceEn)
      }
      onChanged={() => {}}
    >
      <div className={layout['grid']}>
        <Weights.Choice name="Meat" of={toOptions(priceMeats, t.meatNames)} />
        <Weights.Line name="Year" />
      </div>
    </DeskForm>
  );
}
