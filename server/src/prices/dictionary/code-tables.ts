import { type DictionaryKind, type EntryKind, nobodyCode } from '@btc/contract/dictionary/dictionary-kinds.ts';
import { foldSpelling } from '@btc/contract/fold-text.ts';
import type { Names } from '@btc/contract/names.ts';
import { nobodyWords } from '@btc/reference/companies/nobody.data.ts';
import { customsDistricts } from '@btc/reference/places/customs-districts.ts';
import type { Evidence } from '@btc/reference/evidence.ts';
import { origins } from '@btc/reference/places/origins.ts';
import { provinces } from '@btc/reference/places/provinces.ts';
import type { FileForm } from '#platform/import/file-form.ts';
import { foldTitle } from '#platform/import/text/fold-title.ts';
import { listTitles, type TitledColumn } from '#platform/import/text/header.ts';
import { statesScale } from '#platform/import/text/notes.ts';
import { readDistrict, readOrigin, readProvince } from '#platform/import/places/place-lookup.ts';

export interface CodeName {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
  /** Other accepted spellings and numeric codes. */
  readonly known: readonly string[];
  /** Null where the table's own source covers the entry. */
  readonly evidence: Evidence | null;
  /** Forms of files that have a column so titled. */
  readonly forms?: readonly Names[];
}

export interface CodeTable {
  readonly sourceCn: string;
  readonly sourceEn: string;
  readonly names: readonly CodeName[];
  /** Reads a text without taught spellings; returns the code. A title may mean one column here and another one there: one of `codes` counts. */
  readonly read: (text: string, codes: readonly string[]) => string | undefined;
  /** Why a text may not be taught for a code; left out: any may. */
  readonly findFault?: (text: string, code: string) => 'scale' | null;
}

function said(...texts: readonly (string | null)[]): readonly string[] {
  return texts.flatMap((text) => (text === null || text === '' ? [] : [text]));
}

const nobodies: ReadonlySet<string> = new Set([nobodyCode, ...nobodyWords].map(foldSpelling));

const codeTables: Readonly<Record<Exclude<DictionaryKind, EntryKind | 'title'>, CodeTable>> = {
  origin: {
    sourceCn: '海关国别（地区）代码表与联合国 Comtrade 伙伴名录，三位代码依 ISO 3166-1',
    sourceEn: 'Country codes of China customs and partner names of UN Comtrade; three-letter codes of ISO 3166-1',
    names: origins.map(({ code, nameCn, nameEn, customsCode, otherCustomsNames, comtradeNames }) => ({
      code,
      nameCn,
      nameEn,
      known: [...otherCustomsNames, ...comtradeNames.filter((name) => name !== nameEn), ...said(customsCode)],
      evidence: null,
    })),
    read: readOrigin,
  },
  district: {
    sourceCn: '海关统计关区代码表',
    sourceEn: 'Codes of the customs districts in China customs statistics',
    names: customsDistricts.map(({ code, nameCn, nameEn, shortCn, shortEn, evidence }) => ({
      code,
      nameCn,
      nameEn,
      known: [shortCn, shortEn],
      evidence,
    })),
    read: readDistrict,
  },
  province: {
    sourceCn: 'GB/T 2260《中华人民共和国行政区划代码》前两位',
    sourceEn: 'GB/T 2260, codes of the administrative divisions of China, first two digits',
    names: provinces.map(({ code, nameCn, fullNameCn, nameEn }) => ({
      code,
      nameCn,
      nameEn,
      known: said(fullNameCn === nameCn ? null : fullNameCn),
      evidence: null,
    })),
    read: readProvince,
  },
  party: {
    sourceCn: '贸易单证和货运记录中的惯用写法',
    sourceEn: 'Words usual in shipping documents and trade records',
    names: [
      {
        code: nobodyCode,
        nameCn: '不是企业（不详、凭指示等）',
        nameEn: 'No company (not known, to order and the like)',
        known: [...new Set(nobodyWords)],
        evidence: null,
      },
    ],
    read: (text) => (nobodies.has(foldSpelling(text)) ? nobodyCode : undefined),
  },
};

export type CodeTables = Readonly<Record<Exclude<DictionaryKind, EntryKind>, CodeTable>>;

export function createCodeTables(forms: readonly FileForm[]): CodeTables {
  return { ...codeTables, title: createTitleTable(forms) };
}

/** Columns by their usual titles; columns of several forms that share one are one. */
function createTitleTable(forms: readonly FileForm[]): CodeTable {
  const columns = forms.flatMap((form) =>
    Object.values(form.columns).map((titles) => ({ form, code: toUsualTitle(titles), titles: listTitles(titles) })),
  );
  const named = [...Map.groupBy(columns, ({ code }) => foldTitle(code)).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ code: first.code, all: [first, ...others] }],
  );
  const known = new Map(named.map(({ code, all }) => [code, new Set(all.flatMap(({ titles }) => titles))]));
  const isHan = (title: string) => /\p{Script=Han}/u.test(title);
  return {
    sourceCn: '各类文件的列，随系统发布',
    sourceEn: 'Columns of each kind of file, which come with the portal',
    names: named.map(({ code, all }) => {
      const titles = [...(known.get(code) ?? [])];
      const nameCn = titles.find(isHan) ?? code;
      const nameEn = titles.find((title) => !isHan(title)) ?? code;
      return {
        code,
        nameCn,
        nameEn,
        known: titles.filter((title) => title !== nameCn && title !== nameEn),
        evidence: null,
        forms: all.map(({ form }) => form),
      };
    }),
    read: (text, codes) =>
      codes.find((code) => [...(known.get(code) ?? [])].some((title) => foldTitle(title) === foldTitle(text))),
    findFault: (text, code) =>
      statesScale(text) && ![...(known.get(code) ?? [])].some((title) => statesScale(title)) ? 'scale' : null,
  };
}

function toUsualTitle(titles: readonly string[] | TitledColumn): string {
  return 'also' in titles ? titles.en : (titles[0] ?? '');
}

/** Source of the entries shipped with the portal; names added in the console carry their own. */
export const entrySources: Readonly<Record<EntryKind, { readonly cn: string; readonly en: string }>> = {
  beefCut: {
    cn: '随系统发布的牛肉部位名录，编号取自 AUS-MEAT《澳大利亚肉类手册》和美国 IMPS；后台增改的名称各有来源',
    en: 'List of beef cuts that comes with the portal, item numbers as in AUS-MEAT and IMPS; what was added here has a source of its own',
  },
  porkCut: {
    cn: '随系统发布的猪肉部位名录，1号肉至4号肉依国家标准，编号取自美国 IMPS；后台增改的名称各有来源',
    en: 'List of pork cuts that comes with the portal: cuts 1 to 4 of the national standard, item numbers as in IMPS; what was added here has a source of its own',
  },
  term: {
    cn: '业内通称，随系统发布；后台增改的名称各有来源',
    en: 'Words of the trade that come with the portal; what was added here has a source of its own',
  },
  port: {
    cn: '随系统发布的报价港口和城市；后台增改的名称各有来源',
    en: 'Ports and cities of quotes that come with the portal; what was added here has a source of its own',
  },
};
