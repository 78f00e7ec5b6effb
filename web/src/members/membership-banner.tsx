import { chargeStates } from '@btc/contract/members/access.ts';
import { legalKindAt } from '@btc/contract/wire/legal-texts.ts';
import { useLocation } from 'react-router';
import { type Edition, useEdition, withoutEdition } from '#i18n/edition.ts';
import { readSession } from '#i18n/session-value.ts';
import { lazyPart } from '#ui/state/lazy-part.tsx';
import type { AccountState } from './account-session.ts';
import { consentKey } from './consent/consent-key.ts';
import { useAccount } from './use-account.ts';

const ConsentLine = lazyPart(async () => (await import('./consent/consent-line.tsx')).ConsentLine);
const EndingBanner = lazyPart(async () => (await import('./ending/ending-banner.tsx')).EndingBanner);

/** End of the edition's membership or trial; null unless the reader should be warned. */
export function endingMembership(
  { profile }: AccountState,
  edition: Edition,
): { readonly ends: string; readonly isTrial: boolean } | null {
  if (profile === null) return null;
  const [isExpiring, ends, state] =
    edition === 'en'
      ? [profile.isEnExpire, profile.ChargeEnExpireDate, profile.ChargeStataEn]
      : [profile.isExpire, profile.ChargeExpireDate, profile.ChargeState];
  return isExpiring && ends !== null ? { ends, isTrial: state === chargeStates.trial } : null;
}

/** Warns, once per browser session, from thirty days before the edition's membership or trial ends. */
export function MembershipBanner() {
  const account = useAccount();
  const edition = useEdition();
  const ending = endingMembership(account, edition);
  if (ending === null) return null;
  return <EndingBanner key={edition + ending.ends} edition={edition} {...ending} />;
}

/** Asks for outstanding consents after login, except on the account page (which asks itself) and the legal texts. */
export function ConsentBanner() {
  const { profile } = useAccount();
  const { pathname } = useLocation();
  const path = withoutEdition(pathname);
  if (profile === null || profile.StaffRole !== null || readSession(consentKey) === String(profile.UserID)) return null;
  if (/^\/account\/?$/i.test(path) || legalKindAt(path) !== null) return null;
  return <ConsentLine key={profile.UserID} userId={profile.UserID} />;
}
