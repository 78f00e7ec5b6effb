import type { NamedCode } from '../names.ts';
import type { ExhibitionKind, MerchantProduct, MerchantType } from './directory-codes.ts';

export const exhibitionKindNames: readonly NamedCode<ExhibitionKind>[] = [
  { code: 'fair', nameCn: '展会', nameEn: 'Exhibition' },
  { code: 'conference', nameCn: '会议论坛', nameEn: 'Conference' },
  { code: 'business', nameCn: '商务活动', nameEn: 'Business event' },
];

export const merchantTypeNames: readonly NamedCode<MerchantType>[] = [
  { code: 'importer', nameCn: '进口商', nameEn: 'Importer' },
  { code: 'trader', nameCn: '贸易商', nameEn: 'Trader' },
  { code: 'producer', nameCn: '加工企业', nameEn: 'Processor' },
  { code: 'coldStore', nameCn: '冷库', nameEn: 'Cold store' },
  { code: 'logistics', nameCn: '冷链物流', nameEn: 'Cold-chain logistics' },
  { code: 'retail', nameCn: '餐饮零售', nameEn: 'Retail and catering' },
  { code: 'service', nameCn: '报关与服务', nameEn: 'Customs and services' },
];

export const merchantProductNames: readonly NamedCode<MerchantProduct>[] = [
  { code: 'frozenBeef', nameCn: '冷冻牛肉', nameEn: 'Frozen beef' },
  { code: 'chilledBeef', nameCn: '冰鲜牛肉', nameEn: 'Chilled beef' },
  { code: 'beefOffal', nameCn: '牛副产品', nameEn: 'Beef offal' },
  { code: 'frozenPork', nameCn: '冷冻猪肉', nameEn: 'Frozen pork' },
  { code: 'porkOffal', nameCn: '猪副产品', nameEn: 'Pork offal' },
  { code: 'lamb', nameCn: '羊肉', nameEn: 'Sheepmeat' },
  { code: 'prepared', nameCn: '调理肉制品', nameEn: 'Prepared meat' },
  { code: 'storage', nameCn: '冷藏仓储', nameEn: 'Cold storage' },
  { code: 'transport', nameCn: '冷藏运输', nameEn: 'Refrigerated transport' },
  { code: 'clearance', nameCn: '报关报检', nameEn: 'Customs clearance' },
];

export function toNameCn<Code extends string>(names: readonly NamedCode<Code>[], code: Code): string {
  return names.find((one) => one.code === code)?.nameCn ?? code;
}
