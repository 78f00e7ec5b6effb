import { expect, test } from 'vitest';
import { describePlan, planText } from './testing/paste.fixture.ts';

test.each([
  [
    'a copied sheet, its rows in another order than ours',
    '报价项目\t低价\t主流价\t高价\t样本数\n巴西 牛霖\t5100\t5150\t5200\t4\n巴西 米龙\t5250\t5300\t5350\t6',
    ['2: Low=5100 Mainstream=5150 High=5200 QuoteCount=4', '1: Low=5250 Mainstream=5300 High=5350 QuoteCount=6'],
  ],
  [
    'names without an origin where only one line can be meant',
    '品名\t主流价\n六件套\t5200\n肥牛（腹胸肉）\t8900',
    ['18: Mainstream=5200', '10: Mainstream=8900'],
  ],
  [
    'a name of two origins without one is asked',
    '品名\t主流价\n米龙\t5300\n前六件\t5950',
    ['? originOpen 1/7', '4: Mainstream=5950'],
  ],
  [
    'origins in a column of their own, merged downwards',
    '产地\t品名\t高价\t低价\n巴西\t米龙\t5350\t5250\n\t牛霖\t5200\t5100\n乌拉圭\t米龙\t5400\t5300',
    ['1: Low=5250 High=5350', '2: Low=5100 High=5200', '7: Low=5300 High=5400'].map((line) =>
      line.replace(/: (Low=\d+) (High=\d+)/, ': $2 $1'),
    ),
  ],
  [
    'an origin as a line above its rows',
    '品名\t价格\n巴西\t\n米龙\t5300\n牛霖\t5150\n乌拉圭\t\n米龙\t5400',
    ['1: Mainstream=5300', '2: Mainstream=5150', '7: Mainstream=5400'],
  ],
  [
    'English heads and names, columns as they come',
    'Count\tHigh\tCut\tLow\tOrigin\tMainstream\n4\t5,350\tTopside\t5,250\tBrazil\t5,300',
    ['1: QuoteCount=4 High=5350 Low=5250 Mainstream=5300'],
  ],
  [
    'both languages in one block',
    'Product\t主流价\nBrazil 牛霖\t5150\n乌拉圭 Topside\t5400\n阿根廷 Cow, 6-cut set\t5100',
    ['2: Mainstream=5150', '7: Mainstream=5400', '18: Mainstream=5100'],
  ],
  [
    'the template of quotes, with its day and unit',
    'Date\tMeat\tMarket\tOrigin\tCut\tTerm\tUnit\tLow\tMainstream\tHigh\tQuotes\tBasis\n2026-11-27\tbeef\tforward\tBRA\tshank\tCFR\tUSD/t\t5900\t6000\t6050\t4\tdeal',
    ['3: Low=5900 Mainstream=6000 High=6050 QuoteCount=4 Basis=deal'],
  ],
  [
    'numbers of the Australian catalogue',
    'Origin\tCut\tPrice\nBRA\t2070\t5150\nBrazil\tAUS-MEAT 2000\t5300',
    ['2: Mainstream=5150', '1: Mainstream=5300'],
  ],
  [
    'specifications tell lines apart',
    '产品\t规格\t温度\t主流价\n澳洲西冷\t草饲\t\t9100\n澳洲西冷\t谷饲100天\t冷冻\t9900\n澳洲西冷\t谷饲100天\t冰鲜\t13200',
    ['11: Mainstream=9100', '12: Mainstream=9900', '13: Mainstream=13200'],
  ],
  [
    'a specification that is not said is asked for',
    '产品\t主流价\n澳大利亚 西冷\t9100\n澳大利亚 西冷 谷饲100天\t9900',
    ['? ambiguous 11/12/13', '? ambiguous 12/13'],
  ],
  [
    'terms and ports tell lines apart',
    '产品\t条款\t港口\t主流价\n阿根廷 臀肉\tCFR\t中国主港\t5600\n阿根廷 臀肉\tCIF\t天津\t5700\n阿根廷 臀肉\t\t\t5650',
    ['14: Mainstream=5600', '15: Mainstream=5700', '? ambiguous 14/15'],
  ],
  [
    'a plant’s price is never that of all, nor the other way round',
    '产品\t厂号\t主流价\n阿根廷 牛霖\tSIF 2062\t5400\n阿根廷 牛霖\t\t5300\n巴西 牛霖\tSIF 504\t5200',
    ['16: Mainstream=5400', '? ambiguous 16', '? unknownName 2'],
  ],
  [
    'what is not on the sheet is said, and shifts nothing',
    '产品\t主流价\n巴西 牛霖\t5150\n巴西 西冷\t7200\n巴拉圭 米龙\t5100\n巴西 米龙\t5300',
    ['2: Mainstream=5150', '! notOnSheet', '! notOnSheet', '1: Mainstream=5300'],
  ],
  [
    'a name of two cuts is asked, though one of them alone is on the sheet',
    '产品\t主流价\n巴西 大米龙\t5300',
    ['? ambiguous 1'],
  ],
  [
    'a taught name of a pair is a quote of each',
    '产品\t主流价\n巴西 霖肉米龙\t5200',
    ['1: Mainstream=5200 + 2: Mainstream=5200'],
  ],
  [
    'taught names of origins and cuts',
    '产品\t主流价\n巴西 前后腱\t6000\n澳洲 西冷 草饲\t9100',
    ['3: Mainstream=6000', '11: Mainstream=9100'],
  ],
  [
    'one product twice with different prices',
    '产品\t主流价\n巴西 米龙\t5300\n巴西 牛霖\t5150\n巴西 Topside\t5350',
    ['? conflict 1', '2: Mainstream=5150', '? conflict 1'],
  ],
  [
    'one product twice with the same price, and in two halves',
    '产品\t低价\t高价\n巴西 米龙\t5250\t5350\n巴西米龙\t5250\t\n巴西 牛霖\t5100\t\n巴西 牛霖\t\t5200',
    ['1: Low=5250 High=5350', '1: Low=5250', '2: Low=5100', '2: High=5200'],
  ],
  [
    'no price, as it is written',
    '产品\t低价\t主流价\n巴西 米龙\t-\t—\n巴西 牛霖\t/\t5150\n巴西 牛腱\t暂无\t无',
    ['! noPrice', '2: Mainstream=5150', '! noPrice'],
  ],
  [
    'thousands, full width, currencies, ranges',
    '产品\t价格\n巴西 米龙\tUS$5,300\n巴西 牛霖\t５，１００～５，２００\n巴西 牛腱\t$5,900-$6,050\n巴西 前六件\t5 950',
    ['1: Mainstream=5300', '2: Low=5100 High=5200', '3: Low=5900 High=6050', '4: Mainstream=5950'],
  ],
  [
    'units in the heads are converted where they are exact',
    '产品\t主流价（美元/公斤）\n巴西 米龙\t5.3',
    ['1: Mainstream=5300'],
  ],
  [
    'a unit or a currency of its own in each row',
    '产品\t主流价\t单位\n巴西 米龙\t5.3\tUSD/kg\n巴西 牛霖\t5150\t美元/吨\n巴西 牛腱\t43\t元/公斤\n巴西 前六件\t2.7\tUSD/lb',
    ['1: Mainstream=5300', '2: Mainstream=5150', '! badUnit', '! badUnit'],
  ],
  ['yuan are no dollars', '产品\t主流价\n巴西 米龙\t¥5300\n巴西 牛霖\t5150元/吨', ['! badUnit', '! badUnit']],
  [
    'a price a thousand times too small or too large is no price',
    '产品\t主流价\n巴西 米龙\t5.3\n巴西 牛霖\t5150000',
    ['! range', '! range'],
  ],
  ['low above high', '产品\t低价\t高价\n巴西 米龙\t5400\t5300', ['! order']],
  [
    'another day is refused, the sheet’s own is not',
    '日期\t产品\t主流价\n2026/11/27\t巴西 米龙\t5300\n2026/11/20\t巴西 牛霖\t5150\n11月27日\t巴西 牛腱\t6000\n昨天\t巴西 前六件\t5950',
    ['1: Mainstream=5300', '! otherDay', '3: Mainstream=6000', '! otherDay'],
  ],
  [
    'weeks across: the sheet’s day counts',
    '产品\t11月20日\t11月27日\t涨跌\n巴西 米龙\t5280\t5300\t+20\n巴西 牛霖\t5150\t5140\t-10',
    ['1: Mainstream=5300', '2: Mainstream=5140'],
  ],
  [
    'origins across',
    '品名\t巴西\t乌拉圭\n米龙\t5300\t5400\n牛霖\t5150\t',
    ['1: Mainstream=5300', '7: Mainstream=5400', '2: Mainstream=5150'],
  ],
  [
    'products across, heads down the side',
    '品名\t巴西 牛霖\t巴西 米龙\n低价\t5100\t5250\n高价\t5200\t5350',
    ['2: Low=5100 High=5200', '1: Low=5250 High=5350'],
  ],
  [
    'two tables above each other, each with heads of its own',
    '巴西\t\t\n品名\t低价\t高价\n米龙\t5250\t5350\n乌拉圭\t\t\n品名\t高价\t低价\n米龙\t5400\t5300',
    ['1: Low=5250 High=5350', '7: High=5400 Low=5300'],
  ],
  [
    'notes and changes are no prices',
    '品名\t备注\t主流价\t较上期\n巴西 米龙\t少量\t5300\t1.2%\n巴西 牛霖\t5000左右有货\t5150\t-0.4%',
    ['1: Mainstream=5300', '2: Mainstream=5150'],
  ],
  [
    'a note that says something of the product is not passed over',
    '品名\t主流价\t备注\n澳洲西冷 草饲\t13200\t冰鲜谷饲100天\n巴西 米龙\t5300\t货少',
    ['? noteNames 11', '1: Mainstream=5300'],
  ],
  [
    'names under no head, or under the unit',
    '\t低价\t高价\n巴西 米龙\t5250\t5350\n美元/公斤\t低价\t高价\n巴西 牛霖\t5.1\t5.2',
    ['1: Low=5250 High=5350', '2: Low=5100 High=5200'],
  ],
  [
    'no heads: one column of figures is the price',
    '巴西 米龙\t5300\n巴西 牛霖\t5150',
    ['1: Mainstream=5300', '2: Mainstream=5150'],
  ],
  [
    'no heads: three figures that rise are low, mainstream, high',
    '巴西 牛霖\t5100\t5150\t5200\n巴西 米龙\t5250\t5300\t5350',
    ['2: Low=5100 Mainstream=5150 High=5200', '1: Low=5250 Mainstream=5300 High=5350'],
  ],
  [
    'a published line is corrected, not pasted over',
    '品名\t主流价\n新西兰 牛胸\t5900\n巴西 米龙\t5300',
    ['! locked', '1: Mainstream=5300'],
  ],
  [
    'another market of the same goods',
    '产品\t市场\t主流价\n巴西 米龙\t现货\t5300\n巴西 牛霖\t期货\t5150',
    ['! notOnSheet', '2: Mainstream=5150'],
  ],
  ['a cell with a line in it', '品名\t主流价\n"巴西\n米龙"\t5300', ['1: Mainstream=5300']],
  [
    'an empty row ends the origin above it, and a column without a head is not passed over',
    '产地\t品名\t主流价\n巴西\t米龙\t5300\n\t\t\n\t牛霖\t5150',
    ['1: Mainstream=5300', '? originOpen 2/16'],
  ],
  ['one column under its head', '主流价\n5300\n\n6000', ['1: Mainstream=5300', '3: Mainstream=6000']],
  [
    'heads alone go down from the active line',
    '低价\t高价\n5250\t5350\n\t\n5900\t6050',
    ['1: Low=5250 High=5350', '3: Low=5900 High=6050'],
  ],
  [
    'a choice that is none',
    '品名\t主流价\t类型\n巴西 米龙\t5300\t实盘\n巴西 牛霖\t5150\t还盘',
    ['! badChoice', '2: Mainstream=5150 Basis=bid'],
  ],
  [
    'a total is no product',
    '品名\t主流价\n巴西 米龙\t5300\n平均\t5225',
    ['1: Mainstream=5300', expect.stringMatching(/^\? unknownName 1\/2\/3\/.*\/18$/)],
  ],
])('of a spreadsheet, %s', (_what, text, plan) => {
  expect(describePlan(planText('forward', text))).toEqual(plan);
});

test.each([
  ['a range', '巴西米龙 5200-5400', ['1: Low=5200 High=5400']],
  [
    'a line each, under an origin',
    '巴西\n米龙 5300\n牛霖5150\n牛腱：5,900～6,050',
    ['1: Mainstream=5300', '2: Mainstream=5150', '3: Low=5900 High=6050'],
  ],
  ['an origin before a colon', '巴西：牛霖5150，米龙5300', ['2: Mainstream=5150', '1: Mainstream=5300']],
  ['an origin of the first product alone', '巴西牛霖5150，米龙5300', ['2: Mainstream=5150', '? originOpen 1/7']],
  ['products one behind the other', '巴西米龙5300 乌拉圭米龙5400', ['1: Mainstream=5300', '7: Mainstream=5400']],
  ['a product, then its origins', '米龙\n巴西 5300\n乌拉圭 5400', ['1: Mainstream=5300', '7: Mainstream=5400']],
  ['a greeting that is understood', '各位早上好\n今日报价如下：\n巴西米龙 5300', ['! otherDay']],
  ['the day of the sheet', '11月27日报价\n巴西米龙 5300美元/吨', ['1: Mainstream=5300']],
  ['another day above', '11月20日报价：\n巴西米龙 5300\n巴西牛霖 5150', ['! otherDay', '! otherDay']],
  [
    'words that nobody knows leave origins open',
    '王总，这批货不错\n前六件 5950\n巴西米龙 5300',
    ['? originOpen 4', '1: Mainstream=5300'],
  ],
  [
    'a heading that is half known taints what is below',
    '巴西\n米龙 5300\n冰鲜货如下\n巴西牛霖 5150',
    ['1: Mainstream=5300', '? unreadAbove 2'],
  ],
  [
    'an origin that was not taught ends the one above',
    '巴西\n米龙 5300\n法兰国货：\n牛霖 5150',
    ['1: Mainstream=5300', '? originOpen 2/16'],
  ],
  ['several prices of one product', '巴西米龙 5200/5300/5400', ['! severalPrices']],
  [
    'about, at most, more than',
    '巴西米龙 5300左右\n巴西牛霖 5150+\n巴西牛腱 约6000',
    ['? unknownName 1', '? unknownName 2', '? unknownName 3'],
  ],
  ['prices with their names', '巴西米龙 低价5250 主流价5300 高价5350', ['1: Low=5250 Mainstream=5300 High=5350']],
  ['two products at one price', '巴西牛霖、米龙 5200', ['! unclear']],
  [
    'a price without a product',
    '5300\n巴西 5300',
    [expect.stringMatching(/^\? noName 1\/.*\/18$/), '? noCut 1/2/3/4/5/6'],
  ],
  [
    'a deal, a bid',
    '巴西米龙成交5300\n巴西牛霖 还盘 5100',
    ['1: Mainstream=5300 Basis=deal', '2: Mainstream=5100 Basis=bid'],
  ],
  [
    'bullets, stars and quoting marks',
    '> - 巴西米龙：5300\n> * 巴西牛霖 = 5150\n• 巴西牛腱 → 6000',
    ['1: Mainstream=5300', '2: Mainstream=5150', '3: Mainstream=6000'],
  ],
  [
    'an English mail',
    'Dear all,\nBrazil:\nTopside 5,300\nKnuckle USD 5,150/t\nUruguay shin/shank grass-fed CFR 6,000',
    ['1: Mainstream=5300', '2: Mainstream=5150', '8: Mainstream=6000'],
  ],
  [
    'a table drawn with bars',
    '| 品名 | 低价 | 高价 |\n|---|---|---|\n| 巴西 牛霖 | 5100 | 5200 |',
    ['2: Low=5100 High=5200'],
  ],
  [
    'columns parted by spaces',
    '品名        低价    高价\n巴西牛霖    5100    5200\n巴西米龙    5250    5350',
    ['2: Low=5100 High=5200', '1: Low=5250 High=5350'],
  ],
  ['values parted by commas', '品名,产地,主流价\n牛霖,巴西,5150', ['2: Mainstream=5150']],
  ['two lists beside each other', '巴西米龙 5300\t巴西牛霖 5150', ['1: Mainstream=5300', '2: Mainstream=5150']],
  [
    'a plant or a month that nobody knows',
    '巴西504厂米龙 5300\n巴西米龙8月船期5300',
    ['? unknownName 1', '? unknownName 1'],
  ],
  ['names that have figures', '巴西腩碎 90 4450\n巴西碎肉 80VL 4150', ['5: Mainstream=4450', '6: Mainstream=4150']],
  [
    'a percentage is no price, and a product without one is said',
    '巴西米龙 涨5%\n牛霖\n巴西牛腱 6000',
    ['! noPrice', '! noPrice', '? unreadAbove 3'],
  ],
  [
    'another currency, another unit',
    '巴西米龙 41元/公斤\n巴西牛霖 2.4美元/磅\n巴西牛腱 6美元/公斤\n巴西前六件 ¥5950',
    ['! badUnit', '! badUnit', '3: Mainstream=6000', '! badUnit'],
  ],
] as const)('of a message, %s', (_what, text, plan) => {
  expect(describePlan(planText('forward', text))).toEqual(plan);
});

test.each([
  [
    'yuan a tonne, a jin, ten thousand yuan',
    '巴西米龙 41500元/吨\n天津 巴西牛腱 21.5元/斤\n乌拉圭 牛腩 3.35万元/吨',
    ['31: Mainstream=41.5', '33: Mainstream=43', '34: Mainstream=33.5'],
  ],
  [
    'ports tell lines apart',
    '巴西牛腱 上海港 43.5\n巴西牛腱 天津 43\n巴西牛腱 42',
    ['32: Mainstream=43.5', '33: Mainstream=43', '? ambiguous 32/33'],
  ],
  ['dollars are no yuan', '巴西米龙 $5300', ['! badUnit']],
  ['a price a tonne without its unit', '巴西米龙 41500', ['! range']],
] as const)('of spot prices, %s', (_what, text, plan) => {
  expect(describePlan(planText('spot', text))).toEqual(plan);
});

const toId = (code: string) => Number.parseInt(code, 36);

test.each([
  [
    'by region',
    '市场\t当地价格\t汇率\t来源\n巴西\t310.5\t0.187\tCEPEA\n乌拉圭\t4.4\t\t',
    [`${toId('BRA')}: LocalPrice=310.5 UsdPerUnit=0.187 Source=CEPEA`, `${toId('URY')}: LocalPrice=4.4`],
  ],
  ['by the name of the price', '阿根廷卡纽埃拉斯活牛指数 3450', [`${toId('ARG')}: LocalPrice=3450`]],
  ['in another currency', '巴西 55美元', ['! badUnit']],
  ['in its own unit', '巴西 310雷亚尔/阿罗瓦', [`${toId('BRA')}: LocalPrice=310`]],
  ['of a market that the sheet has not', '法国 5.1', [expect.stringMatching(/^\? unknownName /)]],
] as const)('of live cattle, %s', (_what, text, plan) => {
  expect(describePlan(planText('livecattle', text))).toEqual(plan);
});

test('columns that nobody can name are asked for, and go where somebody says', () => {
  const text = '品名\t甲\t乙\n巴西 牛霖\t5100\t5200';
  const open = planText('forward', text);
  expect([...open.undecided]).toEqual([
    [1, '甲'],
    [2, '乙'],
  ]);
  const columns = new Map([
    [1, { kind: 'field', field: 'Low' }],
    [2, { kind: 'left' }],
  ] as const);
  const plan = planText('forward', text, { columns });
  expect(plan.undecided.size).toBe(0);
  expect(describePlan(plan)).toEqual(['2: Low=5100']);
  expect(planText('forward', '巴西 牛霖\t5200\t5100').undecided.size).toBe(2);
  expect([...planText('forward', '品名\t\t主流价\n巴西 牛霖\t5200\t5100').undecided]).toEqual([[1, '']]);
});

test('a line that was chosen is taken, and what was chosen twice with different prices is not', () => {
  const text = '品名\t主流价\n米龙\t5300\n神秘部位\t5400';
  expect(describePlan(planText('forward', text, { chosen: new Map([[0, 7]]) }))[0]).toBe('7: Mainstream=5300');
  const both = new Map([
    [0, 7],
    [1, 7],
  ]);
  expect(describePlan(planText('forward', text, { chosen: both }))).toEqual([
    '? conflict 1/7',
    expect.stringMatching(/^\? conflict/),
  ]);
  const twice = '品名\t主流价\n巴西 米龙\t5300\n巴西 Topside\t5350';
  expect(describePlan(planText('forward', twice, { chosen: new Map([[1, 1]]) }))).toEqual([
    '! conflict',
    '1: Mainstream=5350',
  ]);
});

test('a row without an origin is not given to the only line of its cut where the block speaks of origins', () => {
  expect(describePlan(planText('forward', '巴西米龙 5300\n六件套 5200'))).toEqual([
    '1: Mainstream=5300',
    '? originOpen 18',
  ]);
});

test('a price of all plants goes into no plant’s line', () => {
  expect(describePlan(planText('forward', '阿根廷牛霖 5300'))).toEqual(['? ambiguous 16']);
});

test('a price in another currency goes nowhere', () => {
  expect(planText('forward', '巴西米龙 ¥5300\n巴西牛霖 5150欧元').changes).toEqual([]);
  expect(planText('spot', '巴西米龙 41美元').changes).toEqual([]);
});
