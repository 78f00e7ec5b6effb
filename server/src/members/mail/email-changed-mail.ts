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
    subject: 'Your Beef to China mail address was changed',
    blocks: [
      words(`Dear ${name},`),
      words('The mail address of your account is another one now, and mails go there from now on.'),
      words('If this was not you, please write to us at once by “Contact us” on the site.'),
    ],
  }),
});
