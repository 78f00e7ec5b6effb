import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['货期钟', 'Cargo clock'],
  lead: [
    '这票货能不能赶在配额内申报，两种税率各是多少成本。',
    'Will this cargo enter in quota, and what does it cost either way?',
  ],
  form: ['加一票货', 'Add a cargo'],
  origin: ['产地', 'Origin'],
  goods: ['货物', 'Goods'],
  goodsNames: {
    '02023000': ['冻去骨牛肉', 'Frozen boneless'],
    '02022000': ['冻带骨牛肉', 'Frozen bone-in'],
    '02013000': ['冰鲜去骨牛肉', 'Chilled boneless'],
    '02062900': ['冻牛杂碎', 'Frozen offal'],
  },
  kind: ['日期是', 'The date is'],
  kinds: {
    arrival: ['到港日', 'arrival'],
    bill: ['提单日', 'bill of lading'],
  },
  day: ['日期', 'Date'],
  port: ['卸货港', 'Discharge port'],
  cif: ['CIF价（美元/吨）', 'CIF (USD/t)'],
  tonnes: ['数量（吨）', 'Volume (t)'],
  add: ['计算', 'Calculate'],
  badDay: ['请填写日期，如2026-12-01', 'Enter a date, such as 2026-12-01'],
  unread: [
    (count: number) => `链接中有${count}票货读不出来，请重新填写。`,
    (count: number) =>
      count === 1
        ? 'One cargo of the link cannot be read: enter it again.'
        : `${count} cargoes of the link cannot be read: enter them again.`,
  ],
  badNumber: ['请输入大于0的数字', 'Enter a number above 0'],
  tooMany: [
    (most: string) => `最多${most}票货，请先删去一票。`,
    (most: string) => `Up to ${most} cargoes: remove one first.`,
  ],
  table: ['各票货对照', 'Cargoes side by side'],
  cargo: ['货', 'Cargo'],
  byKind: {
    arrival: [(day: string) => `${day}到港`, (day: string) => `arrives ${day}`],
    bill: [
      (day: string, port: string) => `${day}提单，${port}卸货`,
      (day: string, port: string) => `B/L ${day}, to ${port}`,
    ],
  },
  declared: ['可能申报日', 'Likely declared'],
  declaredRange: [(from: string, to: string) => `${from} – ${to}`, (from: string, to: string) => `${from} – ${to}`],
  chance: ['配额内可能', 'Chance in quota'],
  otherChance: [
    (percent: string) => `用满当日不计：${percent}`,
    (percent: string) => `day of reaching not counted: ${percent}`,
  ],
  noQuota: ['不适用配额', 'no quota applies'],
  notKnown: ['当年尚无数据', 'no count of that year yet'],
  duty: ['关税', 'Duty'],
  landed: ['完税成本（元/公斤）', 'Landed cost (CNY/kg)'],
  within: [(figure: string) => `内${figure}`, (figure: string) => `in ${figure}`],
  over: [(figure: string) => `外${figure}`, (figure: string) => `over ${figure}`],
  expected: ['预期多付（元）', 'Expected extra (CNY)'],
  latestSafe: ['最晚安全日', 'Latest safe day'],
  noSafe: ['今年没有', 'none this year'],
  remove: ['删去', 'Remove'],
  removeNamed: [(name: string) => `删去${name}`, (name: string) => `Remove ${name}`],
  copy: ['复制链接', 'Copy link'],
  refused: ['有一票货无法计算：请检查产地和日期。', 'A cargo cannot be calculated: please check origin and date.'],
  notes: [
    '申报日按到港后1至7天估计，最可能第3天；航程按产地到上海的经验天数，前后各5天，其他港口另加减。这些是本站的经验值，知道到港日请直接填写。',
    'Declared one to seven days after arrival, most likely on the third; voyages are usual days from origin to Shanghai, five sooner or later, other ports against Shanghai. These are our rules of thumb: where you know the arrival, enter it.',
  ],
  safeNote: [
    '安全＝配额内可能不低于90%。成本按今天汇率。链接里只有您填写的内容。',
    'Safe: a chance in quota of at least 90%. Costs at today’s exchange rate. The link holds only what you entered.',
  ],
});
