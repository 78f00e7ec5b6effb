import type { GetStaffInvitation } from '@btc/contract/members/invitation.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionFailure } from '#shell/console/actions/action-failure.tsx';
import layout from '#shell/console/layout.module.css';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { messages as console } from '../messages.ts';
import { messages } from './messages.ts';
import { type AcceptIssue, useAcceptance } from './use-acceptance.ts';

export interface AcceptFormProps {
  readonly proof: string;
  readonly invitation: OutputOf<typeof GetStaffInvitation>['Row'];
  /** The link is no longer valid. */
  readonly onRefused: () => void;
}

export function AcceptForm({ proof, invitation, onRefused }: AcceptFormProps) {
  const t = useMessages(messages);
  const { roles } = useMessages(console);
  const format = useFormat();
  const { form, submit, isPending, issue, failure } = useAcceptance({ proof, onRefused });
  const errorFor = (...issues: readonly AcceptIssue[]) =>
    issue !== null && issues.includes(issue) ? t.issues[issue] : null;
  return (
    <>
      <p>{t.lead(roles[invitation.Role])}</p>
      <form ref={form} method="post" noValidate onSubmit={submit} className={shared['stack4']}>
        <TextField label={t.email} name="Email" type="email" value={invitation.Email} readOnly />
        <TextField
          label={t.userName}
          name="LoginUserName"
          hint={t.userNameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          error={errorFor('userName', 'userNameTaken')}
        />
        <TextField label={t.person} name="PersonName" autoComplete="name" maxLength={60} error={errorFor('person')} />
        <PasswordField
          label={t.password}
          name="Password"
          hint={t.passwordHint}
          autoComplete="new-password"
          maxLength={64}
          error={errorFor('password')}
        />
        <PasswordField
          label={t.confirmation}
          name="Confirmation"
          autoComplete="new-password"
          maxLength={64}
          error={errorFor('confirmation')}
        />
        <ActionFailure failure={failure} />
        <Button type="submit" variant="primary" pending={isPending}>
          {t.submit}
        </Button>
      </form>
      <p className={layout['note']}>{t.valid(format.dateTime(invitation.ExpireDate))}</p>
    </>
  );
}
