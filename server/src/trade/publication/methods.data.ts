import { factSourceUrls, type SeriesCode } from '@btc/contract/trade/trade-codes.ts';

interface Dated {
  readonly period: string;
  readonly cn: string;
  readonly en: string;
}

type Words = Readonly<Record<'cn' | 'en', string>>;

export interface SeriesMethod {
  readonly name: Words;
  readonly source: Words;
  /** Where it is published; null where there is no public page. */
  readonly url: string | null;
  readonly scope: Words;
  readonly unit: Words;
  readonly frequency: Words;
  readonly delay: Words;
  readonly provisional: Words;
  readonly breaks: readonly Dated[];
  readonly revisions: readonly Dated[];
}

/** Breaks and revisions are from the public sources named in the texts. */
export const seriesMethods: Readonly<Record<SeriesCode, SeriesMethod>> = {
  customs: {
    name: { cn: '中国海关进口统计', en: 'Imports in China customs statistics' },
    source: {
      cn: '中华人民共和国海关总署，海关统计数据在线查询平台',
      en: 'General Administration of Customs of China (GACC), online statistics query',
    },
    url: factSourceUrls.customs,
    scope: {
      cn: '牛肉为税号0201、0202；牛杂碎为0206项下牛的税号；猪肉为0203；猪杂碎为020630、020641、020649。猪脂肪（020910）和胃、肠（05040029、05040090，海关不分畜种）单列，不计入以上各项。每幅图表的标题都写明口径。',
      en: 'Beef: HS 0201 and 0202; beef offal: bovine lines of 0206; pork: 0203; pork offal: 020630, 020641 and 020649. Pig fat (020910) and stomachs and guts (05040029 and 05040090, not split by species in customs data) are shown separately and included in none of these. Every chart title states its scope.',
    },
    unit: {
      cn: '产品净重（千克，图表以吨或万吨表示）；CIF金额，美元或人民币。只以人民币公布的金额，按当月海关折算汇率换算为美元，并注明时期；当月没有汇率的，不列美元金额。',
      en: 'Net product weight (kilograms, shown in t or kt); CIF value in USD or CNY. Values published in CNY only are converted to USD at the customs rate of the month, with the periods stated; without a rate for the month there is no USD value.',
    },
    frequency: { cn: '每月；1月与2月合并发布', en: 'Monthly; January and February released together' },
    delay: {
      cn: '次月7日或9日前后发布快讯，18日开放8位税号明细，20日发布分国别数据',
      en: 'Preliminary table around the 7th or 9th of the following month, 8-digit detail on the 18th, data by country on the 20th',
    },
    provisional: {
      cn: '最近两个月为暂定数据；2月为最近月份时，1月也为暂定。1月单独一个月的数据在2月公布前不显示。',
      en: 'The latest two months are provisional; January is provisional together with February. January alone is not shown until February is released.',
    },
    breaks: [
      {
        period: '2018-11',
        cn: '公开查询改为每次至多两个维度、五个编码，并不再提供关区；关区数据此后须另有来源。',
        en: 'The public query was limited to two dimensions and five codes at a time and dropped customs districts; district data has needed another source since.',
      },
      {
        period: '2020-02',
        cn: '自2020年起，1月与2月数据首次发布时合并；有的转载把两月合计记作“2月”。',
        en: 'Since 2020 January and February are first published combined; some reprints label the total "February".',
      },
    ],
    revisions: [
      {
        period: '2019',
        cn: '猪肉全年进口量先后见于2,108,264吨与2,002,679吨两种公开数字，其后官方口径约199.4万吨。本站以导入的海关数据为准，各版本均可查阅。',
        en: 'Pork: published figures for the year are 2,108,264 t and 2,002,679 t, later officially about 1,994,000 t. We use the customs data as imported and keep every version.',
      },
      {
        period: '2020',
        cn: '猪肉全年进口量由439万吨改为438万吨，再改为430万吨。',
        en: 'Pork: the year was revised from 4.39 to 4.38 and then to 4.30 million tonnes.',
      },
      {
        period: '2021',
        cn: '牛肉233万吨为不含杂碎，236万吨为含杂碎：两者口径不同，并非修订。',
        en: 'Beef: 2.33 million tonnes excludes offal, 2.36 million includes it: a difference of scope, not a revision.',
      },
    ],
  },
  customsPlaces: {
    name: {
      cn: '中国海关进口统计（按收发货人注册地）',
      en: 'Imports in China customs statistics, by place of registration',
    },
    source: {
      cn: '中华人民共和国海关总署，海关统计数据在线查询平台：商品与收发货人注册地两个维度，不分贸易伙伴',
      en: 'General Administration of Customs of China (GACC), online statistics query: commodity and place of registration, without country split',
    },
    url: factSourceUrls.customsPlaces,
    scope: {
      cn: '商品口径与分来源的海关统计相同。只用于按省份的图表，且不限定产地；与分来源的海关数据分开存放，从不相加。',
      en: 'Same products as the statistics by country. Used for province views only, all origins together; kept separate from the data by country and never added to it.',
    },
    unit: {
      cn: '产品净重（千克，图表以吨或万吨表示）；CIF金额，美元或人民币，换算与分来源的海关统计相同。',
      en: 'Net product weight (kilograms, shown in t or kt); CIF value in USD or CNY, converted as in the statistics by country.',
    },
    frequency: { cn: '每月；1月与2月合并发布', en: 'Monthly; January and February released together' },
    delay: { cn: '次月18日前后', en: 'Around the 18th of the following month' },
    provisional: {
      cn: '最近两个月为暂定数据；2月为最近月份时，1月也为暂定。',
      en: 'The latest two months are provisional; January is provisional together with February.',
    },
    breaks: [],
    revisions: [],
  },
  comtrade: {
    name: { cn: '联合国商品贸易统计', en: 'UN Comtrade' },
    source: {
      cn: '联合国商品贸易统计数据库，中国为申报方的进口',
      en: 'United Nations Comtrade: imports with China as the reporter',
    },
    url: factSourceUrls.comtrade,
    scope: { cn: '6位商品编码；分产地', en: 'Six-digit HS codes by partner country' },
    unit: {
      cn: '净重（千克，以申报为限）；CIF金额，美元',
      en: 'Net weight (kilograms, where reported); CIF value in USD',
    },
    frequency: { cn: '每年，部分有月度', en: 'Annual, partly monthly' },
    delay: {
      cn: '月度约三个月；年度约在次年年中',
      en: 'Monthly data about three months later, annual data around the middle of the following year',
    },
    provisional: {
      cn: '数据源不标注暂定；新下载的文件取代旧文件，旧版本保留。',
      en: 'Not marked by the source; a newer download replaces an older one, which is kept.',
    },
    breaks: [
      {
        period: '2017',
        cn: '协调制度2017年版启用。牛肉与猪肉的6位编码未变。',
        en: 'The 2017 edition of the Harmonized System came into force; the six-digit codes of beef and pork did not change.',
      },
    ],
    revisions: [],
  },
  shipments: {
    name: { cn: '产地装运记录', en: 'Origin shipment records' },
    source: {
      cn: '出口国的装运与报关记录，按本站模板导入；中国海关自2018年起不再公开企业数据',
      en: 'Shipping and export records of the countries of origin, imported with our template; China customs has published no company data since 2018',
    },
    url: null,
    scope: {
      cn: '逐批记录：产地、税号、部位、工厂、出口商、进口商、注册地、关区',
      en: 'Shipment by shipment: origin, HS code, cut, plant, exporter, importer, province, customs district',
    },
    unit: { cn: '产品净重（千克）；记录所载货值', en: 'Net product weight (kilograms); value as recorded' },
    frequency: { cn: '随导入', en: 'As imported' },
    delay: { cn: '因产地而异', en: 'Varies by country of origin' },
    provisional: {
      cn: '按装运日期计，比到货早一至两个月，因此与海关进口数据不可直接相加或对比。',
      en: 'By shipment date, one to two months before arrival: not to be added to, or compared directly with, customs imports.',
    },
    breaks: [],
    revisions: [],
  },
  demo: {
    name: { cn: '演示数据', en: 'Demonstration data' },
    source: { cn: '本站生成，非统计资料', en: 'Generated by this portal; not statistics' },
    url: null,
    scope: {
      cn: '牛肉、牛杂碎、猪肉、猪杂碎、猪脂肪，按装运批次。牛肉、猪肉及猪杂碎的年度总量与公开数字吻合；牛杂碎为推算，猪脂肪、企业、工厂与批次均为虚构。没有胃、肠（0504）。',
      en: 'Beef, beef offal, pork, pork offal and pig fat by shipment. Yearly totals of beef, pork and pork offal agree with published figures; those of beef offal are estimated; those of pig fat, and all companies, plants and shipments, are invented. No stomachs and guts (0504).',
    },
    unit: { cn: '产品净重；美元与人民币', en: 'Product weight; US dollars and yuan' },
    frequency: { cn: '月度', en: 'Monthly' },
    delay: { cn: '不更新', en: 'Not updated' },
    provisional: {
      cn: '按海关数据的规则标注，以供演示',
      en: 'Marked as customs data would be, for demonstration',
    },
    breaks: [],
    revisions: [],
  },
  quotas: {
    name: { cn: '牛肉保障措施国别配额', en: 'Beef safeguard country quotas' },
    source: {
      cn: '商务部公告2025年第87号',
      en: 'Ministry of Commerce (MOFCOM), Announcement No. 87 of 2025',
    },
    url: 'https://www.mofcom.gov.cn/',
    scope: {
      cn: '税号0201、0202，2026年1月1日至2028年12月31日；按进口入境计数，未用完的配额不结转。',
      en: '0201 and 0202 from 1 January 2026 to 31 December 2028; counted on entry; unused quota is not carried over.',
    },
    unit: {
      cn: '吨，产品重量；超出配额部分在现行税率之上加征55个百分点',
      en: 'Tonnes, product weight; over-quota imports pay 55 points on top of the duty',
    },
    frequency: { cn: '每年', en: 'Annual' },
    delay: { cn: '年度开始之前', en: 'Before the start of the year' },
    provisional: {
      cn: '图中“已用”由海关进口量累计得出，是本站估算，不是官方计数；主管部门在用量达到一定比例时另行公告。',
      en: '"Used" in our charts adds up customs imports: our estimate, not the official count, which the authorities announce at certain percentages.',
    },
    breaks: [],
    revisions: [
      {
        period: '2028',
        cn: '巴西2028年配额有媒体写作115.4万吨，公告为115.1万吨。',
        en: 'Some media give the 2028 Brazilian quota as 1,154,000 t; the announcement says 1,151,000 t.',
      },
    ],
  },
  rates: {
    name: { cn: '海关月度汇率', en: 'Monthly customs exchange rates' },
    source: { cn: '海关总署公布的各月折算率', en: 'Monthly conversion rates published by GACC' },
    url: 'http://www.customs.gov.cn/',
    scope: { cn: '各币种，按月', en: 'By currency and month' },
    unit: { cn: '1单位外币合人民币元', en: 'CNY per unit of foreign currency' },
    frequency: { cn: '每月', en: 'Monthly' },
    delay: { cn: '适用月份之前', en: 'Before the month it applies to' },
    provisional: { cn: '发布后不再更改', en: 'Not changed once published' },
    breaks: [],
    revisions: [],
  },
};

interface Measure {
  readonly code: string;
  readonly name: Words;
  readonly text: Words;
}

export const measureNotes: readonly Measure[] = [
  {
    code: 'gaps',
    name: { cn: '未公布与零', en: 'Not published, and zero' },
    text: {
      cn: '空缺表示“未公布”，零表示公布为零；空缺从不以估算填补，折线在空缺处断开。',
      en: 'A gap means "not published"; zero means zero was published. Gaps are never filled with estimates, and lines break there.',
    },
  },
  {
    code: 'one-source',
    name: { cn: '一次只用一个来源', en: 'One source at a time' },
    text: {
      cn: '每次查询只用一个来源，依次为海关、联合国数据库、装运记录、演示数据；不同来源从不相加。',
      en: 'Each query uses one source: customs, then UN Comtrade, then shipment records, then demonstration data. Sources are never added together.',
    },
  },
  {
    code: 'carcase',
    name: { cn: '胴体重', en: 'Carcase weight' },
    text: {
      cn: '可切换为胴体重当量：产品重量乘以1.4，仅用于牛肉。各国所用系数在1.3至1.43之间。',
      en: 'Weights can be shown as carcase weight equivalent: product weight times 1.4, beef only. Factors used elsewhere range from 1.3 to 1.43.',
    },
  },
  {
    code: 'unit-value',
    name: { cn: '单价', en: 'Unit value' },
    text: {
      cn: '金额除以重量，只计两者都已公布的部分；受产品结构影响，不是价格指数。',
      en: 'Value divided by weight, where both are published. It is affected by product mix and is not a price index.',
    },
  },
  {
    code: 'yoy',
    name: { cn: '同比与年初至今', en: 'y/y and year to date' },
    text: {
      cn: '同比与上年相同月份相比，上年任一月份未公布则留空；年初至今自1月起至所选期末。',
      en: 'y/y compares with the same months a year earlier, and is left blank where any of those is not published. Year to date runs from January to the end of the period.',
    },
  },
  {
    code: 'concentration',
    name: { cn: '集中度', en: 'Concentration' },
    text: {
      cn: 'CR4、CR5、CR10为最大的4、5、10家所占份额；HHI为各家份额（百分数）平方之和，最大10,000。',
      en: 'CR4, CR5 and CR10 are the shares of the top 4, 5 and 10; HHI is the sum of squared percentage shares, maximum 10,000.',
    },
  },
  {
    code: 'quota-projection',
    name: { cn: '配额用完日期的推算', en: 'Projected quota fill date' },
    text: {
      cn: '推算给出一年中每一天配额已用完的可能性，“年内不会用完”也是一种结果。其余月份按今年以来的节奏估计：已进口量与此前至多五年平均月度形态中同期部分相比，形态向各月均匀靠拢。误差的大小取自往年同样算法的误差（各出口国合并，并按该国近年误差调整；年份少则主要依合并值）。页面显示中位日期（早晚可能各半）、80%区间和年内用完的可能性；区间到年末仍未结束的，区间外的20%全部在区间之前。已公布月份显示配额用完的，只知在该月之内。官方公告一经发布即取代推算。只用当时已公布的月份；临近用完时的抢运不在推算之内（没有可供衡量的往年）。参数和检验结果由出口国按月统计（对华出口金额，2012年1月至2024年10月）逐年回推得出：推算某一年时，不使用该年及以后的任何数据。各国结果不一：仅看巴西，80%区间只命中71.6%（8个年度，67次）。',
      en: "For every day of the year the projection gives the chance that the quota has filled by then; \"not this year\" is also an outcome. The rest of the year is assumed to run at this year's pace: imports to date compared with the same part of the average monthly pattern of up to five previous years, shrunk towards an even pattern. The margin of error is taken from past errors of the same method, pooled across origins and adjusted for the origin's own recent errors (mostly the pool where few years are available). We show the central date (as likely early as late), the 80% range and the chance of filling this year; where the range is open to the end of the year, all of the 20% outside lies before it. Where published months show a quota to be full, it filled on some day of that month. An official notice replaces the projection. Only months published at the time are used; a rush before a quota fills is not modelled, as no past year measures it. Parameters and track record come from exporters' monthly statistics (value of exports to China, January 2012 to October 2024), back-tested year by year: no data of the forecast year or later was used. Origins differ: for Brazil alone the 80% range held 71.6% of outcomes (8 years, 67 cases).",
    },
  },
  {
    code: 'versions',
    name: { cn: '版本', en: 'Versions' },
    text: {
      cn: '每次发布都作为一个版本保存，后发布者取代先发布者；在数据页选择“截至发布日”即可看到任何一天当时的数字。',
      en: 'Each release is kept as a version; a later one replaces an earlier one. "As published on" on the data page shows the figures as of any past date.',
    },
  },
];
