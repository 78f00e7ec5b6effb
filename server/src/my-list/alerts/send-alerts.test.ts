import { hourMs, minuteMs } from '@btc/contract/time.ts';
import type { SaveAlertChannel } from '@btc/contract/my-list/alerts.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { Webhook } from 'standardwebhooks';
import { rightPassword } from '#members/members.fixture.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addReader, type Alerts, addSeries, openAlerts, publishQuote, type Reader } from './alerts.fixture.ts';

let alerts: Alerts;
beforeAll(async () => {
  alerts = await openAlerts();
});
afterAll(() => alerts.drop());
beforeEach(() => {
  alerts.clock.set('2026-11-20T08:00:00+08:00');
  alerts.posted.length = 0;
  alerts.outside.answer = { kind: 'answer', status: 200, text: '{"errcode":0,"code":0}' };
});

let count = 0;
async function addRule({ modules = ['Price'] }: { readonly modules?: readonly string[] } = {}) {
  const reader = await addReader(alerts.db, `sent${(count += 1)}`, modules);
  const series = await addSeries(alerts.db, 'shank');
  await publishQuote(alerts.db, series, '2026-11-13', 6000);
  const pin = { Kind: 'series', Code: String(series) } as const;
  await alerts.pin(reader, pin);
  await alerts.set(reader, pin, 'price', { Percent: 1 });
  const publish = async (day: string, price: number) => {
    await publishQuote(alerts.db, series, day, price);
    await alerts.look();
    await alerts.send();
  };
  return { reader, series, pin, publish };
}

const save = (reader: Reader, channel: RequestOf<typeof SaveAlertChannel>) =>
  alerts.call('SaveAlertChannel', { Password: encodePassword(rightPassword), ...channel }, reader);
const words = (mail: { body_text: string | null } | undefined) => mail?.body_text ?? '';
const keysIn = (mail: { body_text: string | null } | undefined) =>
  [...words(mail).matchAll(/Alerts\/Stop#key=([\w-]{32})/g)].map(([, key = '']) => key);

test('a mail goes to the proven address with the figures, links and ways out', async () => {
  const { reader, series, publish } = await addRule();
  await publish('2026-11-20', 6120);
  const [mail, ...others] = await alerts.listMails(reader);
  expect(mail).toMatchObject({ template: 'alerts', edition: 'cn', subject: '提醒：巴西牛腱', state: 'queued' });
  expect(words(mail)).toContain('6,000 → 6,120 美元/吨（+2.0%），2026年11月20日 · BTC 市场采价');
  expect(words(mail)).toContain(`https://portal.example/cn/BTCPrice/Series/${series}`);
  expect(mail?.list_unsubscribe).toMatch(/^https:\/\/portal\.example\/alerts\/one-click\?edition=cn&key=[\w-]{32}$/);
  expect(keysIn(mail)).toHaveLength(2);
  expect(others).toEqual([]);
});

test('what a reader may not see at the moment of sending is not in the mail', async () => {
  const { reader, publish } = await addRule();
  await alerts.db.updateTable('account').set({ can_visit_module: [] }).where('id', '=', reader.user.userId).execute();
  await publish('2026-11-20', 6120);
  const [mail] = await alerts.listMails(reader);
  expect(words(mail)).toContain('有新价格，详情向会员开放');
  expect(`${mail?.subject}${words(mail)}${mail?.body_html}`).not.toMatch(/6,?[01][02]0/);
});

test('what comes within the hour waits for its end and goes in one mail', async () => {
  const { reader, publish } = await addRule();
  await publish('2026-11-20', 6120);
  alerts.clock.advance(10 * minuteMs);
  await publish('2026-11-21', 6300);
  alerts.clock.advance(10 * minuteMs);
  await publish('2026-11-22', 6500);
  expect(await alerts.listMails(reader)).toHaveLength(1);
  alerts.clock.advance(hourMs);
  await alerts.send();
  const mails = await alerts.listMails(reader);
  expect(mails).toHaveLength(2);
  expect(words(mails[1])).toMatch(/6,120 → 6,300[\s\S]*6,300 → 6,500/);
  await alerts.send();
  expect(await alerts.listMails(reader)).toHaveLength(2);
});

test('nothing goes in quiet hours, and a digest goes at its hour', async () => {
  const { reader, publish } = await addRule();
  await save(reader, { Channel: 'mail', IsOn: true, isEn: true, Hour: 9 });
  await publish('2026-11-20', 6120);
  expect(await alerts.listMails(reader)).toEqual([]);
  alerts.clock.set('2026-11-20T09:00:00+08:00');
  await alerts.send();
  expect(await alerts.listMails(reader)).toMatchObject([{ edition: 'en', subject: 'Alert: Brazil Shin/shank' }]);
  await save(reader, { Channel: 'mail', IsOn: true, QuietFrom: 8, QuietTo: 18 });
  alerts.clock.set('2026-11-20T11:00:00+08:00');
  await publish('2026-11-21', 6300);
  expect(await alerts.listMails(reader)).toHaveLength(1);
  alerts.clock.set('2026-11-20T18:00:00+08:00');
  await alerts.send();
  expect(await alerts.listMails(reader)).toHaveLength(2);
});

test('no mail goes to an address that is not proven', async () => {
  const { reader, publish } = await addRule();
  await alerts.db.updateTable('account').set({ email_proven_at: null }).where('id', '=', reader.user.userId).execute();
  expect(await alerts.call('GetAlerts', {}, reader)).toMatchObject({ Dict: { Email: null } });
  await publish('2026-11-20', 6120);
  expect(await alerts.listMails(reader)).toEqual([]);
});

test('the keys of a mail end the alert, or all mails, without a login', async () => {
  const { reader, publish, pin } = await addRule();
  await publish('2026-11-20', 6120);
  const [own = '', all = ''] = keysIn((await alerts.listMails(reader))[0]);
  const { user: _user, ...stranger } = { ...reader, token: null };
  const stop = (Key: string) => alerts.call('StopAlert', { Key }, { ...stranger, user: null });
  await stop(own);
  expect(await alerts.call('GetAlerts', {}, reader)).toMatchObject({
    Rows: [],
    List: [{ Channel: 'mail', IsOn: true }],
  });
  await expect(stop(own)).rejects.toMatchObject({ code: 1009 });
  await stop(all);
  await stop(all);
  expect(await alerts.call('GetAlerts', {}, reader)).toMatchObject({ List: [{ Channel: 'mail', IsOn: false }] });
  // A rule that is set anew does not turn it on again.
  await alerts.set(reader, pin, 'price', { Percent: 1 });
  alerts.clock.advance(2 * hourMs);
  await publish('2026-11-21', 6500);
  expect(await alerts.listMails(reader)).toHaveLength(1);
});

const robots = [
  ['wecom', 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1', /"msgtype":"text","text":\{"content":".*6,120/],
  ['dingtalk', 'https://oapi.dingtalk.com/robot/send?access_token=1', /"msgtype":"text","text":\{"content":".*6,120/],
  ['feishu', 'https://open.feishu.cn/open-apis/bot/v2/hook/1', /"msg_type":"text","content":\{"text":".*6,120/],
] as const;

test.each(robots)('the robot of %s gets what its maker documents', async (Channel, Address, body) => {
  const { reader, publish } = await addRule();
  await save(reader, { Channel, Address, IsOn: true, Secret: Channel === 'wecom' ? null : 'SECx' });
  await publish('2026-11-20', 6120);
  expect(alerts.posted).toHaveLength(1);
  const [post] = alerts.posted;
  expect(post?.address.startsWith(Address)).toBe(true);
  expect(post?.body).toMatch(body);
  if (Channel === 'dingtalk') expect(post?.address).toMatch(/&timestamp=1795132800000&sign=[\w%]+$/);
  if (Channel === 'feishu') expect(post?.body).toMatch(/^\{"timestamp":"1795132800","sign":"[\w+/]+=*"/);
  expect(await alerts.call('GetAlerts', {}, reader)).not.toMatchObject({ List: [{}, { SigningSecret: 'SECx' }] });
});

test('a webhook is signed so that who takes it can check it, and a locked figure is not in it', async () => {
  const { reader, publish } = await addRule({ modules: [] });
  await save(reader, { Channel: 'webhook', Address: 'https://hook.firm.example/a', IsOn: true });
  const { List } = await alerts.call('GetAlerts', {}, reader);
  const secret = List.find(({ Channel }) => Channel === 'webhook')?.SigningSecret ?? '';
  await publish('2026-11-20', 6120);
  const [post] = alerts.posted;
  const { 'webhook-id': id = '', 'webhook-signature': signature = '' } = post?.headers ?? {};
  expect(new Webhook(secret).sign(id, alerts.clock.now(), post?.body ?? '')).toBe(signature);
  expect(JSON.parse(post?.body ?? '')).toMatchObject({
    type: 'alerts.raised',
    data: [{ kind: 'price', title: '巴西牛腱', locked: true }],
  });
  expect(post?.body).not.toMatch(/61?20|6,?000/);
});

test.each([
  [{ kind: 'answer', status: 200, text: '{"errcode":93000}' }, 'not_taken'],
  [{ kind: 'answer', status: 404, text: '' }, 'status_404'],
  [{ kind: 'refused', code: 'private', mayPass: false }, 'private'],
  [{ kind: 'refused', code: 'too_slow', mayPass: true }, 'too_slow'],
] as const)('what does not arrive is said on the page and goes with the next that does (%s)', async (answer, code) => {
  const { reader, publish } = await addRule();
  await save(reader, { Channel: 'wecom', Address: robots[0][1], IsOn: true });
  alerts.outside.answer = answer;
  await publish('2026-11-20', 6120);
  const { List } = await alerts.call('GetAlerts', {}, reader);
  expect(List.find(({ Channel }) => Channel === 'wecom')).toMatchObject({ LastError: code, SentDate: null });
  alerts.outside.answer = { kind: 'answer', status: 200, text: '{"errcode":0}' };
  await publish('2026-11-21', 6300);
  expect(alerts.posted.at(-1)?.body).toMatch(/6,120[\s\S]*6,300/);
});

test.each([
  [{ Channel: 'wecom', Address: 'https://evil.example/cgi-bin/webhook/send' }, 'not_of_this'],
  [{ Channel: 'webhook', Address: 'https://user:pass@hook.firm.example/' }, 'not_of_this'],
  [{ Channel: 'webhook', Address: 'https://hook.firm.example:8443/' }, 'not_of_this'],
  [{ Channel: 'webhook', Address: null }, 'required'],
  [{ Channel: 'mail', Address: 'https://hook.firm.example/' }, 'none'],
  [{ Channel: 'mail', QuietFrom: 8 }, 'both_or_none'],
] as const)('%o is refused', async (channel, Rule) => {
  const reader = await addReader(alerts.db, `refused${(count += 1)}`);
  await expect(save(reader, { ...channel, IsOn: true })).rejects.toMatchObject({
    code: 1001,
    data: { List: [{ Rule }] },
  });
});

test.each(['http://hook.firm.example/', 'https://127.0.0.1/', 'https://[::1]/', 'https://localhost/'])(
  '%s is no address of the contract’s',
  async (Address) => {
    const reader = await addReader(alerts.db, `never${(count += 1)}`);
    await expect(save(reader, { Channel: 'webhook', Address, IsOn: true })).rejects.toThrow(/Address/);
  },
);

test('a test of mail goes at once, whatever the times, and makes nothing else wait', async () => {
  const { reader, publish } = await addRule();
  await save(reader, { Channel: 'mail', Hour: 20, IsOn: true });
  await alerts.call('SendAlertTest', { Channel: 'mail' }, reader);
  await alerts.send();
  const [test] = await alerts.listMails(reader);
  expect(test).toMatchObject({ subject: '提醒：测试', edition: 'cn' });
  expect(words(test)).toContain('没有新情况');
  expect(keysIn(test)).not.toEqual([]);
  await save(reader, { Channel: 'mail', IsOn: true });
  await publish('2026-11-20', 6120);
  expect(await alerts.listMails(reader)).toHaveLength(2);
});

test('a test of a webhook is signed, each under a number of its own, and what fails is told', async () => {
  const { reader } = await addRule();
  const address = { Channel: 'webhook', Address: 'https://hooks.firm.example/btc', IsOn: true } as const;
  await save(reader, address);
  const [first] = (await alerts.call('GetAlerts', {}, reader)).List.filter(({ Channel }) => Channel === 'webhook');
  for (const status of [200, 404]) {
    alerts.outside.answer = { kind: 'answer', status, text: '' };
    await alerts.call('SendAlertTest', { Channel: 'webhook' }, reader);
    await alerts.send();
    alerts.clock.advance(minuteMs);
  }
  const numbers = alerts.posted.map(({ headers, body }) => {
    const { 'webhook-id': id = '', 'webhook-timestamp': time = '', 'webhook-signature': signature } = headers ?? {};
    expect(new Webhook(first?.SigningSecret ?? '').sign(id, new Date(Number(time) * 1000), body)).toBe(signature);
    expect(JSON.parse(body)).toMatchObject({ data: [{ kind: 'test', title: '测试' }] });
    return id;
  });
  expect(new Set(numbers).size).toBe(2);
  const { List } = await alerts.call('GetAlerts', {}, reader);
  expect(List).toContainEqual(
    expect.objectContaining({ Channel: 'webhook', LastError: 'status_404', SentDate: expect.any(String) }),
  );
});

test('alerts leave for a new address, with a new key, or again, by the password alone, and the owner is mailed', async () => {
  const { reader } = await addRule();
  const hook = { Channel: 'webhook', Address: 'https://hook.firm.example/a', IsOn: true } as const;
  const other = { ...hook, Address: 'https://hook.other.example/a' };
  const robot = { Channel: 'dingtalk', Address: robots[1][1], IsOn: true } as const;
  const [none, wrong] = [{ Password: undefined }, { Password: encodePassword('Guessed2026') }];
  const issue = { code: 1001, data: { List: [{ Field: 'Password', Rule: 'required' }] } };
  const expectPassword = async (channel: RequestOf<typeof SaveAlertChannel>) => {
    await expect(save(reader, { ...channel, ...none })).rejects.toMatchObject(issue);
    await expect(save(reader, { ...channel, ...wrong })).rejects.toMatchObject({ code: 6003 });
  };
  for (const channel of [hook, robot]) await expectPassword(channel);
  expect((await alerts.call('GetAlerts', {}, reader)).List.map(({ Channel }) => Channel)).toEqual(['mail']);
  for (const channel of [hook, robot]) await save(reader, channel);
  for (const channel of [other, { ...other, IsOn: false }, { ...robot, Secret: 'SECx' }]) await expectPassword(channel);
  await save(reader, { ...hook, Hour: 9, ...none });
  await save(reader, { ...hook, IsOn: false, ...none });
  await expectPassword(hook);
  await save(reader, hook);
  const mails = await alerts.listMails(reader, 'alertChannel');
  expect(mails.map(({ body_text: text }) => /（(?<host>[\w.]+)）/.exec(text ?? '')?.groups?.['host'])).toEqual([
    'hook.firm.example',
    'oapi.dingtalk.com',
    'hook.firm.example',
  ]);
});

test('a channel that is off, or not set up, has no test', async () => {
  const { reader } = await addRule();
  await save(reader, { Channel: 'mail', IsOn: false });
  for (const Channel of ['mail', 'feishu'] as const)
    await expect(alerts.call('SendAlertTest', { Channel }, reader)).rejects.toMatchObject({ code: 1009 });
});
