import type { AccountState } from './word-lists.ts';
import type { Edition, Module, StaffRole } from '@btc/contract/members/access.ts';
import type { MembershipLevel } from '@btc/contract/members/membership.ts';
import { zh as company } from '../../company/company-words.zh.ts';
import type { RequestState, RequireType } from './word-lists.ts';

/** The desk's vocabulary: what the contract's words are called. */
export const zh = {
  editions: { cn: '中文版', en: '英文版' } satisfies Record<Edition, string>,
  levels: {
    _member: '普通会员',
    _vip_member: 'VIP会员',
    _platinum_member: '白金会员',
    _pork_member: '猪肉会员',
    _meat_market_member: '肉类交易会员',
    _vip_member_en: '英文版VIP会员',
  } satisfies Record<MembershipLevel, string>,
  modules: {
    Info: '资讯',
    Eyes: '视频',
    Data: '牛肉数据',
    PorkData: '猪肉数据',
    Price: '牛肉价格',
    PorkPrice: '猪肉价格',
    Est: '牛肉工厂',
    PorkEst: '猪肉工厂',
    Market: '市场',
    MeatMarket: '肉类交易',
  } satisfies Record<Module, string>,
  separator: '、',
  chargeStates: ['未开通', '已申请', '试用', '已付费', '已失效'],
  accountStates: {
    normal: '正常',
    frozen: '已冻结（申请注销）',
    cancelled: '已注销',
    blocked: '已停用',
  } satisfies Record<AccountState, string>,
  requestStates: {
    new: '新申请',
    contacted: '已联系',
    granted: '已开通',
    refused: '已拒绝',
  } satisfies Record<RequestState, string>,
  requireTypes: {
    Free: '免费试用',
    Pay: '付费',
    'Pay Regular': '付费（普通）',
    'Pay Business': '付费（企业）',
  } satisfies Record<RequireType, string>,
  money: (amount: string) => `${amount}元/年`,
  roles: { editor: '编辑', analyst: '分析员', desk: '会员服务', admin: '管理员' } satisfies Record<StaffRole, string>,
  ...company,
  erased: '（个人资料已删除）',
  until: (date: string) => `至${date}`,
  nowIn: (edition: string) => `${edition}，目前`,
  thenIn: (edition: string) => `${edition}，变更后`,
  trialBeside: (date: string) => `另有试用，至${date}`,
  paidUntil: (date: string) => `已付费至${date}的有效期`,
  takesAway: (edition: string, lost: string) => `会员将失去${edition}已付费的内容：${lost}`,
  semicolon: '；',
  demo: '演示',
};

export type Words = typeof zh;
