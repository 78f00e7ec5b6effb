import { useId } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import layout from './layout.module.css';
import { messages } from './messages.ts';

interface WaitingButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** What it waits for: something on the screen, a change, a file, an answer of the portal, or what `words` say; null where it waits for nothing. */
  readonly waitsFor: 'input' | 'change' | 'file' | 'answer' | { readonly words: string } | null;
}

/** A button that says beside it why it cannot be pressed yet. */
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
