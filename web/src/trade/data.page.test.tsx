import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { dataViews } from '@btc/contract/trade/views.ts';
import { expect, it } from 'vitest';
import { type Edition, EditionProvider, pathFor } from '#i18n/edition.ts';
import { DemoEndContext } from '#ui/data/demo-end.ts';
import DataPage from './data.page.tsx';
import { hatchesPeriods } from './figure/figure-variants.ts';
import { answerExample, shownExample } from './view-answer.fixture.ts';
import type { ViewFound } from './view-query.ts';

function render(
  edition: Edition,
  data: ViewFound,
  search = '',
  page = '/BTCData',
  demoEnd: string | null = null,
): string {
  const path = pathFor(edition, page);
  const Stub = createRoutesStub([{ id: 'page', path, Component: DataPage, loader: () => data }]);
  return renderToString(
    <EditionProvider edition={edition}>
      <DemoEndContext value={demoEnd}>
        <Stub initialEntries={[path + search]} hydrationData={{ loaderData: { page: data } }} />
      </DemoEndContext>
    </EditionProvider>,
  );
}

const member = { LockedBefore: null, LockedReason: null, LockedModule: null, Locked: [] };

it('has the figures in the first HTML, in words and as a ranking', () => {
  const html = render('en', shownExample);
  expect(html).toContain('Imports by origin: Beef (HS\u00a00201+0202), product weight, excl. offal');
  expect(html).toContain('August 2026 to September 2026: 300\u00a0t. Largest: Brazil (66.7%), Uruguay (33.3%).');
  expect(html).toContain('66.7%');
  expect(html).not.toContain('style=');
});

it('is written for Chinese readers in the Chinese edition', () => {
  const html = render('cn', shownExample);
  expect(html).toContain('国别进口：牛肉（HS\u00a00201+0202），产品重量，不含杂碎');
  expect(html).toContain('2026年8月至2026年9月合计300吨；居前的是巴西（66.7%）、乌拉圭（33.3%）。');
  for (const view of ['国别单价', '省份进口', '年度对比与配额']) expect(html).toContain(view);
});

it('shows the same sum in the table, with gaps, locks and the small line', () => {
  const html = render('en', shownExample, '?show=table');
  expect(html).toMatch(/<tfoot>.*<td[^>]*>300<\/td>/);
  expect(html).toContain('members only');
  expect(html).toContain('not published');
  expect(html).toMatch(/<th scope="col"[^>]*>.*Volume/);
  expect(html).toContain('from 200 to 200 t; lowest 200, highest 200');
});

it('finds and sorts before any script runs', () => {
  const html = render('en', shownExample, '?show=table&find=uru');
  expect(html).toContain('Uruguay');
  expect(html).not.toMatch(/<tbody>.*Brazil.*<\/tbody>/);
  const sorted = render('en', shownExample, '?show=table&sort=Volume');
  expect(sorted).toContain('aria-sort="ascending"');
  expect(sorted).toMatch(/<tbody>.*Uruguay.*Brazil.*<\/tbody>/);
});

it('says what stands under every view, and where to read more', () => {
  const html = render('en', shownExample);
  for (const text of [
    'Demonstration data',
    'September 2026',
    'hatched',
    'Download CSV',
    'Download XLSX',
    'Figures before August 2026',
    'href="/BTCData/Methods"',
    'href="/BTCData/Revisions"',
    'href="/BTCData/Calendar"',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('/download/beef-one.csv?edition=en&amp;Period=month');
});

it('says that provisional periods are hatched only where a chart over time hatches them', () => {
  for (const [edition, word, rest] of [
    ['cn', '以斜线标出', '下次发布时可能修订'],
    ['en', 'hatched', 'subject to revision at the next release'],
  ] as const) {
    expect(render(edition, shownExample)).toContain(word);
    const table = render(edition, shownExample, '?show=table');
    expect(table).toContain(rest);
    expect(table).not.toContain(word);
  }
  const drawn = dataViews.map((view) => [view.code, hatchesPeriods(view, null)] as const);
  expect(new Map(drawn).get('beef-two')).toBe(true);
  expect(new Map(drawn).get('beef-three')).toBe(false);
  expect(new Map(drawn).get('beef-five')).toBe(false);
  expect(hatchesPeriods({ figure: 'rankedBars' }, 'panels')).toBe(true);
});

it('waits for no figures of a demonstration that has ended', () => {
  const next = {
    Date: '2027-03-07',
    Kind: 'preliminary',
    Source: 'customs',
    SourceNameCn: '海关',
    SourceNameEn: 'Customs',
    PeriodFrom: '2027-01',
    PeriodTo: '2027-02',
    TitleCn: '进出口数据',
    TitleEn: 'Import figures',
    Days: 6,
    Expected: true,
  } as const;
  const awaiting = { ...shownExample, next };
  expect(render('en', awaiting)).toContain('expected 7 March 2027');
  expect(render('en', awaiting)).toContain('data not yet released');
  const ended = render('en', awaiting, '', '/BTCData', '2026-11-20');
  expect(ended).not.toContain('2027');
  expect(ended).not.toContain('data not yet released');
  expect(ended).toContain('As of 20 November 2026');
});

it('keeps the filters in the form and the links', () => {
  const html = render('en', shownExample, '?origin=BRA&storage=frozen&unit=USD');
  expect(html).toMatch(/<input[^>]*name="origin"[^>]*checked=""[^>]*value="BRA"|<input[^>]*value="BRA"[^>]*checked=""/);
  expect(html).toContain('href="/BTCData?origin=BRA&amp;storage=frozen&amp;unit=USD&amp;show=table"');
  expect(html).toContain('type="hidden" name="unit" value="USD"');
});

it('offers the whole pig where its goods are told apart, and each good alone everywhere', () => {
  const type = (Code: string, NameEn: string) => ({ Code, NameCn: NameEn, NameEn });
  const Types = [type('pork', 'Pork'), type('pork_and_offal', 'Pork and offal'), type('pork_fat', 'Pig fat')];
  const shown = { ...shownExample, answer: { ...answerExample, options: { ...answerExample.options, Types } } };
  const byProduct = render('en', shown, '?view=pork-two');
  expect(byProduct).toMatch(/<option[^>]*value="pork_and_offal.pork_fat"[^>]*>Pork and offal \+ Pig fat</);
  expect(byProduct).toMatch(/<option[^>]*value="pork_fat"[^>]*>Pig fat</);
  expect(render('en', shown, '?view=pork-three')).not.toContain('pork_and_offal.pork_fat');
  // Contrasts are of months, whatever is asked: there is no kind of period to choose.
  expect(render('en', shown, '?view=pork-three')).toContain('name="period"');
  expect(render('en', shown, '?view=pork-three-contrast')).not.toContain('name="period"');
});

it('locks views in the chooser for those who are no members, and for nobody else', () => {
  expect(render('cn', shownExample).match(/（会员）/g)).toHaveLength(8);
  const dict = { ...answerExample.dict, ...member };
  expect(
    render('cn', { kind: 'shown', answer: { ...answerExample, dict }, trend: null, next: null, dueOn: null }),
  ).not.toContain('（会员）');
});

it('tells in the place of a locked view what it holds and how to get it, and offers no filter', () => {
  const holds = { members: 343, dataLimit: '2026-09', isDemo: true };
  const html = render('cn', { kind: 'locked', reason: 'notpaid', trialLeft: 3, holds }, '?view=beef-five');
  for (const text of [
    '会员内容',
    '进口商格局',
    'CR10',
    '联系我们',
    '用1项试用额度打开（还剩3项）',
    '现有343家进口商的数据，截至2026年9月。',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain('<form');
  expect(html).not.toContain('/download/');
  const signedOut = render(
    'en',
    { kind: 'locked', reason: 'anonymous', trialLeft: null, holds: null },
    '?view=beef-two',
  );
  expect(signedOut).toContain('href="/Login"');
});

it('tells that an open view as it once stood is for members, and leads to it as it stands', () => {
  const html = render('en', { kind: 'locked', reason: 'anonymous', trialLeft: null, holds: null }, '?asof=2026-07-18');
  expect(html).toContain('Figures as published on 18 July 2026');
  expect(html).toMatch(/href="\/BTCData"[^>]*>See the latest figures/);
  expect(render('en', shownExample)).not.toContain('name="asof"');
});

it('shows pork under its own title in both editions', () => {
  const dict = { ...answerExample.dict, View: 'pork-one' } as const;
  const answer = { ...answerExample, dict };
  const cn = render('cn', { kind: 'shown', answer, trend: null, next: null, dueOn: null }, '', '/PorkData');
  expect(cn).toContain('<h1>猪肉数据</h1>');
  expect(cn).toContain('href="/cn/PorkData?view=pork-three"');
  const en = render('en', { kind: 'shown', answer, trend: null, next: null, dueOn: null }, '?meat=pork');
  expect(en).toContain('<h1>Pork data</h1>');
  expect(en).toContain('href="/BTCData?meat=pork&amp;view=pork-three"');
});

it('answers an address that asks for too much in place, and offers filters that work', () => {
  const html = render('en', { kind: 'refused', fields: ['Origin'], answer: answerExample }, '?origin=XXX');
  expect(html).toContain('origin code');
  expect(html).toContain('href="/BTCData"');
  expect(html).not.toContain('origin=XXX');
});

it('says why there is nothing to show', () => {
  const Total = { ...answerExample.chart.Total, Volume: null, ValueUsd: null };
  const table = { ...answerExample.table, Rows: [] };
  const shown = (answer: Partial<typeof answerExample | object>): ViewFound => ({
    kind: 'shown',
    answer: { ...answerExample, table, ...answer },
    trend: null,
    next: null,
    dueOn: null,
  });
  expect(render('cn', shown({ chart: { ...answerExample.chart, Total } }))).toContain('所选条件下没有贸易记录');
  const none = { ...answerExample.chart, Patterns: [], Datas: [], Total: { ...answerExample.chart.Total, Volume: 0 } };
  expect(render('en', shown({ chart: none }))).toContain('No trade matches these filters');
  const zero = { Volume: 0, ValueUsd: 0, ValueCny: 0 };
  const traded = { ...answerExample.chart, Total: { ...answerExample.chart.Total, ...zero } };
  expect(render('en', shown({ chart: traded }))).toContain('No trade matches');
  const empty = shown({ chart: { ...answerExample.chart, Dates: [], Total } });
  expect(render('en', empty)).toContain('No data published for these months');
  expect(render('en', empty, '?to=2025-01')).toContain('Members only');
});

it('says when the next figures come, and what is left of a trial', () => {
  const names = {
    SourceNameCn: '中国海关',
    SourceNameEn: 'China Customs',
    TitleCn: '分商品分国别',
    TitleEn: 'By product and partner',
  };
  const release = {
    ...names,
    Kind: 'detail',
    Source: 'customs',
    Date: '2026-12-18',
    PeriodFrom: '2026-11',
    PeriodTo: '2026-11',
  } as const;
  const next = { ...release, Expected: true, Days: 27 };
  const dict = { ...answerExample.dict, TrialLeft: 4 };
  const html = render('cn', { kind: 'shown', answer: { ...answerExample, dict }, trend: null, next, dueOn: null });
  expect(html).toContain('预计2026年12月18日：2026年11月');
  expect(html).toContain('还可打开4项');
});

it('tells a failure in place, of the view or of a trend', () => {
  expect(render('cn', { kind: 'failed', failure: 'networkerror' })).toContain('网络连接失败');
  const html = render('en', {
    ...shownExample,
    kind: 'shown',
    answer: answerExample,
    trend: { kind: 'missing' },
    next: null,
    dueOn: null,
  });
  expect(html).toContain('No record of this company or plant.');
});
