import { describe, expect, test } from 'vitest';
import { type FigureAnswer, type FigureMember, questionKey } from './figure.ts';
import { fillText, listQuestions } from './fill-text.ts';
import { parseFigures } from './parse-figures.ts';
import { figureUnits } from './print-figure.ts';
import { dayNumber } from './print-period.ts';

const basis = {
  sourceCn: '演示数据',
  sourceEn: 'Demonstration data',
  publishedOn: '2026-11-20',
  demo: true,
  provisional: false,
  lock: null,
} as const;

function member(value: number, cn = '巴西', en = 'Brazil'): FigureMember {
  return { value, nameCn: cn, nameEn: en, originCn: cn, originEn: en, cutCn: '', cutEn: '' };
}

const price = { unit: figureUnits.usdPerTonne, decimals: 0, isChange: false };
const date = { unit: figureUnits.day, decimals: 0, isChange: false };
const answers: readonly (readonly [string, Omit<Extract<FigureAnswer, { kind: 'found' }>, 'kind' | 'basis'>])[] = [
  ['quote/BRA/fq6/forward@latest mainstream', { ...price, members: [member(6360)], period: '2026-11-20' }],
  ['quote/URY/chuck_blade/forward@latest mainstream', { ...price, members: [member(5900)], period: '2026-11-20' }],
  [
    'quote/BRA/fq6/forward@2026-11-20 change',
    { ...price, isChange: true, members: [member(-10)], period: '2026-11-20' },
  ],
  [
    'quote/*/fq6/forward@2026-11-20 change',
    {
      ...price,
      isChange: true,
      members: [member(-10), member(40, '乌拉圭', 'Uruguay'), member(0, '阿根廷', 'Argentina')],
      period: '2026-11-20',
    },
  ],
  [
    'quote/*/shank/forward@2026-11-20 change',
    {
      ...price,
      isChange: true,
      members: [member(-10), member(40)],
      leftOut: [{ nameCn: '新西兰牛腱', nameEn: 'New Zealand shank' }],
      period: '2026-11-20',
    },
  ],
  ['quota/BRA@latest fill-day', { ...date, members: [member(dayNumber('2026-10-09'))], period: '2026-11-20' }],
  [
    'quota/ARG@latest fill-day',
    { ...date, members: [member(dayNumber('2026-11-09'), '阿根廷', 'Argentina')], period: '2026-11-20' },
  ],
  [
    'import/BRA@2026-09 volume',
    { unit: figureUnits.tonnes, decimals: 0, isChange: false, members: [member(294_796)], period: '2026-09' },
  ],
  [
    'import/TOTAL@2025 value',
    { unit: figureUnits.usd, decimals: 0, isChange: false, members: [member(1.5e9)], period: '2025' },
  ],
];
const known = new Map<string, FigureAnswer>(answers.map(([key, answer]) => [key, { kind: 'found', basis, ...answer }]));

function say(text: string, edition: 'cn' | 'en' = 'cn'): string {
  const filled = fillText(text, edition, known);
  return filled.kind === 'filled'
    ? filled.text
    : filled.issues.map(({ kind, detail }) => `${kind} ${detail}`).join('; ');
}

describe('a figure is printed as its edition writes it', () => {
  test.each([
    ['{{quote/BRA/fq6/forward@latest}}', '6,360美元/吨', 'USD 6,360/t'],
    ['{{quote/BRA/fq6/forward@latest bare}}', '6,360', '6,360'],
    ['{{quote/BRA/fq6/forward@latest period}}', '2026年11月20日', '20 November 2026'],
    ['{{quote/BRA/fq6/forward@2026-11-20 change}}', '−10美元/吨', '−USD 10/t'],
    ['{{quote/BRA/fq6/forward@2026-11-20 change abs bare}}', '10', '10'],
    ['{{import/BRA@2026-09}}', '29.5万吨', '294,796 t'],
    ['{{import/BRA@2026-09 .2 bare}}', '294,796.00', '294,796.00'],
    ['{{import/BRA@2026-09 origin}}', '巴西', 'Brazil'],
    ['{{import/TOTAL@2025 value}}', '15.0亿美元', 'USD 1.50 billion'],
  ])('%s', (source, cn, en) => {
    expect([say(source, 'cn'), say(source, 'en')]).toEqual([cn, en]);
  });

  test('tonnes in the unit that is named', () => {
    const key = (unit: string) => `import/BRA@2026-09 volume ${unit}`;
    const tonnes = known.get('import/BRA@2026-09 volume');
    if (tonnes === undefined) throw new Error('not asked');
    const requests = new Map(known).set(key('t'), tonnes).set(key('wt'), tonnes).set(key('kt'), tonnes);
    const one = (text: string, edition: 'cn' | 'en') => fillText(text, edition, requests);
    expect(one('{{import/BRA@2026-09 t}}', 'cn')).toMatchObject({ text: '294,796吨' });
    expect(one('{{import/BRA@2026-09 wt}}', 'cn')).toMatchObject({ text: '29.5万吨' });
    expect(one('{{import/BRA@2026-09 kt bare}}', 'en')).toMatchObject({ text: '294.8' });
  });
});

test('a choice goes by the sign, and # is the number without it', () => {
  const source = '{{quote/BRA/fq6/forward@2026-11-20 change ? 上涨#美元 | 下跌#美元 | 持平}}';
  expect(say(`前六件${source}。`)).toBe('前六件下跌10美元。');
  expect(say('{{quote/*/fq6/forward@2026-11-20 change first ? up | down | level}}', 'en')).toBe('up');
});

test('of several figures the first, the last, and how many moved', () => {
  const set = 'quote/*/fq6/forward@2026-11-20 change';
  expect(say(`{{${set} first name}}、{{${set} last name}}`)).toBe('乌拉圭、巴西');
  expect(say(`{{${set} risen word}} of {{${set} count word}} rose, {{${set} unchanged word}} held`, 'en')).toBe(
    'one of three rose, one held',
  );
  expect(say(`{{${set}}}`)).toBe('several ');
});

test('a sum or mean that would leave a member out is refused and names it; what counts members is not', () => {
  const of = '{{quote/*/shank/forward@2026-11-20 change';
  expect(say(`${of} mean}}`)).toBe('incomplete 新西兰牛腱');
  expect(say(`${of} sum}}`, 'en')).toBe('incomplete New Zealand shank');
  expect(say(`${of} risen}} / ${of} count}}`)).toBe('1 / 2');
  expect(say('{{quote/*/fq6/forward@2026-11-20 change mean}}')).toBe('+10美元/吨');
});

test('a difference is between two figures of one unit', () => {
  expect(say('{{quote/BRA/fq6/forward@latest - quote/URY/chuck_blade/forward@latest}}')).toBe('+460美元/吨');
  expect(say('{{quote/BRA/fq6/forward@latest - import/BRA@2026-09 mainstream}}')).toBe('notOfSeries mainstream');
});

test('latest is pinned to the period that it came to', () => {
  const filled = fillText('{{quote/BRA/fq6/forward@latest bare}}', 'cn', known);
  expect(filled).toMatchObject({ figures: [{ pinned: '{{quote/BRA/fq6/forward@2026-11-20 bare}}', value: 6360 }] });
});

test('in HTML the markup around and within a choice stays', () => {
  const html = '<p>A &amp; B: {{quote/BRA/fq6/forward@2026-11-20&nbsp;change ? <b>up</b> | <b>down #</b>}}</p>';
  expect(fillText(html, 'en', known, { html: true })).toMatchObject({ text: '<p>A &amp; B: <b>down 10</b></p>' });
});

describe('what cannot be read is told with its place', () => {
  test.each([
    ['{{quote/BRA/fq6/forward@2026-11-20', 'unclosed', ''],
    ['{{}}', 'noSeries', ''],
    ['{{quotes/BRA@2026}}', 'unknownSeries', 'quotes'],
    ['{{quote/BRA/fq6/forward@yesterday}}', 'badPeriod', 'yesterday'],
    ['{{quote/BRA/fq6/forward@2026-02-30}}', 'badPeriod', '2026-02-30'],
    ['{{quote/BRA/fq6/forward@latest usd cny}}', 'twice', 'cny'],
    ['{{quote/BRA/fq6/forward@latest nicely}}', 'unknownWord', 'nicely'],
    ['{{quote/BRA/fq6/forward@latest share}}', 'notOfSeries', 'share'],
    ['{{quote/BRA/fq6/forward@latest change ? up}}', 'badChoice', 'up'],
  ])('%s', (source, kind, detail) => {
    expect(parseFigures(`He said ${source}`).issues).toMatchObject([{ kind, detail, from: 8 }]);
  });

  test('one that finds nothing keeps the text from being filled', () => {
    const filled = fillText('a {{quote/ARG/cow6/forward@latest}} b {{quote/BRA/fq6/forward@latest}}', 'cn', known);
    expect(filled).toMatchObject({ kind: 'issues', issues: [{ kind: 'notFound', from: 2 }] });
  });
});

test('what several texts ask is asked once', () => {
  const texts = ['{{import/BRA@2026-09}} {{import/BRA@2026-09 t}}', '{{import/BRA@2026-09 volume bare}}'];
  expect(listQuestions(texts).map(questionKey)).toEqual(['import/BRA@2026-09 volume', 'import/BRA@2026-09 volume t']);
});

test('a text without references is left as it is', () => {
  expect(say('巴西 6,360 {one}')).toBe('巴西 6,360 {one}');
});

test('a day is printed as a date, and two of them are so many days apart', () => {
  const day = '{{quota/BRA@latest fill-day}}';
  expect([say(day), say(day, 'en')]).toEqual(['2026年10月9日', '9 October 2026']);
  expect(say('{{quota/BRA@latest fill-day ? 预计#用满 | – | –}}')).toBe('预计2026年10月9日用满');
  const apart = '{{quota/ARG@latest - quota/BRA@latest fill-day abs}}';
  expect([say(apart), say(apart, 'en')]).toEqual(['31天', '31 days']);
});
