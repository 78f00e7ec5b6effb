// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { readLinks } from '#ui/testing/read-table.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import { messages as deskMessages } from './staff/market-desk-messages.ts';
import * as marketPage from './market.page.tsx';
import * as newPostPage from './new-post.page.tsx';
import * as postPage from './post.page.tsx';
import * as threadPage from './thread.page.tsx';
import { t } from './messages.en.ts';
import { ModerationScreen } from './staff/moderation.screen.tsx';

const lists = {
  GetWebFrom: {
    Dict: {
      Today: '2026-11-20',
      Origins: [{ Code: 'BRA', Name: 'Brazil' }],
      BeefCuts: [{ Code: 'chuck', Name: 'Chuck' }],
    },
  },
} satisfies Answers;

function showForm(answers: Answers = {}) {
  return showRoute(newPostPage, '/Market/New', {
    answers: { ...lists, GetWebMarket: { Row: null, Dict: { SignedIn: true } }, ...answers },
  });
}

type Form = Awaited<ReturnType<typeof showForm>>;

async function fill(page: Form) {
  await page.user.selectOptions(field(page, 'Origin'), 'BRA');
  await page.user.selectOptions(field(page, 'Cut'), 'chuck');
  await page.user.type(field(page, 'Quantity'), '2');
  const month = field(page, 'ShipmentMonth');
  await page.user.selectOptions(month, month.querySelectorAll('option')[1]?.value ?? '');
}

function field(page: Form, name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`form [name="${name}"]`);
  if (found === null) throw new Error(`There is no field ${name} in ${page.text().slice(0, 200)}`);
  return found;
}

test('an empty post is refused beside its fields, and nothing is sent', async () => {
  const page = await showForm();
  await page.press(t.publish);
  page.getByText(t.checkFields);
  expect(document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThanOrEqual(3);
  expect(page.changes()).toEqual([]);
});

test('a filled post is sent as the contract has it', async () => {
  const page = await showForm();
  await fill(page);
  await page.press(t.publish);
  expect(page.sent('AddWebMarket')).toMatchObject([
    { Type: 'futures', Origin: 'BRA', Cut: 'chuck', Quantity: 2, Price: null, PriceUnit: null },
  ]);
});

test('what is typed is still there after a failure, and after coming back', async () => {
  const page = await showForm({ AddWebMarket: new ApiError(1000) });
  await fill(page);
  await page.press(t.publish);
  expect(field(page, 'Quantity')).toHaveProperty('value', '2');
  expect(window.sessionStorage.getItem('btc.draft.market.new')).toContain('"Quantity":"2"');
});

test('what the server refuses stands beside its field', async () => {
  const page = await showForm({ AddWebMarket: new ApiError(1001, { List: [{ Field: 'Quantity', Rule: 'too_big' }] }) });
  await fill(page);
  await page.press(t.publish);
  expect(field(page, 'Quantity').getAttribute('aria-invalid')).toBe('true');
});

test('the kind decides which fields there are', async () => {
  const page = await showForm();
  await page.user
    .selectOptions(field(page, 'Type'), 'analysis')
    .catch(() => page.user.click(page.getByLabelText(t.types.analysis)));
  expect(document.querySelector('form [name="Price"]')).toBeNull();
  expect(field(page, 'Title')).not.toBeNull();
});

const show = (row: object, dict: object, answers: Answers = {}) =>
  showRoute(postPage, '/Market/Post/4', {
    path: 'Market/Post/:id',
    answers: { GetWebMarket: { Row: { MarketID: 4, ...row }, Dict: dict }, ...answers },
  });

test('strangers see no plant, no report and no form to write', async () => {
  const locked = await show({ Own: false, PlantNo: null, State: 'open' }, { SignedIn: false, Locked: 'anonymous' });
  expect(locked.queryByRole('button', { name: /eport/ })).toBeNull();
  expect(locked.queryByRole('textbox')).toBeNull();
  expect(locked.getAllByRole('link').some((link) => link.getAttribute('href') === '/Login')).toBe(true);
});

test.each([
  ['beef', '/Cut/chuck'],
  ['pork', '/Cut/chuck?meat=pork'],
  [null, '/Cut/chuck'],
] as const)('a post on %s leads to the page of its cut at %s', async (Meat, address) => {
  await show({ Own: false, State: 'open', Meat, Cut: 'chuck', CutName: 'Chuck' }, { SignedIn: false });
  expect(readLinks(document.body)).toMatchObject({ Chuck: address });
});

test('a post without a cut leads to none', async () => {
  await show({ Own: false, State: 'open', Cut: null, CutName: null }, { SignedIn: false });
  expect(Object.values(readLinks(document.body)).filter((address) => address.startsWith('/Cut/'))).toEqual([]);
});

test('readers report what is not theirs, a note is left out where there is none', async () => {
  const page = await show({ Own: false, State: 'open' }, { SignedIn: true, Locked: null });
  await page.press(t.report);
  await page.press(t.reportSend);
  expect(page.sent('ReportWebMarket')).toMatchObject([{ Kind: 'post', ID: 4, Reason: 'spam', Note: null }]);
});

test('whoever posted sees the enquiries and not a form to write to themselves', async () => {
  const page = await show(
    { Own: true, State: 'open' },
    { SignedIn: true, Locked: null },
    { GetWebMarketEnquiries: { Rows: [{ Content: 'How much?' }] } },
  );
  page.getByText('How much?');
  expect(page.queryByRole('button', { name: t.report })).toBeNull();
});

test('a removed message says so in its place; a closed discussion takes none', async () => {
  const page = await showRoute(threadPage, '/Market/Talk/6', {
    path: 'Market/Talk/:id',
    answers: {
      GetWebChatItem: {
        Row: { ThreadID: 6, Closed: true },
        Rows: [{ Content: null }, { Content: 'Hello' }],
        Dict: { SignedIn: true },
      },
    },
  });
  page.getByText(t.removedMessage);
  page.getByText('Hello');
  page.getByText(t.talkClosed);
  expect(page.queryByRole('textbox')).toBeNull();
});

test.each([
  [null, 1],
  ['anonymous', 0],
  ['notpaid', 0],
] as const)('to whom the board is locked as %s there are %i searches by plant', async (Locked, count) => {
  const page = await showRoute(marketPage, '/Market', {
    answers: { GetWebMarket: { Dict: { Locked, SignedIn: Locked !== 'anonymous' } } },
  });
  expect(page.queryAllByLabelText(t.plantNo)).toHaveLength(count);
});

const moderate = (row: object, role: 'editor' | 'desk' = 'editor') =>
  showScreen('en', <ModerationScreen />, {
    role,
    at: '/console/en/market/moderation',
    answers: {
      GetMarketModeration: {
        Rows: [{ Kind: 'post', ID: 4, PageID: 4, MemberID: 3, State: 'shown', OpenReports: 1, ...row }],
        Total: 1,
      },
    },
  });

test('something is removed with a reason only', async () => {
  const page = await moderate({});
  await page.press(deskMessages.en.remove);
  await page.press(deskMessages.en.remove);
  expect(page.sent('RemoveMarketContent')).toEqual([]);
  await page.user.type(page.dialog().getByRole('textbox'), 'Spam');
  await page.press(deskMessages.en.remove);
  expect(page.sent('RemoveMarketContent')).toEqual([{ Kind: 'post', ID: 4, Reason: 'Spam' }]);
});

test.each([
  ['what is removed can only come back', { State: 'removed' }, [deskMessages.en.restore], 'RestoreMarketContent'],
  ['reports can be dismissed', {}, [deskMessages.en.remove, deskMessages.en.dismiss], 'DismissMarketReports'],
] as const)('%s', async (_name, row, buttons, call) => {
  const page = await moderate(row);
  const names = [deskMessages.en.remove, deskMessages.en.restore, deskMessages.en.dismiss];
  expect(names.filter((name) => page.queryByRole('button', { name }) !== null)).toEqual(buttons);
  const last = buttons.at(-1) ?? '';
  await page.press(last);
  await page.press(last);
  expect(page.sent(call)).toEqual([{ Kind: 'post', ID: 4 }]);
});

test('nothing is dismissed where nobody has reported', async () => {
  const page = await moderate({ OpenReports: 0 });
  expect(page.queryByRole('button', { name: deskMessages.en.dismiss })).toBeNull();
});

test('the member’s page is the desk’s', async () => {
  expect((await moderate({}, 'desk')).queryAllByRole('link', { name: deskMessages.en.openMember })).toHaveLength(1);
});

test('editors are not led to the member’s page', async () => {
  expect((await moderate({}, 'editor')).queryAllByRole('link', { name: deskMessages.en.openMember })).toHaveLength(0);
});
