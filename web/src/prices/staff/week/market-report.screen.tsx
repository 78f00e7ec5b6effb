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
import { LiveFigureLine } from '#shell/console/figures/figure-line.tsx';
import { useLockedFigures } from '#shell/console/figures/locked-figures.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { PublishReportDialog } from './publish-report-dialog.tsx';
import { reportTones } from './market-reports.screen.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

type Texts = ReturnType<typeof toTexts>;

function toTexts({ TitleCn, TitleEn, Sections }: DeskMarketReport) {
  return { TitleCn, TitleEn, Sections: Sections.map(({ Section, TextCn, TextEn }) => ({ Section, TextCn, TextEn })) };
}

/** What is on the screen of an issue: of another revision nothing is taken over. */
function useReportDraft(report: DeskMarketReport | undefined) {
  const [edited, setEdited] = useState<{ readonly of: string; readonly texts: Texts } | null>(null);
  if (report === undefined) return null;
  const saved = toTexts(report);
  const of = `${report.ReportID} ${report.Revision}`;
  const texts = edited?.of === of ? edited.texts : saved;
  const isDirty = JSON.stringify(texts) !== JSON.stringify(saved);
  return { report, texts, isDirty, setTexts: (next: Texts) => setEdited({ of, texts: next }) };
}

/** One issue: its texts in both languages beside the figures that go with them. */
export function MarketReportScreen({ id }: { id: number | null }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const answer = useCall('GetDeskMarketReport', { ReportID: id ?? 0 });
  const row = answer.data?.Row;
  const draft = useReportDraft(row);
  const title = row === undefined ? t.reportsTitle : edition === 'cn' ? row.TitleCn : row.TitleEn;
  return (
    <ScreenPage
      title={title}
      crumbs={[{ name: t.reportsTitle, screen: 'marketReports' }]}
      actions={draft && <StateActions draft={draft} onChanged={answer.reload} />}
    >
      <AnswerView answer={answer}>
        {() => draft && <Editor key={draft.report.ReportID} draft={draft} onChanged={answer.reload} />}
      </AnswerView>
    </ScreenPage>
  );
}

interface DraftProps {
  readonly draft: NonNullable<ReturnType<typeof useReportDraft>>;
  readonly onChanged: () => void;
}

function StateActions({ draft, onChanged }: DraftProps) {
  const t = useMessages({ cn: zh, en });
  const [isOpen, setOpen] = useState(false);
  const isOut = draft.report.State === 'published';
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{isOut ? t.withdraw : t.publish}</Button>
      {isOpen && isOut && <WithdrawDialog draft={draft} onChanged={onChanged} onClose={close} />}
      {isOpen && !isOut && (
        <PublishReportDialog
          report={draft.report}
          texts={draft.texts}
          isDirty={draft.isDirty}
          onChanged={onChanged}
          onClose={close}
        />
      )}
    </>
  );
}

function WithdrawDialog({ draft, onChanged, onClose }: DraftProps & { readonly onClose: () => void }) {
  const t = useMessages({ cn: zh, en });
  const { ReportID } = draft.report;
  return (
    <ActionDialog
      title={t.withdraw}
      what={
        <>
          <p>{t.withdrawWhat}</p>
          {draft.isDirty && <p>{t.withdrawDirty}</p>}
        </>
      }
      confirm={t.withdraw}
      work={(api) => api('WithdrawMarketReport', { ReportID })}
      done={t.withdrawn}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}

function Editor({ draft: { report, texts, isDirty, setTexts }, onChanged }: DraftProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const { isPending, failure, run } = useAction();
  const isOut = report.State === 'published';
  const { ConfirmLocked, ...locked } = useLockedFigures(texts);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { ReportID, Revision } = report;
    const input = { ReportID, Revision, ...texts, ConfirmLocked };
    if (!(await run((api) => locked.ask(() => api('SaveMarketReport', input))))) return;
    showToast(t.saved);
    onChanged();
  };
  const setText = (section: string, key: 'TextCn' | 'TextEn', text: string) =>
    setTexts({
      ...texts,
      Sections: texts.Sections.map((one) => (one.Section === section ? { ...one, [key]: text } : one)),
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
            maxLength={200}
            value={texts[key]}
            onChange={(event) => setTexts({ ...texts, [key]: event.target.value })}
          />
        ))}
      </div>
      {texts.Sections.map((section) => (
        <SectionPart key={section.Section} report={report} section={section} onText={setText} />
      ))}
      <LeaveGuard isDirty={isDirty} />
      {failure !== null && <Notice tone="error">{failureText(edition, failure)}</Notice>}
      {locked.question}
      <div className="c-actions">
        <Button type="submit" variant="primary" pending={isPending} disabled={!isDirty || !locked.isReady}>
          {t.save}
        </Button>
        {isDirty && <span className="c-note">{t.unsaved}</span>}
      </div>
    </form>
  );
}

interface SectionPartProps {
  readonly report: DeskMarketReport;
  readonly section: Texts['Sections'][number];
  readonly onText: (section: string, key: 'TextCn' | 'TextEn', text: string) => void;
}

function SectionPart({ report, section: { Section, TextCn, TextEn }, onText }: SectionPartProps) {
  const t = useMessages({ cn: zh, en });
  return (
    <ScreenPart title={t.sections[Section]}>
      <div className="c-stack">
        <Lines report={report} section={Section} />
        <div className="c-pair">
          <div className="c-stack">
            <TextArea
              label={t.textCn}
              lang={languageTags.cn}
              rows={4}
              maxLength={4000}
              value={TextCn}
              onChange={(event) => onText(Section, 'TextCn', event.target.value)}
            />
            <LiveFigureLine
              edition="cn"
              field={t.formatText(t.sections[Section], t.textCn)}
              text={TextCn}
              onChange={(text) => onText(Section, 'TextCn', text)}
            />
          </div>
          <div className="c-stack">
            <TextArea
              label={t.textEn}
              lang={languageTags.en}
              rows={4}
              maxLength={6000}
              value={TextEn}
              onChange={(event) => onText(Section, 'TextEn', event.target.value)}
            />
            <LiveFigureLine
              edition="en"
              field={t.formatText(t.sections[Section], t.textEn)}
              text={TextEn}
              onChange={(text) => onText(Section, 'TextEn', text)}
            />
          </div>
        </div>
      </div>
    </ScreenPart>
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
