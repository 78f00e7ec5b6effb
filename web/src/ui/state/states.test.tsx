import type { LockReason } from '@btc/contract/members/access.ts';
import { expect, it } from 'vitest';
import { renderEdition } from '../testing/render-edition.tsx';
import { DemoEndContext } from '../data/demo-end.ts';
import { DemoMark } from '../data/demo-mark.tsx';
import { LockedPanel, type LockedPanelProps } from './locked-panel.tsx';
import { type MembershipOffer, MembershipOfferContext, toMembershipOffer } from './membership-offer.ts';
import { ErrorState } from './notice.tsx';

const offer: MembershipOffer = { price: 4000, hasTrial: true };
const showLock = (edition: 'cn' | 'en', reason: LockReason, given: Partial<LockedPanelProps> = {}, offered = offer) =>
  renderEdition(
    edition,
    <MembershipOfferContext value={offered}>
      <LockedPanel title="分部位价格" reason={reason} {...given} />
    </MembershipOfferContext>,
  );
const readButtons = (html: string) =>
  [...html.matchAll(/<a [^>]*class="[^"]*primary[^"]*"[^>]*>([^<]*)<\/a>/g)].map(([, words]) => words);

it.each([
  ['anonymous', '登录或注册', 'Log in or register', true],
  ['notpaid', '申请会员或试用', 'Apply for membership or a trial', true],
  ['applied', '查看我的申请', 'See my application', false],
  ['trial', '申请会员', 'Apply for membership', false],
  ['trialended', '申请会员', 'Apply for membership', false],
  ['notinlist', '查看其他等级', 'See other levels', false],
  ['expired', '申请续期', 'Renew membership', false],
] as const)(
  'a lock has one button for an account that is %s, and offers a trial to those who had none',
  (reason, cn, en, tries) => {
    for (const [edition, words, trial] of [
      ['cn', cn, '可申请免费试用'],
      ['en', en, 'A free trial'],
    ] as const) {
      const html = showLock(edition, reason);
      expect(html).toContain('分部位价格');
      expect(readButtons(html)).toEqual([words]);
      expect(html.includes(trial)).toBe(tries);
    }
  },
);

it('says what a membership costs and whom to ask, but not to who has applied', () => {
  expect(showLock('cn', 'anonymous')).toContain('会员每年4,000元起。');
  expect(showLock('en', 'expired')).toContain('Membership from CNY 4,000 a year.');
  expect(showLock('en', 'notpaid')).toContain('href="/ContactUs"');
  expect(showLock('en', 'applied')).not.toContain('CNY');
  expect(showLock('en', 'anonymous', {}, { price: null, hasTrial: false })).toContain('price on request');
});

it('leads strangers to the login, and accounts to the choice of memberships where they are', () => {
  expect(showLock('cn', 'anonymous')).toContain('href="/cn/Login"');
  for (const reason of ['notpaid', 'notinlist', 'expired'] as const)
    expect(showLock('cn', reason)).toMatch(
      /<a [^>]*data-dialog="membership"[^>]*href="\/cn\/Account#apply"|href="\/cn\/Account#apply"[^>]*data-dialog="membership"/,
    );
  expect(showLock('cn', 'applied')).not.toContain('data-dialog');
});

it('says when a trial is used up', () => {
  expect(showLock('en', 'trial', { trialLeft: 0 })).toContain('all the items');
});

it('knows the least that an edition asks for, and whether it has a trial', () => {
  const level = { RequireLevel: '_vip_member', Edition: 'cn' } as const;
  const List = [
    { ...level, RequireType: 'Pay', GradeMoney: 8000 },
    { ...level, RequireType: 'Pay', GradeMoney: 4000 },
    { ...level, RequireType: 'Free', GradeMoney: 0, Edition: 'en' },
  ] as const;
  expect(toMembershipOffer({ List: [...List] }, 'cn')).toEqual({ price: 4000, hasTrial: false });
  expect(toMembershipOffer({ List: [...List] }, 'en')).toEqual({ price: null, hasTrial: true });
  expect(toMembershipOffer({ List: [] }, 'en')).toBeNull();
});

it('says what else is locked, and not again how to get it', () => {
  const html = renderEdition('en', <LockedPanel title="Prices by cut" reason="anonymous" isFurther />);
  expect(html).toContain('Prices by cut');
  expect(html).not.toContain('href=');
});

it('announces a failure and offers another try', () => {
  const html = renderEdition('en', <ErrorState onRetry={() => {}} />);
  expect(html).toContain('role="alert"');
  expect(html).toContain('Try again');
});

it('says that demonstration figures are no statistics', () => {
  expect(renderEdition('cn', <DemoMark kind="data" explain />)).toContain('不是真实统计');
});

it('says that the demonstration has ended, where it has', () => {
  const ended = (kind: 'data' | 'content', explain: boolean) =>
    renderEdition(
      'en',
      <DemoEndContext value="2026-11-20">
        <DemoMark kind={kind} explain={explain} />
      </DemoEndContext>,
    );
  expect(ended('data', true)).toContain('“today” and “latest” mean that day');
  expect(ended('data', false)).toContain('Demonstration data as of 20 November 2026');
  expect(ended('content', true)).not.toContain('2026');
  expect(renderEdition('en', <DemoMark kind="data" />)).not.toContain('2026');
});
