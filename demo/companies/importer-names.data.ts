import type { ProvinceCode } from '@btc/reference/provinces.ts';

/*
 * Parts of the names of invented importers: a city, two characters that are not a word together, a trade. A firm of the
 * demonstration has its pair for itself; none is meant to be a firm that exists.
 */

/** A character or a word with its spelling in Latin letters. */
export type Spelt = readonly [cn: string, en: string];

export const firstCharacters: readonly Spelt[] = [
  ['澜', 'Lan'],
  ['岫', 'Xiu'],
  ['霁', 'Ji'],
  ['棠', 'Tang'],
  ['筱', 'Xiao'],
  ['沅', 'Yuan'],
  ['湄', 'Mei'],
  ['峤', 'Qiao'],
  ['珩', 'Heng'],
  ['汀', 'Ting'],
  ['澍', 'Shu'],
  ['昀', 'Yun'],
  ['煦', 'Xu'],
  ['璟', 'Jing'],
  ['蔚', 'Wei'],
  ['樾', 'Yue'],
  ['泓', 'Hong'],
  ['芃', 'Peng'],
  ['骞', 'Qian'],
  ['翊', 'Yi'],
];

export const secondCharacters: readonly Spelt[] = [
  ['穗', 'sui'],
  ['麓', 'lu'],
  ['屿', 'yu'],
  ['垣', 'yuan'],
  ['畴', 'chou'],
  ['槿', 'jin'],
  ['朔', 'shuo'],
  ['洲', 'zhou'],
  ['帆', 'fan'],
  ['舫', 'fang'],
  ['渠', 'qu'],
  ['畦', 'qi'],
  ['枫', 'feng'],
  ['廪', 'lin'],
  ['澳', 'ao'],
  ['牧', 'mu'],
  ['砚', 'yan'],
  ['笙', 'sheng'],
  ['柘', 'zhe'],
  ['淞', 'song'],
];

export const trades: readonly Spelt[] = [
  ['食品有限公司', 'Foods Co., Ltd.'],
  ['国际贸易有限公司', 'International Trade Co., Ltd.'],
  ['进出口有限公司', 'Import & Export Co., Ltd.'],
  ['供应链管理有限公司', 'Supply Chain Management Co., Ltd.'],
  ['肉类有限公司', 'Meat Co., Ltd.'],
  ['冷链物流有限公司', 'Cold Chain Logistics Co., Ltd.'],
  ['农产品有限公司', 'Agricultural Products Co., Ltd.'],
];

/** Cities that importers are registered in, the first the most often. */
export const importerCities: Readonly<Record<ProvinceCode, readonly Spelt[]>> = {
  '11': [['北京', 'Beijing']],
  '12': [['天津', 'Tianjin']],
  '13': [
    ['石家庄', 'Shijiazhuang'],
    ['唐山', 'Tangshan'],
  ],
  '14': [['太原', 'Taiyuan']],
  '15': [['呼和浩特', 'Hohhot']],
  '21': [
    ['大连', 'Dalian'],
    ['沈阳', 'Shenyang'],
  ],
  '22': [['长春', 'Changchun']],
  '23': [['哈尔滨', 'Harbin']],
  '31': [['上海', 'Shanghai']],
  '32': [
    ['南京', 'Nanjing'],
    ['苏州', 'Suzhou'],
    ['无锡', 'Wuxi'],
  ],
  '33': [
    ['宁波', 'Ningbo'],
    ['杭州', 'Hangzhou'],
    ['温州', 'Wenzhou'],
  ],
  '34': [
    ['合肥', 'Hefei'],
    ['芜湖', 'Wuhu'],
  ],
  '35': [
    ['厦门', 'Xiamen'],
    ['福州', 'Fuzhou'],
  ],
  '36': [['南昌', 'Nanchang']],
  '37': [
    ['青岛', 'Qingdao'],
    ['济南', 'Jinan'],
    ['烟台', 'Yantai'],
  ],
  '41': [
    ['郑州', 'Zhengzhou'],
    ['洛阳', 'Luoyang'],
  ],
  '42': [['武汉', 'Wuhan']],
  '43': [['长沙', 'Changsha']],
  '44': [
    ['深圳', 'Shenzhen'],
    ['广州', 'Guangzhou'],
    ['东莞', 'Dongguan'],
    ['珠海', 'Zhuhai'],
  ],
  '45': [['南宁', 'Nanning']],
  '46': [['海口', 'Haikou']],
  '50': [['重庆', 'Chongqing']],
  '51': [['成都', 'Chengdu']],
  '52': [['贵阳', 'Guiyang']],
  '53': [['昆明', 'Kunming']],
  '54': [['拉萨', 'Lhasa']],
  '61': [['西安', "Xi'an"]],
  '62': [['兰州', 'Lanzhou']],
  '63': [['西宁', 'Xining']],
  '64': [['银川', 'Yinchuan']],
  '65': [['乌鲁木齐', 'Urumqi']],
};

/** How many importers a province has; one that is not named has one or none. */
export const importerCounts: Readonly<Partial<Record<ProvinceCode, number>>> = {
  '31': 84,
  '12': 54,
  '11': 42,
  '37': 46,
  '44': 46,
  '33': 30,
  '32': 26,
  '21': 22,
  '35': 13,
  '41': 8,
  '34': 6,
  '13': 3,
  '42': 3,
  '43': 3,
  '51': 3,
  '50': 3,
  '61': 2,
  '65': 1,
  '36': 1,
  '45': 1,
  '46': 2,
  '23': 1,
};
