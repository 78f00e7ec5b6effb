import type { Edition } from '@btc/contract/members/access.ts';
import { captchaRule } from '@btc/contract/members/account-rules.ts';
import type { SmsToSend } from '#platform/sms/outgoing-sms.queries.ts';
import { blockPlace } from '#platform/mail/mail-places.ts';
import { mailTemplate } from '#platform/mail/mail-template.ts';

const { validMinutes: minutes, mailedValidMinutes } = captchaRule;

const withCode = {
  secretForMinutes: mailedValidMinutes,
  places: {
    minutes: { nameCn: '验证码有效的分钟数', nameEn: 'For how many minutes the code is valid' },
    // A block, so that it is never in the subject: a locked phone shows subjects.
    code: blockPlace('验证码', 'The code'),
  },
  fill: (_: Edition, { code }: { readonly code: string }) => ({
    minutes: String(mailedValidMinutes),
    code: { kind: 'code', code } as const,
  }),
  example: () => ({ code: '482913' }),
};

/** Code that confirms a mail address, at sign-up and when it changes. */
export const signUpCodeMail = mailTemplate('signUpCode', {
  ...withCode,
  cn: {
    subject: '进口牛肉资讯验证码',
    text: `请用以下验证码确认您的邮箱地址，验证码在 {minutes} 分钟内有效：

{code}

请勿将验证码告诉他人。如非本人操作，请忽略此邮件。`,
  },
  en: {
    subject: 'Your Beef to China verification code',
    text: `Enter this code to confirm your email. It is valid for {minutes} minutes:

{code}

Do not share it. If you did not ask for it, please ignore this email.`,
  },
});

/** Code that lets the owner sign in after repeated failures. */
export const loginCodeMail = mailTemplate('loginCode', {
  ...withCode,
  cn: {
    subject: '进口牛肉资讯登录验证码',
    text: `您的账户多次登录失败。请在登录页填写以下验证码，验证码在 {minutes} 分钟内有效：

{code}

请勿将验证码告诉他人。如非本人操作，请忽略此邮件：仅凭验证码无法登录，还需要您的密码。`,
  },
  en: {
    subject: 'Your Beef to China login code',
    text: `Several attempts to log in to your account have failed. Enter this code in the login form. It is valid for {minutes} minutes:

{code}

Do not share it. If this was not you, please ignore this email: the code opens nothing without your password.`,
  },
});

/** Captcha as a text message; the provider's own template has the variable `code`. */
export function captchaSms(edition: Edition, { code }: { readonly code: string }): Omit<SmsToSend, 'to'> {
  const text = {
    cn: `您的验证码是 ${code}，${minutes} 分钟内有效。请勿告诉他人，如非本人操作，请忽略。`,
    en: `Your code is ${code}, valid for ${minutes} minutes. Do not share it; if you did not ask for it, please ignore it.`,
  };
  return { template: 'captcha', text: text[edition], fields: { code }, secretForMinutes: minutes };
}
