import type { StaffRole } from '@btc/contract/members/access.ts';
import { invitationHours } from '@btc/contract/members/account-rules.ts';
import { link, mailTemplate, words } from '#platform/mail/mail-template.ts';

const roles = {
  cn: { editor: '编辑', analyst: '分析员', desk: '会员服务', admin: '管理员' },
  en: { editor: 'editor', analyst: 'analyst', desk: 'members’ desk', admin: 'admin' },
} as const satisfies Record<string, Record<StaffRole, string>>;

/** The link that makes an account of staff; from whom it is, so that it can be asked whether it is meant. */
export const staffInvitationMail = mailTemplate<{
  readonly role: StaffRole;
  readonly inviter: string;
  readonly address: string;
}>('staffInvitation', {
  secretForMinutes: invitationHours * 60,
  cn: ({ role, inviter, address }) => ({
    subject: '邀请您加入进口牛肉资讯工作台',
    blocks: [
      words('您好！'),
      words(`${inviter} 邀请您以“${roles.cn[role]}”的身份使用进口牛肉资讯的工作台。`),
      words(
        `请打开以下链接，设置用户名和密码，并绑定手机上的身份验证器。链接在 ${invitationHours} 小时内有效，只能使用一次。`,
      ),
      link('接受邀请', address),
      words('请勿转发此邮件。如果您不清楚为何收到邀请，请忽略，我们不会因此建立账户。'),
    ],
  }),
  en: ({ role, inviter, address }) => ({
    subject: 'You are invited to the Beef to China console',
    blocks: [
      words('Hello,'),
      words(`${inviter} invites you to work in the console of Beef to China as ${roles.en[role]}.`),
      words(
        `Open this link to choose a user name and a password and to set up an authenticator on your phone. It is valid for ${invitationHours} hours and works once.`,
      ),
      link('Accept the invitation', address),
      words('Please do not forward this email. If you were not expecting it, ignore it; no account will be created.'),
    ],
  }),
});
