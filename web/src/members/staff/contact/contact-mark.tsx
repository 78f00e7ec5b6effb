import { useMessages } from '#i18n/messages.ts';
import { StateMark, type Tone } from '#shell/console/facts.tsx';
import type { ContactMessage } from '../words/word-lists.ts';
import { messages } from './messages.ts';

const tones = { new: 'waiting', answered: 'good', closed: 'plain' } as const satisfies Record<
  ContactMessage['State'],
  Tone
>;

export function ContactMark({ state }: { state: ContactMessage['State'] }) {
  const t = useMessages(messages);
  return <StateMark tone={tones[state]}>{t.stateNames[state]}</StateMark>;
}
