export const zh = {
  title: '修改公司与联系人资料',
  company: '公司',
  person: '联系人',
  account: '账户',
  lead: '资料须真实有效。资料不明确的账户可能被停用。',
  proofLead: '更换邮箱或手机须输入登录密码，并用新邮箱或新手机收到的验证码确认。更换邮箱后，我们会通知原邮箱。',
  emailCode: '邮箱验证码',
  mobileCode: '手机验证码',
  password: '登录密码',
  sendCode: '获取验证码',
  again: (seconds: string) => `${seconds}秒后可重发`,
  againInMinutes: (minutes: string) => `${minutes}分钟后可重发`,
  codeSent: (minutes: string) => `验证码已发送，${minutes}分钟内有效`,
  save: '保存',
  saved: '保存成功',
  /** By field, and by rule. */
  issues: {
    onenamerequired: '公司名称与公司英文名称至少填写一项',
    provincerequired: '请填写此项',
    EmailCode: '请输入6位数字验证码',
    'EmailCode.required': '请输入6位数字验证码',
    MobileCode: '请输入6位数字验证码',
    'MobileCode.required': '请输入6位数字验证码',
    wrongcurrentpassword: '密码不正确',
  },
};

export type CompanyMessages = typeof zh;
