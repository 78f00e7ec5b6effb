// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readLinks, readOptions } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { messages } from '../messages.ts';
import { answerExample } from '../view-answer.fixture.ts';
import type { ViewAnswer } from '../view-query.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthRange } from './month-range.tsx';
import { SourceFilter } from './source-filter.tsx';

const applied = vi.fn<(value: unknown) => void>();
afterEach(() => {
  applied.mockClear();
});

const few = ['Brazil', 'Uruguay', 'Chile'].map((name) => ({ code: name.slice(0, 3).toUpperCase(), name }));
const many = Array.from({ length: 20 }, (_, index) => ({ code: `C${index}`, name: `Plant ${index}` }));

interface Scene {
  readonly choices?: typeof few;
  readonly chosen?: readonly string[];
  readonly most?: number;
}
async function showChoices({ choices = few, chosen = [], most }: Scene) {
  const page = await showPart(
    'en',
    <>
      <ChoiceFilter
        name="origin"
        label="Origin"
        all="All origins"
        choices={choices}
        chosen={chosen}
        most={most}
        onApply={applied}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
  const summary = document.querySelector<HTMLElement>('summary');
  if (summary === null) throw new Error('The filter opens');
  return { page, summary };
}

test.each([
  [[], 'All origins'],
  [['BRA'], 'Brazil'],
  [['BRA', 'URU'], messages.en.countChosen('2')],
  [['GONE'], 'GONE'],
])('of %j chosen the filter says %s', async (chosen, text) => {
  const { summary } = await showChoices({ chosen });
  expect(summary.textContent).toContain(text);
});

test('what is ticked is applied at a press, all of it', async () => {
  const { page, summary } = await showChoices({ chosen: ['BRA'] });
  await page.user.click(summary);
  await page.user.click(page.getByRole('checkbox', { name: 'Chile' }));
  expect(applied).not.toHaveBeenCalled();
  await page.press(messages.en.apply);
  expect(applied).toHaveBeenCalledWith(['BRA', 'CHI']);
});

test('Esc takes back what was ticked; a press elsewhere applies it', async () => {
  const { page, summary } = await showChoices({ chosen: ['BRA'] });
  await page.user.click(summary);
  await page.user.click(page.getByRole('checkbox', { name: 'Chile' }));
  await page.user.keyboard('{Escape}');
  expect(applied).not.toHaveBeenCalled();
  await page.user.click(summary);
  expect(page.getByRole('checkbox', { name: 'Chile' })).toHaveProperty('checked', false);
  await page.user.click(page.getByRole('checkbox', { name: 'Uruguay' }));
  await page.user.click(page.getByRole('button', { name: 'Elsewhere' }));
  expect(applied).toHaveBeenCalledWith(['BRA', 'URU']);
});

test('past the most that can be chosen the others wait, until one is let go', async () => {
  const { page, summary } = await showChoices({ chosen: ['BRA', 'URU'], most: 2 });
  await page.user.click(summary);
  expect(page.getByRole('checkbox', { name: 'Chile' })).toHaveProperty('disabled', true);
  await page.user.click(page.getByRole('checkbox', { name: 'Brazil' }));
  expect(page.getByRole('checkbox', { name: 'Chile' })).toHaveProperty('disabled', false);
});

test('in a long list one searches, and what is hidden stays ticked', async () => {
  const { page, summary } = await showChoices({ choices: many, chosen: ['C3'] });
  await page.user.click(summary);
  await page.user.type(page.getByRole('searchbox'), 'plant 1');
  page.getByText(messages.en.choicesFound('11'));
  expect(page.queryByRole('checkbox', { name: 'Plant 3' })).toBeNull();
  await page.user.click(page.getByRole('checkbox', { name: 'Plant 12' }));
  await page.press(messages.en.apply);
  expect(applied).toHaveBeenCalledWith(['C3', 'C12']);
});

test('a short list needs no search, and can be cleared', async () => {
  const { page, summary } = await showChoices({ chosen: ['BRA'] });
  await page.user.click(summary);
  expect(page.queryByRole('searchbox')).toBeNull();
  await page.press(messages.en.clearChoice);
  expect(applied).toHaveBeenCalledWith([]);
});

const bounds = { start: '2024-03', limit: '2026-09' };
async function showRange(request = { from: '2026-01', to: '2026-09' }, isCut = false) {
  const page = await showPart(
    'en',
    <MonthRange
      label="Months"
      request={request}
      bounds={bounds}
      isCut={isCut}
      hrefFor={({ from, to }) => `/x?from=${from}&to=${to}`}
      onApply={applied}
    />,
  );
  const summary = document.querySelector<HTMLElement>('summary');
  if (summary === null) throw new Error('The range opens');
  await page.user.click(summary);
  await page.settled();
  return page;
}

test('spans that are often wanted are links of the page, by the last month that is published', async () => {
  await showRange();
  expect(readLinks(document.body)).toEqual({
    [messages.en.presetNames.year]: '/x?from=2025-10&to=2026-09',
    [messages.en.presetNames.thisYear]: '/x?from=2026-01&to=2026-09',
    [messages.en.presetNames.lastYear]: '/x?from=2025-01&to=2025-12',
    [messages.en.presetNames.twoYears]: '/x?from=2024-10&to=2026-09',
    [messages.en.presetNames.all]: '/x?from=2024-03&to=2026-09',
  });
});

test('a span is chosen month by month; one that begins after its end is said and cannot be applied', async () => {
  const page = await showRange();
  await page.user.click(page.getAllByRole('option', { name: 'May' })[1] ?? document.body);
  await page.press(messages.en.apply);
  expect(applied).toHaveBeenCalledWith({ from: '2026-01', to: '2026-05' });
  const wrong = await showRange({ from: '2026-01', to: '2026-05' });
  await wrong.user.click(wrong.getAllByRole('option', { name: 'Aug' })[0] ?? document.body);
  wrong.getByText(messages.en.startAfterEnd);
  expect(wrong.getByRole('button', { name: messages.en.apply })).toHaveProperty('disabled', true);
});

test('to whom earlier months are closed it is said; what was asked beyond is cut', async () => {
  const page = await showRange({ from: '2020-01', to: '2027-01' }, true);
  expect(page.text()).toContain(messages.en.startNote('March 2024'));
  expect(page.text()).toContain(messages.en.limitNote('September 2026'));
  await page.press(messages.en.apply);
  expect(applied).toHaveBeenCalledWith({ from: '2024-03', to: '2026-09' });
});

test('months that are not published cannot be chosen, and years are passed by buttons and page keys', async () => {
  const page = await showPart('en', <MonthGrid label="From" value="2026-02" bounds={bounds} onChange={applied} />);
  expect(page.getByRole('option', { name: 'Oct' }).getAttribute('aria-disabled')).toBe('true');
  expect(page.getByRole('button', { name: messages.en.laterYear })).toHaveProperty('disabled', true);
  await page.press(messages.en.earlierYear);
  await page.user.click(page.getByRole('option', { name: 'Oct' }));
  expect(applied).toHaveBeenCalledWith('2025-10');
  await page.user.keyboard('{PageUp}');
  page.getByRole('listbox', { name: 'From 2024' });
  expect(page.getByRole('option', { name: 'Feb' }).getAttribute('aria-disabled')).toBe('true');
  expect(page.getByRole('button', { name: messages.en.earlierYear })).toHaveProperty('disabled', true);
});

const open: ViewAnswer = { ...answerExample, dict: { ...answerExample.dict, LockedReason: null } };
async function showSource(answer: ViewAnswer, at: string) {
  const page = await showPart('en', <SourceFilter answer={answer} />, { at });
  const summary = document.querySelector<HTMLElement>('summary');
  if (summary === null) throw new Error('The filter opens');
  await page.user.click(summary);
  return { page, summary };
}

test('another source begins its months anew, and goes with the day as published', async () => {
  const { page, summary } = await showSource(open, '/BTCData?from=2026-01&to=2026-05');
  expect(summary.textContent).toContain(messages.en.bestSource);
  expect(readOptions(page.getByRole('combobox', { name: messages.en.source }))).toEqual([
    messages.en.bestSource,
    'Demonstration data',
  ]);
  await page.user.selectOptions(page.getByRole('combobox', { name: messages.en.source }), 'demo');
  await page.user.type(page.getByLabelText(messages.en.asPublishedOn), '2026-06-30');
  await page.press(messages.en.apply);
  expect(page.address()).toBe('/BTCData?source=demo&asof=2026-06-30');
});

test('the same source keeps the months, and a source that has none of the goods stays offered while it is asked for', async () => {
  const { page } = await showSource(open, '/BTCData?source=comtrade&from=2026-01&to=2026-05');
  expect(readOptions(page.getByRole('combobox', { name: messages.en.source }))).toHaveLength(3);
  await page.press(messages.en.apply);
  expect(page.address()).toContain('from=2026-01');
});

test('earlier days are for members: others read that in the field’s place', async () => {
  const { page } = await showSource(answerExample, '/BTCData?asof=2026-06-30');
  expect(page.queryByLabelText(messages.en.asPublishedOn)).toBeNull();
  page.getByText(messages.en.earlierForMembers);
});
