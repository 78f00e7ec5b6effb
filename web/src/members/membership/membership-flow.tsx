import type { UserProfile } from '@btc/contract/members/profile.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { MessageDialog } from '#ui/overlay/message-dialog.tsx';
import { lazyDialog } from '#ui/state/lazy-part.tsx';
import { canApply } from '../company/application-fields.ts';
import { accountSession } from '../use-account.ts';
import { ApplicationDialog } from './application-dialog.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';
import { messages } from './messages.ts';
import { toTypeText } from './offer-words.ts';
import { toKind, type Offer, toRequest } from './offers.ts';
import { waitingRequests } from './use-waiting-requests.ts';

export interface MembershipFlowProps {
  readonly profile: UserProfile;
  readonly onClose: () => void;
}

type Step =
  | { readonly kind: 'choose' }
  | { readonly kind: 'complete' | 'apply' | 'correct'; readonly offer: Offer }
  | { readonly kind: 'sent'; readonly offer: Offer; readonly alreadyOpen: boolean };

const CompanyDialog = lazyDialog(async () => (await import('../company/company-dialog.tsx')).CompanyDialog);

/** Level, application, confirmation (specification section 4); incomplete profiles are completed before the application. */
export function MembershipFlow({ profile, onClose }: MembershipFlowProps) {
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  const send = useSend(profile);
  if (step.kind === 'choose') {
    const choose = (offer: Offer) => setStep({ kind: canApply(profile) ? 'apply' : 'complete', offer });
    return <ChoiceDialog onChoose={choose} onClose={onClose} />;
  }
  const { offer } = step;
  const apply = () => setStep({ kind: 'apply', offer });
  switch (step.kind) {
    case 'apply':
      return (
        <ApplicationDialog
          profile={profile}
          offer={offer}
          onCorrect={() => setStep({ kind: 'correct', offer })}
          onClose={onClose}
          onSend={async (termsVersion) => {
            const outcome = await send(offer, termsVersion);
            // A failing send is silently ignored: the dialog closes, and nothing claims that it was sent.
            if (outcome.kind === 'failed') onClose();
            else setStep({ kind: 'sent', offer, alreadyOpen: outcome.alreadyOpen });
          }}
        />
      );
    case 'complete':
      return (
        <CompanyDialog profile={profile} isForApplication onClose={() => setStep({ kind: 'choose' })} onSaved={apply} />
      );
    case 'correct':
      return <CompanyDialog profile={profile} onClose={apply} onSaved={apply} />;
    case 'sent':
      return <SentDialog offer={offer} alreadyOpen={step.alreadyOpen} onClose={onClose} />;
  }
}

function useSend(profile: UserProfile) {
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  return async (offer: Offer, termsVersion: number | null) => {
    const request = toRequest(offer, profile, toTypeText(offer, { t, format }));
    const agreed = termsVersion === null ? {} : { TermsVersion: termsVersion, isEn: edition === 'en' };
    const outcome = await waitingRequests().send({ ...request, ...agreed }, new Date());
    // The state of the membership has become "applied".
    if (outcome.kind === 'sent') void accountSession().check();
    return outcome;
  };
}

interface SentDialogProps {
  readonly offer: Offer;
  readonly alreadyOpen: boolean;
  readonly onClose: () => void;
}

/** Confirmation of a membership or trial request; closing it leads to BTC Info (no-redirect rule). */
function SentDialog({ offer, alreadyOpen, onClose }: SentDialogProps) {
  const t = useMessages(messages);
  const kind = toKind(offer);
  return (
    <MessageDialog
      isOpen
      message={kind === 'paid' ? 'membershipsent' : 'trialsent'}
      onClose={onClose}
      title={alreadyOpen ? t.openTitle : t.sentTitle[kind]}
    >
      <p>{alreadyOpen ? t.openText : t.sentText[kind]}</p>
    </MessageDialog>
  );
}
