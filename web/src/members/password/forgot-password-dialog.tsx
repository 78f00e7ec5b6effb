import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ForgotPasswordForm, LinkSentDialog } from './forgotten-form.tsx';
import { messages } from './messages.ts';

export interface ForgotPasswordDialogProps {
  readonly name: string;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

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
