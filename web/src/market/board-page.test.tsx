// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { readLinks, readOptions } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as marketPage from './market.page.tsx';
import { MarketCompanyName } from './market-company-name.tsx';
import { t } from './messages.en.ts';
import * as postPage from './post.page.tsx';
import * as talkPage from './talk.page.tsx';

const post = {
  MarketID: 3,
  Type: 'spot',
  Side: 'offer',
  State: 'open',
  Quantity: 42,
  QuantityUnit: 't',
  Price: null,
  PriceUnit: null,
  Spec: null,
  ShipmentMonth: null,
  Term: null,
  PortName: null,
  HasPlantNo: false,
  PlantNo: null,
  CompanyNo: 7,
  CompanyName: null,
  Own: false,
  CreatedDate: '2026-11-10T09:00:00+08:00',
  ValidUntil: '2026-12-10',
  Demo: false,
} as const;
type Board = GivenAnswer<'GetWebMarket'>;

function showBoard(at: string, board: Board = {}, answers: Answers = {}) {
  return showRoute(marketPage, at, {
    answers: {
      GetWebMarket: {
        Rows: [post],
        Total: 1,
        ...board,
        Dict: { SignedIn: false, Locked: 'anonymous', ...board.Dict },
      },
      GetWebFrom: {
        Dict: {
          Origins: [
            { Code: 'BRA', Name: 'Brazil' },
            { Code: 'URY', Name: 'Uruguay' },
          ],
          Posted: { Origins: ['BRA'], Cuts: [] },
        },
      },
      GetWebChatList: { Rows: [] },
      ...answers,
    },
  });
}

test('to strangers firms are numbers, plants cannot be asked for, and it is said why', async () => {
  const page = await showBoard('/Market');
  expect(page.getByRole('article').textContent).toContain(t.company('07'));
  expect(page.queryByLabelText(t.plantNo)).toBeNull();
  page.getByText(t.maskedText);
  expect(page.queryByRole('link', { name: t.mine })).toBeNull();
});

test('members ask by plant and find their own posts', async () => {
  const page = await showBoard('/Market?plant=SIF+9', { Dict: { SignedIn: true, Locked: null } });
  expect(page.sent('GetWebMarket').at(-1)).toMatchObject({ PlantNo: 'SIF 9', Own: false });
  page.getByRole('link', { name: t.mine });
  expect(page.getByLabelText(t.plantNo)).toHaveProperty('value', 'SIF 9');
});

test('one’s own posts are all of them, without the filters of the board', async () => {
  const page = await showBoard('/Market?own=1', { Rows: [], Total: 0, Dict: { SignedIn: true, Locked: null } });
  expect(page.sent('GetWebMarket').at(-1)).toMatchObject({ State: 'all', Own: true });
  page.getByRole('heading', { name: t.emptyMine });
  expect(page.queryByLabelText(t.filters)).toBeNull();
});

test('who is not signed in has no posts of their own: the board stands in its place', async () => {
  const page = await showBoard('/Market?own=1');
  expect(page.sent('GetWebMarket')).toHaveLength(1);
  page.getByLabelText(t.filters);
});

test.each([
  [{}, t.ask],
  [{ Side: 'enquiry' }, t.bid],
  [{ Price: 5300, PriceUnit: 'USD/t' }, 'USD 5,300/t'],
  [{ Price: 48.5, PriceUnit: 'CNY/kg' }, 'CNY 48.50/kg'],
  [{ State: 'expired' }, t.endedOn('10 Dec')],
  [{ State: 'closed' }, t.states.closed],
  [{ Term: 'CFR', PortName: 'Shanghai' }, 'CFR Shanghai'],
  [{ ShipmentMonth: '2026-12' }, t.shipment('December 2026')],
] as const)('a post that is %j says %s', async (said, text) => {
  const page = await showBoard('/Market', { Rows: [{ ...post, ...said }] });
  expect(page.getByRole('article').textContent).toContain(text);
});

test('kinds lead on with the other filters; only origins that are posted can be chosen', async () => {
  const page = await showBoard('/Market?side=enquiry&type=spot');
  const kinds = readLinks(page.getByRole('navigation', { name: t.typesLabel }));
  const spot = Object.entries(kinds).find(([name]) => name.startsWith(t.types.spot))?.[1] ?? '';
  expect(new URLSearchParams(spot.split('?')[1]).get('side')).toBe('enquiry');
  expect(readOptions(page.getByRole('combobox', { name: t.origin }))).toEqual([t.any, 'Brazil']);
  expect(readLinks(document.body)[t.clear]).toBe('/Market?type=spot');
});

test('what is chosen and not yet asked for stays over a change of kind', async () => {
  const page = await showBoard('/Market');
  await page.user.selectOptions(page.getByLabelText(t.origin), 'BRA');
  await page.user.click(page.getByRole('link', { name: new RegExp(`^${t.types.spot}`) }));
  await page.settled();
  expect(page.getByLabelText(t.origin)).toHaveProperty('value', 'BRA');
});

test('forward is explained where it is shown', async () => {
  expect((await showBoard('/Market')).queryByText(t.forwardNote)).not.toBeNull();
  expect((await showBoard('/Market?type=spot')).queryByText(t.forwardNote)).toBeNull();
});

test.each([
  [{ CompanyName: 'Firm Ltd', Own: true }, null, `Firm Ltd (${t.you})`],
  [{ CompanyName: null }, null, t.formerMember],
  [
    { CompanyName: null, CompanyType: 'importer', CompanyCountry: 'China' },
    'anonymous',
    `${t.company('07')}, ${t.companyTypes.importer}, China`,
  ],
] as const)('a firm that is %j, to whom it is closed because of %s, is called %s', async (said, locked, text) => {
  const company = { CompanyNo: 7, CompanyType: null, CompanyCountry: null, Own: false, ...said };
  const page = await showPart('en', <MarketCompanyName company={company} locked={locked} />);
  expect(page.text()).toBe(text);
});

function showPost(said: NonNullable<Board['Row']>, dict: Board['Dict'] = {}, answers: Answers = {}) {
  return showRoute(postPage, '/Market/Post/3', {
    path: 'Market/Post/:id',
    answers: {
      GetWebMarket: { Row: { ...post, ...said }, Dict: { SignedIn: true, Locked: null, ...dict } },
      ...answers,
    },
  });
}

test.each([
  [{ State: 'open' }, [t.edit, t.close]],
  [{ State: 'closed' }, [t.again]],
  [{ State: 'expired' }, [t.again]],
  [{ State: 'removed' }, []],
] as const)('with a post of one’s own that is %j can be done %j', async (said, names) => {
  const page = await showPost({ ...said, Own: true });
  const offered = [...page.queryAllByRole('link'), ...page.queryAllByRole('button')].map(
    ({ textContent }) => textContent,
  );
  expect([t.edit, t.close, t.again].filter((name) => offered.includes(name))).toEqual(names);
  expect(page.queryByText(t.ownRemoved) !== null).toBe(said.State === 'removed');
});

test('a post is closed after a question, for good', async () => {
  const page = await showPost({ Own: true });
  await page.press(t.close);
  page.getByText(t.closeWhat);
  expect(page.changes()).toEqual([]);
  await page.user.click(page.dialog().getByRole('button', { name: t.close }));
  await page.settled();
  expect(page.sent('CloseWebMarket')).toMatchObject([{ MarketID: 3 }]);
  page.getByText(t.closed);
});

test('what could not be closed is said in the dialog, which stays', async () => {
  const page = await showPost({ Own: true }, {}, { CloseWebMarket: new ApiError(1010) });
  await page.press(t.close);
  await page.user.click(page.dialog().getByRole('button', { name: t.close }));
  await page.settled();
  expect(page.getByRole('dialog').textContent).toContain(t.closeWhat);
  expect(page.queryByText(t.closed)).toBeNull();
});

test('an enquiry is sent once, with whether one’s address goes along, and says when', async () => {
  const page = await showPost({}, {}, { SendFuturesEmail: { Row: { SentDate: '2026-11-20T09:00:00+08:00' } } });
  await page.user.type(page.getByLabelText(new RegExp(t.enquiryText)), 'Two containers, please.');
  await page.user.click(page.getByRole('checkbox'));
  await page.press(t.send);
  expect(page.sent('SendFuturesEmail')).toMatchObject([
    { MarketID: 3, Content: 'Two containers, please.', ShareEmail: true },
  ]);
  page.getByText(t.sentText('20 November 2026, 09:00'));
  expect(page.queryByRole('button', { name: t.send })).toBeNull();
});

test.each([
  [{ State: 'closed' }, {}, t.notOpen],
  [{}, { Locked: 'notpaid' }, t.enquiryLockedText],
] as const)('to a post that is %j, for a reader %j, no enquiry can be written: %s', async (said, dict, text) => {
  const page = await showPost(said, dict);
  page.getByText(text);
  expect(page.queryByRole('button', { name: t.send })).toBeNull();
});

test('a discussion is opened with a headline and leads to it', async () => {
  const page = await showRoute(talkPage, '/Market/Talk', {
    answers: {
      GetWebChatList: { Rows: [], Total: 0, Dict: { SignedIn: true, Locked: null } },
      AddWebChat: { Row: { ThreadID: 9, Page: 1 } },
    },
  });
  await page.user.type(page.getByLabelText(new RegExp(t.firstMessage)), 'Who ships in January?');
  await page.press(t.say);
  expect(page.sent('AddWebChat')).toEqual([]);
  await page.user.type(page.getByLabelText(new RegExp(t.headline)), 'January vessels');
  await page.press(t.say);
  expect(page.sent('AddWebChat')).toMatchObject([
    { Title: 'January vessels', Content: 'Who ships in January?', Type: 'futures' },
  ]);
  expect(page.address()).toBe('/Market/Talk/9');
});
