import type { CargoMessages } from './messages.zh.ts';

export const en = {
  title: 'Can this cargo enter?',
  description:
    'Whether a meat cargo can enter China, by origin, plant, product and dates of production and shipping, with the notice or rule that decides.',
  lead: 'Enter origin, plant, product and dates to see whether the cargo can enter, and which status change or rule decides.',
  form: 'Cargo',
  dates: 'Dates',
  datesHint:
    'Slaughter, certificate and arrival dates are optional. Some status changes depend on them; without them the answer may be “Unclear”.',
  meat: 'Meat',
  meats: { beef: 'Beef', pork: 'Pork' },
  origin: 'Origin',
  chooseOrigin: 'Choose',
  number: 'Plant number',
  numberHint: 'Any format, former numbers included',
  storage: 'Storage',
  storages: { chilled: 'Chilled', frozen: 'Frozen' },
  forms: { boneless: 'Boneless', 'bone-in': 'Bone-in', offal: 'Offal' },
  product: 'Product',
  cut: 'Offal item',
  anyCut: 'Not specified',
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
    number: 'Enter the plant number',
    production: 'Enter the production date',
    shipping: 'Enter the shipping date',
  },
  check: 'Check',
  refused: 'Some entries are not valid. Check the origin, plant number and dates.',
  lockedTitle: 'The answer, the status change or rule behind it, and its source',
  lockedText: 'Members see the answer; on a trial each plant counts as one item.',
  answer: 'Answer',
  verdicts: { yes: 'Yes, it can enter', no: 'No, it cannot enter', unclear: 'Unclear' },
  verdictTexts: {
    yes: 'Nothing on record bars this cargo.',
    no: 'On our records this cargo does not meet the entry conditions.',
    unclear: 'The records or the dates entered are not enough to decide.',
  },
  effects: { yes: 'Supports entry', no: 'Bars entry', unclear: 'Uncertain' },
  deciding: 'Deciding factor',
  others: 'Other points',
  plant: 'Plant',
  stateNow: 'Current status',
  unknownNumber: (origin: string, number: string) => `${origin} ${number}: no such plant on record`,
  source: 'Source',
  checkedOn: (date: string) => `Checked against the records of ${date}.`,
  disclaimer: 'For information only, not legal advice. GACC notices and the decision of port customs prevail.',
  link: 'Copy link',
  print: 'Print',
  reasons: {
    noAccess: ({ detail }) => `The origin has no access for this product. ${detail}`,
    originSuspended: ({ detail }) => `Imports of this product from the origin are suspended. ${detail}`,
    originDoubtful: ({ detail }) => `Access for this origin is restricted; please check. ${detail}`,
    unknownPlant: () => 'No plant with this number on record.',
    otherMeat: () => 'The registration does not cover this meat.',
    neverListed: () => 'The plant has never been on China’s list.',
    notYetListed: ({ effectiveOn, basis, date }) =>
      `Registered from ${effectiveOn}, based on ${basis.toLowerCase()}; the cargo’s (${date}) is earlier.`,
    cancelled: ({ effectiveOn, basis, date }) =>
      `Registration cancelled from ${effectiveOn}${basis === '' ? '' : `, based on ${basis.toLowerCase()}`}${date === '' ? '' : ` (${date})`}.`,
    expired: ({ effectiveOn }) => `The registration expired on ${effectiveOn}.`,
    suspended: ({ change, effectiveOn, basis, date }) =>
      `${change} from ${effectiveOn}${basis === '' ? '' : `, based on ${basis.toLowerCase()}`}${date === '' ? '' : `; the cargo’s is ${date}`}.`,
    dateMissing: ({ change, effectiveOn, basis }) =>
      `${change} from ${effectiveOn}, based on ${basis.toLowerCase()}, which was not entered: cannot tell whether it applies.`,
    basisUnknown: ({ change, effectiveOn }) =>
      `${change} from ${effectiveOn}; the notice does not say which cargo date counts.`,
    oldNumber: ({ detail, effectiveOn }) =>
      `The plant number changed on ${effectiveOn}; formerly ${detail}. Check the number on labels and certificate against the production date.`,
    storageScope: () => 'The registration does not cover this storage type.',
    formScope: () => 'The registration does not cover this product.',
    offalScope: ({ detail }) =>
      detail === ''
        ? 'The list does not name the permitted offal, or no item was selected.'
        : `The registration does not cover ${detail.toLowerCase()}.`,
    scopeUnknown: () => 'The list does not state the scope of the registration.',
    scopeChanged: ({ effectiveOn, date }) =>
      `The scope changed on ${effectiveOn} and may have been different when the goods were produced (${date}).`,
    validityEnded: ({ detail }) => `Registration valid to ${detail}; check whether it was renewed.`,
    validityUnknown: () => 'The list does not state the validity of the registration.',
    watched: ({ effectiveOn }) =>
      `Increased testing since ${effectiveOn}: higher sampling rate at the port, no bar to entry.`,
    dates: () =>
      'The dates are inconsistent: slaughter, production, certificate, shipping and arrival must follow in this order.',
    registered: ({ effectiveOn, change }) =>
      `The registration was in force for this cargo (${change.toLowerCase()}, ${effectiveOn}).`,
  },
} satisfies CargoMessages;
