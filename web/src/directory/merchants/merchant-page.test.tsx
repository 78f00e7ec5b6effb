// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as merchantPage from '../merchant.page.tsx';
import * as merchantsPage from '../merchants.page.tsx';
import { t } from '../messages.zh.ts';

const contact = { Person: '张三', Phone: '021-5555 6666', Email: 'a@firm.example', Address: '浦东', Website: null };

function show(row: object, dict: object, answers: Answers = {}) {
  const GetMerchant = { Row: { MerchantID: 5, Name: '某公司', Claimed: false, ...row }, Dict: dict };
  return showRoute(merchantPage, '/cn/BTCUser/5', { path: 'cn/BTCUser/:id', answers: { GetMerchant, ...answers } });
}

test('members reach the firm by telephone and mail', async () => {
  const page = await show({ Contact: contact }, { Locked: null, Holds: ['Person', 'Phone', 'Email', 'Address'] });
  expect(page.getByRole('link', { name: '021-5555 6666' }).getAttribute('href')).toBe('tel:02155556666');
  expect(page.getByRole('link', { name: 'a@firm.example' }).getAttribute('href')).toBe('mailto:a@firm.example');
});

test('strangers are told what there is, and not what it says', async () => {
  const page = await show({ Contact: undefined }, { Locked: { Reason: 'anonymous' }, Holds: ['Phone', 'Email'] });
  page.getByText(t.lockedHolds(`${t.contacts.Phone}、${t.contacts.Email}`));
  expect(page.queryAllByRole('link').filter((link) => /^(tel|mailto):/.test(link.getAttribute('href') ?? ''))).toEqual(
    [],
  );
});

test.each([
  ['a stranger is led to the login', { SignedIn: false, Claim: null }, { Claimed: false }, 'link', t.claimSignIn, 1],
  ['a reader may claim', { SignedIn: true, Claim: null }, { Claimed: false }, 'button', t.claim, 1],
  ['a claim that waits is not made again', { SignedIn: true, Claim: 'open' }, { Claimed: false }, 'button', t.claim, 0],
  ['a refused claim may be made again', { SignedIn: true, Claim: 'refused' }, { Claimed: false }, 'button', t.claim, 1],
  ['what is somebody’s is not offered', { SignedIn: true, Claim: null }, { Claimed: true }, 'button', t.claim, 0],
] as const)('%s', async (_name, dict, row, role, name, count) => {
  const page = await show(row, { Locked: null, ...dict });
  expect(page.queryAllByRole(role, { name })).toHaveLength(count);
});

test('a claim needs a person and a telephone, and is sent for the entry', async () => {
  const page = await show({}, { Locked: null, SignedIn: true, Claim: null });
  await page.press(t.claim);
  await page.press(t.send);
  expect(page.changes()).toEqual([]);
  await page.user.type(page.getByRole('textbox', { name: new RegExp(t.claimLabels.Person) }), '李四');
  await page.user.type(page.getByRole('textbox', { name: new RegExp(t.claimLabels.Phone) }), '13800138000');
  await page.press(t.send);
  expect(page.sent('AddMerchantClaim')).toMatchObject([{ MerchantID: 5, Person: '李四', Phone: '13800138000' }]);
  expect(page.queryByRole('dialog')).toBeNull();
});

test('who comes too late is told so, and what is typed stays', async () => {
  const claimed = new ApiError(1001, { List: [{ Field: 'MerchantID', Rule: 'claimed' }] });
  const page = await show({}, { Locked: null, SignedIn: true, Claim: null }, { AddMerchantClaim: claimed });
  await page.press(t.claim);
  const person = page.getByRole('textbox', { name: new RegExp(t.claimLabels.Person) });
  await page.user.type(person, '李四');
  await page.user.type(page.getByRole('textbox', { name: new RegExp(t.claimLabels.Phone) }), '13800138000');
  await page.press(t.send);
  page.getByText(t.taken);
  expect(person).toHaveProperty('value', '李四');
});

test('the filters of the list are those of the call, and its pages keep them', async () => {
  const at = '/cn/BTCUser?type=importer&province=31&q=%E8%82%89';
  const page = await showRoute(merchantsPage, at, {
    answers: { GetMerchants: { Rows: [{ Name: '某公司', MerchantID: 5 }], Total: 45 } },
  });
  expect(page.sent('GetMerchants')).toMatchObject([{ Type: 'importer', Province: '31', Keyword: '肉', Page: 1 }]);
  const second = page.getAllByRole('link', { name: /2/ }).map((link) => link.getAttribute('href'));
  expect(second).toContain(`${at}&page=2`);
});
