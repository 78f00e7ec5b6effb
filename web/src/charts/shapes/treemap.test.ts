import { expect, it } from 'vitest';
import { namedTheme, wideSpace } from '../testing/chart-theme.fixture.ts';
import { toHead, leafText, buildTreemapOption } from './treemap.ts';

const leaf = (name: string, value: number, index: number) => ({ name, value, text: '1%', index });
const groups = [
  { name: 'Forequarter', text: '99%', token: '--series-1', leaves: [leaf('Brisket', 9900, 0), leaf('Blade', 1, 1)] },
  { name: 'Trim', text: '1%', token: '--series-2', leaves: [leaf('90VL', 99, 2)] },
];

it('draws members within their groups, which carry name and share', () => {
  const option = buildTreemapOption({ groups, picked: null, tooltip: () => null }, namedTheme, wideSpace);
  expect(option).toMatchObject({
    series: [
      {
        // Names that fade in would be missing in the picture that leaves the page.
        animation: false,
        data: [
          { name: 'Forequarter', value: 9901, upperLabel: { formatter: 'Forequarter  99%' }, children: [{}, {}] },
          { name: 'Trim', children: [{ index: 2, itemStyle: { color: '--series-2' } }] },
        ],
      },
    ],
  });
});

it('fades what is not chosen', () => {
  const option = buildTreemapOption({ groups, picked: 0, tooltip: () => null }, namedTheme, wideSpace);
  expect(option).toMatchObject({
    series: [
      {
        data: [
          {
            children: [
              { label: { formatter: 'Brisket\n1%' }, itemStyle: { opacity: 1 } },
              // Too small for its name.
              { label: { formatter: '' }, itemStyle: { opacity: 0.4 } },
            ],
          },
          {},
        ],
      },
    ],
  });
});

it('writes a name only where it stands whole, on as many lines as it needs, and its figure where there is room', () => {
  const text = (name: string, width: number, height: number) => leafText({ name, text: '12.3%' }, { width, height });
  expect(text('Brisket', 80, 30)).toBe('Brisket');
  expect(text('Brisket', 80, 50)).toBe('Brisket\n12.3%');
  expect(text('Brisket', 40, 90)).toBe('');
  expect(text('Short ribs', 60, 30)).toBe('');
  expect(text('Short ribs', 60, 50)).toBe('Short\nribs');
  expect(text('上脑肩胛连体', 70, 60)).toBe('上脑肩\n胛连体\n12.3%');
  expect(text('烩扒', 40, 90)).toBe('烩扒');
  expect(text('上脑肩胛连体', 30, 30)).toBe('');
});

it('writes a head whole, its name alone, or none', () => {
  const head = (width: number) => toHead({ name: 'Fore- or hindquarter', text: '5.7%' }, { width, height: 200 });
  expect(head(200)).toBe('Fore- or hindquarter  5.7%');
  expect(head(150)).toBe('Fore- or hindquarter');
  expect(head(100)).toBeNull();
});

it('names no group that is too small for a head of its own', () => {
  const option = buildTreemapOption({ groups, picked: null, tooltip: () => null }, namedTheme, {
    width: 300,
    height: 200,
  });
  expect(option).toMatchObject({
    series: [{ data: [{ upperLabel: { show: true } }, { upperLabel: { show: false } }] }],
  });
});
