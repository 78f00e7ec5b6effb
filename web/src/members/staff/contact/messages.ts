import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['联系留言', 'Contact messages'],
  states: ['留言状态', 'Status'],
  stateNames: {
    new: ['未处理', 'New'],
    answered: ['已回复', 'Answered'],
    closed: ['已关闭', 'Closed'],
  },
  all: ['全部', 'All'],
  empty: ['这里没有留言。', 'There are no messages here.'],
  caption: ['联系留言', 'Contact messages'],
  from: ['留言人', 'From'],
  content: ['内容', 'Message'],
  state: ['状态', 'Status'],
  date: ['时间', 'Sent'],
  replies: ['回复', 'Replies'],
  language: ['语言', 'Language'],
  toMessage: [(name: string) => `${name}的留言`, (name: string) => `Message from ${name}`],
  sender: ['留言人', 'Sender'],
  company: ['公司', 'Company'],
  phone: ['电话', 'Telephone'],
  email: ['邮箱', 'Email'],
  member: ['会员档案', 'Member record'],
  openMember: ['查看会员', 'Open member'],
  handled: ['处理人', 'Handled by'],
  erased: ['（个人资料已删除）', '(personal data erased)'],
  noReplies: ['还没有回复。', 'No reply yet.'],
  someone: ['（已删除的账户）', '(erased account)'],
  reply: ['回复', 'Reply'],
  replyHint: [
    (email: string, language: string) => `将用${language}邮件模板发送到 ${email}，并附上原留言。`,
    (email: string, language: string) =>
      `Goes to ${email} by email, in the ${language} template, with the original message below it.`,
  ],
  send: ['发送回复', 'Send reply'],
  sendTitle: ['发送回复', 'Send reply'],
  sendWhat: [
    (email: string) => `下面的回复将作为邮件发送到 ${email}，发出后无法撤回。如果留言人是会员，还会收到站内通知。`,
    (email: string) =>
      `The reply below goes to ${email} by email and cannot be recalled. A sender who is a member also gets a notice.`,
  ],
  sent: ['回复已放入发件箱', 'Reply placed in the outbox'],
  needReply: ['请先填写回复', 'Write the reply first'],
  close: ['关闭留言', 'Close message'],
  closeWhat: [
    '此留言将标记为已关闭，不发送邮件。以后仍可以回复。',
    'The message is marked as closed; no email is sent. You can still reply later.',
  ],
  closed: ['留言已关闭', 'Message closed'],
});
