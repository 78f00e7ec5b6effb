import type { NamedCode } from '../names.ts';

export const mailReaders = ['reader', 'member', 'staff'] as const;
export type MailReader = (typeof mailReaders)[number];

export interface MailTemplateEntry extends NamedCode {
  /** Number in addresses and the audit trail; never reused. */
  readonly id: number;
  readonly reader: MailReader;
}

/** Templates whose wording staff may change: all but the weekly newsletter, which is worded per issue. */
export const mailTemplates = [
  { id: 1, code: 'signUpCode', reader: 'reader', nameCn: '注册验证码', nameEn: 'Sign-up code' },
  { id: 2, code: 'loginCode', reader: 'member', nameCn: '登录验证码', nameEn: 'Login code' },
  { id: 3, code: 'resetLink', reader: 'member', nameCn: '重置密码', nameEn: 'Password reset' },
  { id: 4, code: 'passwordChanged', reader: 'member', nameCn: '密码已更改', nameEn: 'Password changed' },
  { id: 5, code: 'emailChanged', reader: 'member', nameCn: '邮箱已更改', nameEn: 'Email changed' },
  { id: 6, code: 'emailReplaced', reader: 'member', nameCn: '邮箱由工作人员更改', nameEn: 'Email changed by staff' },
  { id: 7, code: 'emailEntered', reader: 'member', nameCn: '请验证新邮箱', nameEn: 'New email to confirm' },
  { id: 8, code: 'requestReceived', reader: 'member', nameCn: '会员申请已收到', nameEn: 'Request received' },
  { id: 9, code: 'membershipGranted', reader: 'member', nameCn: '会员已开通', nameEn: 'Membership granted' },
  { id: 10, code: 'trialGranted', reader: 'member', nameCn: '会员试用已开通', nameEn: 'Trial granted' },
  { id: 11, code: 'membershipRefused', reader: 'member', nameCn: '会员申请未通过', nameEn: 'Membership refused' },
  { id: 12, code: 'cancellationReceived', reader: 'member', nameCn: '注销申请已收到', nameEn: 'Cancellation received' },
  { id: 13, code: 'cancellationApproved', reader: 'member', nameCn: '账户已注销', nameEn: 'Account cancelled' },
  { id: 14, code: 'cancellationRefused', reader: 'member', nameCn: '注销申请未通过', nameEn: 'Cancellation refused' },
  { id: 15, code: 'accountBlocked', reader: 'member', nameCn: '账户已停用', nameEn: 'Account blocked' },
  { id: 16, code: 'contactReply', reader: 'reader', nameCn: '留言的回复', nameEn: 'Reply to a message' },
  { id: 17, code: 'plantStatus', reader: 'member', nameCn: '一家工厂状态变化', nameEn: 'Status of one plant' },
  { id: 18, code: 'plantStatuses', reader: 'member', nameCn: '多家工厂状态变化', nameEn: 'Status of several plants' },
  { id: 19, code: 'plantRecord', reader: 'member', nameCn: '厂号邮件', nameEn: 'Establishment email' },
  { id: 29, code: 'alerts', reader: 'member', nameCn: '清单提醒', nameEn: 'Alerts of a list' },
  { id: 30, code: 'dataKeyMade', reader: 'member', nameCn: '生成了数据密钥', nameEn: 'Data key made' },
  { id: 31, code: 'alertChannel', reader: 'member', nameCn: '提醒有了新去处', nameEn: 'Alerts go to a new address' },
  { id: 20, code: 'marketEnquiry', reader: 'member', nameCn: '市场询盘', nameEn: 'Market enquiry' },
  { id: 21, code: 'merchantClaimAccepted', reader: 'member', nameCn: '认领成功', nameEn: 'Listing claim accepted' },
  { id: 22, code: 'merchantClaimDeclined', reader: 'member', nameCn: '认领未通过', nameEn: 'Listing claim declined' },
  { id: 23, code: 'newsletterConfirm', reader: 'reader', nameCn: '确认订阅', nameEn: 'Newsletter confirmation' },
  { id: 24, code: 'requestForDesk', reader: 'staff', nameCn: '新的会员申请', nameEn: 'New request' },
  { id: 25, code: 'merchantClaim', reader: 'staff', nameCn: '新的认领申请', nameEn: 'New listing claim' },
  { id: 26, code: 'contactMessage', reader: 'staff', nameCn: '新留言', nameEn: 'New message' },
  { id: 27, code: 'smsBudget', reader: 'staff', nameCn: '短信已用完', nameEn: 'Text messages used up' },
  { id: 28, code: 'staffInvitation', reader: 'staff', nameCn: '工作人员邀请', nameEn: 'Staff invitation' },
] as const satisfies readonly MailTemplateEntry[];
export type MailTemplateCode = (typeof mailTemplates)[number]['code'];

export function findMailTemplate(id: number): (typeof mailTemplates)[number] | undefined {
  return mailTemplates.find((one) => one.id === id);
}

export const mailTextRule = { subject: 160, text: 4000, note: 300 } as const;
