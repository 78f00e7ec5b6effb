export const zh = {
  states: '发送状态',
  stateNames: { queued: '等待发送', sending: '正在发送', sent: '已发送', failed: '失败', stored: '仅保存' },
  all: '全部',
  empty: '这里没有记录。',
  logOnlyNote: '“仅保存”：没有设置发送服务，内容保存在这里。',
  caption: '发件箱',
  recipient: '收件人',
  subject: '主题',
  template: '模板',
  /** Text messages, and mails whose words are not edited or that are no longer written. */
  templates: {
    captcha: '短信验证码',
    accountUnblocked: '账户已恢复',
    merchantClaimAnswer: '认领申请的结果',
    newsletter: '邮件摘要',
  },
  state: '状态',
  attempts: '次数',
  created: '生成时间',
  sentAt: (when: string) => `发送：${when}`,
  next: (when: string) => `下次：${when}`,
  actions: '操作',
  read: '查看',
  readTitle: '邮件内容',
  secret: '内容含有验证码或链接，只有收件人可以看到。',
  retry: '重新发送',
  retryMany: '所选的各条将重新发送，从第一次尝试算起。',
  retried: '已放回发送队列',
};

export type OutboxMessages = typeof zh;
