// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readLinks } from '../testing/read-table.ts';
import { showPage } from '../testing/show-page.tsx';
import { KindLinks } from '../kind-links.tsx';
import { messages } from '../messages.ts';
import { RoomLine } from '../room-line.tsx';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import { FoldedFilters } from './folded-filters.tsx';
import { toNamedOptions } from './named-options.ts';

function showField(look: Partial<FieldLook>, required = false) {
  const page = showPage(
    'en',
    <FieldFrame look={{ label: 'Weight', ...look }} required={required}>
      {(wiring) => <input {...wiring} />}
    </FieldFrame>,
  );
  const input = page.getByRole('textbox');
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return { page, input, described: ids.map((id) => document.getElementById(id)?.textContent) };
}

test.each([
  ['nothing', {}, [], null],
  ['its hint', { hint: 'in tonnes' }, ['in tonnes'], null],
  ['its error before its hint', { hint: 'in tonnes', error: 'No number' }, ['No number', 'in tonnes'], 'true'],
  ['nothing where all is well', { error: '' }, [], null],
] as const)('of a field is said %s', (_what, look, said, invalid) => {
  const { input, described } = showField(look);
  expect(described).toEqual(said);
  expect(input.getAttribute('aria-invalid')).toBe(invalid);
});

test('a field is found by its label, also one that only screen readers hear, and says that it is required', () => {
  const { page } = showField({ hideLabel: true });
  page.getByLabelText('Weight');
  showField({}, true).page.getByLabelText(new RegExp(`Weight.*${messages.en.required}`));
});

test.each([
  [0, undefined, false],
  [2, '41 plants', true],
] as const)('with %i filters set, leaving %s, they stand open: %s', (count, result, isOpen) => {
  const page = showPage(
    'en',
    <FoldedFilters label="Filters" count={count} result={result}>
      <input aria-label="Origin" />
    </FoldedFilters>,
  );
  const fold = page.getByLabelText('Origin').closest('details');
  expect(fold?.open).toBe(isOpen);
  expect(fold?.querySelector('summary')?.textContent).toBe(`Filters${count > 0 ? count : ''}${result ?? ''}`);
});

test.each([
  ['cn', ['巴西', 'Uruguay', '肉']],
  ['en', ['Brazil', 'Uruguay', '肉']],
] as const)('rows of ours and of answers are choices by name in the %s edition', (edition, labels) => {
  const options = toNamedOptions(edition, [
    { code: 'BRA', nameCn: '巴西', nameEn: 'Brazil' },
    { Code: 'URY', NameCn: 'Uruguay', NameEn: 'Uruguay' },
    { value: 'meat', label: '肉' },
  ]);
  expect(options.map(({ label }) => label)).toEqual(labels);
  expect(options.map(({ value }) => value)).toEqual(['BRA', 'URY', 'meat']);
});

test('kinds are links with their numbers, the one on show marked', () => {
  const kinds = [
    { key: 'all', name: 'All', count: 1234, to: '/x' },
    { key: 'open', name: 'Open', count: 0, to: '/x?state=open' },
  ];
  const page = showPage('en', <KindLinks label="Kinds" kinds={kinds} current="open" />);
  expect(readLinks(page.getByRole('navigation', { name: 'Kinds' }))).toEqual({
    'All 1,234': '/x',
    'Open 0': '/x?state=open',
  });
  expect(page.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/x?state=open');
});

test('on a page outside of a room none of its places is marked', () => {
  const places = [{ key: 'quotes', name: 'Quotes', to: '/q' }];
  const page = showPage('en', <RoomLine label="Room" places={places} current={null} />);
  expect(page.getByRole('link', { name: 'Quotes' }).getAttribute('aria-current')).toBeNull();
});
