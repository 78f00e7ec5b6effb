import { printPeriod } from '@btc/contract/figures/print-period.ts';
import type { Edition, Module } from '@btc/contract/members/access.ts';
import { formatModuleName } from '@btc/contract/members/module-names.ts';
import type { MembershipLevel } from '@btc/contract/members/membership.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';

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

export function formatLevelName(edition: Edition, level: MembershipLevel): string {
  return levels[level][edition];
}

export function moduleNames(edition: Edition, modules: readonly Module[]): string {
  return modules.map((module) => formatModuleName(edition, module)).join(edition === 'cn' ? '、' : ', ');
}

/** A day in the edition's notation, in the trade's time zone. */
export function dayIn(edition: Edition, instant: Date): string {
  return printPeriod(shanghaiDay(instant), edition);
}
