import type { IndexMessages } from './messages.zh.ts';

export const en = {
  title: 'Price indices',
  description:
    'Indices of imported beef and pork in China: forward, spot and spot premium over landed forward; chained Laspeyres, weekly, with w/w and y/y changes.',
  lead: 'Weekly: forward, spot, and spot premium over landed forward. Open to all readers.',
  overview: 'Latest week',
  overviewCaption: 'Latest level of each index and its changes',
  name: 'Index',
  level: 'Level',
  wow: 'w/w',
  mom: '4 wk',
  yoy: 'y/y',
  quoted: 'Quoted',
  carried: 'Carried',
  week: 'Week of',
  trend: 'Past year',
  kind: 'Index',
  kinds: { forward: 'Forward', spot: 'Spot', spread: 'Spot premium over landed forward' },
  meat: 'Meat',
  meats: { beef: 'Beef', pork: 'Pork' },
  origin: 'Origin',
  allOrigins: 'All origins',
  points: 'points',
  spreadUnit: 'CNY/kg',
  chartLabel: (title: string, from: string, to: string, latest: string) =>
    `${title}, ${from} to ${to}; latest ${latest}.`,
  tableCaption: (title: string) => `${title}, weekly`,
  empty: 'No values for this index yet.',
  method: 'Method',
  methodText: (base: string, minQuotes: string, carry: string) =>
    `Chained Laspeyres index, ${base} = 100. A component (origin × cut) needs at least ${minQuotes} quotes; one without quotes carries its last price for up to ${carry} weeks and is shown as carried.`,
  spreadText:
    'Spot price minus the landed cost of forward (ex cold store, VAT included), in CNY/kg, with no base. From 2026 it has two values: at the in-quota duty and at the over-quota duty.',
  levelOver: 'At over-quota duty',
  levelIn: 'At in-quota duty',
  spreadBoth: (within: string, over: string) =>
    `At the in-quota duty CNY ${within}/kg; at the over-quota duty CNY ${over}/kg.`,
  spreadOpen: (origin: string, rule: string) => `${origin}: ${rule}`,
  weights: (year: string, volumeYear: string) => `${year} weights: shares of ${volumeYear} import volume`,
  noWeights: 'No weights yet: components weigh equally.',
  weightsCaption: 'Weights, share of volume',
  cell: 'Component',
  share: 'Share',
  source: (name: string) => `Source: ${name}`,
  coverage: 'Weight covered',
  carriedLegend: (text: string) => `Hatched: ${text}.`,
} satisfies IndexMessages;
