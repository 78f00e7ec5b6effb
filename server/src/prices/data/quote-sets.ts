import { isCarried } from '@btc/contract/prices/carried-level.ts';
import type { Conversion } from '@btc/contract/prices/price-fields.ts';
import type { ListedQuote } from '@btc/contract/prices/quote-row.ts';
import { meatNames } from '@btc/reference/goods/meats.ts';
import { pricesOperations as contract } from '@btc/contract/prices/prices.operations.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { formatCodeIn, nameIn } from '@btc/contract/names.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import {
  indexKinds,
  marketTypes,
  priceSpecs,
  priceStorages,
  priceTerms,
  priceUnits,
  quoteBases,
  taxLevels,
} from '@btc/contract/prices/price-codes.ts';
import { carriedNames } from '@btc/contract/prices/carried-level.ts';
import {
  numberAttribute,
  ask,
  countAttribute,
  dateAttribute,
  dateDimension,
  coded,
  type DataColumn,
  type DataNotes,
  type DataSet,
  dataSet,
  dimension,
  findSpan,
  mark,
  measure,
  noteSource,
  requireOpen,
  textAttribute,
  type Words,
} from '#data/face.ts';
import { readAllPages } from '#platform/export/file-route.ts';
import { changeAttribute } from './change-attribute.ts';
import { sourceNames } from '../quotes/quote-list.service.ts';
import { originNames } from '../series/price-names.ts';
import { basisOfConversion } from './conversion-basis.ts';
import { conversionParameters } from './price-parameters.ts';

type History = OutputOf<typeof contract.GetWebPriceHistory>;
type Quote = History['Rows'][number];
type Index = OutputOf<typeof contract.GetWebBeefPriceDataIndex>;

interface Sourced extends Conversion {
  readonly SourceCn: string;
  readonly SourceEn: string;
  readonly Demo: boolean;
  readonly UpdatedAt: string | null;
}

function toNotes(answer: Sourced, days: readonly string[]) {
  const { SourceCn, SourceEn, Demo, UpdatedAt } = answer;
  const basis = basisOfConversion(answer);
  const span = findSpan(days);
  return noteSource({ cn: SourceCn, en: SourceEn }, { basis, isDemo: Demo, updatedAt: UpdatedAt, span });
}

/** Low, mainstream and high, in the unit that the row states. */
function quoteColumns<Row extends Quote>() {
  return [
    measure<Row>('low', ['低价', 'Low'], '', ({ Low }) => Low),
    measure<Row>('mainstream', ['主流价', 'Mainstream'], '', ({ Mainstream }) => Mainstream),
    measure<Row>('high', ['高价', 'High'], '', ({ High }) => High),
    numberAttribute<Row>(
      'other_quota',
      ['按另一税率的主流价', 'Mainstream at the other duty'],
      '',
      ({ OtherQuota }) => OtherQuota,
    ),
    countAttribute<Row>('quotes', ['样本数', 'Quotes'], ({ QuoteCount }) => QuoteCount),
    coded<Row>('type', ['类型', 'Type'], quoteBases, ({ Basis }) => Basis),
    mark<Row>('provisional', ['初值', 'Provisional'], ({ Provisional }) => Provisional),
    mark<Row>('corrected', ['已更正', 'Corrected'], ({ Corrected }) => Corrected),
  ];
}

const toOriginName = (code: string, edition: Edition): string => originNames(code)[edition];
const indexParameters = { kind: { names: indexKinds } };

const listColumns: readonly DataColumn<ListedQuote>[] = [
  { ...dimension<ListedQuote>('series', ['报价序列', 'Series'], ({ SeriesID }) => SeriesID), shownTo: 'programs' },
  { ...dateDimension<ListedQuote>('date', ['日期', 'Date'], ({ Date: day }) => day), shownTo: 'programs' },
  { ...coded<ListedQuote>('meat', ['品种', 'Meat'], meatNames, ({ Meat }) => Meat), shownTo: 'above' },
  {
    ...coded<ListedQuote>('market', ['市场', 'Market'], marketTypes, ({ MarketType }) => MarketType),
    shownTo: 'above',
  },
  textAttribute<ListedQuote>('origin', ['产地', 'Origin'], ({ OriginCode }) => OriginCode, { label: 'origin_name' }),
  textAttribute<ListedQuote>('origin_name', ['产地名称', 'Origin, name'], (row, edition) =>
    edition === 'en' ? row.OriginEn : row.OriginCn,
  ),
  textAttribute<ListedQuote>('cut', ['部位', 'Cut'], ({ CutCode }) => CutCode, { label: 'cut_name' }),
  textAttribute<ListedQuote>('cut_name', ['部位名称', 'Cut, name'], (row, edition) =>
    edition === 'en' ? row.CutEn : row.CutCn,
  ),
  coded<ListedQuote>('specs', ['规格', 'Specification'], priceSpecs, ({ Specs }) => Specs.join(' ') || null),
  textAttribute<ListedQuote>('brand', ['厂号或品牌', 'Plant or brand'], ({ Brand }) => Brand),
  coded<ListedQuote>('storage', ['储藏方式', 'Storage'], priceStorages, ({ Storage }) => Storage),
  coded<ListedQuote>('term', ['价格条件', 'Terms'], priceTerms, ({ Term }) => Term),
  textAttribute<ListedQuote>('port', ['港口或城市', 'Port or city'], ({ Port }) => Port, { label: 'port_name' }),
  textAttribute<ListedQuote>('port_name', ['港口或城市名称', 'Port or city, name'], (row, edition) =>
    edition === 'en' ? row.PortEn : row.PortCn,
  ),
  coded<ListedQuote>('unit', ['单位', 'Unit'], priceUnits, ({ ShownUnit }) => ShownUnit),
  coded<ListedQuote>('level', ['价格口径', 'Price level'], taxLevels, ({ ShownLevel }) => ShownLevel),
  ...quoteColumns<ListedQuote>(),
  changeAttribute<ListedQuote>(
    'change_percent',
    ['较上次', 'vs previous'],
    '%',
    ({ ChangePrevious }) => ChangePrevious?.Percent ?? null,
  ),
  changeAttribute<ListedQuote>(
    'change_week_percent',
    ['周环比', 'w/w'],
    '%',
    ({ ChangeWeek }) => ChangeWeek?.Percent ?? null,
  ),
];

function toListTitle({ Meat, MarketType, Date: day }: OutputOf<typeof contract.GetWebPriceDataList>['Dict']): Words {
  const say = (edition: Edition) => [
    formatCodeIn(edition, meatNames, Meat),
    formatCodeIn(edition, marketTypes, MarketType),
  ];
  const [[meatCn, marketCn], [meatEn, marketEn = '']] = [say('cn'), say('en')] as const;
  return {
    cn: `${meatCn}${marketCn}报价 ${day ?? ''}`.trim(),
    en: [`${meatEn}, ${marketEn.toLowerCase()} quotes`, ...(day === null ? [] : [day])].join(', '),
  };
}

export const quotes = dataSet<ListedQuote>(
  'prices',
  {
    title: ['市场报价', 'Quotes'],
    lead: [
      '某一市场在某日公布的报价，按产地和部位排列，可换算单位和口径。',
      'The quotes of a market on a day, by origin and cut, in any unit and price level.',
    ],
    module: 'Price',
    call: contract.GetWebPriceDataList,
    parameters: {
      ...conversionParameters,
      market: { names: marketTypes },
      date: { title: { cn: '报价日期', en: 'Quotes of' } },
      term: { names: priceTerms },
    },
    columns: listColumns,
  },
  async (api, fields) => {
    const question = ask(contract.GetWebPriceDataList, fields);
    const { Rows, Dict } = await readAllPages(async (Page) => {
      const answer = await api('GetWebPriceDataList', { ...question, Page, PageSize: 500 });
      requireOpen(answer.Dict.Locked);
      return answer;
    });
    return {
      rows: Rows,
      notes: {
        ...toNotes(
          Dict,
          Rows.map(({ Date: day }) => day),
        ),
        title: toListTitle(Dict),
        ...(Dict.Date === null ? {} : { pins: { date: Dict.Date } }),
      },
    };
  },
);

function toUnits({ Row, Dict }: { readonly Row: History['Row']; readonly Dict: Pick<Conversion, 'Unit' | 'Level'> }) {
  return { unit: Dict.Unit ?? Row.Unit, level: Dict.Level ?? Row.Level };
}

function toSeriesTitle({ Row }: History) {
  const name = (edition: Edition): string => {
    const [origin, cut, port] =
      edition === 'en' ? [Row.OriginEn, Row.CutEn, Row.PortEn] : [Row.OriginCn, Row.CutCn, Row.PortCn];
    return [origin, cut, Row.Specs.join(' '), Row.Term, port].filter((part) => part !== '').join(' · ');
  };
  return { cn: name('cn'), en: name('en') };
}

interface SeriesQuote extends Quote {
  readonly series: number;
  readonly unit: string;
  readonly level: string;
}

export const history = dataSet<SeriesQuote>(
  'price-history',
  {
    title: ['报价序列', 'Price series'],
    lead: [
      '同一报价序列的历史，每日按当日汇率和关税换算。',
      'One series of quotes over time, each at the rate and duty of its own day.',
    ],
    module: 'Price',
    call: contract.GetWebPriceHistory,
    parameters: conversionParameters,
    columns: [
      dateDimension('date', ['日期', 'Date'], ({ Date: day }) => day),
      textAttribute('series', ['报价序列', 'Series'], ({ series }) => String(series), { shownTo: 'above' }),
      { ...coded<SeriesQuote>('unit', ['单位', 'Unit'], priceUnits, ({ unit }) => unit), shownTo: 'above' },
      {
        ...coded<SeriesQuote>('level', ['价格口径', 'Price level'], taxLevels, ({ level }) => level),
        shownTo: 'above',
      },
      ...quoteColumns<SeriesQuote>(),
    ],
  },
  async (api, fields) => {
    const answer = await api('GetWebPriceHistory', ask(contract.GetWebPriceHistory, fields));
    const { Row, Rows, Dict } = answer;
    requireOpen(Dict.Locked);
    const own = { series: Row.SeriesID, ...toUnits(answer) };
    return {
      rows: Rows.map((quote) => ({ ...quote, ...own })),
      notes: {
        ...toNotes(
          Dict,
          Rows.map(({ Date: day }) => day),
        ),
        title: toSeriesTitle(answer),
      },
    };
  },
);

type Point = Index['Rows'][number];

function basisOfIndex(
  { WeightSourceCn, WeightSourceEn }: Index['Dict']['Method'],
  rows: readonly Point[],
): DataNotes['basis'] {
  return [
    [
      { cn: '权重来源', en: 'Source of weights' },
      { cn: WeightSourceCn, en: WeightSourceEn },
    ],
    ...(rows.some(isCarried) ? [[{ cn: '沿用', en: 'Carried' }, carriedNames] as const] : []),
  ];
}

type IndexRow = Index['Row'];

/** Index points, or a spread in CNY/kg at either duty; without a row all possible columns. */
function listIndexColumns(index: IndexRow | null): readonly DataColumn<Point>[] {
  const unit = index?.Unit ?? '';
  const changeUnit = index?.Kind === 'spread' ? unit : '%';
  return [
    dateDimension('date', ['周（周一）', 'Week (Monday)'], ({ Date: day }) => day),
    { ...coded<Point>('index', ['指数', 'Index'], indexKinds, () => index?.Kind ?? null), shownTo: 'above' },
    textAttribute('origin', ['产地', 'Origin'], () => index?.Origin || null, {
      shownTo: 'above',
      toName: toOriginName,
    }),
    measure('level', ['点位', 'Level'], unit, ({ Level }) => Level),
    ...(index === null || index.Kind === 'spread'
      ? [numberAttribute<Point>('level_over', ['超配额', 'Over the quota'], unit, ({ LevelOver }) => LevelOver)]
      : []),
    changeAttribute('wow', ['周环比', 'w/w'], changeUnit, ({ Wow }) => Wow),
    changeAttribute('mom', ['环比（四周）', 'm/m (four weeks)'], changeUnit, ({ Mom }) => Mom),
    changeAttribute('yoy', ['同比', 'y/y'], changeUnit, ({ Yoy }) => Yoy),
    countAttribute('quoted', ['有报价的格数', 'Cells quoted'], ({ Quoted }) => Quoted),
    countAttribute('carried_cells', ['沿用报价的格数', 'Cells carried'], ({ Carried }) => Carried),
    numberAttribute('coverage', ['权重覆盖', 'Coverage'], '%', ({ Coverage }) => Coverage),
    mark('carried', ['沿用点位', 'Carried'], isCarried),
  ];
}

interface IndexLevels extends Pick<Index, 'Row' | 'Rows'> {
  readonly Dict: Pick<Index['Dict'], 'Demo' | 'Method'>;
}

export function toIndexReading({ Row, Rows, Dict }: IndexLevels) {
  const { SourceCn, SourceEn } = sourceNames(Dict.Demo);
  return {
    columns: listIndexColumns(Row),
    rows: Rows,
    notes: noteSource(
      { cn: SourceCn, en: SourceEn },
      {
        title: { cn: Row.NameCn, en: Row.NameEn },
        basis: basisOfIndex(Dict.Method, Rows),
        isDemo: Dict.Demo,
        span: findSpan(Rows.map(({ Date: day }) => day)),
      },
    ),
  };
}

const indexLead = [
  '按周编制的链式拉氏指数：点位、涨跌、报价与沿用的格数。',
  'A chained Laspeyres index of weeks: level, changes, cells quoted and carried.',
] as const;

export const beefIndex = dataSet(
  'beef-price-index',
  {
    title: ['牛肉价格指数', 'Beef price index'],
    lead: indexLead,
    call: contract.GetWebBeefPriceDataIndex,
    parameters: indexParameters,
    columns: listIndexColumns(null),
  },
  async (api, fields) =>
    toIndexReading(await api('GetWebBeefPriceDataIndex', ask(contract.GetWebBeefPriceDataIndex, fields))),
);

export const porkIndex = dataSet(
  'pork-price-index',
  {
    title: ['猪肉价格指数', 'Pork price index'],
    lead: indexLead,
    call: contract.GetPorkPriceDataIndex,
    parameters: indexParameters,
    columns: listIndexColumns(null),
  },
  async (api, fields) =>
    toIndexReading(await api('GetPorkPriceDataIndex', ask(contract.GetPorkPriceDataIndex, fields))),
);

type Latest = OutputOf<typeof contract.GetWebPriceDataIndex>['Rows'][number];

const indices = dataSet<Latest>(
  'price-indices',
  {
    title: ['各指数最新点位', 'Latest level of every index'],
    lead: ['牛肉和猪肉各指数的最新点位和涨跌。', 'The latest level and changes of every index of beef and pork.'],
    call: contract.GetWebPriceDataIndex,
    parameters: { meat: { names: meatNames } },
    columns: [
      dimension('meat', ['品种', 'Meat'], ({ Meat }) => Meat),
      dimension('index', ['指数', 'Index'], ({ Kind }) => Kind),
      dimension('origin', ['产地', 'Origin'], ({ Origin }) => Origin),
      textAttribute('name', ['名称', 'Name'], (row, edition) => nameIn(edition, row)),
      dateAttribute('date', ['周（周一）', 'Week (Monday)'], ({ Date: day }) => day),
      textAttribute('unit', ['单位', 'Unit'], ({ Unit }) => Unit),
      measure('level', ['点位', 'Level'], '', ({ Level }) => Level),
      changeAttribute('wow', ['周环比', 'w/w'], '', ({ Wow }) => Wow),
      changeAttribute('mom', ['环比（四周）', 'm/m (four weeks)'], '', ({ Mom }) => Mom),
      changeAttribute('yoy', ['同比', 'y/y'], '', ({ Yoy }) => Yoy),
    ],
  },
  async (api, fields) => {
    const { Rows, Dict } = await api('GetWebPriceDataIndex', ask(contract.GetWebPriceDataIndex, fields));
    const { SourceCn, SourceEn } = sourceNames(Dict.Demo);
    return {
      rows: Rows,
      notes: noteSource(
        { cn: SourceCn, en: SourceEn },
        { isDemo: Dict.Demo, span: findSpan(Rows.map(({ Date: day }) => day)) },
      ),
    };
  },
);

export const quoteSets: readonly DataSet[] = [quotes, history, beefIndex, porkIndex, indices];
