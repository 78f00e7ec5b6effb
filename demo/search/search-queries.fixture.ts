import type { SearchGroup } from '@btc/contract/search/search-groups.ts';

/** The group expected first, and how its address, name or note begins or ends. */
export interface SearchQueries {
  readonly group: SearchGroup;
  readonly first: string;
  readonly cn?: readonly string[];
  readonly en?: readonly string[];
}

export const searchQueries: readonly SearchQueries[] = [
  // Cuts of beef by name, other name, number, half, wrong.
  {
    group: 'cut',
    first: '/Cut/oyster',
    cn: [
      '板腱',
      '上板腱',
      '板键',
      '板健',
      ' 板 腱 ',
      '2303',
      '２３０３',
      '114D',
      '１１４ｄ',
      '巴西板腱',
      '板腱价格',
      '澳洲板腱报价',
      'oyster blade',
    ],
    en: [
      'oyster blade',
      'Oyster Blade',
      'OYSTER  BLADE',
      'ｏｙｓｔｅｒ ｂｌａｄｅ',
      'oyst',
      'oister blade',
      'oyster blaed',
      'flat iron',
      '114d',
      'brazilian oyster blade',
      'oyster blade price',
      '板腱',
    ],
  },
  {
    group: 'cut',
    first: '/Cut/striploin',
    cn: ['西冷', '西泠', '外脊', '纽约克', '西冷牛排', '2140'],
    en: ['striploin', 'strip loin', 'striplion', 'stripl', 'IMPS 180'],
  },
  {
    group: 'cut',
    first: '/Cut/knuckle',
    cn: ['牛霖', '和尚头', '霖肉', '膝圆'],
    en: ['knuckle', 'knuckel', 'knuck', '2070'],
  },
  {
    group: 'cut',
    first: '/Cut/chuck_roll',
    cn: ['上脑', '牛肩胛卷', '2275', '116A'],
    en: ['chuck roll', 'chuckroll', 'chuck rol', 'Chuck-Roll'],
  },
  {
    group: 'cut',
    first: '/Cut/brisket',
    cn: ['牛胸', '胸肉', '牛前胸', '巴西牛胸'],
    en: ['brisket', 'briskt', 'brisquet', 'birsket', 'beef brisket', 'Brazil brisket', '2320'],
  },
  {
    group: 'cut',
    first: '/Cut/brisket_pe',
    cn: ['前胸', '胸口', '2330'],
    en: ['brisket point end', 'point end brisket', 'brisket point'],
  },
  {
    group: 'cut',
    first: '/Cut/cube_roll',
    cn: ['眼肉', '肉眼', '沙朗', '2240'],
    en: ['cube roll', 'ribeye roll', 'cuberoll', 'cube'],
  },
  { group: 'cut', first: '/Cut/tri_tip', cn: ['三角肉', '三角尾扒'], en: ['tri-tip', 'tri tip', 'tritip'] },
  {
    group: 'cut',
    first: '/Cut/rump_cap',
    cn: ['臀盖', '皮卡尼亚'],
    en: ['rump cap', 'picanha', 'picaña', 'pican'],
  },
  {
    group: 'cut',
    first: '/Cut/silverside',
    cn: ['烩扒', '银边三叉'],
    en: ['silverside', 'silver side', 'silversdie'],
  },
  { group: 'cut', first: '/Cut/topside', cn: ['米龙', '针扒', '2000'], en: ['topside', 'top side', 'topsde'] },
  {
    group: 'cut',
    first: '/Cut/eye_round',
    cn: ['小黄瓜条', '鲤鱼管', '小米龙'],
    en: ['eye round', 'eyeround', '171C'],
  },
  {
    group: 'cut',
    first: '/Cut/rib_finger',
    cn: ['牛肋条', '牛助条', '腩条', '肋间肉'],
    en: ['rib fingers', 'rib finger', 'intercostals', 'intercostal'],
  },
  { group: 'cut', first: '/Cut/navel', cn: ['牛腩', '肥腩', '去骨腩'], en: ['navel plate', 'navel'] },
  {
    group: 'cut',
    first: '/Cut/short_ribs',
    cn: ['牛小排', '牛仔骨', '牛仔'],
    en: ['short ribs', 'short rib', 'shortribs'],
  },
  { group: 'cut', first: '/Cut/shank', cn: ['牛腱', '腱子肉', '牛展', '牛键'], en: ['shin', 'shank'] },
  { group: 'cut', first: '/Cut/shin_special', cn: ['金钱腱', '花腱'], en: ['conical muscle'] },
  { group: 'cut', first: '/Cut/tail', cn: ['牛尾', '6070'] },
  { group: 'cut', first: '/Cut/omasum', cn: ['牛百叶', '毛肚', '百叶'], en: ['omasum', 'omasm'] },
  {
    group: 'cut',
    first: '/Cut/honeycomb',
    cn: ['金钱肚', '蜂窝肚'],
    en: ['honeycomb tripe', 'honeycomb', 'honycomb'],
  },
  { group: 'cut', first: '/Cut/tendon', cn: ['牛蹄筋', '牛筋'], en: ['tendons', 'tendon'] },
  { group: 'cut', first: '/Cut/fq6', cn: ['前六件', '前段六件'] },
  { group: 'cut', first: '/Cut/trim90', cn: ['碎肉 90VL', '碎肉90vl'], en: ['trimmings 90VL', '90VL trimmings'] },
  {
    group: 'cut',
    first: '/Cut/chuck_tender',
    cn: ['辣椒条', '嫩肩里脊', '辣椒'],
    en: ['chuck tender', 'chuck tendr', '116B'],
  },
  // Cuts of pork.
  { group: 'cut', first: '/Cut/front_feet?meat=pork', cn: ['前蹄', '猪手'], en: ['front feet', 'front foot'] },
  { group: 'cut', first: '/Cut/large_int?meat=pork', cn: ['猪大肠', '肥肠'], en: ['chitterlings', 'chiterlings'] },
  { group: 'cut', first: '/Cut/ear?meat=pork', cn: ['猪耳', '耳片'] },
  { group: 'cut', first: '/Cut/jowl?meat=pork', cn: ['槽头肉', '松板肉'], en: ['jowl'] },
  { group: 'cut', first: '/Cut/sparerib?meat=pork', cn: ['肋排猪肉', '精排'], en: ['pork spareribs'] },
  // Codes of the tariff.
  {
    group: 'hsCode',
    first: '02023000',
    cn: ['02023000', '0202.30', '０２０２３０００', 'HS 02023000', '2023000'],
    en: ['02023000', '0202.3000', '0202 30 00'],
  },
  { group: 'hsCode', first: '02021000', cn: ['0202'], en: ['HS 0202'] },
  { group: 'hsCode', first: '02062900', cn: ['02062900', '0206.29'], en: ['020629'] },
  // Plants by number in any form.
  {
    group: 'plant',
    first: '9014 · 巴西',
    cn: ['SIF9014', 'SIF 9014', 'ＳＩＦ９０１４', 'sif.9014', '巴西9014', 'S.I.F 9014'],
  },
  { group: 'plant', first: '9014 · Brazil', en: ['SIF9014', 'sif 9014', 'BRA-9014', 'Brazil 9014'] },
  { group: 'plant', first: '9005 · 巴西', cn: ['CBRA01011805309016'] },
  { group: 'plant', first: 'Waitorea, Gore', en: ['Waitorea, Gore', 'waitorea gore'] },
  { group: 'plant', first: '怀托雷亚戈尔牛肉厂', cn: ['怀托雷亚戈尔', '怀托雷亚戈尔牛肉厂'] },
  // Quotas.
  {
    group: 'quota',
    first: '巴西国别配额',
    cn: ['巴西配额', '巴西 配额', '配额 巴西', '巴西牛肉配额', '巴西国别配额', 'brazil quota'],
  },
  {
    group: 'quota',
    first: 'Brazil: country quota',
    en: ['brazil quota', 'Brazil  Quota', 'quota brazil', 'Brazilian quota', 'brazil beef quota', '巴西配额'],
  },
  { group: 'quota', first: '阿根廷国别配额', cn: ['阿根廷配额', '阿根廷额度'] },
  { group: 'quota', first: 'Argentina: country quota', en: ['argentina quota', 'argentine quota'] },
  { group: 'quota', first: '澳大利亚国别配额', cn: ['澳洲配额', '澳大利亚配额使用'] },
  { group: 'quota', first: 'United States: country quota', en: ['us quota', 'USA quota', 'american quota'] },
  // The weekly report.
  {
    group: 'report',
    first: '2026-W47',
    cn: ['第47周', '４７周', '第四十七周', '2026年第47周'],
    en: ['week 47', 'Week47', 'wk 47', '2026-W47'],
  },
  {
    group: 'page',
    first: '/BTCPrice/Report',
    cn: ['市场周报', '周报'],
    en: ['weekly market report', 'weekly report', 'weekly'],
  },
  // Pages and views.
  {
    group: 'page',
    first: '/Quota',
    cn: ['配额使用', '国别配额', '货期钟', '货期'],
    en: ['quota desk', 'quota', 'country quota', 'cargo clock'],
  },
  {
    group: 'page',
    first: '/BTCPrice/LandedCost',
    cn: ['完税成本', '完税'],
    en: ['landed cost', 'landed', 'landd cost'],
  },
  { group: 'page', first: '/Dictionary', cn: ['行业词典', '词典'], en: ['dictionary', 'dictionnary', 'glossary'] },
  { group: 'page', first: '/BTCData/Calendar', cn: ['发布日历'], en: ['release calendar'] },
  { group: 'page', first: '/BTCEst/Cargo', cn: ['这批货能进口吗'], en: ['can this cargo enter', 'cargo check'] },
  { group: 'page', first: '/ContactUs', cn: ['联系我们'], en: ['contact us', 'contact'] },
  { group: 'page', first: '/Account', cn: ['会员'], en: ['membership'] },
  { group: 'page', first: '/ProkPrice', cn: ['猪肉价格'] },
  {
    group: 'page',
    first: '?view=beef-five',
    cn: ['进口商格局', '进口商'],
    en: ['importer structure', 'importers structure'],
  },
  { group: 'page', first: '?view=beef-four', cn: ['关区进口'], en: ['by customs district'] },
  { group: 'page', first: '/PrivacyPolicy', cn: ['免责声明'], en: ['privacy policy', 'privacy'] },
  { group: 'page', first: '/BTCEst?origin=NZL', cn: ['新西兰工厂'], en: ['new zealand plants', 'nz plants'] },
  // Districts and ports.
  { group: 'district', first: '上海', cn: ['上海'] },
  { group: 'district', first: 'Shanghai', en: ['shanghai', 'shangai', 'Shangh'] },
  { group: 'district', first: '黄埔海关', cn: ['黄埔', '黄埔海关', '黄埔关区'] },
  { group: 'district', first: 'Manzhouli', en: ['manzhouli', 'manzouli'] },
  // Terms.
  { group: 'term', first: '#term-forward', cn: ['期货', '远期'], en: ['forward'] },
  { group: 'term', first: '#term-cfr', cn: ['CFR', 'ｃｆｒ'], en: ['cfr'] },
  { group: 'term', first: '#term-catch_weight', cn: ['抄码'], en: ['catch weight', 'catchweight'] },
  { group: 'term', first: '#status-SUSP_SELF', cn: ['自主暂停'], en: ['voluntarily suspended'] },
];
