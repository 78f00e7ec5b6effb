import { expect, test } from 'vitest';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { findPriceTitle } from './price-title.ts';

type Priced = Parameters<typeof findPriceTitle>[1];

function title(values: readonly (number | null)[], given: Partial<Priced> = {}) {
  const points = values.map((value, week) => ({
    Date: `2026-${week < 4 ? '09' : '10'}-${String((week % 4) * 7 + 4).padStart(2, '0')}`,
    value,
  }));
  const say = (edition: Edition) =>
    findPriceTitle(edition, {
      subject: edition === 'cn' ? '前腱主流价' : 'the price of shank',
      points,
      change: null,
      formatAmount: (value) => `${String(value)} USD/t`,
      formatWhen: (day) => ({ text: getFormat(edition).date(day), kind: 'day' }),
      ...given,
    })?.replaceAll('\u00a0', ' ');
  return [say('en'), say('cn')];
}

test.each([
  [
    -3.21,
    null,
    'The price of shank fell 3.2% y/y to 52 USD/t on 11 September 2026',
    '2026年9月11日前腱主流价52 USD/t，同比下跌3.2%',
  ],
  [
    1,
    '4 July',
    'The price of shank rose 1.0% to 52 USD/t on 11 September 2026, from 4 July',
    '2026年9月11日前腱主流价52 USD/t，比4 July上涨1.0%',
  ],
  [
    0.01,
    null,
    'The price of shank unchanged y/y at 52 USD/t on 11 September 2026',
    '2026年9月11日前腱主流价52 USD/t，同比持平',
  ],
])('a change of %d %% against %s', (percent, against, en, cn) => {
  expect(title([50, 52], { change: { percent, against } })).toEqual([en, cn]);
});

test('without a change the price stands alone, provisional where it is; without a price there is no title', () => {
  expect(title([50, 52], { isProvisional: true })[0]).toBe(
    'The price of shank: 52 USD/t on 11 September 2026 (provisional)',
  );
  expect(title([null])).toEqual([undefined, undefined]);
});

const climbing = [60, 50, 51, 52, 53, 54, 55, 56, 57];

test('the latest above eight weeks says since when; above everything, of all that is shown', () => {
  expect(title([...climbing, 58])[0]).toMatch(/, the highest since 4 September 2026$/);
  expect(title([...climbing, 61])[1]).toMatch(/，为图示期间最高$/);
  expect(title(climbing.map((value) => -value).concat(-58))[0]).toMatch(/, the lowest since 4 September 2026$/);
});

test('above seven weeks it says nothing, and what is as high ends the run', () => {
  expect(title(climbing)[0]).not.toContain('highest');
  expect(title([...climbing, 54])[0]).not.toContain('highest');
});
