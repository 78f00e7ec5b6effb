import type { UserProfile } from '@btc/contract/members/profile.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { lazyPart } from '#ui/state/lazy-part.tsx';
import { useOwnCall } from '../use-own-call.ts';
import { EndOthers } from './end-others.tsx';
import { messages } from './messages.ts';
import { Part } from './part.tsx';
import { Sessions } from './sessions.tsx';

const ChangePasswordForm = lazyPart(
  async () => (await import('../password/change-password-form.tsx')).ChangePasswordForm,
);

interface SecurityPartProps {
  readonly profile: UserProfile;
  /** The sessions elsewhere have ended, and keys with them. */
  readonly onEnded: () => void;
}

export function SecurityPart({ profile, onEnded }: SecurityPartProps) {
  const t = useMessages(messages);
  const sessions = useOwnCall('GetSessions', {});
  const [isOpen, setOpen] = useState(false);
  const ended = () => {
    sessions.reload();
    onEnded();
  };
  // A new password ends the sessions elsewhere.
  const changed = () => {
    setOpen(false);
    ended();
  };
  return (
    <Part
      name="security"
      action={
        <Button size="small" onClick={() => setOpen(true)}>
          {t.password}
        </Button>
      }
    >
      <Sessions answer={sessions} />
      <EndOthers onEnded={ended} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t.password}>
        <ChangePasswordForm profile={profile} onDone={changed} />
      </Dialog>
    </Part>
  );
}
