import { useMessages } from '#i18n/messages.ts';
import { Button, type ButtonProps } from '../button.tsx';
import { messages } from '../messages.ts';
import { copyText } from './copy-text.ts';
import { showToast } from './toast-store.ts';

export type CopyButtonProps = Omit<ButtonProps, 'onClick'> & { readonly text: string };

/** Copies a text and reports success or failure (specification section 8: copy success, copy failed). */
export function CopyButton({ text, ...rest }: CopyButtonProps) {
  const t = useMessages(messages);
  const copy = async () => {
    const done = await copyText(text);
    if (done) showToast(t.copied, 'plain', 'copy');
    else showToast(t.copyFailed, 'error', 'copy');
  };
  return <Button {...rest} onClick={() => void copy()} />;
}
