// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { offerShareCard, type ShareOffer } from './share-card.ts';
import { signShare } from './share-signature.ts';

interface Config {
  readonly appId: string;
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
}

const sdk = {
  config: vi.fn<(page: Config) => void>(),
  ready: vi.fn<(run: () => void) => void>(),
  error: vi.fn<(run: () => void) => void>(),
  updateAppMessageShareData: vi.fn<(card: object) => void>(),
  updateTimelineShareData: vi.fn<(card: object) => void>(),
};
beforeEach(() => {
  for (const call of Object.values(sdk)) call.mockClear();
});

const card = {
  title: 'Prices',
  summary: 'Of beef',
  link: 'https://portal.example/a',
  picture: 'https://portal.example/p',
};
const ticket = { Ticket: 'ticket', AppID: 'app' };

async function offer(said: Partial<ShareOffer> = {}) {
  const offered = offerShareCard({
    sdkUrl: 'https://m.example/sdk.js',
    readTicket: () => Promise.resolve(ticket),
    card,
    ...said,
  });
  const script = document.querySelector<HTMLScriptElement>('script[src="https://m.example/sdk.js"]');
  vi.stubGlobal('wx', sdk);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  script?.dispatchEvent(new Event('load'));
  await offered;
}
const run = (call: typeof sdk.ready) => call.mock.calls[0]?.[0]();

test('the page is signed as it stands, for the account of the ticket', async () => {
  await offer();
  const [page] = sdk.config.mock.calls[0] ?? [];
  expect(page?.appId).toBe('app');
  expect(page?.signature).toBe(
    signShare({
      ticket: 'ticket',
      nonce: page?.nonceStr ?? '',
      seconds: page?.timestamp ?? 0,
      address: window.location.href,
    }),
  );
});

test('a card is told once the messenger is ready: to one person with words, to all without', async () => {
  await offer();
  expect(sdk.updateAppMessageShareData).not.toHaveBeenCalled();
  run(sdk.ready);
  expect(sdk.updateAppMessageShareData.mock.calls).toEqual([
    [{ title: 'Prices', desc: 'Of beef', link: card.link, imgUrl: card.picture }],
  ]);
  expect(sdk.updateTimelineShareData.mock.calls).toEqual([
    [{ title: 'Prices', link: card.link, imgUrl: card.picture }],
  ]);
});

test('where the page is refused, the address that the document came from is signed, once', async () => {
  const entry = 'https://portal.example/entry';
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: entry } as PerformanceEntry]); // its name alone is read
  await offer();
  run(sdk.error);
  run(sdk.error);
  expect(sdk.config).toHaveBeenCalledTimes(2);
  const [page] = sdk.config.mock.calls[1] ?? [];
  expect(page?.signature).toBe(
    signShare({ ticket: 'ticket', nonce: page?.nonceStr ?? '', seconds: page?.timestamp ?? 0, address: entry }),
  );
});

test('a document that was refused under its own address is not signed again', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `${window.location.href}#top` } as PerformanceEntry,
  ]); // as above
  await offer();
  run(sdk.error);
  expect(sdk.config).toHaveBeenCalledTimes(1);
});

test('without a ticket there is no card', async () => {
  await expect(offer({ readTicket: () => Promise.reject(new Error('no ticket')) })).rejects.toThrow('no ticket');
  expect(sdk.config).not.toHaveBeenCalled();
});
