import { toBrochurePath } from '@btc/contract/members/brochure-path.ts';
import type { UserProfile } from '@btc/contract/members/profile.ts';
import { useState } from 'react';
import { type Edition, otherEdition, pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { messages as membership } from '../membership/messages.ts';
import { moduleNames } from '../membership/offer-words.ts';
import { listModules } from '../membership/offers.ts';
import styles from './account.module.css';
import { membershipState } from './membership-state.ts';
import { messages } from './messages.ts';
import { Part } from './part.tsx';
import { RequestList } from './request-list.tsx';

export function MembershipPart({ profile }: { profile: UserProfile }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [now] = useState(() => new Date());
  const { kind } = membershipState(profile, edition, now);
  const isRenewal = kind === 'ending' || kind === 'ended' || kind === 'lapsed';
  return (
    <Part
      name="membership"
      action={
        <LinkButton
          size="small"
          variant={kind === 'valid' ? 'secondary' : 'primary'}
          to={pathFor(edition, '/Account#apply')}
          data-dialog="membership"
        >
          {isRenewal ? t.renew : t.apply}
        </LinkButton>
      }
    >
      <dl className={styles['rows']}>
        {[edition, otherEdition(edition)].map((one) => (
          <Membership key={one} profile={profile} of={one} now={now} />
        ))}
      </dl>
      <Trial trial={profile.Trial} />
      <h3>{t.requests}</h3>
      <RequestList userId={profile.UserID} />
      <p className={shared['quiet']}>
        <a href={toBrochurePath(edition)}>{t.brochure}</a>
      </p>
    </Part>
  );
}

function Membership({ profile, of, now }: { profile: UserProfile; of: Edition; now: Date }) {
  const t = useMessages(messages);
  const words = useMessages(membership);
  const format = useFormat();
  const { kind, ends, daysLeft, modules } = membershipState(profile, of, now);
  const date = ends === null ? '' : format.date(ends);
  const opened = listModules(modules);
  return (
    <div data-edition={of}>
      <dt>{t.editions[of]}</dt>
      <dd>
        <p className={styles['state']} data-kind={kind}>
          {t.kinds[kind](date, format.number(daysLeft ?? 0))}
        </p>
        {opened.length > 0 && <p className={shared['quiet']}>{t.opens(moduleNames(opened, words))}</p>}
      </dd>
    </div>
  );
}

/** Platinum-member items left of a trial (specification section 6). */
function Trial({ trial }: { trial: UserProfile['Trial'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (trial === null) return null;
  const total = format.number(trial.Total);
  return <Notice>{trial.Left > 0 ? t.trialLeft(format.number(trial.Left), total) : t.trialNone(total)}</Notice>;
}
