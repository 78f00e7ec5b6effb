import type { HsGroup } from './hs-codes.data.ts';

/** What a row of the scope table states, before its code is narrowed to `ScopeCode`. */
export interface ScopeFacts {
  readonly code: string;
  readonly species: 'beef' | 'pork';
  readonly groups: readonly HsGroup[];
  readonly nameCn: string;
  readonly nameEn: string;
  /** Names scope, HS codes and weight basis; stands in chart titles. */
  readonly titleCn: string;
  readonly titleEn: string;
}

// 0504 (stomachs and guts) is in no scope: customs mixes cattle and pigs there, so it is shown apart.
/** The commodity scopes a figure of the portal may have; weights are product weight, not carcase weight. */
export const scopeRows = [
  {
    code: 'beef',
    species: 'beef',
    groups: ['beef'],
    nameCn: '牛肉',
    nameEn: 'Beef',
    titleCn: '牛肉（HS 0201+0202），产品重量，不含杂碎',
    titleEn: 'Beef (HS 0201+0202), product weight, excl. offal',
  },
  {
    code: 'beef_offal',
    species: 'beef',
    groups: ['beef_offal'],
    nameCn: '牛杂碎',
    nameEn: 'Beef offal',
    titleCn: '牛杂碎（HS 020610、020621、020622、020629），产品重量',
    titleEn: 'Beef offal (HS 020610, 020621, 020622, 020629), product weight',
  },
  {
    code: 'beef_and_offal',
    species: 'beef',
    groups: ['beef', 'beef_offal'],
    nameCn: '牛肉及杂碎',
    nameEn: 'Beef and offal',
    titleCn: '牛肉及牛杂碎（HS 0201+0202+0206牛产品），产品重量',
    titleEn: 'Beef and beef offal (HS 0201+0202+0206 bovine), product weight',
  },
  {
    code: 'pork',
    species: 'pork',
    groups: ['pork'],
    nameCn: '猪肉',
    nameEn: 'Pork',
    titleCn: '猪肉（HS 0203），产品重量，不含杂碎',
    titleEn: 'Pork (HS 0203), product weight, excl. offal',
  },
  {
    code: 'pork_offal',
    species: 'pork',
    groups: ['pork_offal'],
    nameCn: '猪杂碎',
    nameEn: 'Pork offal',
    titleCn: '猪杂碎（HS 020630、020641、020649），产品重量',
    titleEn: 'Pork offal (HS 020630, 020641, 020649), product weight',
  },
  {
    code: 'pork_and_offal',
    species: 'pork',
    groups: ['pork', 'pork_offal'],
    nameCn: '猪肉及杂碎',
    nameEn: 'Pork and offal',
    titleCn: '猪肉及猪杂碎（HS 0203+0206猪产品），产品重量',
    titleEn: 'Pork and pork offal (HS 0203+0206 porcine), product weight',
  },
] as const satisfies readonly ScopeFacts[];

/** Code of a row of `scopeRows`. */
export type ScopeCode = (typeof scopeRows)[number]['code'];
