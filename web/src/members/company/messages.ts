import { inEditions } from '#i18n/editions.ts';
import { plural } from '#i18n/messages.ts';

export const messages = inEditions({
  title: ['修改公司与联系人资料', 'Edit company and contact'],
  applicationTitle: ['申请前请补全资料', 'Complete your details to apply'],
  applicationLead: [
    '会员申请要用到以下资料，填写一次即可。',
    'An application is made with these details; you enter them once.',
  ],
  saveAndGoOn: ['保存并继续', 'Save and continue'],
  company: ['公司', 'Company'],
  person: ['联系人', 'Contact person'],
  account: ['账户', 'Account'],
  lead: [
    '资料须真实有效。资料不明确的账户可能被停用。',
    'Details must be actual and valid. Accounts with unclear details may be blocked.',
  ],
  proofLead: [
    '更换邮箱或手机须输入登录密码，并用新邮箱或新手机收到的验证码确认。更换邮箱后，我们会通知原邮箱。',
    'A new email address or mobile takes your password and the code we send to it. When the email address changes, we tell the old one.',
  ],
  emailCode: ['邮箱验证码', 'Email code'],
  mobileCode: ['手机验证码', 'Mobile code'],
  password: ['登录密码', 'Your password'],
  sendCode: ['获取验证码', 'Send code'],
  again: [(seconds: string) => `${seconds}秒后可重发`, (seconds) => `Again in ${seconds} s`],
  againInMinutes: [(minutes: string) => `${minutes}分钟后可重发`, (minutes) => `Again in ${minutes} min`],
  codeSent: [
    (minutes: string) => `验证码已发送，${minutes}分钟内有效`,
    (minutes) => `The code has been sent; it is valid for ${minutes} ${plural(Number(minutes), 'minute', 'minutes')}.`,
  ],
  save: ['保存', 'Save'],
  saved: ['保存成功', 'Saved'],

  /** Keyed by field name or rule. */
  issues: {
    onenamerequired: ['公司名称与公司英文名称至少填写一项', 'Give the company’s name in Chinese or in English.'],
    provincerequired: ['请填写此项', 'Please fill this in.'],
    EmailCode: ['请输入6位数字验证码', 'Enter the six-digit code.'],
    'EmailCode.required': ['请输入6位数字验证码', 'Enter the six-digit code.'],
    MobileCode: ['请输入6位数字验证码', 'Enter the six-digit code.'],
    'MobileCode.required': ['请输入6位数字验证码', 'Enter the six-digit code.'],
    wrongcurrentpassword: ['密码不正确', 'The password is incorrect.'],
  },
});
