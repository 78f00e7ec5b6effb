// @vitest-environment jsdom
import { operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { makeExample, type PartialExample } from '#platform/testing/contract-example.ts';
import type { Answers } from '#platform/testing/fake-api.ts';
import { fieldWord } from '#shell/console/issue-words.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { findField, type LivePage } from '#ui/testing/live-page.ts';
import { readFacts } from '#ui/testing/read-table.ts';
import { messages as wordsMessages } from '../words/messages.ts';
import { MembershipDialog } from './membership-dialog.tsx';
import { MembershipParts } from './membership-parts.tsx';
import { messages } from './messages.ts';
import { TrialDialog } from './trial-dialog.tsx';

type Detail = Parameters<typeof MembershipDialog>[0]['member'];

const t = messages.en;
const words = wordsMessages.en;
const none = { onClose: () => undefined, onChanged: () => undefined };
function toMember(said: PartialExample<Detail> = {}): Detail {
  return makeExample(operations.GetDeskMember.output, {
    Row: {
      MemberID: 3,
      LoginUserName: 'wang',
      State: 'normal',
      StaffRole: null,
      Demo: false,
      ChargeState: 0,
      ChargeLevel: null,
      ChargeExpireDate: null,
      CanVisitModule: '',
      ChargeStataEn: 0,
      ChargeLevelEn: null,
      ChargeEnExpireDate: null,
      CanVisitModuleEn: '',
      ContactedDate: null,
      TrialItems: 20,
      TrialUsed: 5,
      TrialUntil: null,
      TrialUntilEn: null,
      ...said,
    },
  }).Row;
}
const paid = {
  ChargeState: 3,
  ChargeLevel: '_vip_member',
  ChargeExpireDate: '2090-12-31T23:59:59+08:00',
  CanVisitModule: 'Info|Price',
} as const;

const show = (said: PartialExample<Detail> = {}, answers: Answers = {}) =>
  showScreen('en', <MembershipDialog member={toMember(said)} edition="cn" {...none} />, { role: 'desk', answers });
const chooseState = (page: LivePage, state: 0 | 1 | 2 | 3) =>
  page.user.selectOptions(findField('State'), String(state));

const listTicks = (page: LivePage, field: string) =>
  page.dialog().queryAllByRole<HTMLInputElement>('checkbox', { name: fieldWord('en', field) ?? field });
const findTick = (page: LivePage, field: string) => listTicks(page, field)[0] ?? null;
function getTick(page: LivePage, field: string): HTMLInputElement {
  const tick = findTick(page, field);
  if (tick === null) throw new Error(`There is no box ${field}`);
  return tick;
}

test('a membership is set whole, to the end of its last day in Beijing', async () => {
  const page = await show();
  page.dialog().getByText(t.setMembershipWhat('wang', words.editions.cn));
  await chooseState(page, 3);
  await page.user.selectOptions(findField('Level'), '_vip_member');
  await page.user.click(page.dialog().getByRole('checkbox', { name: words.modules.Price }));
  await page.user.type(findField('ExpireDate'), '2090-06-30');
  await page.press(t.save);
  const [sent] = page.sent('SetMembership');
  expect(sent).toMatchObject({
    MemberID: 3,
    Edition: 'cn',
    State: 3,
    Level: '_vip_member',
    Modules: ['Price'],
    TakesAway: false,
  });
  expect(new Date(sent?.ExpireDate ?? '').toISOString()).toMatch(/^2090-06-30T15:59:59/);
  expect(sent).not.toHaveProperty('PhoneCheck');
});

test('what it leads to stands beside what is, while one fills it in', async () => {
  const page = await show(paid);
  const facts = () => readFacts(page.getByRole('dialog'));
  expect(facts()[words.nowIn(words.editions.cn)]).toContain(words.modules.Price);
  await page.user.click(page.dialog().getByRole('checkbox', { name: words.modules.Price }));
  expect(facts()[words.nowIn(words.editions.cn)]).toContain(words.modules.Price);
  expect(facts()[words.thenIn(words.editions.cn)]).not.toContain(words.modules.Price);
});

test('what is paid for goes only with a tick, which is for that loss alone', async () => {
  const page = await show(paid);
  expect(findTick(page, 'TakesAway')).toBeNull();
  await page.user.click(page.dialog().getByRole('checkbox', { name: words.modules.Price }));
  await page.user.click(getTick(page, 'TakesAway'));
  await page.user.click(page.dialog().getByRole('checkbox', { name: words.modules.Info }));
  expect(getTick(page, 'TakesAway')).toHaveProperty('checked', false);
  await page.user.click(getTick(page, 'TakesAway'));
  await page.press(t.save);
  expect(page.sent('SetMembership')).toMatchObject([{ Modules: [], TakesAway: true }]);
});

test('a trial beside what is paid for leaves that as it is, and needs a day and a call', async () => {
  const page = await show(paid);
  await chooseState(page, 2);
  page.dialog().getByText(t.giveTrialWhat('wang', words.editions.cn));
  expect(findField('ExpireDate')).toHaveProperty('value', '');
  expect(findTick(page, 'TakesAway')).toBeNull();
  expect(page.dialog().queryByRole('checkbox', { name: words.modules.Price })).toBeNull();
  page.dialog().getByText(t.phoneCheckHint);
  await page.user.type(findField('ExpireDate'), '2090-01-31');
  await page.user.type(findField('PhoneCheck'), 'Spoke to Mr Li');
  await page.press(t.save);
  expect(page.sent('SetMembership')).toMatchObject([{ State: 2, Modules: [], PhoneCheck: 'Spoke to Mr Li' }]);
});

test('a call that was noted on a request is named', async () => {
  const page = await show({ ContactedDate: '2026-11-10T09:00:00+08:00' });
  await chooseState(page, 2);
  page.dialog().getByText(t.phoneCheckNoted('10 November 2026'));
});

test('a trial without a call is refused beside its field', async () => {
  const page = await show(
    {},
    {
      SetMembership: new ApiError(1001, { List: [{ Field: 'PhoneCheck', Rule: 'phonecheck' }] }),
    },
  );
  await chooseState(page, 2);
  await page.user.type(findField('ExpireDate'), '2090-01-31');
  await page.press(t.save);
  expect(findField('PhoneCheck').getAttribute('aria-invalid')).toBe('true');
  expect(findField('ExpireDate')).toHaveProperty('value', '2090-01-31');
});

test('a day that has gone is pointed out', async () => {
  const page = await show(paid);
  expect(page.dialog().queryByText(t.dayPast)).toBeNull();
  await page.user.clear(findField('ExpireDate'));
  await page.user.type(findField('ExpireDate'), '2020-01-31');
  page.dialog().getByText(t.dayPast);
});

test('each edition is changed by itself', async () => {
  const page = await showScreen('en', <MembershipParts member={toMember(paid)} onChanged={none.onChanged} />, {
    role: 'desk',
  });
  await page.press(`${t.setMembership}: ${t.en}`);
  page.dialog().getByText(t.setMembershipWhat('wang', words.editions.en));
  expect(findField('State')).toHaveProperty('value', '0');
});

test.each([{ State: 'cancelled' }, { StaffRole: 'editor' }] as const)(
  'the membership of an account that is %j is not the desk’s to change',
  async (said) => {
    const page = await showScreen('en', <MembershipParts member={toMember(said)} onChanged={none.onChanged} />, {
      role: 'desk',
    });
    page.getByText(t.trialValue('5', '20'));
    expect(page.queryAllByRole('button')).toEqual([]);
  },
);

const showTrial = () => showScreen('en', <TrialDialog member={toMember()} {...none} />, { role: 'desk' });

test('a trial is told as it is and as it would be', async () => {
  const page = await showTrial();
  const facts = () => readFacts(page.getByRole('dialog'));
  await page.user.clear(findField('TrialItems'));
  await page.user.type(findField('TrialItems'), '50');
  expect(facts()).toMatchObject({ [t.trialNow]: t.trialValue('5', '20'), [t.trialThen]: t.trialValue('5', '50') });
  await page.user.click(getTick(page, 'ResetOpened'));
  expect(facts()[t.trialThen]).toBe(t.trialValue('0', '50'));
  page.dialog().getByText(t.trialClears('5'));
  await page.press(t.save);
  expect(page.sent('SetMemberTrial')).toEqual([{ MemberID: 3, TrialItems: 50, ResetOpened: true }]);
});

test.each(['-1', 'many', ''])('"%s" is no number of items', async (typed) => {
  const page = await showTrial();
  await page.user.clear(findField('TrialItems'));
  if (typed !== '') await page.user.type(findField('TrialItems'), typed);
  await page.press(t.save);
  expect(page.sent('SetMemberTrial')).toEqual([]);
  expect(findField('TrialItems').getAttribute('aria-invalid')).toBe('true');
});
