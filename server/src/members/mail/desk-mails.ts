import { exampleName, namePlace, reasonPlace, blockPlace } from '#platform/mail/mail-places.ts';
import { mailTemplate, quote } from '#platform/mail/mail-template.ts';

interface ContactReply {
  readonly name: string;
  readonly reply: string;
  readonly message: string;
}

export const contactReplyMail = mailTemplate('contactReply', {
  cn: {
    subject: '回复：您给进口牛肉资讯的留言',
    text: `{name}，您好！

{reply}

您的留言：

{message}`,
  },
  en: {
    subject: 'Re: your message to Beef to China',
    text: `Dear {name},

{reply}

You wrote:

{message}`,
  },
  places: {
    name: namePlace,
    reply: { nameCn: '工作人员写的回复', nameEn: 'The answer that staff wrote', isRequired: true },
    message: blockPlace('对方的留言，引文', 'Their message, as a quotation'),
  },
  fill: (_, { name, reply, message }: ContactReply) => ({ name, reply, message: quote(message) }),
  example: (edition) => ({
    name: exampleName(edition),
    ...(edition === 'cn'
      ? { reply: '您可以在“我的BTC账户”中修改公司名称。', message: '请问如何修改公司名称？' }
      : { reply: 'You can change it under “My BTC Account”.', message: 'How do I change the name of my company?' }),
  }),
});

export const accountBlockedMail = mailTemplate('accountBlocked', {
  cn: {
    subject: '您的账户已停用',
    text: `{name}，您好！

由于注册信息无法明确核实，您的账户已停用，暂时无法登录。

{reason}

请通过网站的“联系我们”提供准确的公司与联系人信息，核实后我们会恢复您的账户。`,
  },
  en: {
    subject: 'Your account has been blocked',
    text: `Dear {name},

Your account has been blocked, because its registration details could not be clearly identified.

{reason}

Please send us accurate company and contact details through “Contact us” on the site; once verified, we will restore your account.`,
  },
  places: { name: namePlace, reason: reasonPlace },
  fill: (_, { name, reason }: { readonly name: string; readonly reason: string | null }) => ({
    name,
    reason: reason === null ? null : quote(reason),
  }),
  example: (edition) => ({
    name: exampleName(edition),
    reason: edition === 'cn' ? '登记的电话无人接听。' : 'Nobody answers the telephone that you registered.',
  }),
});
