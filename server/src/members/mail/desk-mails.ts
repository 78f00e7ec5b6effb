import { mailTemplate, quote, words } from '#platform/mail/mail-template.ts';

/** The desk's answer to a message from the contact page. */
export const contactReplyMail = mailTemplate<{
  readonly name: string;
  readonly reply: string;
  /** What they had written. */
  readonly message: string;
}>('contactReply', {
  cn: ({ name, reply, message }) => ({
    subject: '回复：您给进口牛肉资讯的留言',
    blocks: [words(`${name}，您好！`), words(reply), words('您的留言：'), quote(message)],
  }),
  en: ({ name, reply, message }) => ({
    subject: 'Re: your message to Beef to China',
    blocks: [words(`Dear ${name},`), words(reply), words('You wrote:'), quote(message)],
  }),
});

/** Tells a member that the account is blocked, with the desk's reason where there is one. */
export const accountBlockedMail = mailTemplate<{ readonly name: string; readonly reason: string | null }>(
  'accountBlocked',
  {
    cn: ({ name, reason }) => ({
      subject: '您的账户已停用',
      blocks: [
        words(`${name}，您好！`),
        words('由于注册信息无法明确核实，您的账户已停用，暂时无法登录。'),
        ...(reason === null ? [] : [quote(reason)]),
        words('请通过网站的“联系我们”提供准确的公司与联系人信息，核实后我们会恢复您的账户。'),
      ],
    }),
    en: ({ name, reason }) => ({
      subject: 'Your account has been blocked',
      blocks: [
        words(`Dear ${name},`),
        words('Your account has been blocked, because its registration details could not be clearly identified.'),
        ...(reason === null ? [] : [quote(reason)]),
        words(
          'Please send us accurate company and contact details through “Contact us” on the site; once verified, we will restore your account.',
        ),
      ],
    }),
  },
);
