// @vitest-environment jsdom
import type { PinRow } from '@btc/contract/my-list/pins.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { decodePassword } from '@btc/contract/wire/password.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as listPage from './my-list.page.tsx';
import type { Channel } from './alert-channel.ts';
import { messages as alertWords } from './alert-messages.ts';
import { messages } from './messages.ts';

const t = messages.en;
const series: PinRow = {
  Kind: 'series',
  Code: '8',
  Name: 'Brazil Shin/shank',
  Note: 'Forward',
  Path: '/BTCPrice/Series/8',
  Demo: false,
  Card: {
    Kind: 'price',
    Name: 'Brazil Shin/shank',
    Note: 'Forward',
    Path: '/BTCPrice/Series/8',
    Demo: false,
    Date: '2026-11-20',
    Low: 6400,
    Mainstream: 6500,
    High: 6600,
    Unit: 'USD/t',
    ChangePrevious: null,
    ChangeWeek: { Date: '2026-11-13', From: 6460, Value: 40, Percent: 0.62 },
    Locked: null,
  },
};
const view: PinRow = {
  ...series,
  Kind: 'view',
  Code: 'beef-one',
  Name: 'Imports by origin',
  Note: null,
  Path: '/BTCData',
  Card: null,
};
const gone: PinRow = { ...series, Kind: 'plant', Code: '77', Name: '77', Note: null, Path: null, Card: null };

const show = (Rows: readonly PinRow[], answers: Answers = {}) =>
  showRoute(listPage, '/MyList', {
    answers: {
      GetPins: { Rows, Total: Rows.length },
      GetAlerts: { Rows: [], List: [], Dict: { Email: 'li@firm.example' } },
      ...answers,
    },
  });
const listed = (page: Awaited<ReturnType<typeof show>>) =>
  page.getAllByRole('listitem').map((item) => item.textContent ?? '');

test('each pin stands with figure, unit, change and day, in the reader’s order, and leads to its page', async () => {
  const page = await show([view, series], {
    GetBeefWebDataOneChart: { Dates: ['2026-10'], Total: { Volumes: [291_300] }, Dict: { Demo: false } },
  });
  const [first = '', second = ''] = listed(page);
  for (const part of ['Imports by origin', '291,300', 'October 2026']) expect(first).toContain(part);
  for (const part of ['6,500', 'USD/t', '+0.6%', '20 November 2026', '6,400–6,600']) expect(second).toContain(part);
  expect(page.getByRole('link', { name: /Brazil/ }).getAttribute('href')).toBe('/BTCPrice/Series/8');
  expect(page.sent('GetWebPorkNewDataOneChart')).toEqual([]);
});

test('without a view no month is asked for, and the list stands where the month does not come', async () => {
  expect((await show([series])).sent('GetBeefWebDataOneChart')).toEqual([]);
  const page = await show([view], { GetBeefWebDataOneChart: new ApiError(1000) });
  expect(listed(page)[0]).toContain('Imports by origin');
});

test('a locked price has its day and no figure, and the lock is said once', async () => {
  const { Card } = series;
  if (Card?.Kind !== 'price') throw new Error('The card is a price');
  const nothing = { Low: null, Mainstream: null, High: null, ChangeWeek: null };
  const locked: PinRow = { ...series, Card: { ...Card, ...nothing, Locked: { Module: 'Price', Reason: 'notpaid' } } };
  const page = await show([locked, { ...locked, Code: '9' }]);
  expect(listed(page)[0]).not.toMatch(/6,\d{3}/);
  expect(page.getAllByRole('heading', { name: new RegExp(t.lockedTitle) })).toHaveLength(1);
});

test('what is gone says so and can be removed', async () => {
  const page = await show([gone]);
  expect(listed(page)[0]).toContain(t.gone);
  await page.press(t.removeOf('77'));
  expect(page.sent('AddDeletePin')).toMatchObject([{ Kind: 'plant', Code: '77', IsAdd: false }]);
});

test('what is removed can be put back where it stood', async () => {
  const page = await show([series, view]);
  await page.press(t.removeOf(series.Name));
  expect(listed(page)[0]).toContain(t.removed);
  expect(document.activeElement).toBe(page.getByRole('button', { name: t.undoOf(series.Name) }));
  await page.press(t.undoOf(series.Name));
  expect(page.sent('AddDeletePin')[1]).toMatchObject({
    Kind: 'series',
    Code: '8',
    IsAdd: true,
    Before: { Kind: 'view', Code: 'beef-one' },
  });
  expect(listed(page)[0]).toContain('6,500');
});

test('a removal that fails is told, and the pin stays', async () => {
  const page = await show([series], { AddDeletePin: new ApiError(1000) });
  await page.press(t.removeOf(series.Name));
  expect(page.getByRole('alertdialog')).toBeDefined();
  expect(listed(page)[0]).toContain('6,500');
});

test('the order is changed by names, and each move is told at once', async () => {
  const page = await show([series, view, gone]);
  await page.press(t.arrange);
  await page.press(t.firstOf(gone.Name));
  await page.press(t.upOf(view.Name));
  expect(page.sent('MovePin')).toMatchObject([
    { Kind: 'plant', Code: '77', Before: { Kind: 'series', Code: '8' } },
    { Kind: 'view', Code: 'beef-one', Before: { Kind: 'series', Code: '8' } },
  ]);
  await page.press(t.arranged);
  const order = listed(page)
    .slice(0, 3)
    .map((text) => [gone, view, series].findIndex(({ Name }) => text.includes(Name)));
  expect(order).toEqual([0, 1, 2]);
});

test('a move that fails is told, and the list is asked for again', async () => {
  const page = await show([series, view], { MovePin: new ApiError(1009) });
  await page.press(t.arrange);
  await page.press(t.upOf(view.Name));
  expect(page.getByRole('alertdialog')).toBeDefined();
  expect(page.sent('GetPins')).toHaveLength(2);
  await page.press(t.arranged);
  expect(listed(page)[0]).toContain(series.Name);
});

test('without pins it says how to pin, and signed out where the list is kept', async () => {
  const empty = await show([]);
  expect(empty.text()).toContain(t.emptyText);
  expect(empty.getByRole('link', { name: t.toPrices }).getAttribute('href')).toBe('/BTCPrice');
  const stranger = await show([], { GetPins: new ApiError(1006) });
  expect(stranger.text()).toContain(t.signedOutText);
});

const w = alertWords.en;
const withRule: Answers = {
  GetAlerts: { Rows: [{ Kind: 'series', Code: '8', Alert: 'price', Percent: 2 }], List: [], Dict: { Email: null } },
};

test('beside a pin stands what is told of it, and each choice is sent at once', async () => {
  const page = await show([series], withRule);
  expect(listed(page)[0]).toContain(`${w.alerts} ${w.kinds.price}`);
  await page.user.selectOptions(page.getByRole('combobox', { hidden: true }), '10');
  await page.user.click(page.getByRole('checkbox', { name: w.choices.price, hidden: true }));
  expect(page.sent('SetAlert')).toMatchObject([
    { Kind: 'series', Code: '8', Alert: 'price', Percent: 10, IsOn: true },
    { Kind: 'series', Code: '8', Alert: 'price', Percent: 10, IsOn: false },
  ]);
  expect(listed(page)[0]).toContain(`${w.alerts} ${w.none}`);
});

test('an alert that is not taken is told, and stands as it was', async () => {
  const page = await show([series], { ...withRule, SetAlert: new ApiError(1000) });
  await page.user.click(page.getByRole('checkbox', { name: w.choices.price, hidden: true }));
  expect(page.getByRole('alertdialog')).toBeDefined();
  expect(listed(page)[0]).toContain(`${w.alerts} ${w.kinds.price}`);
});

test('what cannot be told of is not offered', async () => {
  const company: PinRow = { ...series, Kind: 'company', Card: null };
  expect((await show([company])).queryByRole('checkbox', { hidden: true })).toBeNull();
});

const robot: Channel = {
  Channel: 'wecom',
  Address: 'https://qyapi.weixin.qq.com/1',
  Hour: 9,
  QuietFrom: null,
  QuietTo: null,
  Edition: 'en',
  IsOn: true,
  SigningSecret: null,
  SentDate: null,
  LastError: 'status_404',
};

test('each channel says when it sends and what failed, and is turned off with what was entered', async () => {
  const page = await show([series], { GetAlerts: { Rows: [], List: [robot], Dict: { Email: null } } });
  for (const part of [w.noEmail, w.daily('9:00'), w.failed('status_404')]) expect(page.text()).toContain(part);
  await page.press(w.turnOffOf(w.channels.wecom));
  const { Address, Hour } = robot;
  expect(page.sent('SaveAlertChannel')).toMatchObject([{ Channel: 'wecom', Address, Hour, IsOn: false, isEn: true }]);
});

test('a test goes to a channel that is on, and to no mail without an address', async () => {
  const mail = { ...robot, Channel: 'mail', Address: null } as const;
  const page = await show([series], { GetAlerts: { Rows: [], List: [robot, mail], Dict: { Email: null } } });
  expect(page.queryByRole('button', { name: w.testOf(w.channels.mail) })).toBeNull();
  await page.press(w.testOf(w.channels.wecom));
  expect(page.sent('SendAlertTest')).toMatchObject([{ Channel: 'wecom' }]);
  page.getByText(w.testSent);
});

const findPassword = (page: Awaited<ReturnType<typeof show>>) =>
  page.getByLabelText(new RegExp(`^${w.channelLabels.Password}`));

test('a robot is set up by its address, which must be whole', async () => {
  const page = await show([series]);
  await page.press(w.changeOf(w.channels.dingtalk));
  const address = await page.findByRole('textbox', { name: new RegExp(`^${w.channelLabels.Address}`) });
  await page.user.type(address, 'oapi.dingtalk.com');
  await page.press(w.save);
  expect(page.sent('SaveAlertChannel')).toEqual([]);
  await page.user.clear(address);
  await page.user.type(address, 'https://oapi.dingtalk.com/robot/send?access_token=1');
  await page.press(w.save);
  page.getByText(w.channelIssues['Password.required']);
  expect(page.sent('SaveAlertChannel')).toEqual([]);
  await page.user.type(findPassword(page), 'Beef2026demo');
  await page.press(w.save);
  expect(page.sent('SaveAlertChannel')).toMatchObject([
    {
      Channel: 'dingtalk',
      Address: 'https://oapi.dingtalk.com/robot/send?access_token=1',
      QuietFrom: 22,
      QuietTo: 7,
      IsOn: true,
      isEn: true,
    },
  ]);
  const [{ Password = '' } = {}] = page.sent('SaveAlertChannel');
  expect(decodePassword(Password)).toEqual({ kind: 'password', password: 'Beef2026demo' });
});

test('a robot that is off is turned on in its dialog, with the password', async () => {
  const off = { ...robot, IsOn: false };
  const page = await show([series], { GetAlerts: { Rows: [], List: [off], Dict: { Email: null } } });
  await page.press(w.turnOnOf(w.channels.wecom));
  await page.findByText(w.passwordHint);
  expect(page.sent('SaveAlertChannel')).toEqual([]);
});

test('other times of a robot need no password', async () => {
  const page = await show([series], { GetAlerts: { Rows: [], List: [robot], Dict: { Email: null } } });
  await page.press(w.changeOf(w.channels.wecom));
  await page.user.selectOptions(await page.findByRole('combobox', { name: w.channelLabels.Hour }), '10');
  await page.press(w.save);
  const [sent] = page.sent('SaveAlertChannel');
  expect(sent).toMatchObject({ Channel: 'wecom', Hour: 10, IsOn: true });
  expect(sent).not.toHaveProperty('Password');
});
