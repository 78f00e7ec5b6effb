import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './lock-messages.ts';
import { Notice } from './notice.tsx';
import { useOpenedFocus } from './opened-focus.ts';

interface TrialTipProps {
  /** Items left of the trial; null where none are counted. */
  readonly left: number | null;
  /** Explains what counts as an item here. */
  readonly what?: string;
  readonly className?: string | undefined;
}

export function TrialTip({ left, what = '', className }: TrialTipProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const tip = useOpenedFocus<HTMLDivElement>(left !== null);
  if (left === null) return null;
  return (
    <Notice ref={tip} className={className}>
      {left > 0 ? t.trialTip(format.number(left)) : t.trialTipNone}
      {what !== '' && t.sentenceGap + what}
    </Notice>
  );
}
