import { resetLinkMinutes } from '@btc/contract/members/account-rules.ts';
import { link, mailTemplate, words } from '#platform/mail/mail-template.ts';

/** The link that sets a new password. */
export const resetLinkMail = mailTemplate<{ readonly name: string; readonly address: string }>('resetLink', {
  secretForMinutes: resetLinkMinutes,
  cn: ({ name, address }) => ({
    subject: '重置您的进口牛肉资讯密码',
    blocks: [
      words(`${name}，您好！`),
      words(`请打开以下链接设置新密码。链接在 ${resetLinkMinutes} 分钟内有效，只能使用一次。`),
      link('设置新密码', address),
      words('如非本人操作，请忽略此邮件，您的密码不会改变。'),
    ],
  }),
  en: ({ name, address }) => ({
    subject: 'Reset your Beef to China password',
    blocks: [
      words(`Dear ${name},`),
      words(`Open this link to set a new password. It is valid for ${resetLinkMinutes} minutes and works once.`),
      link('Set a new password', address),
      words('If you did not ask for this, please ignore this email: your password stays unchanged.'),
    ],
  }),
});

/** Tells the owner that the password is another one now. */
export const passwordChangedMail = mailTemplate<{ readonly name: string }>('passwordChanged', {
  cn: ({ name }) => ({
    subject: '您的进口牛肉资讯密码已修改',
    blocks: [
      words(`${name}，您好！`),
      words('您的密码刚刚被修改，其他设备上的登录已失效。'),
      words('如非本人操作，请立即在登录页通过“忘记密码”重置，并与我们联系。'),
    ],
  }),
  en: ({ name }) => ({
    subject: 'Your Beef to China password was changed',
    blocks: [
      words(`Dear ${name},`),
      words('Your password has just been changed and you have been logged out on other devices.'),
      words('If this was not you, reset it at once with “Forgot password” at login, and contact us.'),
    ],
  }),
});
