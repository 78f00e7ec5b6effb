import { inEditions } from '#i18n/editions.ts';

/** The words of series, rates, duties and settings. */
export const messages = inEditions({
  seriesTitle: ['报价项目', 'Price series'],
  seriesWhat: [
    '每个报价项目由产地、部位、规格、价格条件和港口（城市）确定。已有报价的项目不能修改，只能停报；历史报价保留。',
    'A price series is one origin, cut, specification, price terms and port. Once it has quotes it cannot be edited, only stopped; its history stays.',
  ],
  namesWhat: ['部位、产地和港口的名称、来源和别名见', 'Names, sources and aliases of cuts, origins and ports:'],
  dictionaries: ['名称词典', 'Dictionaries'],
  meat: ['品种', 'Meat'],
  meatNames: {
    beef: ['牛肉', 'Beef'],
    pork: ['猪肉', 'Pork'],
  },
  market: ['市场', 'Market'],
  anyMarket: ['全部市场', 'All markets'],
  stopped: ['停报项目', 'Stopped series'],
  withStopped: ['也显示', 'Shown'],
  withoutStopped: ['不显示', 'Not shown'],
  series: ['报价项目', 'Series'],
  state: ['状态', 'Status'],
  active: ['在报', 'Quoted'],
  inactive: ['已停报', 'Stopped'],
  quotes: ['报价条数', 'Quotes'],
  latest: ['最近报价', 'Latest'],
  actions: ['操作', 'Actions'],
  stop: ['停报', 'Stop'],
  resume: ['恢复', 'Resume'],
  stopWhat: [
    '停报后不再出现在录入表中；历史报价不变，随时可以恢复。',
    'It disappears from the quote sheet; its history stays, and it can be resumed at any time.',
  ],
  resumeWhat: ['恢复后重新出现在录入表中。', 'It returns to the quote sheet.'],
  stopped2: ['已停报', 'Stopped'],
  resumed: ['已恢复', 'Resumed'],
  empty: ['还没有报价项目。', 'No price series yet.'],
  add: ['新增报价项目', 'Add a price series'],
  addWhat: ['同样内容的项目只能有一个。', 'Each series must be unique.'],
  added: ['已新增', 'Added'],
  origin: ['产地', 'Origin'],
  chooseCut: ['请选择部位', 'Choose a cut'],
  demo: ['演示', 'Demonstration'],
  settingsTitle: ['汇率、关税与参数', 'Rates, duties and settings'],
  settings: ['计算参数', 'Settings'],
  settingsWhat: [
    '参数自保存当天起生效，之前的日期仍按原参数计算；保存后价差指数重算。',
    'Settings apply from the day they are saved; earlier days keep the previous settings. The spread index is recalculated.',
  ],
  save: ['保存', 'Save'],
  saved: ['已保存', 'Saved'],
  rates: ['美元汇率', 'US dollar rate'],
  ratesWhat: [
    '一个汇率最多沿用十天。同一天以最后录入的为准；演示汇率只在没有录入时使用。',
    'A rate is carried forward for up to ten days. The latest entry for a day applies; a demonstration rate is used only where nothing has been entered.',
  ],
  day: ['日期', 'Day'],
  rate: ['人民币/美元', 'CNY per USD'],
  source: ['来源', 'Source'],
  addRate: ['录入汇率', 'Enter a rate'],
  rateJump: [
    '与前一个汇率相差超过5%，已核对无误',
    'It differs by more than 5% from the previous rate; I have checked it',
  ],
  removeRate: ['删除汇率', 'Delete a rate'],
  removeRateWhat: [
    (day: string, rate: string, source: string) =>
      `将删除${day}的汇率${rate}（${source}）。这一天改用录入之前的汇率，价差指数随即重算；操作记录中保留原值。`,
    (day, rate, source) =>
      `The rate ${rate} for ${day} (${source}) is deleted. The rate entered before it applies again and the spread index is recalculated; the audit trail keeps the original.`,
  ],
  remove: ['删除', 'Delete'],
  removed: ['已删除', 'Deleted'],
  duties: ['关税表', 'Duty table'],
  dutiesWhat: [
    '冻肉关税，按产地和日期。同一产地同一类税率的日期不能重叠；协定与暂定税率优先于普通税率，其他加征在其上相加；税率不明的加征可不填税率。超配额加征按保障措施的配额与公告计算，不在此表。',
    'Duties on frozen meat by origin and date. Dates of one type and origin must not overlap; agreement and provisional rates take precedence over the general rate, and additional duties are added; leave the rate of an additional duty empty if it is not known. The over-quota surcharge follows the safeguard quotas and notices and is not in this table.',
  ],
  kinds: {
    mfn: ['最惠国税率', 'Most favoured nation'],
    agreement: ['协定税率', 'Agreement'],
    provisional: ['暂定税率', 'Provisional'],
    additional: ['其他加征', 'Additional'],
    byExporter: ['因企业而异（只作说明）', 'By exporter (information only)'],
  },
  kind: ['类别', 'Type'],
  percent: ['税率（%）', 'Rate (%)'],
  percentTo: ['最高（%，可不填）', 'Highest (%, optional)'],
  from: ['自', 'From'],
  until: ['至', 'Until'],
  openEnd: ['长期', 'open-ended'],
  rateUnknown: ['税率不明', 'rate not known'],
  allOrigins: ['其他产地', 'All other origins'],
  note: ['说明', 'Note'],
  addDuty: ['新增税率', 'Add a duty'],
  editDuty: ['修改税率', 'Edit a duty'],
  edit: ['修改', 'Edit'],
  removeDuty: ['删除税率', 'Delete a duty'],
  removeDutyWhat: [
    (duty: string) =>
      `将删除“${duty}”。所有日期都改按其余税率计算，价差指数随即重算；只是税率有变时，请改填“至”并新增一条。操作记录中保留原内容。`,
    (duty) =>
      `“${duty}” is deleted. All dates and the spread index are recalculated with the remaining duties. If a duty has only changed, give it an end date and add the new one. The audit trail keeps the original.`,
  ],
  percentOrder: ['不能低于税率', 'Not below the rate'],
  untilOrder: ['不能早于“自”', 'Not before “From”'],
  weights: ['指数权重', 'Index weights'],
  weightsWhat: [
    '权重取上一年按产地和部位的进口量，每年首次发布报价时自动更新；也可以在此重新取数，指数随即重算。',
    'Weights are last year’s import volumes by origin and cut, updated at the first publication of each year. Refreshing them here recalculates the indices.',
  ],
  refresh: ['重新取权重', 'Refresh weights'],
  noVolumes: [
    '贸易数据中没有上一年按产地和部位的进口量，权重未变。',
    'The trade data has no volumes by origin and cut for last year; weights unchanged.',
  ],
  weightsDone: [
    (cells: string, source: string) => `已更新${cells}个权重。来源：${source}`,
    (cells, source) => `${cells} weights refreshed. Source: ${source}`,
  ],
});

export type TermsMessages = (typeof messages)['cn'];
