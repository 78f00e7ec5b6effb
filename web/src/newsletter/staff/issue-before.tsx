import type { Edition } from '@btc/contract/members/access.ts';
import type { DeskNewsletter } from '@btc/contract/newsletter/desk/newsletter-desk.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import layout from '#shell/console/layout.module.css';
import { useCall } from '#shell/console/use-call.ts';
import { FormerWords } from '#shell/console/writing/former-words.tsx';
import type { SavedText } from '#shell/console/writing/use-saved-text.ts';
import { messages } from './newsletter-messages.ts';
import type { IssueText } from './use-issue-writing.ts';

interface IssueBeforeProps {
  readonly issue: DeskNewsletter;
  readonly edition: Edition;
  readonly saved: SavedText<IssueText>;
}

export function IssueBefore(props: IssueBeforeProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.wordsBefore}</summary>
      {isOpen && <FoundBefore {...props} />}
    </details>
  );
}

function FoundBefore(props: IssueBeforeProps) {
  const t = useMessages(messages);
  return (
    <AnswerView answer={useCall('GetNewsletters', {})}>
      {({ Rows }) => {
        const before = Rows.find(({ WeekStart }) => WeekStart < props.issue.WeekStart);
        if (before === undefined) return <p className={layout['note']}>{t.noneBefore}</p>;
        return <Words id={before.NewsletterID} {...props} />;
      }}
    </AnswerView>
  );
}

function Words({ id, edition, saved: { saver, written } }: IssueBeforeProps & { readonly id: number }) {
  const t = useMessages(messages);
  return (
    <AnswerView answer={useCall('GetNewsletter', { NewsletterID: id })}>
      {({ Row }) =>
        (['Intro', 'Closing'] as const).map((field) => (
          <div key={field}>
            <p className={layout['legend']}>{t.fields[field]}</p>
            <FormerWords
              edition={edition}
              html={Row.Texts[edition][field]}
              takeOver={t.takeOver(t.ofEdition(t.editions[edition], t.fields[field]))}
              onTake={() => {
                saver.write({ [field]: written[field] + Row.Texts[edition][field] });
                saver.showAnew();
              }}
            />
          </div>
        ))
      }
    </AnswerView>
  );
}
