import type { Evidence } from './evidence.data.ts';

/** What a row of the customs-district table states, before its code is narrowed to `CustomsDistrictCode`. */
export interface CustomsDistrictFacts {
  /** Four digits, as customs statistics give them; a string because some begin with 0. */
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
  /** The city alone, for chart labels. */
  readonly shortCn: string;
  readonly shortEn: string;
  readonly evidence: Evidence;
}

/** The 42 customs districts (关区) of China customs statistics. */
export const customsDistrictRows = [
  { code: '0100', nameCn: '北京海关', nameEn: 'Beijing Customs District', shortCn: '北京', shortEn: 'Beijing', evidence: 'M' },
  { code: '0200', nameCn: '天津海关', nameEn: 'Tianjin Customs District', shortCn: '天津', shortEn: 'Tianjin', evidence: 'V' },
  { code: '0400', nameCn: '石家庄海关', nameEn: 'Shijiazhuang Customs District', shortCn: '石家庄', shortEn: 'Shijiazhuang', evidence: 'V' },
  { code: '0500', nameCn: '太原海关', nameEn: 'Taiyuan Customs District', shortCn: '太原', shortEn: 'Taiyuan', evidence: 'V' },
  { code: '0600', nameCn: '满洲里海关', nameEn: 'Manzhouli Customs District', shortCn: '满洲里', shortEn: 'Manzhouli', evidence: 'V' },
  { code: '0700', nameCn: '呼和浩特海关', nameEn: 'Hohhot Customs District', shortCn: '呼和浩特', shortEn: 'Hohhot', evidence: 'V' },
  { code: '0800', nameCn: '沈阳海关', nameEn: 'Shenyang Customs District', shortCn: '沈阳', shortEn: 'Shenyang', evidence: 'V' },
  { code: '0900', nameCn: '大连海关', nameEn: 'Dalian Customs District', shortCn: '大连', shortEn: 'Dalian', evidence: 'V' },
  { code: '1500', nameCn: '长春海关', nameEn: 'Changchun Customs District', shortCn: '长春', shortEn: 'Changchun', evidence: 'V' },
  { code: '1900', nameCn: '哈尔滨海关', nameEn: 'Harbin Customs District', shortCn: '哈尔滨', shortEn: 'Harbin', evidence: 'V' },
  { code: '2200', nameCn: '上海海关', nameEn: 'Shanghai Customs District', shortCn: '上海', shortEn: 'Shanghai', evidence: 'V' },
  { code: '2300', nameCn: '南京海关', nameEn: 'Nanjing Customs District', shortCn: '南京', shortEn: 'Nanjing', evidence: 'V' },
  { code: '2900', nameCn: '杭州海关', nameEn: 'Hangzhou Customs District', shortCn: '杭州', shortEn: 'Hangzhou', evidence: 'V' },
  { code: '3100', nameCn: '宁波海关', nameEn: 'Ningbo Customs District', shortCn: '宁波', shortEn: 'Ningbo', evidence: 'V' },
  { code: '3300', nameCn: '合肥海关', nameEn: 'Hefei Customs District', shortCn: '合肥', shortEn: 'Hefei', evidence: 'M' },
  { code: '3500', nameCn: '福州海关', nameEn: 'Fuzhou Customs District', shortCn: '福州', shortEn: 'Fuzhou', evidence: 'M' },
  { code: '3700', nameCn: '厦门海关', nameEn: 'Xiamen Customs District', shortCn: '厦门', shortEn: 'Xiamen', evidence: 'V' },
  { code: '4000', nameCn: '南昌海关', nameEn: 'Nanchang Customs District', shortCn: '南昌', shortEn: 'Nanchang', evidence: 'V' },
  { code: '4200', nameCn: '青岛海关', nameEn: 'Qingdao Customs District', shortCn: '青岛', shortEn: 'Qingdao', evidence: 'V' },
  { code: '4300', nameCn: '济南海关', nameEn: 'Jinan Customs District', shortCn: '济南', shortEn: 'Jinan', evidence: 'M' },
  { code: '4600', nameCn: '郑州海关', nameEn: 'Zhengzhou Customs District', shortCn: '郑州', shortEn: 'Zhengzhou', evidence: 'V' },
  { code: '4700', nameCn: '武汉海关', nameEn: 'Wuhan Customs District', shortCn: '武汉', shortEn: 'Wuhan', evidence: 'V' },
  { code: '4900', nameCn: '长沙海关', nameEn: 'Changsha Customs District', shortCn: '长沙', shortEn: 'Changsha', evidence: 'V' },
  { code: '5100', nameCn: '广州海关', nameEn: 'Guangzhou Customs District', shortCn: '广州', shortEn: 'Guangzhou', evidence: 'V' },
  { code: '5200', nameCn: '黄埔海关', nameEn: 'Huangpu Customs District', shortCn: '黄埔', shortEn: 'Huangpu', evidence: 'V' },
  { code: '5300', nameCn: '深圳海关', nameEn: 'Shenzhen Customs District', shortCn: '深圳', shortEn: 'Shenzhen', evidence: 'V' },
  { code: '5700', nameCn: '拱北海关', nameEn: 'Gongbei Customs District', shortCn: '拱北', shortEn: 'Gongbei', evidence: 'V' },
  { code: '6000', nameCn: '汕头海关', nameEn: 'Shantou Customs District', shortCn: '汕头', shortEn: 'Shantou', evidence: 'V' },
  { code: '6400', nameCn: '海口海关', nameEn: 'Haikou Customs District', shortCn: '海口', shortEn: 'Haikou', evidence: 'V' },
  { code: '6700', nameCn: '湛江海关', nameEn: 'Zhanjiang Customs District', shortCn: '湛江', shortEn: 'Zhanjiang', evidence: 'V' },
  { code: '6800', nameCn: '江门海关', nameEn: 'Jiangmen Customs District', shortCn: '江门', shortEn: 'Jiangmen', evidence: 'V' },
  { code: '7200', nameCn: '南宁海关', nameEn: 'Nanning Customs District', shortCn: '南宁', shortEn: 'Nanning', evidence: 'V' },
  { code: '7900', nameCn: '成都海关', nameEn: 'Chengdu Customs District', shortCn: '成都', shortEn: 'Chengdu', evidence: 'V' },
  { code: '8000', nameCn: '重庆海关', nameEn: 'Chongqing Customs District', shortCn: '重庆', shortEn: 'Chongqing', evidence: 'V' },
  { code: '8300', nameCn: '贵阳海关', nameEn: 'Guiyang Customs District', shortCn: '贵阳', shortEn: 'Guiyang', evidence: 'V' },
  { code: '8600', nameCn: '昆明海关', nameEn: 'Kunming Customs District', shortCn: '昆明', shortEn: 'Kunming', evidence: 'V' },
  { code: '8800', nameCn: '拉萨海关', nameEn: 'Lhasa Customs District', shortCn: '拉萨', shortEn: 'Lhasa', evidence: 'V' },
  { code: '9000', nameCn: '西安海关', nameEn: "Xi'an Customs District", shortCn: '西安', shortEn: "Xi'an", evidence: 'V' },
  { code: '9400', nameCn: '乌鲁木齐海关', nameEn: 'Urumqi Customs District', shortCn: '乌鲁木齐', shortEn: 'Urumqi', evidence: 'V' },
  { code: '9500', nameCn: '兰州海关', nameEn: 'Lanzhou Customs District', shortCn: '兰州', shortEn: 'Lanzhou', evidence: 'V' },
  { code: '9600', nameCn: '银川海关', nameEn: 'Yinchuan Customs District', shortCn: '银川', shortEn: 'Yinchuan', evidence: 'M' },
  { code: '9700', nameCn: '西宁海关', nameEn: 'Xining Customs District', shortCn: '西宁', shortEn: 'Xining', evidence: 'V' },
] as const satisfies readonly CustomsDistrictFacts[];

/** Code of a row of `customsDistrictRows`. */
export type CustomsDistrictCode = (typeof customsDistrictRows)[number]['code'];
