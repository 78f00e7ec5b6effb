import { useRouteLoaderData } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { Button } from '#ui/button.tsx';
import type { LoginFailure } from './login-failure.ts';
import styles from './login-form.module.css';
import { messages } from './messages.ts';

interface FailureHelpProps {
  readonly failure: LoginFailure | null;
  readonly pending: boolean;
  readonly onWithdraw: () => void;
}

export function FailureHelp({ failure, pending, onWithdraw }: FailureHelpProps) {
  const t = useMessages(messages);
  if (failure?.kind !== 'explained') return null;
  if (failure.key === 'accountfrozen') {
    return (
      <div className={styles['help']}>
        <p>{t.frozenOffer}</p>
        <Button pending={pending} onClick={onWithdraw}>
          {t.withdraw}
        </Button>
      </div>
    );
  }
  return failure.key === 'accountblocked' ? <WriteTo /> : null;
}

function WriteTo() {
  const t = useMessages(messages);
  const root = useRouteLoaderData<{ settings: SiteSettings }>('root');
  const address = root?.settings.mailboxes.service ?? null;
  if (address === null) return null;
  return (
    <p className={styles['help']}>
      <span>
        {t.writeTo}
        <a href={`mailto:${address}`}>{address}</a>
      </span>
    </p>
  );
}
