import { rules } from 'form-rules:AddMerchantClaim';
import { useRevalidator } from 'react-router';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { callFields } from '#ui/call-form/call-fields.tsx';
import { CallForm } from '#ui/call-form/call-form.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import type { MerchantData } from '../merchants/merchant-query.ts';
import { t } from '../messages.zh.ts';

const { Line, Area } = callFields<'AddMerchantClaim'>();

interface ClaimDialogProps extends Pick<MerchantData, 'merchant'> {
  readonly onClose: () => void;
}

function isTaken(error: unknown): boolean {
  return isApiError(error) && error.data.List?.some(({ Rule }) => Rule === 'claimed') === true;
}

export function ClaimDialog({ merchant, onClose }: ClaimDialogProps) {
  const { revalidate } = useRevalidator();
  const { MerchantID } = merchant;
  return (
    <Dialog isOpen onClose={onClose} title={t.claim}>
      <CallForm
        operation="AddMerchantClaim"
        rules={rules}
        row={null}
        initial={{}}
        fixed={() => ({ MerchantID })}
        draftName={`claim.${MerchantID}`}
        labels={t.claimLabels}
        issues={t.claimIssues}
        confirm={t.send}
        onCancel={onClose}
        onDone={async () => {
          showToast(t.sent);
          onClose();
          await revalidate();
        }}
        toFailureText={(error, usual) => (isTaken(error) ? t.taken : usual)}
      >
        <p>{t.claimWhat(merchant.Name)}</p>
        <Line name="Person" autoComplete="name" />
        <Line name="Duty" autoComplete="organization-title" />
        <Line name="Phone" hint={t.phoneHint} type="tel" autoComplete="tel" />
        <Area name="Message" hint={t.messageHint} rows={4} />
      </CallForm>
    </Dialog>
  );
}
