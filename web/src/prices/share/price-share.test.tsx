// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { recordFigure } from '#charts/testing/recorded-figure.ts';
import { messages as headings } from '#charts/heading/messages.ts';
import { messages as dataMessages } from '#ui/data/data-messages.ts';
import { messages as uiMessages } from '#ui/messages.ts';
import { readLinks } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { PeriodLinks, ShowSwitch } from './history-switches.tsx';
import { messages } from './messages.ts';
import { PriceActions, type PriceActionsProps } from './price-actions.tsx';
import { findPublishedOn } from './published-on-address.ts';
import { PublishedOn } from './published-on.tsx';

const t = messages.en;
const prices: PriceActionsProps = {
  file: 'beef-price-index',
  query: { Meat: 'beef', Origin: '' },
  link: '/BTCPrice/Indices?period=3M',
};

function pictured(isFailing = false) {
  const { captions, figure } = recordFigure({ isFailing });
  const about = { title: 'Beef index', subtitle: '3 months', fileName: 'beef-index', source: 'Survey', isDemo: false };
  return { captions, shown: { figure, about } };
}

test.each([
  ['en', 'Download CSV'],
  ['cn', '下载 CSV'],
] as const)(
  'in the %s edition the file %s is of that edition, and leaves out what was not chosen',
  async (edition, name) => {
    await showPart(edition, <PriceActions {...prices} />);
    const file = new URL(readLinks(document.body)[name] ?? '', 'https://portal.example');
    expect(file.pathname).toMatch(/beef-price-index\.csv$/);
    expect(file.searchParams.get('edition')).toBe(edition);
    expect(file.searchParams.get('Meat')).toBe('beef');
    expect(file.searchParams.has('Origin')).toBe(false);
    expect(file.searchParams.has('AsPublishedOn')).toBe(false);
  },
);

test('the plain file is the same without its heading', async () => {
  await showPart('en', <PriceActions {...prices} />);
  const links = readLinks(document.body);
  expect(links[dataMessages.en.plainCsv]).toBe(`${links[t.csv] ?? ''}&layout=plain`);
});

test('prices as published on a day leave as such: files by their query, the picture by a note', async () => {
  const { captions, shown } = pictured();
  const page = await showPart('en', <PriceActions {...prices} publishedOn="2026-10-02" {...shown} />);
  for (const name of [t.csv, t.xlsx]) expect(readLinks(document.body)[name]).toContain('AsPublishedOn=2026-10-02');
  await page.press(t.png);
  expect(captions[0]?.notes).toEqual([t.asPublished('2 October 2026'), `${window.location.origin}${prices.link}`]);
});

test('a picture says its source and its address, and of invented figures that they are', async () => {
  const { captions, shown } = pictured();
  const about = { ...shown.about, notes: ['Shares of trade'], isDemo: true };
  const page = await showPart('en', <PriceActions {...prices} {...shown} about={about} />);
  await page.press(t.png);
  expect(captions).toEqual([
    {
      title: 'Beef index',
      subtitle: '3 months',
      fileName: 'beef-index',
      source: t.source('Survey'),
      notes: ['Shares of trade', `${window.location.origin}${prices.link}`],
      demo: t.demo,
    },
  ]);
});

test('real figures bear no mark, and without a chart there is no picture', async () => {
  const { captions, shown } = pictured();
  const page = await showPart('en', <PriceActions {...prices} {...shown} />);
  await page.press(t.png);
  expect(captions[0]?.demo).toBeNull();
  const bare = await showPart('en', <PriceActions {...prices} />);
  expect(bare.queryByRole('button', { name: t.png })).toBeNull();
});

test('a picture that cannot be made is told, and can be asked for again', async () => {
  const { captions, shown } = pictured(true);
  const page = await showPart('en', <PriceActions {...prices} {...shown} />);
  await page.press(t.png);
  page.getByText(t.failed);
  await page.press(t.png);
  expect(captions).toHaveLength(2);
});

test.each([
  ['en', uiMessages.en.copied],
  ['cn', uiMessages.cn.copied],
] as const)('the %s link is copied whole, and it is told', async (edition, told) => {
  const page = await showPart(edition, <PriceActions {...prices} />);
  await page.press(messages[edition].link);
  page.getByText(told);
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${prices.link}`);
});

test('prices are cited by their heading, scope, source, day and address, with or without a chart', async () => {
  const { shown } = pictured();
  const page = await showPart('en', <PriceActions {...prices} about={shown.about} publishedOn="2026-10-02" />);
  await page.press(headings.en.cite);
  expect(await navigator.clipboard.readText()).toMatch(
    new RegExp(
      `^Beef to China, “Beef index”\\. 3 months\\. Source: Survey, as published on 2 October 2026\\. Accessed .+ ${window.location.origin}/`,
    ),
  );
  const bare = await showPart('en', <PriceActions {...prices} />);
  expect(bare.queryByRole('button', { name: headings.en.cite })).toBeNull();
});

test('where the browser gives no clipboard, that is told', async () => {
  const page = await showPart('en', <PriceActions {...prices} />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await page.press(t.link);
  page.getByText(uiMessages.en.copyFailed);
});

test.each([
  ['asof=2026-10-02', '2026-10-02'],
  ['asof=2026-13-02', null],
  ['asof=yesterday', null],
  ['asof=', null],
  ['', null],
])('the address %j asks for the day %s', (query, day) => {
  expect(findPublishedOn(new URLSearchParams(query))).toBe(day);
});

const pathFor = (day: string | null) => `/BTCPrice/Indices${day === null ? '' : `?asof=${day}`}`;

test('a day is chosen and goes into the address; nothing chosen is as they stand', async () => {
  const page = await showPart('en', <PublishedOn day={null} pathFor={pathFor} />, { at: '/BTCPrice/Indices' });
  expect(document.querySelector('details')?.open).toBe(false);
  page.getByText(t.publishedOnHint);
  expect(page.queryByRole('button', { name: t.showNow })).toBeNull();
  await page.user.click(page.getByText(t.earlier));
  await page.user.type(page.getByLabelText(t.publishedOn), '2026-10-02');
  await page.press(t.showDay);
  expect(page.address()).toBe('/BTCPrice/Indices?asof=2026-10-02');
});

test('prices of a day say so openly, and lead back to now', async () => {
  const page = await showPart('cn', <PublishedOn day="2026-10-02" pathFor={pathFor} />, { at: pathFor('2026-10-02') });
  page.getByText(messages.cn.asPublished('2026年10月2日'));
  expect(document.querySelector('details')?.open).toBe(true);
  expect(page.getByLabelText(messages.cn.publishedOn)).toHaveProperty('value', '2026-10-02');
  await page.press(messages.cn.showNow);
  expect(page.address()).toBe('/BTCPrice/Indices');
  expect(page.getByLabelText(messages.cn.publishedOn)).toHaveProperty('value', '');
});

test('a day that is emptied is as they stand', async () => {
  const page = await showPart('en', <PublishedOn day="2026-10-02" pathFor={pathFor} />, { at: pathFor('2026-10-02') });
  await page.user.clear(page.getByLabelText(t.publishedOn));
  await page.press(t.showDay);
  expect(page.address()).toBe('/BTCPrice/Indices');
});

test('periods are links by their names, the one on show marked', async () => {
  const toPath = ({ period }: { readonly period: string }) => `/x?period=${period}`;
  const page = await showPart('cn', <PeriodLinks periods={['1M', '5Y', 'all']} value="5Y" toPath={toPath} />);
  expect(readLinks(page.getByRole('navigation', { name: messages.cn.period }))).toEqual({
    '1个月': '/x?period=1M',
    '5年': '/x?period=5Y',
    全部: '/x?period=all',
  });
  expect(page.getByRole('link', { current: true }).textContent).toBe('5年');
});

test('a history is switched from chart to table', async () => {
  const chosen: string[] = [];
  const page = await showPart('en', <ShowSwitch value="chart" onChange={(show) => chosen.push(show)} />);
  expect(page.getByRole('radio', { name: t.chart })).toHaveProperty('checked', true);
  await page.user.click(page.getByRole('radio', { name: t.table }));
  expect(chosen).toEqual(['table']);
});
