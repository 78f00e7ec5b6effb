import type { DeskNotice } from '@btc/contract/trade/desk/notice-desk.ts';
import { rules } from 'form-rules:GetSafeguardNotices';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { When } from '#shell/console/facts.tsx';
import { AddNoticeDialog, RestoreNoticeDialog, WithdrawNoticeDialog } from './notice-dialogs.tsx';
import { messages } from './notice-messages.ts';

type DialogRequest =
  | { readonly action: 'add'; readonly notice: DeskNotice | null }
  | { readonly action: 'withdraw' | 'restore'; readonly notice: DeskNotice };

const tones = { standing: 'good', corrected: 'plain', withdrawn: 'plain' } as const;

/** Notices on the safeguard quotas: entered, corrected or withdrawn, never deleted. */
export function NoticesScreen() {
  const t = useMessages(messages);
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const list = useDeskList<'GetSafeguardNotices'>(rules);
  const answer = useCall('GetSafeguardNotices', list.request);
  const dialog = { onClose: () => setRequest(null), onChanged: answer.reload };
  return (
    <DeskList
      list={list}
      answer={answer}
      title={t.title}
      actions={
        <Button variant="primary" onClick={() => setRequest({ action: 'add', notice: null })}>
          {t.add}
        </Button>
      }
      what={t.what}
      columns={useNoticeColumns(setRequest)}
      rowKey={({ NoticeID }) => NoticeID}
      view="small"
    >
      {request?.action === 'add' && answer.data !== null && (
        <AddNoticeDialog notice={request.notice} choices={answer.data.Dict} {...dialog} />
      )}
      {request?.action === 'withdraw' && <WithdrawNoticeDialog notice={request.notice} {...dialog} />}
      {request?.action === 'restore' && <RestoreNoticeDialog notice={request.notice} {...dialog} />}
    </DeskList>
  );
}

function useNoticeColumns(onAsk: (request: DialogRequest) => void): readonly DeskColumn<DeskNotice>[] {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  const format = useFormat();
  const formatLine = (row: DeskNotice) => `${isEn ? row.LineEn : row.LineCn} ${row.Year}`;
  return [
    { key: 'published', head: t.published, day: ({ PublishedOn }) => PublishedOn },
    { key: 'line', head: t.line, text: formatLine },
    { key: 'kind', head: t.kind, text: ({ Kind }) => t.kinds[Kind] },
    { key: 'percent', head: t.percent, numeric: true, text: ({ Percent }) => String(Percent) },
    {
      key: 'source',
      head: t.source,
      isLong: true,
      text: (row) => (isEn ? row.SourceEn : row.SourceCn),
      beneath: ({ SurchargeFrom }) => SurchargeFrom !== null && `${t.surchargeFrom}: ${format.date(SurchargeFrom)}`,
    },
    {
      key: 'state',
      head: t.state,
      state: ({ State }) => ({ tone: tones[State], name: t.states[State] }),
      beneath: ({ WithdrawnWhy }) => WithdrawnWhy,
    },
    {
      key: 'entered',
      head: t.entered,
      text: ({ EnteredBy }) => EnteredBy ?? t.shipped,
      beneath: ({ EnteredDate }) => <When at={EnteredDate} />,
    },
    {
      key: 'actions',
      actions: (notice) => {
        const about = formatLine(notice);
        if (notice.State === 'withdrawn') {
          return [{ name: t.restore, about, onPress: () => onAsk({ action: 'restore', notice }) }];
        }
        const correct = { name: t.correct, about, onPress: () => onAsk({ action: 'add', notice }) };
        const withdraw = { name: t.withdraw, about, onPress: () => onAsk({ action: 'withdraw', notice }) };
        return notice.State === 'standing' ? [correct, withdraw] : [withdraw];
      },
    },
  ];
}
