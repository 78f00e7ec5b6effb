import { mailTemplate, quote, words } from '#platform/mail/mail-template.ts';

interface Member {
  readonly name: string;
}

/** Tells the member that the account is frozen while the cancellation is looked at. */
export const cancellationReceivedMail = mailTemplate<Member>('cancellationReceived', {
  cn: ({ name }) => ({
    subject: '我们已收到您的注销申请',
    blocks: [
      words(`${name}，您好！`),
      words('我们已收到您的账户注销申请。审核期间账户已冻结，暂时无法登录。'),
      words(
        '如需撤回申请，请在登录页输入用户名和密码后选择撤回。如申请并非本人提出，请尽快通过网站的“联系我们”与我们联系。',
      ),
    ],
  }),
  en: ({ name }) => ({
    subject: 'We have received your cancellation request',
    blocks: [
      words(`Dear ${name},`),
      words('We have received your request to cancel your account. The account is frozen while we review it.'),
      words(
        'To withdraw the request, log in as usual and follow the prompt. If you did not make this request, please use “Contact us” on the site.',
      ),
    ],
  }),
});

/** Tells the former member that the account is gone. */
export const cancellationApprovedMail = mailTemplate<Member>('cancellationApproved', {
  cn: ({ name }) => ({
    subject: '您的账户已注销',
    blocks: [
      words(`${name}，您好！`),
      words('您的账户已注销，个人信息已删除。这是我们发送给您的最后一封邮件。'),
      words('感谢您使用进口牛肉资讯。'),
    ],
  }),
  en: ({ name }) => ({
    subject: 'Your account has been cancelled',
    blocks: [
      words(`Dear ${name},`),
      words(
        'Your account has been cancelled and your personal data deleted. This is the last email you will receive from us.',
      ),
      words('Thank you for using Beef to China.'),
    ],
  }),
});

/** Tells the member that the account stays, with the desk's reason. */
export const cancellationRefusedMail = mailTemplate<Member & { readonly reason: string }>('cancellationRefused', {
  cn: ({ name, reason }) => ({
    subject: '您的账户未注销',
    blocks: [
      words(`${name}，您好！`),
      words('您的注销申请未获通过，账户已解冻，可以照常登录。原因如下：'),
      quote(reason),
    ],
  }),
  en: ({ name, reason }) => ({
    subject: 'Your account was not cancelled',
    blocks: [
      words(`Dear ${name},`),
      words('Your request to cancel the account was not granted; you can log in as before. The reason:'),
      quote(reason),
    ],
  }),
});
