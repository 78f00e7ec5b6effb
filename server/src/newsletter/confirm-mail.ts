import { confirmHours } from '@btc/contract/newsletter/newsletter-paths.ts';
import { linkPlace } from '#platform/mail/mail-places.ts';
import { link, mailTemplate } from '#platform/mail/mail-template.ts';

export const confirmNewsletterMail = mailTemplate('newsletterConfirm', {
  cn: {
    subject: '请确认订阅每周邮件摘要',
    text: `有人用这个邮箱订阅了进口牛肉资讯的每周邮件摘要。如果是您本人，请点击下面的按钮确认。

{link}

链接在{hours}小时内有效。如果不是您本人，请忽略此邮件，您不会再收到邮件。`,
  },
  en: {
    subject: 'Please confirm your weekly newsletter',
    text: `Someone subscribed this address to the Beef to China weekly newsletter. If it was you, please confirm.

{link}

The link is valid for {hours} hours. If it was not you, please ignore this email: we will send no more.`,
  },
  places: {
    hours: { nameCn: '链接有效的小时数', nameEn: 'For how many hours the link is valid' },
    link: linkPlace('确认订阅', 'Confirm subscription'),
  },
  fill: (edition, { address }: { readonly address: string }) => ({
    hours: String(confirmHours),
    link: link({ cn: '确认订阅', en: 'Confirm subscription' }[edition], address),
  }),
  example: () => ({ address: 'https://example.com/Newsletter/Confirm' }),
  secretForMinutes: confirmHours * 60,
});
