import { Fragment, useRef } from 'react';
import { useMessages } from '#i18n/messages.ts';
import hidden from '#ui/base/hidden.module.css';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { useFailureText } from '#ui/call-form/call-failure.ts';
import { CodeField } from '../company/code-field.tsx';
import { LegalLink } from '../consent/legal-link.tsx';
import { messages } from './messages.ts';
import { codeRecipient } from './sign-up-check.ts';
import { proofs, toProof } from './sign-up-draft.ts';
import { SignUpInput, useIssueText } from './sign-up-input.tsx';
import styles from './sign-up.module.css';
import { type AgreedText, agreementName, type SignUpForm as Form, useSignUp } from './use-sign-up.ts';

export interface SignUpFormProps {
  /** False until the page's script runs: nothing can be typed before, so nothing typed is lost. */
  readonly isLive: boolean;
  readonly texts: readonly AgreedText[];
  readonly onDone: (name: string) => void;
}

export function SignUpForm({ isLive, texts, onDone }: SignUpFormProps) {
  const t = useMessages(messages);
  const element = useRef<HTMLFormElement>(null);
  const form = useSignUp({ isLive, texts, form: element, onDone });
  const formatText = useFailureText();
  return (
    <form ref={element} className={shared['stack6']} method="post" noValidate onSubmit={form.submit}>
      <fieldset className={styles['group']} disabled={!isLive}>
        <legend className={hidden['hidden']}>{t.account}</legend>
        <AccountFields form={form} />
        <ProofFields form={form} />
        <Password form={form} />
      </fieldset>
      <div className={shared['stack4']}>
        <Notice tone="caution">{t.warning}</Notice>
        <Agreement form={form} isLive={isLive} texts={texts} />
        {form.failure !== null && (
          <Notice tone="error">
            {formatText(form.failure)} {t.kept}
          </Notice>
        )}
        <div className={shared['buttons']}>
          <Button type="submit" variant="primary" pending={form.pending} disabled={!isLive}>
            {t.submit}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface FieldsProps {
  readonly form: Form;
}

function AccountFields({ form }: FieldsProps) {
  const t = useMessages(messages);
  return (
    <>
      <SignUpInput
        field="LoginUserName"
        form={form}
        label={t.userName}
        hint={t.userNameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
      />
      <SignUpInput
        field="CompanyEmail"
        form={form}
        label={t.email}
        hint={t.emailHint}
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
      />
      <SignUpInput field="Company" form={form} label={t.company} autoComplete="organization" maxLength={120} />
    </>
  );
}

function Password({ form }: FieldsProps) {
  const t = useMessages(messages);
  const findErrorText = useIssueText(form);
  return (
    <PasswordField
      name="Password"
      label={t.password}
      hint={t.passwordHint}
      autoComplete="new-password"
      maxLength={64}
      value={form.draft.Password}
      error={findErrorText('Password')}
      onBlur={() => form.leave('Password')}
      onChange={(event) => form.set('Password', event.target.value)}
    />
  );
}

function ProofFields({ form }: FieldsProps) {
  const t = useMessages(messages);
  const findErrorText = useIssueText(form);
  const proof = toProof(form.draft);
  return (
    <>
      <div>
        <SegmentedControl
          label={t.proof}
          options={proofs.map((value) => ({ value, label: t.proofs[value] }))}
          value={proof}
          onChange={(chosen) => form.set('Proof', chosen)}
        />
      </div>
      {proof === 'mobile' && (
        <SignUpInput
          field="ContactPersonCellPhoneNumber"
          form={form}
          label={t.mobile}
          hint={t.mobileHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={31}
        />
      )}
      <CodeField
        key={proof}
        name="Captcha"
        label={proof === 'email' ? t.mailCode : t.smsCode}
        recipient={codeRecipient(form.draft)}
        value={form.draft.Captcha}
        error={findErrorText('Captcha')}
        onChange={(code) => form.set('Captcha', code)}
      />
    </>
  );
}

interface AgreementProps extends FieldsProps {
  readonly isLive: boolean;
  readonly texts: readonly AgreedText[];
}

/** The checkbox is never preset; each text is agreed to in the version shown. */
function Agreement({ form, isLive, texts }: AgreementProps) {
  const t = useMessages(messages);
  return (
    <Checkbox
      name={agreementName}
      className={styles['agree']}
      checked={form.isAgreed}
      disabled={!isLive}
      required
      error={form.lacksAgreement ? t.needAgree : null}
      onChange={(event) => form.agree(event.target.checked)}
    >
      {t.agreeBefore}
      {texts.map(({ Kind, Version }, index) => (
        <Fragment key={Kind}>
          {index > 0 && t.agreeBetween}
          <LegalLink kind={Kind} version={Version} />
        </Fragment>
      ))}
      {t.agreeAfter}
    </Checkbox>
  );
}
