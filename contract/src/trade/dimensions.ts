import type { Edition } from '../members/access.ts';

/*
 * What facts of trade tell, and what readers call it: this list and its words are the only ones. docs/decisions/118 says what else a
 * new dimension needs. Free of zod, because the browser reads it too.
 */

/** Optional dimensions of a fact in column order; which ones are set depends on the source. */
export const factDimensions = [
  'mode',
  'province',
  'district',
  /** Cut id of the reference package; of beef or pork, depending on the group. */
  'cut',
  /** Origin and national number of the plant: `BRA-9012`. */
  'plant',
  /** `E` and the company number. */
  'exporter',
  /** `I` and the company number. */
  'importer',
] as const;
export type FactDimension = (typeof factDimensions)[number];

export function isFactDimension(name: string): name is FactDimension {
  return factDimensions.some((one) => one === name);
}

/** Dimensions that figures are summed by and facts named by; the mode of trade is not needed. */
export const memberDimensions = factDimensions.filter((name) => name !== 'mode');

/** Dimensions, origin, tariff line, or form (storage and form of the line). */
export type MemberKind = 'origin' | 'line' | 'form' | (typeof memberDimensions)[number];

type Named = FactDimension | 'origin' | 'line';
type Counted = Exclude<Named, 'mode'>;

export const memberNames: Readonly<Record<Edition, Readonly<Record<Named, string>>>> = {
  cn: {
    origin: '产地',
    line: '商品',
    mode: '贸易方式',
    province: '省份',
    district: '关区',
    cut: '部位',
    plant: '工厂',
    exporter: '出口商',
    importer: '进口商',
  },
  en: {
    origin: 'Origin',
    line: 'Product',
    mode: 'Trade mode',
    province: 'Province',
    district: 'Customs district',
    cut: 'Cut',
    plant: 'Plant',
    exporter: 'Exporter',
    importer: 'Importer',
  },
};

export const memberCounts: Readonly<Record<Edition, Readonly<Record<Counted, (count: string) => string>>>> = {
  cn: {
    origin: (count) => `${count}个产地`,
    line: (count) => `${count}个税则号`,
    province: (count) => `${count}个省份`,
    district: (count) => `${count}个关区`,
    cut: (count) => `${count}个部位`,
    plant: (count) => `${count}家工厂`,
    exporter: (count) => `${count}家出口商`,
    importer: (count) => `${count}家进口商`,
  },
  en: {
    origin: (count) => `${count} origins`,
    line: (count) => `${count} HS codes`,
    province: (count) => `${count} provinces`,
    district: (count) => `${count} customs districts`,
    cut: (count) => `${count} cuts`,
    plant: (count) => `${count} plants`,
    exporter: (count) => `${count} exporters`,
    importer: (count) => `${count} importers`,
  },
};
