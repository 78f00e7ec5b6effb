import { type FormEvent, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import type { ContactMessage } from '../words/word-lists.ts';
import { en as wordsEn } from '../words/words.en.ts';
import { zh as wordsZh } from '../words/words.zh.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

/** The answer, read once more before it goes; a colleague's answer in the meantime stops it and leaves it as typed. */
export function ReplyForm({ message, onChanged }: { message: ContactMessage; onChanged: () => void }) {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // What had been answered when the writing began.
  const [seen, setSeen] = useState(message.Replies.length);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setSeen(message.Replies.length);
  };
  return (
    <form noValidate onSubmit={submit} className="c-stack">
      <TextArea
        label={t.reply}
        hint={t.replyHint(message.Email, words.languages[message.Edition])}
        rows={6}
        maxLength={5000}
        value={text}
        error={isMissing ? t.needReply : null}
        onChange={(event) => {
          if (text === '') setSeen(message.Replies.length);
          setText(event.target.value);
        }}
      />
      <div className="c-actions">
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
            await api('ReplyContactMessage', { ContactID: message.ContactID, Content: text, RepliesSeen: seen });
            setText('');
          }}
          done={t.sent}
          onClose={close}
          onChanged={onChanged}
        >
          <blockquote className="c-mail">{text}</blockquote>
        </ActionDialog>
      )}
    </form>
  );
}
