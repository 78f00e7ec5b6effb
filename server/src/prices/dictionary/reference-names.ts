import type { DictionaryKind } from '@btc/contract/prices/desk/dictionary-kinds.ts';
import { pricePlaces } from '@btc/contract/prices/price-codes.ts';
import { beefCuts, beefParts, findBeefCut, listBeefCutsNamed } from '@btc/reference/beef-cuts.ts';
import { customsDistricts } from '@btc/reference/customs-districts.ts';
import { type Evidence, evidences } from '@btc/reference/evidence.ts';
import { origins } from '@btc/reference/origins.ts';
import { findPorkCut, listPorkCutsNamed, porkCutGroups, porkCuts } from '@btc/reference/pork-cuts.ts';
import { provinces } from '@btc/reference/provinces.ts';
import { foldAlias } from '#platform/import/aliases/alias-book.ts';
import { readDistrict, readOrigin, readProvince } from '#platform/import/places/place-lookup.ts';

/** An entry of a dictionary as it comes with the portal. */
export interface ReferenceName {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
  readonly group: { readonly nameCn: string; readonly nameEn: string } | null;
  /** Other spellings and numbers that are understood. */
  readonly known: readonly string[];
  readonly evidence: { readonly nameCn: string; readonly nameEn: string } | null;
}

export interface ReferenceDictionary {
  readonly sourceCn: string;
  readonly sourceEn: string;
  readonly names: readonly ReferenceName[];
  /** The entries that a text stands for without any alias. */
  readonly read: (text: string) => readonly string[];
}

const evidenceNames = new Map(evidences.map((row) => [row.code, row]));

function evidenceOf(code: Evidence) {
  return evidenceNames.get(code) ?? null;
}

function said(...texts: readonly (string | null)[]): readonly string[] {
  return texts.flatMap((text) => (text === null || text === '' ? [] : [text]));
}

function listed(code: string | undefined): readonly string[] {
  return code === undefined ? [] : [code];
}

function codesOf(exact: { readonly id: string } | undefined, named: readonly { readonly id: string }[]) {
  return exact === undefined ? named.map(({ id }) => id) : [exact.id];
}

const beef: ReferenceDictionary = {
  sourceCn: '随系统发布的牛肉部位名录，编号取自 AUS-MEAT《澳大利亚肉类手册》和美国 IMPS；可信程度逐条标明',
  sourceEn:
    'List of beef cuts that comes with the portal, item numbers as in AUS-MEAT and IMPS; how well each is known stands beside it',
  names: beefCuts.map((cut) => ({
    code: cut.id,
    nameCn: cut.nameCn,
    nameEn: cut.nameEn,
    group: beefParts.find(({ code }) => code === cut.part) ?? null,
    known: [
      ...cut.aliasesCn,
      ...said(cut.ausMeat === null ? null : `AUS-MEAT ${cut.ausMeat}`, cut.imps === null ? null : `IMPS ${cut.imps}`),
    ],
    evidence: evidenceOf(cut.evidence),
  })),
  read: (text) => codesOf(findBeefCut(text), listBeefCutsNamed(text)),
};

const pork: ReferenceDictionary = {
  sourceCn: '随系统发布的猪肉部位名录，1号肉至4号肉依国家标准，编号取自美国 IMPS；可信程度逐条标明',
  sourceEn:
    'List of pork cuts that comes with the portal: cuts 1 to 4 of the national standard, item numbers as in IMPS; how well each is known stands beside it',
  names: porkCuts.map((cut) => ({
    code: cut.id,
    nameCn: cut.nameCn,
    nameEn: cut.nameEn,
    group: porkCutGroups.find(({ code }) => code === cut.group) ?? null,
    known: [...cut.aliasesCn, ...said(cut.imps === null ? null : `IMPS ${cut.imps}`)],
    evidence: evidenceOf(cut.evidence),
  })),
  read: (text) => codesOf(findPorkCut(text), listPorkCutsNamed(text)),
};

const origin: ReferenceDictionary = {
  sourceCn: '海关国别（地区）代码表与联合国 Comtrade 伙伴名录，三位代码依 ISO 3166-1',
  sourceEn: 'Country codes of China customs and partner names of UN Comtrade; three-letter codes of ISO 3166-1',
  names: origins.map(({ code, nameCn, nameEn, customsCode, otherCustomsNames, comtradeNames }) => ({
    code,
    nameCn,
    nameEn,
    group: null,
    known: [...otherCustomsNames, ...comtradeNames.filter((name) => name !== nameEn), ...said(customsCode)],
    evidence: null,
  })),
  read: (text) => listed(readOrigin(text)),
};

const district: ReferenceDictionary = {
  sourceCn: '海关统计关区代码表',
  sourceEn: 'Codes of the customs districts in China customs statistics',
  names: customsDistricts.map(({ code, nameCn, nameEn, shortCn, shortEn, evidence }) => ({
    code,
    nameCn,
    nameEn,
    group: null,
    known: [shortCn, shortEn],
    evidence: evidenceOf(evidence),
  })),
  read: (text) => listed(readDistrict(text)),
};

const province: ReferenceDictionary = {
  sourceCn: 'GB/T 2260《中华人民共和国行政区划代码》前两位',
  sourceEn: 'GB/T 2260, codes of the administrative divisions of China, first two digits',
  names: provinces.map(({ code, nameCn, fullNameCn, nameEn }) => ({
    code,
    nameCn,
    nameEn,
    group: null,
    known: said(fullNameCn === nameCn ? null : fullNameCn),
    evidence: null,
  })),
  read: (text) => listed(readProvince(text)),
};

const port: ReferenceDictionary = {
  sourceCn: '本站报价所用的口岸和城市',
  sourceEn: 'Ports and cities of the portal’s own quotes',
  names: pricePlaces.map((place) => ({ ...place, group: null, known: [], evidence: null })),
  read: (text) =>
    pricePlaces
      .filter(({ code, nameCn, nameEn }) => [code, nameCn, nameEn].some((name) => foldAlias(name) === foldAlias(text)))
      .map(({ code }) => code),
};

/** The dictionaries as they come with the portal. */
export const referenceDictionaries: Readonly<Record<DictionaryKind, ReferenceDictionary>> = {
  beefCut: beef,
  porkCut: pork,
  origin,
  district,
  province,
  port,
};
