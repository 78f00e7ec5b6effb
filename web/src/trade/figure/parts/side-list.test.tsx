// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { gapNames } from '#i18n/gap.ts';
import { readOptions, readTable } from '#ui/testing/read-table.ts';
import { showPage } from '#ui/testing/show-page.tsx';
import { messages } from '../messages.ts';
import { toViewChart } from '../testing/view-chart.fixture.ts';
import { SideList, type SideListProps } from './side-list.tsx';

const selection = toViewChart('beef-one', []).Dict.Selection;
const members = [
  { code: 'BRA', name: 'Brazil', token: '--origin-bra', value: 30_000, share: 60 },
  { code: 'ARG', name: 'Argentina', token: '--origin-arg', value: 20_000, share: 40 },
  { code: 'URY', name: 'Uruguay', token: '--origin-ury', value: null, share: null },
] as const;

function show(said: Partial<SideListProps> = {}, edition: 'cn' | 'en' = 'en') {
  const props: SideListProps = { nameTitle: 'Origin', members, unit: 't', selection, tableHref: '/table', ...said };
  return showPage(edition, <SideList {...props} />);
}

test('it ranks with amounts and shares, and says what is not published', () => {
  const { head, rows } = readTable(show().getByRole('table'));
  expect(head).toEqual(['Origin', 't', 'Share of total']);
  expect(rows.slice(0, 2)).toEqual([
    ['Brazil', '30,000', '60.0%'],
    ['Argentina', '20,000', '40.0%'],
  ]);
  expect(rows[2]?.filter((cell) => cell.includes(gapNames.en.notPublished))).toHaveLength(2);
});

test.each([
  ['USD/t', {}, 'Share of volume', '占数量'],
  ['t', { Origin: ['BRA', 'ARG'] }, 'Share of selection', '占所选合计'],
  ['t', { Company: ['A'] }, 'Share of selection', '占所选合计'],
  ['USD/t', { Origin: ['BRA'] }, 'Share of volume', '占数量'],
] as const)('the shares of %s with %j chosen are a “%s”', (unit, chosen, english, chinese) => {
  const said = { unit, selection: { ...selection, ...chosen } } as Partial<SideListProps>;
  show(said).getByRole('columnheader', { name: english });
  show(said, 'cn').getByRole('columnheader', { name: chinese });
});

test('prices stand in full, other money in the unit that fits', () => {
  expect(readTable(show({ unit: 'USD/t' }).getByRole('table')).rows[0]?.[1]).toBe('30,000');
  const { head, rows } = readTable(
    show({ unit: 'USD', members: members.map((one) => ({ ...one, value: 5_200_000_000 })) }).getByRole('table'),
  );
  expect(head[1]).not.toBe(messages.en.axis.USD);
  expect(rows[0]?.[1]).toMatch(/^5(?:\.2|,200\.0)$/);
});

test.each([
  ['en', '2 more in the table'],
  ['cn', '其余2个见表格'],
] as const)('what does not fit is said, with the way to it (%s)', (edition, words) => {
  const page = show({ count: 1 }, edition);
  expect(readTable(page.getByRole('table')).rows).toHaveLength(1);
  expect(page.getByRole('link', { name: words }).getAttribute('href')).toBe('/table');
  expect(show({ count: 3 }, edition).queryByRole('link')).toBeNull();
});

test('names are pressed where the chart can show one alone, and that one is marked', async () => {
  expect(show().queryByRole('button')).toBeNull();
  const onMember = vi.fn<(code: string) => void>();
  const page = show({ onMember, picked: 'BRA' });
  await page.user.click(page.getByRole('button', { name: 'Argentina' }));
  expect(onMember.mock.calls).toEqual([['ARG']]);
  expect(page.getAllByRole('row').map((row) => row.dataset['picked'])).toEqual([undefined, 'true', 'false', 'false']);
});

test('places are written where the chart names by place', () => {
  const names = readTable(show({ isNumbered: true }).getByRole('table')).rows.map(([name]) => name);
  expect(names).toEqual(['1. Brazil', '2. Argentina', '3. Uruguay']);
});

test.each(['cn', 'en'] as const)('what is drawn together is said only where it is (%s)', (edition) => {
  show({ hasRest: true }, edition).getByText(messages[edition].restHint);
  expect(show({}, edition).queryByText(messages[edition].restHint)).toBeNull();
});

test('a period is picked from the latest on, or the whole span', async () => {
  const onPick = vi.fn<(period: string | null) => void>();
  const page = show({ period: { dates: ['2026-08', '2026-09'], at: '2026-09', onPick } });
  const list = page.getByLabelText(messages.en.sidePeriod);
  expect(list).toHaveProperty('value', '2026-09');
  expect(readOptions(list)[0]).toBe(messages.en.wholeSpan);
  expect([...list.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', '2026-09', '2026-08']);
  await page.user.selectOptions(list, '2026-08');
  await page.user.selectOptions(list, messages.en.wholeSpan);
  expect(onPick.mock.calls).toEqual([['2026-08'], [null]]);
});

test('a period that the answer no longer has is the whole span', () => {
  const page = show({ period: { dates: ['2026-09'], at: '2019-01', onPick: () => undefined } });
  expect(page.getByLabelText(messages.en.sidePeriod)).toHaveProperty('value', '');
});
