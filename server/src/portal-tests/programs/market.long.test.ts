import { type Api, createHttpApi } from '@btc/contract/client.ts';
import { addDays } from '@btc/contract/time.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type MailingPortal, openMailingPortal } from './mailing-portal.fixture.ts';

let portal: MailingPortal;

beforeAll(async () => {
  portal = await openMailingPortal({ DEMO: 'on', DEMO_FACTS: '2000' });
});
afterAll(() => portal.clear());

async function signIn(url: string, name: string): Promise<Api> {
  let token: string | null = null;
  const bases = { systemBase: `${url}/api/system`, managementBase: `${url}/api/management` };
  const api = createHttpApi({ ...bases, apiKey: 'btc-portal', token: () => token });
  token = (await api('UserLogin', { UserName: name, Password: encodePassword('Beef2026demo') })).Token;
  return api;
}

const analysis = (index: number, today: string) => ({
  Type: 'analysis' as const,
  Title: `Note ${index}`,
  Text: `Text ${index}`,
  ValidUntil: addDays(today, 30),
});
const enquiries = Array.from({ length: 4 }, (_, index) => `enquiry ${index}`);

it('keeps every acknowledged post, message and enquiry through a kill -9 with the mail server down, and doubles none', async () => {
  const first = await portal.start();
  const seller = await signIn(first, 'demo_paid');
  const buyer = await signIn(first, 'demo_expiring');
  const places = [1, 2, 3, 4, 5];
  const { Today: today } = (await seller('GetWebFrom', {})).Dict;
  const posts = await Promise.all(places.map((index) => seller('AddWebMarket', analysis(index, today))));
  const MarketID = posts[0]?.Row.MarketID ?? 0;
  const { Row: thread } = await seller('AddWebChat', { Title: 'Kept', Content: 'First' });
  await buyer('AddWebChat', { ThreadID: thread.ThreadID, Content: 'Second' });
  const send = (api: Api) =>
    Promise.all(enquiries.map((Content) => api('SendFuturesEmail', { MarketID, Content, ShareEmail: true })));
  const started = performance.now();
  const sent = await send(buyer);
  // Nobody waited for the mail server, which is not there.
  expect(performance.now() - started).toBeLessThan(20_000);
  // Each has been tried: one that is being tried at the kill would be anybody's after 90 seconds only (delivery.test.ts).
  await vi.waitFor(() => expect(portal.triedMails().size).toBe(enquiries.length), { timeout: 60_000, interval: 50 });
  await portal.kill();

  const server = await portal.bringMailServer();
  const second = await portal.start();
  const again = await signIn(second, 'demo_expiring');
  const sellerAgain = await signIn(second, 'demo_paid');
  const own = await sellerAgain('GetWebMarket', { Own: true, State: 'all', Type: 'analysis' });
  expect(own.Rows.map((row) => row.Title).toSorted()).toEqual(places.map((index) => `Note ${index}`));
  const talk = await again('GetWebChatItem', { ThreadID: thread.ThreadID });
  expect(talk.Rows.map((row) => row.Content)).toEqual(['First', 'Second']);
  // Whoever got no answer before the kill sends again: the same words are the same enquiry.
  expect(await send(again)).toEqual(sent);
  const arrived = () => server.arrived.flatMap((mail) => /enquiry \d/.exec(mail.text ?? '')?.[0] ?? []);
  await vi.waitFor(() => expect(new Set(arrived())).toEqual(new Set(enquiries)), { timeout: 120_000, interval: 200 });
  // One that was being sent at the kill may come twice, under the same Message-ID.
  expect(arrived().length).toBeLessThanOrEqual(enquiries.length + 1);
});
