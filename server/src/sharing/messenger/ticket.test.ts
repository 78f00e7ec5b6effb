import { GetWxTicket } from '@btc/contract/members/share-ticket.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { noCache } from '#platform/cache/shared-cache.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { anonymousCaller } from '#platform/api/binding.ts';
import { createTicketOperations } from './ticket.operations.ts';
import { messengerAccount, startMessengerProvider, type TestMessengerProvider } from './provider-server.fixture.ts';
import { createTicketSource, pauseAfter } from './ticket.service.ts';

let database: TestDatabase;
let provider: TestMessengerProvider;
let now: Date;
const clock = { now: () => now };
const after = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};
const [tokenPath, ticketPath] = ['/cgi-bin/stable_token', '/cgi-bin/ticket/getticket'];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  now = new Date('2026-11-20T08:00:00+08:00');
  provider = await startMessengerProvider();
  await database.db.deleteFrom('messenger_ticket').execute();
});
afterEach(() => provider.close());
afterAll(() => database.drop());

function source(account: { readonly appId: string; readonly appSecret: string } = messengerAccount) {
  return createTicketSource({ db: database.db, clock, messenger: { ...account, apiBase: provider.address } });
}

test('GetWxTicket answers the ticket of the account, and 6015 without one', async () => {
  const ask = async (messenger: object | null) => {
    const account = messenger && { ...messengerAccount, apiBase: provider.address };
    const bound = createTicketOperations({ db: database.db, clock, messenger: account });
    return bound.find(({ operation }) => operation === GetWxTicket)?.handle({}, anonymousCaller, noCache);
  };
  expect(GetWxTicket.output.parse(await ask({})).Row.AppID).toBe(messengerAccount.appId);
  await expect(ask(null)).rejects.toMatchObject({ code: 6015 });
});

test('one ticket serves all processes for its lifetime, and everybody who asks at once', async () => {
  const processes = [source(), source(), source()];
  const answers = await Promise.all(processes.flatMap((one) => [one.read(), one.read(), one.read()]));
  expect(new Set(answers.map(({ ticket }) => ticket)).size).toBe(1);
  after(6_800);
  expect(await source().read()).toEqual(answers[0]);
  expect(provider.requests).toEqual([tokenPath, ticketPath]);
});

test('what is about to end is asked for anew', async () => {
  const first = await source().read();
  after(7_000);
  const second = await source().read();
  expect(second.ticket).not.toBe(first.ticket);
  expect(provider.requests).toEqual([tokenPath, ticketPath, tokenPath, ticketPath]);
});

test('a token that was ended elsewhere is replaced at once', async () => {
  await source().read();
  await database.db.updateTable('messenger_ticket').set({ ticket: null, ticket_until: null }).execute();
  provider.endTokens();
  await expect(source().read()).resolves.toMatchObject({ appId: messengerAccount.appId });
  expect(provider.requests.slice(2)).toEqual([ticketPath, tokenPath, ticketPath]);
});

test('a failing provider is left alone for longer and longer, and believed again', async () => {
  provider.errors.push(-1, 0);
  await expect(source().read()).rejects.toMatchObject({ code: 6015 });
  await expect(source().read()).rejects.toMatchObject({ code: 6015 });
  expect(provider.requests).toHaveLength(1);
  after(pauseAfter(1) / 1000);
  await expect(source().read()).rejects.toMatchObject({ code: 6015 });
  after(pauseAfter(1) / 1000);
  await expect(source().read()).rejects.toMatchObject({ code: 6015 });
  expect(provider.requests).toHaveLength(2);
  const row = await database.db.selectFrom('messenger_ticket').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ failures: 2, last_failure: 'SyntaxError' });
  after(pauseAfter(2) / 1000);
  await source().read();
  const healed = await database.db.selectFrom('messenger_ticket').selectAll().executeTakeFirstOrThrow();
  expect(healed).toMatchObject({ failures: 0, retry_at: null, last_failure: null });
});

test('a ticket that is still good serves while the provider fails', async () => {
  const { ticket } = await source().read();
  after(7_000);
  provider.errors.push(45009);
  expect(await source().read()).toMatchObject({ ticket });
  after(201);
  await expect(source().read()).resolves.not.toMatchObject({ ticket });
});

test('a wrong secret gives no ticket, and no answer names it', async () => {
  const wrong = source({ ...messengerAccount, appSecret: 'guess' });
  await expect(wrong.read()).rejects.toMatchObject({ code: 6015 });
  const row = await database.db.selectFrom('messenger_ticket').selectAll().executeTakeFirstOrThrow();
  expect(row.last_failure).toBe('40013');
  expect(JSON.stringify(row)).not.toContain('guess');
});

test('pauses double up to a quarter of an hour', () => {
  expect([1, 2, 3, 4, 60].map(pauseAfter)).toEqual([15_000, 30_000, 60_000, 120_000, 900_000]);
});
