// @vitest-environment jsdom
import type { PinRow } from '@btc/contract/my-list/pins.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { beforeEach, expect, test } from 'vitest';
import { clearToken, storeToken } from '#platform/client-state.ts';
import type { Answers } from '#platform/testing/fake-api.ts';
import { readLinks } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { messages } from './own-messages.ts';
import { OwnPlace } from './own-place.tsx';

const t = messages.en;
const card = { Name: 'Brazil Shin/shank', Note: 'Forward', Path: '/BTCPrice/Series/8', Demo: false } as const;
const price: PinRow = {
  Kind: 'series',
  Code: '8',
  ...card,
  Card: {
    Kind: 'price',
    ...card,
    Date: '2026-11-20',
    Low: 6400,
    Mainstream: 6500,
    High: 6600,
    Unit: 'USD/t',
    ChangePrevious: null,
    ChangeWeek: { Date: '2026-11-13', From: 6460, Value: 40, Percent: 0.62 },
    Locked: null,
  },
};
const gone: PinRow = { Kind: 'plant', Code: '7', Name: '7', Note: null, Path: null, Demo: false, Card: null };

function toSentences(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    Kind: 'price' as const,
    Text: `Price ${index + 1}.`,
    Path: '/BTCPrice',
    Demo: false,
  }));
}
const since = { Since: '2026-11-20', IsFirst: false, IsNew: false };

// A worker's tests share a browser's storage: a reader of another file may still be signed in.
beforeEach(clearToken);

async function show(answers: Answers = {}) {
  storeToken('reader', false);
  return showPart('en', <OwnPlace />, {
    answers: { GetSinceVisit: { Rows: [], Dict: since }, GetPins: { Rows: [], Total: 0 }, ...answers },
  });
}

test('whoever is signed out is invited, and nothing is asked for', async () => {
  const page = await showPart('en', <OwnPlace />);
  expect(page.text()).toContain(t.invitation);
  expect(readLinks(document.body)).toMatchObject({ 'Log in': '/Login' });
  expect(page.sent('GetPins')).toEqual([]);
});

test('what is new is said, five sentences in sight and the others behind one press', async () => {
  const page = await show({ GetSinceVisit: { Rows: toSentences(12), Dict: since } });
  expect(page.getByRole('heading', { name: t.since('20 November 2026') })).toBeDefined();
  expect(page.getByText(t.moreOf('7')).closest('details')?.querySelectorAll('li')).toHaveLength(7);
  expect(page.sent('NoteVisit')).toEqual([]);
});

test('a visit that begins is noted, a first one is told of the past week', async () => {
  const page = await show({ GetSinceVisit: { Rows: toSentences(1), Dict: { ...since, IsFirst: true, IsNew: true } } });
  page.getByRole('heading', { name: t.firstWeek });
  expect(page.sent('NoteVisit')).toHaveLength(1);
});

test('a week without news says so, an empty list how things come onto it', async () => {
  const page = await show();
  expect(page.text()).toContain(t.quiet);
  expect(page.text()).toContain(t.empty);
});

test('of thirty pins the first are shown with their figure, and how many there are', async () => {
  const page = await show({ GetPins: { Rows: [price, gone], Total: 30 } });
  expect(page.sent('GetPins')).toMatchObject([{ Count: 6 }]);
  const [first, second] = page.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/Brazil Shin\/shank.*6,500 USD\/t ▲\+0\.6% 20 Nov/);
  expect(second).toContain(t.gone);
  expect(readLinks(document.body)[t.all('30')]).toBe('/MyList');
});

test('a price that is locked has no figure', async () => {
  if (price.Card?.Kind !== 'price') throw new Error('a price');
  const locked = { Module: 'Price', Reason: 'notpaid' } as const;
  const page = await show({
    GetPins: { Rows: [{ ...price, Card: { ...price.Card, Mainstream: null, Locked: locked } }], Total: 1 },
  });
  expect(page.getByRole('listitem').textContent).toBe('Brazil Shin/shankMembers only');
});

test('one part that fails leaves the other, and can be asked for again', async () => {
  const page = await show({ GetSinceVisit: new ApiError(1010), GetPins: { Rows: [price], Total: 1 } });
  expect(page.text()).toContain(t.failed);
  expect(page.text()).toContain('6,500');
  await page.press(t.again);
  expect(page.sent('GetSinceVisit')).toHaveLength(2);
});
