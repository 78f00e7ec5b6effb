import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../button.tsx';
import { messages } from '../messages.ts';
import { Dialog } from './dialog.tsx';
import { type MessageKey, redirectAfterMessage } from './message-redirect.ts';

export interface MessageDialogProps {
  readonly message: MessageKey;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** A message to close; unless in the no-redirect list, closing leads to the edition's BTC Info. */
export function MessageDialog({ message, isOpen, onClose, title, children }: MessageDialogProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const close = () => {
    onClose();
    const target = redirectAfterMessage(edition, message);
    if (target !== null) void navigate(target);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      role="alertdialog"
      actions={
        <Button variant="primary" onClick={close} autoFocus>
          {t.confirm}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
