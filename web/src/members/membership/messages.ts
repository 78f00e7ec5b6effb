import { type Both, inEditions } from '#i18n/editions.ts';
import { moduleNames } from '@btc/contract/members/module-names.ts';
import type { MembershipLevel } from '@btc/contract/members/membership.ts';
import type { Offer, OfferKind } from './offers.ts';

export const messages = inEditions({
  levels: {
    _member: ['会员', 'Member (Chinese edition)'],
    _vip_member: ['VIP会员', 'VIP member (Chinese edition)'],
    _platinum_member: ['白金会员', 'Platinum member'],
    _pork_member: ['猪肉输华会员', 'Pork-to-China member'],
    _meat_market_member: ['肉类交易会员', 'Meat-market member'],
    _vip_member_en: ['英文版VIP会员', 'VIP member'],
  } satisfies Record<MembershipLevel, Both<string>>,
  modules: moduleNames,
  separator: ['、', ', '],
  types: {
    Free: ['免费试用', 'free trial'],
    Pay: ['付费', 'paid'],
    'Pay Regular': ['普通', 'regular'],
    'Pay Business': ['企业', 'business'],
  } satisfies Record<Offer['RequireType'], Both<string>>,
  typeText: [
    (level: string, type: string, price: string) => `${level} ${type} ${price}`,
    (level, type, price) => `${level}, ${type}, ${price}`,
  ],
  trialText: [(level: string, type: string) => `${level} ${type}`, (level, type) => `${level}, ${type}`],
  free: ['免费', 'Free'],
  money: [(amount: string) => `${amount}元/年`, (amount) => `CNY ${amount} a year`],
  onRequest: ['费用请咨询', 'Price on request'],
  opens: [(modules: string) => `可查看：${modules}`, (modules) => `Includes: ${modules}`],
  choiceTitle: ['选择会员类型', 'Choose your membership'],
  choiceLead: [
    '选择后核对您的联系信息并发送申请，工作人员会与您联系。',
    'After choosing, check your contact details and send the application. Our members’ desk will contact you.',
  ],
  choose: ['申请', 'Apply'],
  chooseLabel: [
    (level: string, type: string) => `申请${level}（${type}）`,
    (level, type) => `Apply: ${level}, ${type}`,
  ],
  requested: ['已申请，处理中', 'Applied for, in progress'],
  noOffers: [
    '目前没有可以在线申请的会员类型，请联系我们。',
    'No membership is open for online application at the moment. Please contact us.',
  ],
  brochure: ['会员手册（PDF）', 'Membership brochure (PDF)'],
  applyTitle: {
    paid: ['会员申请', 'Membership application'],
    trial: ['免费试用申请', 'Free trial application'],
    meatTrial: ['肉类交易区免费试用申请', 'Free trial of the meat-trading section'],
  } satisfies Record<OfferKind, Both<string>>,
  applyText: {
    paid: [
      '发送申请后，工作人员会按以下联系方式与您联系，办理付款与开通。',
      'Once you send the application, our members’ desk will contact you at the details below about payment and access.',
    ],
    trial: [
      '收到申请后，工作人员会致电以下手机核实信息，核实后为您开通试用。试用期间可查看一定项数的白金会员内容。',
      'Once you send the application, our members’ desk will phone you at the number below to verify your details, then open the trial. It includes a number of platinum-member items.',
    ],
    meatTrial: [
      '肉类交易区为会员专区。收到申请后，工作人员会先致电以下手机核实信息，核实后方可开通试用。',
      'The meat-trading section is for members. Our members’ desk will phone you at the number below to verify your details before granting access.',
    ],
  } satisfies Record<OfferKind, Both<string>>,
  actual: [
    '联系信息须真实有效，否则我们无法与您联系，也无法开通。',
    'Contact details must be actual and valid; otherwise we can neither reach you nor grant access.',
  ],
  incomplete: [
    '以下信息不完整，请先补充，以便我们与您联系。',
    'Some details are missing. Please complete them so that we can reach you.',
  ],
  correct: ['修改联系信息', 'Correct these details'],
  company: ['公司', 'Company'],
  person: ['联系人', 'Contact person'],
  sex: ['称谓', 'Title'],
  sexes: {
    Mr: ['先生', 'Mr'],
    Ms: ['女士', 'Ms'],
  },
  mobile: ['手机', 'Mobile'],
  email: ['邮箱', 'Email'],
  empty: ['未填写', 'Not given'],
  send: ['发送', 'Send'],
  cancel: ['取消', 'Cancel'],
  back: ['返回选择', 'Back to the list'],
  sentTitle: {
    paid: ['会员申请已发送', 'Membership application sent'],
    trial: ['试用申请已发送', 'Trial application sent'],
    meatTrial: ['肉类交易区试用申请已发送', 'Meat-market trial application sent'],
  } satisfies Record<OfferKind, Both<string>>,
  sentText: {
    paid: [
      '感谢您的申请。工作人员会尽快与您联系，办理情况可在“我的BTC账户”查看。',
      'Thank you for applying. Our members’ desk will contact you soon; see “My BTC Account” for progress.',
    ],
    trial: [
      '感谢您的申请。工作人员会致电核实，核实后开通试用，办理情况可在“我的BTC账户”查看。',
      'Thank you for applying. Our members’ desk will phone you to verify your details and then open the trial; see “My BTC Account” for progress.',
    ],
    meatTrial: [
      '感谢您的申请。工作人员会致电核实，核实后开通肉类交易区试用，办理情况可在“我的BTC账户”查看。',
      'Thank you for applying. Our members’ desk will phone you to verify your details before opening the meat-trading section; see “My BTC Account” for progress.',
    ],
  } satisfies Record<OfferKind, Both<string>>,
  openTitle: ['您已申请过该会员', 'You have already applied'],
  openText: [
    '此前的申请正在处理，无需重复提交。办理情况可在“我的BTC账户”查看。',
    'Your earlier application for this membership is being processed; no need to send another. See “My BTC Account” for progress.',
  ],
  resent: ['此前未能发送的会员申请已发送', 'The membership application that could not be sent before has been sent.'],
});

export type MembershipMessages = (typeof messages)['cn'];
