import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['工作人员', 'Staff'],
  intro: [
    '可以使用工作台的人员及其角色。首位管理员由命令行建立；其他人由管理员邀请，或在“会员”中为已有账户指定角色。',
    'Who can use the console, and in which role. The first admin is created on the command line; others are invited here, or given a role under “Members” if they have an account.',
  ],
  invite: ['邀请', 'Invite'],
  caption: ['工作人员', 'Staff'],
  name: ['用户名', 'User name'],
  role: ['角色', 'Role'],
  factor: ['第二步验证', 'Second step'],
  factorSince: [(date: string) => `${date}启用`, (date: string) => `since ${date}`],
  noFactor: ['未设置', 'Not set up'],
  demoFactor: ['演示账户没有第二步验证', 'Demonstration accounts have none'],
  codesLeft: [(count: string) => `剩${count}个恢复码`, (count: string) => `${count} recovery codes left`],
  lastSeen: ['最近使用', 'Last seen'],
  never: ['从未', 'Never'],
  sessions: ['登录中的设备', 'Signed in on'],
  unknownDevice: ['未知设备', 'Unknown device'],
  more: [(count: string) => `另有${count}处`, (count: string) => `and ${count} more`],
  noSession: ['无', 'None'],
  actions: ['操作', 'Actions'],
  of: [(action: string, name: string) => `${action}：${name}`, (action: string, name: string) => `${action}: ${name}`],
  you: ['您自己', 'Yourself'],
  onlyAdmin: ['唯一的管理员', 'The only admin'],
  invitations: ['邀请', 'Invitations'],
  invitationsCaption: ['邀请', 'Invitations'],
  noInvitations: ['没有邀请。', 'No invitations.'],
  email: ['邮箱', 'Email'],
  erasedEmail: ['（已删除）', '(erased)'],
  language: ['邮件语言', 'Language of the email'],
  languages: {
    cn: ['中文', 'Chinese'],
    en: ['英文', 'English'],
  },
  inLanguage: {
    cn: ['中文邮件', 'email in Chinese'],
    en: ['英文邮件', 'email in English'],
  },
  invitationState: ['状态', 'Status'],
  states: {
    open: ['待接受', 'Open'],
    expired: ['已过期', 'Expired'],
    accepted: ['已接受', 'Accepted'],
    revoked: ['已撤回', 'Withdrawn'],
  },
  invitedBy: ['邀请人', 'Invited by'],
  sent: ['发送时间', 'Sent'],
  validUntil: [(time: string) => `${time}前有效`, (time: string) => `valid until ${time}`],
  inviteTitle: ['邀请工作人员', 'Invite staff'],
  inviteWhat: [
    (hours: string) =>
      `向此邮箱发送一封邀请。链接${hours}小时内有效，只能使用一次：对方自己设置用户名、密码和身份验证器。已有账户的人，请在“会员”中更改角色。`,
    (hours: string) =>
      `Emails an invitation to this address. Its link is valid for ${hours} hours and works once: the person chooses a user name and a password and sets up an authenticator. For people with an account, change the role under “Members”.`,
  ],
  inviteConfirm: ['发送邀请', 'Send invitation'],
  invited: ['邀请已发送', 'Invitation sent'],
  emailTaken: [
    '此邮箱已有账户，请在“会员”中更改其角色',
    'This address has an account; change its role under “Members”',
  ],
  roleHints: {
    editor: ['文章、视频、首页与横幅、名录和市场审核', 'Articles, videos, front page, directory, market moderation'],
    analyst: ['报价、价格周报、注册企业和数据导入', 'Quotes, price reports, plants, data imports'],
    desk: ['会员申请、会员、留言和市场审核', 'Membership requests, members, messages, market moderation'],
    admin: ['全部，包括工作人员、备份和设置', 'Everything, with staff, backups and settings'],
  },
  resend: ['重新发送', 'Send again'],
  resendWhat: [
    (email: string, hours: string) => `向 ${email} 发送新的链接，${hours}小时内有效；之前的链接立即失效。`,
    (email: string, hours: string) =>
      `Emails a new link to ${email}, valid for ${hours} hours; the earlier link stops working at once.`,
  ],
  resent: ['邀请已重新发送', 'Invitation sent again'],
  revoke: ['撤回', 'Withdraw'],
  revokeWhat: [
    (email: string) => `撤回发给 ${email} 的邀请，链接立即失效。`,
    (email: string) => `Withdraws the invitation to ${email}; its link stops working at once.`,
  ],
  revoked: ['邀请已撤回', 'Invitation withdrawn'],
});
