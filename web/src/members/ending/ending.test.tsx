// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { toLoginFailure } from '../login-failure.ts';
import { ChoiceDialog } from '../membership/choice-dialog.tsx';
import { messages as offersMessages } from '../membership/messages.ts';
import { EndingBanner } from './ending-banner.tsx';
import { messages } from './messages.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();

test.each([
  ['a membership that ends', 'en', inDays(20), false, /in 20 days\.$/, messages.en.membership.renew],
  ['a membership that ends tomorrow', 'en', inDays(1), false, /in 1 day\.$/, messages.en.membership.renew],
  ['a membership that has ended', 'en', inDays(-3), false, /English edition ended on/, messages.en.membership.renew],
  ['a trial that ends', 'en', inDays(5), true, /^Your trial .*in 5 days\.$/, messages.en.trial.renew],
  ['a Chinese trial that has ended', 'cn', inDays(-1), true, /./, messages.cn.trial.renew],
] as const)('of %s it is warned, with the way on', async (_what, edition, ends, isTrial, text, renew) => {
  const page = await showPart(edition, <EndingBanner edition={edition} ends={ends} isTrial={isTrial} />);
  const words = edition === 'en' ? messages.en : messages.cn;
  const region = page.getByRole('complementary', { name: words.label });
  expect(region.querySelector('p')?.textContent).toMatch(text);
  expect(page.getByRole('link', { name: renew }).getAttribute('data-dialog')).toBe('membership');
});

test('a warning that was dismissed does not come again, another one does', async () => {
  const ends = inDays(20);
  const page = await showPart('en', <EndingBanner edition="en" ends={ends} isTrial={false} />);
  await page.press(messages.en.dismiss);
  expect(page.queryByRole('link')).toBeNull();
  const again = await showPart('en', <EndingBanner edition="en" ends={ends} isTrial={false} />);
  expect(again.queryByRole('link')).toBeNull();
  const other = await showPart('en', <EndingBanner edition="en" ends={inDays(2)} isTrial={false} />);
  other.getByRole('link', { name: messages.en.membership.renew });
});

test.each([
  [new ApiError(6009), { kind: 'wrongPair' }],
  [
    new ApiError(1004, { Dict: { RetryAfter: 30.2, Captcha: true } }),
    { kind: 'tooMany', seconds: 31, byCaptcha: true },
  ],
  [new ApiError(1004, { Dict: { RetryAfter: 'soon' } }), { kind: 'tooMany', seconds: 60, byCaptcha: false }],
  [new ApiError(1004), { kind: 'tooMany', seconds: 60, byCaptcha: false }],
  [new ApiError(6006), { kind: 'captcha', key: 'captchainvalid' }],
  [new ApiError(6007), { kind: 'captcha', key: 'captchawrong' }],
  [new ApiError(6016), { kind: 'explained', key: 'accountblocked' }],
  [new ApiError(6003), { kind: 'unexplained' }],
])('a login that fails with %s shows %j', (error, failure) => {
  expect(toLoginFailure(error)).toEqual(failure);
});

test('a login that never reached the server says so', () => {
  expect(toLoginFailure(new TypeError('Failed to fetch'))).toMatchObject({ kind: 'explained' });
});

const nothing = () => undefined;
const showChoice = (answers: Answers) =>
  showPart('en', <ChoiceDialog onChoose={nothing} onClose={nothing} />, { answers });

test('without anything to ask for it is said; a failure can be tried again', async () => {
  const page = await showChoice({ GetMembershipLevels: { Rows: [], List: [] }, GetMembershipRequests: { Rows: [] } });
  page.getByText(offersMessages.en.noOffers);
  const failing = await showChoice({ GetMembershipLevels: new ApiError(1010) });
  await failing.user.click(failing.dialog().getByRole('button', { name: /again/i }));
  await failing.settled();
  expect(failing.sent('GetMembershipLevels')).toHaveLength(2);
});

test('what was asked for already cannot be chosen again, and not knowing that hides nothing', async () => {
  const levels: Answers = {
    GetMembershipLevels: {
      Rows: [{ Level: '_vip_member_en', CanVisitModule: 'Info' }],
      List: [{ RequireLevel: '_vip_member_en', RequireType: 'Pay', GradeMoney: 8000, Edition: 'en' }],
    },
  };
  const request = { RequireLevel: '_vip_member_en', RequireType: 'Pay', GradeMoney: 8000, State: 'new' } as const;
  const name = offersMessages.en.chooseLabel(offersMessages.en.levels['_vip_member_en'], offersMessages.en.types.Pay);
  const page = await showChoice({ ...levels, GetMembershipRequests: { Rows: [request] } });
  page.getByText(offersMessages.en.requested);
  expect(page.queryByRole('button', { name })).toBeNull();
  const unknown = await showChoice({ ...levels, GetMembershipRequests: new ApiError(1010) });
  unknown.getByRole('button', { name });
});
