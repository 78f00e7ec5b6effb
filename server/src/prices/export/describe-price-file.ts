import type { Edition } from '@btc/contract/members/access.ts';
import { indexKinds, marketTypes, priceTerms, priceUnits, taxLevels } from '@btc/contract/prices/price-codes.ts';
import { type PriceFile, toPricePath } from '@btc/contract/prices/price-paths.ts';
import type { Dictionary, DictionaryEntry } from '#platform/dictionary/dictionary.ts';
import { type QueryField, describeQuery, namedBy, unless } from '#platform/export/describe-file.ts';
import { originNames } from '../series/price-names.ts';
import { meatNames } from './price-sheets.ts';

type Fields = Readonly<Record<string, QueryField>>;

const origin: QueryField = {
  cn: '产地',
  en: 'Origin',
  param: 'origin',
  isFilter: true,
  name: (code, edition) => originNames(code)[edition],
};
const meat: QueryField = {
  cn: '品种',
  en: 'Meat',
  param: 'meat',
  toParam: unless('beef'),
  name: namedBy(meatNames),
};
const conversion: Fields = {
  Unit: { cn: '换算单位', en: 'Converted to', param: 'unit', name: namedBy(priceUnits) },
  Level: { cn: '价格口径', en: 'Price level', param: 'level', name: namedBy(taxLevels) },
  OverQuota: { cn: '超配额', en: 'Over quota', param: 'quota', toParam: (value) => (value === 'true' ? 'over' : '') },
};
const span: Fields = {
  Period: { cn: '期间', en: 'Span', param: 'period' },
  StartDate: { cn: '自', en: 'From' },
  EndDate: { cn: '至', en: 'To' },
};
const asPublishedOn: Fields = { AsPublishedOn: { cn: '按此日已发布的数据', en: 'As published on', param: 'asof' } };
const index: Fields = {
  Kind: { cn: '指数', en: 'Index', param: 'kind', name: namedBy(indexKinds) },
  Origin: origin,
  ...span,
};

/** What the quotes of a market are chosen by. */
function quoteFields(dictionary: Dictionary): Fields {
  const cuts: readonly DictionaryEntry[] = [...dictionary.listCuts('beef'), ...dictionary.listCuts('pork')];
  return {
    Meat: meat,
    MarketType: { cn: '市场', en: 'Market', param: 'market', toParam: unless('forward'), name: namedBy(marketTypes) },
    Date: { cn: '报价日期', en: 'Quotes of', param: 'date' },
    Origin: origin,
    Cuts: { cn: '部位', en: 'Cut', param: 'cut', isFilter: true, name: namedBy(cuts) },
    Specs: { cn: '规格', en: 'Specification' },
    Storage: { cn: '储藏方式', en: 'Storage' },
    Term: { cn: '价格条件', en: 'Terms', param: 'term', isFilter: true, name: namedBy(priceTerms) },
    Port: {
      cn: '港口或城市',
      en: 'Port or city',
      param: 'port',
      isFilter: true,
      name: namedBy(dictionary.list('port')),
    },
    ...conversion,
  };
}

const fieldsByFile: Readonly<Record<Exclude<PriceFile, 'prices'>, Fields>> = {
  'price-history': { ...span, ...conversion },
  'beef-price-index': index,
  'pork-price-index': index,
  'live-cattle': asPublishedOn,
  'price-benchmark': { Code: { cn: '参考价代码', en: 'Benchmark code', param: 'code' }, ...span, ...asPublishedOn },
  'price-survey': {},
  'landed-cost': {
    Meat: meat,
    Origin: origin,
    Date: { cn: '申报日', en: 'Declared on', param: 'date' },
    Cif: { cn: 'CIF（美元/吨）', en: 'CIF (USD/t)', param: 'cif' },
    CnyPerUsd: { cn: '自定汇率', en: 'Exchange rate, own', param: 'rate' },
    DutyPercent: { cn: '自定关税%', en: 'Duty %, own', param: 'duty' },
    SurchargePercent: { cn: '自定加征%', en: 'Surcharge %, own', param: 'surcharge' },
    AdditionalPercent: { cn: '自定其他关税%', en: 'Other duties %, own', param: 'additional' },
    VatPercent: { cn: '自定增值税%', en: 'VAT %, own', param: 'vat' },
    PortCost: { cn: '自定港杂（元/公斤）', en: 'Port cost, own (CNY/kg)', param: 'port' },
  },
};

interface PriceFileQuery {
  readonly name: PriceFile;
  readonly given: Readonly<Record<string, unknown>>;
  readonly edition: Edition;
  readonly publicUrl: string;
}

function toPath({ name, given, edition }: PriceFileQuery): string {
  switch (name) {
    case 'prices':
      return toPricePath(edition, 'quotes');
    case 'price-history':
      return `${toPricePath(edition, 'quotes')}/Series/${String(given['SeriesID'])}`;
    case 'beef-price-index':
      return toPricePath(edition, 'indices');
    case 'pork-price-index':
      return `${toPricePath(edition, 'indices')}?meat=pork`;
    case 'live-cattle':
      return toPricePath(edition, 'liveCattle');
    case 'price-benchmark':
      return toPricePath(edition, 'benchmarks');
    case 'price-survey':
      return toPricePath(edition, 'survey');
    case 'landed-cost':
      return toPricePath(edition, 'landedCost');
  }
}

/** What a file of prices was asked by, and the address of the page that shows it. */
export function describePriceFile(file: PriceFileQuery, dictionary: Dictionary) {
  const fields = file.name === 'prices' ? quoteFields(dictionary) : fieldsByFile[file.name];
  const { lines, search } = describeQuery(fields, file.given, file.edition);
  const path = toPath(file);
  const query = path.includes('?') ? search.replace('?', '&') : search;
  return { query: lines, address: file.publicUrl + path + query };
}
