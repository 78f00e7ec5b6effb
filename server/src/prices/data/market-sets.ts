import { openWindow, readBenchmarkPeriod, toPeriod } from '@btc/contract/prices/benchmarks/benchmark-window.ts';
import { findLiveCattle } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { pricesOperations as contract } from '@btc/contract/prices/prices.operations.ts';
import type { ClosedSurveyItem } from '@btc/contract/prices/survey.ts';
import type { Api } from '@btc/contract/client.ts';
import { nameIn } from '@btc/contract/names.ts';
import { benchmarkUnits } from '@btc/contract/prices/benchmarks/benchmark-units.ts';
import { priceUnits } from '@btc/contract/prices/price-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import {
  numberAttribute,
  ask,
  countAttribute,
  dateAttribute,
  dateDimension,
  coded,
  type DataColumn,
  type DataSet,
  dataSet,
  dimension,
  findSpan,
  listSources,
  measure,
  noteSource,
  requireOpen,
  textAttribute,
} from '#data/face.ts';
import { type AddressFields, readAllPages } from '#platform/export/file-route.ts';
import { changeAttribute } from './change-attribute.ts';
import { type CattleWeek, listCattleWeeks } from '../live-cattle/cattle-weeks.ts';

type Benchmarks = OutputOf<typeof contract.GetPriceBenchmarks>;
type Benchmark = Benchmarks['List'][number];
type Value = Benchmarks['Rows'][number];

const frequencies = [
  { code: 'month', nameCn: '月', nameEn: 'month' },
  { code: 'week', nameCn: '周', nameEn: 'week' },
  { code: 'day', nameCn: '日', nameEn: 'day' },
];

const benchmarks = dataSet<Benchmark>(
  'benchmarks',
  {
    title: ['参考价一览', 'Benchmarks, list'],
    lead: [
      '他人公布的价格：世界银行月度价格、交易所期货、市场序列的最新值。',
      'Prices of others: World Bank monthly prices, exchange futures, series of markets, with the latest value.',
    ],
    module: 'Price',
    call: contract.GetPriceBenchmarks,
    columns: [
      dimension('code', ['代码', 'Code'], ({ Code }) => Code, 'name'),
      textAttribute('name', ['名称', 'Name'], (row, edition) => nameIn(edition, row)),
      coded<Benchmark>('unit', ['单位', 'Unit'], benchmarkUnits, ({ Unit }) => Unit),
      coded<Benchmark>('frequency', ['频率', 'Frequency'], frequencies, ({ Frequency }) => Frequency),
      dateAttribute('from', ['自', 'From'], ({ From }) => From),
      dateAttribute('to', ['至', 'To'], ({ To }) => To),
      { ...measure('latest', ['最新值', 'Latest'], '', ({ Latest }: Benchmark) => Latest), gap: () => 'locked' },
      changeAttribute('change_percent', ['较上期', 'vs previous'], '%', ({ ChangePrevious }) => ChangePrevious),
      changeAttribute('change_year_percent', ['同比', 'y/y'], '%', ({ ChangeYear }) => ChangeYear),
      textAttribute('source', ['来源', 'Source'], (row, edition) => (edition === 'en' ? row.SourceEn : row.SourceCn)),
    ],
  },
  async (api, fields) => {
    const { List } = await api('GetPriceBenchmarks', ask(contract.GetPriceBenchmarks, fields));
    return {
      rows: List,
      notes: noteSource(
        {
          cn: listSources(List.map(({ SourceCn }) => SourceCn)).cn,
          en: listSources(List.map(({ SourceEn }) => SourceEn)).en,
        },
        {
          isDemo: List.some(({ Demo }) => Demo),
          asOf: findDay(fields),
          span: findSpan(List.flatMap(({ From, To }) => [From, To])),
        },
      ),
    };
  },
);

function findDay({ AsPublishedOn: day }: AddressFields): string | null {
  return typeof day === 'string' ? day : null;
}

async function readBenchmark(api: Api, { Period, ...fields }: AddressFields) {
  const question = ask(contract.GetPriceBenchmarks, fields);
  const { List, Dict } = await api('GetPriceBenchmarks', { ...question, Code: '' });
  requireOpen(Dict.Locked);
  const chosen = question.Code === '' ? List[0] : List.find(({ Code }) => Code === question.Code);
  if (chosen === undefined) throw new ApiError(1009);
  const period = readBenchmarkPeriod(typeof Period === 'string' ? Period : null);
  const query = { ...question, Code: chosen.Code, ...openWindow(toPeriod({ period }, chosen), chosen.To) };
  const { Rows } = await api('GetPriceBenchmarks', query);
  return { chosen, Rows };
}

/** As finely as others publish their prices, in any unit. */
const asPublished = { decimals: 4 } as const;

/** Columns in the benchmark's unit; the value is the close where it is traded. */
function listBenchmarkColumns(
  chosen: (Benchmark & { readonly isTraded: boolean }) | null,
): readonly DataColumn<Value>[] {
  const unit = chosen?.Unit ?? '';
  const isMonthly = chosen === null || chosen.Frequency === 'month';
  return [
    {
      ...dimension('date', ['日期', 'Date'], ({ Date: day }) => (isMonthly ? day.slice(0, 7) : day)),
      type: isMonthly ? 'month' : 'date',
    },
    textAttribute('code', ['代码', 'Code'], () => chosen?.Code ?? null, { shownTo: 'above' }),
    { ...coded<Value>('unit', ['单位', 'Unit'], benchmarkUnits, () => unit), shownTo: 'above' },
    {
      ...measure(
        'value',
        chosen?.isTraded === true ? ['收盘', 'Close'] : ['价格', 'Price'],
        unit,
        (row: Value) => row.Value,
      ),
      ...asPublished,
    },
    { ...numberAttribute('open', ['开盘', 'Open'], unit, ({ Open }: Value) => Open), ...asPublished },
    { ...numberAttribute('high', ['最高', 'High'], unit, ({ High }: Value) => High), ...asPublished },
    { ...numberAttribute('low', ['最低', 'Low'], unit, ({ Low }: Value) => Low), ...asPublished },
    countAttribute('contracts', ['成交量（手）', 'Contracts'], ({ Volume }) => Volume),
  ];
}

export const benchmark = dataSet<Value>(
  'benchmark',
  {
    title: ['参考价', 'Benchmark'],
    lead: ['一种他人公布的价格的历史。', 'One price of others over time.'],
    module: 'Price',
    call: contract.GetPriceBenchmarks,
    columns: listBenchmarkColumns(null),
  },
  async (api, fields) => {
    const { chosen, Rows } = await readBenchmark(api, fields);
    const isTraded = Rows.some(({ Open, Volume }) => Open !== null || Volume !== null);
    return {
      columns: listBenchmarkColumns({ ...chosen, isTraded }),
      rows: Rows,
      notes: noteSource(
        { cn: chosen.SourceCn, en: chosen.SourceEn },
        {
          title: { cn: chosen.NameCn, en: chosen.NameEn },
          span: findSpan(Rows.map(({ Date: day }) => day)),
          isDemo: chosen.Demo,
          asOf: findDay(fields),
        },
      ),
    };
  },
);

interface CattleRow extends CattleWeek {
  readonly series: OutputOf<typeof contract.GetWebPriceLivecattleIndex>['Rows'][number] | null;
}

export const cattle = dataSet<CattleRow>(
  'live-cattle',
  {
    title: ['活牛价格', 'Live cattle'],
    lead: [
      '各国活牛价格，本地单位和每公斤胴体美元：最近一周人人可看，逐周历史供会员。',
      'Live cattle by country and week, in the market’s own unit and in USD/kg carcase: the latest week for everybody, the history for members.',
    ],
    module: 'Price',
    call: contract.GetWebPriceLivecattleIndex,
    columns: [
      dateDimension('date', ['周（周五）', 'Week (Friday)'], ({ date }) => date),
      dimension('code', ['代码', 'Code'], ({ code }) => code, 'name'),
      textAttribute('name', ['名称', 'Name'], ({ name }) => name),
      textAttribute('region', ['国家或地区', 'Country or region'], ({ code }, edition) => {
        const series = findLiveCattle(code);
        return (edition === 'en' ? series?.regionEn : series?.regionCn) ?? null;
      }),
      textAttribute('unit', ['单位', 'Unit'], ({ series }) => series?.Unit ?? null),
      measure('price', ['本地价格', 'Local price'], '', ({ local }) => local),
      {
        ...measure<CattleRow>('usd_per_kg', ['胴体价格', 'Carcase price'], 'USD/kg', ({ usdPerKg }) => usdPerKg),
        // Of some markets no dressing percentage is agreed.
        gap: ({ local }) => (local === null ? 'notPublished' : 'notConverted'),
      },
      textAttribute('source', ['来源', 'Source'], ({ series }) => series?.Source ?? null),
    ],
  },
  async (api, fields) => {
    const question = ask(contract.GetWebPriceLivecattleIndex, fields);
    const answer = await api('GetWebPriceLivecattleIndex', question);
    const { Rows, Dict } = answer;
    const latest = new Map<string, (typeof Rows)[number]>(Rows.map((row) => [row.Code, row]));
    const rows = listCattleWeeks(answer).map((week) => ({ ...week, series: latest.get(week.code) ?? null }));
    const span = findSpan(rows.map(({ date, local }) => (local === null ? null : date)));
    const { Locked } = Dict;
    const sources = listSources(Rows.map(({ Source }) => Source));
    return {
      rows,
      notes: noteSource(sources, {
        span,
        isDemo: Dict.Demo,
        asOf: findDay(fields),
        locked: Locked === null ? null : { module: Locked.Module, reason: Locked.Reason, before: span?.[0] ?? null },
      }),
    };
  },
);

const directions = [
  { code: 'up', nameCn: '上涨', nameEn: 'Up' },
  { code: 'flat', nameCn: '持平', nameEn: 'Flat' },
  { code: 'down', nameCn: '下跌', nameEn: 'Down' },
];

export const survey = dataSet<ClosedSurveyItem>(
  'price-survey',
  {
    title: ['行情调查', 'Reader survey'],
    lead: [
      '已截止的调查：指数、样本数和实际结果。',
      'Closed survey items: the index, the answers and what came of it.',
    ],
    isPersonal: true,
    call: contract.GetWebBeefPriceDataResearchIndex,
    columns: [
      dimension('item', ['调查编号', 'Item'], ({ ItemID }) => ItemID),
      dateAttribute('opened_on', ['开始', 'Opened'], ({ OpensAt }) => OpensAt.slice(0, 10)),
      dateAttribute('closed_on', ['截止', 'Closed'], ({ Deadline }) => Deadline.slice(0, 10)),
      textAttribute('origin', ['产地', 'Origin'], ({ Origin }) => Origin, { label: 'origin_name' }),
      textAttribute('origin_name', ['产地名称', 'Origin, name'], ({ OriginName }) => OriginName),
      textAttribute('cut', ['部位', 'Cut'], ({ Cut }) => Cut, { label: 'cut_name' }),
      textAttribute('cut_name', ['部位名称', 'Cut, name'], ({ CutName }) => CutName),
      countAttribute('horizon_weeks', ['展望（周）', 'Horizon (weeks)'], ({ Horizon }) => Horizon),
      coded('unit', ['单位', 'Unit'], priceUnits, ({ Unit }) => Unit),
      measure('base_price', ['起点价', 'Price at opening'], '', ({ BasePrice }) => BasePrice),
      countAttribute('answers', ['答卷数', 'Answers'], ({ Answers }) => Answers),
      measure('index', ['扩散指数', 'Diffusion index'], '', ({ Result }) => Result.Index),
      {
        ...numberAttribute<ClosedSurveyItem>('up_share', ['看涨', 'Up'], '%', ({ Result }) => Result.Full?.Up ?? null),
        gap: () => 'locked',
      },
      {
        ...numberAttribute<ClosedSurveyItem>(
          'flat_share',
          ['持平', 'Flat'],
          '%',
          ({ Result }) => Result.Full?.Flat ?? null,
        ),
        gap: () => 'locked',
      },
      {
        ...numberAttribute<ClosedSurveyItem>(
          'down_share',
          ['看跌', 'Down'],
          '%',
          ({ Result }) => Result.Full?.Down ?? null,
        ),
        gap: () => 'locked',
      },
      numberAttribute('outcome_price', ['期末价', 'Price at the end'], '', ({ Outcome }) => Outcome?.Price ?? null),
      changeAttribute('outcome_change', ['实际变化', 'Change'], '%', ({ Outcome }) => Outcome?.Change ?? null),
      coded('outcome', ['实际变化方向', 'Actual direction'], directions, ({ Outcome }) => Outcome?.Direction ?? null),
      numberAttribute('hit_rate', ['命中率', 'Hit rate'], '%', ({ Outcome }) => Outcome?.HitRate ?? null),
    ],
  },
  async (api, fields) => {
    const question = ask(contract.GetWebBeefPriceDataResearchIndex, fields);
    const { Rows, Dict } = await readAllPages((Page) =>
      api('GetWebBeefPriceDataResearchIndex', { ...question, Page, PageSize: 60 }),
    );
    return {
      rows: Rows,
      notes: noteSource(
        { cn: 'Beef to China 读者调查', en: 'Beef to China reader survey' },
        { isDemo: Dict.Demo, span: findSpan(Rows.map(({ Deadline }) => Deadline.slice(0, 10))) },
      ),
    };
  },
);

export const marketSets: readonly DataSet[] = [benchmark, benchmarks, cattle, survey];
