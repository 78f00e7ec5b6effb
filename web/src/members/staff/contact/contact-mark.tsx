import { useMessages } from '#i18n/messages.ts';
import { StateMark, type Tone } from '#shell/console/facts.tsx';
import type { ContactMessage } from '../words/word-lists.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

const tones = { new: 'waiting', answered: 'good', closed: 'plain' } as const satisfies Record<
  ContactMessage['State'],
  Tone
>;

export function ContactMark({ state }: { state: ContactMessage['State'] }) {
  const t = useMessages({ cn: zh, en });
  return <StateMark tone={tones[state]}>{t.stateNames[state]}</StateMark>;
}
