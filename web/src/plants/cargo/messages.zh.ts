import type { CargoReasonKind, CargoVerdict, EffectBasis } from '@btc/contract/plants/plant-codes.ts';

/** What a reason is put into words from. */
export interface ReasonFacts {
  /** What happened, and when it takes effect. */
  readonly change: string;
  readonly effectiveOn: string;
  /** By which date of the cargo it counts. */
  readonly basis: string;
  /** That date of the cargo. */
  readonly date: string;
  readonly detail: string;
}

export const zh = {
  title: '这票货能否进口',
  description: '按产地、厂号、产品和生产、启运日期判断一票肉类货物能否进口，并列明依据的公告或规定。',
  lead: '填写产地、厂号、产品和日期，查看能否进口，以及依据哪条状态变化或规定。',
  form: '货物',
  dates: '日期',
  datesHint: '屠宰、证书、到港日期不清楚可以不填；有的变化以这些日期为准，届时答案为“不能确定”。',
  meat: '品种',
  meats: { beef: '牛肉', pork: '猪肉' },
  origin: '产地',
  chooseOrigin: '请选择',
  number: '厂号',
  numberHint: '任意写法，新旧编号均可',
  storage: '储运方式',
  storages: { chilled: '冰鲜', frozen: '冷冻' },
  forms: { boneless: '去骨', 'bone-in': '带骨', offal: '副产品' },
  product: '产品形态',
  cut: '副产品名称',
  anyCut: '不指定',
  date: {
    slaughter: '屠宰日期',
    production: '生产日期',
    certificate: '卫生证书签发日期',
    shipping: '启运日期',
    arrival: '到港日期',
  } satisfies Record<EffectBasis, string>,
  optional: '选填',
  missing: {
    origin: '请选择产地',
    number: '请填写厂号',
    production: '请填写生产日期',
    shipping: '请填写启运日期',
  },
  check: '判断',
  refused: '填写的内容有误，请检查产地、厂号和日期。',
  lockedTitle: '能否进口的判断、依据与来源',
  lockedText: '会员可查看判断结果；试用账户每查一家工厂计一项。',
  answer: '判断结果',
  verdicts: { yes: '可以进口', no: '不能进口', unclear: '不能确定' } satisfies Record<CargoVerdict, string>,
  verdictTexts: {
    yes: '按现有记录，没有发现不能进口的情形。',
    no: '按现有记录，这票货不符合进口条件。',
    unclear: '现有记录或所填日期不足以判断。',
  } satisfies Record<CargoVerdict, string>,
  effects: { yes: '支持', no: '阻碍', unclear: '存疑' } satisfies Record<CargoVerdict, string>,
  deciding: '判断依据',
  others: '其他情况',
  plant: '工厂',
  stateNow: '当前状态',
  unknownNumber: (origin: string, number: string) => `${origin} ${number}：记录中没有这家工厂`,
  source: '来源',
  checkedOn: (date: string) => `按本站${date}的记录判断。`,
  disclaimer: '仅供参考，不构成法律意见；以海关总署公告和口岸海关的决定为准。',
  link: '复制链接',
  print: '打印',
  reasons: {
    noAccess: ({ detail }) => `该产地的这类产品未获准入。${detail}`,
    originSuspended: ({ detail }) => `该产地的这类产品已暂停进口。${detail}`,
    originDoubtful: ({ detail }) => `该产地的准入有限制，请核对。${detail}`,
    unknownPlant: () => '记录中没有这个编号的工厂。',
    otherMeat: () => '工厂的注册不含这类肉。',
    neverListed: () => '工厂从未列入对华注册名单。',
    notYetListed: ({ effectiveOn, basis, date }) =>
      `工厂自${effectiveOn}起获准注册，以${basis}为准；这票货的日期（${date}）在此之前。`,
    cancelled: ({ effectiveOn, basis, date }) =>
      `注册自${effectiveOn}起取消${basis === '' ? '' : `，以${basis}为准`}${date === '' ? '' : `（${date}）`}。`,
    expired: ({ effectiveOn }) => `注册已于${effectiveOn}到期。`,
    suspended: ({ change, effectiveOn, basis, date }) =>
      `${change}，自${effectiveOn}起${basis === '' ? '' : `，以${basis}为准`}${date === '' ? '' : `；这票货为${date}`}。`,
    dateMissing: ({ change, effectiveOn, basis }) =>
      `${change}自${effectiveOn}起生效，以${basis}为准；未填${basis}，不能判断是否适用。`,
    basisUnknown: ({ change, effectiveOn }) => `${change}自${effectiveOn}起生效，公告未写明以货物的哪个日期为准。`,
    oldNumber: ({ detail, effectiveOn }) =>
      `工厂编号于${effectiveOn}调整，原编号为${detail}。请核对标签和证书上的编号与生产日期是否相符。`,
    storageScope: () => '注册范围不含这种储运方式。',
    formScope: () => '注册范围不含这种产品形态。',
    offalScope: ({ detail }) =>
      detail === '' ? '名单未列明允许的副产品，或未指明是哪一种。' : `注册范围不含${detail}。`,
    scopeUnknown: () => '名单未写明注册范围。',
    scopeChanged: ({ effectiveOn, date }) => `注册范围于${effectiveOn}变更，货物生产（${date}）时的范围可能不同。`,
    validityEnded: ({ detail }) => `注册有效期至${detail}，请核对是否已续展。`,
    validityUnknown: () => '名单未写明有效期。',
    watched: ({ effectiveOn }) => `自${effectiveOn}起加强监管，口岸抽检比例较高，不影响准入。`,
    dates: () => '所填日期前后矛盾：应依次为屠宰、生产、签证、启运、到港。',
    registered: ({ effectiveOn, change }) => `工厂注册有效（${effectiveOn}${change}），这票货的日期在有效期间。`,
  } satisfies Record<CargoReasonKind, (facts: ReasonFacts) => string>,
};

export type CargoMessages = typeof zh;
