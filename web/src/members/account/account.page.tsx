import type { UserProfile } from '@btc/contract/members/profile.ts';
import { useEffect, useState } from 'react';
import { type MetaArgs } from 'react-router';
import { toPathEdition, useEdition } from '#i18n/edition.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import shared from '#ui/base/shared.module.css';
import { MessageDialog } from '#ui/overlay/message-dialog.tsx';
import { SignedOutState } from '#ui/state/signed-out.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { listOffers } from '../membership/offers.ts';
import { OfferList } from '../membership/offer-list.tsx';
import { messages as members } from '../messages.ts';
import { accountSession, useAccount } from '../use-account.ts';
import { useOwnCall } from '../use-own-call.ts';
import { AccountNavigation } from './account-navigation.tsx';
import styles from './account.module.css';
import { CancellationPart } from './cancellation-part.tsx';
import { CompanyPart } from './company-part.tsx';
import { MembershipPart } from './membership-part.tsx';
import { ConsentsPart } from './consents-part.tsx';
import { DataKeysPart } from './data-keys/data-keys-part.tsx';
import { messages } from './messages.ts';
import { NewsletterPart } from './newsletter-part.tsx';
import { NoticesPart } from './notices/notices-part.tsx';
import { OwnDataPart } from './own-data-part.tsx';
import { Answered } from './part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { SavedPart } from './saved-part.tsx';
import { SecurityPart } from './security-part.tsx';
import { UnprovenNotice } from './unproven-notice.tsx';

export function meta({ location, matches }: MetaArgs) {
  const edition = toPathEdition(location.pathname);
  const title = pickMessages(edition, members).myAccount;
  const { signedOutText: description } = pickMessages(edition, messages);
  return pageMeta({ edition, title, description, path: '/Account', indexed: false }, toSettings(matches));
}

export default function AccountPage() {
  const t = useMessages(members);
  const { token, profile } = useAccount();
  const [isFrozen, setFrozen] = useState(false);
  const freeze = () => {
    setFrozen(true);
    // All sessions of a frozen account are dead, this one too.
    accountSession().logOut();
  };
  return (
    <div className={shared['stack5']}>
      <h1>{t.myAccount}</h1>
      {token === null && !isFrozen && <SignedOut />}
      {token !== null && profile === null && <Skeleton lines={12} />}
      {token !== null && profile !== null && <Account profile={profile} onFrozen={freeze} />}
      <FrozenDialog isOpen={isFrozen} onClose={() => setFrozen(false)} />
    </div>
  );
}

function SignedOut() {
  const t = useMessages(messages);
  return (
    <div className={styles['signedOut']}>
      <SignedOutState title={t.signedOutTitle}>{t.signedOutText}</SignedOutState>
      <section id="membership" className={styles['part']}>
        <h2>{t.offersTitle}</h2>
        <p className={shared['quiet']}>{t.offersText}</p>
        <OpenOffers />
      </section>
    </div>
  );
}

function OpenOffers() {
  const edition = useEdition();
  const answer = useOwnCall('GetMembershipLevels', {});
  return <Answered answer={answer}>{(levels) => <OfferList offers={listOffers(levels, edition)} />}</Answered>;
}

interface AccountProps {
  readonly profile: UserProfile;
  readonly onFrozen: () => void;
}

function Account({ profile, onFrozen }: AccountProps) {
  useScrollToPart();
  const [ended, setEnded] = useState(0);
  return (
    <div className={styles['columns']}>
      <AccountNavigation hasUnread={profile.RedDot} />
      <div className={styles['parts']}>
        <UnprovenNotice profile={profile} />
        <ProfilePart profile={profile} />
        <MembershipPart profile={profile} />
        <NoticesPart />
        <CompanyPart profile={profile} />
        <SavedPart />
        <NewsletterPart />
        <SecurityPart profile={profile} onEnded={() => setEnded((before) => before + 1)} />
        {/* Keys end with the sessions elsewhere: the list is asked for again. */}
        <DataKeysPart key={ended} profile={profile} />
        <ConsentsPart />
        <OwnDataPart />
        <CancellationPart profile={profile} onFrozen={onFrozen} />
      </div>
    </div>
  );
}

/** Scrolls to the hash once the account has loaded: the browser looked for it too early. */
function useScrollToPart(): void {
  useEffect(() => {
    const name = window.location.hash.slice(1);
    if (name !== '') document.getElementById(name)?.scrollIntoView();
  }, []);
}

/** Closing it leads to BTC Info (no-redirect rule). */
function FrozenDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages(messages);
  return (
    <MessageDialog message="accountfrozen" isOpen={isOpen} onClose={onClose} title={t.frozenTitle}>
      <p>{t.frozenText}</p>
      <p>{t.cancellationWithdraw}</p>
    </MessageDialog>
  );
}
