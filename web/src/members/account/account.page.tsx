import type { UserProfile } from '@btc/contract/members/profile.ts';
import { type MetaArgs } from 'react-router';
import { editionOfPath, otherEdition, pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { messagesOf, useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { pageMeta, settingsOf } from '#platform/page-meta.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { en } from './messages.en.ts';
import styles from './account.module.css';
import { type AccountSection, accountSections, membershipSection } from './account-rows.ts';
import { type AccountMessages, zh } from './messages.zh.ts';
import { en as membersEn } from '../messages.en.ts';
import { zh as membersZh } from '../messages.zh.ts';
import { useAccount } from '../use-account.ts';

const messages: { readonly cn: AccountMessages; readonly en: AccountMessages } = { cn: zh, en };

export function meta({ location, matches }: MetaArgs) {
  const edition = editionOfPath(location.pathname);
  const title = messagesOf(edition, { cn: membersZh, en: membersEn }).myAccount;
  const { signedOutText: description } = messagesOf(edition, messages);
  return pageMeta({ edition, title, description, path: '/Account', indexed: false }, settingsOf(matches));
}

/** One's own account, to read; changing it comes with the members' release. */
export default function AccountPage() {
  const t = useMessages({ cn: membersZh, en: membersEn });
  const { token, profile } = useAccount();
  return (
    <div className={styles['page']}>
      <h1>{t.myAccount}</h1>
      {token === null ? <SignedOut /> : profile === null ? <Skeleton lines={12} /> : <Account profile={profile} />}
    </div>
  );
}

function SignedOut() {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <EmptyState
      level={2}
      title={t.signedOutTitle}
      actions={
        <LinkButton variant="primary" to={pathFor(edition, '/Login')}>
          {t.logIn}
        </LinkButton>
      }
    >
      {t.signedOutText}
    </EmptyState>
  );
}

function Account({ profile }: { profile: UserProfile }) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <>
      <Membership profile={profile} />
      {accountSections(profile, t).map((section) => (
        <Section key={section.title} section={section} />
      ))}
      <p className={styles['note']}>
        {t.note} <PageLink to={pathFor(edition, '/ContactUs')}>{t.contact}</PageLink>
      </p>
    </>
  );
}

function Membership({ profile }: { profile: UserProfile }) {
  const t = useMessages(messages);
  const format = useFormat();
  const own = useEdition();
  return (
    <>
      {[own, otherEdition(own)].map((edition) => (
        <Section key={edition} section={membershipSection(profile, edition, { t, format })} />
      ))}
      {profile.Trial !== null && (
        <p>{t.trialLeft(format.number(profile.Trial.Left), format.number(profile.Trial.Total))}</p>
      )}
    </>
  );
}

function Section({ section }: { section: AccountSection }) {
  if (section.rows.length === 0) return null;
  return (
    <section>
      <h2>{section.title}</h2>
      <dl className={styles['rows']}>
        {section.rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
