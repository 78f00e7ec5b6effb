import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ForgotPasswordForm, LinkSentDialog } from './forgotten-form.tsx';
import { messages } from './messages.ts';

export interface ForgotPasswordDialogProps {
  /** The user name typed at login so far. */
  readonly name: string;
  /** Closed without asking for a link. */
  readonly onBack: () => void;
  /** The link is on its way and the reader knows. */
  readonly onDone: () => void;
}

/** The forgotten-password dialog, then the one that says that the link was sent. */
export function ForgotPasswordDialog({ name, onBack, onDone }: ForgotPasswordDialogProps) {
  const t = useMessages(messages);
  const [isSent, setSent] = useState(false);
  if (isSent) return <LinkSentDialog isOpen onClose={onDone} />;
  return (
    <Dialog isOpen onClose={onBack} title={t.forgottenTitle}>
      <ForgotPasswordForm autoFocus name={name} onSent={() => setSent(true)} onCancel={onBack} />
    </Dialog>
  );
}
