import type { Module, StaffRole } from '@btc/contract/members/access.ts';
import { chargeStates, modules } from '@btc/contract/members/access.ts';
import type { AccountState } from '@btc/server/src/platform/session/session-user.ts';

/** The password of every demonstration account: public, named in the README. */
export const demoPassword = 'Beef2026demo';

/** A membership in one edition; days count from the start of the program, so that the states stay what they say. */
export interface DemoMembership {
  readonly state: number;
  readonly daysLeft: number | null;
  readonly modules: readonly Module[];
}

export interface DemoAccount {
  readonly id: number;
  readonly name: string;
  readonly nickName: string;
  readonly state: AccountState;
  readonly staffRole: StaffRole | null;
  readonly cn: DemoMembership;
  readonly en: DemoMembership;
  /** Whether an unread notice waits, which shows as the red dot. */
  readonly unread: boolean;
  readonly company: DemoCompany;
}

/** Invented firms and people: the names say so in both languages. */
export interface DemoCompany {
  readonly name: string;
  readonly localName: string;
  readonly type: string;
  readonly product: string;
  readonly country: string;
  readonly province: string | null;
  readonly person: string;
  readonly personEnglish: string;
  readonly sex: 'Mr' | 'Ms';
}

const importer: DemoCompany = {
  name: 'Demonstration Meat Import (Shanghai)',
  localName: '演示肉类进口（上海）公司',
  type: 'importer',
  product: 'beef',
  country: 'CHN',
  province: '31',
  person: '演示联系人甲',
  personEnglish: 'Demonstration Contact One',
  sex: 'Ms',
};

const trader: DemoCompany = {
  name: 'Demonstration Cold Chain (Tianjin)',
  localName: '演示冷链贸易（天津）公司',
  type: 'trader',
  product: 'both',
  country: 'CHN',
  province: '12',
  person: '演示联系人乙',
  personEnglish: 'Demonstration Contact Two',
  sex: 'Mr',
};

const exporter: DemoCompany = {
  name: 'Demonstration Beef Exporters',
  localName: '演示牛肉出口公司',
  type: 'exporter',
  product: 'beef',
  country: 'BRA',
  province: null,
  person: '演示联系人丙',
  personEnglish: 'Demonstration Contact Three',
  sex: 'Mr',
};

const portal: DemoCompany = {
  name: 'Demonstration desk of the portal',
  localName: '本站演示编辑部',
  type: 'media',
  product: 'both',
  country: 'CHN',
  province: '11',
  person: '演示工作人员',
  personEnglish: 'Demonstration Staff',
  sex: 'Ms',
};

const none: DemoMembership = { state: chargeStates.none, daysLeft: null, modules: [] };
const applied: DemoMembership = { state: chargeStates.applied, daysLeft: null, modules: [] };
const trial: DemoMembership = { state: chargeStates.trial, daysLeft: 25, modules: [] };
const paid: DemoMembership = { state: chargeStates.paid, daysLeft: 300, modules };
const expiring: DemoMembership = { state: chargeStates.paid, daysLeft: 20, modules };
const lapsed: DemoMembership = { state: chargeStates.lapsed, daysLeft: -40, modules };

const plain = { state: 'normal', staffRole: null, unread: false, company: importer } as const;

function both(membership: DemoMembership) {
  return { cn: membership, en: membership };
}

/** Every state of decisions §7, and one account for each staff role. */
export const demoAccounts: readonly DemoAccount[] = [
  { ...plain, id: 1, name: 'demo_none', nickName: '演示·无会员', ...both(none) },
  { ...plain, id: 2, name: 'demo_applied', nickName: '演示·已申请', ...both(applied) },
  { ...plain, id: 3, name: 'demo_trial', nickName: '演示·试用', cn: trial, en: none, company: trader },
  { ...plain, id: 4, name: 'demo_paid', nickName: '演示·付费', ...both(paid), unread: true, company: exporter },
  { ...plain, id: 5, name: 'demo_expiring', nickName: '演示·即将到期', ...both(expiring), company: trader },
  { ...plain, id: 6, name: 'demo_lapsed', nickName: '演示·已过期', ...both(lapsed) },
  { ...plain, id: 7, name: 'demo_frozen', nickName: '演示·注销审核中', ...both(paid), state: 'frozen' },
  { ...plain, id: 8, name: 'demo_cancelled', nickName: '演示·已注销', ...both(none), state: 'cancelled' },
  { ...plain, id: 9, name: 'demo_blocked', nickName: '演示·已停用', ...both(none), state: 'blocked' },
  { ...plain, id: 11, name: 'demo_editor', nickName: '演示·编辑', ...both(paid), staffRole: 'editor', company: portal },
  {
    ...plain,
    id: 12,
    name: 'demo_analyst',
    nickName: '演示·分析师',
    ...both(paid),
    staffRole: 'analyst',
    company: portal,
  },
  { ...plain, id: 13, name: 'demo_desk', nickName: '演示·会员专员', ...both(paid), staffRole: 'desk', company: portal },
  { ...plain, id: 14, name: 'demo_admin', nickName: '演示·管理员', ...both(paid), staffRole: 'admin', company: portal },
];
