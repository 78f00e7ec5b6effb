import type { DeskMarketReportRow } from '@btc/contract/prices/market-report.ts';
import { rules } from 'form-rules:GetDeskMarketReports';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { DayField } from '#shell/console/filters/day-field.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import layout from '#shell/console/layout.module.css';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { messages } from './messages.ts';

export const reportTones = { draft: 'waiting', published: 'good', withdrawn: 'bad' } as const;

export function MarketReportsScreen() {
  const t = useMessages(messages);
  const [isNew, setNew] = useState(false);
  const list = useDeskList<'GetDeskMarketReports'>(rules);
  const answer = useCall('GetDeskMarketReports', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      title={t.reportsTitle}
      actions={<Button onClick={() => setNew(true)}>{t.newReport}</Button>}
      empty={t.reportsEmpty}
      caption={t.reportsCaption}
      columns={useReportColumns()}
      rowKey={({ ReportID }) => ReportID}
    >
      {isNew && <NewReport onClose={() => setNew(false)} />}
    </DeskList>
  );
}

function useReportColumns(): readonly DeskColumn<DeskMarketReportRow>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  return [
    {
      key: 'week',
      head: t.week,
      text: ({ Week }) => <span className={layout['nowrap']}>{Week}</span>,
      to: ({ ReportID }) => toConsoleScreenPath(edition, 'marketReport', ReportID),
    },
    { key: 'title', head: t.title, isLong: true, text: (row) => (edition === 'cn' ? row.TitleCn : row.TitleEn) },
    { key: 'state', head: t.state, state: ({ State }) => ({ tone: reportTones[State], name: t.reportStates[State] }) },
    { key: 'published', head: t.published, time: ({ PublishedAt }) => PublishedAt },
  ];
}

function NewReport({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const [day, setDay] = useState(todayInShanghai);
  return (
    <ActionDialog
      title={t.newReport}
      what={<p>{t.newReportWhat}</p>}
      confirm={t.newReport}
      isReady={day !== ''}
      work={async (api) => {
        const { Row } = await api('CreateMarketReport', { Date: day });
        await navigate(toConsoleScreenPath(edition, 'marketReport', Row.ReportID));
      }}
      done={t.created}
      onClose={onClose}
      onChanged={() => undefined}
    >
      <DayField label={t.day} value={day} onChange={(event) => setDay(event.target.value)} />
    </ActionDialog>
  );
}
