import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['每周邮件摘要', 'Weekly newsletter'],
  description: [
    '每周一封邮件：进口牛肉要闻、价格指数和工厂状态变化。填写邮箱即可订阅，随时退订。',
    'One email a week: China beef import news, price indices and plant status changes. Subscribe with your email, unsubscribe at any time.',
  ],
  lead: [
    '每周一封邮件：一周要闻、最新价格指数和工厂状态变化。免费，随时可退订。',
    'One email a week: the news, the latest price indices and plant status changes. Free; unsubscribe at any time.',
  ],
  whatTitle: ['邮件里有什么', 'What is in it'],
  what: [
    [
      '一周要闻，标题附摘要，点开即读',
      '期货、现货指数和期现价差，较上周变化',
      '对华注册工厂的状态变化；明细向会员开放',
    ],
    [
      'The week’s news: headlines with a summary and a link to each article',
      'Forward and spot indices and the spot premium, with w/w change',
      'Status changes of plants registered for China; details are open to members',
    ],
  ],
  email: ['邮箱', 'Email'],
  ask: ['订阅', 'Subscribe'],
  needEmail: ['请填写邮箱地址，例如 name@example.com', 'Please enter an address such as name@example.com'],
  sentTitle: ['请查收确认邮件', 'Check your inbox'],
  sent: [
    (email: string) =>
      `我们已向 ${email} 发送确认邮件，点击其中的链接后订阅生效。链接48小时内有效。已订阅的邮箱不会再收到确认邮件。`,
    (email) =>
      `We have sent an email to ${email}: open the link in it to confirm your subscription. The link is valid for 48 hours. Addresses already subscribed get no second email.`,
  ],
  member: [
    '已有账户？可在“我的BTC账户”中订阅，邮件发到账户邮箱。',
    'Have an account? Subscribe in “My BTC Account” and the newsletter goes to your account email.',
  ],
  toAccount: ['我的BTC账户', 'My BTC Account'],
  privacy: [
    '邮箱只用于发送摘要。退订后一年内删除。',
    'Your email is used for this newsletter only and deleted within a year after you unsubscribe.',
  ],
  termsBefore: ['订阅即表示同意《', 'By subscribing you accept the '],
  termsAfter: ['》。', '.'],
  confirmTitle: ['确认订阅', 'Confirm your subscription'],
  confirmText: ['点击按钮，开始接收每周邮件摘要。', 'Press the button to start receiving the weekly newsletter.'],
  confirm: ['确认订阅', 'Confirm'],
  confirmed: ['订阅成功。下一期摘要将发到您的邮箱。', 'You are subscribed. The next issue will be sent to your email.'],
  confirmGone: [
    '链接已失效或已使用。如需订阅，请重新填写邮箱。',
    'This link has expired or has already been used. To subscribe, please enter your email again.',
  ],
  stopTitle: ['退订每周邮件摘要', 'Unsubscribe from the weekly newsletter'],
  stopText: [
    '点击按钮后，不再向您发送每周邮件摘要。账户和会员邮件不受影响。',
    'Press the button to stop receiving the newsletter. Emails about your account are not affected.',
  ],
  stop: ['退订', 'Unsubscribe'],
  stopped: ['已退订。您不会再收到每周邮件摘要。', 'You have unsubscribed and will receive no further issues.'],
  stopGone: [
    '链接不完整或已失效。请打开最近一期邮件末尾的退订链接。',
    'This link is incomplete or no longer valid. Please use the link at the end of the latest issue.',
  ],
  again: ['重新订阅', 'Subscribe again'],
  needScript: ['此页面需要浏览器启用 JavaScript。', 'This page needs JavaScript.'],
});
