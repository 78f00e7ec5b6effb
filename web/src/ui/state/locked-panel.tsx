import type { LockReason } from '@btc/contract/members/access.ts';
import type { ReactNode } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { LinkButton } from '../button.tsx';
import { messages } from '../messages.ts';
import { type HeadingLevel, StatePanel } from './notice.tsx';
import { SignInLinks } from './signed-out.tsx';
import styles from './panel.module.css';

export interface LockedPanelProps {
  /** Of the locked thing, as it would stand there open. */
  readonly title: ReactNode;
  /** What the thing holds, in a sentence or a short list. */
  readonly children?: ReactNode;
  readonly reason: LockReason;
  /** Items a trial account may still open; null when there is no trial. */
  readonly trialLeft?: number | null | undefined;
  readonly level?: HeadingLevel | undefined;
  readonly size?: 'line' | 'block' | 'chart' | undefined;
  /** The page has said before how to get it: here it says what else is the members'. */
  readonly isFurther?: boolean | undefined;
}

/** Stands where a members' thing would: its title, what it holds, and how to get it. */
export function LockedPanel({
  title,
  children,
  reason,
  trialLeft = null,
  level,
  size,
  isFurther = false,
}: LockedPanelProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const isUsedUp = trialLeft === 0;
  return (
    <StatePanel
      title={
        <>
          <span className={styles['mark']}>{t.lockedMark}</span>
          <br />
          {title}
        </>
      }
      level={level}
      size={size}
      className={reason === 'anonymous' ? styles['signedOut'] : undefined}
      actions={isFurther ? undefined : <LockedActions reason={reason} />}
    >
      {children !== undefined && <div>{children}</div>}
      {!isFurther && <p>{isUsedUp ? t.trialNone : t.locked[reason]}</p>}
      {trialLeft !== null && !isUsedUp && !isFurther && <p>{t.trialLeft(format.number(trialLeft))}</p>}
    </StatePanel>
  );
}

function LockedActions({ reason }: { reason: LockReason }) {
  const t = useMessages(messages);
  const edition = useEdition();
  if (reason !== 'anonymous') {
    return (
      <>
        {/* Opens the choice of memberships where the reader is; without script, and to an application that waits, to the account page. */}
        <LinkButton
          variant="primary"
          to={pathFor(edition, '/Account#membership')}
          data-dialog={reason === 'applied' ? undefined : 'membership'}
        >
          {t.membership[reason]}
        </LinkButton>
        <LinkButton variant="quiet" to={pathFor(edition, '/ContactUs')}>
          {t.contact}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <SignInLinks />
      <LinkButton variant="quiet" to={pathFor(edition, '/ContactUs')}>
        {t.contact}
      </LinkButton>
    </>
  );
}
