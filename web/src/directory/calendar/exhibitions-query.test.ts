import { exhibitionKinds } from '@btc/contract/directory/directory-codes.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeApi } from '#platform/testing/fake-api.ts';
import { type CalendarFilter, toExhibitionsQueryPath, loadExhibitions, toBoardState } from './exhibitions-query.ts';

const at = (path: string) => new URL(path, 'https://portal.example');

test('any filter of the calendar is read again as it was written', () => {
  const filters = fc.record<CalendarFilter>({
    span: fc.constantFrom('coming', 'past'),
    kind: fc.constantFrom('', ...exhibitionKinds),
    place: fc.constantFrom('', 'home', 'abroad'),
    q: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
  });
  fc.assert(
    fc.property(filters, fc.integer({ min: 1, max: 9 }), (filter, page) => {
      expect(toBoardState(at(toExhibitionsQueryPath(filter, page)))).toEqual(filter);
    }),
  );
});

test('what is no word of the address is not asked for', () => {
  expect(toBoardState(at('/cn/BTCTrend?span=never&kind=party&place=moon'))).toEqual({
    span: 'coming',
    kind: '',
    place: '',
    q: '',
  });
});

test.each([
  ['', { Span: 'coming', Page: 1 }, ['Kind', 'Abroad']],
  ['?span=past&page=2', { Span: 'past', Page: 2 }, ['Kind']],
  ['?place=abroad&q=%20SIAL%20', { Abroad: true, Keyword: 'SIAL' }, ['Kind']],
  ['?place=home&kind=fair', { Abroad: false, Kind: 'fair' }, []],
] as const)('the address "%s" asks for %j', async (query, expected, without) => {
  const { api, asked } = fakeApi();
  await loadExhibitions({ api, edition: 'cn', params: {}, url: at(`/cn/BTCTrend${query}`) });
  const [request] = asked('GetExhibitions');
  expect(request).toMatchObject(expected);
  for (const name of without) expect(request).not.toHaveProperty(name);
});
