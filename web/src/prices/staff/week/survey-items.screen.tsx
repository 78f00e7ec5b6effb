import type { DeskSurveyItem } from '@btc/contract/prices/survey.ts';
import { surveyStates } from '@btc/contract/prices/week-codes.ts';
import { rules } from 'form-rules:GetDeskSurveyItems';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { useLockedFigures } from '#shell/console/figures/locked-figures.tsx';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { ItemDialog, ScoreDialog } from './item-dialog.tsx';
import { messages } from './messages.ts';

const tones = { draft: 'plain', open: 'waiting', closed: 'good' } as const;

type Work =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'open' | 'close' | 'score'; readonly item: DeskSurveyItem };

export function SurveyItemsScreen() {
  const t = useMessages(messages);
  const [work, setWork] = useState<Work | null>(null);
  const list = useDeskList<'GetDeskSurveyItems'>(rules, {
    filters: [{ field: 'State', label: t.states, options: toOptions(surveyStates, t.stateNames), isTabs: true }],
    fixed: { isEn: useEdition() === 'en' },
  });
  const answer = useCall('GetDeskSurveyItems', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      counts={answer.data?.Dict}
      title={t.surveyTitle}
      actions={<Button onClick={() => setWork({ kind: 'new' })}>{t.newItem}</Button>}
      empty={t.surveyEmpty}
      caption={t.surveyCaption}
      columns={useItemColumns(setWork)}
      rowKey={({ ItemID }) => ItemID}
    >
      {work !== null && <WorkDialog work={work} onClose={() => setWork(null)} onChanged={answer.reload} />}
    </DeskList>
  );
}

const kinds = { draft: ['edit', 'open'], open: ['close'], closed: ['score'] } as const;

function useItemColumns(onWork: (work: Work) => void): readonly DeskColumn<DeskSurveyItem>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const price = (value: number | null) => (value === null ? '–' : format.number(value));
  return [
    { key: 'item', head: t.item, text: (row) => `${row.OriginName} · ${row.CutName}` },
    { key: 'state', head: t.state, state: ({ State }) => ({ tone: tones[State], name: t.stateNames[State] }) },
    { key: 'horizon', head: t.horizon, text: ({ Horizon }) => t.weeks(Horizon) },
    { key: 'deadline', head: t.deadline, time: ({ Deadline }) => Deadline },
    { key: 'answers', head: t.answers, number: ({ Answers }) => Answers },
    {
      key: 'prices',
      head: t.prices,
      unit: format.unit.usdPerTonne,
      numeric: true,
      text: (row) => `${price(row.BasePrice)} → ${price(row.OutcomePrice)}`,
    },
    {
      key: 'actions',
      actions: (item) =>
        kinds[item.State]
          .filter((kind) => kind !== 'score' || isDue(item))
          .map((kind) => ({
            name: t[kind],
            about: `${item.OriginName} ${item.CutName}`,
            onPress: () => onWork({ kind, item }),
          })),
    },
  ];
}

/** True once the horizon has passed, by the day in Beijing. */
function isDue({ ScoreFrom }: DeskSurveyItem): boolean {
  return todayInShanghai() >= ScoreFrom;
}

interface WorkDialogProps {
  readonly work: Work;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function WorkDialog({ work, ...rest }: WorkDialogProps) {
  const t = useMessages(messages);
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
  const t = useMessages(messages);
  return (
    <>
      <p>{`${item.OriginName} · ${item.CutName} · ${t.weeks(item.Horizon)}`}</p>
      <p>{text}</p>
    </>
  );
}

/** Opens an item to members; must be confirmed where it would show everyone a members-only quote. */
function OpenDialog({ item, ...rest }: Omit<WorkDialogProps, 'work'> & { readonly item: DeskSurveyItem }) {
  const t = useMessages(messages);
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
