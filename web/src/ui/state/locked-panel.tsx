import type { LockReason } from '@btc/contract/members/access.ts';
import type { OperationName } from '@btc/contract/operations.ts';
import type { ReactNode } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { type ButtonVariant, LinkButton } from '../button.tsx';
import { type HeadingLevel, StatePanel } from './notice.tsx';
import { messages } from './lock-messages.ts';
import { useMembershipOffer } from './membership-offer.ts';
import styles from './panel.module.css';
import { useOpenedFocus } from './opened-focus.ts';
import { TrialOpening } from './trial-opening.tsx';

export interface LockedPanelProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly reason: LockReason;
  /** Items a trial account may still open; null when there is no trial. */
  readonly trialLeft?: number | null | undefined;
  /** What an item of a trial gives here. */
  readonly item?: string | undefined;
  /** Calls that an item is spent on; left out, all of the page: for pages with one item. */
  readonly opens?: readonly OperationName[] | undefined;
  readonly level?: HeadingLevel | undefined;
  readonly size?: 'line' | 'block' | 'chart' | undefined;
  /** A lock above explains access already: this one only lists further content. */
  readonly isFurther?: boolean | undefined;
}

/**
 * Replaces content for members: title, content, price of membership, and the account's one next step. A trial with items left is
 * told what opening costs, and opens here.
 */
export function LockedPanel({
  title,
  children,
  reason,
  trialLeft = null,
  item = '',
  opens,
  level,
  size,
  isFurther = false,
}: LockedPanelProps) {
  const t = useMessages(messages);
  const canOpen = trialLeft !== null && trialLeft > 0 && !isFurther;
  const why = useOpenedFocus<HTMLParagraphElement>(!canOpen && !isFurther);
  const nextStep = <NextStep reason={reason} variant={canOpen ? 'secondary' : 'primary'} />;
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
      actions={
        canOpen ? (
          <TrialOpening left={trialLeft} calls={opens}>
            {nextStep}
          </TrialOpening>
        ) : isFurther ? undefined : (
          nextStep
        )
      }
    >
      {children !== undefined && <div>{children}</div>}
      {!isFurther && (
        <p ref={why} tabIndex={-1}>
          {canOpen
            ? [t.trialOpens, item].join(t.sentenceGap).trimEnd()
            : trialLeft === 0
              ? t.trialNone
              : t.locked[reason]}
        </p>
      )}
      {!isFurther && <Price reason={reason} />}
    </StatePanel>
  );
}

const untried: readonly LockReason[] = ['anonymous', 'notpaid'];

/** Membership price and contact; hidden from those who have applied already. */
function Price({ reason }: { reason: LockReason }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const offer = useMembershipOffer();
  if (reason === 'applied') return null;
  const price = offer?.price ?? null;
  const contact = <PageLink to={pathFor(edition, '/ContactUs')}>{t.contact}</PageLink>;
  const sentences = [
    ...(price === null ? [] : [<strong key="price">{t.priceFrom(format.number(price))}</strong>]),
    ...(offer !== null && price === null ? [t.priceAsked] : []),
    ...(offer?.hasTrial === true && untried.includes(reason) ? [t.trialOffered] : []),
  ];
  return (
    <p className={styles['price']}>
      {sentences.flatMap((one) => [one, t.sentenceGap])}
      {t.questions}
      {contact}
    </p>
  );
}

function NextStep({ reason, variant }: { reason: LockReason; variant: ButtonVariant }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const offer = useMembershipOffer();
  if (reason === 'anonymous') {
    return (
      <LinkButton variant={variant} to={pathFor(edition, '/Login')}>
        {t.logInOrRegister}
      </LinkButton>
    );
  }
  return (
    // Opens the choice of memberships where the reader is; without script, and to an application that waits, to the account page.
    <LinkButton
      variant={variant}
      to={pathFor(edition, reason === 'applied' ? '/Account#membership' : '/Account#apply')}
      data-dialog={reason === 'applied' ? undefined : 'membership'}
    >
      {reason === 'notpaid' && offer?.hasTrial === true ? t.applyOrTry : t.membership[reason]}
    </LinkButton>
  );
}
