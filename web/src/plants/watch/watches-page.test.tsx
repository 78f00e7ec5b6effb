// @vitest-environment jsdom
import { operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { makeExample } from '#platform/testing/contract-example.ts';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { AddOrigin } from './add-origin.tsx';
import { StopPart } from './stop-part.tsx';
import { WatchTable } from './watch-table.tsx';

const key = 'k'.repeat(32);

const show = (node: ReactNode, answers: Answers = {}) => showPart('en', node, { answers, at: '/BTCEst/Watches' });

const { Rows: watched } = makeExample(operations.GetPlantWatches.output, {
  Rows: [
    {
      WatchID: 1,
      OriginEn: 'Brazil',
      Origin: 'BRA',
      Meat: 'beef',
      Plant: { PlantID: 7, PlantNo: 'SIF 9', NameEn: 'Plant A' },
    },
    { WatchID: 2, OriginEn: 'Spain', Origin: 'ESP', Meat: 'pork', Plant: null },
  ],
});

test('a plant leads to its page, an origin to its directory', async () => {
  const page = await show(<WatchTable rows={watched} />);
  expect(page.getByRole('link', { name: 'Brazil SIF 9' }).getAttribute('href')).toBe('/BTCEst/Plant/7');
  expect(page.getByRole('link', { name: 'Spain' }).getAttribute('href')).toBe('/BTCEst?meat=pork&origin=ESP');
});

test.each([
  [0, { PlantID: 7 }],
  [1, { Origin: 'ESP', Meat: 'pork' }],
])('row %i stops what it is about', async (row, subject) => {
  const page = await show(<WatchTable rows={watched} />);
  await page.user.click(page.getAllByRole('button')[row] ?? document.body);
  await page.settled();
  expect(page.sent('AddDeletePlantWatch')).toEqual([expect.objectContaining({ ...subject, IsAdd: false })]);
});

test('an origin is watched; one too many is told as that', async () => {
  const origins = { GetWebFrontApprovePlantOrigin: { Rows: [{ Code: 'BRA', NameEn: 'Brazil' }] } } as const;
  const page = await show(<AddOrigin />, origins);
  await page.user.click(page.getByRole('button'));
  await page.settled();
  expect(page.sent('AddDeletePlantWatch')).toMatchObject([{ Origin: 'BRA', Meat: 'beef', IsAdd: true }]);
});

test('without an origin there is nothing to watch', async () => {
  const page = await show(<AddOrigin />, { GetWebFrontApprovePlantOrigin: { Rows: [] } });
  expect(page.getByRole('button')).toHaveProperty('disabled', true);
});

test('a watch is stopped by a press, not by opening the link', async () => {
  const page = await show(<StopPart stopKey={key} />, {
    StopPlantWatch: { Row: { OriginEn: 'Brazil', PlantNo: 'SIF 9' } },
  });
  expect(page.changes()).toEqual([]);
  await page.user.click(page.getByRole('button'));
  await page.settled();
  expect(page.sent('StopPlantWatch')).toEqual([{ Key: key }]);
  expect(page.text()).toContain('Brazil SIF 9');
  expect(page.queryByRole('button', { name: /Stop/ })).toBeNull();
});

test.each([
  ['a key of another form', 'short', {}, 0],
  ['a watch that is gone', key, { StopPlantWatch: new ApiError(1009) }, 0],
  ['a failure, which can be tried again', key, { StopPlantWatch: new ApiError(1000) }, 1],
] as const)('%s is said', async (_name, stopKey, answers, buttons) => {
  const page = await show(<StopPart stopKey={stopKey} />, answers);
  const press = page.queryByRole('button');
  if (press !== null) await page.user.click(press);
  await page.settled();
  expect(page.queryAllByRole('button', { name: /Stop/ })).toHaveLength(buttons);
});
