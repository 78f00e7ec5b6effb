// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getFormat } from '#i18n/format.ts';
import type { Answers } from '#platform/testing/fake-api.ts';
import { findField } from '#ui/testing/live-page.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { testProfile } from '../profile.fixture.ts';
import { messages as company } from '../company/messages.ts';
import { ApplicationDialog } from './application-dialog.tsx';
import { messages } from './messages.ts';
import { MembershipFlow } from './membership-flow.tsx';
import { toTypeText } from './offer-words.ts';
import type { Offer } from './offers.ts';
import { waitingRequests } from './use-waiting-requests.ts';

const regular: Offer = { RequireLevel: '_vip_member_en', RequireType: 'Pay Regular', GradeMoney: 6000, Edition: 'en' };
const trial: Offer = { RequireLevel: '_platinum_member', RequireType: 'Free', GradeMoney: 0, Edition: 'en' };
const chinese: Offer = { RequireLevel: '_vip_member', RequireType: 'Pay', GradeMoney: 4000, Edition: 'cn' };
const levels = {
  Rows: [{ Level: '_vip_member_en', CanVisitModule: 'Info|Data', isCn: false, isEn: true }],
  List: [regular, trial, chinese],
} as const;
const whole = {
  CompanyType: 'importer',
  ProductType: 'beef',
  CompanyCountry: 'AUS',
  CompanyName: 'Firm Ltd',
  CompanyLocalName: '某公司',
  ContactPersonName: '王力',
  ContactPersonEnglishName: 'Wang Li',
  ContactPersonSex: 'Ms',
  ContactPersonCellPhoneNumber: '+8613812345678',
  CompanyEmail: 'wang@firm.example',
} as const;

async function show(answers: Answers = {}, profile: Partial<typeof testProfile> = whole) {
  onTestFinished(() => window.localStorage.clear());
  const onClose = vi.fn<() => void>();
  const page = await showPart('en', <MembershipFlow profile={{ ...testProfile, ...profile }} onClose={onClose} />, {
    answers: {
      GetMembershipLevels: levels,
      GetMembershipRequests: { Rows: [] },
      GetLegalVersions: { Rows: [{ Kind: 'membership', Version: 4 }] },
      ...answers,
    },
  });
  return { page, onClose };
}
type Shown = Awaited<ReturnType<typeof show>>['page'];
const toLabel = (offer: Offer) =>
  messages.en.chooseLabel(messages.en.levels[offer.RequireLevel], messages.en.types[offer.RequireType]);
async function apply(page: Shown, offer: Offer) {
  await page.press(toLabel(offer));
  await page.press(messages.en.send);
}
const waiting = () => waitingRequests().list(testProfile.UserID);

test('an edition offers its own levels: what they cost and open, a trial without either', async () => {
  const { page } = await show();
  const offers = page
    .dialog()
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(offers).toHaveLength(2);
  expect(offers[0]).toContain(`${messages.en.money('6,000')}${messages.en.opens('News, Beef data')}`);
  expect(offers[1]).not.toContain(messages.en.opens(''));
  expect(page.queryByRole('button', { name: toLabel(chinese) })).toBeNull();
});

test('a level that is being worked on cannot be asked for again; its trial holds up nobody', async () => {
  const { page } = await show({
    GetMembershipRequests: { Rows: [{ RequireLevel: '_vip_member_en', RequireType: 'Pay Regular', State: 'new' }] },
  });
  page.getByText(messages.en.requested);
  expect(page.queryByRole('button', { name: toLabel(regular) })).toBeNull();
  page.getByRole('button', { name: toLabel(trial) });
});

test('without the own requests the choice is whole', async () => {
  const { page } = await show({ GetMembershipRequests: new ApiError(1010) });
  page.getByRole('button', { name: toLabel(regular) });
});

test('levels that cannot be fetched can be tried again', async () => {
  const { page } = await show({ GetMembershipLevels: new ApiError(1010) });
  await page.user.click(page.dialog().getByRole('button', { name: /again/i }));
  await page.settled();
  expect(page.sent('GetMembershipLevels')).toHaveLength(2);
});

test('an edition without offers says so', async () => {
  const { page } = await show({ GetMembershipLevels: { Rows: [], List: [chinese] } });
  page.getByText(messages.en.noOffers);
});

test('the application shows who asks as stored, and goes out with the terms that were shown', async () => {
  const { page } = await show({ MembershipRequest: { Row: { AlreadyOpen: false } } });
  await page.press(toLabel(regular));
  expect(page.dialog().queryByText(messages.en.incomplete)).toBeNull();
  for (const [label, value] of [
    [messages.en.company, 'Firm Ltd'],
    [messages.en.person, 'Wang Li'],
    [messages.en.sex, 'Ms'],
  ] as const)
    expect(page.getByLabelText(label)).toMatchObject({ value, readOnly: true });
  await page.press(messages.en.send);
  expect(page.sent('MembershipRequest')).toMatchObject([
    {
      UserID: testProfile.UserID,
      RequireLevel: '_vip_member_en',
      RequireTypeT: toTypeText(regular, { t: messages.en, format: getFormat('en') }),
      isEnRequire: true,
      isCnRequire: false,
      GradeMoney: 6000,
      TermsVersion: 4,
      isEn: true,
    },
  ]);
  page.getByText(messages.en.sentTitle.paid);
  page.getByText(messages.en.sentText.paid);
});

test('where the terms could not be fetched, none are said to be agreed to', async () => {
  const { page } = await show({ GetLegalVersions: new ApiError(1010) });
  await apply(page, trial);
  expect(page.sent('MembershipRequest')[0]).not.toHaveProperty('TermsVersion');
});

test.each([
  [trial, false, messages.en.sentTitle.trial, messages.en.sentText.trial],
  [regular, true, messages.en.openTitle, messages.en.openText],
] as const)('the confirmation of %j (already open: %s) has its own words', async (offer, AlreadyOpen, title, text) => {
  const { page } = await show({ MembershipRequest: { Row: { AlreadyOpen } } });
  await apply(page, offer);
  page.getByText(title);
  page.getByText(text);
});

test('whoever registered with little fills in the rest before the application is shown', async () => {
  const { page } = await show({}, { ...whole, CompanyName: null, CompanyType: null, ContactPersonName: null });
  await page.press(toLabel(regular));
  page.getByText(company.en.applicationTitle);
  page.dialog().getByText(new RegExp(company.en.lead));
  // Nothing was typed: what is missing is asked for all the same.
  await page.press(company.en.saveAndGoOn);
  expect(findField('CompanyType').getAttribute('aria-invalid')).toBe('true');
  expect(findField('ContactPersonName').getAttribute('aria-invalid')).toBe('true');
  expect(page.sent('UpdateUserInfo')).toEqual([]);
});

test('details that are missing afterwards are told; the name in the other language serves', async () => {
  const onCorrect = vi.fn<() => void>();
  const page = await showPart(
    'en',
    <ApplicationDialog
      profile={{ ...testProfile, CompanyLocalName: '某公司' }}
      offer={regular}
      onSend={async () => undefined}
      onCorrect={onCorrect}
      onClose={() => undefined}
    />,
    { answers: { GetLegalVersions: { Rows: [] } } },
  );
  page.dialog().getByText(messages.en.incomplete);
  expect(page.getByLabelText(messages.en.company)).toHaveProperty('value', '某公司');
  expect(page.getByLabelText(messages.en.mobile)).toMatchObject({ value: '', placeholder: messages.en.empty });
});

test('a request that cannot go out now is kept for another try, and nothing claims that it was sent', async () => {
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  const { page, onClose } = await show({ MembershipRequest: new ApiError(1010) });
  await apply(page, regular);
  expect(onClose).toHaveBeenCalledOnce();
  expect(page.queryByText(messages.en.sentTitle.paid)).toBeNull();
  expect(waiting().map(({ request }) => request.RequireLevel)).toEqual(['_vip_member_en']);
});

test('cancelling sends nothing', async () => {
  const { page, onClose } = await show();
  await page.press(toLabel(regular));
  await page.press(messages.en.cancel);
  expect(onClose).toHaveBeenCalledOnce();
  expect([page.sent('MembershipRequest'), waiting()]).toEqual([[], []]);
});
