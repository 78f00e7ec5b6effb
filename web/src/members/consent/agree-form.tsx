import type { OwnConsents } from '@btc/contract/members/consent.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import styles from './consent.module.css';
import { LegalLink } from './legal-link.tsx';
import { messages } from './messages.ts';

export interface AgreeFormProps {
  readonly due: OwnConsents['List'];
  /** Called with what is still to be agreed to: nothing, or texts changed meanwhile. */
  readonly onAnswered: (consents: OwnConsents) => void;
  /** Omitted where agreeing cannot be postponed. */
  readonly onLater?: () => void;
}

export function AgreeForm({ due, onAnswered, onLater }: AgreeFormProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { agree, isPending, failure } = useAgreeing(due, onAnswered);
  return (
    <>
      <ul className={styles['texts']}>
        {due.map(({ Kind, Version, EffectiveDate, Changes }) => (
          <li key={Kind}>
            <LegalLink kind={Kind} version={Version} />{' '}
            <span className={styles['quiet']}>{t.inForce(format.date(EffectiveDate))}</span>
            {Changes !== '' && <p>{t.changes(Changes)}</p>}
          </li>
        ))}
      </ul>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <div className={styles['buttons']}>
        {onLater !== undefined && <Button onClick={onLater}>{t.later}</Button>}
        <Button variant="primary" pending={isPending} onClick={agree}>
          {t.agree}
        </Button>
      </div>
    </>
  );
}

function useAgreeing(due: OwnConsents['List'], onAnswered: (consents: OwnConsents) => void) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isEn = edition === 'en';
  const send = async () => {
    setPending(true);
    setFailure(null);
    try {
      const Consents = due.map(({ Kind, Version }) => ({ Kind, Version }));
      const answer = await browserApi()('GiveConsent', { Consents, isEn });
      showToast(t.given);
      onAnswered(answer);
    } catch (error) {
      const isOutdated = isApiError(error) && error.data.List?.some(({ Rule }) => Rule === 'changed') === true;
      setFailure(isOutdated ? t.changed : formatErrorText(edition, toFailureKey(error)));
      if (isOutdated) await browserApi()('GetOwnConsents', { isEn }).then(onAnswered, () => undefined);
    } finally {
      setPending(false);
    }
  };
  return { agree: () => void send(), isPending, failure };
}
