import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { AnswerView, MissingEntry } from '#shell/console/answer-view.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { Facts, When } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import records from '#shell/console/records.module.css';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { ContactLink } from '../words/contact.tsx';
import type { ContactMessage } from '../words/word-lists.ts';
import { messages as wordsMessages } from '../words/messages.ts';
import { ContactMark } from './contact-mark.tsx';
import { messages } from './messages.ts';
import { ReplyForm } from './reply-form.tsx';

interface MessageProps {
  readonly message: ContactMessage;
  readonly onChanged: () => void;
}

export function ContactMessageScreen({ id }: { id: number | null }) {
  const t = useMessages(messages);
  const answer = useCall('GetContactMessages', { ContactID: id ?? 0, PageSize: 1 });
  const message = answer.data?.Rows[0];
  return (
    <ScreenPage
      title={message === undefined ? t.title : t.toMessage(message.Name || t.erased)}
      crumbs={[{ name: t.title, screen: 'messages' }]}
      actions={message && <CloseButton message={message} onChanged={answer.reload} />}
    >
      <AnswerView answer={answer}>
        {() => (message === undefined ? <MissingEntry /> : <Message message={message} onChanged={answer.reload} />)}
      </AnswerView>
    </ScreenPage>
  );
}

function Message({ message, onChanged }: MessageProps) {
  const t = useMessages(messages);
  const isErased = message.Email === '';
  return (
    <>
      <p className={layout['plain']}>
        <ContactMark state={message.State} />
        <When at={message.CreatedDate} />
      </p>
      <div className={layout['two']}>
        <div>
          <ScreenPart title={t.content}>
            <p className={layout['text']}>{message.Content}</p>
          </ScreenPart>
          <ScreenPart title={t.replies}>
            <div className={shared['stack4']}>
              <Replies message={message} />
              {!isErased && <ReplyForm message={message} onChanged={onChanged} />}
            </div>
          </ScreenPart>
        </div>
        <ScreenPart title={t.sender}>{isErased ? <p>{t.erased}</p> : <SenderFacts message={message} />}</ScreenPart>
      </div>
    </>
  );
}

function SenderFacts({ message }: { message: ContactMessage }) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const edition = useEdition();
  const { MemberID } = message;
  return (
    <Facts
      facts={[
        [t.from, message.Name],
        [t.company, message.CompanyName],
        [t.phone, <ContactLink key="phone" scheme="tel" value={message.Phone} />],
        [t.email, <ContactLink key="mail" scheme="mailto" value={message.Email} />],
        [t.language, words.languages[message.Edition]],
        [
          t.member,
          MemberID === null ? null : (
            <PageLink key="member" to={toConsoleScreenPath(edition, 'member', MemberID)}>
              {t.openMember}
            </PageLink>
          ),
        ],
        [t.handled, message.HandledBy],
      ]}
    />
  );
}

function Replies({ message }: { message: ContactMessage }) {
  const t = useMessages(messages);
  if (message.Replies.length === 0) return <p className={layout['note']}>{t.noReplies}</p>;
  return (
    <ol className={records['log']}>
      {message.Replies.map((reply) => (
        <li key={`${reply.SentDate} ${reply.Content}`}>
          <span className={layout['sub']}>
            {reply.SentBy ?? t.someone} · <When at={reply.SentDate} />
          </span>
          <span className={layout['text']}>{reply.Content}</span>
        </li>
      ))}
    </ol>
  );
}

function CloseButton({ message, onChanged }: MessageProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {message.State !== 'closed' && <Button onClick={() => setOpen(true)}>{t.close}</Button>}
      {isOpen && (
        <ActionDialog
          title={t.close}
          what={<p>{t.closeWhat}</p>}
          confirm={t.close}
          work={(api) => api('CloseContactMessage', { ContactID: message.ContactID })}
          done={t.closed}
          onClose={() => setOpen(false)}
          onChanged={onChanged}
        />
      )}
    </>
  );
}
