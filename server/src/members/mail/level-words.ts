import type { Edition, Module } from '@btc/contract/members/access.ts';
import type { MembershipLevel } from '@btc/contract/members/membership.ts';

interface InBoth {
  readonly cn: string;
  readonly en: string;
}

const levels: Readonly<Record<MembershipLevel, InBoth>> = {
  _member: { cn: '会员', en: 'Member' },
  _vip_member: { cn: 'VIP会员', en: 'VIP member' },
  _platinum_member: { cn: '白金会员', en: 'Platinum member' },
  _pork_member: { cn: '猪肉输华会员', en: 'Pork-to-China member' },
  _meat_market_member: { cn: '肉类交易会员', en: 'Meat-market member' },
  _vip_member_en: { cn: '英文版VIP会员', en: 'VIP member' },
};

const moduleWords: Readonly<Record<Module, InBoth>> = {
  Info: { cn: '资讯', en: 'News' },
  Eyes: { cn: '视频', en: 'Videos' },
  Data: { cn: '牛肉数据', en: 'Beef data' },
  PorkData: { cn: '猪肉数据', en: 'Pork data' },
  Price: { cn: '牛肉价格', en: 'Beef prices' },
  PorkPrice: { cn: '猪肉价格', en: 'Pork prices' },
  Est: { cn: '牛肉工厂', en: 'Beef plants' },
  PorkEst: { cn: '猪肉工厂', en: 'Pork plants' },
  Market: { cn: '市场', en: 'Market' },
  MeatMarket: { cn: '肉类交易', en: 'Meat market' },
};

/** What a membership level is called. */
export function formatLevelName(edition: Edition, level: MembershipLevel): string {
  return levels[level][edition];
}

/** What a module is called. */
export function formatModuleName(edition: Edition, module: Module): string {
  return moduleWords[module][edition];
}

/** Modules as a list of words. */
export function moduleNames(edition: Edition, modules: readonly Module[]): string {
  return modules.map((module) => formatModuleName(edition, module)).join(edition === 'cn' ? '、' : ', ');
}

/** A day as people write it, in the time zone of the trade. */
export function dayIn(edition: Edition, instant: Date): string {
  const locale = edition === 'cn' ? 'zh-CN' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(instant);
}
