import type { MailTextWording } from '@btc/contract/console/mail-texts.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type Edition, languageTags, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { isPart } from '#platform/forms/form-values.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { formatFailureText } from '#shell/console/actions/failure.ts';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import layout from '#shell/console/layout.module.css';
import { MailPreview } from '#shell/console/mail-preview.tsx';
import records from '#shell/console/records.module.css';
import { useCall } from '#shell/console/use-call.ts';
import { useSettled } from '#platform/answers/use-settled.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { toText, useCallValues, useSetCallValue } from '#ui/call-form/call-fields.tsx';
import { classNames } from '#ui/class-names.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { messages } from './mail-texts-messages.ts';

const { Line, Area } = deskFields<'SaveMailText'>();

export const parts = { cn: 'Cn', en: 'En' } as const satisfies Record<Edition, string>;

export function useFillIn(): (edition: Edition, wording: MailTextWording) => void {
  const set = useSetCallValue();
  return (edition, { Subject, Text }) => {
    set(`${parts[edition]}.Subject`, Subject);
    set(`${parts[edition]}.Text`, Text);
  };
}

interface MailTextPartProps {
  readonly edition: Edition;
  readonly templateId: number;
  readonly shipped: MailTextWording;
}

export function MailTextPart({ edition, templateId, shipped }: MailTextPartProps) {
  const t = useMessages(messages);
  const fillIn = useFillIn();
  const typed = useCallValues()[parts[edition]];
  const wording = isPart(typed) ? typed : {};
  const [subject, text] = [toText(wording['Subject']), toText(wording['Text'])];
  const isShipped = subject === shipped.Subject && text === shipped.Text;
  return (
    <section className={shared['stack4']} aria-label={t.editions[edition]}>
      <h3>{t.editions[edition]}</h3>
      <Line name={`${parts[edition]}.Subject`} />
      <Area name={`${parts[edition]}.Text`} rows={12} />
      {!isShipped && (
        <div>
          <Button
            onClick={() => {
              fillIn(edition, shipped);
              showToast(t.shippedTaken);
            }}
          >
            {t.takeShipped}
          </Button>
        </div>
      )}
      <h4>{t.preview}</h4>
      <Preview edition={edition} templateId={templateId} subject={subject} text={text} />
    </section>
  );
}

/** The preview follows once typing has paused for this long. */
const pauseMs = 500;

interface PreviewProps {
  readonly edition: Edition;
  readonly templateId: number;
  readonly subject: string;
  readonly text: string;
}

function Preview({ edition, templateId, subject, text }: PreviewProps) {
  const t = useMessages(messages);
  const consoleEdition = useEdition();
  const answer = useCall('GetMailPreview', {
    TemplateID: templateId,
    Edition: edition,
    Subject: useSettled(subject, pauseMs),
    Text: useSettled(text, pauseMs),
  });
  const { data, failure } = answer;
  // What is being typed is unfit for a while: no reason to ask again, and how it read before stays.
  const isUnfit = failure instanceof ApiError && failure.code === 1001;
  const unfit = isUnfit && <Notice tone="caution">{formatFailureText(consoleEdition, failure)}</Notice>;
  if (isUnfit && data === null) return unfit;
  return (
    <>
      {unfit}
      <AnswerView answer={isUnfit ? { ...answer, failure: null } : answer}>
        {({ Subject, Text, Html }) => (
          <>
            <p lang={languageTags[edition]}>{t.subjectIs(Subject)}</p>
            <MailPreview html={Html} label={`${t.editions[edition]} ${t.preview}`} />
            <details>
              <summary>{t.previewText}</summary>
              <div className={classNames(layout['text'], records['mail'])} lang={languageTags[edition]}>
                {Text}
              </div>
            </details>
          </>
        )}
      </AnswerView>
    </>
  );
}
