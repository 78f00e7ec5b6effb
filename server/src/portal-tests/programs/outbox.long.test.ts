import { createHttpApi } from '@btc/contract/client.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type MailingPortal, openMailingPortal } from './mailing-portal.fixture.ts';

let portal: MailingPortal;

beforeAll(async () => {
  portal = await openMailingPortal({ DEMO: 'off', MAILBOX_CONTACT: 'desk@portal.example' });
});
afterAll(() => portal.clear());

it('loses no mail of an acknowledged call to a kill -9, and the next start sends it', async () => {
  const url = await portal.start();
  const api = createHttpApi({
    systemBase: `${url}/api/system`,
    managementBase: `${url}/api/management`,
    apiKey: 'btc-portal',
    token: () => null,
  });
  const marks = Array.from({ length: 8 }, (_, index) => `message ${index}`);
  const started = performance.now();
  await Promise.all(marks.map((Content) => api('SendMail', { Name: 'Ana', Email: 'ana@example.com', Content })));
  // Nobody waited for the mail server, which is not there.
  expect(performance.now() - started).toBeLessThan(20_000);
  // Each has been tried: one that is being tried at the kill would be anybody's after 90 seconds only (delivery.test.ts).
  await vi.waitFor(() => expect(portal.triedMails().size).toBe(marks.length), { timeout: 60_000, interval: 50 });
  await portal.kill();

  const server = await portal.bringMailServer();
  await portal.start();
  const arrived = () => new Set(server.arrived.map((mail) => /message \d/.exec(mail.text ?? '')?.[0]));
  await vi.waitFor(() => expect(arrived()).toEqual(new Set(marks)), { timeout: 60_000, interval: 100 });
  expect(server.arrived.length).toBeLessThanOrEqual(marks.length + 1);
});
