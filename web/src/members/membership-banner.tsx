import { useState } from 'react';
import { type Edition, pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { readSession, writeSession } from '#i18n/session-value.ts';
import { PageLink } from '#platform/page-link.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/state/notice.tsx';
import type { AccountState } from './account-session.ts';
import styles from './membership-banner.module.css';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { useAccount } from './use-account.ts';

const dayMs = 86_400_000;
const dismissedKey = 'membershipBanner';

/** When the edition's membership ends, if the reader is to be warned of it. */
export function endingMembership({ profile }: AccountState, edition: Edition): string | null {
  if (profile === null) return null;
  const expiring = edition === 'en' ? profile.isEnExpire : profile.isExpire;
  return expiring ? (edition === 'en' ? profile.ChargeEnExpireDate : profile.ChargeExpireDate) : null;
}

/** Warns from thirty days before the membership of the page's edition ends, once a browser session at most. */
export function MembershipBanner() {
  const account = useAccount();
  const edition = useEdition();
  const ends = endingMembership(account, edition);
  return ends === null ? null : <EndingBanner key={edition + ends} edition={edition} ends={ends} />;
}

function EndingBanner({ edition, ends }: { edition: Edition; ends: string }) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const mark = `${edition} ${ends}`;
  const [dismissed, setDismissed] = useState(() => readSession(dismissedKey) === mark);
  const [now] = useState(() => Date.now());
  if (dismissed) return null;
  const days = Math.ceil((new Date(ends).getTime() - now) / dayMs);
  return (
    <Notice tone="caution" className={styles['banner']}>
      <p>{days > 0 ? t.expiring(format.date(ends), format.number(days)) : t.expired(format.date(ends))}</p>
      <PageLink to={pathFor(edition, '/ContactUs')}>{t.renew}</PageLink>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          writeSession(dismissedKey, mark);
          setDismissed(true);
        }}
      >
        {t.dismiss}
      </Button>
    </Notice>
  );
}
