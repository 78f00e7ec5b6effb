import { inEditions } from '#i18n/editions.ts';
import { plural } from '#i18n/messages.ts';

export const messages = inEditions({
  title: ['在线留言', 'Send us a message'],
  labels: {
    Name: ['姓名', 'Name'],
    CompanyName: ['公司（可不填）', 'Company (optional)'],
    Email: ['邮箱', 'Email'],
    Phone: ['电话（可不填）', 'Phone (optional)'],
    Content: ['内容', 'Message'],
  },
  emailHint: ['我们会回复到这个邮箱。', 'We will reply to this address.'],
  left: [
    (count: string) => `还可以输入${count}字。`,
    (count: string) => `${count} ${plural(Number(count), 'character', 'characters')} left.`,
  ],
  send: ['发送', 'Send'],
  issues: {
    'Name.required': ['请填写姓名', 'Please enter your name.'],
    'Email.required': ['请填写邮箱', 'Please enter your email address.'],
    'Content.required': ['请填写内容', 'Please enter your message.'],
    Name: ['含有不能使用的字符', 'Some of these characters cannot be used.'],
    CompanyName: ['含有不能使用的字符', 'Some of these characters cannot be used.'],
    Content: ['含有不能使用的字符', 'Some of these characters cannot be used.'],
    Email: ['邮箱格式不正确，例如 name@example.com', 'This is not an email address. An example: name@example.com'],
    Phone: [
      '电话号码格式不正确，请填写数字，可带区号或分机号',
      'This is not a phone number. Please use digits, with country code and extension as needed.',
    ],
  },
  failed: [
    (reason: string) => `留言未能发送：${reason}。您填写的内容已保留。`,
    (reason: string) => `Your message was not sent. ${reason} What you wrote is still here.`,
  ],
  needScript: [
    '在线留言需要启用 JavaScript；您也可以直接写信到上面的邮箱。',
    'The form needs JavaScript. You can also write to a mailbox above.',
  ],
  thanksTitle: ['留言已发送，谢谢', 'Your message has been sent. Thank you.'],
  thanks: [
    '我们一般在一个工作日内回复到您填写的邮箱。',
    'We usually reply within one working day, to the address you gave.',
  ],
  another: ['再写一条', 'Send another message'],
});
