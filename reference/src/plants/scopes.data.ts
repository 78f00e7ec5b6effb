import type { HsGroup } from '../goods/hs-codes.data.ts';

export interface ScopeFacts {
  readonly code: string;
  /** Null where customs does not separate beef from pork; such a scope belongs to both views. */
  readonly meat: 'beef' | 'pork' | null;
  readonly groups: readonly HsGroup[];
  readonly nameCn: string;
  readonly nameEn: string;
  /** Names scope, HS codes and weight basis; used in chart titles. */
  readonly titleCn: string;
  readonly titleEn: string;
}

// Fat is neither meat nor offal, and 0504 is of cattle and pigs at once: both are scopes of their own, in no sum with others.
/** The commodity scopes a figure of the portal may have; weights are product weight, not carcase weight. */
export const scopeRows = [
  {
    code: 'beef',
    meat: 'beef',
    groups: ['beef'],
    nameCn: '牛肉',
    nameEn: 'Beef',
    titleCn: '牛肉（HS 0201+0202），产品重量，不含杂碎',
    titleEn: 'Beef (HS 0201+0202), product weight, excl. offal',
  },
  {
    code: 'beef_offal',
    meat: 'beef',
    groups: ['beef_offal'],
    nameCn: '牛杂碎',
    nameEn: 'Beef offal',
    titleCn: '牛杂碎（HS 020610、020621、020622、020629），产品重量',
    titleEn: 'Beef offal (HS 020610, 020621, 020622, 020629), product weight',
  },
  {
    code: 'beef_and_offal',
    meat: 'beef',
    groups: ['beef', 'beef_offal'],
    nameCn: '牛肉及杂碎',
    nameEn: 'Beef and offal',
    titleCn: '牛肉及牛杂碎（HS 0201+0202+0206牛产品），产品重量',
    titleEn: 'Beef and beef offal (HS 0201+0202+0206 bovine), product weight',
  },
  {
    code: 'pork',
    meat: 'pork',
    groups: ['pork'],
    nameCn: '猪肉',
    nameEn: 'Pork',
    titleCn: '猪肉（HS 0203），产品重量，不含杂碎',
    titleEn: 'Pork (HS 0203), product weight, excl. offal',
  },
  {
    code: 'pork_offal',
    meat: 'pork',
    groups: ['pork_offal'],
    nameCn: '猪杂碎',
    nameEn: 'Pork offal',
    titleCn: '猪杂碎（HS 020630、020641、020649），产品重量',
    titleEn: 'Pork offal (HS 020630, 020641, 020649), product weight',
  },
  {
    code: 'pork_and_offal',
    meat: 'pork',
    groups: ['pork', 'pork_offal'],
    nameCn: '猪肉及杂碎',
    nameEn: 'Pork and offal',
    titleCn: '猪肉及猪杂碎（HS 0203+0206猪产品），产品重量',
    titleEn: 'Pork and pork offal (HS 0203+0206 porcine), product weight',
  },
  {
    code: 'pork_fat',
    meat: 'pork',
    groups: ['pork_fat'],
    nameCn: '猪脂肪',
    nameEn: 'Pig fat',
    titleCn: '猪脂肪（HS 020910），产品重量',
    titleEn: 'Pig fat (HS 020910), product weight',
  },
  {
    code: 'offal_0504',
    meat: null,
    groups: ['offal_0504'],
    nameCn: '胃、肠',
    nameEn: 'Stomachs, guts',
    titleCn: '牛、猪及其他动物的胃、肠（HS 05040029、05040090，海关不分畜种），产品重量',
    titleEn:
      'Stomachs and guts of cattle, pigs and others, which customs does not tell apart (HS 05040029, 05040090), product weight',
  },
] as const satisfies readonly ScopeFacts[];

export type ScopeCode = (typeof scopeRows)[number]['code'];
