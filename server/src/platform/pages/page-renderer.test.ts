import type { Api } from '@btc/contract/client.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, it } from 'vitest';
import { fixedClock } from '#testing/fixed-clock.ts';
import type { PageBuild } from './page-build.ts';
import { createPageRenderer, ownAddress } from './page-renderer.ts';

it.each([
  ['/cn/BTCInfo?x=1', 'https://portal.example/cn/BTCInfo?x=1'],
  ['//other.example/BTCInfo', 'https://portal.example//other.example/BTCInfo'],
  ['/\\other.example/BTCInfo', 'https://portal.example//other.example/BTCInfo'],
  ['http://other.example/BTCInfo?x=1', 'https://portal.example/BTCInfo?x=1'],
])('takes %s for a page of its own host', (address, own) => {
  expect(ownAddress(address, 'https://portal.example').href).toBe(own);
});

const apiContext = {};

const pages: PageBuild = {
  routes: {},
  entry: {
    module: {
      RouterContextProvider: class {
        readonly values = new Map<object, unknown>();
        set(key: object, value: unknown): void {
          this.values.set(key, value);
        }
        get(): never {
          return null as never; // only the document is asked for, and these pages make none
        }
      },
      createRequestHandler: () => async (_request, context) => {
        const { values } = context as unknown as { values: Map<object, Api> }; // the class above
        await values
          .get(apiContext)?.('GetBtcInfoHeadlines', {})
          .catch(() => undefined);
        return new Response('<p>page</p>', { headers: { 'Content-Type': 'text/html' } });
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

it.each([
  ['an answer', null, false, false],
  ['no such article', new ApiError(1009), false, false],
  ['a database that is away or too busy', new ApiError(1010), true, true],
  ['a bug', new Error('bug'), true, false],
])('says whether a page lacks something: %s', async (_, failure, isLacking, isOutage) => {
  const api = async () => {
    if (failure !== null) throw failure;
    return { Rows: [] };
  };
  const render = createPageRenderer({
    loadBuild: async () => pages,
    loadStyles: async () => '',
    mode: 'production',
    publicUrl: 'https://portal.example',
    settings: {},
    apiBases: [],
    api: api as unknown as Api, // one answer for every call
    clock: fixedClock(),
    report: () => undefined,
  });
  expect(await render('/')).toMatchObject({ status: 200, isLacking, isOutage });
});

it.each([
  ['/embed/BTCData?view=beef-one', true],
  ['/BTCData', false],
])('says whether a page may be framed: %s', async (address, isFramable) => {
  const render = createPageRenderer({
    loadBuild: async () => pages,
    loadStyles: async () => '',
    mode: 'production',
    publicUrl: 'https://portal.example',
    settings: {},
    apiBases: [],
    api: (async () => ({ Rows: [] })) as unknown as Api, // one answer for every call
    clock: fixedClock(),
    report: () => undefined,
  });
  expect(await render(address)).toMatchObject({ isFramable });
});
