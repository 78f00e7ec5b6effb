import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['牛肉配额', 'Beef quotas'],
  documentTitle: [
    (year: string) => `${year}年进口牛肉国别配额：用了多少、今天税率`,
    (year) => `China beef quotas ${year}: use and duty today`,
  ],
  description: [
    '巴西、阿根廷、乌拉圭、新西兰、澳大利亚、美国和其他国家（地区）牛肉保障措施配额的使用进度、今天适用的税率、正式公告和规则，注明来源。',
    'How far each country’s beef safeguard quota into China is used, the duty that applies today, official notices and the rules with their sources.',
  ],
  lead: [
    (day: string, year: string) => `${day}，${year}年配额`,
    (day: string, year: string) => `${day}, quotas of ${year}`,
  ],
  lines: ['各国别使用进度', 'Use by origin'],
  used: [(used: string, quota: string) => `${used}／${quota}`, (used: string, quota: string) => `${used} of ${quota}`],
  quotaOnly: [
    (quota: string) => `配额${quota}，用量待公布`,
    (quota: string) => `quota ${quota}, use not published yet`,
  ],
  dutyToday: ['今天税率', 'Duty today'],
  since: [(day: string) => `自${day}起`, (day: string) => `since ${day}`],
  expected: [(day: string) => `预计${day}用满`, (day: string) => `full about ${day}`],
  expectedPassed: [(day: string) => `预计用满日${day}已过`, (day: string) => `expected fill date ${day} has passed`],
  range: [(range: string) => `（${range}）`, (range: string) => ` (${range})`],
  full: [(day: string) => `${day}用满`, (day: string) => `full on ${day}`],
  notThisYear: ['年内预计用不满', 'not expected to fill this year'],
  official: [
    (percent: string, day: string) => `公告${percent}（${day}）`,
    (percent: string, day: string) => `notice ${percent} (${day})`,
  ],
  noOfficial: ['暂无公告', 'no notice yet'],
  counted: [(day: string) => `海关至${day}`, (day: string) => `customs to ${day}`],
  whyTitle: ['适用税率与公告', 'Duty and notices, line by line'],
  lockedTitle: ['预计用满日、逐月用量、货期钟', 'Expected fill dates, months and the cargo clock'],
  lockedText: [
    '各国别预计哪天用满（80%区间）、逐月累计与三种口径同图；一票货在配额内申报的可能、两种税率下的完税成本和最晚安全日。',
    'When each quota is expected to fill (80% range), months and the three counts in one chart; for a cargo the chance of entering in quota, landed cost both ways and the latest safe day.',
  ],
  monthsTitle: [(year: string) => `${year}年各月末累计`, (year: string) => `Used by the end of each month, ${year}`],
  month: ['月份', 'Month'],
  unitMonths: ['万吨', 'kt'],
  recordTitle: ['预测准不准', 'Record of the projection'],
  clockRecord: [
    (r: { cargoes: string; brier: string; share: string }) =>
      `货期钟的可能性也回推过：每次预测之后每7天一票货，共${r.cargoes}票，布赖尔分数${r.brier}（越小越准）；若一律按全年平均比例估计为${r.share}。`,
    (r) =>
      `The cargo clock’s chances were back-tested too: a cargo every seventh day after each projection, ${r.cargoes} in all. Brier score ${r.brier} (lower is better), against ${r.share} for the yearly share given to every cargo.`,
  ],
  bandRecord: [
    (r: { cases: string; years: string; coverage: string; loss: string; simple: string }) =>
      `用${r.years}年出口国统计回推${r.cases}次，80%区间命中${r.coverage}；平均损失${r.loss}天，“其余月份同上年”为${r.simple}天。`,
    (r) =>
      `Back-tested ${r.cases} times on exporters’ statistics of ${r.years}: the 80% range held ${r.coverage} of outcomes; mean loss ${r.loss} days, against ${r.simple} for “the rest as last year”.`,
  ],
  laterTitle: ['明后年配额', 'Quotas of the next years'],
  origin: ['产地', 'Origin'],
  quota: ['配额', 'Quota'],
  inTonnes: ['吨', 't'],
  laterNote: ['当年没有用完的配额不结转下一年。', 'Unused quota is not carried over.'],
  watchTitle: ['豁免产地观察', 'Exemption watch'],
  watchLead: [
    (day: string) =>
      `占当年牛肉进口的比例，截至${day}。单个超过3%或合计超过9%，从下一年起可能适用保障措施；超过2.5%、合计超过8%即标出。`,
    (day: string) =>
      `Share of this year’s beef imports to ${day}. Above 3% alone, or 9% together, the measure can apply from the next year; marked from 2.5%, and from 8% together.`,
  ],
  share: ['占比', 'Share'],
  volume: ['数量', 'Volume'],
  together: ['合计', 'All together'],
  near: ['接近上限', 'near the limit'],
  rulesTitle: ['规则', 'The rules'],
  rules: [
    [
      '适用期：2026年1月1日至2028年12月31日。货物：鲜、冷、冻牛肉（0201、0202），牛杂碎不在内。',
      '每年七个国别（类）配额各自计数，不结转。',
      '用满后第3日起加征55个百分点，到当年12月31日；用满当日算第1日。若当日不算，则晚一天，两种算法在公告明确之前并列。',
      '50%和80%的公告不改变税率，只有用满公告才宣布加征。',
      '以进口申报日为准，合同日和提单日都不算数。',
      '协定税率（澳大利亚、新西兰等0%）仍是基础，加征在其上另加。',
      '正式公告、海关累计和本站预测分别列出，从不相加；有公告以公告为准。',
    ],
    [
      'In force 1 January 2026 to 31 December 2028, on fresh, chilled and frozen beef (0201, 0202). Offal is outside.',
      'Seven quotas a calendar year, each counted on its own, none carried over.',
      'From the third day after a quota is reached 55 points are added until 31 December; the day of reaching counts as the first. If it does not, a day later: both readings stand side by side until a notice settles it.',
      'A notice at 50% or 80% changes no duty; only the notice that the quota is full brings the surcharge.',
      'The day of the import declaration decides, not contract or bill of lading.',
      'Agreement duties (0% for Australia, New Zealand and others) stay the base; the surcharge comes on top.',
      'Official notice, customs’ count and our projection stand apart and are never added; a notice goes before all.',
    ],
  ],
  rulesSource: [
    '来源：商务部公告2025年第87号（2025年12月31日）及当日新华社等报道；第3日的算法为本站理解。',
    'Source: MOFCOM announcement 2025 No. 87 (31 December 2025) as reported by Xinhua and others that day; the count of the third day is our reading.',
  ],
  ministry: ['商务部网站', 'Ministry of Commerce'],
  landed: ['完税成本计算', 'Landed cost'],
  years: ['年度对比与配额', 'Years and quota'],
  calendar: ['发布日历', 'Release dates'],
  more: ['相关页面', 'Related pages'],
});
