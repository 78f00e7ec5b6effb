import { resetLinkMinutes } from '@btc/contract/members/account-rules.ts';
import { exampleName, linkPlace, namePlace } from '#platform/mail/mail-places.ts';
import { link, mailTemplate } from '#platform/mail/mail-template.ts';

export const resetLinkMail = mailTemplate('resetLink', {
  secretForMinutes: resetLinkMinutes,
  cn: {
    subject: '重置您的进口牛肉资讯密码',
    text: `{name}，您好！

请打开以下链接设置新密码。链接在 {minutes} 分钟内有效，只能使用一次。

{link}

如非本人操作，请忽略此邮件，您的密码不会改变。`,
  },
  en: {
    subject: 'Reset your Beef to China password',
    text: `Dear {name},

Open this link to set a new password. It is valid for {minutes} minutes and works once.

{link}

If you did not ask for this, please ignore this email: your password stays unchanged.`,
  },
  places: {
    name: namePlace,
    minutes: { nameCn: '链接有效的分钟数', nameEn: 'For how many minutes the link is valid' },
    link: linkPlace('设置新密码', 'Set a new password'),
  },
  fill: (edition, { name, address }: { readonly name: string; readonly address: string }) => ({
    name,
    minutes: String(resetLinkMinutes),
    link: link({ cn: '设置新密码', en: 'Set a new password' }[edition], address),
  }),
  example: (edition) => ({ name: exampleName(edition), address: 'https://example.com/ResetPassword' }),
});

export const passwordChangedMail = mailTemplate('passwordChanged', {
  cn: {
    subject: '您的进口牛肉资讯密码已修改',
    text: `{name}，您好！

您的密码刚刚被修改，其他设备上的登录和所有数据密钥已失效，发往群机器人和Webhook的提醒已停用，需要时请在“我的清单”重新开启。

如非本人操作，请立即在登录页通过“忘记密码”重置，并与我们联系。`,
  },
  en: {
    subject: 'Your Beef to China password was changed',
    text: `Dear {name},

Your password has just been changed. You have been logged out on other devices, all data keys have ended, and alerts to group robots and webhooks are off until you turn them on again on “My list”.

If this was not you, reset it at once with “Forgot password” at login, and contact us.`,
  },
  places: { name: namePlace },
  fill: (_, { name }: { readonly name: string }) => ({ name }),
  example: (edition) => ({ name: exampleName(edition) }),
});
