import { expect, it } from 'vitest';
import { namedTheme } from '#charts/testing/chart-theme.fixture.ts';
import { contrastTable } from '../testing/view-chart.fixture.ts';
import { listDifferences, greatestFirst, toPairs } from './contrast-figures.tsx';
import { contrastRows, gapsIn, sideNames } from './contrast-rows.ts';

const table = contrastTable('pork-three-contrast');

it('orders what rose before what fell, and leaves out what cannot be compared', () => {
  const { bars } = listDifferences(table, 'en', namedTheme);
  expect(bars.map(({ name, text }) => [name, text])).toEqual([
    ['Tianjin', '+30 (+50.0%)'],
    ['Shanghai', '−20 (−20.0%)'],
  ]);
});

it('lists what changed most first, a fall as well as a rise', () => {
  const changes = contrastRows(table, 'en').flatMap((row) =>
    [30, 5, -2, -400].map((difference) => ({ ...row, difference })),
  );
  expect(greatestFirst(changes).map(({ difference }) => difference)).toEqual([
    -400, -400, -400, 30, 30, 30, 5, 5, 5, -2, -2, -2,
  ]);
});

it('shows a rise in the colour of the edition', () => {
  expect(listDifferences(table, 'cn', namedTheme)).toMatchObject({
    riseToken: '--rise-red',
    fallToken: '--rise-green',
  });
  expect(listDifferences(table, 'en', namedTheme)).toMatchObject({
    riseToken: '--rise-green',
    fallToken: '--rise-red',
  });
});

it('stands both sides beside each other with their shares, a gap as a dash', () => {
  expect(toPairs(table, 'en', namedTheme).bars.map(({ texts }) => texts)).toEqual([
    ['80 t · 50.0%', '100 · 50.0%'],
    ['90 · 50.0%', '60 · 50.0%'],
    ['10 · 50.0%', '–'],
  ]);
  expect(sideNames(table, 'cn')).toEqual(['2026', '2025']);
});

it('says why a change is missing, once for all rows', () => {
  const rows = contrastRows(table, 'en');
  expect(gapsIn(rows)).toEqual(['notPublished']);
  const fromNothing = rows.map((row) => ({ ...row, difference: 10, percent: null }));
  expect(gapsIn([...rows, ...fromNothing])).toEqual(['notPublished', 'noBase']);
});
