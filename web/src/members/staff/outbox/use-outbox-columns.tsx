import { mailTemplates } from '@btc/contract/console/mail-templates.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { formatDeliveryErrorText } from '#shell/console/delivery-error-text.ts';
import type { Tone } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { MailAddress } from '../words/mail-address.tsx';
import type { OutboxEntry } from '../words/word-lists.ts';
import { messages } from './messages.ts';

type OutboxActs = Readonly<Record<'read' | 'retry', (entry: OutboxEntry) => void>>;

const tones = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'good',
  failed: 'bad',
  stored: 'plain',
} as const satisfies Record<OutboxEntry['State'], Tone>;

/** First attempts go out by themselves; only entries waiting after a failed attempt can be sent at once. */
export function canGoOut({ State: state, Attempts: attempts }: OutboxEntry): boolean {
  return state === 'failed' || state === 'stored' || (state === 'queued' && attempts > 0);
}

export function useOutboxColumns(acts: OutboxActs): readonly DeskColumn<OutboxEntry>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const otherNames: Readonly<Record<string, string>> = t.templates;
  const formatTemplate = (code: string) => {
    const template = mailTemplates.find((one) => one.code === code);
    return template === undefined ? (otherNames[code] ?? code) : nameIn(edition, template);
  };
  return [
    {
      key: 'recipient',
      head: t.recipient,
      text: ({ Channel, Recipient }) => (Channel === 'mail' ? <MailAddress email={Recipient} /> : Recipient),
      beneath: ({ Template }) => formatTemplate(Template),
    },
    { key: 'subject', head: t.subject, isLong: true, text: ({ Subject, Text }) => Subject ?? Text },
    {
      key: 'state',
      head: t.state,
      isLong: true,
      state: ({ State }) => ({ tone: tones[State], name: t.stateNames[State] }),
      beneath: ({ NextAttemptDate, LastError }) => [
        NextAttemptDate !== null && t.next(format.dateTime(NextAttemptDate)),
        LastError !== null && formatDeliveryErrorText(edition, LastError),
      ],
    },
    { key: 'attempts', head: t.attempts, number: ({ Attempts }) => Attempts },
    {
      key: 'created',
      head: t.created,
      time: ({ CreatedDate }) => CreatedDate,
      beneath: ({ SentDate }) =>
        SentDate !== null && <span className={layout['nowrap']}>{t.sentAt(format.dateTime(SentDate))}</span>,
    },
    {
      key: 'actions',
      actions: (entry) =>
        (canGoOut(entry) ? (['read', 'retry'] as const) : (['read'] as const)).map((kind) => ({
          name: t[kind],
          about: `${entry.Recipient}, ${entry.Subject ?? entry.Template}`,
          onPress: () => acts[kind](entry),
        })),
    },
  ];
}
