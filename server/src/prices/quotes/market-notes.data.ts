import type { MarketType } from '@btc/contract/prices/price-codes.ts';

/** One sentence per market; English readers do not know 期货 in this trade's sense. */
export const marketNotes = {
  forward: {
    NoteCn: '尚未装船或尚未到港的货，按船期报价，美元/吨，CFR或CIF；不是交易所期货。',
    NoteEn:
      '期货 in the Chinese trade: meat not yet shipped or not yet arrived, in USD/t CFR or CIF; not exchange futures.',
  },
  afloat: {
    NoteCn: '已装船在途、一般30天内到港的货，也称路货。',
    NoteEn: 'Shipped and usually due within 30 days (半期货, 路货).',
  },
  spot: {
    NoteCn: '已清关、存放在国内冷库的货，元/公斤，冷库自提；是否含税见各行。',
    NoteEn: 'Customs-cleared, in a cold store in China, CNY/kg ex store; VAT status given per line.',
  },
  livecattle: {
    NoteCn: '各主产国活牛价格，统一换算为美元/公斤胴体重。',
    NoteEn: 'Cattle prices of the main producers, also in USD/kg carcase weight.',
  },
  wholesale: {
    NoteCn: '国内批发市场价格，元/公斤。',
    NoteEn: 'Domestic wholesale market prices, CNY/kg.',
  },
} as const satisfies Record<MarketType, { readonly NoteCn: string; readonly NoteEn: string }>;
