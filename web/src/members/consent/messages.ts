import { type Both, inEditions } from '#i18n/editions.ts';
import type { ConsentAct, ConsentWay } from '@btc/contract/members/consent.ts';

export const messages = inEditions({
  label: ['条款确认', 'Terms to confirm'],
  title: ['请您确认', 'Please confirm'],
  line: ['请您阅读并确认本站的条款。', 'Please read and confirm our terms.'],
  open: ['查看并确认', 'Read and confirm'],
  later: ['以后再说', 'Later'],
  lead: [
    '请阅读以下文本。确认之前您可以照常阅读公开内容。',
    'Please read the following. Until you confirm, you can still read everything public.',
  ],
  version: [
    (name: string, version: string) => `《${name}》第${version}版`,
    (name, version) => `${name}, version ${version}`,
  ],
  inForce: [(date: string) => `自${date}起适用`, (date) => `in force since ${date}`],
  changes: [(changes: string) => `本版变化：${changes}`, (changes) => `What is new: ${changes}`],
  newTab: ['在新窗口打开', 'opens in a new tab'],
  agree: ['同意', 'I agree'],
  given: ['已记录您的同意', 'Your consent is recorded'],
  changed: ['条款刚刚更新，请重新查看。', 'The terms have just changed. Please look again.'],
  acts: {
    given: ['同意', 'Agreed'],
    withdrawn: ['撤回', 'Withdrawn'],
  } satisfies Record<ConsentAct, Both<string>>,
  ways: {
    registration: ['注册时', 'at registration'],
    signIn: ['登录后确认', 'after sign-in'],
    account: ['我的BTC账户', 'on this page'],
    membershipRequest: ['申请会员时', 'with a membership application'],
    newsletterForm: ['订阅页面', 'on the newsletter page'],
    newsletterMail: ['邮件中的退订链接', 'by the link in a newsletter'],
  } satisfies Record<ConsentWay, Both<string>>,
  shownIn: {
    cn: ['中文版', 'Chinese edition'],
    en: ['英文版', 'English edition'],
  },
  none: ['还没有记录。', 'Nothing is recorded yet.'],
  more: [
    (count: string) => `最近${count}条，全部记录见“我的数据”。`,
    (count) => `Latest ${count}; for all, see My data.`,
  ],
  withdraw: ['撤回同意：', 'Withdraw: '],
  separator: ['，', ', '],
  stopNewsletter: ['退订邮件摘要', 'unsubscribe from the newsletter'],
  closeAccount: [
    '申请注销账户（撤回对条款和个人信息处理的同意）',
    'close your account (withdraws the terms and the use of your data)',
  ],
  membershipBefore: ['提交申请即表示同意', 'By sending this you accept the '],
  membershipAfter: ['。', '.'],
});
