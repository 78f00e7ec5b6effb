import { type FormEvent, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { useDraft } from '#platform/drafts/use-draft.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import layout from '#shell/console/layout.module.css';
import records from '#shell/console/records.module.css';
import { useStaff } from '#shell/console/staff.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import type { ContactMessage } from '../words/word-lists.ts';
import { messages as wordsMessages } from '../words/messages.ts';
import { messages } from './messages.ts';

/** The draft stays in this tab; a colleague's answer in the meantime stops sending and keeps the text. */
export function ReplyForm({ message, onChanged }: { message: ContactMessage; onChanged: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const { userId } = useStaff();
  const answered = String(message.Replies.length);
  // What had been answered when the writing began goes with the text.
  const draft = useDraft(`reply.${userId}.${message.ContactID}`, { text: '', seen: answered });
  const { text, seen } = draft.values;
  const [isMissing, setMissing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (text !== '') draft.set({ seen: answered });
  };
  return (
    <form noValidate onSubmit={submit} className={shared['stack4']}>
      <TextArea
        label={t.reply}
        hint={t.replyHint(message.Email, words.languages[message.Edition])}
        rows={6}
        maxLength={5000}
        value={text}
        error={isMissing ? t.needReply : null}
        onChange={(event) => {
          draft.set({ text: event.target.value, ...(text === '' ? { seen: answered } : {}) });
        }}
      />
      <div className={layout['actions']}>
        <Button type="submit" variant="primary">
          {t.send}
        </Button>
      </div>
      {isOpen && (
        <ActionDialog
          title={t.sendTitle}
          what={<p>{t.sendWhat(message.Email)}</p>}
          confirm={t.send}
          work={async (api) => {
            await api('ReplyContactMessage', {
              ContactID: message.ContactID,
              Content: text,
              RepliesSeen: Number(seen),
            });
            draft.clear();
          }}
          done={t.sent}
          onClose={close}
          onChanged={onChanged}
        >
          <blockquote className={records['mail']}>{text}</blockquote>
        </ActionDialog>
      )}
    </form>
  );
}
