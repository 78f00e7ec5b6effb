import type { DeskNewsletter } from '@btc/contract/newsletter/desk/newsletter-desk.ts';
import { languageTags } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { useOwnFirst } from '#shell/console/writing/use-own-first.ts';
import { MailPreview } from '#shell/console/mail-preview.tsx';
import records from '#shell/console/records.module.css';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { messages } from './newsletter-messages.ts';

export function DraftPreview({ issueId }: { issueId: number }) {
  const answer = useCall('GetNewsletter', { NewsletterID: issueId });
  return <AnswerView answer={answer}>{({ Row }) => <IssuePreview texts={Row.Texts} />}</AnswerView>;
}

export function IssuePreview({ texts }: { texts: DeskNewsletter['Texts'] }) {
  const t = useMessages(messages);
  return (
    <div className={layout['manuscripts']}>
      {useOwnFirst().map((edition) => (
        <ScreenPart key={edition} title={t.editions[edition]}>
          <div className={shared['stack4']}>
            <p lang={languageTags[edition]}>
              <b>{texts[edition].Subject}</b>
            </p>
            <MailPreview html={texts[edition].PreviewHtml} label={t.ofEdition(t.editions[edition], t.preview)} />
            <details>
              <summary>{t.previewText}</summary>
              <div className={classNames(layout['text'], records['mail'])} lang={languageTags[edition]}>
                {texts[edition].Preview}
              </div>
            </details>
          </div>
        </ScreenPart>
      ))}
    </div>
  );
}
