import { lazy, Suspense } from 'react';
import { type Edition, useEdition } from '#i18n/edition.ts';
import type { AccountState } from './account-session.ts';
import { useAccount } from './use-account.ts';

const EndingBanner = lazy(async () => ({ default: (await import('./ending/ending-banner.tsx')).EndingBanner }));

/** When the edition's membership ends, if the reader is to be warned of it. */
export function endingMembership({ profile }: AccountState, edition: Edition): string | null {
  if (profile === null) return null;
  const expiring = edition === 'en' ? profile.isEnExpire : profile.isExpire;
  return expiring ? (edition === 'en' ? profile.ChargeEnExpireDate : profile.ChargeExpireDate) : null;
}

/** Warns from thirty days before the membership of the page's edition ends, once a browser session at most; fetched by those it warns. */
export function MembershipBanner() {
  const account = useAccount();
  const edition = useEdition();
  const ends = endingMembership(account, edition);
  if (ends === null) return null;
  return (
    <Suspense fallback={null}>
      <EndingBanner key={edition + ends} edition={edition} ends={ends} />
    </Suspense>
  );
}
