/** The words of the weekly newsletter in the Chinese edition; the English ones have the same members. */
export const zh = {
  title: '每周邮件摘要',
  description: '每周一封邮件：进口牛肉要闻、价格指数和工厂状态变化。填写邮箱即可订阅，随时退订。',
  lead: '每周一封邮件：一周要闻、最新价格指数和工厂状态变化。免费，随时可退订。',
  whatTitle: '邮件里有什么',
  what: [
    '一周要闻，标题附摘要，点开即读',
    '期货、现货指数和期现价差，较上周变化',
    '对华注册工厂的状态变化；明细向会员开放',
  ],
  email: '邮箱',
  ask: '订阅',
  needEmail: '请填写邮箱地址，例如 name@example.com',
  sentTitle: '请查收确认邮件',
  sent: (email: string) =>
    `我们已向 ${email} 发送确认邮件，点击其中的链接后订阅生效。链接48小时内有效。已订阅的邮箱不会再收到确认邮件。`,
  member: '已有账户？可在“我的BTC账户”中订阅，邮件发到账户邮箱。',
  toAccount: '我的BTC账户',
  privacy: '邮箱只用于发送摘要。退订后一年内删除。',
  termsBefore: '订阅即表示同意《',
  termsAfter: '》。',
  failed: '没有提交成功，请检查网络后重试。',
  confirmTitle: '确认订阅',
  confirmText: '点击按钮，开始接收每周邮件摘要。',
  confirm: '确认订阅',
  confirmed: '订阅成功。下一期摘要将发到您的邮箱。',
  confirmGone: '链接已失效或已使用。如需订阅，请重新填写邮箱。',
  stopTitle: '退订每周邮件摘要',
  stopText: '点击按钮后，不再向您发送每周邮件摘要。账户和会员邮件不受影响。',
  stop: '退订',
  stopped: '已退订。您不会再收到每周邮件摘要。',
  stopGone: '链接不完整或已失效。请打开最近一期邮件末尾的退订链接。',
  again: '重新订阅',
  needScript: '此页面需要浏览器启用 JavaScript。',
};

export type NewsletterMessages = typeof zh;
