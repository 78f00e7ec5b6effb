import type { NamedCode } from '../named-code.ts';
import type { Evidence } from '../evidence.data.ts';

interface HsGroupRow extends NamedCode {
  readonly species: 'bovine' | 'porcine' | 'both';
}

/** 0504: stomachs and guts of cattle and pigs share a line, so their species is both. */
export const hsGroups = [
  { code: 'beef', nameCn: '牛肉', nameEn: 'Beef', species: 'bovine' },
  { code: 'beef_offal', nameCn: '牛杂碎', nameEn: 'Beef offal', species: 'bovine' },
  { code: 'offal_0504', nameCn: '肠、胃（0504）', nameEn: 'Guts and stomachs (0504)', species: 'both' },
  { code: 'beef_processed', nameCn: '牛肉制品', nameEn: 'Processed beef', species: 'bovine' },
  { code: 'live', nameCn: '活牛', nameEn: 'Live cattle', species: 'bovine' },
  { code: 'pork', nameCn: '猪肉', nameEn: 'Pork', species: 'porcine' },
  { code: 'pork_offal', nameCn: '猪杂碎', nameEn: 'Pork offal', species: 'porcine' },
  { code: 'pork_fat', nameCn: '猪脂肪', nameEn: 'Pig fat', species: 'porcine' },
  { code: 'pork_processed', nameCn: '猪肉制品', nameEn: 'Processed pork', species: 'porcine' },
  { code: 'casings', nameCn: '猪肠衣', nameEn: 'Hog casings', species: 'porcine' },
] as const satisfies readonly HsGroupRow[];

export const hsStorages = [
  { code: 'chilled', nameCn: '冰鲜（冷却）', nameEn: 'Chilled' },
  { code: 'frozen', nameCn: '冷冻', nameEn: 'Frozen' },
  { code: 'ambient', nameCn: '常温', nameEn: 'Ambient' },
  { code: 'live', nameCn: '活畜', nameEn: 'Live' },
] as const satisfies readonly NamedCode[];

export const hsForms = [
  { code: 'carcase', nameCn: '整头及半头', nameEn: 'Carcase' },
  { code: 'bone-in', nameCn: '带骨', nameEn: 'Bone-in' },
  { code: 'boneless', nameCn: '去骨', nameEn: 'Boneless' },
  { code: 'other', nameCn: '其他', nameEn: 'Other cuts' },
  { code: 'offal', nameCn: '杂碎', nameEn: 'Offal' },
  { code: 'fat', nameCn: '脂肪', nameEn: 'Fat' },
  { code: 'processed', nameCn: '加工品', nameEn: 'Processed' },
  { code: 'casing', nameCn: '肠衣', nameEn: 'Casings' },
  { code: 'live', nameCn: '活畜', nameEn: 'Live' },
] as const satisfies readonly NamedCode[];

export type HsGroup = (typeof hsGroups)[number]['code'];

export type HsStorage = (typeof hsStorages)[number]['code'];

export type HsForm = (typeof hsForms)[number]['code'];

/** Row of the tariff-line table before its code is narrowed to `HsCode8`. */
export interface HsCodeFacts {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
  readonly group: HsGroup;
  readonly storage: HsStorage;
  readonly form: HsForm;
  readonly mfnDutyPercent: number;
  readonly evidence: Evidence;
}

/** Covered 8-digit lines with the MFN duty in percent; without preferences and anti-dumping duties. */
export const hsCodeRows = [
  {
    code: '02011000',
    nameCn: '整头及半头鲜、冷牛肉',
    nameEn: 'Bovine carcases and half-carcases, fresh or chilled',
    group: 'beef',
    storage: 'chilled',
    form: 'carcase',
    mfnDutyPercent: 20,
    evidence: 'M',
  },
  {
    code: '02012000',
    nameCn: '鲜、冷的带骨牛肉',
    nameEn: 'Other bovine cuts with bone in, fresh or chilled',
    group: 'beef',
    storage: 'chilled',
    form: 'bone-in',
    mfnDutyPercent: 12,
    evidence: 'M',
  },
  {
    code: '02013000',
    nameCn: '鲜、冷的去骨牛肉',
    nameEn: 'Bovine meat, boneless, fresh or chilled',
    group: 'beef',
    storage: 'chilled',
    form: 'boneless',
    mfnDutyPercent: 12,
    evidence: 'M',
  },
  {
    code: '02021000',
    nameCn: '冻的整头及半头牛肉',
    nameEn: 'Bovine carcases and half-carcases, frozen',
    group: 'beef',
    storage: 'frozen',
    form: 'carcase',
    mfnDutyPercent: 25,
    evidence: 'M',
  },
  {
    code: '02022000',
    nameCn: '冻的带骨牛肉',
    nameEn: 'Other bovine cuts with bone in, frozen',
    group: 'beef',
    storage: 'frozen',
    form: 'bone-in',
    mfnDutyPercent: 12,
    evidence: 'M',
  },
  {
    code: '02023000',
    nameCn: '冻的去骨牛肉',
    nameEn: 'Bovine meat, boneless, frozen',
    group: 'beef',
    storage: 'frozen',
    form: 'boneless',
    mfnDutyPercent: 12,
    evidence: 'M',
  },
  {
    code: '02061000',
    nameCn: '鲜、冷的牛杂碎',
    nameEn: 'Edible bovine offal, fresh or chilled',
    group: 'beef_offal',
    storage: 'chilled',
    form: 'offal',
    mfnDutyPercent: 12,
    evidence: 'V',
  },
  {
    code: '02062100',
    nameCn: '冻牛舌',
    nameEn: 'Bovine tongues, frozen',
    group: 'beef_offal',
    storage: 'frozen',
    form: 'offal',
    mfnDutyPercent: 12,
    evidence: 'V',
  },
  {
    code: '02062200',
    nameCn: '冻牛肝',
    nameEn: 'Bovine livers, frozen',
    group: 'beef_offal',
    storage: 'frozen',
    form: 'offal',
    mfnDutyPercent: 12,
    evidence: 'V',
  },
  {
    code: '02062900',
    nameCn: '其他冻牛杂碎',
    nameEn: 'Other edible bovine offal, frozen',
    group: 'beef_offal',
    storage: 'frozen',
    form: 'offal',
    mfnDutyPercent: 12,
    evidence: 'V',
  },
  {
    code: '05040029',
    nameCn: '其他动物的胃（含牛百叶、牛肚、猪肚）',
    nameEn: 'Stomachs of animals other than fowl gizzards, whole or pieces',
    group: 'offal_0504',
    storage: 'frozen',
    form: 'offal',
    mfnDutyPercent: 20,
    evidence: 'M',
  },
  {
    code: '05040090',
    nameCn: '其他动物肠、膀胱及胃（整个或切块）',
    nameEn: 'Other guts, bladders and stomachs of animals',
    group: 'offal_0504',
    storage: 'frozen',
    form: 'offal',
    mfnDutyPercent: 20,
    evidence: 'M',
  },
  {
    code: '02102000',
    nameCn: '干、熏、盐制的牛肉',
    nameEn: 'Meat of bovine animals, salted, in brine, dried or smoked',
    group: 'beef_processed',
    storage: 'ambient',
    form: 'processed',
    mfnDutyPercent: 25,
    evidence: 'M',
  },
  {
    code: '16025010',
    nameCn: '牛肉及牛杂碎罐头',
    nameEn: 'Prepared or preserved bovine meat/offal, in airtight containers',
    group: 'beef_processed',
    storage: 'ambient',
    form: 'processed',
    mfnDutyPercent: 12,
    evidence: 'M',
  },
  {
    code: '16025090',
    nameCn: '其他制作或保藏的牛肉、杂碎',
    nameEn: 'Other prepared or preserved bovine meat/offal',
    group: 'beef_processed',
    storage: 'frozen',
    form: 'processed',
    mfnDutyPercent: 12,
    evidence: 'M',
  },
  {
    code: '01022100',
    nameCn: '改良种用家牛',
    nameEn: 'Live cattle, pure-bred breeding',
    group: 'live',
    storage: 'live',
    form: 'live',
    mfnDutyPercent: 0,
    evidence: 'M',
  },
  {
    code: '01022900',
    nameCn: '其他家牛（屠宰用等）',
    nameEn: 'Live cattle, other',
    group: 'live',
    storage: 'live',
    form: 'live',
    mfnDutyPercent: 10,
    evidence: 'M',
  },
  {
    code: '02031110',
    nameCn: '鲜、冷的整头及半头乳猪肉',
    nameEn: 'Sucking pig carcases and halves, fresh or chilled',
    group: 'pork',
    storage: 'chilled',
    form: 'carcase',
    mfnDutyPercent: 20,
    evidence: 'M',
  },
  {
    code: '02031190',
    nameCn: '其他鲜、冷的整头及半头猪肉',
    nameEn: 'Other pig carcases and halves, fresh or chilled',
    group: 'pork',
    storage: 'chilled',
    form: 'carcase',
    mfnDutyPercent: 20,
    evidence: 'M',
  },
  {
    code: '02031200',
    nameCn: '鲜、冷的带骨猪前腿、猪后腿及其肉块',
    nameEn: 'Hams, shoulders and cuts, bone in, fresh or chilled',
    group: 'pork',
    storage: 'chilled',
    form: 'bone-in',
    mfnDutyPercent: 20,
    evidence: 'M',
  },
  {
    code: '02031900',
    nameCn: '其他鲜、冷猪肉',
    nameEn: 'Other pig meat, fresh or chilled',
    group: 'pork',
    storage: 'chilled',
    form: 'other',
    mfnDutyPercent: 20,
    evidence: 'M',
  },
  {
    code: '02032110',
    nameCn: '冻的整头及半头乳猪肉',
    nameEn: 'Sucking pig carcases and halves, frozen',
    group: 'pork',
    storage: 'frozen',
    form: 'carcase',
    mfnDutyPercent: 12,
    evidence: 'M',
  },
  {
    code: '02032190',
    nameCn: '其他冻的整头及半头猪肉',
    nameEn: 'Other pig carcases and halves, frozen',
    group: 'pork',
    storage: 'frozen',
    form: 'carcase',
    mfnDutyPercent: 12,
    evidence: 'M',
  },
  {
    code: '02032200',
    nameCn: '冻的带骨猪前腿、猪后腿及其肉块',
    nameEn: 'Hams, shoulders and cuts, bone in, frozen',
    group: 'pork',
    storage: 'frozen',
    form: 'bone-in',
    mfnDutyPercent: 12,
    evidence: 'M',
  },
  {
    code: '02032900',
    nameCn: '其他冻猪肉',
    nameEn: 'Other pig meat, frozen',
    group: 'pork',
    storage: 'frozen',
    form: 'other',
    mfnDutyPercent: 12,
    evidence: 'M',
  },
  {
    code: '02063000',
    nameCn: '鲜、冷的猪杂碎',
    nameEn: 'Edible pig offal, fresh or chilled',
    group: 'pork_offal',
    storage: 'chilled',
    form: 'offal',
    mfnDutyPercent: 20,
    evidence: 'V',
  },
  {
    code: '02064100',
    nameCn: '冻猪肝',
    nameEn: 'Pig livers, frozen',
    group: 'pork_offal',
    storage: 'frozen',
    form: 'offal',
    mfnDutyPercent: 20,
    evidence: 'V',
  },
  {
    code: '02064900',
    nameCn: '其他冻猪杂碎',
    nameEn: 'Other edible pig offal, frozen',
    group: 'pork_offal',
    storage: 'frozen',
    form: 'offal',
    mfnDutyPercent: 12,
    evidence: 'V',
  },
  {
    code: '02091000',
    nameCn: '未炼制的不带瘦肉的肥猪肉、猪脂肪',
    nameEn: 'Pig fat, free of lean meat, not rendered',
    group: 'pork_fat',
    storage: 'frozen',
    form: 'fat',
    mfnDutyPercent: 20,
    evidence: 'M',
  },
  {
    code: '02101900',
    nameCn: '其他干、熏、盐制的猪肉',
    nameEn: 'Pig meat, other, salted/dried/smoked',
    group: 'pork_processed',
    storage: 'ambient',
    form: 'processed',
    mfnDutyPercent: 25,
    evidence: 'M',
  },
  {
    code: '16024910',
    nameCn: '猪肉及杂碎罐头（午餐肉等）',
    nameEn: 'Other prepared pig meat in airtight containers',
    group: 'pork_processed',
    storage: 'ambient',
    form: 'processed',
    mfnDutyPercent: 5,
    evidence: 'U',
  },
  {
    code: '16024990',
    nameCn: '其他制作或保藏的猪肉、杂碎',
    nameEn: 'Other prepared or preserved pig meat',
    group: 'pork_processed',
    storage: 'ambient',
    form: 'processed',
    mfnDutyPercent: 15,
    evidence: 'U',
  },
  {
    code: '05040011',
    nameCn: '盐渍猪肠衣（猪大肠头除外）',
    nameEn: 'Hog casings, salted',
    group: 'casings',
    storage: 'ambient',
    form: 'casing',
    mfnDutyPercent: 20,
    evidence: 'M',
  },
  {
    code: '05040014',
    nameCn: '盐渍猪大肠头',
    nameEn: 'Hog fat-ends (bungs), salted',
    group: 'casings',
    storage: 'ambient',
    form: 'casing',
    mfnDutyPercent: 20,
    evidence: 'M',
  },
] as const satisfies readonly HsCodeFacts[];

/** Eight digits. */
export type HsCode8 = (typeof hsCodeRows)[number]['code'];

// 0206 has sheep and horse offal, 0209 poultry fat, 0210 and 1602 other meats, 0504 sheep casings and poultry gizzards.
/** Headings and positions that mix covered lines with other animals' goods, or with lines the portal does not carry. */
export const mixedHsPositions = [
  '0102',
  '0206',
  '0209',
  '0210',
  '0504',
  '1602',
  '050400',
] as const satisfies readonly string[];

/** Headings for cattle and pigs, apart from positions of other animals. */
export const meatHeadings = ['0201', '0202', '0203', '0206', '0209', '0210'] as const satisfies readonly string[];

/** Positions of these headings (HS 2022) for sheep, goats, horses, poultry, game and the like. */
export const otherAnimalPositions = [
  '020680',
  '020690',
  '020990',
  '021091',
  '021092',
  '021093',
  '021099',
] as const satisfies readonly string[];

/** Percent of CIF value plus duty. */
export const importVatPercent = 9;
