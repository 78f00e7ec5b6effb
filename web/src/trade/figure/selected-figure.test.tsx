import { dataViews } from '@btc/contract/trade/views.ts';
import { beforeAll, expect, it } from 'vitest';
import { renderEdition } from '#ui/testing/render-edition.tsx';
import { SelectedFigure } from './selected-figure.tsx';
import { findVariant, listVariants } from './figure-variants.ts';
import { loadMemberFigure } from './lazy-figure.tsx';
import { contrastTable, toViewChart } from './testing/view-chart.fixture.ts';

const given = {
  unit: 't',
  mode: 'large',
  at: null,
  onPick: () => {},
  compare: [],
  title: 'A view of beef',
  tableHref: '?show=table',
} as const;
const members = [
  ['31', '上海', 'Shanghai', 40, 40],
  ['12', '天津', 'Tianjin', 10, 10],
] as const;

beforeAll(async () => {
  await loadMemberFigure();
});

it.each(dataViews.flatMap((view) => (['cn', 'en'] as const).map((edition) => [view.code, edition, view] as const)))(
  'has a chart with a sentence for %s in %s, and no style attribute',
  (code, edition, view) => {
    const html = renderEdition(
      edition,
      <SelectedFigure
        {...given}
        view={view}
        chart={toViewChart(code, members)}
        table={contrastTable(code)}
        variant={null}
      />,
    );
    expect(html).toMatch(/role="img" aria-label="A view of beef/);
    expect(html).not.toContain('style=');
  },
);

it('lists members with figure and share beside the chart, readable without it', () => {
  const view = dataViews[0];
  const html = renderEdition(
    'en',
    <SelectedFigure {...given} view={view} chart={toViewChart(view.code, members)} variant={null} />,
  );
  expect(html).toMatch(/Shanghai.*80.*80\.0%/);
});

it('says what the shares are of: all trade or what was chosen', () => {
  const toHead = (view: (typeof dataViews)[number], Origin: string[]) => {
    const chart = toViewChart(view.code, members);
    const dict = { ...chart.Dict, Selection: { ...chart.Dict.Selection, Origin } };
    const html = renderEdition(
      'en',
      <SelectedFigure {...given} view={view} chart={{ ...chart, Dict: dict }} variant={null} />,
    );
    return />(Share of [a-z]+)<\/th>/.exec(html)?.[1];
  };
  expect(toHead(dataViews[0], [])).toBe('Share of total');
  expect(toHead(dataViews[0], ['BRA', 'ARG'])).toBe('Share of selection');
});

it('draws the tiles of the provinces in the first HTML', () => {
  const view = dataViews[2];
  const html = renderEdition(
    'cn',
    <SelectedFigure {...given} view={view} chart={toViewChart(view.code, members)} variant={null} />,
  );
  expect(html).toMatch(/data-step="5"[^>]*><span[^>]*>上海/);
});

it('takes a variant that the view does not have for its first', () => {
  expect(findVariant({ figure: 'map' }, 'columns')).toBe('map');
  expect(findVariant({ figure: 'areas' }, 'amount')).toBe('amount');
  expect(listVariants({ figure: 'scatter' })).toEqual([]);
});
