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

/** When the edition's membership or trial ends, if the reader is to be warned of it. */
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

/** Warns from thirty days before the membership or trial of the page's edition ends, once a browser session at most; fetched by those it warns. */
export function MembershipBanner() {
  const account = useAccount();
  const edition = useEdition();
  const ending = endingMembership(account, edition);
  if (ending === null) return null;
  return <EndingBanner key={edition + ending.ends} edition={edition} {...ending} />;
}

/**
 * Asks a member who has just signed in for what they have not agreed to yet. Not on the account page, which asks in its place,
 * and not on the texts themselves.
 */
export function ConsentBanner() {
  const { profile } = useAccount();
  const { pathname } = useLocation();
  const path = withoutEdition(pathname);
  if (profile === null || profile.StaffRole !== null || readSession(consentKey) === String(profile.UserID)) return null;
  if (/^\/account\/?$/i.test(path) || legalKindAt(path) !== null) return null;
  return <ConsentLine key={profile.UserID} userId={profile.UserID} />;
}
