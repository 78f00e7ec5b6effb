import type { Edition } from '@btc/contract/members/access.ts';
import { captchaRule } from '@btc/contract/members/account-rules.ts';
import type { SmsToSend } from '#platform/sms/outgoing-sms.queries.ts';
import { mailTemplate, words } from '#platform/mail/mail-template.ts';

const { validMinutes: minutes, mailedValidMinutes } = captchaRule;

/** The code that confirms a mail address, at sign-up and when it changes. */
export const signUpCodeMail = mailTemplate<{ readonly code: string }>('signUpCode', {
  secretForMinutes: mailedValidMinutes,
  // The code is not in the subject: a locked phone shows subjects.
  cn: ({ code }) => ({
    subject: '进口牛肉资讯验证码',
    blocks: [
      words(`请用以下验证码确认您的邮箱地址，验证码在 ${mailedValidMinutes} 分钟内有效：`),
      { kind: 'code', code },
      words('请勿将验证码告诉他人。如非本人操作，请忽略此邮件。'),
    ],
  }),
  en: ({ code }) => ({
    subject: 'Your Beef to China verification code',
    blocks: [
      words(`Enter this code to confirm your email. It is valid for ${mailedValidMinutes} minutes:`),
      { kind: 'code', code },
      words('Do not share it. If you did not ask for it, please ignore this email.'),
    ],
  }),
});

/** The code that lets the owner of an account sign in after repeated failures. */
export const loginCodeMail = mailTemplate<{ readonly code: string }>('loginCode', {
  secretForMinutes: mailedValidMinutes,
  cn: ({ code }) => ({
    subject: '进口牛肉资讯登录验证码',
    blocks: [
      words(`您的账户多次登录失败。请在登录页填写以下验证码，验证码在 ${mailedValidMinutes} 分钟内有效：`),
      { kind: 'code', code },
      words('请勿将验证码告诉他人。如非本人操作，请忽略此邮件：仅凭验证码无法登录，还需要您的密码。'),
    ],
  }),
  en: ({ code }) => ({
    subject: 'Your Beef to China login code',
    blocks: [
      words(
        `Several attempts to log in to your account have failed. Enter this code in the login form. It is valid for ${mailedValidMinutes} minutes:`,
      ),
      { kind: 'code', code },
      words(
        'Do not share it. If this was not you, please ignore this email: the code opens nothing without your password.',
      ),
    ],
  }),
});

/** The captcha as a text message; the provider's own template has the variable `code`. */
export function captchaSms(edition: Edition, { code }: { readonly code: string }): Omit<SmsToSend, 'to'> {
  const text = {
    cn: `您的验证码是 ${code}，${minutes} 分钟内有效。请勿告诉他人，如非本人操作，请忽略。`,
    en: `Your code is ${code}, valid for ${minutes} minutes. Do not share it; if you did not ask for it, please ignore it.`,
  };
  return { template: 'captcha', text: text[edition], fields: { code }, secretForMinutes: minutes };
}
