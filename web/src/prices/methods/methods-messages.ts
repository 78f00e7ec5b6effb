import { inEditions } from '#i18n/editions.ts';

interface Part {
  readonly title: string;
  readonly texts: readonly string[];
  readonly links?: readonly { readonly name: string; readonly url: string }[];
}

export const messages = inEditions({
  title: ['价格方法', 'Price methods'],
  description: [
    '报价、指数、活牛、调查与完税成本的口径、单位、折算和修订规则。',
    'Quotes, indices, live cattle, survey and landed cost: what they include, their units, conversions and revisions.',
  ],
  lead: [
    '每个数字怎么来、包含什么、什么时候会变。',
    'Where each figure comes from, what it includes and when it may be revised.',
  ],
  parts: [
    [
      {
        title: '报价',
        texts: [
          '报价按市场、产地、部位、规格和价格条件（含港口或城市）分别记录，每条有低价、主流价、高价和样本数。主流价是多数成交或报价落点；走势图以线画主流价，以阴影带画低价至高价。',
          '期货指未装船或未到港的远期报价，通常为美元/吨、CFR 或 CIF 中国主港；半期货指已装船、30天内到港；现货指已清关、在国内冷库自提，单位为元/公斤。期货不是交易所期货。',
          '报价日期按北京时间。只公布询价家数，不公布询价对象。',
          '“较上次”与同一条报价的上一期相比；“较上周”与7至13天前最近一期相比。两期都按各自当日的汇率折算。',
        ],
      },
      {
        title: '更正与暂定',
        texts: [
          '样本比平常少的报价标“暂定”，下一期前补充样本后可能修改。已发布的报价更正后标“更正”，原数字保留在记录中。',
          '没有报价就是没有报价：不补值、不插值。',
        ],
      },
      {
        title: '单位与价格口径',
        texts: [
          '完税成本＝（CIF价 × 汇率 ÷ 1,000）×（1＋关税）×（1＋增值税）＋港口和冷库费用，为冷库出库、含税口径。折算到其他口径时，逐步加上或减去同样的各项。',
          '汇率用报价当日的汇率；当日没有时，用之前10天内最近的一天，再没有就不折算。关税按产地和日期取自税率表，超配额加征仅在选择“按超配额加征计算”时计入。',
          'CFR 按 CIF 处理：保险费每吨只有几美元。',
        ],
      },
      {
        title: '指数',
        texts: [
          '周度链式拉氏指数。成分为产地×部位，权重为上一年进口量占比，每年1月更换；每个成分至少3个样本才计入，没有报价的成分最多沿用两周，并标明沿用数。',
          '期货指数用美元价，现货指数用人民币价；期现价差为现货价减去期货完税成本，单位元/公斤，没有基期。',
          '同样的报价重算得到同样的指数；更正一条报价，只影响它所在的周和其后链接的各周。',
        ],
      },
      {
        title: '活牛',
        texts: [
          '各国按当地习惯的单位公布，另折算为美元/公斤胴体重：毛重价除以屠宰率，英担除以45.36公斤，阿罗瓦（@）除以15公斤。折算系数在页面上列出。',
        ],
      },
      {
        title: '参考价',
        texts: [
          '其他机构发布的价格，单位照原样：世界银行月度价格、交易所合约日行情。与本站指数并列时，两条线在首个共同时点都为100；月度取周一落在当月的各周指数均值，日度取当周指数。',
        ],
        links: [
          { name: '世界银行：大宗商品价格', url: 'https://www.worldbank.org/en/research/commodity-markets' },
          { name: '芝商所：活牛期货', url: 'https://www.cmegroup.com/markets/agriculture/livestock/live-cattle.html' },
        ],
      },
      {
        title: '调查',
        texts: [
          '每位会员对每个题目答一次，截止前可以修改。扩散指数＝看涨占比＋看平占比的一半，50为中性；至少5份回答才公布，完整结果只给参与者看。到期后与实际价格对照。',
        ],
      },
    ] as readonly Part[],
    [
      {
        title: 'Quotes',
        texts: [
          'A quote is recorded by market, origin, cut, specification, terms and port or city, with low, mainstream and high and the number of quotes behind it. The mainstream price is where most offers or deals fall; charts show it as a line and low to high as a band.',
          'Forward (期货) is meat not yet shipped or not yet arrived, usually quoted in USD/t CFR or CIF China main ports; afloat is shipped and due within 30 days; spot is customs-cleared, ex cold store in China, in CNY/kg. Forward offers are not exchange futures.',
          'Quote dates are Beijing time. We publish how many firms were polled, never who they are.',
          '“vs previous” compares with the previous quote of the same series; “w/w” with the latest quote 7 to 13 days earlier. Each is converted at the exchange rate of its own day.',
        ],
      },
      {
        title: 'Corrections and provisional quotes',
        texts: [
          'A quote based on fewer prices than usual is marked provisional and may change before the next quote as more come in. A quote corrected after publication is marked, and the original figures stay on record.',
          'No quote means no figure: nothing is filled in or interpolated.',
        ],
      },
      {
        title: 'Units and price basis',
        texts: [
          'Landed cost = (CIF × exchange rate ÷ 1,000) × (1 + duty) × (1 + VAT) + port and cold store; ex cold store, VAT included. Other bases add or deduct the same steps.',
          'The exchange rate is that of the quote date, or the latest within the ten days before; without one, nothing is converted. Duties follow the tariff by origin and date; the over-quota surcharge is included only where selected.',
          'CFR is treated as CIF: insurance is only a few dollars a tonne.',
        ],
      },
      {
        title: 'Indices',
        texts: [
          'Weekly chained Laspeyres indices. Each component is an origin and a cut, weighted by its share of the previous year’s import volume, reset each January. A component needs at least three quotes; one without quotes carries its last price for up to two weeks and is shown as carried.',
          'The forward index uses USD prices, the spot index CNY prices. The spot premium is spot minus the landed cost of forward, in CNY/kg, with no base.',
          'The same quotes always give the same index; a correction changes its own week and the weeks chained to it.',
        ],
      },
      {
        title: 'Live cattle',
        texts: [
          'Prices are shown in the unit of each country and in USD/kg carcase weight: a live price is divided by the dressing percentage, a hundredweight by 45.36 kg, an arroba (@) by 15 kg. The factors are listed on the page.',
        ],
      },
      {
        title: 'Benchmarks',
        texts: [
          'Prices published by others, in their own units: World Bank monthly prices and daily exchange contracts. Compared with one of our indices, both lines start at 100 on their first common date; a month uses the average index of the weeks starting in it, a day the index of its week.',
        ],
        links: [
          { name: 'World Bank: commodity prices', url: 'https://www.worldbank.org/en/research/commodity-markets' },
          {
            name: 'CME Group: live cattle futures',
            url: 'https://www.cmegroup.com/markets/agriculture/livestock/live-cattle.html',
          },
        ],
      },
      {
        title: 'Survey',
        texts: [
          'Each member answers a question once and can change the answer until the deadline. The diffusion index is the share of “up” plus half the share of “flat”; 50 is neutral. It is published once there are five answers, in full only to those who answered, and later scored against actual prices.',
        ],
      },
    ],
  ],
  more: ['数据方法', 'Data methods'],
});
