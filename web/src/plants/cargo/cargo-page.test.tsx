// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as cargoPage from '../cargo.page.tsx';

const question = '?meat=beef&origin=BRA&no=SIF+9&storage=frozen&form=boneless&made=2026-08-01&shipped=2026-08-20';
const show = (at: string, answers: Answers = {}) => showRoute(cargoPage, at, { answers });

test.each([
  [
    '/BTCEst/Cargo',
    'Check',
    ['Choose the origin', 'Enter the plant number', 'Enter the production date', 'Enter the shipping date'],
  ],
  ['/cn/BTCEst/Cargo', '判断', ['请选择产地', '请填写厂号', '请填写生产日期', '请填写启运日期']],
] as const)('%s says what is missing, and asks nothing', async (at, check, issues) => {
  const page = await show(at);
  for (const issue of issues) expect(page.queryByText(issue)).toBeNull();
  await page.user.click(page.getByRole('button', { name: check }));
  for (const issue of issues) page.getByText(issue);
  expect(page.address()).toBe(at);
  expect(document.activeElement?.getAttribute('name')).toBe('origin');
});

test('what is filled in becomes the address, and is asked about', async () => {
  const page = await show('/BTCEst/Cargo');
  await page.user.selectOptions(page.getByLabelText('Origin', { exact: false }), 'Brazil');
  await page.user.type(page.getByLabelText(/Plant number/), 'SIF 9');
  await page.user.type(page.getByLabelText(/Production date/), '2026-08-01');
  await page.user.type(page.getByLabelText(/Shipping date/), '2026-08-20');
  await page.user.click(page.getByRole('button', { name: 'Check' }));
  await page.settled();
  expect(page.address()).toBe(`/BTCEst/Cargo${question}`);
  expect(page.sent('CheckCargo')).toMatchObject([{ Origin: 'BRA', PlantNo: 'SIF 9' }]);
  page.getByRole('region', { name: 'Answer' });
});

test('the cut is asked for where the product is offal, and another meat has others', async () => {
  const entry = { Form: 'offal', Listed: true } as const;
  const page = await show('/BTCEst/Cargo', {
    GetDictionary: {
      Rows: [
        { ...entry, Kind: 'beefCut', Code: 'tongue', NameEn: 'Ox tongue' },
        { ...entry, Kind: 'porkCut', Code: 'feet', NameEn: 'Pig feet' },
      ],
    },
  });
  expect(page.queryByLabelText('Offal item')).toBeNull();
  await page.user.selectOptions(page.getByLabelText('Product'), 'Offal');
  page.getByRole('option', { name: 'Ox tongue' });
  await page.user.selectOptions(page.getByLabelText('Meat'), 'Pork');
  expect(page.queryByRole('option', { name: 'Ox tongue' })).toBeNull();
  page.getByRole('option', { name: 'Pig feet' });
});

test.each([
  ['yes', 'Yes, it can enter'],
  ['no', 'No, it cannot enter'],
  ['unclear', 'Unclear'],
] as const)('the verdict %s is said in words', async (Verdict, words) => {
  const page = await show(`/BTCEst/Cargo${question}`, { CheckCargo: { Row: { Verdict } } });
  page.getByRole('heading', { level: 2, name: words });
});

test('the deciding reason stands by itself, the others in a list, with their sources', async () => {
  const page = await show(`/BTCEst/Cargo${question}`, {
    CheckCargo: {
      Rows: [
        {
          Kind: 'suspended',
          Event: { Status: 'SUSP_CN', EffectiveOn: '2026-03-02' },
          Basis: 'shipping',
          Date: '2026-08-20',
        },
        { Kind: 'validityUnknown', Event: null, SourceEn: 'The list of plants' },
      ],
    },
  });
  expect(page.getByText(/from 2 March 2026, based on shipping date; the cargo’s is 20 August 2026/)).not.toBeNull();
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining('The list does not state the validity of the registration.Source: The list of plants'),
  );
});

test('a number that nobody has is said with its origin', async () => {
  const page = await show(`/BTCEst/Cargo${question}`, { CheckCargo: { Row: { Plant: null } } });
  page.getByText('Brazil SIF 9: no such plant on record');
});

test.each([
  ['anonymous', 'Log in or register'],
  ['notpaid', 'Contact us'],
] as const)('who is %s sees no verdict, and where to go', async (Reason, way) => {
  const page = await show(`/BTCEst/Cargo${question}`, { CheckCargo: new ApiError(1008, { Dict: { Reason } }) });
  page.getByRole('heading', { name: /The answer, the status change or rule behind it, and its source$/ });
  expect(page.queryByRole('region', { name: 'Answer' })).toBeNull();
  expect(page.getAllByRole('link', { name: way }).length).toBeGreaterThan(0);
});

test('what the server refuses is said in place', async () => {
  const page = await show(`/BTCEst/Cargo${question}`, { CheckCargo: new ApiError(1001) });
  page.getByText('Some entries are not valid. Check the origin, plant number and dates.');
});
