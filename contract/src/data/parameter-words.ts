/*
 * What the parameters of data addresses mean, by their names, for those who describe the door. Apart from the addresses themselves, which
 * pages load.
 */

export interface ParameterWords {
  readonly cn: string;
  readonly en: string;
  readonly example: string;
}

const say = (cn: string, en: string, example: string): ParameterWords => ({ cn, en, example });

/** Of every parameter of every set. */
export const parameterWords: Readonly<Record<string, ParameterWords>> = {
  additional: say('附加关税，%', 'Additional duty, %', '0'),
  asof: say('截至该日已公布（YYYY-MM-DD）', 'As published on this day (YYYY-MM-DD)', '2026-10-25'),
  basis: say('生效依据', 'What the day of effect is of', ''),
  by: say('按何分组：origin、state或type', 'Grouped by: origin, state or type', 'origin'),
  change: say('变为何状态', 'Status changed to', 'suspended'),
  cif: say('CIF价，USD/t', 'CIF price, USD/t', '5200'),
  code: say('基准代码', 'Code of the benchmark', ''),
  company: say('企业代码或工厂注册号', 'Code of a company, or registration number of a plant', ''),
  cut: say('部位代码，多个用点相连', 'Codes of cuts, joined with dots', ''),
  date: say('日期（YYYY-MM-DD）', 'Day (YYYY-MM-DD)', '2026-11-18'),
  duty: say('关税税率，%', 'Duty, %', '12'),
  from: say('自何时起：月份（YYYY-MM），名录类为日期', 'From: a month (YYYY-MM), of plants and revisions a day', ''),
  from2: say('对比期起始月', 'First month of the second period', '2024-01'),
  id: say('编号', 'Number of the record', '1'),
  kind: say('指数类别：forward、spot或spread', 'Index: forward, spot or spread', 'spot'),
  level: say('折算到的价格层级', 'Price level converted to', 'exStore'),
  market: say('市场：forward、afloat、spot或wholesale', 'Market: forward, afloat, spot or wholesale', 'spot'),
  meat: say('beef或pork', 'beef or pork', 'beef'),
  origin: say(
    '国别代码（ISO 3166三字母），进口数据可用点相连多个',
    'Origin (ISO 3166, three letters); imports take several, joined with dots',
    'BRA',
  ),
  other: say('对比的另一方：国别代码或品类', 'The other side: an origin or goods', 'AUS'),
  period: say('周期或回溯长度', 'Length of periods, or how far back', ''),
  plant: say('工厂注册号，多个用点相连', 'Registration numbers of plants, joined with dots', ''),
  port: say(
    '港口代码；完税成本中为港口和冷库费用，元/公斤',
    'Code of a port; of landed cost port and cold store, CNY/kg',
    '',
  ),
  province: say('省或州', 'Province or state', ''),
  publication: say('发布批次编号', 'Number of a publication', ''),
  q: say('工厂名称或注册号', 'Name or number of a plant', 'SIF'),
  quota: say('over为配额外', 'over: beyond the quota', 'over'),
  rate: say('汇率，CNY/USD', 'Rate, CNY/USD', '7.1'),
  scope: say('获准产品，多个用点相连', 'Approved products', 'boneless'),
  sort: say('排序', 'Order', 'name'),
  source: say(
    '数据来源：customs、customsPlaces、comtrade、shipments或demo',
    'Source: customs, customsPlaces, comtrade, shipments or demo',
    '',
  ),
  status: say('状态', 'Status', 'active'),
  storage: say('frozen或chilled', 'frozen or chilled', 'frozen'),
  surcharge: say('保障措施附加关税，%', 'Safeguard surcharge, %', '55'),
  term: say('价格条款', 'Price term', 'cfr'),
  to: say('至何时止', 'To', ''),
  to2: say('对比期截止月', 'Last month of the second period', '2024-06'),
  type: say('品类，多个用点相连；工厂为类型', 'Goods, joined with dots; of plants their type', ''),
  unit: say('USD/t或CNY/kg', 'USD/t or CNY/kg', 'CNY/kg'),
  vat: say('增值税率，%', 'VAT, %', '9'),
  weight: say('product为产品重，carcase为胴体重', 'product or carcase weight', 'product'),
};
