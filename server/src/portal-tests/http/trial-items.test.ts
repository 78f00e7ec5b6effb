import type { Api } from '@btc/contract/client.ts';
import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { roomVersionsHeader } from '@btc/contract/wire/room-versions-header.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PageBuild } from '#platform/pages/page-build.ts';
import { insertVideo } from '#videos/videos.fixture.ts';
import { createTestApp, emptyPages, envelope, type TestApp } from '../app.fixture.ts';
import { addCallers } from './callers.fixture.ts';

/*
 * Pages spend no item of a trial: neither the server's document nor the browser's calls, which ask to be spared. A call of a program
 * that says nothing spends one, as it always did.
 */

const id = 2;
const apiContext = {};

/** A page that asks for the video, and says whether it is locked. */
const build: PageBuild = {
  routes: {},
  entry: {
    module: {
      RouterContextProvider: class {
        readonly values = new Map<object, unknown>();
        set(key: object, value: unknown): void {
          this.values.set(key, value);
        }
        get(): never {
          return null as never; // nothing asks for it
        }
      },
      createRequestHandler: () => async (_request, context) => {
        const { values } = context as unknown as { values: Map<object, Api> }; // the class above
        const answer = await values.get(apiContext)?.('GetEyesVideo', { VideoID: id });
        return new Response(`<p>${String(answer?.Dict.Locked)}</p>`, { headers: { 'Content-Type': 'text/html' } });
      },
      apiContext,
      routeContext: {},
      settingsContext: {},
      nonceContext: {},
      nowContext: {},
      onRenderError: () => undefined,
    },
  },
};

let portal: TestApp;
let headers: Record<string, string>;
let callers: Awaited<ReturnType<typeof addCallers>>;
beforeAll(async () => {
  portal = await createTestApp({ pages: { ...emptyPages, loadBuild: () => Promise.resolve(build) } });
  callers = await addCallers(portal);
  await insertVideo(portal, { id, bytes: Buffer.from('video'), access: 'member', minutesOld: 1 });
});
afterAll(() => portal.close());
beforeEach(async () => {
  headers = await callers.signIn('trial');
  await portal.db.deleteFrom('trial_opened_item').execute();
});

async function countOpened(): Promise<number> {
  return (await portal.db.selectFrom('trial_opened_item').selectAll().execute()).length;
}

async function call(more: Record<string, string> = {}) {
  return portal.app.inject({
    method: 'POST',
    url: '/api/system/GetEyesVideo',
    payload: envelope(toMessageType('GetEyesVideo'), { VideoID: id }),
    headers: { ...headers, ...more },
  });
}
const spare = { 'trial-items': 'spare' };

test('a page that is opened spends nothing, whoever asks for its document', async () => {
  const page = await portal.app.inject({ url: '/BTCEyes/2', headers });
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<p>true</p>')]);
  expect(await countOpened()).toBe(0);
});

test('a call that asks to be spared says how many are left, one that says nothing spends one, and what is open stays so', async () => {
  const spared = await call(spare);
  expect(spared.json().Data.Dict).toEqual({ Locked: true, Module: 'Eyes', Reason: 'trial', TrialLeft: 3 });
  // Browsers keep no answer that says what is left.
  expect(spared.headers[roomVersionsHeader.toLowerCase()]).toBeUndefined();
  expect(await countOpened()).toBe(0);
  expect((await call()).json().Data.Dict).toEqual({ Locked: false, TrialLeft: 2 });
  expect((await call(spare)).json().Data.Dict).toEqual({ Locked: false, TrialLeft: 2 });
  expect(await countOpened()).toBe(1);
});
