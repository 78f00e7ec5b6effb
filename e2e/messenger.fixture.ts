export function toMessengerPort(portalPort: number): number {
  return portalPort + 1000;
}

export const agents = {
  messenger:
    'Mozilla/5.0 (Linux; Android 14; V2309A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 XWEB/1300333 MicroMessenger/8.0.56',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
} as const;

export const messengerScript = `
  window.wxCalls = {};
  const note = (name) => (value) => { window.wxCalls[name] = value; };
  window.wx = { config: note('config'), ready: (run) => run(), error: (run) => { window.wxFail = run; },
    updateAppMessageShareData: note('toFriends'), updateTimelineShareData: note('toTimeline') };`;
