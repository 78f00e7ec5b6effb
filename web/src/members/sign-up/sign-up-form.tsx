import { listSubdivisions } from '@btc/reference/countries.ts';
import { Fragment, useRef } from 'react';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { useFailureText } from '#ui/call-form/call-failure.ts';
import { CodeField } from '../company/code-field.tsx';
import { LegalLink } from '../consent/legal-link.tsx';
import { messages } from './messages.ts';
import { codeRecipient } from './sign-up-check.ts';
import { CallingCountry, SignUpInput, useIssueText } from './sign-up-input.tsx';
import styles from './sign-up.module.css';
import { type AgreedText, agreementName, type SignUpForm as Form, useSignUp } from './use-sign-up.ts';

export interface SignUpFormProps {
  /** The page's script runs: before that nothing can be typed, so that nothing typed is lost. */
  readonly isLive: boolean;
  /** What is agreed to. */
  readonly texts: readonly AgreedText[];
  readonly onDone: (name: string) => void;
}

/** The registration form: login, company, contact person, in this order. */
export function SignUpForm({ isLive, texts, onDone }: SignUpFormProps) {
  const t = useMessages(messages);
  const element = useRef<HTMLFormElement>(null);
  const form = useSignUp({ isLive, texts, form: element, onDone });
  const formatText = useFailureText();
  return (
    <form ref={element} className={shared['stack6']} method="post" noValidate onSubmit={form.submit}>
      <LoginPart form={form} isLive={isLive} />
      <CompanyPart form={form} isLive={isLive} />
      <PersonPart form={form} isLive={isLive} />
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

interface PartProps {
  readonly form: Form;
  readonly isLive: boolean;
}

function LoginPart({ form, isLive }: PartProps) {
  const t = useMessages(messages);
  const findErrorText = useIssueText(form);
  return (
    <fieldset className={styles['group']} disabled={!isLive}>
      <legend>{t.account}</legend>
      <TextField
        name="LoginUserName"
        label={t.userName}
        hint={form.isFree('LoginUserName') ? t.free : t.userNameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        value={form.draft.LoginUserName}
        error={findErrorText('LoginUserName')}
        onBlur={() => form.leave('LoginUserName')}
        onChange={(event) => form.set('LoginUserName', event.target.value)}
      />
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
    </fieldset>
  );
}

function CompanyPart({ form, isLive }: PartProps) {
  const t = useMessages(messages);
  const hasProvinces = listSubdivisions(form.draft.CompanyCountry).length > 0;
  return (
    <fieldset className={styles['group']} disabled={!isLive}>
      <legend>{t.company}</legend>
      <SignUpInput field="CompanyLocalName" form={form} autoComplete="organization" hint={t.oneNameHint} />
      <SignUpInput field="CompanyName" form={form} autoComplete="off" />
      <SignUpInput field="CompanyType" form={form} />
      <SignUpInput field="ProductType" form={form} />
      <SignUpInput field="CompanyCountry" form={form} />
      {hasProvinces && <SignUpInput field="CompanyProvince" form={form} />}
    </fieldset>
  );
}

function PersonPart({ form, isLive }: PartProps) {
  const t = useMessages(messages);
  return (
    <fieldset className={styles['group']} disabled={!isLive}>
      <legend>{t.person}</legend>
      <SignUpInput field="ContactPersonName" form={form} autoComplete="name" maxLength={60} />
      <SignUpInput field="ContactPersonSex" form={form} />
      <SignUpInput
        field="CompanyEmail"
        form={form}
        className={styles['whole']}
        hint={t.emailHint}
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
      />
      <div className={styles['mobile']}>
        <CallingCountry form={form} />
        <SignUpInput
          field="ContactPersonCellPhoneNumber"
          form={form}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={31}
        />
      </div>
      <div className={styles['whole']}>
        <Code form={form} />
      </div>
    </fieldset>
  );
}

/** The code that shows that mobile or mail is one's own; which of both follows from the mobile. */
function Code({ form }: { form: Form }) {
  const t = useMessages(messages);
  const findErrorText = useIssueText(form);
  const recipient = codeRecipient(form.draft);
  const isMail = recipient !== null && 'Email' in recipient;
  return (
    <>
      <CodeField
        key={isMail ? 'mail' : 'sms'}
        name="Captcha"
        label={recipient === null ? t.code : isMail ? t.mailCode : t.smsCode}
        recipient={recipient}
        value={form.draft.Captcha}
        error={findErrorText('Captcha')}
        onChange={(code) => form.set('Captcha', code)}
      />
      <p className={styles['foot']}>{recipient === null ? t.codeFirst : isMail ? t.mailHint : t.smsHint}</p>
    </>
  );
}

/** Agreed to by a tick that nobody else has set, each text in the version that is shown. */
function Agreement({ form, isLive, texts }: PartProps & { readonly texts: readonly AgreedText[] }) {
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
