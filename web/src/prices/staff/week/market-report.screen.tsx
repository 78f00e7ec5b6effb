import type { DeskMarketReport } from '@btc/contract/prices/market-report.ts';
import { toMarketReportPath } from '@btc/contract/prices/price-paths.ts';
import { reportParts } from '@btc/contract/prices/week-codes.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { StateMark } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { PresenceLine } from '#shell/console/writing/presence-line.tsx';
import { flushAll, useSaverState } from '#shell/console/writing/use-saved-text.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { reportTones } from './market-reports.screen.tsx';
import { messages } from './messages.ts';
import { PublishReportDialog } from './publish-report-dialog.tsx';
import { ReportPartView } from './report-part.tsx';
import { ReportPreview } from './report-preview.tsx';
import { type ReportSavers, useReportColleagues, useReportSavers } from './use-report-savers.ts';

export function MarketReportScreen({ id }: { id: number | null }) {
  const answer = useCall('GetDeskMarketReport', { ReportID: id ?? 0 });
  return (
    <AnswerView answer={answer}>
      {({ Row }) => <ReportDesk key={Row.ReportID} report={Row} onChanged={answer.reload} />}
    </AnswerView>
  );
}

interface DeskProps {
  readonly report: DeskMarketReport;
  readonly onChanged: () => void;
}

function ReportDesk({ report, onChanged }: DeskProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [isUnpublished, setUnpublished] = useUnpublished(report);
  const savers = useReportSavers(report, setUnpublished);
  const colleagues = useReportColleagues(report.ReportID, savers, () => setUnpublished(report.State === 'published'));
  const [view, setView] = useState<'write' | 'preview'>('write');
  const title = useSaverState(savers.of('title')).written;
  const isOut = report.State === 'published';
  const change = async (next: typeof view) => {
    if (next === 'preview') await flushAll(savers.all);
    setView(next);
  };
  return (
    <ScreenPage
      title={(edition === 'cn' ? title.Cn : title.En) || t.reportsTitle}
      crumbs={[{ name: t.reportsTitle, screen: 'marketReports' }]}
      actions={<StateActions report={report} savers={savers} onChanged={onChanged} />}
    >
      <p className={layout['articleState']}>
        <StateMark tone={reportTones[report.State]}>{t.reportStates[report.State]}</StateMark>
        <span className={layout['note']}>{isOut ? t.frozenFigures : t.draftFigures}</span>
        {isOut && <PageLink to={toMarketReportPath(edition, report.ReportID)}>{t.seePage}</PageLink>}
        {isUnpublished && <span>{t.unpublished}</span>}
        <PresenceLine present={colleagues.present.map(({ LoginUserName }) => ({ LoginUserName }))} />
      </p>
      <div className={shared['stack4']}>
        <SegmentedControl
          label={t.preview}
          className={layout['fit']}
          options={[
            { value: 'write', label: t.write },
            { value: 'preview', label: t.preview },
          ]}
          value={view}
          onChange={(next) => void change(next)}
        />
        {view === 'preview' && <ReportPreview reportId={report.ReportID} />}
      </div>
      {view === 'write' &&
        reportParts.map((part) => (
          <ReportPartView key={part} report={report} part={part} saver={savers.of(part)} {...colleagues} />
        ))}
    </ScreenPage>
  );
}

/** Whether readers lack written text: by the server's answer, then by the saves since. */
function useUnpublished(report: DeskMarketReport): readonly [boolean, (isUnpublished: boolean) => void] {
  const [since, setSince] = useState({ report, isUnpublished: report.Unpublished });
  // Asked for again: what was known before is old.
  if (since.report !== report) setSince({ report, isUnpublished: report.Unpublished });
  return [since.isUnpublished, (isUnpublished) => setSince((before) => ({ ...before, isUnpublished }))];
}

type Open = 'publish' | 'withdraw' | 'delete';

function StateActions({ report, savers, onChanged }: DeskProps & { readonly savers: ReportSavers }) {
  const t = useMessages(messages);
  const [open, setOpen] = useState<Open | null>(null);
  const [isSaved, setSaved] = useState(true);
  const isOut = report.State === 'published';
  const dialog = { report, onChanged, onClose: () => setOpen(null) };
  const openPublish = async () => {
    setSaved(await flushAll(savers.all));
    setOpen('publish');
  };
  return (
    <>
      {report.State === 'draft' && <Button onClick={() => setOpen('delete')}>{t.deleteIssue}</Button>}
      {isOut && <Button onClick={() => setOpen('withdraw')}>{t.withdraw}</Button>}
      <Button variant="primary" onClick={() => void openPublish()}>
        {isOut ? t.publishChanges : t.publish}
      </Button>
      {open === 'delete' && <DeleteDialog {...dialog} />}
      {open === 'withdraw' && <WithdrawDialog {...dialog} />}
      {open === 'publish' && <PublishReportDialog {...dialog} savers={savers} isSaved={isSaved} />}
    </>
  );
}

type DialogProps = DeskProps & { readonly onClose: () => void };

function WithdrawDialog({ report: { ReportID }, onChanged, onClose }: DialogProps) {
  const t = useMessages(messages);
  return (
    <ActionDialog
      title={t.withdraw}
      what={<p>{t.withdrawWhat}</p>}
      confirm={t.withdraw}
      work={(api) => api('WithdrawMarketReport', { ReportID })}
      done={t.withdrawn}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}

function DeleteDialog({ report: { ReportID }, onClose }: DialogProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  return (
    <ActionDialog
      title={t.deleteIssue}
      what={<p>{t.deleteWhat}</p>}
      confirm={t.deleteIssue}
      work={async (api) => {
        await api('DeleteMarketReport', { ReportID });
        await navigate(toConsoleScreenPath(edition, 'marketReports'));
      }}
      done={t.deletedDone}
      onClose={onClose}
      onChanged={() => undefined}
    />
  );
}
