import type { CargoMessages } from './messages.zh.ts';

export const en = {
  title: 'Can this cargo enter?',
  description:
    'Whether a meat cargo can enter China, by origin, plant, product and dates of production and shipping, with the notice or rule that decides.',
  lead: 'Give origin, plant, product and dates to see whether the cargo can enter, and which change of status or rule decides.',
  form: 'Cargo',
  dates: 'Dates',
  datesHint:
    'Leave out the dates of slaughter, certificate and arrival if you do not know them. Some changes count by them; the answer is then “unclear”.',
  meat: 'Meat',
  meats: { beef: 'Beef', pork: 'Pork' },
  origin: 'Origin',
  chooseOrigin: 'Choose',
  number: 'Plant number',
  numberHint: 'In any form; former numbers too',
  storage: 'Storage',
  storages: { chilled: 'Chilled', frozen: 'Frozen' },
  forms: { boneless: 'Boneless', 'bone-in': 'Bone-in', offal: 'Offal' },
  product: 'Product',
  cut: 'Offal item',
  anyCut: 'Not named',
  date: {
    slaughter: 'Slaughter date',
    production: 'Production date',
    certificate: 'Certificate date',
    shipping: 'Shipping date',
    arrival: 'Arrival date',
  },
  optional: 'optional',
  missing: {
    origin: 'Choose the origin',
    number: 'Give the plant number',
    production: 'Give the production date',
    shipping: 'Give the shipping date',
  },
  check: 'Check',
  refused: 'Something given cannot be right. Check the origin, the plant number and the dates.',
  lockedTitle: 'The answer, the change or rule that decides it, and its source',
  lockedText: 'Members see the answer; in a trial each plant counts as one item.',
  answer: 'Answer',
  verdicts: { yes: 'Yes, it can enter', no: 'No, it cannot enter', unclear: 'Unclear' },
  verdictTexts: {
    yes: 'Nothing in the records stands against it.',
    no: 'By the records the cargo does not meet the conditions.',
    unclear: 'The records, or the dates given, do not decide it.',
  },
  effects: { yes: 'For', no: 'Against', unclear: 'In doubt' },
  deciding: 'What decides',
  others: 'Further findings',
  plant: 'Plant',
  stateNow: 'Status now',
  unknownNumber: (origin: string, number: string) => `${origin} ${number}: no such plant in the records`,
  source: 'Source',
  checkedOn: (date: string) => `Checked against the records of ${date}.`,
  disclaimer: 'For information, not legal advice. The notices of GACC and the customs of the port decide.',
  link: 'Copy link',
  print: 'Print',
  findings: {
    noAccess: ({ detail }) => `The origin has no access for this product. ${detail}`,
    originSuspended: ({ detail }) => `Imports of this product from the origin are suspended. ${detail}`,
    originDoubtful: ({ detail }) => `Access of the origin is limited; check it. ${detail}`,
    unknownPlant: () => 'The records have no plant of this number.',
    otherMeat: () => 'The registration does not cover this meat.',
    neverListed: () => 'The plant has never been on China’s list.',
    notYetListed: ({ effectiveOn, basis, date }) =>
      `The registration holds from ${effectiveOn} by ${basis.toLowerCase()}; that of the cargo (${date}) is earlier.`,
    cancelled: ({ effectiveOn, basis, date }) =>
      `The registration was cancelled from ${effectiveOn}${basis === '' ? '' : ` by ${basis.toLowerCase()}`}${date === '' ? '' : ` (${date})`}.`,
    expired: ({ effectiveOn }) => `The registration expired on ${effectiveOn}.`,
    suspended: ({ change, effectiveOn, basis, date }) =>
      `${change} from ${effectiveOn}${basis === '' ? '' : ` by ${basis.toLowerCase()}`}${date === '' ? '' : `; that of the cargo is ${date}`}.`,
    dateMissing: ({ change, effectiveOn, basis }) =>
      `${change} from ${effectiveOn} by ${basis.toLowerCase()}, which was not given: whether it applies cannot be said.`,
    basisUnknown: ({ change, effectiveOn }) =>
      `${change} from ${effectiveOn}; the notice does not state which date of a cargo counts.`,
    oldNumber: ({ detail, effectiveOn }) =>
      `The number was adjusted on ${effectiveOn}; it was ${detail} before. Check the number on labels and certificate against the production date.`,
    storageScope: () => 'The registration does not cover this way of storage.',
    formScope: () => 'The registration does not cover this product.',
    offalScope: ({ detail }) =>
      detail === ''
        ? 'The list does not name the offal allowed, or the item was not given.'
        : `The registration does not cover ${detail.toLowerCase()}.`,
    scopeUnknown: () => 'The list does not state the scope of the registration.',
    scopeChanged: ({ effectiveOn, date }) =>
      `The scope changed on ${effectiveOn}; it may have been another when the goods were made (${date}).`,
    validityEnded: ({ detail }) => `The registration was valid to ${detail}; check whether it was renewed.`,
    validityUnknown: () => 'The list does not state until when the registration is valid.',
    watched: ({ effectiveOn }) =>
      `Under increased testing since ${effectiveOn}: more samples at the port, but no bar to entry.`,
    dates: () =>
      'The dates contradict each other: slaughter, production, certificate, shipping and arrival come in this order.',
    registered: ({ effectiveOn, change }) =>
      `The registration was in force for this cargo (${change.toLowerCase()}, ${effectiveOn}).`,
  },
} satisfies CargoMessages;
