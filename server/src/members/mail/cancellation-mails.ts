import type { Edition } from '@btc/contract/members/access.ts';
import { exampleName, namePlace, reasonPlace } from '#platform/mail/mail-places.ts';
import { mailTemplate, quote } from '#platform/mail/mail-template.ts';

interface Member {
  readonly name: string;
}

const toMember = {
  places: { name: namePlace },
  fill: (_: Edition, { name }: Member) => ({ name }),
  example: (edition: Edition): Member => ({ name: exampleName(edition) }),
};

export const cancellationReceivedMail = mailTemplate('cancellationReceived', {
  ...toMember,
  cn: {
    subject: '我们已收到您的注销申请',
    text: `{name}，您好！

我们已收到您的账户注销申请。审核期间账户已冻结，暂时无法登录。

如需撤回申请，请在登录页输入用户名和密码后选择撤回。如申请并非本人提出，请尽快通过网站的“联系我们”与我们联系。`,
  },
  en: {
    subject: 'We have received your cancellation request',
    text: `Dear {name},

We have received your request to cancel your account. The account is frozen while we review it.

To withdraw the request, log in as usual and follow the prompt. If you did not make this request, please use “Contact us” on the site.`,
  },
});

export const cancellationApprovedMail = mailTemplate('cancellationApproved', {
  ...toMember,
  cn: {
    subject: '您的账户已注销',
    text: `{name}，您好！

您的账户已注销，个人信息已删除。这是我们发送给您的最后一封邮件。

感谢您使用进口牛肉资讯。`,
  },
  en: {
    subject: 'Your account has been cancelled',
    text: `Dear {name},

Your account has been cancelled and your personal data deleted. This is the last email you will receive from us.

Thank you for using Beef to China.`,
  },
});

export const cancellationRefusedMail = mailTemplate('cancellationRefused', {
  cn: {
    subject: '您的账户未注销',
    text: `{name}，您好！

您的注销申请未获通过，账户已解冻，可以照常登录。原因如下：

{reason}`,
  },
  en: {
    subject: 'Your account was not cancelled',
    text: `Dear {name},

Your request to cancel the account was not granted; you can log in as before. The reason:

{reason}`,
  },
  places: { name: namePlace, reason: reasonPlace },
  fill: (_, { name, reason }: Member & { readonly reason: string }) => ({ name, reason: quote(reason) }),
  example: (edition) => ({
    name: exampleName(edition),
    reason: edition === 'cn' ? '会员期内不能注销。' : 'Accounts with a running membership cannot be cancelled.',
  }),
});
