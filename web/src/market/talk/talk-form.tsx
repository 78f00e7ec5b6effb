import { marketRule, type MarketType, marketTypes } from '@btc/contract/market/market-codes.ts';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Select, toOptions } from '#ui/form/select.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { threadPath } from '../market-paths.ts';
import { t } from '../messages.en.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useSend } from '../use-send.ts';
import write from '../write.module.css';

interface TalkFormProps {
  readonly signedIn: boolean;
  /** The discussion that is answered; null opens one. */
  readonly threadId: number | null;
}

/** Opens a discussion or answers in one; for who is not signed in, what it takes. */
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

const empty = { Title: '', Type: 'futures', Content: '' };

function Fields({ threadId }: { threadId: number | null }) {
  const draft = useDraft(`market.talk.${threadId ?? 'new'}`, empty);
  const sending = useSend();
  const navigate = useNavigate();
  const { Title, Type, Content } = draft.values;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const issues = {
      ...(threadId === null && Title.trim() === '' ? { Title: 'missing' } : {}),
      ...(Content.trim() === '' ? { Content: 'missing' } : {}),
    };
    sending.show(issues);
    if (Object.keys(issues).length > 0) return;
    const place = threadId === null ? { Title, Type: toType(Type) } : { ThreadID: threadId };
    await sending.run(async (api) => {
      const { Row } = await api('AddWebChat', { ...place, Content });
      draft.clear();
      showToast(t.said);
      await navigate(threadPath(Row.ThreadID, Row.Page));
    });
  };
  return (
    <form noValidate className={write['form']} onSubmit={(event) => void submit(event)}>
      {threadId === null && (
        <div className={write['row']}>
          <TextField
            label={t.headline}
            maxLength={marketRule.title}
            value={Title}
            error={sending.toIssue('Title')}
            onChange={(event) => draft.set({ Title: event.target.value })}
          />
          <Select
            label={t.about}
            options={toOptions(marketTypes, t.types)}
            value={toType(Type)}
            onChange={(value) => draft.set({ Type: value })}
          />
        </div>
      )}
      <TextArea
        label={threadId === null ? t.firstMessage : t.answer}
        rows={5}
        maxLength={marketRule.message}
        value={Content}
        error={sending.toIssue('Content')}
        onChange={(event) => draft.set({ Content: event.target.value })}
      />
      {sending.failure !== null && <Notice tone="error">{sending.failure}</Notice>}
      <div className={write['buttons']}>
        <Button type="submit" variant="primary" pending={sending.isPending}>
          {t.say}
        </Button>
      </div>
    </form>
  );
}

function toType(text: string): MarketType {
  return marketTypes.find((type) => type === text) ?? 'futures';
}
