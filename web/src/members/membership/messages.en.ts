import type { MembershipMessages } from './messages.zh.ts';

export const en = {
  levels: {
    _member: 'Member (Chinese edition)',
    _vip_member: 'VIP member (Chinese edition)',
    _platinum_member: 'Platinum member',
    _pork_member: 'Pork-to-China member',
    _meat_market_member: 'Meat-market member',
    _vip_member_en: 'VIP member',
  },
  modules: {
    Info: 'News',
    Eyes: 'Videos',
    Data: 'Beef data',
    PorkData: 'Pork data',
    Price: 'Beef prices',
    PorkPrice: 'Pork prices',
    Est: 'Beef plants',
    PorkEst: 'Pork plants',
    Market: 'Market',
    MeatMarket: 'Meat market',
  },
  separator: ', ',
  types: { Free: 'free trial', Pay: 'paid', 'Pay Regular': 'regular', 'Pay Business': 'business' },
  typeText: (level, type, price) => `${level}, ${type}, ${price}`,
  trialText: (level, type) => `${level}, ${type}`,
  free: 'Free',
  money: (amount) => `CNY ${amount} a year`,
  onRequest: 'Price on request',
  opens: (modules) => `Includes: ${modules}`,
  choiceTitle: 'Choose your membership',
  choiceLead:
    'After choosing, check your contact details and send the application. Our members’ desk will contact you.',
  choose: 'Apply',
  chooseLabel: (level, type) => `Apply: ${level}, ${type}`,
  requested: 'Applied for, in progress',
  noOffers: 'No membership is open for online application at the moment. Please contact us.',
  brochure: 'Membership brochure (PDF)',
  applyTitle: {
    paid: 'Membership application',
    trial: 'Free trial application',
    meatTrial: 'Free trial of the meat-trading section',
  },
  applyText: {
    paid: 'Once you send the application, our members’ desk will contact you at the details below about payment and access.',
    trial:
      'Once you send the application, our members’ desk will phone you at the number below to verify your details, then open the trial. It includes a number of platinum-member items.',
    meatTrial:
      'The meat-trading section is for members. Our members’ desk will phone you at the number below to verify your details before granting access.',
  },
  actual: 'Contact details must be actual and valid; otherwise we can neither reach you nor grant access.',
  incomplete: 'Some details are missing. Please complete them so that we can reach you.',
  correct: 'Correct these details',
  company: 'Company',
  person: 'Contact person',
  sex: 'Title',
  sexes: { Mr: 'Mr', Ms: 'Ms' },
  mobile: 'Mobile',
  email: 'Email',
  empty: 'Not given',
  send: 'Send',
  cancel: 'Cancel',
  back: 'Back to the list',
  sentTitle: {
    paid: 'Membership application sent',
    trial: 'Trial application sent',
    meatTrial: 'Meat-market trial application sent',
  },
  sentText: {
    paid: 'Thank you for applying. Our members’ desk will contact you soon; see “My BTC Account” for progress.',
    trial:
      'Thank you for applying. Our members’ desk will phone you to verify your details and then open the trial; see “My BTC Account” for progress.',
    meatTrial:
      'Thank you for applying. Our members’ desk will phone you to verify your details before opening the meat-trading section; see “My BTC Account” for progress.',
  },
  openTitle: 'You have already applied',
  openText:
    'Your earlier application for this membership is being processed; no need to send another. See “My BTC Account” for progress.',
  resent: 'The membership application that could not be sent before has been sent.',
} satisfies MembershipMessages;
