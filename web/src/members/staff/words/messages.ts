import { type Both, inEditions } from '#i18n/editions.ts';
import type { AccountState, RequestState, RequireType } from './word-lists.ts';
import type { Edition, StaffRole } from '@btc/contract/members/access.ts';
import type { MembershipLevel } from '@btc/contract/members/membership.ts';
import { moduleNames } from '@btc/contract/members/module-names.ts';
import { pairs as company } from '../../company/company-messages.ts';

export const messages = inEditions({
  editions: {
    cn: ['中文版', 'Chinese edition'],
    en: ['英文版', 'English edition'],
  } satisfies Record<Edition, Both<string>>,
  levels: {
    _member: ['普通会员', 'Member'],
    _vip_member: ['VIP会员', 'VIP'],
    _platinum_member: ['白金会员', 'Platinum'],
    _pork_member: ['猪肉会员', 'Pork to China'],
    _meat_market_member: ['肉类交易会员', 'Meat market'],
    _vip_member_en: ['英文版VIP会员', 'VIP (English)'],
  } satisfies Record<MembershipLevel, Both<string>>,
  modules: moduleNames,
  separator: ['、', ', '],
  chargeStates: [
    ['未开通', '已申请', '试用', '已付费', '已失效'],
    ['None', 'Applied', 'Trial', 'Paid', 'Lapsed'],
  ],
  accountStates: {
    normal: ['正常', 'Normal'],
    frozen: ['已冻结（申请注销）', 'Frozen (cancellation requested)'],
    cancelled: ['已注销', 'Cancelled'],
    blocked: ['已停用', 'Blocked'],
  } satisfies Record<AccountState, Both<string>>,
  requestStates: {
    new: ['新申请', 'New'],
    contacted: ['已联系', 'Contacted'],
    granted: ['已开通', 'Granted'],
    refused: ['已拒绝', 'Refused'],
  } satisfies Record<RequestState, Both<string>>,
  requireTypes: {
    Free: ['免费试用', 'Free trial'],
    Pay: ['付费', 'Paid'],
    'Pay Regular': ['付费（普通）', 'Paid, regular'],
    'Pay Business': ['付费（企业）', 'Paid, business'],
  } satisfies Record<RequireType, Both<string>>,
  money: [(amount: string) => `${amount}元/年`, (amount: string) => `CNY ${amount} a year`],
  roles: {
    editor: ['编辑', 'Editor'],
    analyst: ['分析员', 'Analyst'],
    desk: ['会员服务', 'Members’ desk'],
    admin: ['管理员', 'Admin'],
  } satisfies Record<StaffRole, Both<string>>,
  ...company,
  erased: ['（个人资料已删除）', '(personal data erased)'],
  until: [(date: string) => `至${date}`, (date: string) => `until ${date}`],
  nowIn: [(edition: string) => `${edition}，目前`, (edition) => `${edition}, now`],
  thenIn: [(edition: string) => `${edition}，变更后`, (edition) => `${edition}, after`],
  trialBeside: [(date: string) => `另有试用，至${date}`, (date) => `also a trial until ${date}`],
  paidUntil: [(date: string) => `已付费至${date}的有效期`, (date) => `the term paid until ${date}`],
  takesAway: [
    (edition: string, lost: string) => `会员将失去${edition}已付费的内容：${lost}`,
    (edition, lost) => `Paid content the member would lose (${edition}): ${lost}`,
  ],
  semicolon: ['；', '; '],
  demo: ['演示', 'Demonstration'],
});

export type Words = (typeof messages)['cn'];
