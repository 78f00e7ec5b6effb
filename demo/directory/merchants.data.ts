import type { MerchantProduct, MerchantType } from '@btc/contract/directory/directory-codes.ts';

/*
 * What the invented merchants of the demonstration say of themselves, by type. Importers and traders are firms of the
 * demonstration's trade figures; the others are named from the same characters the other way round.
 */

export interface DemoMerchantType {
  readonly type: MerchantType;
  /** How many there are. */
  readonly count: number;
  /** What the names end with, in Chinese and English. */
  readonly endings: readonly (readonly [cn: string, en: string])[];
  readonly products: readonly (readonly MerchantProduct[])[];
  readonly summaries: readonly string[];
  readonly bodies: readonly string[];
}

export const demoMerchantTypes: readonly DemoMerchantType[] = [
  {
    type: 'importer',
    count: 22,
    endings: [],
    products: [
      ['frozenBeef', 'beefOffal'],
      ['frozenBeef', 'chilledBeef'],
      ['frozenBeef', 'lamb'],
      ['frozenPork', 'porkOffal'],
      ['frozenBeef', 'frozenPork', 'porkOffal'],
    ],
    summaries: [
      '自营进口，前后四分体分割部位长年有货，整柜、拼柜均可。',
      '直采境外工厂，主营去骨分割肉与副产品，供加工厂和批发市场。',
      '以期货为主，每周到港，提供到港计划与单证预审。',
    ],
    bodies: [
      '常年经营的部位：牛腱、肩肉、胸口、板腱、霖肉。到货后两个工作日内提供检疫证明与入库照片。\n\n结算：现货款到发货；期货按合同约定，预付比例面议。',
      '按工厂号分别存放，出库附温度记录。可按客户要求分切、换包装、贴中文标签。\n\n起订量：现货一吨，期货一柜。',
    ],
  },
  {
    type: 'trader',
    count: 12,
    endings: [],
    products: [['frozenBeef'], ['frozenBeef', 'beefOffal'], ['frozenPork', 'porkOffal'], ['lamb', 'frozenBeef']],
    summaries: ['口岸现货分销，覆盖周边批发市场，当天提货。', '代找货源、代验货、代办出库，按票收费。'],
    bodies: [
      '每天上午更新现货单，注明部位、厂号、生产日期和存放冷库。看货请提前一天预约。',
      '代验货内容：数量、外包装、中心温度、脂肪与修整程度，提供照片和书面记录。',
    ],
  },
  {
    type: 'producer',
    count: 10,
    endings: [
      ['肉食加工有限公司', 'Meat Processing Co., Ltd.'],
      ['食品加工有限公司', 'Food Processing Co., Ltd.'],
    ],
    products: [
      ['prepared', 'frozenBeef'],
      ['prepared', 'beefOffal'],
      ['prepared', 'lamb'],
    ],
    summaries: ['进口原料分切与调理，供火锅、烧烤、团餐。', '牛副产品清洗、切配与定量包装，支持来料加工。'],
    bodies: [
      '两条分切线、一条滚揉腌制线，日处理能力约四十吨。来料加工按出成率结算，提供每批出成记录。',
      '产品规格可按门店菜单定制，最小起做量五百公斤。每批留样三十天。',
    ],
  },
  {
    type: 'coldStore',
    count: 12,
    endings: [
      ['冷库有限公司', 'Cold Store Co., Ltd.'],
      ['冷藏仓储有限公司', 'Cold Storage Co., Ltd.'],
    ],
    products: [['storage'], ['storage', 'transport'], ['storage', 'clearance']],
    summaries: [
      '零下二十度低温库，进口肉类指定监管场所旁，可查验、消毒、贴标。',
      '城市配送冷库，零担出库，二十四小时收货。',
    ],
    bodies: [
      '库容两万吨，其中低温库一万六千吨、零度保鲜库四千吨。月租与日租均可，出入库在线预约，库存每日对账。',
      '每库独立温度记录，可导出。提供分拣、换托、打冷、装柜，夜间收货需提前四小时通知。',
    ],
  },
  {
    type: 'logistics',
    count: 8,
    endings: [
      ['冷链运输有限公司', 'Cold Chain Transport Co., Ltd.'],
      ['冷藏物流有限公司', 'Refrigerated Logistics Co., Ltd.'],
    ],
    products: [['transport'], ['transport', 'storage']],
    summaries: ['冷藏集卡与干线冷藏车，港口提柜、跨省直送。', '同城与省内零担冷运，全程温度可查。'],
    bodies: [
      '自有冷藏集卡三十台，提柜、还箱、落地配一单到底。运输途中温度每十分钟上传一次，异常时电话通知。',
      '每天固定班次发往周边六个城市的批发市场，晚间集货，次日凌晨到达。',
    ],
  },
  {
    type: 'retail',
    count: 8,
    endings: [
      ['餐饮管理有限公司', 'Catering Management Co., Ltd.'],
      ['连锁超市有限公司', 'Supermarkets Co., Ltd.'],
    ],
    products: [
      ['frozenBeef', 'lamb'],
      ['chilledBeef', 'prepared'],
      ['beefOffal', 'prepared'],
    ],
    summaries: ['火锅连锁总部采购，长期征集肥牛与牛副产品供应商。', '生鲜超市集采，冰鲜与冷冻牛肉按周招标。'],
    bodies: [
      '需求：肥牛卷原料、毛肚、牛筋，月用量稳定。供应商需提供进口检疫证明和每批检测报告。',
      '每周三发布下一周采购单，次日开标。新供应商先送样，样品合格后入库。',
    ],
  },
  {
    type: 'service',
    count: 8,
    endings: [
      ['报关服务有限公司', 'Customs Brokers Co., Ltd.'],
      ['检测技术服务有限公司', 'Testing Services Co., Ltd.'],
    ],
    products: [['clearance'], ['clearance', 'transport']],
    summaries: ['进口肉类报关、许可证与标签备案，一票到底。', '品质检验与单证审核，到港前预审，减少滞港。'],
    bodies: [
      '服务：自动进口许可证、动植物检疫许可、卫生证书与原产地证预审、报关报检、提柜。到港前三天完成单证核对。',
      '出具验货报告，含数量、温度、外观和照片。争议处理可提供书面意见。',
    ],
  },
];

/** Where the goods of importers, traders and processors come from. */
export const demoOriginSets: readonly (readonly string[])[] = [
  ['BRA', 'ARG', 'URY'],
  ['BRA', 'URY'],
  ['AUS', 'NZL'],
  ['ARG'],
  ['BRA', 'AUS'],
  ['USA', 'AUS'],
  ['URY', 'NZL'],
];

/** Where pork comes from. */
export const demoPorkOrigins: readonly (readonly string[])[] = [
  ['ESP', 'BRA'],
  ['DNK', 'NLD'],
  ['ESP', 'FRA'],
];
