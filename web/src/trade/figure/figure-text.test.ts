import { expect, test } from 'vitest';
import { originLegend } from './by-category/to-origin-token.ts';
import { rankedMembers } from './by-category/member-bars.ts';
import { stepLegend, toStep } from './by-category/share-steps.ts';
import { structureStats } from './by-category/structure-stats.ts';
import { messages } from './messages.ts';
import { formatAmountInText, formatMembersSentence, sentence, toSpan, totalIn } from './sentence.ts';
import { contrastTable, toViewChart } from './testing/view-chart.fixture.ts';
import { sideNames } from './contrast/contrast-rows.ts';

test.each([
  ['en', 12_345, 't', '12,345 t'],
  ['en', 5_300_000, 'USD', 'USD 5.3 million'],
  ['en', 1_530_000_000, 'USD', 'USD 1.53 billion'],
  ['cn', 1_530_000_000, 'USD', /^15\.30亿/],
  ['en', 12.34, '%', '12.3%'],
  ['cn', 1_234_500, 't', /万/],
] as const)('in %s %i %s is written %s in a text', (edition, value, unit, expected) => {
  const text = formatAmountInText(edition, value, unit);
  if (typeof expected === 'string') expect(text.replaceAll('\u00a0', ' ')).toBe(expected);
  else expect(text).toMatch(expected);
});

const chart = toViewChart('beef-one', [
  ['BRA', '巴西', 'Brazil', 60, 60],
  ['ARG', '阿根廷', 'Argentina', 20, 10],
  ['URY', '乌拉圭', 'Uruguay', 30, null],
  ['OTH', '其他', 'Others', 10, 10],
]);

test('a view is said in a sentence: span, total and the three largest', () => {
  const said = formatMembersSentence(chart, 't', 'en').replaceAll('\u00a0', ' ');
  expect(said).toContain('August 2026 to September 2026');
  expect(said).toContain('200 t');
  expect(said).toMatch(/Brazil \(60\.0%\).*Argentina \(15\.0%\).*Uruguay \(15\.0%\)/);
  expect(said).not.toContain('Others');
});

test('one who has it all is not said to be the largest, and of nothing there is no sentence', () => {
  const alone = toViewChart('beef-one', [['BRA', '巴西', 'Brazil', 60, 60]]);
  expect(formatMembersSentence(alone, 't', 'en')).not.toContain('Brazil');
  const unknown = { ...chart, Total: { ...chart.Total, Volume: null } };
  expect(formatMembersSentence(unknown, 't', 'en')).toBe('');
  expect([toSpan('en', []), sentence('en', [])]).toEqual(['', '']);
});

test.each([
  ['t', 200],
  ['USD', 1000],
  ['CNY', null],
  ['USD/t', 5],
  ['%', null],
] as const)('the total in %s is %s', (unit, total) => {
  expect(totalIn(chart, unit)).toBe(total);
});

test('members are ranked by size, each with its share of what is shown; the rest stands last', () => {
  const rest = toViewChart('beef-one', [
    ['REST', '其余', 'The rest', 100, 100],
    ['URY', '乌拉圭', 'Uruguay', 10, 10],
    ['BRA', '巴西', 'Brazil', 50, 30],
  ]);
  const members = rankedMembers(rest, { unit: 't', edition: 'en', token: '--x' });
  expect(members.map(({ value }) => value)).toEqual(expect.arrayContaining([200, 80, 20]));
  expect(members.find(({ code }) => code === 'BRA')?.share).toBeCloseTo(26.67, 1);
  const [first, second] = members.filter(({ code }) => code !== 'REST').map(({ code }) => code);
  expect([first, second]).toEqual(['BRA', 'URY']);
});

test.each([
  [null, null],
  [0, 0],
  [0.49, 0],
  [0.5, 1],
  [2, 2],
  [19.9, 4],
  [20, 5],
  [100, 5],
])('a province with a share of %s has the step %s', (share, step) => {
  expect(toStep(share)).toBe(step);
});

test('the legend of the map begins below its first step and ends above its last', () => {
  const names = stepLegend('not published').map(({ name }) => name);
  expect(names).toEqual(['<0.5%', '0.5–2%', '2–5%', '5–10%', '10–20%', '≥20%', 'not published']);
});

const structure = { Members: 120, Cr4: 40.2, Cr5: null, Cr10: 70, Hhi: 1499, Active: 80, Idle: 5 } as Parameters<
  typeof structureStats
>[0];

test.each([
  [1499, messages.en.hhi.competitive],
  [1500, messages.en.hhi.moderate],
  [2499, messages.en.hhi.moderate],
  [2500, messages.en.hhi.concentrated],
  [null, undefined],
])('an index of concentration of %s is called %s', (Hhi, note) => {
  const stats = structureStats({ ...structure, Hhi }, 'en', 'importer');
  expect(stats.find(({ name }) => name === 'HHI')?.note).toBe(note);
});

test('what is not published of a structure is a dash, and what the view has not is left out', () => {
  const { Active: _active, Idle: _idle, ...without } = structure;
  expect(structureStats(structure, 'en', 'plant').map(({ name }) => name)).toContain(messages.en.idlePlants);
  const stats = structureStats(without, 'en', 'plant');
  expect(stats.map(({ name }) => name)).toEqual([messages.en.memberCounts.plant, 'CR4', 'CR5', 'CR10', 'HHI']);
  expect(stats.map(({ text }) => text)).toEqual(['120', '40.2%', '–', '70.0%', '1,499']);
});

test('origins without a colour of their own are one, and stand last in the legend', () => {
  const of = (OriginCode: string | undefined, OriginEn: string, Volume: number) =>
    ({ OriginCode, OriginEn, OriginCn: OriginEn, Volume }) as Parameters<typeof originLegend>[0][number];
  const legend = originLegend(
    [of('XXX', 'Nowhere', 900), of('YYY', 'Elsewhere', 50), of('URY', 'Uruguay', 20), of('BRA', 'Brazil', 100)],
    'en',
    'Others',
  );
  expect(legend.map(({ name }) => name)).toEqual(['Brazil', 'Uruguay', 'Others']);
});

test('the sides of a contrast are called as the answer says, in the edition', () => {
  const table = contrastTable('pork-three-contrast');
  expect(sideNames(table, 'en')).toEqual(['2026', '2025']);
  const { Sides: _sides, ...dict } = table.Dict;
  const members = [
    { Code: 'BRA', NameCn: '巴西', NameEn: 'Brazil' },
    { Code: 'ARG', NameCn: '阿根廷', NameEn: 'Argentina' },
  ];
  const named = { ...table, Dict: { ...dict, Members: members } } as typeof table;
  expect(sideNames(named, 'cn')).toEqual(['巴西', '阿根廷']);
  expect(sideNames({ ...named, Dict: { ...named.Dict, Members: [] } }, 'cn')).toEqual(['', '']);
});
