import { benchmarkUnits } from '@btc/contract/prices/benchmarks/benchmark-units.ts';
import type { SeriesColumn, SeriesLabel } from '@btc/contract/prices/desk/series-files.ts';
import { columnRoles, dayOrders, seriesKinds } from '@btc/contract/prices/desk/series-rule.ts';
import { liveCattleSeries } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { bindDraft } from '#ui/form/bind-draft.ts';
import { useOptions } from '#ui/form/named-options.ts';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { type DraftSeries, type FoundSeries, type SeriesDraft, unitFor, listUnits } from './series-draft.ts';
import { messages } from './series-messages.ts';
import styles from './series-setup.module.css';

export interface SeriesSetupProps {
  readonly found: FoundSeries;
  readonly draft: SeriesDraft;
  readonly onChange: (draft: SeriesDraft) => void;
}

export function SeriesSetup({ found, draft, onChange }: SeriesSetupProps) {
  const t = useMessages(messages);
  const { text, choice } = bindDraft(draft, onChange);
  const changeSeries = (change: (one: DraftSeries) => DraftSeries) =>
    onChange({ ...draft, series: draft.series.map(change) });
  const dayOrderOptions = dayOrders.map((value) => ({ value, label: t.dayOrders[value] }));
  return (
    <>
      <ScreenPart title={t.columns}>
        <p className={layout['what']}>{t.columnsWhat}</p>
        <ColumnTable found={found} draft={draft} onChange={onChange} />
        {found.Row.IsOrderOpen && (
          <Select
            className={layout['narrow']}
            label={t.dayOrder}
            options={[{ value: '', label: t.choose }, ...dayOrderOptions]}
            {...choice('dayOrder')}
          />
        )}
      </ScreenPart>
      <ScreenPart
        title={t.series}
        actions={
          draft.series.length > 3 && (
            <Button size="small" onClick={() => changeSeries((one) => ({ ...one, kind: 'none' }))}>
              {t.leaveOutAll}
            </Button>
          )
        }
      >
        <p className={layout['what']}>{t.seriesWhat}</p>
        <div className={layout['grid']}>
          <TextField label={t.sourceCn} maxLength={120} {...text('sourceCn')} />
          <TextField label={t.sourceEn} maxLength={120} {...text('sourceEn')} />
        </div>
        {draft.series.map((one) => (
          <SeriesFields
            key={one.label}
            series={one}
            found={found.Datas.find(({ Label }) => Label === one.label)}
            onChange={(next) => changeSeries((old) => (old.label === next.label ? next : old))}
          />
        ))}
      </ScreenPart>
    </>
  );
}

function ColumnTable(props: SeriesSetupProps) {
  const t = useMessages(messages);
  const columns = useRoleColumns(props);
  return (
    <DataTable
      caption={t.columns}
      columns={columns}
      rows={props.found.Rows}
      rowKey={({ Title }) => Title}
      view="small"
      tall
    />
  );
}

function useRoleColumns({ draft, onChange }: SeriesSetupProps): readonly Column<SeriesColumn>[] {
  const t = useMessages(messages);
  return [
    { key: 'title', head: t.title, cell: ({ Title }) => Title.replaceAll('◷', t.periodMark) || t.noTitle },
    { key: 'samples', head: t.samples, cell: ({ Samples }) => Samples.join(t.between) },
    {
      key: 'role',
      head: t.role,
      cell: ({ Title }) => (
        <Select
          label={`${Title}: ${t.role}`}
          hideLabel
          options={columnRoles.map((value) => ({ value, label: t.roles[value] }))}
          value={draft.roles.get(Title) ?? 'skip'}
          onChange={(role) => onChange({ ...draft, roles: new Map(draft.roles).set(Title, role) })}
        />
      ),
    },
  ];
}

interface SeriesFieldsProps {
  readonly series: DraftSeries;
  readonly found: SeriesLabel | undefined;
  readonly onChange: (series: DraftSeries) => void;
}

function SeriesFields({ series, found, onChange }: SeriesFieldsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const isEn = useEdition() === 'en';
  const set = (change: Partial<DraftSeries>) => onChange({ ...series, ...change });
  const { text, choice } = bindDraft(series, onChange);
  const units = useOptions(series.kind === 'cattle' ? listUnits(series.code) : benchmarkUnits);
  return (
    <fieldset className={styles['series']}>
      <legend className={layout['legend']}>{series.label === '' ? t.onlySeries : series.label}</legend>
      {found !== undefined && (
        <p className={layout['note']}>
          {found.Count === 1
            ? t.holdsOne(format.date(found.From))
            : t.holds(format.number(found.Count), format.date(found.From), format.date(found.To))}
          {found.Last !== null && t.last(format.number(found.Last, Number.isInteger(found.Last) ? 0 : 2))}
        </p>
      )}
      <div className={layout['grid']}>
        <Select
          label={t.kind}
          options={seriesKinds.map((value) => ({ value, label: t.kinds[value] }))}
          value={series.kind}
          onChange={(kind) => set({ kind, unit: unitFor({ ...series, kind }) })}
        />
        {series.kind === 'cattle' && (
          <Select
            label={t.market}
            options={liveCattleSeries.map(({ code, regionCn, regionEn, nameCn, nameEn }) => ({
              value: code,
              label: isEn ? `${regionEn}: ${nameEn}` : `${regionCn}：${nameCn}`,
            }))}
            value={series.code}
            onChange={(code) => set({ code, unit: unitFor({ ...series, code }) })}
          />
        )}
        {series.kind === 'benchmark' && (
          <>
            <TextField label={t.nameCn} maxLength={80} {...text('nameCn')} />
            <TextField label={t.nameEn} maxLength={80} {...text('nameEn')} />
          </>
        )}
        {series.kind !== 'none' && (
          <Select label={t.unit} options={[{ value: '', label: t.choose }, ...units]} {...choice('unit')} />
        )}
      </div>
    </fieldset>
  );
}
