import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { messages } from './messages.ts';
import { ForgotPasswordDialog } from './password/forgot-password-dialog.tsx';

export interface LoginDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Cancel leads to BTC Info; Escape and the close button stay on the page. */
export function LoginDialog({ isOpen, onClose }: LoginDialogProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const [forgotten, setForgotten] = useState<string | null>(null);
  const cancel = () => {
    onClose();
    void navigate(pathFor(edition, '/BTCInfo'));
  };
  const leave = () => {
    setForgotten(null);
    onClose();
  };
  if (isOpen && forgotten !== null) {
    return <ForgotPasswordDialog name={forgotten} onBack={() => setForgotten(null)} onDone={leave} />;
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.loginTitle}>
      <LoginForm
        autoFocus
        onCancel={cancel}
        onForgotPassword={setForgotten}
        onLeave={onClose}
        onDone={() => window.location.reload()}
      />
    </Dialog>
  );
}
