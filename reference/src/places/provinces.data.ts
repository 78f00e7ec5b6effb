export interface ProvinceFacts {
  readonly code: string;
  readonly nameCn: string;
  readonly fullNameCn: string;
  readonly nameEn: string;
}

/** Mainland provinces, autonomous regions and municipalities by the first two digits of GB/T 2260; six digits are the code followed by 0000. */
export const provinceRows = [
  { code: '11', nameCn: '北京', fullNameCn: '北京市', nameEn: 'Beijing' },
  { code: '12', nameCn: '天津', fullNameCn: '天津市', nameEn: 'Tianjin' },
  { code: '13', nameCn: '河北', fullNameCn: '河北省', nameEn: 'Hebei' },
  { code: '14', nameCn: '山西', fullNameCn: '山西省', nameEn: 'Shanxi' },
  { code: '15', nameCn: '内蒙古', fullNameCn: '内蒙古自治区', nameEn: 'Inner Mongolia' },
  { code: '21', nameCn: '辽宁', fullNameCn: '辽宁省', nameEn: 'Liaoning' },
  { code: '22', nameCn: '吉林', fullNameCn: '吉林省', nameEn: 'Jilin' },
  { code: '23', nameCn: '黑龙江', fullNameCn: '黑龙江省', nameEn: 'Heilongjiang' },
  { code: '31', nameCn: '上海', fullNameCn: '上海市', nameEn: 'Shanghai' },
  { code: '32', nameCn: '江苏', fullNameCn: '江苏省', nameEn: 'Jiangsu' },
  { code: '33', nameCn: '浙江', fullNameCn: '浙江省', nameEn: 'Zhejiang' },
  { code: '34', nameCn: '安徽', fullNameCn: '安徽省', nameEn: 'Anhui' },
  { code: '35', nameCn: '福建', fullNameCn: '福建省', nameEn: 'Fujian' },
  { code: '36', nameCn: '江西', fullNameCn: '江西省', nameEn: 'Jiangxi' },
  { code: '37', nameCn: '山东', fullNameCn: '山东省', nameEn: 'Shandong' },
  { code: '41', nameCn: '河南', fullNameCn: '河南省', nameEn: 'Henan' },
  { code: '42', nameCn: '湖北', fullNameCn: '湖北省', nameEn: 'Hubei' },
  { code: '43', nameCn: '湖南', fullNameCn: '湖南省', nameEn: 'Hunan' },
  { code: '44', nameCn: '广东', fullNameCn: '广东省', nameEn: 'Guangdong' },
  { code: '45', nameCn: '广西', fullNameCn: '广西壮族自治区', nameEn: 'Guangxi' },
  { code: '46', nameCn: '海南', fullNameCn: '海南省', nameEn: 'Hainan' },
  { code: '50', nameCn: '重庆', fullNameCn: '重庆市', nameEn: 'Chongqing' },
  { code: '51', nameCn: '四川', fullNameCn: '四川省', nameEn: 'Sichuan' },
  { code: '52', nameCn: '贵州', fullNameCn: '贵州省', nameEn: 'Guizhou' },
  { code: '53', nameCn: '云南', fullNameCn: '云南省', nameEn: 'Yunnan' },
  { code: '54', nameCn: '西藏', fullNameCn: '西藏自治区', nameEn: 'Tibet (Xizang)' },
  { code: '61', nameCn: '陕西', fullNameCn: '陕西省', nameEn: 'Shaanxi' },
  { code: '62', nameCn: '甘肃', fullNameCn: '甘肃省', nameEn: 'Gansu' },
  { code: '63', nameCn: '青海', fullNameCn: '青海省', nameEn: 'Qinghai' },
  { code: '64', nameCn: '宁夏', fullNameCn: '宁夏回族自治区', nameEn: 'Ningxia' },
  { code: '65', nameCn: '新疆', fullNameCn: '新疆维吾尔自治区', nameEn: 'Xinjiang' },
] as const satisfies readonly ProvinceFacts[];

/** Two digits of GB/T 2260. */
export type ProvinceCode = (typeof provinceRows)[number]['code'];
