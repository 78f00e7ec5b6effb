import { useState } from 'react';
import { pathFor } from '#i18n/edition.ts';
import { useScripted } from '#platform/use-scripted.ts';
import shared from '#ui/base/shared.module.css';
import { Button, LinkButton } from '#ui/button.tsx';
import type { MerchantData } from '../merchants/merchant-query.ts';
import { t } from '../messages.zh.ts';
import styles from '../room.module.css';
import { ClaimDialog } from './claim-dialog.tsx';

/** Nothing where somebody else already has the entry. */
export function ClaimPart({ found: { merchant, claim, signedIn } }: { found: MerchantData }) {
  const scripted = useScripted();
  const [isOpen, setOpen] = useState(false);
  const isOthers = merchant.Claimed && claim !== 'accepted';
  if (isOthers && claim === null) return null;
  const canClaim = !merchant.Claimed && claim !== 'open';
  return (
    <section className={styles['box']}>
      <h2>{t.claimTitle}</h2>
      <p>{claim === null ? t.claimText : t.claimTexts[claim]}</p>
      {canClaim && (
        <p className={shared['bar']}>
          {signedIn ? (
            <Button disabled={!scripted} onClick={() => setOpen(true)}>
              {t.claim}
            </Button>
          ) : (
            <LinkButton to={pathFor('cn', '/Login')}>{t.claimSignIn}</LinkButton>
          )}
        </p>
      )}
      {isOpen && <ClaimDialog merchant={merchant} onClose={() => setOpen(false)} />}
    </section>
  );
}
