import type { Evidence } from './evidence.data.ts';

export interface TradeModeFacts {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
  /** Former or longer names used by customs. */
  readonly otherNamesCn: readonly string[];
  readonly noteEn: string | null;
  readonly evidence: Evidence;
}

/** Trade modes (贸易方式) of China customs statistics by two-digit statistics code. */
export const tradeModeRows = [
  {
    code: '10',
    nameCn: '一般贸易',
    nameEn: 'Ordinary trade',
    otherNamesCn: [],
    noteEn: 'main mode (about 93% at Shanghai 2017, 98% at Tianjin 2017)',
    evidence: 'V',
  },
  {
    code: '11',
    nameCn: '国家间、国际组织无偿援助和赠送的物资',
    nameEn: 'Foreign aid and donations between governments or organisations',
    otherNamesCn: [],
    noteEn: null,
    evidence: 'M',
  },
  {
    code: '12',
    nameCn: '其他捐赠物资',
    nameEn: 'Other donations',
    otherNamesCn: ['其他境外捐赠物资'],
    noteEn: null,
    evidence: 'M',
  },
  { code: '13', nameCn: '补偿贸易', nameEn: 'Compensation trade', otherNamesCn: [], noteEn: null, evidence: 'M' },
  {
    code: '14',
    nameCn: '来料加工贸易',
    nameEn: 'Processing with supplied materials',
    otherNamesCn: ['来料加工装配贸易', '来料加工装配贸易进口料件及加工出口货物'],
    noteEn: null,
    evidence: 'M',
  },
  {
    code: '15',
    nameCn: '进料加工贸易',
    nameEn: 'Processing with imported materials',
    otherNamesCn: [],
    noteEn: 'offal and casings re-export',
    evidence: 'M',
  },
  { code: '16', nameCn: '寄售代销贸易', nameEn: 'Goods on consignment', otherNamesCn: [], noteEn: null, evidence: 'M' },
  {
    code: '19',
    nameCn: '边境小额贸易',
    nameEn: 'Border small-scale trade',
    otherNamesCn: [],
    noteEn: 'Mongolia, Kazakhstan, Russia',
    evidence: 'M',
  },
  {
    code: '20',
    nameCn: '加工贸易进口设备',
    nameEn: 'Equipment imported for processing trade',
    otherNamesCn: [],
    noteEn: null,
    evidence: 'M',
  },
  {
    code: '22',
    nameCn: '对外承包工程出口货物',
    nameEn: 'Goods for contracted projects abroad',
    otherNamesCn: [],
    noteEn: null,
    evidence: 'M',
  },
  { code: '23', nameCn: '租赁贸易', nameEn: 'Leasing trade', otherNamesCn: [], noteEn: null, evidence: 'M' },
  {
    code: '25',
    nameCn: '外商投资企业作为投资进口的设备、物品',
    nameEn: 'Equipment imported as investment by foreign-invested enterprises',
    otherNamesCn: [],
    noteEn: null,
    evidence: 'M',
  },
  { code: '27', nameCn: '出料加工贸易', nameEn: 'Outward processing', otherNamesCn: [], noteEn: null, evidence: 'M' },
  { code: '30', nameCn: '易货贸易', nameEn: 'Barter trade', otherNamesCn: [], noteEn: null, evidence: 'M' },
  {
    code: '31',
    nameCn: '免税外汇商品',
    nameEn: 'Duty-free goods sold for foreign exchange',
    otherNamesCn: [],
    noteEn: null,
    evidence: 'M',
  },
  {
    code: '33',
    nameCn: '保税监管场所进出境货物',
    nameEn: 'Bonded warehouse goods',
    otherNamesCn: ['保税仓库进出境货物'],
    noteEn: 'cold stores in bonded warehouses',
    evidence: 'M',
  },
  {
    code: '34',
    nameCn: '海关特殊监管区域物流货物',
    nameEn: 'Logistics goods in special customs zones',
    otherNamesCn: ['保税区仓储转口货物'],
    noteEn: 'about 7% at Shanghai 2017',
    evidence: 'V',
  },
  {
    code: '35',
    nameCn: '海关特殊监管区域进口设备',
    nameEn: 'Equipment imported into special customs zones',
    otherNamesCn: [],
    noteEn: null,
    evidence: 'M',
  },
  { code: '39', nameCn: '其他贸易', nameEn: 'Other trade', otherNamesCn: ['其他'], noteEn: null, evidence: 'M' },
  { code: '41', nameCn: '免税品', nameEn: 'Duty-free goods', otherNamesCn: [], noteEn: null, evidence: 'M' },
] as const satisfies readonly TradeModeFacts[];

/** Code of a row of `tradeModeRows`: two digits. */
export type TradeModeCode = (typeof tradeModeRows)[number]['code'];

/** A customs declaration regime (监管方式) and the statistics trade mode it counts under, null where it is in none or not known. */
export interface TradeRegime {
  readonly code: string;
  readonly nameCn: string;
  readonly tradeMode: TradeModeCode | null;
  readonly evidence: Evidence;
}

/** Declaration regimes by four-digit code, with the statistics trade mode of each. */
export const tradeRegimeRows = [
  { code: '0110', nameCn: '一般贸易', tradeMode: '10', evidence: 'M' },
  { code: '0130', nameCn: '易货贸易', tradeMode: '30', evidence: 'M' },
  { code: '0214', nameCn: '来料加工', tradeMode: '14', evidence: 'M' },
  { code: '0255', nameCn: '来料深加工', tradeMode: null, evidence: 'U' },
  { code: '0513', nameCn: '补偿贸易', tradeMode: '13', evidence: 'U' },
  { code: '0615', nameCn: '进料对口', tradeMode: '15', evidence: 'M' },
  { code: '0644', nameCn: '进料料件内销', tradeMode: null, evidence: 'U' },
  { code: '0654', nameCn: '进料深加工', tradeMode: null, evidence: 'U' },
  { code: '0715', nameCn: '进料非对口', tradeMode: '15', evidence: 'U' },
  { code: '1210', nameCn: '保税跨境电商', tradeMode: '34', evidence: 'M' },
  { code: '1215', nameCn: '保税工厂', tradeMode: '15', evidence: 'U' },
  { code: '1233', nameCn: '保税仓库货物', tradeMode: '33', evidence: 'M' },
  { code: '1234', nameCn: '保税区仓储转口', tradeMode: '34', evidence: 'U' },
  { code: '1427', nameCn: '出料加工', tradeMode: '27', evidence: 'M' },
  { code: '1523', nameCn: '租赁贸易', tradeMode: '23', evidence: 'U' },
  { code: '2600', nameCn: '暂时进出货物', tradeMode: null, evidence: 'U' },
  { code: '2700', nameCn: '展览品', tradeMode: null, evidence: 'U' },
  { code: '3010', nameCn: '货样广告品A', tradeMode: '39', evidence: 'U' },
  { code: '3039', nameCn: '货样广告品B', tradeMode: '39', evidence: 'U' },
  { code: '3511', nameCn: '国家间、国际组织无偿援助和赠送的物资', tradeMode: '11', evidence: 'M' },
  { code: '3612', nameCn: '其他捐赠物资', tradeMode: '12', evidence: 'M' },
  { code: '4019', nameCn: '边境小额', tradeMode: '19', evidence: 'M' },
  { code: '4039', nameCn: '对台小额', tradeMode: '39', evidence: 'U' },
  { code: '4561', nameCn: '退运货物', tradeMode: null, evidence: 'U' },
  { code: '5034', nameCn: '海关特殊监管区域物流货物', tradeMode: '34', evidence: 'M' },
  { code: '9700', nameCn: '后续补税', tradeMode: null, evidence: 'U' },
  { code: '9739', nameCn: '其他贸易', tradeMode: '39', evidence: 'M' },
  { code: '9900', nameCn: '其他', tradeMode: null, evidence: 'U' },
] as const satisfies readonly TradeRegime[];
