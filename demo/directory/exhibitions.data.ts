import type { ExhibitionKind } from '@btc/contract/directory/directory-codes.ts';

/*
 * Events of the demonstration, held every year on about the same days. Names, halls and organisers are invented; none is
 * meant to be an event that exists, and the pages mark each of them as demonstration.
 */

export interface DemoExhibition {
  readonly kind: ExhibitionKind;
  readonly name: string;
  readonly nameEn: string;
  /** Month and day of the first day, MM-DD, and how many days it lasts. */
  readonly start: string;
  readonly days: number;
  readonly country: string;
  readonly city: string;
  readonly venue: string;
  readonly organiser: string;
  readonly summary: string;
  readonly body: string;
  /** The first year counts as the first session. */
  readonly since: number;
  /** In years that leave this rest when divided by four it is cancelled. */
  readonly cancelledIn?: number;
}

export const demoExhibitions: readonly DemoExhibition[] = [
  {
    kind: 'conference',
    name: '砚湖红肉贸易年会',
    nameEn: 'Yanhu Red Meat Trade Conference',
    start: '03-12',
    days: 2,
    country: 'CHN',
    city: '北京',
    venue: '砚湖会议中心',
    organiser: '砚湖肉业研究会',
    summary: '进口商、贸易商与境外工厂面对面，讨论全年配额节奏、汇率与库存。',
    body: '首日为主论坛：上一年度进口数据回顾、保障措施配额使用进度、主要产区屠宰周期。\n次日分三个专场：部位需求与餐饮渠道、冷库库存与资金成本、单证与通关。\n\n每个专场设一小时自由提问，会后向参会者发送讲义。',
    since: 2014,
  },
  {
    kind: 'fair',
    name: '澜汇国际肉类与冷链博览会',
    nameEn: 'Lanhui International Meat and Cold Chain Fair',
    start: '04-15',
    days: 3,
    country: 'CHN',
    city: '上海',
    venue: '澜汇展览中心1—3号馆',
    organiser: '澜汇会展公司',
    summary: '进口牛羊猪肉、副产品与冷链设备同场，设境外展团专区和采购商日。',
    body: '1号馆为境外展团，按原产国分区；2号馆为国内进口商和加工企业；3号馆为冷库、运输和检测。\n\n第二天为采购商日，只接待登记的专业买家。现场设单证咨询台，可就注册编号、卫生证书和标签备案逐项咨询。',
    since: 2011,
  },
  {
    kind: 'fair',
    name: '北屿进口牛羊肉展',
    nameEn: 'Beiyu Imported Beef and Lamb Show',
    start: '05-20',
    days: 3,
    country: 'CHN',
    city: '青岛',
    venue: '北屿港区展览馆',
    organiser: '北屿口岸贸易促进中心',
    summary: '以口岸现货为主，上午看样，下午到冷库验货。',
    body: '展位按部位排列：前四分体、后四分体、副产品、羊肉。参展商需提供在库证明，样品标注工厂号和生产日期。\n\n每天下午有班车往返港区冷库，凭采购商证验货。',
    since: 2016,
  },
  {
    kind: 'business',
    name: '津渡口岸冷链采购对接会',
    nameEn: 'Jindu Port Cold Chain Sourcing Meeting',
    start: '06-09',
    days: 2,
    country: 'CHN',
    city: '天津',
    venue: '津渡口岸服务大厅',
    organiser: '津渡冷链联合会',
    summary: '餐饮、加工企业与口岸货主一对一洽谈，每场二十分钟。',
    body: '报名时填写部位、规格、月度用量和到港要求，主办方按需求排定洽谈对象，会前一周发送日程。\n\n现场提供合同范本和品质争议处理说明。',
    since: 2018,
    cancelledIn: 3,
  },
  {
    kind: 'fair',
    name: '南锥肉业展',
    nameEn: 'Cone Sul Meat Show',
    start: '07-07',
    days: 3,
    country: 'BRA',
    city: '圣保罗',
    venue: '南锥展览园',
    organiser: '南锥肉业展组委会',
    summary: '南美工厂集中亮相，设对华出口工厂专区和屠宰加工设备区。',
    body: '对华出口专区标注每家工厂的在华注册编号和产品范围，便于核对。\n\n第三天组织两条参观线路：屠宰分割厂与港口冷库，需提前登记护照信息。',
    since: 2009,
  },
  {
    kind: 'conference',
    name: '澳岚草饲牛肉论坛',
    nameEn: 'Aolan Grassfed Beef Forum',
    start: '08-18',
    days: 2,
    country: 'AUS',
    city: '布里斯班',
    venue: '澳岚河畔会议厅',
    organiser: '澳岚牧业协进会',
    summary: '存栏重建、天气与出栏节奏，讨论未来十二个月的出口供应。',
    body: '上午为存栏与屠宰量预测，下午为对华、日韩和北美的需求比较。\n\n提供中文同传。会后一天可参观育肥场。',
    since: 2015,
  },
  {
    kind: 'fair',
    name: '岭穗餐饮食材与肉类展',
    nameEn: 'Lingsui Foodservice Meat Show',
    start: '09-09',
    days: 3,
    country: 'CHN',
    city: '广州',
    venue: '岭穗食材展示中心',
    organiser: '岭穗餐饮供应链联盟',
    summary: '面向火锅、烧烤、西餐连锁的部位与预制产品，现场切配演示。',
    body: '按用途分区：涮煮、煎烤、炖煮、预制。每个展位标注推荐部位、出成率和解冻条件。\n\n每天三场切配演示，介绍同一部位在不同菜式中的替代方案。',
    since: 2017,
  },
  {
    kind: 'conference',
    name: '辽屿冷库与冷链运营大会',
    nameEn: 'Liaoyu Cold Store Operations Conference',
    start: '10-14',
    days: 2,
    country: 'CHN',
    city: '大连',
    venue: '辽屿海湾酒店会议厅',
    organiser: '辽屿冷链运营协会',
    summary: '库容、电价、周转与货权管理，冷库经营者的年度会议。',
    body: '议题包括：淡旺季库容调配、质押货物的货权核验、温度记录与追溯、消防与氨改氟。\n\n设冷库参观：一座口岸监管冷库、一座城市配送冷库。',
    since: 2019,
  },
  {
    kind: 'fair',
    name: '罗讷肉类加工技术展',
    nameEn: 'Rhodanienne Meat Processing Show',
    start: '10-27',
    days: 4,
    country: 'FRA',
    city: '里昂',
    venue: '罗讷河畔展览馆',
    organiser: '罗讷展览会务处',
    summary: '分割、包装、分级与检测设备，兼有欧洲猪牛副产品供应商。',
    body: '设备区占三分之二，可看自动分割、真空贴体包装和在线分级。\n\n供应商区以猪副产品为主，标注是否列入对华注册名单。',
    since: 2010,
  },
  {
    kind: 'business',
    name: '拉普拉塔工厂考察团',
    nameEn: 'La Plata Plant Visits',
    start: '11-30',
    days: 5,
    country: 'URY',
    city: '蒙得维的亚',
    venue: '考察集合点：拉普拉塔旅店',
    organiser: '拉普拉塔商务考察社',
    summary: '五天走访四家屠宰分割厂和一座港口冷库，限二十五人。',
    body: '行程：第一天到港冷库与单证讲解；第二至四天走访工厂，观看分割、速冻与装柜；第五天与出口商座谈。\n\n报名截止为出发前三十天，需提供公司资料供工厂备案。',
    since: 2020,
  },
  {
    kind: 'conference',
    name: '澜汇进口牛肉年度行情会',
    nameEn: 'Lanhui Annual Imported Beef Outlook',
    start: '12-10',
    days: 2,
    country: 'CHN',
    city: '上海',
    venue: '澜汇展览中心会议楼',
    organiser: '澜汇会展公司',
    summary: '回顾全年到港与价格，预测春节前后供需和下一年度配额节奏。',
    body: '第一天：全年进口量与来源结构、主要部位价格复盘、库存。\n第二天：下一年度配额安排、主产国出口能力、汇率与海运。\n\n会议资料只向参会者提供。',
    since: 2013,
  },
  {
    kind: 'fair',
    name: '蜀麓火锅食材与牛副产品展',
    nameEn: 'Shulu Hotpot and Beef Offal Show',
    start: '01-08',
    days: 3,
    country: 'CHN',
    city: '成都',
    venue: '蜀麓食材城展厅',
    organiser: '蜀麓火锅食材商会',
    summary: '毛肚、牛肚、牛筋等副产品集中采购，节前备货的主要场次。',
    body: '按副产品种类分区，展位标注原产国、工厂号、加工方式和碱发情况。\n\n设品鉴区和盲评，结果现场公布。',
    since: 2018,
  },
];
