import type { ConsentAct, ConsentWay } from '@btc/contract/members/consent.ts';

export const zh = {
  label: '条款确认',
  title: '请您确认',
  line: '请您阅读并确认本站的条款。',
  open: '查看并确认',
  later: '以后再说',
  lead: '请阅读以下文本。确认之前您可以照常阅读公开内容。',
  version: (name: string, version: string) => `《${name}》第${version}版`,
  inForce: (date: string) => `自${date}起适用`,
  changes: (changes: string) => `本版变化：${changes}`,
  newTab: '在新窗口打开',
  agree: '同意',
  given: '已记录您的同意',
  changed: '条款刚刚更新，请重新查看。',
  acts: { given: '同意', withdrawn: '撤回' } satisfies Record<ConsentAct, string>,
  ways: {
    registration: '注册时',
    signIn: '登录后确认',
    account: '我的BTC账户',
    membershipRequest: '申请会员时',
    newsletterForm: '订阅页面',
    newsletterMail: '邮件中的退订链接',
  } satisfies Record<ConsentWay, string>,
  shownIn: { cn: '中文版', en: '英文版' },
  none: '还没有记录。',
  more: (count: string) => `最近${count}条，全部记录见“我的数据”。`,
  withdraw: '撤回同意：',
  separator: '，',
  stopNewsletter: '退订邮件摘要',
  closeAccount: '申请注销账户（撤回对条款和个人信息处理的同意）',
  membershipBefore: '提交申请即表示同意',
  membershipAfter: '。',
};

export type ConsentMessages = typeof zh;
