import { describe, expect, test } from 'vitest';
import type { Edition } from '../members/access.ts';
import { compareTyped, listComparedReferences } from './compare-typed.ts';
import { type FigureAnswer, type FigureUnit, questionKey } from './figure.ts';
import { listQuestions } from './fill-text.ts';
import { figureUnits } from './print-figure.ts';

const names = {
  origins: [
    { code: 'BRA', names: ['巴西', 'Brazil', 'Brazilian'] },
    { code: 'USA', names: ['美国', 'United States', 'US'] },
  ],
  cuts: [
    { code: 'fq6', names: ['前六件', 'set of six'] },
    { code: 'shank', names: ['腱子肉', 'Shank'] },
  ],
};

const basis = { sourceCn: '', sourceEn: '', publishedOn: null, demo: false, provisional: false, lock: null };
const member = { nameCn: '', nameEn: '', originCn: '', originEn: '', cutCn: '', cutEn: '' };
const { usdPerTonne, tonnes, percent, points } = figureUnits;
const known: Readonly<Record<string, readonly [number, FigureUnit]>> = {
  'quote/BRA/fq6/forward@latest mainstream': [6360, usdPerTonne],
  'quote/BRA/fq6/forward@latest low': [6300, usdPerTonne],
  'quote/BRA/fq6/forward@latest high': [6400, usdPerTonne],
  'quote/BRA/fq6/forward@2026-11-20 mainstream': [6360, usdPerTonne],
  'quote/BRA/fq6/forward@latest change': [-10, usdPerTonne],
  'quote/BRA/fq6/forward@latest change%': [-0.2, percent],
  'import/BRA@2026-09 volume t': [294_796, tonnes],
  'import/BRA@2026-YTD09 share': [30.5, percent],
  'import/TOTAL@2025 year%': [3.4, percent],
  'import/TOTAL/pork@2025 volume t': [980_000, tonnes],
  'quota/BRA@2026 amount': [1_106_000, tonnes],
  'quota/BRA@2026 amount t': [1_106_000, tonnes],
  'index/beef/forward@latest level': [126.89, points],
  'index/beef/forward@latest change': [0.42, points],
};

function compare(texts: { readonly [edition in Edition]?: string }) {
  const written = (['cn', 'en'] as const).flatMap((edition) => {
    const source = texts[edition];
    return source === undefined ? [] : [{ field: 'body', edition, source }];
  });
  const answers = new Map(
    listQuestions(listComparedReferences(written, names)).map((question): [string, FigureAnswer] => {
      const found = known[questionKey(question)];
      if (found === undefined) return [questionKey(question), { kind: 'missing', issue: 'notFound', detail: '' }];
      const [value, unit] = found;
      const isChange = question.measure.startsWith('change');
      const about = { unit, decimals: unit === points ? 2 : unit === percent ? 1 : 0, isChange, period: '', basis };
      return [questionKey(question), { kind: 'found', members: [{ ...member, value }], ...about }];
    }),
  );
  return compareTyped(written, names, answers).map(({ kind, typed, expected }) => [kind, typed, expected]);
}

describe('a typed figure is held against the series that its sentence names', () => {
  test.each([
    ['cn', '巴西前六件报6,360美元/吨。'],
    ['cn', '巴西前六件成交在6,320–6,380美元/吨。'],
    ['cn', '2026年11月20日，巴西前六件期货主流价6,360美元/吨。'],
    ['cn', '巴西前六件下跌10美元，跌幅0.2%。'],
    ['cn', '2026年9月，巴西牛肉进口29.5万吨，约30万吨。'],
    ['cn', '2026年1—9月巴西牛肉占全部进口的30.5%。'],
    ['cn', '2025年全国牛肉进口同比增长3.4%。'],
    ['cn', '巴西2026年配额110.6万吨。'],
    ['cn', '牛肉远期指数126.9点，上涨0.4点。'],
    ['en', 'The Brazilian set of six stands at USD 6,360/t.'],
    ['en', 'Brazil’s set of six fell USD 10/t.'],
    ['en', 'Imports of beef from Brazil came to 294,796 t in September 2026.'],
    ['en', 'Imports of pork came to 0.98 million t in 2025.'],
    ['en', 'Brazil has a quota of 1,106,000 t in 2026.'],
    ['en', 'The forward index rose 0.4 points.'],
  ] as const)('and is right: %s %s', (edition, text) => {
    expect(compare({ [edition]: text })).toEqual([]);
  });

  test.each([
    ['cn', '巴西前六件报6,100美元/吨。', ['number', '6,100美元', '6,360美元/吨']],
    ['cn', '巴西前六件报63,600美元/吨。', ['scale', '63,600美元', '6,360美元/吨']],
    ['cn', '巴西前六件上涨10美元。', ['direction', '10美元', '−10美元/吨']],
    ['cn', '巴西前六件下跌100美元。', ['scale', '100美元', '−10美元/吨']],
    ['cn', '巴西前六件下跌40美元。', ['number', '40美元', '−10美元/吨']],
    ['cn', '2026年9月，巴西牛肉进口29.5吨。', ['scale', '29.5吨', '294,796吨']],
    ['cn', '2026年9月，巴西牛肉进口31.2万吨。', ['number', '31.2万吨', '294,796吨']],
    ['cn', '2025年全国牛肉进口同比下降3.4%。', ['direction', '3.4%', '3.4%']],
    ['cn', '牛肉远期指数下跌0.4点。', ['direction', '0.4点', '+0.42点']],
    ['cn', '巴西前六件上涨{{quote/BRA/fq6/forward@latest change abs bare}}美元。', ['direction', '10', '−10']],
    ['en', 'The Brazilian set of six stands at USD 6,100/t.', ['number', 'USD 6,100', 'USD 6,360/t']],
    ['en', 'Brazil’s set of six rose USD 10/t.', ['direction', 'USD 10', '−USD 10/t']],
    ['en', 'Imports of beef from Brazil came to 29.5 t in September 2026.', ['scale', '29.5 t', '294,796 t']],
    ['en', 'Brazil’s quota of 1,160,000 t in 2026.', ['number', '1,160,000 t', '1,106,000 t']],
    ['en', 'The forward index fell 0.4 points.', ['direction', '0.4 points', '+0.42 points']],
    ['en', 'It is up {{quote/BRA/fq6/forward@latest change abs bare}} dollars.', ['direction', '10', '−10']],
  ] as const)('and contradicts it: %s %s', (edition, text, warning) => {
    expect(compare({ [edition]: text })).toEqual([warning]);
  });

  test.each([
    ['a forecast', 'cn', '预计2026年9月巴西牛肉进口40万吨。'],
    ['another publisher', 'cn', '据路透社，2026年9月巴西牛肉进口31.2万吨。'],
    ['an earlier price', 'cn', '去年巴西前六件报5,100美元/吨。'],
    ['two origins', 'cn', '巴西和美国前六件报6,100美元/吨。'],
    ['of carcases', 'en', 'Imports of beef from Brazil came to 400,000 t of carcases in September 2026.'],
    ['no period', 'en', 'Imports of beef from Brazil came to 300,000 t.'],
    ['a supposition', 'en', 'If the Brazilian set of six fell to USD 5,000/t, buyers would return.'],
    ['letters within a word', 'en', 'Just one set of six at USD 6,100/t helps us.'],
  ] as const)('not where it is %s', (_what, edition, text) => {
    expect(compare({ [edition]: text })).toEqual([]);
  });
});

describe('the figures of the Chinese text are held against the English one', () => {
  test.each([
    [
      '<p>全年12.5万吨，约3.2亿美元，占三成即30%。</p>',
      '<p>125,000 t in the year, USD 320 million, or 30 per cent.</p>',
      [],
    ],
    ['<p>12.5万吨</p>', '<p>12,500 t</p>', [['edition', '12.5万吨', '12,500 t']]],
    ['<p>税率12%。</p><p>税率25%。</p>', '<p>A duty of 12%.</p><p>A duty of 20%.</p>', [['edition', '25%', '20%']]],
    ['<p>税率12%，配额10万吨。</p>', '<p>A duty of 12%.</p>', [['oneEdition', '10万吨', '']]],
    ['<p>税率。</p>', '<p>A duty of 12%.</p>', [['oneEdition', '12%', '']]],
    ['<p>到岸2,400美元/吨，另一家2,360美元。</p>', '<p>A at USD 2,400/t, B at 2,360.</p>', []],
    ['<p>{{quota/BRA@2026}}</p>', '<p>1,106,000 t</p>', []],
    ['<p>税率12%。</p>', '', []],
  ])('%s · %s', (cn, en, warnings) => {
    expect(compare({ cn, en })).toEqual(warnings);
  });
});
