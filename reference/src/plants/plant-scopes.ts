import type { NamedCode } from '../named-code.ts';

export const plantTypeNames = [
  { code: 'SH', nameCn: '屠宰', nameEn: 'Slaughter' },
  { code: 'CP', nameCn: '分割', nameEn: 'Cutting' },
  { code: 'PP', nameCn: '加工', nameEn: 'Processing' },
  { code: 'CS', nameCn: '冷库', nameEn: 'Cold store' },
] as const satisfies readonly NamedCode[];

export const plantProductNames = [
  { code: 'chilled', nameCn: '冰鲜', nameEn: 'Chilled' },
  { code: 'frozen', nameCn: '冷冻', nameEn: 'Frozen' },
  { code: 'boneless', nameCn: '去骨', nameEn: 'Boneless' },
  { code: 'bone-in', nameCn: '带骨', nameEn: 'Bone-in' },
  { code: 'offal', nameCn: '副产品', nameEn: 'Offal' },
] as const satisfies readonly NamedCode[];

/** Which date of a cargo decides whether an event applies to it. */
export const effectBasisNames = [
  { code: 'production', nameCn: '生产日期', nameEn: 'Production date' },
  { code: 'slaughter', nameCn: '屠宰日期', nameEn: 'Slaughter date' },
  { code: 'certificate', nameCn: '卫生证书签发日期', nameEn: 'Certificate date' },
  { code: 'shipping', nameCn: '启运日期', nameEn: 'Shipping date' },
  { code: 'arrival', nameCn: '到港日期', nameEn: 'Arrival date' },
] as const satisfies readonly NamedCode[];

/** States of a registration in lists and files, including the state of a plant on no Chinese list. */
export const registrationStateNames = [
  { code: 'active', nameCn: '有效', nameEn: 'Active' },
  { code: 'suspended', nameCn: '暂停', nameEn: 'Suspended' },
  { code: 'cancelled', nameCn: '已取消', nameEn: 'Cancelled' },
  { code: 'expired', nameCn: '已到期', nameEn: 'Expired' },
  { code: 'unlisted', nameCn: '未列入名单', nameEn: 'Not listed' },
] as const satisfies readonly NamedCode[];
