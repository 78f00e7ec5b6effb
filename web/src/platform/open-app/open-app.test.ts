import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { schemeAddress } from './app-link.ts';
import { planOpening } from './opening-plan.ts';
import { landingReloadMs, openByScheme, type PageHost, reloadOnce, shareFallbackMs } from './page-timing.ts';
import { detectDevice } from './reader-device.ts';

const agents = {
  messengerOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.60(0x18003c31) NetType/WIFI Language/zh_CN',
  messengerOnAndroid:
    'Mozilla/5.0 (Linux; Android 14; V2309A Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 XWEB/1300333 MMWEBSDK/20241202 MicroMessenger/8.0.56 WeChat/arm64',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
} as const;

test.each([
  ['messengerOnIphone', 'messenger'],
  ['messengerOnAndroid', 'messenger'],
  ['iphone', 'iphone'],
  ['android', 'other'],
  ['desk', 'other'],
] as const)('%s is told as %s', (agent, device) => {
  expect(detectDevice(agents[agent])).toBe(device);
});

describe('opening an article in the app', () => {
  const downloadPath = '/sharedownload?id=12';
  const whole = { scheme: 'beeftochina', linkOrigin: 'https://app.example' };
  const page = { kind: 'page', address: downloadPath };
  const scheme = { kind: 'scheme', address: 'beeftochina://article?id=12', fallback: downloadPath };
  const plan = (agent: keyof typeof agents, app: Partial<typeof whole> = whole) =>
    planOpening({
      userAgent: agents[agent],
      app: { scheme: null, linkOrigin: null, ...app },
      articleId: 12,
      downloadPath,
    });

  test('follows the rule of each device', () => {
    expect(plan('messengerOnIphone')).toEqual(page);
    expect(plan('messengerOnAndroid')).toEqual(page);
    expect(plan('iphone')).toEqual({ kind: 'universal', address: 'https://app.example/sharedownload?id=12' });
    expect(plan('android')).toEqual(scheme);
    expect(plan('desk')).toEqual(scheme);
  });

  test('makes do with what is configured', () => {
    expect(plan('iphone', { scheme: 'beeftochina' })).toEqual(scheme);
    expect(plan('android', { linkOrigin: 'https://app.example' })).toEqual(page);
    expect(plan('iphone', {})).toEqual(page);
    expect(schemeAddress('beeftochina', null)).toBe('beeftochina://');
  });
});

describe('by the clock', () => {
  let went: string[];
  let reloads: number;
  let hide: () => void;
  let visible: boolean;
  const marks = new Map<string, string>();
  const host = (more: Partial<PageHost> = {}): PageHost => ({
    go: (address) => void went.push(address),
    reload: () => void (reloads += 1),
    isVisible: () => visible,
    onHidden: (listener) => {
      hide = listener;
      return () => (hide = () => undefined);
    },
    after: (milliseconds, run) => void setTimeout(run, milliseconds),
    readMark: (name) => marks.get(name) ?? null,
    setMark: (name) => marks.set(name, '1').has(name),
    ...more,
  });

  beforeEach(() => {
    vi.useFakeTimers();
    [went, reloads, visible] = [[], 0, true];
    hide = () => undefined;
    marks.clear();
  });
  afterEach(() => vi.useRealTimers());

  test('a page that is still seen after a second goes to the download page', () => {
    openByScheme('app://x', '/fallback', host());
    expect(went).toEqual(['app://x']);
    vi.advanceTimersByTime(shareFallbackMs - 1);
    expect(went).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(went).toEqual(['app://x', '/fallback']);
  });

  test('a page that the app covered stays, also when its reader is back before the timer runs', () => {
    openByScheme('app://x', '/fallback', host());
    visible = false;
    vi.advanceTimersByTime(5_000);
    visible = true;
    openByScheme('app://x', '/fallback', host());
    hide();
    vi.advanceTimersByTime(5_000);
    expect(went).toEqual(['app://x', 'app://x']);
  });

  test('the landing page without a query reloads after a second, once', () => {
    reloadOnce('', host());
    vi.advanceTimersByTime(landingReloadMs - 1);
    expect(reloads).toBe(0);
    vi.advanceTimersByTime(1);
    reloadOnce('', host());
    vi.advanceTimersByTime(10_000);
    expect(reloads).toBe(1);
  });

  test('the landing page stays where it has a query, or where nothing would end the reloading', () => {
    reloadOnce('?id=12', host());
    reloadOnce('', host({ setMark: () => false }));
    vi.advanceTimersByTime(10_000);
    expect(reloads).toBe(0);
  });
});
