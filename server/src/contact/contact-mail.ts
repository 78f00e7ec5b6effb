import { toConsoleScreenPath } from '@btc/contract/console/console-paths.ts';
import { blockPlace, exampleName, linkPlace } from '#platform/mail/mail-places.ts';
import { facts, link, mailTemplate, quote } from '#platform/mail/mail-template.ts';

export interface ContactMailValues {
  readonly id: number;
  readonly name: string;
  readonly companyName: string;
  readonly phone: string;
  readonly email: string;
  readonly content: string;
  readonly publicUrl: string;
  readonly isLastMail: boolean;
}

const labels = {
  cn: { name: '姓名', company: '公司', phone: '电话', email: '邮箱', open: '在工作台打开' },
  en: { name: 'Name', company: 'Company', phone: 'Phone', email: 'Email', open: 'Open in the console' },
} as const;

const lastMail = {
  cn: '留言较多：本小时内后续留言不再逐条发送邮件，请在工作台查看。',
  en: 'There are many messages: further ones of this hour are not mailed. Please look into the console.',
} as const;

/** Mails a contact message to the configured mailbox; replies go to the sender. */
export const contactMail = mailTemplate('contactMessage', {
  cn: {
    subject: '网站留言 #{number}：{name}',
    text: `{facts}

{message}

{last}

{link}`,
  },
  en: {
    subject: 'Message #{number} from the site: {name}',
    text: `{facts}

{message}

{last}

{link}`,
  },
  places: {
    number: { nameCn: '留言的编号', nameEn: 'The number of the message' },
    name: { nameCn: '留言人的姓名', nameEn: 'Who wrote' },
    facts: blockPlace('留言人的资料', 'Who wrote, with company, phone and email'),
    message: blockPlace('留言，引文', 'The message, as a quotation'),
    last: {
      nameCn: '说明本小时内后续留言不再逐条发送；只在此时有',
      nameEn: 'That further messages of the hour are not mailed; only when it is so',
      isRequired: true,
    },
    link: linkPlace('在工作台打开', 'Open in the console'),
  },
  fill: (edition, { id, name, companyName, phone, email, content, publicUrl, isLastMail }: ContactMailValues) => {
    const t = labels[edition];
    return {
      number: String(id),
      name,
      facts: facts([
        [t.name, name],
        [t.company, companyName],
        [t.phone, phone],
        [t.email, email],
      ]),
      message: quote(content),
      last: isLastMail ? lastMail[edition] : null,
      link: link(t.open, publicUrl + toConsoleScreenPath(edition, 'message', id)),
    };
  },
  example: (edition) => ({
    id: 318,
    name: exampleName(edition),
    companyName: 'Pampa Foods',
    phone: '+8613800138000',
    email: 'wang@example.com',
    content: edition === 'cn' ? '请问如何修改公司名称？' : 'How do I change the name of my company?',
    publicUrl: 'https://example.com',
    isLastMail: true,
  }),
});
