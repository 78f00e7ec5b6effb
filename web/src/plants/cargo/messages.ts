import { type Both, inEditions } from '#i18n/editions.ts';
import type { CargoReasonKind, CargoVerdict, EffectBasis } from '@btc/contract/plants/plant-codes.ts';

export interface ReasonFacts {
  readonly change: string;
  readonly effectiveOn: string;
  readonly basis: string;
  readonly date: string;
  readonly detail: string;
}

export const messages = inEditions({
  title: ['这票货能否进口', 'Can this cargo enter?'],
  description: [
    '按产地、厂号、产品和生产、启运日期判断一票肉类货物能否进口，并列明依据的公告或规定。',
    'Whether a meat cargo can enter China, by origin, plant, product and dates of production and shipping, with the notice or rule that decides.',
  ],
  lead: [
    '填写产地、厂号、产品和日期，查看能否进口，以及依据哪条状态变化或规定。',
    'Enter origin, plant, product and dates to see whether the cargo can enter, and which status change or rule decides.',
  ],
  form: ['货物', 'Cargo'],
  dates: ['日期', 'Dates'],
  datesHint: [
    '屠宰、证书、到港日期不清楚可以不填；有的变化以这些日期为准，届时答案为“不能确定”。',
    'Slaughter, certificate and arrival dates are optional. Some status changes depend on them; without them the answer may be “Unclear”.',
  ],
  meat: ['品种', 'Meat'],
  meats: {
    beef: ['牛肉', 'Beef'],
    pork: ['猪肉', 'Pork'],
  },
  origin: ['产地', 'Origin'],
  chooseOrigin: ['请选择', 'Choose'],
  number: ['厂号', 'Plant number'],
  numberHint: ['任意写法，新旧编号均可', 'Any format, former numbers included'],
  storage: ['储运方式', 'Storage'],
  storages: {
    chilled: ['冰鲜', 'Chilled'],
    frozen: ['冷冻', 'Frozen'],
  },
  forms: {
    boneless: ['去骨', 'Boneless'],
    'bone-in': ['带骨', 'Bone-in'],
    offal: ['副产品', 'Offal'],
  },
  product: ['产品形态', 'Product'],
  cut: ['副产品名称', 'Offal item'],
  anyCut: ['不指定', 'Not specified'],
  date: {
    slaughter: ['屠宰日期', 'Slaughter date'],
    production: ['生产日期', 'Production date'],
    certificate: ['卫生证书签发日期', 'Certificate date'],
    shipping: ['启运日期', 'Shipping date'],
    arrival: ['到港日期', 'Arrival date'],
  } satisfies Record<EffectBasis, Both<string>>,
  optional: ['选填', 'optional'],
  missing: {
    origin: ['请选择产地', 'Choose the origin'],
    number: ['请填写厂号', 'Enter the plant number'],
    production: ['请填写生产日期', 'Enter the production date'],
    shipping: ['请填写启运日期', 'Enter the shipping date'],
  },
  check: ['判断', 'Check'],
  refused: [
    '填写的内容有误，请检查产地、厂号和日期。',
    'Some entries are not valid. Check the origin, plant number and dates.',
  ],
  lockedTitle: ['能否进口的判断、依据与来源', 'The answer, the status change or rule behind it, and its source'],
  lockedText: [
    '会员可查看判断结果；试用账户每查一家工厂计一项。',
    'Members see the answer; on a trial each plant counts as one item.',
  ],
  answer: ['判断结果', 'Answer'],
  verdicts: {
    yes: ['可以进口', 'Yes, it can enter'],
    no: ['不能进口', 'No, it cannot enter'],
    unclear: ['不能确定', 'Unclear'],
  } satisfies Record<CargoVerdict, Both<string>>,
  verdictTexts: {
    yes: ['按现有记录，没有发现不能进口的情形。', 'Nothing on record bars this cargo.'],
    no: ['按现有记录，这票货不符合进口条件。', 'On our records this cargo does not meet the entry conditions.'],
    unclear: ['现有记录或所填日期不足以判断。', 'The records or the dates entered are not enough to decide.'],
  } satisfies Record<CargoVerdict, Both<string>>,
  effects: {
    yes: ['支持', 'Supports entry'],
    no: ['阻碍', 'Bars entry'],
    unclear: ['存疑', 'Uncertain'],
  } satisfies Record<CargoVerdict, Both<string>>,
  deciding: ['判断依据', 'Deciding factor'],
  others: ['其他情况', 'Other points'],
  plant: ['工厂', 'Plant'],
  stateNow: ['当前状态', 'Current status'],
  unknownNumber: [
    (origin: string, number: string) => `${origin} ${number}：记录中没有这家工厂`,
    (origin: string, number: string) => `${origin} ${number}: no such plant on record`,
  ],
  source: ['来源', 'Source'],
  checkedOn: [
    (date: string) => `按本站${date}的记录判断。`,
    (date: string) => `Checked against the records of ${date}.`,
  ],
  disclaimer: [
    '仅供参考，不构成法律意见；以海关总署公告和口岸海关的决定为准。',
    'For information only, not legal advice. GACC notices and the decision of port customs prevail.',
  ],
  link: ['复制链接', 'Copy link'],
  print: ['打印', 'Print'],
  reasons: {
    noAccess: [
      ({ detail }) => `该产地的这类产品未获准入。${detail}`,
      ({ detail }) => `The origin has no access for this product. ${detail}`,
    ],
    originSuspended: [
      ({ detail }) => `该产地的这类产品已暂停进口。${detail}`,
      ({ detail }) => `Imports of this product from the origin are suspended. ${detail}`,
    ],
    originDoubtful: [
      ({ detail }) => `该产地的准入有限制，请核对。${detail}`,
      ({ detail }) => `Access for this origin is restricted; please check. ${detail}`,
    ],
    unknownPlant: [() => '记录中没有这个编号的工厂。', () => 'No plant with this number on record.'],
    otherMeat: [() => '工厂的注册不含这类肉。', () => 'The registration does not cover this meat.'],
    neverListed: [() => '工厂从未列入对华注册名单。', () => 'The plant has never been on China’s list.'],
    notYetListed: [
      ({ effectiveOn, basis, date }) =>
        `工厂自${effectiveOn}起获准注册，以${basis}为准；这票货的日期（${date}）在此之前。`,
      ({ effectiveOn, basis, date }) =>
        `Registered from ${effectiveOn}, based on ${basis.toLowerCase()}; the cargo’s (${date}) is earlier.`,
    ],
    cancelled: [
      ({ effectiveOn, basis, date }) =>
        `注册自${effectiveOn}起取消${basis === '' ? '' : `，以${basis}为准`}${date === '' ? '' : `（${date}）`}。`,
      ({ effectiveOn, basis, date }) =>
        `Registration cancelled from ${effectiveOn}${basis === '' ? '' : `, based on ${basis.toLowerCase()}`}${date === '' ? '' : ` (${date})`}.`,
    ],
    expired: [
      ({ effectiveOn }) => `注册已于${effectiveOn}到期。`,
      ({ effectiveOn }) => `The registration expired on ${effectiveOn}.`,
    ],
    suspended: [
      ({ change, effectiveOn, basis, date }) =>
        `${change}，自${effectiveOn}起${basis === '' ? '' : `，以${basis}为准`}${date === '' ? '' : `；这票货为${date}`}。`,
      ({ change, effectiveOn, basis, date }) =>
        `${change} from ${effectiveOn}${basis === '' ? '' : `, based on ${basis.toLowerCase()}`}${date === '' ? '' : `; the cargo’s is ${date}`}.`,
    ],
    dateMissing: [
      ({ change, effectiveOn, basis }) =>
        `${change}自${effectiveOn}起生效，以${basis}为准；未填${basis}，不能判断是否适用。`,
      ({ change, effectiveOn, basis }) =>
        `${change} from ${effectiveOn}, based on ${basis.toLowerCase()}, which was not entered: cannot tell whether it applies.`,
    ],
    basisUnknown: [
      ({ change, effectiveOn }) => `${change}自${effectiveOn}起生效，公告未写明以货物的哪个日期为准。`,
      ({ change, effectiveOn }) => `${change} from ${effectiveOn}; the notice does not say which cargo date counts.`,
    ],
    oldNumber: [
      ({ detail, effectiveOn }) =>
        `工厂编号于${effectiveOn}调整，原编号为${detail}。请核对标签和证书上的编号与生产日期是否相符。`,
      ({ detail, effectiveOn }) =>
        `The plant number changed on ${effectiveOn}; formerly ${detail}. Check the number on labels and certificate against the production date.`,
    ],
    storageScope: [() => '注册范围不含这种储运方式。', () => 'The registration does not cover this storage type.'],
    formScope: [() => '注册范围不含这种产品形态。', () => 'The registration does not cover this product.'],
    offalScope: [
      ({ detail }) => (detail === '' ? '名单未列明允许的副产品，或未指明是哪一种。' : `注册范围不含${detail}。`),
      ({ detail }) =>
        detail === ''
          ? 'The list does not name the permitted offal, or no item was selected.'
          : `The registration does not cover ${detail.toLowerCase()}.`,
    ],
    scopeUnknown: [() => '名单未写明注册范围。', () => 'The list does not state the scope of the registration.'],
    scopeChanged: [
      ({ effectiveOn, date }) => `注册范围于${effectiveOn}变更，货物生产（${date}）时的范围可能不同。`,
      ({ effectiveOn, date }) =>
        `The scope changed on ${effectiveOn} and may have been different when the goods were produced (${date}).`,
    ],
    validityEnded: [
      ({ detail }) => `注册有效期至${detail}，请核对是否已续展。`,
      ({ detail }) => `Registration valid to ${detail}; check whether it was renewed.`,
    ],
    validityUnknown: [() => '名单未写明有效期。', () => 'The list does not state the validity of the registration.'],
    watched: [
      ({ effectiveOn }) => `自${effectiveOn}起加强监管，口岸抽检比例较高，不影响准入。`,
      ({ effectiveOn }) => `Increased testing since ${effectiveOn}: higher sampling rate at the port, no bar to entry.`,
    ],
    dates: [
      () => '所填日期前后矛盾：应依次为屠宰、生产、签证、启运、到港。',
      () =>
        'The dates are inconsistent: slaughter, production, certificate, shipping and arrival must follow in this order.',
    ],
    registered: [
      ({ effectiveOn, change }) => `工厂注册有效（${effectiveOn}${change}），这票货的日期在有效期间。`,
      ({ effectiveOn, change }) =>
        `The registration was in force for this cargo (${change.toLowerCase()}, ${effectiveOn}).`,
    ],
  } satisfies Record<CargoReasonKind, Both<(facts: ReasonFacts) => string>>,
});
