import type { DeskNewsletter } from '@btc/contract/newsletter/desk/newsletter-desk.ts';
import { type ReactNode, useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionFailure } from '#shell/console/actions/action-failure.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { StateMark } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { type Action, useAction } from '#shell/console/actions/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { PresenceLine } from '#shell/console/writing/presence-line.tsx';
import { useOwnFirst } from '#shell/console/writing/use-own-first.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { IssueTextPart } from './issue-text-part.tsx';
import { DeleteDialog, HoldDialog, ScheduleDialog, TestDialog } from './newsletter-dialogs.tsx';
import { DraftPreview, IssuePreview } from './newsletter-preview.tsx';
import { issueTones } from './newsletters.screen.tsx';
import { type IssueWriting, useIssueWriting } from './use-issue-writing.ts';
import { useWeekWords } from './week-words.ts';
import { messages } from './newsletter-messages.ts';

export function NewsletterScreen({ id }: { id: number | null }) {
  const answer = useCall('GetNewsletter', { NewsletterID: id ?? 1 });
  return (
    <AnswerView answer={answer}>
      {({ Row }) => {
        const Desk = Row.State === 'draft' ? DraftDesk : ClosedDesk;
        return <Desk key={Row.NewsletterID} issue={Row} onChanged={answer.reload} />;
      }}
    </AnswerView>
  );
}

interface DeskProps {
  readonly issue: DeskNewsletter;
  readonly onChanged: () => void;
}

function IssuePage({ issue, actions, children }: { issue: DeskNewsletter; actions: ReactNode; children: ReactNode }) {
  const t = useMessages(messages);
  const format = useFormat();
  const week = useWeekWords()(issue);
  return (
    <ScreenPage
      title={week.days.join(week.between)}
      crumbs={[{ name: t.newsletters, screen: 'newsletters' }]}
      actions={actions}
    >
      <p className={layout['articleState']}>
        <StateMark tone={issueTones[issue.State]}>{t.states[issue.State]}</StateMark>
        {issue.SendDate !== null && <span>{format.dateTime(issue.SendDate)}</span>}
        {issue.Delivered > 0 && <span>{t.deliveredTo(format.number(issue.Delivered))}</span>}
      </p>
      {children}
    </ScreenPage>
  );
}

function DraftDesk({ issue, onChanged }: DeskProps) {
  const t = useMessages(messages);
  const own = useOwnFirst();
  const writing = useIssueWriting(issue, onChanged);
  const action = useAction();
  const [view, setView] = useState<'write' | 'preview'>('write');
  const change = async (next: typeof view) => {
    if (next === 'preview') await writing.flush();
    setView(next);
  };
  const actions = <DraftActions issue={issue} writing={writing} action={action} onChanged={onChanged} />;
  return (
    <IssuePage issue={issue} actions={actions}>
      <div className={shared['stack4']}>
        <PresenceLine present={writing.present} />
        <ActionFailure failure={action.failure} />
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
      </div>
      {view === 'preview' ? (
        <DraftPreview issueId={issue.NewsletterID} />
      ) : (
        <div className={layout['manuscripts']}>
          {own.map((edition) => (
            <IssueTextPart
              key={edition}
              issue={issue}
              edition={edition}
              saved={writing.texts[edition]}
              onEnter={() => writing.enter(edition)}
            />
          ))}
        </div>
      )}
    </IssuePage>
  );
}

interface DraftActionsProps extends DeskProps {
  readonly writing: IssueWriting;
  readonly action: Action;
}

/** Actions on a draft; each saves it first. */
function DraftActions({ issue, writing, action: { isPending, run }, onChanged }: DraftActionsProps) {
  const t = useMessages(messages);
  const [isSaved, setSaved] = useState(true);
  const [dialog, setDialog] = useState<'test' | 'schedule' | 'delete' | null>(null);
  const open = async (next: typeof dialog) => {
    setSaved(await writing.flush());
    setDialog(next);
  };
  const rebuild = async () => {
    if (!(await writing.flush())) return showToast(t.notAllSaved, 'error');
    const isDone = await run(async (api) =>
      writing.goOnFrom((await api('BuildNewsletter', { WeekStart: issue.WeekStart })).Row),
    );
    if (isDone) showToast(t.built);
    onChanged();
  };
  const props = { issue, onChanged, onClose: () => setDialog(null) };
  return (
    <>
      <Button onClick={() => void open('delete')}>{t.deleteIssue}</Button>
      <Button pending={isPending} onClick={() => void rebuild()}>
        {t.rebuild}
      </Button>
      <Button onClick={() => void open('test')}>{t.test}</Button>
      <Button variant="primary" onClick={() => void open('schedule')}>
        {t.schedule}
      </Button>
      {dialog === 'test' && <TestDialog {...props} isSaved={isSaved} writing={writing} />}
      {dialog === 'schedule' && <ScheduleDialog {...props} isSaved={isSaved} writing={writing} />}
      {dialog === 'delete' && <DeleteDialog {...props} />}
    </>
  );
}

function ClosedDesk({ issue, onChanged }: DeskProps) {
  const t = useMessages(messages);
  const [dialog, setDialog] = useState<'test' | 'hold' | null>(null);
  const props = { issue, onChanged, onClose: () => setDialog(null) };
  return (
    <IssuePage
      issue={issue}
      actions={
        <>
          <Button onClick={() => setDialog('test')}>{t.test}</Button>
          {issue.State === 'scheduled' && <Button onClick={() => setDialog('hold')}>{t.hold}</Button>}
        </>
      }
    >
      <IssuePreview texts={issue.Texts} />
      {dialog === 'test' && <TestDialog {...props} />}
      {dialog === 'hold' && <HoldDialog {...props} />}
    </IssuePage>
  );
}
