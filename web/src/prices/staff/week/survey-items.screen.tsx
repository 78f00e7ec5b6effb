import type { DeskSurveyItem } from '@btc/contract/prices/survey.ts';
import { surveyStates } from '@btc/contract/prices/week-codes.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { CountedTabs } from '#shell/console/counted-tabs.tsx';
import { StateMark } from '#shell/console/facts.tsx';
import { useLockedFigures } from '#shell/console/figures/locked-figures.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { ItemDialog, ScoreDialog } from './item-dialog.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

const pageSize = 20;
const tones = { draft: 'plain', open: 'waiting', closed: 'good' } as const;

type Work =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'open' | 'close' | 'score'; readonly item: DeskSurveyItem };

/** The items of the price survey: made, opened, closed and scored. */
export function SurveyItemsScreen() {
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
  const { filter, page, hrefFor, hrefWith } = useFilters<'state'>();
  const state = surveyStates.find((one) => one === filter('state'));
  const answer = useCall('GetDeskSurveyItems', {
    isEn,
    Page: page,
    PageSize: pageSize,
    ...(state === undefined ? {} : { State: state }),
  });
  const [work, setWork] = useState<Work | null>(null);
  const counts = answer.data?.Dict ?? null;
  const tabs = [
    { key: '', name: t.all, to: hrefWith('state', ''), count: null },
    ...surveyStates.map((key) => ({
      key,
      name: t.stateNames[key],
      to: hrefWith('state', key),
      count: counts?.[key] ?? null,
    })),
  ];
  return (
    <ScreenPage title={t.surveyTitle} actions={<Button onClick={() => setWork({ kind: 'new' })}>{t.newItem}</Button>}>
      <CountedTabs label={t.states} tabs={tabs} current={state ?? ''} />
      <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor} empty={t.surveyEmpty}>
        {(rows) => <ItemTable rows={rows} onWork={setWork} />}
      </ListView>
      {work !== null && <WorkDialog work={work} onClose={() => setWork(null)} onChanged={answer.reload} />}
    </ScreenPage>
  );
}

function ItemTable({ rows, onWork }: { rows: readonly DeskSurveyItem[]; onWork: (work: Work) => void }) {
  const t = useMessages({ cn: zh, en });
  const columns = useItemColumns(onWork);
  return <DataTable caption={t.surveyCaption} columns={columns} rows={rows} rowKey={({ ItemID }) => String(ItemID)} />;
}

function useItemColumns(onWork: (work: Work) => void): readonly Column<DeskSurveyItem>[] {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const price = (value: number | null) => (value === null ? '–' : format.number(value));
  return [
    { key: 'item', head: t.item, cell: (row) => `${row.OriginName} · ${row.CutName}` },
    {
      key: 'state',
      head: t.state,
      cell: (row) => <StateMark tone={tones[row.State]}>{t.stateNames[row.State]}</StateMark>,
    },
    { key: 'horizon', head: t.horizon, cell: (row) => t.weeks(row.Horizon) },
    {
      key: 'deadline',
      head: t.deadline,
      cell: (row) => <span className="c-nowrap">{format.dateTime(row.Deadline)}</span>,
    },
    { key: 'answers', head: t.answers, numeric: true, cell: (row) => format.number(row.Answers) },
    {
      key: 'prices',
      head: t.prices,
      unit: format.unit.usdPerTonne,
      numeric: true,
      cell: (row) => `${price(row.BasePrice)} → ${price(row.OutcomePrice)}`,
    },
    { key: 'actions', head: t.actions, cell: (row) => <RowActions item={row} onWork={onWork} /> },
  ];
}

/** Whether the horizon has passed, by the day in Beijing. */
function isDue({ ScoreFrom }: DeskSurveyItem): boolean {
  return todayInShanghai() >= ScoreFrom;
}

function RowActions({ item, onWork }: { item: DeskSurveyItem; onWork: (work: Work) => void }) {
  const t = useMessages({ cn: zh, en });
  const kinds = { draft: ['edit', 'open'], open: ['close'], closed: ['score'] } as const;
  return (
    <span className="c-actions">
      {kinds[item.State]
        .filter((kind) => kind !== 'score' || isDue(item))
        .map((kind) => (
          <Button
            key={kind}
            size="small"
            aria-label={`${t[kind]}: ${item.OriginName} ${item.CutName}`}
            onClick={() => onWork({ kind, item })}
          >
            {t[kind]}
          </Button>
        ))}
    </span>
  );
}

interface WorkDialogProps {
  readonly work: Work;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function WorkDialog({ work, ...rest }: WorkDialogProps) {
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
  if (work.kind === 'new') return <ItemDialog item={null} {...rest} />;
  const { kind, item } = work;
  if (kind === 'edit') return <ItemDialog item={item} {...rest} />;
  if (kind === 'score') return <ScoreDialog item={item} {...rest} />;
  if (kind === 'open') return <OpenDialog item={item} {...rest} />;
  return (
    <ActionDialog
      title={t.close}
      what={<ItemWhat item={item} text={t.closeWhat} />}
      confirm={t.close}
      work={(api) => api('CloseSurveyItem', { isEn, ItemID: item.ItemID })}
      done={t.closedDone}
      {...rest}
    />
  );
}

function ItemWhat({ item, text }: { item: DeskSurveyItem; text: string }) {
  const t = useMessages({ cn: zh, en });
  return (
    <>
      <p>{`${item.OriginName} · ${item.CutName} · ${t.weeks(item.Horizon)}`}</p>
      <p>{text}</p>
    </>
  );
}

/** Puts an item before the members; where everybody would read a quote of theirs with it, that is asked. */
function OpenDialog({ item, ...rest }: Omit<WorkDialogProps, 'work'> & { readonly item: DeskSurveyItem }) {
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
  const { ConfirmLocked, ...locked } = useLockedFigures(item);
  return (
    <ActionDialog
      title={t.open}
      what={<ItemWhat item={item} text={t.openWhat} />}
      confirm={t.open}
      isReady={locked.isReady}
      work={(api) => locked.ask(() => api('OpenSurveyItem', { isEn, ItemID: item.ItemID, ConfirmLocked }))}
      done={t.opened}
      {...rest}
    >
      {locked.question}
    </ActionDialog>
  );
}
