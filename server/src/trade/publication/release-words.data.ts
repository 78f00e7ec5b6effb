import type { FactSource, ReleaseKind } from '@btc/contract/trade/trade-codes.ts';

export const releaseWords = {
  preliminary: {
    source: 'customs',
    titleCn: '进出口主要商品量值表（快讯）：肉类含杂碎合计',
    titleEn: 'Preliminary table of major commodities: meat and offal in one total',
  },
  detail: {
    source: 'customs',
    titleCn: '分税号明细：8位商品编码在线查询开放',
    titleEn: 'Detailed figures: 8-digit tariff lines open to the online query',
  },
  partner: {
    source: 'customs',
    titleCn: '分国别（地区）明细',
    titleEn: 'Figures by trade partner',
  },
  comtradeMonthly: {
    source: 'comtrade',
    titleCn: '联合国数据库收录中国月度数据',
    titleEn: 'Monthly figures of China in UN Comtrade',
  },
  comtradeYearly: {
    source: 'comtrade',
    titleCn: '联合国数据库收录中国年度数据',
    titleEn: 'Yearly figures of China in UN Comtrade',
  },
} as const satisfies Record<ReleaseKind, { source: FactSource; titleCn: string; titleEn: string }>;
