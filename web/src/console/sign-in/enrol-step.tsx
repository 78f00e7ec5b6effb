import { useEffect, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { storeToken } from '#platform/client-state.ts';
import { loadChunk } from '#platform/pages/load-chunk.ts';
import { WaitingButton } from '#shell/console/actions/waiting-button.tsx';
import layout from '#shell/console/layout.module.css';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { ErrorState } from '#ui/state/notice.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { accountSession } from '#members/face.ts';
import { messages } from '../messages.ts';
import { followToken } from '../use-console-session.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './sign-in.module.css';
import { stepFailure, useCodeStep } from './use-step.ts';

interface Offer {
  readonly secret: string;
  /** The QR code as an SVG document in a data address. */
  readonly picture: string;
}

/** The QR code is drawn in the browser, so that the secret goes to nobody else. */
async function fetchOffer(): Promise<Offer> {
  const [{ Row }, { qrSvg }] = await Promise.all([
    browserApi()('EnrolStaffTotp', {}),
    loadChunk(() => import('#shell/qr/qr-svg.ts')),
  ]);
  return { secret: Row.Secret, picture: `data:image/svg+xml,${encodeURIComponent(qrSvg(Row.Address))}` };
}

export function EnrolStep({ onCodes }: { onCodes: (shown: boolean) => void }) {
  const t = useMessages(messages);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes === null) {
    const show = (made: readonly string[]) => {
      // Before the raised session lets the console in over them.
      onCodes(true);
      setCodes(made);
    };
    return <Setup onDone={show} />;
  }
  return (
    <div className={styles['sign']}>
      <h1>{t.codesTitle}</h1>
      <RecoveryCodes codes={codes} onSaved={() => onCodes(false)} />
    </div>
  );
}

function useOffer() {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    fetchOffer()
      .then((made) => {
        if (isWanted) setOffer(made);
      })
      .catch((error: unknown) => {
        if (isWanted) setFailure(error);
      });
    return () => {
      isWanted = false;
    };
  }, []);
  return { offer, failure };
}

function Setup({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { offer, failure } = useOffer();
  const { submit, isPending, error } = useCodeStep(async (api, code) => {
    const { Token, List } = await api('ConfirmStaffTotp', { Code: code });
    onDone(List);
    storeToken(Token, false);
    await followToken();
  });
  if (failure !== null) return <ErrorState level={2}>{stepFailure(edition, failure)}</ErrorState>;
  return (
    <div className={styles['sign']}>
      <h1>{t.enrolTitle}</h1>
      <p>{t.enrolText}</p>
      {offer === null ? <Skeleton shape="block" /> : <Secret offer={offer} />}
      <form method="post" noValidate onSubmit={submit} className={shared['stack4']}>
        <TextField
          label={t.enrolCode}
          name="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          error={error}
        />
        {error !== null && <p className={layout['note']}>{t.enrolNewest}</p>}
        <WaitingButton type="submit" variant="primary" pending={isPending} waitsFor={offer === null ? 'answer' : null}>
          {t.confirm}
        </WaitingButton>
        <Button variant="quiet" onClick={() => accountSession().logOut()}>
          {t.back}
        </Button>
      </form>
    </div>
  );
}

function Secret({ offer }: { offer: Offer }) {
  const t = useMessages(messages);
  return (
    <>
      <img src={offer.picture} alt={t.enrolAlt} width="216" height="216" className={styles['qr']} />
      <div>
        <p className={layout['note']}>{t.enrolSecret}</p>
        <code className={styles['secret']}>{offer.secret}</code>
      </div>
      <div className={layout['actions']}>
        <CopyButton size="small" text={offer.secret}>
          {t.copySecret}
        </CopyButton>
      </div>
    </>
  );
}
