import type { Edition } from '@btc/contract/members/access.ts';
import { type FactSource, factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import type { ContrastQuestion, DataQuestion, Selection } from '@btc/contract/trade/trade-fields.ts';
import { findView, type ViewCode, type ViewFilter } from '@btc/contract/trade/views.ts';
import { formatCode } from '@btc/contract/names.ts';
import { findCountry } from '@btc/reference/countries.ts';
import { hsStorages } from '@btc/reference/hs-codes.ts';
import { findOrigin } from '@btc/reference/origins.ts';
import type { Dictionary } from '#platform/dictionary/dictionary.ts';
import { type QueryField, describeQuery, namedBy, unless } from '#platform/export/describe-file.ts';
import type { Question } from '../question.ts';

const toOriginName: QueryField['name'] = (code, edition) =>
  formatCode(edition, findOrigin(code) ?? findCountry(code), code);
/** How a view is divided in time. */
export const periodNames = [
  { code: 'month', nameCn: '月', nameEn: 'months' },
  { code: 'quarter', nameCn: '季度', nameEn: 'quarters' },
  { code: 'year', nameCn: '年', nameEn: 'years' },
  { code: 'ytd', nameCn: '年初累计', nameEn: 'year to date' },
];

export const weightNames = [
  { code: 'product', nameCn: '产品重量', nameEn: 'product weight' },
  { code: 'carcase', nameCn: '胴体重', nameEn: 'carcase weight' },
];

/** Who published the facts of a view. */
export const sourceNames = Object.entries(factSourceNames).map(([code, names]) => ({ code, ...names }));
/** Lists are joined with dots in the page's address. */
const dotted = (value: string): string => value.replaceAll('|', '.');

const fields = {
  Type: { cn: '商品', en: 'Goods', param: 'type', toParam: dotted },
  Origin: { cn: '产地', en: 'Origin', param: 'origin', toParam: dotted, name: toOriginName },
  Storage: {
    cn: '储藏方式',
    en: 'Storage',
    param: 'storage',
    name: namedBy(hsStorages),
  },
  Cuts: { cn: '部位', en: 'Cut', param: 'cut', toParam: dotted },
  PlantNo: { cn: '工厂', en: 'Plant', param: 'plant', toParam: dotted },
  Company: { cn: '企业', en: 'Company', param: 'company' },
  Weight: {
    cn: '重量口径',
    en: 'Weight',
    param: 'weight',
    toParam: unless('product'),
    name: namedBy(weightNames),
  },
  Period: {
    cn: '周期',
    en: 'By',
    param: 'period',
    toParam: unless('month'),
    name: namedBy(periodNames),
  },
  StartDate: { cn: '自', en: 'From', param: 'from' },
  EndDate: { cn: '至', en: 'To', param: 'to' },
  OtherStart: { cn: '对比期自', en: 'Against, from', param: 'from2' },
  OtherEnd: { cn: '对比期至', en: 'Against, to', param: 'to2' },
  Other: { cn: '对比方', en: 'Against', param: 'other', name: toOriginName },
  Source: {
    cn: '数据源',
    en: 'Chosen source',
    param: 'source',
    name: namedBy(sourceNames),
  },
  AsPublishedOn: { cn: '按此日已发布的数据', en: 'As published on', param: 'asof' },
} as const satisfies Record<string, QueryField>;

type Chosen = Readonly<Record<ViewFilter | 'Company', readonly string[]>> &
  Pick<Selection, 'Weight' | 'StartDate' | 'EndDate' | 'Source' | 'Period' | 'AsPublishedOn'>;

interface TradeFile {
  readonly view: ViewCode;
  readonly edition: Edition;
  readonly publicUrl: string;
  readonly question: DataQuestion | ContrastQuestion;
  readonly selection: Chosen;
  readonly dictionary: Dictionary;
}

interface ShownView {
  readonly filters?: readonly string[];
  readonly meat?: 'beef' | 'pork';
}

/** What a file of a view was asked by, every filter of the view with it, and the address of the page that shows it. */
export function describeTradeFile({ view, edition, publicUrl, question, selection, dictionary }: TradeFile) {
  const { filters = [], meat = 'beef' }: ShownView = findView(view) ?? {};
  const cutName: QueryField['name'] = (code, one) => formatCode(one, dictionary.findCut(meat, code), code);
  const named: Readonly<Record<string, QueryField>> = { ...fields, Cuts: { ...fields.Cuts, name: cutName } };
  const own: Readonly<Record<string, QueryField>> = Object.fromEntries(
    Object.entries(named).map(([name, field]) => [name, { ...field, isFilter: filters.includes(name) }]),
  );
  const dates = 'Dates' in question ? question.Dates : [];
  const given = {
    ...selection,
    Type: selection.Type.join('|'),
    Origin: selection.Origin.join('|'),
    Storage: selection.Storage.join('|'),
    Cuts: selection.Cuts.join('|'),
    PlantNo: selection.PlantNo.join('|'),
    Company: selection.Company.join('|'),
    OtherStart: dates[2],
    OtherEnd: dates[3],
    Other: 'OtherOrigin' in question ? question.OtherOrigin || question.OtherType : '',
  };
  const { lines, search } = describeQuery(own, given, edition);
  const page = new URLSearchParams([['view', view], ...new URLSearchParams(search)]);
  return { query: lines, address: `${publicUrl}${edition === 'cn' ? '/cn' : ''}/BTCData?${page.toString()}` };
}

/** What the single facts of a question were chosen by. */
export function selectFacts(
  question: Question,
  { start, end, source }: { readonly start: string; readonly end: string; readonly source: FactSource },
): Chosen {
  return {
    Origin: question.origins,
    Type: question.types,
    Storage: question.storages,
    PlantNo: question.plantsAsGiven,
    Cuts: question.filters.cut ?? [],
    Company: question.companiesAsGiven,
    Weight: question.weight,
    StartDate: start,
    EndDate: end,
    Source: source,
    Period: question.period,
    AsPublishedOn: question.asPublishedOn ?? '',
  };
}
