import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  states: ['发送状态', 'Status'],
  stateNames: {
    queued: ['等待发送', 'Queued'],
    sending: ['正在发送', 'Sending'],
    sent: ['已发送', 'Sent'],
    failed: ['失败', 'Failed'],
    stored: ['仅保存', 'Stored, not sent'],
  },
  all: ['全部', 'All'],
  empty: ['这里没有记录。', 'There is nothing here.'],
  logOnlyNote: [
    '“仅保存”：没有设置发送服务，内容保存在这里。',
    '“Stored, not sent”: no email or SMS service is set up, so the message stays here.',
  ],
  caption: ['发件箱', 'Outbox'],
  recipient: ['收件人', 'Recipient'],
  subject: ['主题', 'Subject'],
  template: ['模板', 'Template'],

  /** Text messages, and emails whose text cannot be edited or that are no longer sent. */
  templates: {
    captcha: ['短信验证码', 'Code by text message'],
    accountUnblocked: ['账户已恢复', 'Account unblocked'],
    merchantClaimAnswer: ['认领申请的结果', 'Result of a listing claim'],
    newsletter: ['邮件摘要', 'Weekly newsletter'],
  },
  state: ['状态', 'Status'],
  attempts: ['次数', 'Attempts'],
  created: ['生成时间', 'Created'],
  sentAt: [(when: string) => `发送：${when}`, (when: string) => `sent: ${when}`],
  next: [(when: string) => `下次：${when}`, (when: string) => `next: ${when}`],
  actions: ['操作', 'Actions'],
  read: ['查看', 'Show'],
  readTitle: ['邮件内容', 'Content of the message'],
  secret: ['内容含有验证码或链接，只有收件人可以看到。', 'Contains a code or link that only the recipient may see.'],
  retry: ['重新发送', 'Send again'],
  retryMany: [
    '所选各条将重新发送，次数重新计算。',
    'Sends each selected message again, counting from the first attempt.',
  ],
  retried: ['已放回发送队列', 'Back in the queue'],
});
