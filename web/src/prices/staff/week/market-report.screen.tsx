import type { DeskMarketReport } from '@btc/contract/prices/market-report.ts';
import { marketReportPath } from '@btc/contract/prices/price-paths.ts';
import { type FormEvent, useState } from 'react';
import { languageTags, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { StateMark } from '#shell/console/facts.tsx';
import { failureText } from '#shell/console/failure.ts';
import { LeaveGuard } from '#shell/console/leave-guard.tsx';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { reportTones } from './market-reports.screen.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

/** One issue: its texts in both languages beside the figures that go with them. */
export function MarketReportScreen({ id }: { id: number | null }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const answer = useCall('GetDeskMarketReport', { ReportID: id ?? 0 });
  const row = answer.data?.Row;
  const title = row === undefined ? t.reportsTitle : edition === 'cn' ? row.TitleCn : row.TitleEn;
  return (
    <ScreenPage
      title={title}
      crumbs={[{ name: t.reportsTitle, screen: 'prices/reports' }]}
      actions={row && <StateActions report={row} onChanged={answer.reload} />}
    >
      <AnswerView answer={answer}>
        {({ Row }) => <Editor key={`${Row.ReportID} ${Row.Revision}`} report={Row} onChanged={answer.reload} />}
      </AnswerView>
    </ScreenPage>
  );
}

interface ReportProps {
  readonly report: DeskMarketReport;
  readonly onChanged: () => void;
}

function StateActions({ report, onChanged }: ReportProps) {
  const t = useMessages({ cn: zh, en });
  const [isOpen, setOpen] = useState(false);
  const { ReportID, Revision, State } = report;
  const isOut = State === 'published';
  return (
    <>
      <Button onClick={() => setOpen(true)}>{isOut ? t.withdraw : t.publish}</Button>
      {isOpen && (
        <ActionDialog
          title={isOut ? t.withdraw : t.publish}
          what={<p>{isOut ? t.withdrawWhat : t.publishWhat}</p>}
          confirm={isOut ? t.withdraw : t.publish}
          work={(api) =>
            isOut ? api('WithdrawMarketReport', { ReportID }) : api('PublishMarketReport', { ReportID, Revision })
          }
          done={isOut ? t.withdrawn : t.publishedDone}
          onClose={() => setOpen(false)}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

function textsOf({ TitleCn, TitleEn, Sections }: DeskMarketReport) {
  return { TitleCn, TitleEn, Sections: Sections.map(({ Section, TextCn, TextEn }) => ({ Section, TextCn, TextEn })) };
}

function Editor({ report, onChanged }: ReportProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const { isPending, failure, run } = useAction();
  const [draft, setDraft] = useState(() => textsOf(report));
  const isDirty = JSON.stringify(draft) !== JSON.stringify(textsOf(report));
  const isOut = report.State === 'published';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { ReportID, Revision } = report;
    if (!(await run((api) => api('SaveMarketReport', { ReportID, Revision, ...draft })))) return;
    showToast(t.saved);
    onChanged();
  };
  const setText = (section: string, key: 'TextCn' | 'TextEn', text: string) =>
    setDraft({
      ...draft,
      Sections: draft.Sections.map((one) => (one.Section === section ? { ...one, [key]: text } : one)),
    });
  return (
    <form className="c-stack" onSubmit={(event) => void save(event)} noValidate>
      <p className="c-plain">
        <StateMark tone={reportTones[report.State]}>{t.reportStates[report.State]}</StateMark>
        <span className="c-note">{isOut ? t.frozenFigures : t.draftFigures}</span>
        {isOut && <PageLink to={marketReportPath(edition, report.ReportID)}>{t.seePage}</PageLink>}
      </p>
      <div className="c-pair">
        {(['TitleCn', 'TitleEn'] as const).map((key) => (
          <TextField
            key={key}
            label={key === 'TitleCn' ? t.titleCn : t.titleEn}
            lang={key === 'TitleCn' ? languageTags.cn : languageTags.en}
            maxLength={key === 'TitleCn' ? 80 : 120}
            value={draft[key]}
            onChange={(event) => setDraft({ ...draft, [key]: event.target.value })}
          />
        ))}
      </div>
      {draft.Sections.map(({ Section, TextCn, TextEn }) => (
        <ScreenPart key={Section} title={t.sections[Section]}>
          <div className="c-stack">
            <Lines report={report} section={Section} />
            <div className="c-pair">
              <TextArea
                label={t.textCn}
                lang={languageTags.cn}
                rows={4}
                maxLength={4000}
                value={TextCn}
                onChange={(event) => setText(Section, 'TextCn', event.target.value)}
              />
              <TextArea
                label={t.textEn}
                lang={languageTags.en}
                rows={4}
                maxLength={6000}
                value={TextEn}
                onChange={(event) => setText(Section, 'TextEn', event.target.value)}
              />
            </div>
          </div>
        </ScreenPart>
      ))}
      <LeaveGuard isDirty={isDirty} />
      {failure !== null && <Notice tone="error">{failureText(edition, failure)}</Notice>}
      <div className="c-actions">
        <Button type="submit" variant="primary" pending={isPending} disabled={!isDirty}>
          {t.save}
        </Button>
        {isDirty && <span className="c-note">{t.unsaved}</span>}
      </div>
    </form>
  );
}

function Lines({ report, section }: { report: DeskMarketReport; section: string }) {
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
  const format = useFormat();
  const figures = report.Sections.find(({ Section }) => Section === section)?.Figures ?? [];
  if (figures.length === 0) return <p className="c-note">{t.noLines}</p>;
  return (
    <details>
      <summary>{t.lines(format.number(figures.length))}</summary>
      <ul className="c-note">
        {figures.map((figure) => (
          <li key={`${figure.NameEn} ${figure.NoteEn ?? ''} ${figure.Date ?? ''}`}>
            {[
              isEn ? figure.NameEn : figure.NameCn,
              isEn ? figure.NoteEn : figure.NoteCn,
              figure.Value !== null && format.number(figure.Value, figure.Decimals),
            ]
              .filter(Boolean)
              .join(' · ')}
            {figure.Value !== null && ` ${(isEn ? figure.UnitEn : figure.UnitCn) ?? ''}`}
            {figure.Change !== null && ` (${format.change(figure.Change, figure.Decimals)})`}
          </li>
        ))}
      </ul>
    </details>
  );
}
