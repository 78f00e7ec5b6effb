import { expect, it } from 'vitest';
import { namedTheme, wideSpace } from '../testing/chart-theme.fixture.ts';
import { fitsIn, treemapOption } from './treemap.ts';

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

it('fades what is not chosen', () => {
  const option = treemapOption({ groups, picked: 0, tooltip: () => null }, namedTheme, wideSpace);
  expect(option).toMatchObject({
    series: [
      {
        data: [
          {
            children: [
              { label: { formatter: 'Brisket\n1%' }, itemStyle: { opacity: 1 } },
              { label: { formatter: 'Blade\n1%' }, itemStyle: { opacity: 0.4 } },
            ],
          },
          {},
        ],
      },
    ],
  });
});

it('writes a name only where it stands whole, on as many lines as it needs', () => {
  expect(fitsIn('Brisket', { width: 80, height: 30 })).toBe(true);
  expect(fitsIn('Brisket', { width: 40, height: 90 })).toBe(false);
  expect(fitsIn('Short ribs', { width: 60, height: 30 })).toBe(false);
  expect(fitsIn('Short ribs', { width: 60, height: 50 })).toBe(true);
  expect(fitsIn('上脑肩胛连体', { width: 70, height: 60 })).toBe(true);
  expect(fitsIn('上脑肩胛连体', { width: 30, height: 30 })).toBe(false);
});

it('names no group that is too small for a head of its own', () => {
  const option = treemapOption({ groups, picked: null, tooltip: () => null }, namedTheme, { width: 300, height: 200 });
  expect(option).toMatchObject({
    series: [{ data: [{ upperLabel: { show: true } }, { upperLabel: { show: false } }] }],
  });
});
