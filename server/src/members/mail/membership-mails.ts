import { toConsoleScreenPath } from '@btc/contract/console/console-paths.ts';
import type { Edition, Module } from '@btc/contract/members/access.ts';
import type { MembershipLevel } from '@btc/contract/members/membership.ts';
import { dayIn, formatLevelName, moduleNames } from './level-words.ts';
import { facts, link, mailTemplate, quote, words } from '#platform/mail/mail-template.ts';

interface Request {
  /** The contact person, or the user name where there is none. */
  readonly name: string;
  readonly level: MembershipLevel;
}

/** Tells the member that the request has arrived. */
export const requestReceivedMail = mailTemplate<Request>('requestReceived', {
  cn: ({ name, level }) => ({
    subject: '我们已收到您的会员申请',
    blocks: [
      words(`${name}，您好！`),
      words(
        `我们已收到您的${formatLevelName('cn', level)}申请。工作人员会尽快按您登记的联系方式与您电话核实，核实后为您开通。`,
      ),
      words('请确保登记的联系信息真实有效。'),
    ],
  }),
  en: ({ name, level }) => ({
    subject: 'We have received your membership application',
    blocks: [
      words(`Dear ${name},`),
      words(
        `We have received your application (${formatLevelName('en', level)}). Our members’ desk will contact you using the details you registered and open your membership once they are verified.`,
      ),
      words('Please make sure that your contact details are actual and valid.'),
    ],
  }),
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

/** Tells the members' desk of a request. */
export const requestForDeskMail = mailTemplate<RequestForDesk>('requestForDesk', {
  cn: (request) => ({
    subject: `会员申请 #${request.requestId}：${formatLevelName('cn', request.level)}，${request.companyName ?? request.userName}`,
    blocks: [
      words('收到一份会员申请，请与申请人联系核实。'),
      facts([
        ['编号', `#${request.requestId}`],
        ['等级', formatLevelName('cn', request.level)],
        ['类型', `${request.requireType}（${request.gradeMoney}）`],
        ['版本', request.forEdition === 'cn' ? '中文版' : '英文版'],
        ['用户名', request.userName],
        ['公司', request.companyName],
        ['联系人', request.contactPerson],
        ['手机', request.mobile],
        ['邮箱', request.email],
      ]),
      link('在工作台打开', request.publicUrl + toConsoleScreenPath('cn', 'request', request.requestId)),
    ],
  }),
  en: (request) => ({
    subject: `Membership application #${request.requestId}: ${formatLevelName('en', request.level)}, ${request.companyName ?? request.userName}`,
    blocks: [
      words('A membership application has arrived. Please contact the applicant.'),
      facts([
        ['Number', `#${request.requestId}`],
        ['Level', formatLevelName('en', request.level)],
        ['Type', `${request.requireType} (${request.gradeMoney})`],
        ['Edition', request.forEdition === 'cn' ? 'Chinese' : 'English'],
        ['User name', request.userName],
        ['Company', request.companyName],
        ['Contact', request.contactPerson],
        ['Mobile', request.mobile],
        ['Email', request.email],
      ]),
      link('Open in the console', request.publicUrl + toConsoleScreenPath('en', 'request', request.requestId)),
    ],
  }),
});

export interface Grant extends Request {
  /** The modules of a paid membership, or how many items a trial may see. */
  readonly opens: { readonly modules: readonly Module[] } | { readonly trialItems: number };
  readonly expires: Date;
  /** Which edition's membership it is. */
  readonly forEdition: Edition;
  /** The account page. */
  readonly address: string;
}

/** Tells the member that the membership, or the trial, is open. */
export const membershipGrantedMail = mailTemplate<Grant>('membershipGranted', {
  cn: ({ name, level, opens, expires, forEdition, address }) => ({
    subject: 'modules' in opens ? '您的会员已开通' : '您的会员试用已开通',
    blocks: [
      words(`${name}，您好！`),
      words(`您的会员${'modules' in opens ? '' : '试用'}已开通，无需重新登录即可使用。`),
      facts([
        ['等级', formatLevelName('cn', level)],
        ['版本', forEdition === 'cn' ? '中文版' : '英文版'],
        'modules' in opens ? ['栏目', moduleNames('cn', opens.modules)] : ['可查看', `共${opens.trialItems}项会员内容`],
        ['有效期至', dayIn('cn', expires)],
      ]),
      link('查看我的BTC账户', address),
    ],
  }),
  en: ({ name, level, opens, expires, forEdition, address }) => ({
    subject: 'modules' in opens ? 'Your membership has started' : 'Your trial has started',
    blocks: [
      words(`Dear ${name},`),
      words(`Your ${'modules' in opens ? 'membership' : 'trial'} has started. No need to log in again.`),
      facts([
        ['Level', formatLevelName('en', level)],
        ['Edition', forEdition === 'cn' ? 'Chinese' : 'English'],
        'modules' in opens
          ? ['Modules', moduleNames('en', opens.modules)]
          : ['Member items', `${opens.trialItems} in total`],
        ['Valid until', dayIn('en', expires)],
      ]),
      link('Open My BTC Account', address),
    ],
  }),
});

/** Tells the member that the request was refused, with the desk's reason. */
export const membershipRefusedMail = mailTemplate<Request & { readonly reason: string }>('membershipRefused', {
  cn: ({ name, level, reason }) => ({
    subject: '您的会员申请未获通过',
    blocks: [
      words(`${name}，您好！`),
      words(`很抱歉，您的${formatLevelName('cn', level)}申请未获通过。原因如下：`),
      quote(reason),
      words('如有疑问，请通过网站的“联系我们”与我们联系。'),
    ],
  }),
  en: ({ name, level, reason }) => ({
    subject: 'Your membership application',
    blocks: [
      words(`Dear ${name},`),
      words(`We are sorry that we cannot grant your application (${formatLevelName('en', level)}). The reason:`),
      quote(reason),
      words('If you have any questions, please use “Contact us” on the site.'),
    ],
  }),
});
