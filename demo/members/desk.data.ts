/** A request as the desk has it; days count back from the start of the program. */
export interface DemoRequest {
  readonly id: number;
  readonly userId: number;
  readonly level: string;
  readonly requireType: string;
  readonly requireTypeText: string;
  readonly gradeMoney: number;
  readonly edition: 'cn' | 'en';
  readonly state: 'new' | 'contacted' | 'granted' | 'refused';
  readonly daysAgo: number;
  readonly decidedDaysAgo: number | null;
  readonly reason: string | null;
  readonly note: string | null;
}

/** The member of staff who works on them: demo_desk. */
export const demoDeskId = 13;

const open = { decidedDaysAgo: null, reason: null, note: null } as const;

/** One request in each state, so that the desk has something to show. Numbers below 1000 are the demonstration's. */
export const demoRequests: readonly DemoRequest[] = [
  {
    ...open,
    id: 1,
    userId: 2,
    level: '_vip_member',
    requireType: 'Pay',
    requireTypeText: 'VIP会员 4000元/年',
    gradeMoney: 4000,
    edition: 'cn',
    state: 'new',
    daysAgo: 1,
  },
  {
    ...open,
    id: 2,
    userId: 2,
    level: '_vip_member_en',
    requireType: 'Pay Regular',
    requireTypeText: 'Regular membership',
    gradeMoney: 0,
    edition: 'en',
    state: 'contacted',
    daysAgo: 3,
    note: '演示：已致电，对方希望下周开通。',
  },
  {
    id: 3,
    userId: 3,
    level: '_vip_member',
    requireType: 'Free',
    requireTypeText: '免费试用',
    gradeMoney: 0,
    edition: 'cn',
    state: 'granted',
    daysAgo: 6,
    decidedDaysAgo: 5,
    reason: null,
    note: '演示：电话核实公司信息，开通试用。',
  },
  {
    id: 4,
    userId: 1,
    level: '_meat_market_member',
    requireType: 'Free',
    requireTypeText: '肉类交易试用',
    gradeMoney: 0,
    edition: 'cn',
    state: 'refused',
    daysAgo: 20,
    decidedDaysAgo: 18,
    reason: '演示：电话无法接通，公司信息未能核实。',
    note: '演示：三次致电未接。',
  },
];

/** The cancellation for which demo_frozen is frozen. */
export const demoCancellation = { id: 1, userId: 7, daysAgo: 2, reason: '演示：公司不再经营进口牛肉。' } as const;
