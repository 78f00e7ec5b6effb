import type { DeskRelease } from '@btc/contract/trade/desk/release-desk.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { StateMark } from '#shell/console/facts.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { spanText } from '../periods.ts';
import { ForgetDayDialog, StateDayDialog } from './release-dialogs.tsx';
import { en } from './release-words.en.ts';
import { zh } from './release-words.zh.ts';

interface DialogRequest {
  readonly action: 'state' | 'forget';
  readonly release: DeskRelease;
}

/** The releases of data to come; those that a source announces get their day here. */
export function ReleasesScreen() {
  const t = useMessages({ cn: zh, en });
  const answer = useCall('GetDeskReleases', {});
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const today = answer.data?.Dict.Today ?? '';
  const dialog = { onClose: () => setRequest(null), onChanged: answer.reload };
  return (
    <ScreenPage title={t.title}>
      <p className="c-what">{t.what}</p>
      <AnswerView answer={answer}>{({ Rows }) => <ReleaseTable rows={Rows} onAsk={setRequest} />}</AnswerView>
      {request?.action === 'state' && <StateDayDialog release={request.release} today={today} {...dialog} />}
      {request?.action === 'forget' && <ForgetDayDialog release={request.release} {...dialog} />}
    </ScreenPage>
  );
}

interface ReleaseTableProps {
  readonly rows: readonly DeskRelease[];
  readonly onAsk: (request: DialogRequest) => void;
}

function ReleaseTable({ rows, onAsk }: ReleaseTableProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  return (
    <DataTable
      caption={t.title}
      columns={useReleaseColumns(onAsk)}
      rows={rows}
      rowKey={({ Kind, PeriodTo }) => `${Kind} ${PeriodTo}`}
      findGroup={({ Date: day }) => format.month(day.slice(0, 7))}
      view="small"
    />
  );
}

/** A day, or where only the month can be said, that. */
export function useDayText(): (date: string) => string {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  return (date) => (date.length === 7 ? t.inMonth(format.month(date)) : format.date(date));
}

function useReleaseColumns(onAsk: ReleaseTableProps['onAsk']): readonly Column<DeskRelease>[] {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const dayText = useDayText();
  return [
    { key: 'date', head: t.date, cell: ({ Date: day }) => <span className="c-nowrap">{dayText(day)}</span> },
    {
      key: 'release',
      head: t.release,
      cell: (row) => (
        <span className="c-clip">
          {edition === 'cn' ? row.TitleCn : row.TitleEn}
          <span className="c-sub">{edition === 'cn' ? row.SourceNameCn : row.SourceNameEn}</span>
        </span>
      ),
    },
    {
      key: 'period',
      head: t.period,
      cell: (row) => <span className="c-nowrap">{spanText(edition, row.PeriodFrom, row.PeriodTo)}</span>,
    },
    { key: 'stand', head: t.stand, cell: (row) => <ViewResult row={row} /> },
    {
      key: 'actions',
      head: t.actions,
      cell: (row) => (
        <div className="c-actions">
          <Button size="small" onClick={() => onAsk({ action: 'state', release: row })}>
            {row.Expected ? t.state : t.change}
          </Button>
          {!row.Expected && (
            <Button size="small" onClick={() => onAsk({ action: 'forget', release: row })}>
              {t.forget}
            </Button>
          )}
        </div>
      ),
    },
  ];
}

function ViewResult({ row: { Expected, RuleDate, StatedBy, StatedDate } }: { readonly row: DeskRelease }) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const dayText = useDayText();
  if (Expected) return <StateMark tone="plain">{t.ruled}</StateMark>;
  return (
    <>
      <StateMark tone="good">{t.announced}</StateMark>
      <span className="c-sub">
        {t.byRule(dayText(RuleDate))}
        {StatedBy !== null && StatedDate !== null && (
          <>
            <br />
            {t.statedBy(StatedBy, format.date(StatedDate))}
          </>
        )}
      </span>
    </>
  );
}
