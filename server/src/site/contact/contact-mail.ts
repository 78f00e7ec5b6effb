import { toConsoleScreenPath } from '@btc/contract/console/console-paths.ts';
import { facts, link, mailTemplate, quote, words } from '#platform/mail/mail-template.ts';

export interface ContactMailValues {
  readonly id: number;
  readonly name: string;
  readonly companyName: string;
  readonly phone: string;
  readonly email: string;
  readonly content: string;
  readonly publicUrl: string;
  /** Whether it is the last one of this hour to be mailed. */
  readonly isLastMail: boolean;
}

/** Takes a message from the contact page to the mailbox of the settings; an answer to it goes to who wrote. */
export const contactMail = mailTemplate<ContactMailValues>('contactMessage', {
  cn: ({ id, name, companyName, phone, email, content, publicUrl, isLastMail }) => ({
    subject: `网站留言 #${id}：${name}`,
    blocks: [
      facts([
        ['姓名', name],
        ['公司', companyName],
        ['电话', phone],
        ['邮箱', email],
      ]),
      quote(content),
      ...(isLastMail ? [words('留言较多：本小时内后续留言不再逐条发送邮件，请在工作台查看。')] : []),
      link('在工作台打开', publicUrl + toConsoleScreenPath('cn', 'message', id)),
    ],
  }),
  en: ({ id, name, companyName, phone, email, content, publicUrl, isLastMail }) => ({
    subject: `Message #${id} from the site: ${name}`,
    blocks: [
      facts([
        ['Name', name],
        ['Company', companyName],
        ['Phone', phone],
        ['Email', email],
      ]),
      quote(content),
      ...(isLastMail
        ? [words('There are many messages: further ones of this hour are not mailed. Please look into the console.')]
        : []),
      link('Open in the console', publicUrl + toConsoleScreenPath('en', 'message', id)),
    ],
  }),
});
