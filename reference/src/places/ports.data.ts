import type { NamedCode } from '../named-code.ts';

/** Kinds of place a price can refer to, in list order. */
export const portGroups = [
  { code: 'area', nameCn: '区域', nameEn: 'Area' },
  { code: 'port', nameCn: '口岸', nameEn: 'Port' },
  { code: 'city', nameCn: '城市', nameEn: 'City' },
] as const satisfies readonly NamedCode[];

export type PortGroup = (typeof portGroups)[number]['code'];

/** Ports of entry, cities of wholesale markets, and areas of several of them. */
export const portRows = [
  { code: 'main', nameCn: '中国主港', nameEn: 'Main ports', group: 'area' },
  { code: 'shanghai', nameCn: '上海', nameEn: 'Shanghai', group: 'port' },
  { code: 'tianjin', nameCn: '天津', nameEn: 'Tianjin', group: 'port' },
  { code: 'qingdao', nameCn: '青岛', nameEn: 'Qingdao', group: 'port' },
  { code: 'dalian', nameCn: '大连', nameEn: 'Dalian', group: 'port' },
  { code: 'ningbo', nameCn: '宁波', nameEn: 'Ningbo', group: 'port' },
  { code: 'shenzhen', nameCn: '深圳', nameEn: 'Shenzhen', group: 'port' },
  { code: 'guangzhou', nameCn: '广州', nameEn: 'Guangzhou', group: 'port' },
  { code: 'xiamen', nameCn: '厦门', nameEn: 'Xiamen', group: 'port' },
  { code: 'beijing', nameCn: '北京', nameEn: 'Beijing', group: 'city' },
  { code: 'zhengzhou', nameCn: '郑州', nameEn: 'Zhengzhou', group: 'city' },
  { code: 'chengdu', nameCn: '成都', nameEn: 'Chengdu', group: 'city' },
  { code: 'national', nameCn: '全国', nameEn: 'National', group: 'area' },
] as const satisfies readonly (NamedCode & { readonly group: PortGroup })[];
