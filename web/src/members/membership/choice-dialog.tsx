import { toBrochurePath } from '@btc/contract/members/brochure-path.ts';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { EmptyState, ErrorState } from '#ui/state/notice.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { useOwnCall } from '../use-own-call.ts';
import { messages } from './messages.ts';
import { OfferList } from './offer-list.tsx';
import { type Offer, listOffers } from './offers.ts';

export interface ChoiceDialogProps {
  readonly onChoose: (offer: Offer) => void;
  readonly onClose: () => void;
}

export function ChoiceDialog({ onChoose, onClose }: ChoiceDialogProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <Dialog isOpen onClose={onClose} title={t.choiceTitle} dismissable>
      <p>{t.choiceLead}</p>
      <Offers onChoose={onChoose} />
      <p>
        <a href={toBrochurePath(edition)}>{t.brochure}</a>
      </p>
    </Dialog>
  );
}

function Offers({ onChoose }: Pick<ChoiceDialogProps, 'onChoose'>) {
  const t = useMessages(messages);
  const edition = useEdition();
  const levels = useOwnCall('GetMembershipLevels', {});
  // Which of them are open only marks them: without this answer the choice is whole, and the server knows anyway.
  const requests = useOwnCall('GetMembershipRequests', { PageSize: 50 });
  if (levels.failure !== null) {
    return (
      <ErrorState onRetry={levels.reload} size="line">
        {formatErrorText(edition, toFailureKey(levels.failure))}
      </ErrorState>
    );
  }
  if (levels.data === null || (requests.data === null && requests.isLoading)) return <Skeleton lines={8} />;
  const offers = listOffers(levels.data, edition, requests.data?.Rows);
  if (offers.length === 0) return <EmptyState title={t.noOffers} size="line" />;
  return <OfferList offers={offers} onChoose={onChoose} />;
}
