/*
 * What the parameters of data addresses mean, by their names, for those who describe the door. Apart from the addresses themselves, which
 * pages load.
 */

export interface ParameterWords {
  readonly title: { readonly cn: string; readonly en: string };
  readonly cn: string;
  readonly en: string;
  readonly example: string;
}

const say = (title: readonly [cn: string, en: string], cn: string, en: string, example: string): ParameterWords => {
  return { title: { cn: title[0], en: title[1] }, cn, en, example };
};

/** Labels by parameter name, for all sets. */
export const parameterWords: Readonly<Record<string, ParameterWords>> = {
  additional: say(['其他关税', 'Other duties'], '附加关税，%', 'Additional duty, %', '0'),
  asof: say(
    ['按此日已发布的数据', 'As published on'],
    '截至该日已公布（YYYY-MM-DD）',
    'As published on this day (YYYY-MM-DD)',
    '2026-10-25',
  ),
  basis: say(['适用日期', 'Counts by'], '生效依据', 'What the day of effect is of', ''),
  by: say(['分类', 'Broken down by'], '按何分组：origin、state或type', 'Grouped by: origin, state or type', 'origin'),
  change: say(['变化', 'Change'], '变为何状态', 'Status changed to', 'suspended'),
  cif: say(['CIF价', 'CIF price'], 'CIF价，USD/t', 'CIF price, USD/t', '5200'),
  code: say(['参考价', 'Benchmark'], '基准代码', 'Code of the benchmark', ''),
  company: say(
    ['企业或工厂', 'Company or plant'],
    '企业代码或工厂注册号',
    'Code of a company, or registration number of a plant',
    'P1',
  ),
  cut: say(['部位', 'Cut'], '部位代码，多个用点相连', 'Codes of cuts, joined with dots', ''),
  date: say(['日期', 'Date'], '日期（YYYY-MM-DD）', 'Day (YYYY-MM-DD)', '2026-11-18'),
  duty: say(['关税', 'Duty'], '关税税率，%', 'Duty, %', '12'),
  from: say(
    ['自', 'From'],
    '自何时起：月份（YYYY-MM），名录类为日期',
    'From: a month (YYYY-MM), of plants and revisions a day',
    '',
  ),
  from2: say(['对比期自', 'Second period from'], '对比期起始月', 'First month of the second period', '2024-01'),
  id: say(['编号', 'Record'], '编号', 'Number of the record', '1'),
  kind: say(['指数', 'Index'], '指数类别：forward、spot或spread', 'Index: forward, spot or spread', 'spot'),
  level: say(['价格口径', 'Price level'], '折算到的价格层级', 'Price level converted to', 'exStore'),
  market: say(
    ['市场', 'Market'],
    '市场：forward、afloat、spot或wholesale',
    'Market: forward, afloat, spot or wholesale',
    'spot',
  ),
  meat: say(['品种', 'Meat'], 'beef或pork', 'beef or pork', 'beef'),
  origin: say(
    ['产地', 'Origin'],
    '国别代码（ISO 3166三字母），进口数据可用点相连多个',
    'Origin (ISO 3166, three letters); imports take several, joined with dots',
    'BRA',
  ),
  other: say(['对比方', 'Compared with'], '对比的另一方：国别代码或品类', 'The other side: an origin or goods', 'AUS'),
  own: say(['本人', 'Own'], '1为本人发布的', '1: one’s own', '1'),
  period: say(['期间', 'Span'], '周期或回溯长度', 'Length of periods, or how far back', ''),
  plant: say(['工厂', 'Plant'], '工厂注册号，多个用点相连', 'Registration numbers of plants, joined with dots', ''),
  port: say(
    ['港口或城市', 'Port or city'],
    '港口代码；完税成本中为港口和冷库费用，元/公斤',
    'Code of a port; of landed cost port and cold store, CNY/kg',
    '',
  ),
  province: say(['州/省', 'State or province'], '省或州', 'Province or state', ''),
  publication: say(['发布批次', 'Publication'], '发布批次编号', 'Number of a publication', ''),
  q: say(
    ['关键词', 'Words'],
    '工厂名称或注册号；市场帖子中的词',
    'Name or number of a plant; of the board words of its posts',
    'SIF',
  ),
  quota: say(['配额', 'Quota'], 'over为配额外', 'over: beyond the quota', 'over'),
  rate: say(['汇率', 'Exchange rate'], '汇率，CNY/USD', 'Rate, CNY/USD', '7.1'),
  scope: say(['产品范围', 'Products'], '获准产品，多个用点相连', 'Approved products', 'boneless'),
  side: say(['供求', 'Side'], 'offer为供应，enquiry为求购', 'offer or enquiry', 'offer'),
  sort: say(['排序', 'Sorted by'], '排序', 'Order', 'name'),
  source: say(
    ['数据来源', 'Source of figures'],
    '数据来源：customs、customsPlaces、comtrade、shipments或demo',
    'Source: customs, customsPlaces, comtrade, shipments or demo',
    '',
  ),
  state: say(['帖子状态', 'State of posts'], 'open、closed或all', 'open, closed or all', 'open'),
  status: say(['状态', 'Status'], '状态', 'Status', 'active'),
  storage: say(['储藏方式', 'Storage'], 'frozen或chilled', 'frozen or chilled', 'frozen'),
  surcharge: say(['加征', 'Surcharge'], '保障措施附加关税，%', 'Safeguard surcharge, %', '55'),
  term: say(['价格条件', 'Terms'], '价格条款', 'Price term', 'cfr'),
  to: say(['至', 'To'], '至何时止', 'To', ''),
  to2: say(['对比期至', 'Second period to'], '对比期截止月', 'Last month of the second period', '2024-06'),
  type: say(['品类', 'Goods'], '品类，多个用点相连；工厂为类型', 'Goods, joined with dots; of plants their type', ''),
  unit: say(['换算单位', 'Converted to'], 'USD/t或CNY/kg', 'USD/t or CNY/kg', 'CNY/kg'),
  vat: say(['增值税', 'VAT'], '增值税率，%', 'VAT, %', '9'),
  weight: say(['重量口径', 'Weight'], 'product为产品重，carcase为胴体重', 'product or carcase weight', 'product'),
};
