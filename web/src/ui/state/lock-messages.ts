import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  lockedMark: ['会员内容', 'Members only'],
  locked: {
    anonymous: [
      '登录后，已开通的会员可直接查看。注册免费，但须申请试用或会员后才能查看。',
      'Members can see this after logging in. Registering is free; seeing this then takes a trial or a membership.',
    ],
    notpaid: [
      '您的账户尚未开通会员，开通后即可查看。',
      'Your account has no paid membership yet. Members can open this.',
    ],
    applied: [
      '您的会员申请正在处理，开通后即可查看。',
      'Your application is with our staff. This opens once your membership is granted.',
    ],
    trial: ['试用不包含此内容，开通会员后即可查看。', 'Your trial does not include this. Members can open it.'],
    trialended: ['您的试用已结束，开通会员后即可查看。', 'Your trial has ended. Members can open this.'],
    notinlist: [
      '您的会员等级不包含此内容，可申请其他等级。',
      'Your membership does not include this. Another level does.',
    ],
    expired: ['您的会员已到期，续期后即可继续查看。', 'Your membership has expired. Renew it to open this again.'],
  },
  membership: {
    notpaid: ['申请会员', 'Apply for membership'],
    applied: ['查看我的申请', 'See my application'],
    trial: ['申请会员', 'Apply for membership'],
    trialended: ['申请会员', 'Apply for membership'],
    notinlist: ['查看其他等级', 'See other levels'],
    expired: ['申请续期', 'Renew membership'],
  },
  applyOrTry: ['申请会员或试用', 'Apply for membership or a trial'],
  logInOrRegister: ['登录或注册', 'Log in or register'],
  priceFrom: [(price: string) => `会员每年${price}元起。`, (price) => `Membership from CNY ${price} a year.`],
  priceAsked: ['会员费用请咨询。', 'Membership: price on request.'],
  trialOffered: ['可申请免费试用，核实后开通。', 'A free trial is granted once your details are verified.'],
  questions: ['有疑问：', 'Questions: '],
  sentenceGap: ['', ' '],
  trialOpens: [
    '打开将用去1项试用额度；打开过的内容，试用期内可随时再看。',
    'Opening this uses one of your trial items. What you have opened stays open while the trial runs.',
  ],
  openByTrial: [
    (left: string) => `用1项试用额度打开（还剩${left}项）`,
    (left) => `Open with 1 of your ${left} trial items`,
  ],
  openByLast: ['用最后1项试用额度打开', 'Open with your last trial item'],
  notOpened: ['内容没有打开；再试不会重复扣额度。', 'Nothing was opened; another try does not use a second item.'],
  trialTip: [
    (left: string) => `试用账户：此项已计入，还可打开${left}项会员内容。`,
    (left: string) => `Trial account: this item counts towards your trial. Member items left: ${left}.`,
  ],
  trialTipNone: [
    '试用账户：此项已计入，试用项数已用完；打开过的仍可再看。',
    'Trial account: this was the last item of your trial. What you have opened stays open.',
  ],
  trialNone: [
    '试用期内可查看的会员内容已用完，开通会员后即可继续查看。',
    'You have opened all the items your trial includes. Members can open more.',
  ],
  contact: ['联系我们', 'Contact us'],
});
