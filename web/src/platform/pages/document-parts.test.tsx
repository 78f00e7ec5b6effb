// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeLocalUser, storedLocalUser, storedToken, storeToken } from '../client-state.ts';
import { waitForSiteStyles, SettingsElement } from './document-parts.tsx';
import { documentSettings } from '../browser-api.ts';
import { buildBootScript } from '../engines/boot-script.ts';
import { isPlainHandle, plainHandle } from './plain-document.ts';
import { joinTabs } from '../tab-session.ts';
import { settingsExample } from '../testing/site-settings.fixture.ts';

function empty(): void {
  window.sessionStorage.clear();
  window.localStorage.clear();
  delete document.documentElement.dataset['signedIn'];
  document.head.replaceChildren();
}
beforeEach(empty);
afterEach(empty);

function boot(): void {
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- as the browser does
  new Function(buildBootScript())();
}
const isMarked = () => document.documentElement.dataset['signedIn'] !== undefined;

test.each([true, false])(
  'a signed-in reader’s document is marked before it is painted (remembered: %s)',
  (remember) => {
    storeToken('token', remember);
    boot();
    expect(isMarked()).toBe(true);
  },
);

test('a document of nobody is not marked', () => {
  boot();
  expect(isMarked()).toBe(false);
});

test('the mark goes where a script of the page fails, and stays where a picture does not come', () => {
  storeToken('token', false);
  boot();
  const picture = document.head.appendChild(document.createElement('img'));
  picture.dispatchEvent(new Event('error'));
  expect(isMarked()).toBe(true);
  const script = document.head.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('error'));
  expect(isMarked()).toBe(false);
  for (const kind of ['error', 'unhandledrejection']) {
    boot();
    window.dispatchEvent(new Event(kind));
    expect(isMarked()).toBe(false);
  }
});

test('a new tab takes over the login of an open one, with the name, and tells the page', async () => {
  const user = { UserID: 7, LoginUserName: 'demo_paid', ChargeExpireDate: null, ChargeEnExpireDate: null };
  storeToken('token', false);
  storeLocalUser(user);
  const other = { ...window.sessionStorage };
  const leave = joinTabs(() => undefined);
  empty();
  const changed = new Promise((resolve) => window.addEventListener('storage', resolve, { once: true }));
  boot();
  // The two tabs of a test share one storage: the other has its login still.
  const channel = new BroadcastChannel('btc.session');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  channel.postMessage({ token: other['btc.token'], user: other['btc.user'] });
  await changed;
  channel.close();
  leave();
  expect([storedToken(), storedLocalUser()]).toEqual(['token', user]);
  expect(isMarked()).toBe(true);
});

test('the settings stand in the document as data, whatever is in them', () => {
  const settings = { ...settingsExample, icpNumber: '</script><script>alert(1)</script>' };
  document.head.innerHTML = renderToStaticMarkup(<SettingsElement settings={settings} />);
  expect(document.head.children).toHaveLength(1);
  expect(documentSettings()).toEqual(settings);
});

test('a page that needs the site’s sheet waits for it, and for nothing where there is none', async () => {
  await waitForSiteStyles();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  let isDone = false;
  const waiting = waitForSiteStyles().then(() => {
    isDone = true;
  });
  await Promise.resolve();
  expect(isDone).toBe(false);
  // A sheet that does not come must not hold the page for ever.
  link.dispatchEvent(new Event('error'));
  await waiting;
  expect(isDone).toBe(true);
});

test('only a route that says so has plain documents', () => {
  expect([plainHandle, { document: 'whole' }, {}, null, undefined, 'plain'].map(isPlainHandle)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
