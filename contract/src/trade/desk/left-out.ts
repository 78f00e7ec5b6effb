/*
 * Why rows of a file of trade facts are left out though nothing is wrong with them. Free of zod, because the console lists them.
 */

/** In listing order, the most important first. */
export const leftOutReasons = ['unknownGoods', 'goods', 'reporter', 'flow', 'destination', 'sum', 'breakdown'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export const leftOutNames = {
  unknownGoods: { cn: '未知税号', en: 'Unknown tariff code' },
  goods: { cn: '其他商品', en: 'Other goods' },
  reporter: { cn: '其他申报方', en: 'Another reporter' },
  flow: { cn: '非进口', en: 'Not imports' },
  destination: { cn: '运往其他目的地', en: 'Another destination' },
  sum: { cn: '合计', en: 'Sum of other rows' },
  breakdown: { cn: '细分', en: 'Breakdown of other rows' },
} as const satisfies Record<LeftOutReason, { cn: string; en: string }>;
