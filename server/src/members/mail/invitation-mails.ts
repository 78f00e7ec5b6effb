import type { StaffRole } from '@btc/contract/members/access.ts';
import { invitationHours } from '@btc/contract/members/account-rules.ts';
import { linkPlace } from '#platform/mail/mail-places.ts';
import { link, mailTemplate } from '#platform/mail/mail-template.ts';

const roles = {
  cn: { editor: '编辑', analyst: '分析员', desk: '会员服务', admin: '管理员' },
  en: { editor: 'editor', analyst: 'analyst', desk: 'members’ desk', admin: 'admin' },
} as const satisfies Record<string, Record<StaffRole, string>>;

interface StaffInvitation {
  readonly role: StaffRole;
  readonly inviter: string;
  readonly address: string;
}

/** Invites staff; names the inviter, so that the recipient can ask whether it is genuine. */
export const staffInvitationMail = mailTemplate('staffInvitation', {
  secretForMinutes: invitationHours * 60,
  cn: {
    subject: '邀请您加入进口牛肉资讯工作台',
    text: `您好！

{inviter} 邀请您以“{role}”的身份使用进口牛肉资讯的工作台。

请打开以下链接，设置用户名和密码，并绑定手机上的身份验证器。链接在 {hours} 小时内有效，只能使用一次。

{link}

请勿转发此邮件。如果您不清楚为何收到邀请，请忽略，我们不会因此建立账户。`,
  },
  en: {
    subject: 'You are invited to the Beef to China console',
    text: `Hello,

{inviter} invites you to work in the console of Beef to China as {role}.

Open this link to choose a user name and a password and to set up an authenticator on your phone. It is valid for {hours} hours and works once.

{link}

Please do not forward this email. If you were not expecting it, ignore it; no account will be created.`,
  },
  places: {
    inviter: { nameCn: '邀请人的用户名', nameEn: 'The inviter’s user name' },
    role: { nameCn: '工作人员的身份', nameEn: 'The role' },
    hours: { nameCn: '链接有效的小时数', nameEn: 'For how many hours the link is valid' },
    link: linkPlace('接受邀请', 'Accept the invitation'),
  },
  fill: (edition, { role, inviter, address }: StaffInvitation) => ({
    inviter,
    role: roles[edition][role],
    hours: String(invitationHours),
    link: link({ cn: '接受邀请', en: 'Accept the invitation' }[edition], address),
  }),
  example: (): StaffInvitation => ({
    role: 'editor',
    inviter: 'admin_chen',
    address: 'https://example.com/console/invitation',
  }),
});
