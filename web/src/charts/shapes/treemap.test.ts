import { expect, it } from 'vitest';
import { namedTheme, wideSpace } from '../testing/chart-theme.fixture.ts';
import { treemapOption } from './treemap.ts';

const leaf = (name: string, value: number, place: number) => ({ name, value, text: '1%', place });
const groups = [
  { name: 'Forequarter', text: '99%', token: '--series-1', leaves: [leaf('Brisket', 9900, 0), leaf('Blade', 1, 1)] },
  { name: 'Trim', text: '1%', token: '--series-2', leaves: [leaf('90VL', 99, 2)] },
];

it('draws members within their groups, which carry name and share', () => {
  const option = treemapOption({ groups, picked: null, tooltip: () => null }, namedTheme, wideSpace);
  expect(option).toMatchObject({
    series: [
      {
        data: [
          { name: 'Forequarter', value: 9901, upperLabel: { formatter: 'Forequarter  99%' }, children: [{}, {}] },
          { name: 'Trim', children: [{ place: 2, itemStyle: { color: '--series-2' } }] },
        ],
      },
    ],
  });
});

it('writes names only where there is room, and fades what is not chosen', () => {
  const option = treemapOption({ groups, picked: 0, tooltip: () => null }, namedTheme, wideSpace);
  expect(option).toMatchObject({
    series: [
      {
        data: [
          {
            children: [
              { label: { show: true, formatter: 'Brisket\n1%' }, itemStyle: { opacity: 1 } },
              { label: { show: false }, itemStyle: { opacity: 0.4 } },
            ],
          },
          {},
        ],
      },
    ],
  });
});
