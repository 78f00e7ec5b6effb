import { type DOMWindow, JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { describeEmbed, takesApps, writeApp } from './chart-app.ts';

/*
 * What the app makes of messages; e2e/doors/assistants.spec.ts shows it in the extension's own host.
 */

const portal = 'https://portal.example';

interface App {
  readonly document: Document;
  readonly posted: readonly unknown[];
  readonly send: (message: object, source?: 'elsewhere') => void;
}

/** The app with its host in the same window. */
function openApp(): App {
  const posted: unknown[] = [];
  const beforeParse = (window: DOMWindow) => {
    window.postMessage = (message: unknown) => void posted.push(message);
    window.ResizeObserver = class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
  };
  const { window } = new JSDOM(writeApp(portal), { runScripts: 'dangerously', beforeParse });
  const send: App['send'] = (message, source) => {
    const own = { data: { jsonrpc: '2.0', ...message }, source: source === undefined ? window : null };
    window.dispatchEvent(new window.MessageEvent('message', own));
  };
  send({ id: 'initialize', result: { hostCapabilities: { openLinks: {} }, hostContext: { locale: 'en-GB' } } });
  return { document: window.document, posted, send };
}

function answer(result: object) {
  return { method: 'ui/notifications/tool-result', params: result };
}

const page = `${portal}/BTCData?show=table`;
const embed = `${portal}/embed/BTCData`;

test('it greets the host, waits in the language asked for, and takes leave', () => {
  const { document, posted, send } = openApp();
  expect(posted).toMatchObject([
    { id: 'initialize', method: 'ui/initialize', params: { protocolVersion: '2026-01-26' } },
    { method: 'ui/notifications/initialized' },
  ]);
  expect(document.querySelector('main')?.textContent).toBe('Loading…');
  send({ method: 'ui/notifications/tool-input', params: { arguments: { set: 'beef-one' } } });
  expect([document.documentElement.lang, document.querySelector('main')?.textContent]).toEqual(['zh-CN', '正在读取…']);
  send({ method: 'ui/notifications/host-context-changed', params: { theme: 'dark' } });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  send({ method: 'ui/notifications/tool-cancelled', params: {} });
  expect(document.querySelector('main')?.textContent).toBe('查询已取消。');
  send({ id: 7, method: 'ui/resource-teardown', params: {} });
  send({ id: 8, method: 'tools/list', params: {} });
  expect(posted.slice(2)).toEqual([
    { jsonrpc: '2.0', id: 7, result: {} },
    { jsonrpc: '2.0', id: 8, error: { code: -32_601, message: 'Method not found' } },
  ]);
});

test('it frames the embed page, and has the host open the page itself', () => {
  const { document, posted, send } = openApp();
  const structuredContent = { title: 'Beef', source: 'Customs', link: page };
  send(answer({ content: [], structuredContent, _meta: { 'beef-to-china/embed': embed } }));
  const frame = document.querySelector('iframe');
  expect([frame?.src, frame?.title, document.querySelector('footer span')?.textContent]).toEqual([
    embed,
    'Beef',
    'Customs',
  ]);
  document.querySelector('a')?.click();
  expect(posted.at(-1)).toMatchObject({ method: 'ui/open-link', params: { url: page } });
});

test('it shows the words of a refusal, and no frame', () => {
  const { document, send } = openApp();
  const structuredContent = { problem: { page } };
  send(answer({ isError: true, content: [{ type: 'text', text: 'For members' }], structuredContent }));
  expect([document.querySelector('p')?.textContent, document.querySelector('a')?.href]).toEqual(['For members', page]);
  expect(document.querySelector('iframe')).toBeNull();
});

test('it says what a view without an embed page is', () => {
  const { document, send } = openApp();
  const structuredContent = { title: 'By cut', scope: 'Beef', source: 'Customs', link: page };
  send(answer({ content: [], structuredContent }));
  const texts = [...document.querySelectorAll('h1, p, span, a')].map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'By cut',
    'Beef',
    'The chart of this view is on its page.',
    'Customs',
    'View on Beef to China',
  ]);
});

test.each([
  ['another site', 'https://elsewhere.example/embed/BTCData'],
  ['a script', 'javascript:alert(1)//embed/'],
  ['no embed page', `${portal}/BTCData`],
  ['no address', 'embed'],
])('it frames and links nothing that is not the portal’s: %s', (_what, address) => {
  const { document, send } = openApp();
  const title = '<img src=x onerror=alert(1)>';
  const link = address.startsWith(portal) ? '//elsewhere.example' : address;
  send(answer({ content: [], structuredContent: { title, link }, _meta: { 'beef-to-china/embed': address } }));
  expect(document.querySelector('h1')?.textContent).toBe(title);
  expect(document.querySelectorAll('img, iframe, a')).toHaveLength(0);
});

test('it listens to its host only', () => {
  const { document, send } = openApp();
  send(answer({ content: [], structuredContent: { title: 'Beef' } }), 'elsewhere');
  expect(document.querySelector('h1')).toBeNull();
});

test('only what is open to all has an embed page', () => {
  const of = (path: string) => describeEmbed({ link: portal + path })?.['beef-to-china/embed'] ?? null;
  expect(of('/cn/BTCData?view=pork-one&show=table&from=2026-01')).toBe(
    `${portal}/embed/cn/BTCData?view=pork-one&from=2026-01`,
  );
  expect([of('/BTCData?view=beef-two'), describeEmbed({})]).toEqual([null, null]);
});

test('a client of before 2026-07-28 names what it can do elsewhere, and is shown apps', () => {
  expect([takesApps({ method: 'tools/list' }), takesApps('')]).toEqual([true, true]);
});
