// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { ChartEventRow } from '@btc/contract/trade/chart-events.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { readLinks } from '#ui/testing/read-table.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import { ChartEvents, useMarkedEvents } from './chart-events.tsx';
import { setEventsShown } from './events-switch.ts';
import { messages } from './messages.ts';

const notice: ChartEventRow = {
  Day: '2026-03-26',
  Kind: 'notice',
  TitleCn: '澳大利亚牛肉配额用到50%（公告）',
  TitleEn: 'Australia: 50% of the beef quota used (notice)',
  SourceCn: '商务部',
  SourceEn: 'MOFCOM',
  SourceUrl: 'https://notice.example/50',
  Demo: false,
};
const plants: ChartEventRow = {
  ...notice,
  Day: '2026-05-04',
  Kind: 'plants',
  TitleCn: '澳大利亚2家工厂中方暂停',
  TitleEn: 'Australia: 2 plants – suspended by China',
  SourceUrl: null,
  Demo: true,
};

const Marked = () => (
  <p>
    {useMarkedEvents()
      .map(({ Day }) => Day)
      .join(' ')}
  </p>
);
const Page = () => (
  <ChartEvents meat="beef" origins={['AUS', 'BRA']} from="2026-01-01" to="2026-12-31">
    <Marked />
  </ChartEvents>
);
const show = (edition: 'cn' | 'en', answer: Answers['GetChartEvents'] = { Rows: [notice, plants], Total: 2 }) =>
  showRoute({ default: Page }, edition === 'cn' ? '/cn/Quota' : '/Quota', { answers: { GetChartEvents: answer } });

afterEach(() => {
  cleanup();
  setEventsShown(false);
});

test.each(['cn', 'en'] as const)('switched on, a numbered list says what the marks mean, in %s', async (edition) => {
  const t = messages[edition];
  const { getByRole, queryByRole, user, settled, sent } = await show(edition);
  expect(sent('GetChartEvents')).toEqual([]);
  expect(queryByRole('list')).toBeNull();
  await user.click(getByRole('checkbox', { name: t.show }));
  await settled();
  const items = getByRole('region', { name: t.title }).querySelectorAll('li');
  expect([...items].map(({ value }) => value)).toEqual([1, 2]);
  expect(items[0]?.textContent).toContain(edition === 'cn' ? notice.TitleCn : notice.TitleEn);
  expect(readLinks(document.body)[edition === 'cn' ? '商务部' : 'MOFCOM']).toBe('https://notice.example/50');
  expect(getByRole('status').textContent).toBe(t.count(2, 2));
  expect(document.querySelector('p')?.textContent).toBe('2026-03-26 2026-05-04');
  await user.click(getByRole('checkbox', { name: t.show }));
  expect(queryByRole('list')).toBeNull();
  expect(document.querySelector('p')?.textContent).toBe('');
});

test('who switched it on finds it on at the next chart, which asks for its own origins and span', async () => {
  setEventsShown(true);
  const { sent, getByRole } = await show('en', { Rows: [], Total: 0 });
  expect(sent('GetChartEvents')).toMatchObject([
    { Meat: 'beef', Origin: 'AUS|BRA', StartDate: '2026-01-01', EndDate: '2026-12-31' },
  ]);
  expect(getByRole('status').textContent).toBe(messages.en.none);
});

test('events that do not come leave the chart, and can be asked for again', async () => {
  setEventsShown(true);
  const { getByRole } = await show('en', new ApiError(1010));
  expect(getByRole('heading', { name: messages.en.failed })).toBeDefined();
  expect(getByRole('checkbox')).toBeDefined();
});
