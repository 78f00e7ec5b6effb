import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './lock-messages.ts';
import { Notice } from './notice.tsx';

interface TrialTipProps {
  /** Items that the trial may still open; null where none is being counted. */
  readonly left: number | null;
  /** What an item is here, as a sentence. */
  readonly what?: string;
  readonly className?: string | undefined;
}

/** A trial opens a number of items: what is shown was one of them. */
export function TrialTip({ left, what = '', className }: TrialTipProps) {
  const t = useMessages(messages);
  const format = useFormat();
  if (left === null) return null;
  return (
    <Notice className={className}>
      {left > 0 ? t.trialTip(format.number(left)) : t.trialTipNone}
      {what !== '' && t.sentenceGap + what}
    </Notice>
  );
}
