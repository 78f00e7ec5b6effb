import type { Edition } from '@btc/contract/members/access.ts';
import { exampleName, namePlace } from '#platform/mail/mail-places.ts';
import { mailTemplate } from '#platform/mail/mail-template.ts';

interface Owner {
  readonly name: string;
}

const toOwner = {
  places: { name: namePlace },
  fill: (_: Edition, { name }: Owner) => ({ name }),
  example: (edition: Edition): Owner => ({ name: exampleName(edition) }),
};

/** Tells the owner, at the former address, that the account has a new one. */
export const emailChangedMail = mailTemplate('emailChanged', {
  ...toOwner,
  cn: {
    subject: '您的进口牛肉资讯邮箱已修改',
    text: `{name}，您好！

您账户的邮箱地址已改为另一个地址，今后的邮件将发送到新地址。

如非本人操作，请立即通过网站的“联系我们”与我们联系。`,
  },
  en: {
    subject: 'Your Beef to China email was changed',
    text: `Dear {name},

The email of your account has been changed; future emails go to the new address.

If this was not you, please contact us at once through “Contact us” on the site.`,
  },
});

/** Tells the owner, at the former address, that the desk has entered a new one. */
export const emailReplacedMail = mailTemplate('emailReplaced', {
  ...toOwner,
  cn: {
    subject: '我们的工作人员修改了您的进口牛肉资讯邮箱',
    text: `{name}，您好！

我们的工作人员将您账户的邮箱改为另一个地址，您在各设备上的登录已失效。

您用密码登录并验证新邮箱之前，重置密码的链接仍发送到本邮箱。

如果您没有要求修改，请立即通过网站的“联系我们”与我们联系。`,
  },
  en: {
    subject: 'Our staff changed your Beef to China email',
    text: `Dear {name},

Our staff have changed the email of your account, and you have been logged out on all devices.

Until you log in with your password and confirm the new address, reset links still come to this one.

If you did not ask for this, please contact us at once through “Contact us” on the site.`,
  },
});

/** Tells the new address that the desk has entered it, and how to prove it. */
export const emailEnteredMail = mailTemplate('emailEntered', {
  ...toOwner,
  cn: {
    subject: '请验证您的进口牛肉资讯邮箱',
    text: `{name}，您好！

我们的工作人员将此地址登记为您进口牛肉资讯账户的邮箱。请用您的密码登录，在“我的BTC账户”中验证此邮箱。

验证之前，其他邮件和重置密码的链接不会发送到此邮箱。如果您没有账户，请忽略此邮件。`,
  },
  en: {
    subject: 'Please confirm your Beef to China email',
    text: `Dear {name},

Our staff have entered this address for your Beef to China account. Please log in with your password and confirm it under “My BTC Account”.

Until then, no other emails or reset links are sent here. If you have no account, please ignore this email.`,
  },
});
