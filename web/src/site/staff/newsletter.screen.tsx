import type { DeskNewsletter } from '@btc/contract/site/desk/newsletter-desk.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionFailure } from '#shell/console/action-failure.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { StateMark } from '#shell/console/facts.tsx';
import { LeaveGuard } from '#shell/console/leave-guard.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { DeleteDialog, HoldDialog, ScheduleDialog, TestDialog } from './newsletter-dialogs.tsx';
import { type IssueDraft, IssueTextPart } from './issue-text-part.tsx';
import { issueTones } from './newsletters.screen.tsx';
import { useWeekWords } from './week-words.ts';
import { en } from './newsletter.en.ts';
import { zh } from './newsletter.zh.ts';

/** One issue: its words and articles in both languages, and its way to the readers. */
export function NewsletterScreen({ id }: { id: number | null }) {
  const answer = useCall('GetNewsletter', { NewsletterID: id ?? 1 });
  return (
    <AnswerView answer={answer}>
      {({ Row }) => <IssueDesk key={`${Row.Revision} ${Row.State}`} issue={Row} onChanged={answer.reload} />}
    </AnswerView>
  );
}

function toDraft({ Subject, Intro, Closing, Articles }: DeskNewsletter['Texts']['cn']): IssueDraft {
  return {
    subject: Subject,
    intro: Intro,
    closing: Closing,
    articles: Articles.map(({ NewsID }) => NewsID),
    included: Articles.filter(({ Included }) => Included).map(({ NewsID }) => NewsID),
  };
}

function toInput({ subject, intro, closing, articles, included }: IssueDraft) {
  return {
    Subject: subject,
    Intro: intro,
    Closing: closing,
    ArticleIDs: articles.filter((id) => included.includes(id)),
  };
}

interface IssueDeskProps {
  readonly issue: DeskNewsletter;
  readonly onChanged: () => void;
}

/** An issue as it is being edited, and what is done with it. */
function useIssueWork({ issue, onChanged }: IssueDeskProps) {
  const t = useMessages({ cn: zh, en });
  const { isPending, failure, run } = useAction();
  const [drafts, setDrafts] = useState({ cn: toDraft(issue.Texts.cn), en: toDraft(issue.Texts.en) });
  const Texts = { cn: toInput(drafts.cn), en: toInput(drafts.en) };
  const before = { cn: toInput(toDraft(issue.Texts.cn)), en: toInput(toDraft(issue.Texts.en)) };
  const isChanged = JSON.stringify(Texts) !== JSON.stringify(before);
  const act = async (work: Parameters<typeof run>[0], said: string) => {
    if (await run(work)) showToast(said);
    onChanged();
  };
  const { NewsletterID, Revision: ExpectedRevision, WeekStart } = issue;
  const rebuild = () => act((api) => api('BuildNewsletter', { WeekStart }), t.built);
  const save = () => act((api) => api('SaveNewsletter', { NewsletterID, ExpectedRevision, Texts }), t.saved);
  return { drafts, setDrafts, isChanged, isPending, failure, rebuild, save };
}

type Dialog = 'test' | 'schedule' | 'hold' | 'delete';

function IssueDesk({ issue, onChanged }: IssueDeskProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const week = useWeekWords()(issue);
  const work = useIssueWork({ issue, onChanged });
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { drafts, setDrafts, isChanged } = work;
  const props = { issue, onClose: () => setDialog(null), onChanged };
  return (
    <ScreenPage
      title={week.days.join(week.between)}
      crumbs={[{ name: t.newsletters, screen: 'newsletters' }]}
      actions={<IssueActions state={issue.State} work={work} onOpen={setDialog} />}
    >
      <p className="c-articleState">
        <StateMark tone={issueTones[issue.State]}>{t.states[issue.State]}</StateMark>
        {issue.SendDate !== null && <span>{format.dateTime(issue.SendDate)}</span>}
        {issue.Delivered > 0 && <span>{t.deliveredTo(format.number(issue.Delivered))}</span>}
        {isChanged && <span>{t.notSaved}</span>}
      </p>
      <LeaveGuard isDirty={isChanged} />
      <ActionFailure failure={work.failure} />
      <div className="c-manuscripts">
        {(['cn', 'en'] as const).map((one) => (
          <IssueTextPart
            key={one}
            edition={one}
            text={issue.Texts[one]}
            draft={drafts[one]}
            isOpen={issue.State === 'draft'}
            onChange={(draft) => setDrafts({ ...drafts, [one]: draft })}
          />
        ))}
      </div>
      {dialog === 'test' && <TestDialog {...props} />}
      {dialog === 'schedule' && <ScheduleDialog {...props} />}
      {dialog === 'hold' && <HoldDialog {...props} />}
      {dialog === 'delete' && <DeleteDialog {...props} />}
    </ScreenPage>
  );
}

interface IssueActionsProps {
  readonly state: DeskNewsletter['State'];
  readonly work: ReturnType<typeof useIssueWork>;
  readonly onOpen: (dialog: Dialog) => void;
}

function IssueActions({ state, work: { isChanged, isPending, rebuild, save }, onOpen }: IssueActionsProps) {
  const t = useMessages({ cn: zh, en });
  const isDraft = state === 'draft';
  return (
    <>
      {isDraft && (
        <>
          <Button onClick={() => onOpen('delete')}>{t.deleteIssue}</Button>
          <Button disabled={isChanged || isPending} onClick={() => void rebuild()}>
            {t.rebuild}
          </Button>
          <Button pending={isPending} disabled={!isChanged} onClick={() => void save()}>
            {t.save}
          </Button>
        </>
      )}
      <Button disabled={isChanged} onClick={() => onOpen('test')}>
        {t.test}
      </Button>
      {isDraft && (
        <Button variant="primary" disabled={isChanged} onClick={() => onOpen('schedule')}>
          {t.schedule}
        </Button>
      )}
      {state === 'scheduled' && <Button onClick={() => onOpen('hold')}>{t.hold}</Button>}
    </>
  );
}
