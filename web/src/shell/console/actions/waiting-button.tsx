import { useId } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import layout from '../layout.module.css';
import { messages } from '../messages.ts';

interface WaitingButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** What the button waits for, `words` for a text of its own; null: it is enabled. */
  readonly waitsFor: 'input' | 'change' | 'file' | 'answer' | { readonly words: string } | null;
}

export function WaitingButton({ waitsFor, ...button }: WaitingButtonProps) {
  const t = useMessages(messages);
  const id = useId();
  const isWaiting = waitsFor !== null;
  return (
    <>
      {isWaiting && (
        <span id={id} className={layout['note']}>
          {typeof waitsFor === 'string' ? t.waitsFor[waitsFor] : waitsFor.words}
        </span>
      )}
      <Button {...button} disabled={isWaiting} aria-describedby={isWaiting ? id : undefined} />
    </>
  );
}
