import { link, mailTemplate, words } from '#platform/mail/mail-template.ts';
import { confirmHours } from '@btc/contract/site/newsletter-paths.ts';

/** Asks whoever has an address whether they want the week by mail. */
export const confirmNewsletterMail = mailTemplate<{ readonly address: string }>('newsletterConfirm', {
  cn: ({ address }) => ({
    subject: '请确认订阅每周邮件摘要',
    blocks: [
      words('有人用这个邮箱订阅了进口牛肉资讯的每周邮件摘要。如果是您本人，请点击下面的按钮确认。'),
      link('确认订阅', address),
      words(`链接在${confirmHours}小时内有效。如果不是您本人，请忽略此邮件，您不会再收到邮件。`),
    ],
  }),
  en: ({ address }) => ({
    subject: 'Please confirm your weekly newsletter',
    blocks: [
      words('Someone subscribed this address to the Beef to China weekly newsletter. If it was you, please confirm.'),
      link('Confirm subscription', address),
      words(
        `The link is valid for ${confirmHours} hours. If it was not you, please ignore this email: we will send no more.`,
      ),
    ],
  }),
  secretForMinutes: confirmHours * 60,
});
