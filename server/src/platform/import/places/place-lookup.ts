import {
  customsDistricts,
  findCustomsDistrict,
  findCustomsDistrictByName,
} from '@btc/reference/places/customs-districts.ts';
import { findOrigin, findOriginByComtrade, findOriginByCustomsName, origins } from '@btc/reference/places/origins.ts';
import { findProvince, findProvinceByName, provinces } from '@btc/reference/places/provinces.ts';
import { remember } from '../text/remember.ts';

/** Normalises a name: both halves of "Tibet (Xizang)" count, and the city in "Shanghai Customs District". */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b(province|municipality|city|customs( district)?)\s*$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function byEnglish(rows: readonly { readonly code: string; readonly nameEn: string }[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(({ code, nameEn }) =>
      [nameEn, ...nameEn.split(/[()]/)].flatMap((name) => (fold(name) === '' ? [] : [[fold(name), code] as const])),
    ),
  );
}

const englishOrigins = byEnglish(origins);
const englishProvinces = byEnglish(provinces);
const englishDistricts = byEnglish(customsDistricts);

export const provinceChoices = provinces.map(({ code, nameCn }) => `${code} ${nameCn}`);
export const districtChoices = customsDistricts.map(({ code, nameCn }) => `${code} ${nameCn}`);

/** The ISO code of an origin given by it, or by its name in Chinese or English. */
export const readOrigin = remember((text): string | undefined => {
  const found = findOneOrigin(text);
  if (found !== undefined || !/\p{Script=Han}.*\p{Script=Latin}|\p{Script=Latin}.*\p{Script=Han}/u.test(text))
    return found;
  // In both languages, which must not disagree.
  const [chinese, other] = [text.replace(/[^\p{Script=Han}]/gu, ''), text.replace(/\p{Script=Han}/gu, ' ')].map(
    (part) => findOneOrigin(part.replace(/^[\s/()（）-]+|[\s/()（）-]+$/g, '')),
  );
  return chinese === other ? chinese : undefined;
});

function findOneOrigin(text: string): string | undefined {
  const found = findOrigin(text) ?? findOriginByCustomsName(text) ?? findOriginByComtrade({ code: null, name: text });
  return found?.code ?? englishOrigins.get(fold(text));
}

/** The code of a province given by it, or by its name in Chinese or English. */
export const readProvince = remember((text): string | undefined => {
  const found = findProvince(text) ?? findProvinceByName(text);
  return found?.code ?? englishProvinces.get(fold(text));
});

/** The code of a customs district given by it, or by its name in Chinese or English. */
export const readDistrict = remember((text): string | undefined => {
  const found = (/^\d{3,4}$/.test(text) ? findCustomsDistrict(text) : undefined) ?? findCustomsDistrictByName(text);
  return found?.code ?? englishDistricts.get(fold(text));
});
