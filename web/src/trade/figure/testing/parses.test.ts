import { viewChart, viewTable } from '@btc/contract/trade/view-answer.ts';
import { expect, it } from 'vitest';
import { contrastTable, toViewChart } from './view-chart.fixture.ts';

it('is of the contract’s form', () => {
  expect(viewChart.parse(toViewChart('beef-one', [['BRA', '巴西', 'Brazil', 1, null]]))).toBeDefined();
  expect(viewTable.parse(contrastTable('pork-three-contrast'))).toBeDefined();
});
