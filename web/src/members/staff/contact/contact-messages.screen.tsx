import { rules } from 'form-rules:GetContactMessages';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { toOptions } from '#ui/form/select.tsx';
import { type ContactMessage, contactStates } from '../words/word-lists.ts';
import { messages as wordsMessages } from '../words/messages.ts';
import { ContactMark } from './contact-mark.tsx';
import { messages } from './messages.ts';

const shownCharacters = 80;

export function truncateText(text: string): string {
  const characters = Array.from(text);
  return characters.length <= shownCharacters ? text : `${characters.slice(0, shownCharacters).join('')}…`;
}

function useMessageColumns(): readonly DeskColumn<ContactMessage>[] {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const edition = useEdition();
  return [
    {
      key: 'from',
      head: t.from,
      text: ({ Name }) => Name || t.erased,
      to: ({ ContactID }) => toConsoleScreenPath(edition, 'message', ContactID),
      beneath: ({ CompanyName }) => CompanyName,
    },
    { key: 'content', head: t.content, isLong: true, text: ({ Content }) => truncateText(Content) },
    { key: 'state', head: t.state, text: ({ State }) => <ContactMark state={State} /> },
    { key: 'replies', head: t.replies, number: ({ Replies }) => Replies.length },
    { key: 'language', head: t.language, text: (row) => words.languages[row.Edition] },
    { key: 'date', head: t.date, time: ({ CreatedDate }) => CreatedDate },
  ];
}

export function ContactMessagesScreen() {
  const t = useMessages(messages);
  const list = useDeskList<'GetContactMessages'>(rules, {
    filters: [{ field: 'State', label: t.states, options: toOptions(contactStates, t.stateNames), isTabs: true }],
  });
  const answer = useCall('GetContactMessages', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      counts={answer.data?.Dict}
      title={t.title}
      empty={t.empty}
      caption={t.caption}
      columns={useMessageColumns()}
      rowKey={({ ContactID }) => ContactID}
      bulk={[
        {
          key: 'close',
          name: t.close,
          what: t.closeWhat,
          isFor: ({ State }) => State !== 'closed',
          work: (api, { ContactID }) => api('CloseContactMessage', { ContactID }),
        },
      ]}
    />
  );
}
