import type { DayRate } from '@btc/contract/prices/price-fields.ts';
import { type PriceMeat, priceMeats } from '@btc/contract/prices/price-codes.ts';
import { type FormEvent, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { failureText } from '#shell/console/failure.ts';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { DutyTable } from './duty-table.tsx';
import { RateDialog, RemoveRateDialog } from './rate-dialog.tsx';
import { en } from './terms-words.en.ts';
import { zh } from './terms-words.zh.ts';

/** What prices are reckoned with: settings, exchange rates, duties, weights. */
export function PriceTermsScreen() {
  const t = useMessages({ cn: zh, en });
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
              <p className="c-what">{t.ratesWhat}</p>
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

interface Settings {
  readonly PortCost: number;
  readonly VatPercent: number;
  readonly JumpPercent: number;
}

const settingFields = ['PortCost', 'VatPercent', 'JumpPercent'] as const;
const least = { PortCost: 0, VatPercent: 0, JumpPercent: 0.1 };

function SettingsForm({ settings, onChanged }: { readonly settings: Settings; readonly onChanged: () => void }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const { isPending, failure, run } = useAction();
  const [typed, setTyped] = useState(() => ({
    PortCost: String(settings.PortCost),
    VatPercent: String(settings.VatPercent),
    JumpPercent: String(settings.JumpPercent),
  }));
  /** What the form was begun with: the save says so, and is refused where a colleague has saved meanwhile. */
  const [was] = useState(settings);
  const labels = { PortCost: t.portCost, VatPercent: t.vat, JumpPercent: t.jump };
  const isRightIn = (field: keyof Settings) =>
    /^\d+(?:\.\d+)?$/.test(typed[field].trim()) && Number(typed[field]) >= least[field] && Number(typed[field]) <= 100;
  const isRight = settingFields.every(isRightIn);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isRight) return;
    const isDone = await run((api) =>
      api('SavePriceSettings', {
        PortCost: Number(typed.PortCost),
        VatPercent: Number(typed.VatPercent),
        JumpPercent: Number(typed.JumpPercent),
        Expected: was,
      }),
    );
    if (!isDone) return;
    showToast(t.saved);
    onChanged();
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="c-stack">
      <p className="c-what">{t.settingsWhat}</p>
      <div className="c-grid">
        {settingFields.map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            inputMode="decimal"
            maxLength={10}
            error={isRightIn(field) ? null : t.settingForms[field]}
            value={typed[field]}
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          />
        ))}
      </div>
      {failure !== null && <Notice tone="error">{failureText(edition, failure)}</Notice>}
      <Button type="submit" className="c-fit" pending={isPending} disabled={!isRight}>
        {t.save}
      </Button>
    </form>
  );
}

interface RateTableProps {
  readonly rows: readonly DayRate[];
  readonly onRemove: (rate: DayRate) => void;
}

function RateTable({ rows, onRemove }: RateTableProps) {
  const t = useMessages({ cn: zh, en });
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
  const t = useMessages({ cn: zh, en });
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
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const { isPending, failure, run } = useAction();
  const [meat, setMeat] = useState<PriceMeat>('beef');
  const [year, setYear] = useState(() => todayInShanghai().slice(0, 4));
  const [done, setDone] = useState<string | null>(null);
  const isYear = /^20(?:1[5-9]|[2-9]\d)$/.test(year);
  const refresh = (event: FormEvent) => {
    event.preventDefault();
    if (!isYear) return;
    setDone(null);
    void run(async (api) => {
      const { Total, Dict } = await api('RefreshPriceWeights', { Meat: meat, Year: Number(year) });
      const source = edition === 'cn' ? Dict.SourceCn : Dict.SourceEn;
      setDone(Total === 0 ? t.noVolumes : t.weightsDone(format.number(Total), source));
    });
  };
  return (
    <form noValidate onSubmit={refresh} className="c-stack">
      <p className="c-what">{t.weightsWhat}</p>
      <div className="c-grid">
        <Select
          label={t.meat}
          options={priceMeats.map((value) => ({ value, label: t.meatNames[value] }))}
          value={meat}
          onChange={setMeat}
        />
        <TextField
          label={t.year}
          inputMode="numeric"
          maxLength={4}
          aria-invalid={!isYear || undefined}
          value={year}
          onChange={(event) => setYear(event.target.value)}
        />
      </div>
      {failure !== null && <Notice tone="error">{failureText(edition, failure)}</Notice>}
      <output>{done}</output>
      <Button type="submit" className="c-fit" pending={isPending} disabled={!isYear}>
        {t.refresh}
      </Button>
    </form>
  );
}
