import type { NamedCode } from '@btc/contract/names.ts';
import type { DischargePort } from '@btc/contract/safeguard/cargo-days.ts';

export const portNames: readonly NamedCode<DischargePort>[] = [
  { code: 'shanghai', nameCn: '上海', nameEn: 'Shanghai' },
  { code: 'ningbo', nameCn: '宁波', nameEn: 'Ningbo' },
  { code: 'qingdao', nameCn: '青岛', nameEn: 'Qingdao' },
  { code: 'tianjin', nameCn: '天津', nameEn: 'Tianjin' },
  { code: 'dalian', nameCn: '大连', nameEn: 'Dalian' },
  { code: 'xiamen', nameCn: '厦门', nameEn: 'Xiamen' },
  { code: 'shenzhen', nameCn: '深圳', nameEn: 'Shenzhen' },
  { code: 'guangzhou', nameCn: '广州', nameEn: 'Guangzhou' },
];
