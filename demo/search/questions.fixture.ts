/*
 * Sixty questions that an assistant may be asked, the tool call that answers each, written by hand, and how SQL finds the answer by itself.
 * Facts are asked in DuckDB, all else in PostgreSQL.
 */

type Where = Readonly<Record<string, string>>;

interface Call {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Place of the figure in an answer: a column of a row, within a part where named; a path; or a hit. */
export type Place =
  | { readonly row: Where; readonly column: string; readonly part?: 'use' | 'duties'; readonly isCount?: true }
  | { readonly path: readonly string[] }
  /** Name of the search hit with this path in its link. */
  | { readonly hit: string };

export interface Question extends Call {
  readonly words: string;
  readonly place: Place;
  readonly facts?: string;
  readonly sql?: string;
}

/** Questions without an answer: unpublished, not for this reader, or about something that does not exist. */
export interface Unanswerable extends Call {
  readonly words: string;
  readonly role: 'anonymous' | 'paid';
}

const year = { from: '2025-01', to: '2025-12' } as const;
const in2025 = "grain = 'month' and period between 202501 and 202512";
const tonnes = 'round(sum(g) / 1e6, 3)';

function askView(set: string, parameters: Where, edition: 'cn' | 'en'): Call {
  return { tool: 'get_view', input: { set, parameters, edition, limit: 500 } };
}

function askSeries(set: string, parameters: Where, edition: 'cn' | 'en'): Call {
  return { tool: 'get_series', input: { set, parameters, edition, limit: 500 } };
}

const at = (column: string, row: Where): Place => ({ row, column });
const count = (column: string, row: Where): Place => ({ row, column, isCount: true });
const beef = (what: string, more: string) => `select ${what} from facts where grp = 'beef' and ${more}`;

const trade: readonly Question[] = [
  {
    words: 'How many tonnes of beef came from Brazil in 2025?',
    ...askView('beef-one', year, 'en'),
    place: at('volume', { code: 'BRA' }),
    facts: beef(tonnes, `origin = 'BRA' and ${in2025}`),
  },
  {
    words: '2025年自阿根廷进口的牛肉值多少美元？',
    ...askView('beef-one', year, 'cn'),
    place: at('value_usd', { code: 'ARG' }),
    facts: beef('sum(usd_cents) / 100', `origin = 'ARG' and ${in2025}`),
  },
  {
    words: 'What was Australian beef of 2025 worth in yuan?',
    ...askView('beef-one', year, 'en'),
    place: at('value_cny', { code: 'AUS' }),
    facts: beef('sum(cny_cents) / 100', `origin = 'AUS' and ${in2025}`),
  },
  {
    words: '2025年乌拉圭牛肉的进口均价是多少（USD/t）？',
    ...askView('beef-one', year, 'cn'),
    place: at('usd_per_tonne', { code: 'URY' }),
    facts: beef('round(sum(usd_cents) / 100 / (sum(g) / 1e6), 2)', `origin = 'URY' and ${in2025}`),
  },
  {
    words: 'What share of the beef of 2025 was Brazilian?',
    ...askView('beef-one', year, 'en'),
    place: at('share', { code: 'BRA' }),
    facts: beef("round(100 * sum(g) filter (where origin = 'BRA') / sum(g), 4)", in2025),
  },
  {
    words: '2025年自巴西进口牛肉的数量同比变化多少？',
    ...askView('beef-one', year, 'cn'),
    place: at('yoy', { code: 'BRA' }),
    facts: beef(
      'round(100 * (sum(g) filter (where period > 202500) / sum(g) filter (where period < 202500) - 1), 4)',
      "origin = 'BRA' and period between 202401 and 202512",
    ),
  },
  {
    words: 'How much beef came from Brazil in January 2025?',
    ...askView('beef-one-periods', { from: '2025-01', to: '2025-01' }, 'en'),
    place: at('volume', { code: 'BRA', period: '2025-01' }),
    facts: beef(tonnes, "origin = 'BRA' and period = 202501"),
  },
  {
    words: '2026年9月自澳大利亚进口牛肉多少吨？',
    ...askView('beef-one-periods', { from: '2026-09', to: '2026-09' }, 'cn'),
    place: at('volume', { code: 'AUS', period: '2026-09' }),
    facts: beef(tonnes, "origin = 'AUS' and period = 202609"),
  },
  {
    words: 'What does the chart show for Argentina in June 2026?',
    ...askView('beef-one-series', { from: '2026-06', to: '2026-06' }, 'en'),
    place: at('value', { code: 'ARG', period: '2026-06', unit: 't' }),
    facts: beef(tonnes, "origin = 'ARG' and period = 202606"),
  },
  {
    words: '2025年自巴西进口的冻牛肉有多少吨？',
    ...askView('beef-one', { ...year, storage: 'frozen' }, 'cn'),
    place: at('volume', { code: 'BRA' }),
    facts: beef(tonnes, `origin = 'BRA' and storage = 'frozen' and ${in2025}`),
  },
  {
    words: 'How much chilled beef came from Australia in 2025?',
    ...askView('beef-one', { ...year, storage: 'chilled' }, 'en'),
    place: at('volume', { code: 'AUS' }),
    facts: beef(tonnes, `origin = 'AUS' and storage = 'chilled' and ${in2025}`),
  },
  {
    words: '2025年自西班牙进口猪肉多少吨？',
    ...askView('pork-one', year, 'cn'),
    place: at('volume', { code: 'ESP' }),
    facts: `select ${tonnes} from facts where grp = 'pork' and origin = 'ESP' and ${in2025}`,
  },
  {
    words: 'What was Spanish pork of 2025 worth in dollars?',
    ...askView('pork-one', year, 'en'),
    place: at('value_usd', { code: 'ESP' }),
    facts: `select sum(usd_cents) / 100 from facts where grp = 'pork' and origin = 'ESP' and ${in2025}`,
  },
  {
    words: '2025年上海企业进口牛肉多少吨？',
    ...askView('beef-three', year, 'cn'),
    place: at('volume', { code: '31' }),
    facts: beef(tonnes, `province = '31' and ${in2025}`),
  },
  {
    words: 'How much beef was cleared at the Shanghai customs district in 2025?',
    ...askView('beef-four', year, 'en'),
    place: at('volume', { code: '2200' }),
    facts: beef(tonnes, `district = '2200' and ${in2025}`),
  },
  {
    words: '2025年1月牛肉进口加权均价是多少？',
    ...askView('beef-two', year, 'cn'),
    place: at('usd_per_tonne', { code: '2025-01' }),
    facts: beef('round(sum(usd_cents) / 100 / (sum(g) / 1e6), 2)', 'period = 202501'),
  },
  {
    words: 'How much beef did all origins send in February 2025?',
    ...askView('beef-two', year, 'en'),
    place: at('volume', { code: '2025-02' }),
    facts: beef(tonnes, 'period = 202502'),
  },
  {
    words: '2025年上海企业进口的牛肉占全国多少？',
    ...askView('beef-three', year, 'cn'),
    place: at('share', { code: '31' }),
    facts: beef("round(100 * sum(g) filter (where province = '31') / sum(g), 4)", in2025),
  },
];

const prices: readonly Question[] = [
  {
    words: 'What is the mainstream of series 1 on 20 November 2026?',
    ...askSeries('price-history', { id: '1' }, 'en'),
    place: at('mainstream', { date: '2026-11-20' }),
    sql: "select mainstream from price_quote where series_id = 1 and day = '2026-11-20'",
  },
  {
    words: '系列1在2025年11月21日的低价是多少？',
    ...askSeries('price-history', { id: '1' }, 'cn'),
    place: at('low', { date: '2025-11-21' }),
    sql: "select low from price_quote where series_id = 1 and day = '2025-11-21'",
  },
  {
    words: 'How many quotes went into series 1 on 20 November 2026?',
    ...askSeries('price-history', { id: '1' }, 'en'),
    place: count('quotes', { date: '2026-11-20' }),
    sql: "select quote_count from price_quote where series_id = 1 and day = '2026-11-20'",
  },
  {
    words: '2026年11月20日上海现货巴西前部六件套的高价是多少？',
    ...askSeries('prices', { market: 'spot', date: '2026-11-20' }, 'cn'),
    place: at('high', { series: '3' }),
    sql: "select high from price_quote where series_id = 3 and day = '2026-11-20'",
  },
  {
    words: 'What was the world beef benchmark in March 2021?',
    ...askSeries('benchmark', { code: 'demo-beef', period: 'all' }, 'en'),
    place: at('value', { date: '2021-03' }),
    sql: "select value from price_benchmark_value where code = 'demo-beef' and day = '2021-03-01'",
  },
  {
    words: '牛肉国际基准价的最新值是多少？',
    ...askSeries('benchmarks', {}, 'cn'),
    place: at('latest', { code: 'demo-beef' }),
    sql: "select value from price_benchmark_value where code = 'demo-beef' order by day desc limit 1",
  },
  {
    words: 'What did live cattle cost in Mercosur in the week of 29 November 2024?',
    tool: 'get_series',
    input: { set: 'live-cattle', where: { date: '2024-11-29' }, edition: 'en' },
    place: at('price', { code: 'MERCOSUR', date: '2024-11-29' }),
    sql: "select local_price from live_cattle_price where series = 'MERCOSUR' and day = '2024-11-29'",
  },
  {
    words: '2025年11月17日当周的牛肉期货指数是多少点？',
    ...askSeries('beef-price-index', {}, 'cn'),
    place: at('level', { date: '2025-11-17', index: 'forward' }),
    sql: "select round(level, 2) from price_index_point where meat = 'beef' and kind = 'forward' and origin = '' and week = '2025-11-17'",
  },
];

const duties: readonly Question[] = [
  {
    words: 'Which duty does Brazilian beef pay on 24 November 2026?',
    tool: 'get_quota_and_duty',
    input: { origin: 'BRA', day: '2026-11-24', edition: 'en' },
    place: { path: ['ruling', 'dutyPercent'] },
    sql: "select percent from price_duty where meat = 'beef' and kind = 'mfn' and origin = 'ALL' and until_day is null",
  },
  {
    words: '2026年11月24日新西兰牛肉适用的协定税率是多少？',
    tool: 'get_quota_and_duty',
    input: { origin: 'NZL', day: '2026-11-24', edition: 'cn' },
    place: { path: ['ruling', 'dutyPercent'] },
    sql: "select percent from price_duty where meat = 'beef' and kind = 'agreement' and origin = 'NZL'",
  },
  {
    words: 'How much of Brazil’s quota has customs counted this year?',
    tool: 'get_quota_and_duty',
    input: { origin: 'BRA', day: '2026-11-24', edition: 'en' },
    place: { part: 'use', row: { line: 'BRA' }, column: 'customs_tonnes' },
    facts: beef(tonnes, "origin = 'BRA' and period between 202601 and 202612"),
  },
  {
    words: '2026年3月26日关于巴西配额的报道说用了多少？',
    ...askSeries('quota-notices', {}, 'cn'),
    place: at('percent', { line: 'BRA', published_on: '2026-03-26' }),
    sql: "select percent from safeguard_notice where line = 'BRA' and published_on = '2026-03-26' and withdrawn_at is null",
  },
  {
    words: 'What is a tonne of Brazilian beef at 6,000 USD CIF in yuan?',
    tool: 'get_landed_cost',
    input: { origin: 'BRA', cif: 6000, date: '2026-11-24', edition: 'en' },
    place: at('value', { quota: 'in', step: 'rate' }),
    sql: "select 6000 * cny_per_unit from price_rate where currency = 'USD' and day <= '2026-11-24' order by day desc limit 1",
  },
  {
    words: '巴西牛肉CIF 6000美元，配额内出库成本是多少？',
    tool: 'get_landed_cost',
    input: { origin: 'BRA', cif: 6000, date: '2026-11-24', edition: 'cn' },
    place: at('value', { quota: 'in', step: 'portCost' }),
    sql: `select round(6000 * cny_per_unit / 1000 * 1.12 * 1.09 + 1, 4) from price_rate
      where currency = 'USD' and day <= '2026-11-24' order by day desc limit 1`,
  },
];

const plants: readonly Question[] = [
  {
    words: 'How many Brazilian plants are on the lists?',
    ...askSeries('plant-structure', {}, 'en'),
    place: count('plants', { code: 'BRA' }),
    sql: "select count(*) from plant where origin = 'BRA' and 'beef' = any(meats)",
  },
  {
    words: '阿根廷有多少家在册有效的牛肉工厂？',
    ...askSeries('plant-structure', {}, 'cn'),
    place: count('plants_active', { code: 'ARG' }),
    sql: "select count(*) from plant where origin = 'ARG' and state = 'active' and 'beef' = any(meats)",
  },
  {
    words: 'May the plant at Reconquista ship?',
    tool: 'get_plant_status',
    input: { plant: 'Pampamar, Reconquista', edition: 'en' },
    place: at('status', { code: 'ARG-9005' }),
    sql: "select state from plant where code = 'ARG-9005'",
  },
  {
    words: '塔夸鲁纳阿纳波利斯牛肉厂2010年时在册吗？',
    tool: 'get_plant_status',
    input: { plant: '塔夸鲁纳阿纳波利斯牛肉厂', asOf: '2010-01-01', edition: 'cn' },
    place: at('status', { code: 'BRA-9005' }),
    sql: `select case when exists (select from plant_event where plant_code = 'BRA-9005' and effective_on <= '2010-01-01')
      then 'active' else 'unlisted' end`,
  },
  {
    words: 'When was plant 1 first listed?',
    ...askSeries('plant-history', { id: '1' }, 'en'),
    place: at('effective_on', { change: 'NEW' }),
    sql: `select effective_on::text from plant_event join plant on plant.code = plant_code where plant.id = 1 and status = 'NEW'`,
  },
  {
    words: '9005号工厂10月1日生产的货，能否进口？',
    tool: 'check_cargo',
    input: {
      Meat: 'beef',
      Origin: 'BRA',
      PlantNo: '9005',
      Storage: 'frozen',
      Form: 'boneless',
      ProductionDate: '2026-10-01',
      ShippingDate: '2026-10-20',
      edition: 'cn',
    },
    place: { path: ['verdict'] },
    sql: `select case when bool_or(state = 'active') then 'yes' else 'no' end from plant_state_span
      where plant_id = 1 and from_on <= '2026-10-01' and (until_on is null or until_on > '2026-10-20')`,
  },
];

const texts: readonly Question[] = [
  {
    words: 'What is the title of article 1001?',
    tool: 'get_article',
    input: { id: 1001, edition: 'en' },
    place: { path: ['title'] },
    sql: "select title from news_article_text where article_id = 1001 and edition = 'en'",
  },
  {
    words: '“oyster blade”是哪个部位？',
    tool: 'search',
    input: { words: 'oyster blade', edition: 'cn' },
    place: { hit: '/cn/Cut/oyster' },
    sql: "select name_cn from dictionary_entry where kind = 'beefCut' and code = 'oyster'",
  },
];

export const questions: readonly Question[] = [...trade, ...prices, ...duties, ...plants, ...texts];

const view = (set: string, parameters: Where, edition: 'cn' | 'en' = 'en') => askView(set, parameters, edition);
const series = (set: string, parameters: Where, edition: 'cn' | 'en' = 'en') => askSeries(set, parameters, edition);

export const unanswerable: readonly Unanswerable[] = [
  {
    words: 'How much beef came in October 2026?',
    role: 'paid',
    ...view('beef-one', { from: '2026-10', to: '2026-10' }),
  },
  { words: '2015年进口了多少牛肉？', role: 'paid', ...view('beef-one', { from: '2015-01', to: '2015-12' }, 'cn') },
  { words: 'How much beef will come in 2030?', role: 'paid', ...view('beef-one', { from: '2030-01', to: '2030-12' }) },
  { words: '南极洲出口了多少牛肉？', role: 'paid', ...view('beef-one', { ...year, origin: 'ATA' }, 'cn') },
  { words: 'How many red cattle came?', role: 'paid', ...view('beef-one', { colour: 'red' }) },
  {
    words: '牛肉进口的利润是多少？',
    role: 'paid',
    tool: 'get_view',
    input: { set: 'beef-one', columns: ['profit'], edition: 'cn' },
  },
  { words: 'What will prices be next year?', role: 'paid', ...series('price-forecast', {}) },
  { words: '今天的现货报价是多少（未登录）？', role: 'anonymous', ...series('prices', { market: 'spot' }, 'cn') },
  { words: 'How has series 1 moved (signed out)?', role: 'anonymous', ...series('price-history', { id: '1' }) },
  { words: '各进口商进口多少牛肉（未登录）？', role: 'anonymous', ...view('beef-five', year, 'cn') },
  { words: 'What is the unit value by origin (signed out)?', role: 'anonymous', ...view('beef-two', year) },
  {
    words: '我的货能进口吗（未登录）？',
    role: 'anonymous',
    tool: 'check_cargo',
    input: {
      Meat: 'beef',
      Origin: 'BRA',
      PlantNo: '9005',
      Storage: 'frozen',
      Form: 'boneless',
      ProductionDate: '2026-10-01',
      ShippingDate: '2026-10-20',
      edition: 'cn',
    },
  },
  { words: 'How has series 999999 moved?', role: 'paid', ...series('price-history', { id: '999999' }) },
  { words: '第99999999篇文章写了什么？', role: 'paid', tool: 'get_article', input: { id: 99_999_999, edition: 'cn' } },
  {
    words: 'May the plant of nowhere ship?',
    role: 'paid',
    tool: 'get_plant_status',
    input: { plant: 'Zzyzx', edition: 'en' },
  },
  {
    words: '2月30日的关税是多少？',
    role: 'paid',
    tool: 'get_quota_and_duty',
    input: { origin: 'BRA', day: '2026-02-30', edition: 'cn' },
  },
  {
    words: 'What does beef cost that is paid for by the seller?',
    role: 'paid',
    tool: 'get_landed_cost',
    input: { origin: 'BRA', cif: -5, edition: 'en' },
  },
  { words: '某个没有的基准价是多少？', role: 'paid', ...series('benchmark', { code: 'no-such' }, 'cn') },
  { words: 'What happened to plant 999999?', role: 'paid', ...series('plant-history', { id: '999999' }) },
  { words: '独角兽肉的行情？', role: 'paid', tool: 'search', input: { words: '独角兽肉', edition: 'cn' } },
];
