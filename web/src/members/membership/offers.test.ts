import { expect, test } from 'vitest';
import { getFormat } from '#i18n/format.ts';
import { messages } from './messages.ts';
import { toPrice, toTypeText } from './offer-words.ts';
import { toKind, type MembershipLevels, type Offer, listOffers, toRequest } from './offers.ts';

const trial: Offer = { RequireLevel: '_vip_member', RequireType: 'Free', GradeMoney: 0, Edition: 'cn' };
const paid: Offer = { RequireLevel: '_vip_member', RequireType: 'Pay', GradeMoney: 4000, Edition: 'cn' };
const meat: Offer = { RequireLevel: '_meat_market_member', RequireType: 'Free', GradeMoney: 0, Edition: 'cn' };
const regular: Offer = { RequireLevel: '_vip_member_en', RequireType: 'Pay Regular', GradeMoney: 0, Edition: 'en' };
const levels: MembershipLevels = {
  Rows: [
    { Level: '_vip_member', CanVisitModule: 'Info|Price', isCn: true, isEn: false },
    { Level: '_vip_member_en', CanVisitModule: 'Info|Data', isCn: false, isEn: true },
  ],
  List: [trial, paid, meat, regular],
};
const user = { UserID: 7, LoginUserName: 'wang' };
const words = { cn: { t: messages.cn, format: getFormat('cn') }, en: { t: messages.en, format: getFormat('en') } };

test('an edition offers its own, each with what it opens and whether it is asked for already', () => {
  expect(listOffers(levels, 'en')).toEqual([{ offer: regular, modules: ['Info', 'Data'], isOpen: false }]);
  const requests = [
    { RequireLevel: '_vip_member', RequireType: 'Free', State: 'contacted' },
    { RequireLevel: '_meat_market_member', RequireType: 'Free', State: 'refused' },
  ] as const;
  expect(listOffers(levels, 'cn', requests).map(({ offer, isOpen }) => [offer.RequireType, isOpen])).toEqual([
    ['Free', true],
    ['Pay', false],
    ['Free', false],
  ]);
});

test('a request has the fields of the specification', () => {
  expect(toRequest(paid, user, toTypeText(paid, words.cn))).toEqual({
    UserID: 7,
    UserName: 'wang',
    RequireLevel: '_vip_member',
    RequireType: 'Pay',
    RequireTypeT: 'VIP会员 付费 4,000元/年',
    isCnRequire: true,
    isEnRequire: false,
    GradeMoney: 4000,
  });
  expect(toRequest(regular, user, toTypeText(regular, words.en))).toMatchObject({
    RequireType: 'Pay Regular',
    RequireTypeT: 'VIP member, regular, Price on request',
    isCnRequire: false,
    isEnRequire: true,
  });
});

test('a trial opens the trial’s dialog, that of the meat-trading section one of its own', () => {
  expect([paid, trial, meat, regular].map(toKind)).toEqual(['paid', 'trial', 'meatTrial', 'paid']);
  expect(messages.cn.applyText.meatTrial).toContain('核实后方可开通');
  expect(messages.en.applyText.meatTrial).toContain('phone you');
});

test('prices are told in the edition’s words, and a paid grade without one is on request', () => {
  expect(toPrice(paid, words.cn)).toBe('4,000元/年');
  expect(toPrice(trial, words.cn)).toBe('免费');
  expect(toPrice(regular, words.en)).toBe('Price on request');
});
