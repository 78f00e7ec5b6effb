import type { DeskNewsletter } from '@btc/contract/site/desk/newsletter-desk.ts';
import { useState } from 'react';
import { set } from 'react-hook-form';
import { useFormat } from '#i18n/format.ts';
import type { Edition } from '#i18n/edition.ts';
import { messageFor, useMessages } from '#i18n/messages.ts';
import { noDraft, readFormDraft, saveFormDraft } from '#platform/forms/form-draft.ts';
import type { HeldValues } from '#platform/forms/form-rows.ts';
import { type FormValue, type FormValues, isPart } from '#platform/forms/form-values.ts';
import type { FieldConflict } from '#platform/forms/merge-record.ts';
import { forgetTabDraft } from '#platform/tab-draft.ts';
import { ActionFailure } from '#shell/console/action-failure.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { StateMark } from '#shell/console/facts.tsx';
import { ConflictPart } from '#shell/console/form/conflict-part.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useStaff } from '#shell/console/staff.ts';
import { useAction } from '#shell/console/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { beginForm, readHeld } from '#ui/call-form/use-call-form.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
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

/** A draft as the tab holds it. */
function toValues(drafts: Drafts): FormValues {
  const toPart = ({ articles, included, ...words }: IssueDraft) => ({
    ...words,
    articles: articles.map(String),
    included: included.map(String),
  });
  return { cn: toPart(drafts.cn), en: toPart(drafts.en) };
}

function toDrafts(values: FormValues): Drafts {
  const toPart = (value: FormValue | undefined): IssueDraft => {
    const part = isPart(value) ? value : {};
    const [word, list] = [
      (name: string) => (typeof part[name] === 'string' ? part[name] : ''),
      (name: string) => (Array.isArray(part[name]) ? part[name].map(Number) : []),
    ];
    return {
      subject: word('subject'),
      intro: word('intro'),
      closing: word('closing'),
      articles: list('articles'),
      included: list('included'),
    };
  };
  return { cn: toPart(values['cn']), en: toPart(values['en']) };
}

function toInput({ subject, intro, closing, articles, included }: IssueDraft) {
  return {
    Subject: subject,
    Intro: intro,
    Closing: closing,
    ArticleIDs: articles.filter((id) => included.includes(id)),
  };
}

type Drafts = Readonly<Record<Edition, IssueDraft>>;

interface IssueDeskProps {
  readonly issue: DeskNewsletter;
  readonly onChanged: () => void;
}

/** An issue as it is being edited, and what is done with it. */
function useIssueWork({ issue, onChanged }: IssueDeskProps) {
  const t = useMessages({ cn: zh, en });
  const { isPending, failure, run } = useAction();
  const { userId } = useStaff();
  const name = `${userId}.SaveNewsletter.${issue.NewsletterID}`;
  const base = toValues({ cn: toDraft(issue.Texts.cn), en: toDraft(issue.Texts.en) });
  const [begun] = useState(() => beginForm(base, issue.State === 'draft' ? readFormDraft(name, base) : noDraft));
  const [drafts, setDrafts] = useState(() => toDrafts(readHeld(begun.values)));
  const [conflicts, setConflicts] = useState(begun.conflicts);
  const write = (next: Drafts) => {
    setDrafts(next);
    saveFormDraft(name, base, toValues(next));
  };
  const settle = (conflict: FieldConflict, value: FormValue) => {
    const values = structuredClone<HeldValues>(toValues(drafts));
    set(values, conflict.name, value);
    write(toDrafts(readHeld(values)));
    setConflicts(conflicts.filter((one) => one !== conflict));
  };
  const Texts = { cn: toInput(drafts.cn), en: toInput(drafts.en) };
  const before = { cn: toInput(toDraft(issue.Texts.cn)), en: toInput(toDraft(issue.Texts.en)) };
  const isChanged = JSON.stringify(Texts) !== JSON.stringify(before);
  const act = async (work: Parameters<typeof run>[0], said: string) => {
    const isDone = await run(work);
    if (isDone) showToast(said);
    onChanged();
    return isDone;
  };
  const { NewsletterID, Revision: ExpectedRevision, WeekStart } = issue;
  const rebuild = () => act((api) => api('BuildNewsletter', { WeekStart }), t.built);
  const save = () =>
    act(async (api) => {
      await api('SaveNewsletter', { NewsletterID, ExpectedRevision, Texts });
      forgetTabDraft(name);
    }, t.saved);
  const held = { isRestored: begun.hasDraft, conflicts, settle };
  return { drafts, write, isChanged, isPending, failure, rebuild, save, ...held };
}

type Dialog = 'test' | 'schedule' | 'hold' | 'delete';

function IssueDesk({ issue, onChanged }: IssueDeskProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const week = useWeekWords()(issue);
  const work = useIssueWork({ issue, onChanged });
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { drafts, write, isChanged, conflicts } = work;
  const formatField = (path: string) => {
    const [edition = '', field = ''] = path.split('.');
    return t.ofEdition(
      messageFor(t.editions, edition),
      messageFor({ subject: t.subject, intro: t.intro, closing: t.closing, ...t.choiceFields }, field),
    );
  };
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
      {work.isRestored && isChanged && <Notice tone="caution">{t.restored}</Notice>}
      <ActionFailure failure={work.failure} />
      <ConflictPart conflicts={conflicts} formatLabel={formatField} onSettle={work.settle} />
      <div className="c-manuscripts">
        {(['cn', 'en'] as const).map((one) => (
          <IssueTextPart
            key={one}
            edition={one}
            text={issue.Texts[one]}
            draft={drafts[one]}
            isOpen={issue.State === 'draft'}
            onChange={(draft) => write({ ...drafts, [one]: draft })}
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

function IssueActions({ state, work: { isChanged, conflicts, isPending, rebuild, save }, onOpen }: IssueActionsProps) {
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
          <Button pending={isPending} disabled={!isChanged || conflicts.length > 0} onClick={() => void save()}>
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
