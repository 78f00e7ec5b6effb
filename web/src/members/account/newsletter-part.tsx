import { legalNames, toLegalPath } from '@btc/contract/wire/legal-texts.ts';
import { useState } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Select } from '#ui/form/select.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { useOwnCall } from '../use-own-call.ts';
import { messages } from './messages.ts';
import { Answered, Part } from './part.tsx';

interface Choice {
  readonly Subscribed: boolean;
  readonly Edition: 'cn' | 'en';
  readonly Email: string | null;
}

export function NewsletterPart() {
  const answer = useOwnCall('GetNewsletterChoice', {});
  return (
    <Part name="newsletter">
      <Answered answer={answer}>{({ Row }) => <ChoiceForm choice={Row} />}</Answered>
    </Part>
  );
}

function ChoiceForm({ choice: known }: { choice: Choice }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [choice, setChoice] = useState(known);
  // Whoever does not get it yet most likely wants it as they read here.
  const [language, setLanguage] = useState(known.Subscribed ? known.Edition : edition);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const save = async (Subscribed: boolean, Edition: 'cn' | 'en') => {
    setPending(true);
    setFailure(null);
    try {
      const { Row } = await browserApi()('SetNewsletterChoice', { Subscribed, Edition });
      setChoice(Row);
      showToast(Row.Subscribed ? t.newsletterOn : t.newsletterOff);
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  if (choice.Email === null) return <p className={shared['quiet']}>{t.newsletterNoEmail}</p>;
  const isChanged = !choice.Subscribed || language !== choice.Edition;
  return (
    <>
      <p>
        {t.newsletterText} {t.newsletterTermsBefore}
        <PageLink to={pathFor(edition, toLegalPath('newsletter'))}>{legalNames[edition].newsletter}</PageLink>
        {t.newsletterTermsAfter}
      </p>
      <p className={shared['quiet']}>
        {choice.Subscribed ? t.newsletterGets(choice.Email) : t.newsletterWould(choice.Email)}
      </p>
      {failure !== null && <Notice tone="error">{formatErrorText(edition, toFailureKey(failure))}</Notice>}
      <Select
        label={t.newsletterLanguage}
        options={[
          { value: 'cn', label: '中文' },
          { value: 'en', label: 'English' },
        ]}
        value={language}
        onChange={setLanguage}
      />
      <p className={classNames(shared['buttons'], shared['atEnd'])}>
        {isChanged && (
          <Button variant="primary" pending={isPending} onClick={() => void save(true, language)}>
            {choice.Subscribed ? t.newsletterSave : t.newsletterAsk}
          </Button>
        )}
        {choice.Subscribed && (
          <Button pending={isPending} onClick={() => void save(false, language)}>
            {t.newsletterStop}
          </Button>
        )}
      </p>
    </>
  );
}
