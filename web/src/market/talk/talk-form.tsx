import { marketTypes } from '@btc/contract/market/market-codes.ts';
import { rules } from 'form-rules:AddWebChat';
import { useNavigate } from 'react-router';
import { callFields } from '#ui/call-form/call-fields.tsx';
import { CallForm } from '#ui/call-form/call-form.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { toThreadPath } from '../market-paths.ts';
import { t } from '../messages.en.ts';
import { toFailureText } from '../use-send.ts';
import write from '../write.module.css';

const { Line, Area, Choice } = callFields<'AddWebChat'>();
// Who opens a discussion names it; who answers does not.
const openingRules = {
  ...rules,
  Title: { kind: 'text', isNullable: false, ...rules['Title'], isRequired: true },
} as const;

interface TalkFormProps {
  readonly signedIn: boolean;
  /** The discussion being answered; null starts a new one. */
  readonly threadId: number | null;
}

/** Where the reader is not signed in, it says what posting requires. */
export function TalkForm({ signedIn, threadId }: TalkFormProps) {
  return (
    <section className={write['part']}>
      <h2>{threadId === null ? t.openTalk : t.answerTitle}</h2>
      {signedIn ? (
        <Fields threadId={threadId} />
      ) : (
        <LockedPanel level={3} title={t.openTalkLocked} reason="anonymous">
          {t.openTalkLockedText}
        </LockedPanel>
      )}
    </section>
  );
}

function Fields({ threadId }: { threadId: number | null }) {
  const navigate = useNavigate();
  const isNew = threadId === null;
  return (
    <CallForm
      operation="AddWebChat"
      rules={isNew ? openingRules : rules}
      row={null}
      initial={{ Type: 'futures' }}
      fixed={() => (isNew ? {} : { ThreadID: threadId, Title: undefined, Type: undefined })}
      draftName={`market.talk.${threadId ?? 'new'}`}
      labels={{ Title: t.headline, Type: t.about, Content: isNew ? t.firstMessage : t.answer }}
      issues={t.fieldIssues}
      confirm={t.say}
      onDone={async (answer) => {
        showToast(t.said);
        if (answer !== null) await navigate(toThreadPath(answer.Row.ThreadID, answer.Row.Page));
      }}
      toFailureText={toFailureText}
    >
      {isNew && (
        <div className={write['row']}>
          <Line name="Title" />
          <Choice name="Type" of={toOptions(marketTypes, t.types)} />
        </div>
      )}
      <Area name="Content" rows={5} />
    </CallForm>
  );
}
