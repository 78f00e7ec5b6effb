import { ApiError } from '@btc/contract/wire/errors.ts';
import { useState } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import shared from '#ui/base/shared.module.css';
import { Button, LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { messages as roomMessages } from '../room/room-messages.ts';
import { messages } from './messages.ts';
import type { PlantData } from './plant-query.ts';

export function EstablishmentMail({ found }: { found: PlantData }) {
  const { mail: t } = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t.title}>
        <MailBody found={found} onClose={close} />
      </Dialog>
    </>
  );
}

function MailBody({ found: { plant, dict, isMailStopped }, onClose }: { found: PlantData; onClose: () => void }) {
  const { mail: t } = useMessages(messages);
  const room = useMessages(roomMessages);
  if (isMailStopped) {
    return (
      <div className={shared['stack4']}>
        <Notice>{room.mailStopped}</Notice>
        <div className={classNames(shared['buttons'], shared['atEnd'])}>
          <Button onClick={onClose}>{t.close}</Button>
        </div>
      </div>
    );
  }
  if (dict.Locked !== null) {
    return (
      <LockedPanel title={t.holds} reason={dict.Locked.Reason} trialLeft={dict.TrialLeft}>
        {t.lead(plant.PlantNo)}
      </LockedPanel>
    );
  }
  return <MailForm plant={plant} onClose={onClose} />;
}

type Result =
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'notProven' | 'failed'; text: string };

function MailForm({ plant, onClose }: { plant: PlantData['plant']; onClose: () => void }) {
  const { mail: t } = useMessages(messages);
  const edition = useEdition();
  const [isPending, setPending] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const send = async () => {
    setPending(true);
    try {
      const { Row } = await browserApi()('SendEstablishmentMail', {
        PlantID: plant.PlantID,
        isEn: edition === 'en',
      });
      setResult({ kind: 'sent', email: Row.Email });
    } catch (error) {
      const isUnproven = error instanceof ApiError && error.data.List?.some(({ Rule }) => Rule === 'email_not_proven');
      setResult(
        isUnproven === true
          ? { kind: 'notProven', text: t.notProven }
          : { kind: 'failed', text: formatErrorText(edition, toFailureKey(error)) },
      );
    } finally {
      setPending(false);
    }
  };
  if (result?.kind === 'sent') {
    return (
      <div className={shared['stack4']}>
        <output>{t.sent(result.email)}</output>
        <div className={classNames(shared['buttons'], shared['atEnd'])}>
          <Button variant="primary" onClick={onClose}>
            {t.close}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={shared['stack4']}>
      <p>{t.lead(plant.PlantNo)}</p>
      {result !== null && <Notice tone="error">{result.text}</Notice>}
      <div className={classNames(shared['buttons'], shared['atEnd'])}>
        <Button onClick={onClose}>{t.cancel}</Button>
        {result?.kind === 'notProven' ? (
          <LinkButton variant="primary" to={pathFor(edition, '/Account')}>
            {t.toAccount}
          </LinkButton>
        ) : (
          <Button variant="primary" pending={isPending} onClick={() => void send()}>
            {t.send}
          </Button>
        )}
      </div>
    </div>
  );
}
