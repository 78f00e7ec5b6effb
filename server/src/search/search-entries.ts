import type { Edition, Module } from '@btc/contract/members/access.ts';
import { toCutPath, toEntryPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import { nameIn, type Names } from '@btc/contract/names.ts';
import type { SearchGroup } from '@btc/contract/search/search-groups.ts';
import { toPlantsPath } from '@btc/contract/plants/plant-paths.ts';
import { toQuotaPath } from '@btc/contract/trade/quota-paths.ts';
import { type DataView, dataViews, getView, type ViewCode, nameView } from '@btc/contract/trade/views.ts';
import { legalKinds, legalNames, toLegalPath } from '@btc/contract/wire/legal-texts.ts';
import { customsDistricts } from '@btc/reference/places/customs-districts.ts';
import { findHsGroup, hsCodes } from '@btc/reference/goods/hs-codes.ts';
import { type Origin, origins } from '@btc/reference/places/origins.ts';
import { plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import { type Dictionary, type DictionaryEntry, itemNumber } from '#dictionary/face.ts';
import { referenceQuotas } from '#safeguard/face.ts';
import { foldName, listNameParts } from './fold-name.ts';
import type { EntryName } from './match-name.ts';
import { foundPages } from './pages.data.ts';
import type { OriginNames, SearchTopic } from './read-search.ts';

type ByEdition<Value> = Readonly<Record<Edition, Value>>;

export interface SearchEntry {
  readonly group: SearchGroup;
  /** Code within its table. */
  readonly code: string;
  readonly name: ByEdition<string>;
  readonly note: ByEdition<string | null>;
  /** Null where the edition lacks the page. */
  readonly path: ByEdition<string | null>;
  readonly names: readonly EntryName[];
  /** Module that opens the whole target; null: open to all. */
  readonly module: Module | null;
  readonly meat: 'beef' | 'pork' | null;
  /** Topic that the page covers, for all origins or for one. */
  readonly topic: { readonly of: SearchTopic; readonly origin: string | null } | null;
}

export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly origins: OriginNames;
}

type Draft = Pick<SearchEntry, 'group' | 'code' | 'name' | 'path'> & {
  readonly names: readonly string[];
  readonly lesser?: readonly string[];
} & Partial<Pick<SearchEntry, 'note' | 'module' | 'meat' | 'topic'>>;

function toEntry({ names, lesser = [], ...draft }: Draft): SearchEntry {
  const parts = [...names.flatMap(listNameParts), ...lesser];
  return {
    note: { cn: null, en: null },
    module: null,
    meat: null,
    topic: null,
    ...draft,
    names: [
      ...names.map((name) => ({ ...foldName(name), isPart: false })),
      ...parts.map((name) => ({ ...foldName(name), isPart: true })),
    ].filter(({ spelling }) => spelling !== ''),
  };
}

function byName(named: Names): ByEdition<string> {
  return { cn: nameIn('cn', named), en: nameIn('en', named) };
}

function under(path: string): ByEdition<string> {
  return { cn: `/cn${path}`, en: path };
}

function joined(parts: readonly (string | null)[]): string | null {
  const given = parts.filter((part) => part !== null && part !== '');
  return given.length === 0 ? null : given.join(' · ');
}

function toCutEntry(entry: DictionaryEntry, dictionary: Dictionary): SearchEntry {
  const { kind, code, nameCn, nameEn, hsCode } = entry;
  const meat = kind === 'porkCut' ? 'pork' : 'beef';
  const [ausMeat, imps] = [itemNumber(entry, 'ausMeat'), itemNumber(entry, 'imps')];
  const numbers = [ausMeat && `AUS-MEAT ${ausMeat}`, imps && `IMPS ${imps}`, hsCode && `HS ${hsCode}`];
  return toEntry({
    group: 'cut',
    code,
    meat,
    name: byName(entry),
    note: { cn: joined([nameEn, ...numbers]), en: joined([nameCn, ...numbers]) },
    path: under(toCutPath(meat, code)),
    names: [nameCn, nameEn, ...entry.names.map(({ written }) => written), ...dictionary.toWritten(kind, code)],
  });
}

function toWordEntry(entry: DictionaryEntry, dictionary: Dictionary): SearchEntry {
  const { kind, code, group, noteCn, noteEn } = entry;
  return toEntry({
    group: kind === 'port' ? 'district' : 'term',
    code,
    name: byName(entry),
    note: { cn: noteCn ?? group.nameCn, en: noteEn ?? group.nameEn },
    path: under(toEntryPath(kind, code)),
    names: [
      entry.nameCn,
      entry.nameEn,
      ...entry.names.map(({ written }) => written),
      ...dictionary.toWritten(kind, code),
    ],
  });
}

function listDictionaryEntries(dictionary: Dictionary): readonly SearchEntry[] {
  const cuts = [...dictionary.list('beefCut'), ...dictionary.list('porkCut')];
  const words = [...dictionary.list('port'), ...dictionary.list('term')];
  return [
    ...cuts.map((entry) => toCutEntry(entry, dictionary)),
    ...words.map((entry) => toWordEntry(entry, dictionary)),
    ...plantStatuses.map((status) =>
      toEntry({
        group: 'term',
        code: status.code,
        name: byName(status),
        path: under(toEntryPath('status', status.code)),
        names: [status.nameCn, status.nameEn],
      }),
    ),
  ];
}

/** Path of a view; the Chinese edition has a separate page for pork. */
export function toViewPath(
  edition: Edition,
  view: Pick<DataView, 'code' | 'meat'>,
  origin: string | null = null,
): string {
  const isFirst = view.code === 'beef-one' || view.code === 'pork-one';
  const query = new URLSearchParams();
  if (edition === 'en' && view.meat === 'pork') query.set('meat', 'pork');
  if (!isFirst) query.set('view', view.code);
  if (origin !== null) query.set('origin', origin);
  const page = edition === 'en' ? '/BTCData' : view.meat === 'pork' ? '/cn/PorkData' : '/cn/BTCData';
  return query.size === 0 ? page : `${page}?${query.toString()}`;
}

function toViewPaths(code: ViewCode, origin: string | null = null): ByEdition<string> {
  const view = getView(code);
  return { cn: toViewPath('cn', view, origin), en: toViewPath('en', view, origin) };
}

function listPageEntries(): readonly SearchEntry[] {
  const views: readonly DataView[] = dataViews;
  return [
    ...foundPages.map(({ path, nameCn, nameEn, others, topic }) =>
      toEntry({
        group: 'page',
        code: path.en ?? path.cn ?? '',
        name: { cn: nameCn, en: nameEn },
        path,
        names: [nameCn, nameEn, ...others],
        topic: topic === undefined ? null : { of: topic, origin: null },
      }),
    ),
    ...views.map((view) => {
      const { code, meat, module, isOpen, titleCn, titleEn, shortEn, leadCn, leadEn } = view;
      const name = nameView(view);
      return toEntry({
        group: 'page',
        code,
        meat,
        name,
        note: { cn: leadCn, en: leadEn },
        path: { cn: toViewPath('cn', { code, meat }), en: toViewPath('en', { code, meat }) },
        names: [name.cn, titleCn, titleEn, ...(shortEn === undefined ? [] : [shortEn])],
        module: isOpen ? null : module,
      });
    }),
    ...legalKinds.map((kind) =>
      toEntry({
        group: 'page',
        code: kind,
        name: { cn: legalNames.cn[kind], en: legalNames.en[kind] },
        path: under(toLegalPath(kind)),
        names: [legalNames.cn[kind], legalNames.en[kind]],
      }),
    ),
  ];
}

function listCustomsEntries(): readonly SearchEntry[] {
  return [
    ...hsCodes.map(({ code, nameCn, nameEn, group, mfnDutyPercent }) => {
      const meat = findHsGroup(group)?.species === 'porcine' ? ('pork' as const) : ('beef' as const);
      const view = meat === 'pork' ? 'pork-two' : 'beef-eight';
      return toEntry({
        group: 'hsCode',
        code,
        meat,
        name: { cn: `${code} ${nameCn}`, en: `${code} ${nameEn}` },
        note: { cn: `最惠国关税 ${mfnDutyPercent}%`, en: `MFN duty ${mfnDutyPercent}%` },
        path: toViewPaths(view),
        names: [code, nameCn, nameEn],
        module: getView(view).module,
      });
    }),
    ...customsDistricts.map(({ code, nameCn, nameEn, shortCn, shortEn }) =>
      toEntry({
        group: 'district',
        code,
        name: { cn: nameCn, en: nameEn },
        note: { cn: nameEn, en: nameCn },
        path: toViewPaths('beef-four'),
        names: [nameCn, nameEn, `${shortCn}关区`, `${shortEn} customs`, shortCn, shortEn, code],
        module: getView('beef-four').module,
      }),
    ),
  ];
}

const otherOriginNames: Readonly<Record<string, readonly string[]>> = {
  BRA: ['Brazilian', 'Brasil'],
  ARG: ['Argentine', 'Argentinian', 'Argentinean'],
  URY: ['Uruguayan'],
  AUS: ['Australian', 'Aussie', '澳洲'],
  NZL: ['NZ', '纽西兰'],
  USA: ['US', 'USA', 'U.S.', 'American', 'United States'],
  OTH: ['others', 'other origins', '其他', '其他国家', '其他国家和地区', '其他产地'],
};

function listOriginNames(origin: Origin, dictionary: Dictionary): readonly string[] {
  const { code, nameCn, nameEn } = origin;
  return [nameCn, nameEn, ...(otherOriginNames[code] ?? []), ...dictionary.toWritten('origin', code)];
}

const quotaLines: readonly string[] = [...new Set(referenceQuotas.map(({ origin }) => origin))];

function listOriginEntries(dictionary: Dictionary): readonly SearchEntry[] {
  return origins.flatMap((origin) => {
    const { code, nameCn, nameEn } = origin;
    const names = listOriginNames(origin, dictionary);
    const quota = toEntry({
      group: 'quota',
      code,
      name: { cn: `${nameCn}国别配额`, en: `${nameEn}: country quota` },
      path: { cn: toQuotaPath('cn'), en: toQuotaPath('en') },
      names: [`${nameCn}国别配额`, `${nameEn} country quota`, ...names],
      topic: { of: 'quota', origin: code },
    });
    const isMeatOrigin = origin.beef.status === 'approved' || origin.pork.status === 'approved';
    const plants = toEntry({
      group: 'page',
      code: `plants ${code}`,
      name: { cn: `${nameCn}工厂`, en: `Plants: ${nameEn}` },
      path: { cn: `${toPlantsPath('cn')}?origin=${code}`, en: `${toPlantsPath('en')}?origin=${code}` },
      names: [`${nameCn}工厂`, `${nameEn} plants`],
      lesser: names,
      topic: { of: 'plant', origin: code },
    });
    const imports = toEntry({
      group: 'page',
      code: `imports ${code}`,
      name: { cn: `自${nameCn}进口`, en: `Imports from ${nameEn}` },
      path: toViewPaths('beef-one', code),
      names: [`${nameCn}进口`, `${nameEn} imports`, `Imports from ${nameEn}`],
      lesser: names,
    });
    return [
      ...(quotaLines.includes(code) ? [quota] : []),
      ...(isMeatOrigin && code !== 'OTH' ? [plants, imports] : []),
    ];
  });
}

const indexes = new WeakMap<Dictionary, SearchIndex>();

/** In-memory index, built once per dictionary version. */
export function getSearchIndex(dictionary: Dictionary): SearchIndex {
  const known = indexes.get(dictionary);
  if (known !== undefined) return known;
  const index: SearchIndex = {
    entries: [
      ...listDictionaryEntries(dictionary),
      ...listCustomsEntries(),
      ...listOriginEntries(dictionary),
      ...listPageEntries(),
    ],
    origins: origins.flatMap((origin) =>
      listOriginNames(origin, dictionary).map((name) => ({ code: origin.code, name: foldName(name) })),
    ),
  };
  indexes.set(dictionary, index);
  return index;
}
