import { toConsoleScreenPath } from '@btc/contract/console/console-paths.ts';
import type { Edition, Module } from '@btc/contract/members/access.ts';
import type { MembershipLevel } from '@btc/contract/members/membership.ts';
import { dayIn, formatLevelName, moduleNames } from './level-words.ts';
import { blockPlace, exampleName, linkPlace, namePlace, reasonPlace } from '#platform/mail/mail-places.ts';
import { facts, link, mailTemplate, quote } from '#platform/mail/mail-template.ts';

interface Request {
  /** The contact person, or the user name where there is none. */
  readonly name: string;
  readonly level: MembershipLevel;
}

const levelPlace = { nameCn: '会员等级', nameEn: 'The membership level' };
const editionNames = { cn: { cn: '中文版', en: '英文版' }, en: { cn: 'Chinese', en: 'English' } } as const;

export const requestReceivedMail = mailTemplate('requestReceived', {
  cn: {
    subject: '我们已收到您的会员申请',
    text: `{name}，您好！

我们已收到您的{level}申请。工作人员会尽快按您登记的联系方式与您电话核实，核实后为您开通。

请确保登记的联系信息真实有效。`,
  },
  en: {
    subject: 'We have received your membership application',
    text: `Dear {name},

We have received your application ({level}). Our members’ desk will contact you using the details you registered and open your membership once they are verified.

Please make sure that your contact details are actual and valid.`,
  },
  places: { name: namePlace, level: levelPlace },
  fill: (edition, { name, level }: Request) => ({ name, level: formatLevelName(edition, level) }),
  example: (edition): Request => ({ name: exampleName(edition), level: '_vip_member' }),
});

export interface RequestForDesk {
  readonly requestId: number;
  readonly userName: string;
  readonly level: MembershipLevel;
  readonly requireType: string;
  readonly gradeMoney: number;
  readonly forEdition: Edition;
  readonly companyName: string | null;
  readonly contactPerson: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly publicUrl: string;
}

const requestLabels = {
  cn: ['编号', '等级', '类型', '版本', '用户名', '公司', '联系人', '手机', '邮箱'],
  en: ['Number', 'Level', 'Type', 'Edition', 'User name', 'Company', 'Contact', 'Mobile', 'Email'],
} as const;

export const requestForDeskMail = mailTemplate('requestForDesk', {
  cn: {
    subject: '会员申请 #{number}：{level}，{company}',
    text: `收到一份会员申请，请与申请人联系核实。

{facts}

{link}`,
  },
  en: {
    subject: 'Membership application #{number}: {level}, {company}',
    text: `A membership application has arrived. Please contact the applicant.

{facts}

{link}`,
  },
  places: {
    number: { nameCn: '申请的编号', nameEn: 'The number of the request' },
    level: levelPlace,
    company: { nameCn: '公司，未填时为用户名', nameEn: 'The company, or the user name where there is none' },
    facts: blockPlace('申请与申请人的资料', 'The request and who made it'),
    link: linkPlace('在工作台打开', 'Open in the console'),
  },
  fill: (edition, request: RequestForDesk) => {
    const level = formatLevelName(edition, request.level);
    const [number, ofLevel, type, forEdition, userName, company, contact, mobile, email] = requestLabels[edition];
    const money = edition === 'cn' ? `（${request.gradeMoney}）` : ` (${request.gradeMoney})`;
    return {
      number: String(request.requestId),
      level,
      company: request.companyName ?? request.userName,
      facts: facts([
        [number, `#${request.requestId}`],
        [ofLevel, level],
        [type, request.requireType + money],
        [forEdition, editionNames[edition][request.forEdition]],
        [userName, request.userName],
        [company, request.companyName],
        [contact, request.contactPerson],
        [mobile, request.mobile],
        [email, request.email],
      ]),
      link: link(
        { cn: '在工作台打开', en: 'Open in the console' }[edition],
        request.publicUrl + toConsoleScreenPath(edition, 'request', request.requestId),
      ),
    };
  },
  example: (edition): RequestForDesk => ({
    requestId: 1042,
    userName: 'pampa_foods',
    level: '_vip_member',
    requireType: 'Pay',
    gradeMoney: 4000,
    forEdition: edition,
    companyName: 'Pampa Foods',
    contactPerson: exampleName(edition),
    mobile: '+8613800138000',
    email: 'wang@example.com',
    publicUrl: 'https://example.com',
  }),
});

interface Grant extends Request {
  readonly expires: Date;
  readonly forEdition: Edition;
  readonly address: string;
}

interface PaidGrant extends Grant {
  readonly modules: readonly Module[];
}

const grantLabels = {
  cn: { level: '等级', edition: '版本', until: '有效期至', open: '查看我的BTC账户' },
  en: { level: 'Level', edition: 'Edition', until: 'Valid until', open: 'Open My BTC Account' },
} as const;

const grantPlaces = {
  name: namePlace,
  facts: blockPlace('等级、版本、开放的内容、有效期', 'Level, edition, what is open, until when'),
  link: linkPlace('查看我的BTC账户', 'Open My BTC Account'),
};

function fillGrant(edition: Edition, grant: Grant, opens: readonly [label: string, value: string]) {
  const t = grantLabels[edition];
  return {
    name: grant.name,
    facts: facts([
      [t.level, formatLevelName(edition, grant.level)],
      [t.edition, editionNames[edition][grant.forEdition]],
      opens,
      [t.until, dayIn(edition, grant.expires)],
    ]),
    link: link(t.open, grant.address),
  };
}

function exampleGrant(edition: Edition): Grant {
  return {
    name: exampleName(edition),
    level: '_vip_member',
    expires: new Date('2027-12-31T00:00:00Z'),
    forEdition: edition,
    address: 'https://example.com/Account',
  };
}

export const membershipGrantedMail = mailTemplate('membershipGranted', {
  cn: {
    subject: '您的会员已开通',
    text: `{name}，您好！

您的会员已开通，无需重新登录即可使用。

{facts}

{link}`,
  },
  en: {
    subject: 'Your membership has started',
    text: `Dear {name},

Your membership has started. No need to log in again.

{facts}

{link}`,
  },
  places: grantPlaces,
  fill: (edition, grant: PaidGrant) =>
    fillGrant(edition, grant, [{ cn: '栏目', en: 'Modules' }[edition], moduleNames(edition, grant.modules)]),
  example: (edition): PaidGrant => ({ ...exampleGrant(edition), modules: ['Info', 'Data', 'Price'] }),
});

export const trialGrantedMail = mailTemplate('trialGranted', {
  cn: {
    subject: '您的会员试用已开通',
    text: `{name}，您好！

您的会员试用已开通，无需重新登录即可使用。

{facts}

{link}`,
  },
  en: {
    subject: 'Your trial has started',
    text: `Dear {name},

Your trial has started. No need to log in again.

{facts}

{link}`,
  },
  places: grantPlaces,
  fill: (edition, { trialItems, ...grant }: Grant & { readonly trialItems: number }) =>
    fillGrant(
      edition,
      grant,
      edition === 'cn' ? ['可查看', `共${trialItems}项会员内容`] : ['Member items', `${trialItems} in total`],
    ),
  example: (edition) => ({ ...exampleGrant(edition), trialItems: 20 }),
});

interface Refusal extends Request {
  readonly reason: string;
}

export const membershipRefusedMail = mailTemplate('membershipRefused', {
  cn: {
    subject: '您的会员申请未获通过',
    text: `{name}，您好！

很抱歉，您的{level}申请未获通过。原因如下：

{reason}

如有疑问，请通过网站的“联系我们”与我们联系。`,
  },
  en: {
    subject: 'Your membership application',
    text: `Dear {name},

We are sorry that we cannot grant your application ({level}). The reason:

{reason}

If you have any questions, please use “Contact us” on the site.`,
  },
  places: { name: namePlace, level: levelPlace, reason: reasonPlace },
  fill: (edition, { name, level, reason }: Refusal) => ({
    name,
    level: formatLevelName(edition, level),
    reason: quote(reason),
  }),
  example: (edition): Refusal => ({
    name: exampleName(edition),
    level: '_vip_member',
    reason: edition === 'cn' ? '登记的公司无法核实。' : 'We could not verify the company that you registered.',
  }),
});
