import type { ArticleStage } from '@btc/contract/news/desk/stages.ts';
import { useMessages } from '#i18n/messages.ts';
import { StateMark, type Tone } from '#shell/console/facts.tsx';
import { messages } from './newsroom-messages.ts';

const tones = {
  writing: 'plain',
  review: 'waiting',
  scheduled: 'waiting',
  published: 'good',
  withdrawn: 'bad',
} as const satisfies Record<ArticleStage, Tone>;

export function StageMark({ stage }: { stage: ArticleStage }) {
  const t = useMessages(messages);
  return <StateMark tone={tones[stage]}>{t.stages[stage]}</StateMark>;
}
