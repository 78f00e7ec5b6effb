import { claimPhonePattern, claimRule } from '@btc/contract/directory/directory-codes.ts';
import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { focusField } from '#platform/form-text.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import type { MerchantData } from '../merchants/merchant-query.ts';
import { t } from '../messages.zh.ts';
import { useClaim } from './use-claim.ts';

interface ClaimDialogProps extends Pick<MerchantData, 'merchant'> {
  readonly onClose: () => void;
}

const empty = { Person: '', Duty: '', Phone: '', Message: '' };
type Draft = typeof empty;

/** What is wrong with what was typed, by field. */
function toIssues({ Person, Phone }: Draft): Partial<Record<keyof Draft, string>> {
  const phone = Phone.trim();
  return {
    ...(Person.trim() === '' ? { Person: t.needPerson } : {}),
    ...(phone === '' ? { Phone: t.needPhone } : claimPhonePattern.test(phone) ? {} : { Phone: t.badPhone }),
  };
}

const orNull = (text: string): string | null => text.trim() || null;

/** Asks for an entry: who asks, and how the editors can call back. */
export function ClaimDialog({ merchant, onClose }: ClaimDialogProps) {
  const form = useId();
  const [draft, setDraft] = useState(empty);
  const [issues, setIssues] = useState<ReturnType<typeof toIssues>>({});
  const claim = useClaim();
  const { revalidate } = useRevalidator();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = toIssues(draft);
    setIssues(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return focusField(event.currentTarget, first);
    const { Person, Duty, Phone, Message } = draft;
    const request = { Person: Person.trim(), Duty: orNull(Duty), Phone: Phone.trim(), Message: orNull(Message) };
    if (!(await claim.send({ MerchantID: merchant.MerchantID, ...request }))) return;
    showToast(t.sent);
    onClose();
    await revalidate();
  };
  const field = (name: keyof Draft) => ({
    name,
    value: draft[name],
    error: issues[name] ?? null,
    onChange: ({ target }: { target: { value: string } }) => setDraft((old) => ({ ...old, [name]: target.value })),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.claim}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={form} variant="primary" pending={claim.isPending}>
            {t.send}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t.claimWhat(merchant.Name)}</p>
        <TextField label={t.person} autoComplete="name" maxLength={claimRule.person} {...field('Person')} />
        <TextField label={t.duty} autoComplete="organization-title" maxLength={claimRule.duty} {...field('Duty')} />
        <TextField
          label={t.phone}
          hint={t.phoneHint}
          type="tel"
          autoComplete="tel"
          maxLength={claimRule.phone}
          {...field('Phone')}
        />
        <TextArea label={t.message} hint={t.messageHint} rows={4} maxLength={claimRule.message} {...field('Message')} />
        {claim.failure !== null && <Notice tone="error">{claim.failure}</Notice>}
      </form>
    </Dialog>
  );
}
