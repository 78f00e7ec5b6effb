// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { GivenAnswer } from '#platform/testing/fake-api.ts';
import { readFacts, readLinks } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as exhibitionPage from '../exhibition.page.tsx';
import * as exhibitionsPage from '../exhibitions.page.tsx';
import { MerchantList, merchantPlace } from '../merchants/merchant-list.tsx';
import { t } from '../messages.zh.ts';
import { MonthStrip } from './month-strip.tsx';

const event = {
  ExhibitionID: 3,
  Name: '世界肉类组织大会',
  NameEn: 'World Meat Congress',
  Kind: 'conference',
  Time: 'coming',
  StartDate: '2026-12-01',
  EndDate: '2026-12-03',
  Country: 'CHN',
  CountryCn: '中国',
  City: '上海',
  Venue: null,
  Summary: '行业大会。',
  Demo: false,
} as const;
type Detail = NonNullable<GivenAnswer<'GetExhibition'>['Row']>;

const showEvent = (said: Detail = {}, others: NonNullable<GivenAnswer<'GetExhibition'>['List']> = []) =>
  showRoute(exhibitionPage, '/cn/BTCTrend/3', {
    path: 'cn/BTCTrend/:id',
    answers: {
      GetExhibition: {
        Row: {
          ...event,
          Address: null,
          Organiser: null,
          Website: null,
          Text: null,
          UpdatedDate: '2026-11-01T08:00:00+08:00',
          ...said,
        },
        List: others,
      },
    },
  });

test('an event has its days, their number and its place, and goes into one’s own calendar', async () => {
  const page = await showEvent({ Website: 'https://wmc.example' });
  expect(readFacts(document.body)).toMatchObject({
    [t.date]: expect.stringContaining(`2026年12月1日—3日（${t.days('3')}）`),
    [t.place]: '上海',
    [t.website]: t.visit,
  });
  expect(page.getByRole('link', { name: t.visit }).getAttribute('rel')).toBe('nofollow noopener noreferrer');
  expect(page.getByRole('link', { name: t.addToCalendar }).hasAttribute('download')).toBe(true);
});

test('of one day the number of days is not said, and abroad the country is', async () => {
  await showEvent({ EndDate: '2026-12-01', Country: 'BRA', CountryCn: '巴西', City: '圣保罗' });
  const facts = readFacts(document.body);
  expect(facts[t.date]).toBe('2026年12月1日');
  expect(facts[t.place]).toBe('巴西 圣保罗');
});

test.each([
  ['cancelled', t.cancelledNote, true],
  ['over', t.overNote, false],
  ['coming', null, true],
] as const)(
  'of an event that is %s it is said "%s", and it can be put into a calendar: %s',
  async (Time, note, canAdd) => {
    const page = await showEvent({ Time });
    expect([t.cancelledNote, t.overNote].filter((text) => page.queryByText(text) !== null)).toEqual(
      note === null ? [] : [note],
    );
    expect(page.queryByRole('link', { name: t.addToCalendar }) !== null).toBe(canAdd);
  },
);

test('what comes next leads to its page, with days and place', async () => {
  const page = await showEvent({}, [
    { ...event, ExhibitionID: 4, Name: '中国国际肉类展', StartDate: '2027-05-18', EndDate: '2027-05-20' },
  ]);
  expect(page.getByRole('link', { name: '中国国际肉类展' }).getAttribute('href')).toBe('/cn/BTCTrend/4');
  page.getByText('2027年5月18日—20日 · 上海');
});

type Calendar = GivenAnswer<'GetExhibitions'>;
function showCalendar(at: string, answer: Calendar) {
  return showRoute(exhibitionsPage, at, {
    answers: { GetExhibitions: answer, GetBtcInfoNewsBySection: { Rows: [] } },
  });
}

test('events stand under their months; what is not plain is said with them', async () => {
  const page = await showCalendar('/cn/BTCTrend', {
    Rows: [
      { ...event, Time: 'cancelled' },
      { ...event, ExhibitionID: 4, StartDate: '2027-01-05', EndDate: '2027-01-05' },
    ],
    Total: 2,
  });
  page.getByRole('heading', { level: 2, name: '2026年12月' });
  page.getByRole('heading', { level: 2, name: '2027年1月' });
  const [first, second] = page.getAllByRole('article').map(({ textContent }) => textContent);
  expect(first).toMatch(/^12月1日—3日/);
  expect(first).toContain(t.times.cancelled);
  expect(second).not.toContain(t.times.coming);
  page.getByText(t.found('2'));
});

test('past events and others keep the other filters; none found is said', async () => {
  const page = await showCalendar('/cn/BTCTrend?kind=conference&q=肉', { Rows: [], Total: 0 });
  page.getByRole('heading', { name: t.noEvents });
  const past = Object.entries(readLinks(page.getByRole('navigation', { name: t.spans }))).find(([name]) =>
    name.startsWith(t.past),
  );
  expect(past?.[1]).toMatch(/span=past/);
  expect(past?.[1]).toMatch(/kind=conference/);
  expect(readLinks(document.body)[t.clear]).toBe('/cn/BTCTrend');
});

test('the months to come say how many begin in each, and lead to those of the list', async () => {
  const months = [
    { Month: '2026-11', Count: 0 },
    { Month: '2026-12', Count: 2 },
    { Month: '2027-01', Count: 1 },
  ];
  const page = await showPart('cn', <MonthStrip months={months} listed={new Set(['2026-12'])} />);
  expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#m2026-12']);
  const items = page.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    `${t.monthLink('2026年11月', '0')}202611月·`,
    `${t.monthLink('2026年12月', '2')}12月2`,
    `${t.monthLink('2027年1月', '1')}20271月1`,
  ]);
});

test('a firm in a city that is a province has its name once; what is claimed is marked', async () => {
  expect([
    merchantPlace({ ProvinceCn: '上海', City: '上海' }),
    merchantPlace({ ProvinceCn: '山东', City: '青岛' }),
  ]).toEqual(['上海', '山东 青岛']);
  const row = {
    MerchantID: 5,
    Name: '某公司',
    Claimed: true,
    Type: 'importer',
    ProvinceCn: '上海',
    City: '上海',
    Products: [],
    Origins: [],
    Summary: '',
  };
  const page = await showPart(
    'cn',
    <MerchantList rows={[row] as unknown as Parameters<typeof MerchantList>[0]['rows']} />,
  );
  page.getByText(t.claimed);
  expect(page.getByRole('article').textContent).not.toContain(t.origins);
});
