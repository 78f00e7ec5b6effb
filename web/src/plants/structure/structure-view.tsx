import type { StructureBar } from '@btc/contract/plants/plant-directory.ts';
import type { CountedOption } from '@btc/contract/plants/plant-fields.ts';
import { formatCodeIn, nameIn } from '@btc/contract/names.ts';
import { registrationStateNames } from '@btc/reference/plants/plant-scopes.ts';
import { OriginSwatch } from '#charts/origin-swatch.tsx';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import changes from '../changes/changes.module.css';
import { OriginSelect } from '../changes/period-form.tsx';
import { type PlantsState, plantsAddress, structureViews } from '../directory/directory-address.ts';
import type { StructureAnswer } from '../directory/plants-query.ts';
import { useQueryState } from '../directory/use-query-state.ts';
import { FileLinks } from '../room/file-links.tsx';
import { messages } from './messages.ts';
import { StructureChart } from './structure-chart.tsx';
import styles from './structure.module.css';

interface StructureProps {
  readonly state: PlantsState;
  readonly answer: StructureAnswer;
  readonly origins: readonly CountedOption[];
}

export function StructureView({ state, answer, origins }: StructureProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const navigate = useNavigate();
  const request = useQueryState();
  const { bars, dict, total } = answer;
  const isLocked = dict.Locked !== null;
  return (
    <>
      <div className={classNames(shared['filters'], changes['filters'])}>
        <SegmentedLinks
          label={t.by}
          options={structureViews.map((by) => ({
            value: by,
            label: t.bys[by],
            to: plantsAddress(edition, { ...request, by }),
          }))}
          value={request.by}
        />
        <OriginSelect origins={origins} />
        {!isLocked && (
          <TextField
            type="date"
            label={t.asOf}
            value={request.asOf === state.asOf ? dict.AsOf : request.asOf}
            onChange={({ target }) =>
              void navigate(plantsAddress(edition, { ...request, asOf: target.value }), { preventScrollReset: true })
            }
          />
        )}
      </div>
      {bars.length > 0 && <Structure state={state} answer={answer} />}
      {bars.length === 0 && !isLocked && <EmptyState level={2} title={t.empty} />}
      {dict.Locked !== null && (
        <LockedPanel
          title={t.lockedTitle(t.bys[bars.length > 0 ? 'type' : state.by])}
          reason={dict.Locked.Reason}
          level={2}
        >
          <p>{t.lockedText(format.number(total))}</p>
        </LockedPanel>
      )}
    </>
  );
}

function Structure({ state, answer }: Omit<StructureProps, 'origins'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const title = useTitle(state);
  const { dict } = answer;
  return (
    <>
      <section className={classNames(shared['stack2'], shared['shrinks'], styles['figure'])}>
        <h2>{title}</h2>
        <StructureChart state={state} answer={answer} title={title} />
        {state.by !== 'state' && (
          <dl className={styles['concentration']}>
            <dt>{t.concentration}</dt>
            {(['Cr1', 'Cr4', 'Cr10'] as const).map((name) => (
              <dd key={name}>
                {t.cr[name]} <strong>{format.percent(dict.Concentration[name])}</strong>
              </dd>
            ))}
          </dl>
        )}
        {(state.by === 'type' || state.by === 'product') && <p className={shared['note']}>{t.overlapping}</p>}
      </section>
      <StructureTable state={state} answer={answer} title={title} />
      <FileLinks
        file="plant-structure"
        query={{
          Meat: state.meat,
          By: state.by,
          Origin: state.origins.join('|'),
          State: state.states.join('|'),
          AsOf: state.asOf,
        }}
      />
    </>
  );
}

function useTitle({ meat, by }: PlantsState): string {
  const t = useMessages(messages);
  const edition = useEdition();
  const meats = edition === 'cn' ? { beef: '牛肉', pork: '猪肉' } : { beef: 'Beef', pork: 'Pork' };
  return t.chartTitle(meats[meat], t.bys[by]);
}

function StructureTable({ state, answer, title }: Omit<StructureProps, 'origins'> & { title: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns = useBarColumns(state.by, answer.bars);
  return (
    <DataTable
      caption={t.tableCaption(title, format.date(answer.dict.AsOf))}
      unit={t.unit}
      columns={columns}
      rows={answer.bars}
      rowKey={({ Code }) => Code}
      view="small"
    />
  );
}

function useBarColumns(by: PlantsState['by'], bars: readonly StructureBar[]): readonly Column<StructureBar>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const states = registrationStateNames.filter(({ code }) => bars.some(({ Counts }) => Counts[code] !== undefined));
  return [
    {
      key: 'name',
      head: t.bys[by],
      cell: (bar) => (
        <span className={classNames(shared['withMark'], changes['origin'])}>
          {by === 'origin' && <OriginSwatch code={bar.Code} />}
          {nameIn(edition, bar)}
        </span>
      ),
    },
    { key: 'total', head: t.total, numeric: true, cell: ({ Total }) => <strong>{format.number(Total)}</strong> },
    { key: 'share', head: t.share, numeric: true, cell: ({ Share }) => format.percent(Share) },
    ...(by === 'state' ? [] : states).map(({ code }) => ({
      key: code,
      head: formatCodeIn(edition, registrationStateNames, code),
      numeric: true,
      cell: ({ Counts }: StructureBar) => format.number(Counts[code] ?? 0),
    })),
  ];
}
