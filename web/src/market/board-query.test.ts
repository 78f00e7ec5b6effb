import { marketMeats, marketSides, marketTerms, marketTypes } from '@btc/contract/market/market-codes.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answers, fakeApi } from '#platform/testing/fake-api.ts';
import { type BoardFilter, toBoardPath, loadBoard, toFilter } from './board-query.ts';
import { loadForm } from './form/form-query.ts';
import { loadPost } from './post/post-query.ts';
import { loadTalk, loadThread } from './talk/talk-query.ts';

const at = (path: string) => new URL(path, 'https://portal.example');
const word = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength }).map((text) => text.trim());

test('any filter of the board is read again as it was written', () => {
  const filters = fc.record<BoardFilter>({
    type: fc.constantFrom('', ...marketTypes),
    side: fc.constantFrom('', ...marketSides),
    meat: fc.constantFrom('', ...marketMeats),
    origin: fc.constantFrom('', 'BRA', 'URY'),
    cut: fc.constantFrom('', 'chuck', 'short_rib-4'),
    term: fc.constantFrom('', ...marketTerms),
    state: fc.constantFrom('', 'open', 'closed', 'all'),
    q: word(20),
    plant: word(8),
    own: fc.constantFrom('', '1'),
  });
  fc.assert(
    fc.property(filters, fc.integer({ min: 1, max: 9 }), (filter, page) => {
      expect(toFilter(at(toBoardPath(filter, page)))).toEqual(filter);
    }),
  );
});

test('what is no word of the address is not asked for', () => {
  const strange = '/Market?type=x&side=x&meat=fish&origin=bra&cut=A%20B&term=none&state=x&own=2';
  expect(Object.values(toFilter(at(strange))).every((value) => value === '')).toBe(true);
});

async function load(query: string, dict: object) {
  const answers: Answers = { GetWebMarket: { Dict: dict } };
  const { api, asked } = fakeApi(answers);
  const board = await loadBoard({ api, edition: 'en', params: {}, url: at(`/Market${query}`) });
  return { board, asked: asked('GetWebMarket') };
}

test.each([
  ['', { State: 'open' }],
  ['?state=all&meat=pork', { State: 'all', Meat: 'pork' }],
  ['?q=chuck&page=3', { Keyword: 'chuck', Page: 3 }],
] as const)('"%s" asks once for %j', async (query, expected) => {
  const { asked } = await load(query, { SignedIn: false, Locked: 'anonymous' });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject(expected);
  expect(asked[0]).not.toHaveProperty('PlantNo');
});

test('who may not ask by plant gets the board without it, and its address too', async () => {
  const { board, asked } = await load('?plant=SIF9', { SignedIn: true, Locked: 'notpaid' });
  expect(asked).toHaveLength(1);
  expect(board.filter.plant).toBe('');
  const member = await load('?plant=SIF9', { SignedIn: true, Locked: null });
  expect(member.asked.at(-1)).toMatchObject({ PlantNo: 'SIF9' });
  expect(member.board.filter.plant).toBe('SIF9');
});

test('one’s own posts are all of them, and nobody’s where nobody is signed in', async () => {
  const own = await load('?own=1&state=closed', { SignedIn: true, Locked: null });
  expect(own.asked.at(-1)).toMatchObject({ Own: true, State: 'all' });
  const stranger = await load('?own=1', { SignedIn: false, Locked: 'anonymous' });
  expect(stranger.board.filter.own).toBe('');
});

async function loadPostForm(query: string, row: object | null) {
  const { api, asked } = fakeApi({
    GetWebFrom: { Dict: { Today: '2026-11-20' } },
    GetWebMarket: { Row: row },
  });
  return { form: await loadForm({ api, edition: 'en', params: {}, url: at(`/Market/New${query}`) }), asked };
}

const own = {
  MarketID: 4,
  Own: true,
  State: 'open',
  Text: 'as it was',
  ValidUntil: '2026-11-22',
  Type: 'futures',
} as const;

test.each([
  ['', null, null, 'new', '', '2026-12-04'],
  ['?edit=4', own, 4, 'edit.4', 'as it was', '2026-11-22'],
  ['?edit=4', { ...own, State: 'closed' }, null, 'copy.4', 'as it was', '2026-12-04'],
  ['?copy=4', own, null, 'copy.4', 'as it was', '2026-12-04'],
  ['?edit=4', { ...own, Own: false }, null, 'new', '', '2026-12-04'],
  ['?edit=abc', null, null, 'new', '', '2026-12-04'],
] as const)('the form at "%s" begins with what is one’s own', async (query, row, editId, draftName, text, until) => {
  const { form } = await loadPostForm(query, row);
  expect(form).toMatchObject({ editId, draftName, initial: { Text: text, ValidUntil: until } });
});

test('a post or a discussion that is none answers 404', async () => {
  const { api } = fakeApi({ GetWebMarket: { Row: null } });
  const ask = { api, edition: 'en', url: at('/Market') } as const;
  for (const id of ['0', 'x', '4'])
    await expect(loadPost({ ...ask, params: { id } })).rejects.toMatchObject({ init: { status: 404 } });
  await expect(loadThread({ ...ask, params: { id: '-1' } })).rejects.toMatchObject({ init: { status: 404 } });
});

test('enquiries are asked for by whoever posted, and by nobody else', async () => {
  for (const [Own, count] of [
    [true, 1],
    [false, 0],
  ] as const) {
    const { api, asked } = fakeApi({ GetWebMarket: { Row: { Own } } });
    await loadPost({ api, edition: 'en', url: at('/Market/Post/4'), params: { id: '4' } });
    expect(asked('GetWebMarketEnquiries')).toHaveLength(count);
  }
});

test('discussions are asked for by kind and words', async () => {
  const { api, asked } = fakeApi();
  const found = await loadTalk({
    api,
    edition: 'en',
    params: {},
    url: at('/Market/Talk?type=futures&q=%20duty%20&page=2'),
  });
  expect(asked('GetWebChatList')).toMatchObject([{ Type: 'futures', Keyword: 'duty', Page: 2 }]);
  expect(found).toMatchObject({ type: 'futures', words: 'duty', page: 2 });
});
