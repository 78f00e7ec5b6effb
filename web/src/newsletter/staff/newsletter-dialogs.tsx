import { type Edition, editions } from '@btc/contract/members/access.ts';
import type { DeskNewsletter } from '@btc/contract/newsletter/desk/newsletter-desk.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { useCall } from '#shell/console/use-call.ts';
import { useLockedFigures } from '#shell/console/figures/locked-figures.tsx';
import { DayField } from '#shell/console/filters/day-field.tsx';
import { useMoment } from '#shell/console/use-moment.ts';
import { Select, toOptions } from '#ui/form/select.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { messages } from './newsletter-messages.ts';
import type { IssueWriting } from './use-issue-writing.ts';

export interface IssueDialogProps {
  readonly issue: DeskNewsletter;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** `writing` is omitted for an issue that can no longer be changed. */
interface DraftDialogProps extends IssueDialogProps {
  readonly writing?: IssueWriting;
  /** The server has the current draft; required for sending. */
  readonly isSaved?: boolean;
}

/** Reasons why a draft cannot be sent in the given editions. */
function useGaps({ writing, isSaved = true }: DraftDialogProps, goesOut: readonly Edition[]): readonly string[] {
  const t = useMessages(messages);
  const unnamed = goesOut.filter((edition) => writing?.texts[edition].written.Subject.trim() === '');
  return [...(isSaved ? [] : [t.notAllSaved]), ...unnamed.map((edition) => t.noSubject(t.editions[edition]))];
}

function Gaps({ gaps }: { gaps: readonly string[] }) {
  return gaps.map((gap) => (
    <Notice key={gap} tone="error">
      {gap}
    </Notice>
  ));
}

export function TestDialog(props: DraftDialogProps) {
  const { issue, onClose, onChanged } = props;
  const t = useMessages(messages);
  const edition = useEdition();
  const [chosen, setChosen] = useState(edition);
  const gaps = useGaps(props, [chosen]);
  return (
    <ActionDialog
      title={t.testTitle}
      what={<p>{t.testWhat}</p>}
      confirm={t.test}
      isReady={gaps.length === 0}
      done={t.tested}
      work={(api) => api('TestNewsletter', { NewsletterID: issue.NewsletterID, Edition: chosen })}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Select label={t.edition} options={toOptions(editions, t.editions)} value={chosen} onChange={setChosen} />
      <Gaps gaps={gaps} />
    </ActionDialog>
  );
}

/** Sends the issue, at once or at a time in Beijing. */
export function ScheduleDialog(props: DraftDialogProps & { readonly writing: IssueWriting }) {
  const { issue, writing, onClose, onChanged } = props;
  const t = useMessages(messages);
  const { at, setAt, isPast, when } = useMoment('');
  const { NewsletterID } = issue;
  const gaps = useGaps(props, editions);
  const { ConfirmLocked, ...locked } = useLockedFigures([writing.texts.cn.written, writing.texts.en.written]);
  const format = useFormat();
  const readers = useCall('GetNewsletters', {}).data?.Dict;
  return (
    <ActionDialog
      title={t.schedule}
      what={
        <>
          <p>{t.scheduleWhat}</p>
          {readers !== undefined && <p>{t.toReaders(format.number(readers.cn), format.number(readers.en))}</p>}
        </>
      }
      confirm={at === '' ? t.scheduleNow : t.scheduleLater}
      done={t.scheduled}
      isReady={!isPast && locked.isReady && gaps.length === 0}
      work={(api) =>
        locked.ask(() =>
          api('ScheduleNewsletter', { NewsletterID, Revisions: writing.toRevisions(), ConfirmLocked, ...when }),
        )
      }
      onClose={onClose}
      onChanged={onChanged}
    >
      <DayField
        label={t.at}
        type="datetime-local"
        value={at}
        error={isPast ? t.needFuture : null}
        onChange={(event) => setAt(event.target.value)}
      />
      <Gaps gaps={gaps} />
      {locked.question}
    </ActionDialog>
  );
}

export function DeleteDialog({ issue, onClose }: IssueDialogProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  return (
    <ActionDialog
      title={t.deleteIssue}
      what={<p>{t.deleteWhat}</p>}
      confirm={t.deleteIssue}
      done={t.deletedDone}
      work={async (api) => {
        await api('DeleteNewsletter', { NewsletterID: issue.NewsletterID });
        await navigate(toConsoleScreenPath(edition, 'newsletters'));
      }}
      onClose={onClose}
      onChanged={() => undefined}
    />
  );
}

export function HoldDialog({ issue, onClose, onChanged }: IssueDialogProps) {
  const t = useMessages(messages);
  return (
    <ActionDialog
      title={t.hold}
      what={<p>{t.holdWhat}</p>}
      confirm={t.hold}
      done={t.held}
      work={(api) => api('HoldNewsletter', { NewsletterID: issue.NewsletterID })}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}
