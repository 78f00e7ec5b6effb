import { mailTemplate, words } from '#platform/mail/mail-template.ts';

/** Tells the owner, at the address they had, that the account has another one now. */
export const emailChangedMail = mailTemplate<{ readonly name: string }>('emailChanged', {
  cn: ({ name }) => ({
    subject: '您的进口牛肉资讯邮箱已修改',
    blocks: [
      words(`${name}，您好！`),
      words('您账户的邮箱地址已改为另一个地址，今后的邮件将发送到新地址。'),
      words('如非本人操作，请立即通过网站的“联系我们”与我们联系。'),
    ],
  }),
  en: ({ name }) => ({
    subject: 'Your Beef to China email was changed',
    blocks: [
      words(`Dear ${name},`),
      words('The email of your account has been changed; future emails go to the new address.'),
      words('If this was not you, please contact us at once through “Contact us” on the site.'),
    ],
  }),
});

/** Tells the owner, at the address they had, that the desk has entered another one. */
export const emailReplacedMail = mailTemplate<{ readonly name: string }>('emailReplaced', {
  cn: ({ name }) => ({
    subject: '我们的工作人员修改了您的进口牛肉资讯邮箱',
    blocks: [
      words(`${name}，您好！`),
      words('我们的工作人员将您账户的邮箱改为另一个地址，您在各设备上的登录已失效。'),
      words('您用密码登录并验证新邮箱之前，重置密码的链接仍发送到本邮箱。'),
      words('如果您没有要求修改，请立即通过网站的“联系我们”与我们联系。'),
    ],
  }),
  en: ({ name }) => ({
    subject: 'Our staff changed your Beef to China email',
    blocks: [
      words(`Dear ${name},`),
      words('Our staff have changed the email of your account, and you have been logged out on all devices.'),
      words('Until you log in with your password and confirm the new address, reset links still come to this one.'),
      words('If you did not ask for this, please contact us at once through “Contact us” on the site.'),
    ],
  }),
});

/** Tells the address that the desk has entered what it takes to use it. */
export const emailEnteredMail = mailTemplate<{ readonly name: string }>('emailEntered', {
  cn: ({ name }) => ({
    subject: '请验证您的进口牛肉资讯邮箱',
    blocks: [
      words(`${name}，您好！`),
      words('我们的工作人员将此地址登记为您进口牛肉资讯账户的邮箱。请用您的密码登录，在“我的BTC账户”中验证此邮箱。'),
      words('验证之前，其他邮件和重置密码的链接不会发送到此邮箱。如果您没有账户，请忽略此邮件。'),
    ],
  }),
  en: ({ name }) => ({
    subject: 'Please confirm your Beef to China email',
    blocks: [
      words(`Dear ${name},`),
      words(
        'Our staff have entered this address for your Beef to China account. Please log in with your password and confirm it under “My BTC Account”.',
      ),
      words(
        'Until then, no other emails or reset links are sent here. If you have no account, please ignore this email.',
      ),
    ],
  }),
});
