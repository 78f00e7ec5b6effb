import { en as company } from '../../company/company-words.en.ts';
import type { Words } from './words.zh.ts';

export const en = {
  editions: { cn: 'Chinese edition', en: 'English edition' },
  levels: {
    _member: 'Member',
    _vip_member: 'VIP',
    _platinum_member: 'Platinum',
    _pork_member: 'Pork to China',
    _meat_market_member: 'Meat market',
    _vip_member_en: 'VIP (English)',
  },
  modules: {
    Info: 'Info',
    Eyes: 'Videos',
    Data: 'Beef data',
    PorkData: 'Pork data',
    Price: 'Beef prices',
    PorkPrice: 'Pork prices',
    Est: 'Beef plants',
    PorkEst: 'Pork plants',
    Market: 'Market',
    MeatMarket: 'Meat market',
  },
  separator: ', ',
  chargeStates: ['None', 'Applied', 'Trial', 'Paid', 'Lapsed'],
  accountStates: { normal: 'Normal', frozen: 'Frozen (cancellation)', cancelled: 'Cancelled', blocked: 'Blocked' },
  requestStates: { new: 'New', contacted: 'Contacted', granted: 'Granted', refused: 'Refused' },
  requireTypes: { Free: 'Free trial', Pay: 'Paid', 'Pay Regular': 'Paid, regular', 'Pay Business': 'Paid, business' },
  money: (amount: string) => `CNY ${amount} a year`,
  roles: { editor: 'Editor', analyst: 'Analyst', desk: 'Members’ desk', admin: 'Admin' },
  ...company,
  erased: '(personal data erased)',
  until: (date: string) => `until ${date}`,
  demo: 'Demonstration',
} satisfies Words;
