import type { CustomsDistrictCode } from './customs-districts.data.ts';
import type { Evidence } from '../evidence.data.ts';

interface DistrictColdStores {
  readonly code: CustomsDistrictCode;
  readonly noteCn: string;
  readonly noteEn: string;
  readonly evidence: Evidence;
}

/** Ports with refrigerated containers, inland freight yards; unlisted districts have few stores, or are not known well enough. */
export const districtColdStoreRows = [
  { code: '0200', noteCn: '天津港（东疆、北疆）', noteEn: 'Port of Tianjin (Dongjiang, Beijiang)', evidence: 'M' },
  { code: '0900', noteCn: '大连港（大窑湾）', noteEn: 'Port of Dalian (Dayaowan)', evidence: 'M' },
  { code: '2200', noteCn: '上海港（洋山、外高桥）', noteEn: 'Port of Shanghai (Yangshan, Waigaoqiao)', evidence: 'M' },
  { code: '2300', noteCn: '连云港、太仓港', noteEn: 'Ports of Lianyungang and Taicang', evidence: 'M' },
  { code: '2900', noteCn: '舟山港', noteEn: 'Port of Zhoushan', evidence: 'V' },
  { code: '3100', noteCn: '宁波港（北仑、梅山）', noteEn: 'Port of Ningbo (Beilun, Meishan)', evidence: 'M' },
  { code: '3500', noteCn: '福州港（江阴）', noteEn: 'Port of Fuzhou (Jiangyin)', evidence: 'M' },
  { code: '3700', noteCn: '厦门港（海沧）', noteEn: 'Port of Xiamen (Haicang)', evidence: 'M' },
  { code: '4200', noteCn: '青岛港（前湾）', noteEn: 'Port of Qingdao (Qianwan)', evidence: 'M' },
  { code: '4600', noteCn: '郑州航空港', noteEn: 'Zhengzhou airport zone', evidence: 'M' },
  { code: '4700', noteCn: '武汉阳逻港', noteEn: 'Yangluo port, Wuhan', evidence: 'M' },
  { code: '4900', noteCn: '岳阳城陵矶港', noteEn: 'Chenglingji port, Yueyang', evidence: 'M' },
  { code: '5100', noteCn: '广州港（南沙）', noteEn: 'Port of Guangzhou (Nansha)', evidence: 'M' },
  { code: '5200', noteCn: '广州港（黄埔）', noteEn: 'Port of Guangzhou (Huangpu)', evidence: 'M' },
  { code: '5300', noteCn: '深圳港（盐田、蛇口）', noteEn: 'Port of Shenzhen (Yantian, Shekou)', evidence: 'M' },
  { code: '6400', noteCn: '洋浦港、海口港', noteEn: 'Ports of Yangpu and Haikou', evidence: 'M' },
  { code: '6700', noteCn: '湛江港', noteEn: 'Port of Zhanjiang', evidence: 'M' },
  { code: '7200', noteCn: '钦州港', noteEn: 'Port of Qinzhou', evidence: 'M' },
  { code: '7900', noteCn: '成都青白江铁路港', noteEn: 'Qingbaijiang rail port, Chengdu', evidence: 'M' },
  { code: '8000', noteCn: '重庆果园港、寸滩港', noteEn: 'Guoyuan and Cuntan ports, Chongqing', evidence: 'M' },
  { code: '9000', noteCn: '西安国际港', noteEn: "Xi'an inland port", evidence: 'M' },
] as const satisfies readonly DistrictColdStores[];
