import type { DeskRelease } from '@btc/contract/trade/desk/release-desk.ts';
import { rules } from 'form-rules:GetDeskReleases';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import layout from '#shell/console/layout.module.css';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { formatSpanText } from '../../words/periods.ts';
import { ForgetDayDialog, StateDayDialog } from './release-dialogs.tsx';
import { messages } from './release-messages.ts';

interface DialogRequest {
  readonly action: 'state' | 'forget';
  readonly release: DeskRelease;
}

export function ReleasesScreen() {
  const t = useMessages(messages);
  const format = useFormat();
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const list = useDeskList<'GetDeskReleases'>(rules);
  const answer = useCall('GetDeskReleases', list.request);
  const dialog = { onClose: () => setRequest(null), onChanged: answer.reload };
  return (
    <DeskList
      list={list}
      answer={answer}
      title={t.title}
      what={t.what}
      columns={useReleaseColumns(setRequest)}
      rowKey={({ Kind, PeriodTo }) => `${Kind} ${PeriodTo}`}
      findGroup={({ Date: day }) => format.month(day.slice(0, 7))}
      view="small"
    >
      {request?.action === 'state' && <StateDayDialog release={request.release} {...dialog} />}
      {request?.action === 'forget' && <ForgetDayDialog release={request.release} {...dialog} />}
    </DeskList>
  );
}

/** Formats a day, or a month where only that is known. */
export function useDayText(): (date: string) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return (date) => (date.length === 7 ? t.inMonth(format.month(date)) : format.date(date));
}

function useReleaseColumns(onAsk: (request: DialogRequest) => void): readonly DeskColumn<DeskRelease>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const dayText = useDayText();
  const formatTitle = (row: DeskRelease) => (edition === 'cn' ? row.TitleCn : row.TitleEn);
  return [
    { key: 'date', head: t.date, text: ({ Date: day }) => <span className={layout['nowrap']}>{dayText(day)}</span> },
    {
      key: 'release',
      head: t.release,
      isLong: true,
      text: formatTitle,
      beneath: (row) => (edition === 'cn' ? row.SourceNameCn : row.SourceNameEn),
    },
    {
      key: 'period',
      head: t.period,
      text: (row) => <span className={layout['nowrap']}>{formatSpanText(edition, row.PeriodFrom, row.PeriodTo)}</span>,
    },
    {
      key: 'stand',
      head: t.stand,
      state: ({ Expected }) => (Expected ? { tone: 'plain', name: t.ruled } : { tone: 'good', name: t.announced }),
      beneath: ({ Expected, RuleDate, StatedBy, StatedDate }) => [
        !Expected && t.byRule(dayText(RuleDate)),
        !Expected && StatedBy !== null && StatedDate !== null && t.statedBy(StatedBy, format.date(StatedDate)),
      ],
    },
    {
      key: 'actions',
      actions: (release) => {
        const about = formatTitle(release);
        const state = { name: release.Expected ? t.state : t.change, about };
        const forget = { name: t.forget, about, onPress: () => onAsk({ action: 'forget', release }) };
        return [
          { ...state, onPress: () => onAsk({ action: 'state', release }) },
          ...(release.Expected ? [] : [forget]),
        ];
      },
    },
  ];
}
