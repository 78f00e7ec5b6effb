import type { DemoArticle } from '../demo-article.ts';

export const policyArticles = [
  {
    id: 1001,
    section: 'policy',
    access: 'free',
    publishedAt: '2026-11-18T07:10:00+08:00',
    headlineRank: 1,
    recommended: false,
    meat: 'beef',
    origins: ['BRA', 'AUS'],
    cuts: [],
    zh: {
      title: '牛肉国别配额怎么算，用满后第3日发生什么',
      summary:
        '巴西{{quota/BRA@2026 wt}}、澳大利亚{{quota/AUS@2026 wt}}。按进口申报累计，用满后第3日起（用满当日算第1日）加征55个百分点，当年用不完的不结转。',
      body: `<p>2026年，巴西的规定数量是{{quota/BRA@2026 wt}}，澳大利亚{{quota/AUS@2026 wt}}，七个国别（类）合计{{quota/TOTAL@2026 wt}}。商务部2025年第87号公告的规则很短：数量以内，按适用税率；自用满后第3日起，在适用税率之上加征55个百分点，到当年年底。难的是“怎么算”这一步。</p>
<h2>算的是进口申报，不是装船</h2>
<p>累计的口径是进口，产品重量，覆盖鲜、冷、冻的整头及半头、带骨和去骨牛肉，即税则0201和0202。牛杂碎（0206）、牛肚和罐头不在内。出口国海关的装船数要一个多月后才变成中国的进口数，拿装船数去对配额，会提前看到一个并不存在的“已满”。</p>
<p>海关总署2025年第261号公告还堵上了抢跑的路：保障措施牛肉要等运输工具申报进境之后才能申报进口。船还在海上，货就不在累计数里。</p>
<h2>三个公告节点，只有一个改变税率</h2>
<table>
<caption>2026年国别配额与已用比例（产品重量；已用比例为本站演示数据，截至2026年9月）</caption>
<thead><tr><th>国别（类）</th><th>配额</th><th>已用</th></tr></thead>
<tbody>
<tr><td>巴西</td><td>{{quota/BRA@2026 wt}}</td><td>{{quota/BRA@2026-09 use%}}</td></tr>
<tr><td>阿根廷</td><td>{{quota/ARG@2026 wt}}</td><td>{{quota/ARG@2026-09 use%}}</td></tr>
<tr><td>乌拉圭</td><td>{{quota/URY@2026 wt}}</td><td>{{quota/URY@2026-09 use%}}</td></tr>
<tr><td>新西兰</td><td>{{quota/NZL@2026 wt}}</td><td>{{quota/NZL@2026-09 use%}}</td></tr>
<tr><td>澳大利亚</td><td>{{quota/AUS@2026 wt}}</td><td>{{quota/AUS@2026-09 use%}}</td></tr>
<tr><td>美国</td><td>{{quota/USA@2026 wt}}</td><td>{{quota/USA@2026-09 use%}}</td></tr>
<tr><td>其他国家（地区）</td><td>{{quota/OTH@2026 wt}}</td><td>{{quota/OTH@2026-09 use%}}</td></tr>
</tbody>
</table>
<p>主管部门在用量到50%和80%时对外通报，这两次通报不改变税率。用满时另行公告，写明加征的国别和日期。从用满到加征有两天：用满当日算第1日，第3日起加征。例如10月9日用满，10月11日起加征；也有人从次日数起，得出10月12日，在海关公告写明之前，两种算法差一天，正好可能是一船货。官方公告一出，以公告为准，本站推算作废。</p>
<h2>到那一天，谁受影响</h2>
<p>看申报日期，不看合同日期，也不看提单日期。按《关税法》，税率适用完成申报之日的税率。一票货在加征日之前完成申报，按配额内税率；在加征日当天及之后申报，多付55个百分点。已经付了定金、船正在锚地等泊位的货，没有“在途豁免”。</p>
<p>加征不是禁令，超出配额的货仍可进口，只是贵。巴西货从{{duty/BRA@2026-11-18}}变成{{duty/BRA@2026-11-18 over}}，澳大利亚货从{{duty/AUS@2026-11-18}}变成{{duty/AUS@2026-11-18 over}}。各国别的配额彼此独立，巴西满了不会动用阿根廷的余量。次年1月1日重新从零累计，2027年合计{{quota/TOTAL@2027 wt}}；上年没用完的不带过来。份额在3%以下的发展中国家和地区（例如韩国、泰国）不在措施之内。</p>
<p>2026年能核对到原始消息的用量只有三处：澳大利亚2月4日28%，3月26日前后达到50%；巴西1—2月进口372,080吨，占33.64%。此后月份，本站数据页显示的是演示数据，用来说明读法，不能当作官方计数。</p>
<p>来源：商务部公告2025年第87号，海关总署公告2025年第261号。同类文章见<a href="/cn/BTCInfo/Section?section=policy">政策栏目</a>，年度对比见<a href="/cn/BTCData">数据页</a>。</p>`,
    },
    en: {
      title: 'How the beef quota is counted, and what the third day after it is full means',
      summary:
        'Brazil has {{quota/BRA@2026 t}} for 2026, Australia {{quota/AUS@2026 t}}. The count runs on import entries; 55 points come on top from the third day, the day it fills counting as the first.',
      body: `<p>Brazil may send {{quota/BRA@2026 t}} to China in 2026 at the duty that applies, Australia {{quota/AUS@2026 t}}, and all seven quotas together come to {{quota/TOTAL@2026 t}}. The rule in MOFCOM Announcement 87 of 2025 fits in a sentence: within the quantity, the duty that applies; from the third day after the quantity is reached, 55 points on top to the end of the year. The trouble starts with the word “reached”.</p>
<h2>Entries count, sailings do not</h2>
<p>The running total is of imports, in product weight, of carcases, bone-in cuts and boneless beef, chilled or frozen: tariff headings 0201 and 0202. Offal under 0206, stomachs and canned beef stand outside it. An exporter’s shipment statistics run more than a month ahead of Chinese arrivals, so dividing them by the quota shows a fill that has not happened yet.</p>
<p>Customs closed the obvious shortcut. Under GACC Announcement 261 of 2025, beef under the safeguard can be declared only after the vessel itself has been declared as entered. Cargo at sea is not in the count.</p>
<h2>Three notices, one of which changes the duty</h2>
<table>
<caption>Country quotas of 2026 and how much is used (product weight; use is demonstration data to September 2026)</caption>
<thead><tr><th>Origin</th><th>Quota</th><th>Used</th></tr></thead>
<tbody>
<tr><td>Brazil</td><td>{{quota/BRA@2026 t}}</td><td>{{quota/BRA@2026-09 use%}}</td></tr>
<tr><td>Argentina</td><td>{{quota/ARG@2026 t}}</td><td>{{quota/ARG@2026-09 use%}}</td></tr>
<tr><td>Uruguay</td><td>{{quota/URY@2026 t}}</td><td>{{quota/URY@2026-09 use%}}</td></tr>
<tr><td>New Zealand</td><td>{{quota/NZL@2026 t}}</td><td>{{quota/NZL@2026-09 use%}}</td></tr>
<tr><td>Australia</td><td>{{quota/AUS@2026 t}}</td><td>{{quota/AUS@2026-09 use%}}</td></tr>
<tr><td>United States</td><td>{{quota/USA@2026 t}}</td><td>{{quota/USA@2026-09 use%}}</td></tr>
<tr><td>All others</td><td>{{quota/OTH@2026 t}}</td><td>{{quota/OTH@2026-09 use%}}</td></tr>
</tbody>
</table>
<p>The authorities say publicly when an origin passes 50% and 80%. Neither notice changes a duty. The notice that the quota is full does, and it names the surcharge. Between the two lie two days: the day of filling counts as the first and the surcharge applies from the third. Reached on 9 October, it applies from 11 October; some count from the next day and get 12 October. Until a customs notice settles it, that one day can be a whole vessel. Once there is an official notice it rules, and our projection gives way.</p>
<h2>Who pays on the day</h2>
<p>The declaration decides, not the contract and not the bill of lading. China’s Tariff Law applies the rate in force when the declaration is completed. A container declared the day before pays {{duty/BRA@2026-11-18}} if Brazilian, {{duty/AUS@2026-11-18}} if Australian. Declared on the day, it pays {{duty/BRA@2026-11-18 over}} or {{duty/AUS@2026-11-18 over}}. There is no carve-out for cargo already afloat or waiting at anchor.</p>
<p>Over-quota beef is still admissible; it is only dear. Quotas do not borrow from one another, so a full Brazilian quota takes nothing from Argentina’s. On 1 January every count returns to zero, against {{quota/TOTAL@2027}} for 2027, and unused tonnage from the old year is gone. Developing origins with no more than 3% each, such as Korea and Thailand, are exempt.</p>
<p>Only three readings for 2026 can be traced to a source we trust: Australia at 28% on 4 February and at 50% about 26 March, and Brazil at 372,080 t, or 33.64%, after two months. Later months on this site are demonstration figures, shown to explain the reading.</p>
<p>Sources: MOFCOM Announcement 87 and GACC Announcement 261 of 2025. The year comparison is on the <a href="/BTCData">data page</a>; more in <a href="/BTCInfo/Section?section=policy">policy</a>.</p>`,
    },
  },
  {
    id: 1002,
    section: 'policy',
    access: 'member',
    publishedAt: '2026-09-15T08:40:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'both',
    origins: ['USA'],
    cuts: [],
    zh: {
      title: '280号令接替248号令：境外工厂要改的五件事',
      summary:
        '6月1日起，注册期满原则上自动延续5年，冷库明确纳入，清单注册上线。老注册号继续有效，到期日仍要逐厂核对。',
      body: `<p>2026年6月1日起，海关总署第280号令施行，2022年起用了四年五个月的第248号令废止。对肉类贸易商，最实在的一条是续期：过去要在到期前3至6个月提出申请，现在期满原则上自动延续5年，规章列明的情形除外。</p>
<h2>两部规章对照</h2>
<table>
<caption>第248号令与第280号令要点对照</caption>
<thead><tr><th>事项</th><th>248号令（至2026年5月31日）</th><th>280号令（2026年6月1日起）</th></tr></thead>
<tbody>
<tr><td>哪些要官方推荐</td><td>固定的18类食品，含肉与肉制品、肠衣</td><td>按风险制定目录，可动态调整</td></tr>
<tr><td>有效期与延续</td><td>5年，到期前3至6个月申请</td><td>5年，期满原则上自动延续</td></tr>
<tr><td>注册路径</td><td>官方推荐或企业自行申请</td><td>另设清单注册，供有合作安排的国家（地区）使用</td></tr>
<tr><td>冷库</td><td>实务中各地掌握不一（本站理解）</td><td>贮存企业明确在内</td></tr>
<tr><td>实施细节</td><td>—</td><td>海关总署公告2026年第27号，3月18日发布</td></tr>
</tbody>
</table>
<h2>续期为什么值这么多钱</h2>
<p>2025年3月16日是老规则留下的样本。美国牛肉厂的注册大批在这天到期，多数没有获得延续；同一时期，365家美国猪肉厂在3月15日和17日获得延续，且有效期衔接，中间没有空档。同一个国家，同一个系统，两种肉两种结果。美国牛肉2024年对华约13.8万吨，2025年前11个月只剩约5.5万吨（路透社、海关数据）。</p>
<p>280号令之下，“忘了申请”不再是丢资格的理由，“规章列明的情形”成了新的风险点。因此工厂档案里要留的不只是一个到期日，还要有最近一次检查结论、整改状态和暂停记录。</p>
<h2>买方手里的核对单</h2>
<ol>
<li>合同里的工厂号对应哪一条注册，用的是本国号还是18位在华注册号。第一位C，接国别三位，再接14位数字。</li>
<li>屠宰、分割、贮存是否分属三处。第三方冷库出具的装箱地点，6月1日后也要查注册。</li>
<li>产品范围。冷鲜、冷冻、去骨、带骨、副产品分别核对，有牛肉资格不等于有牛肚资格。</li>
<li>注册状态以哪天为准：屠宰日、生产日还是出证日，看该厂的通报原文。</li>
<li>报关单的注册号与外箱标签一致。填错一位，系统按未注册处理。</li>
</ol>
<p>换令不清零：此前有效的注册继续有效，不必重报。6月1日之前发生的暂停、恢复和取消，仍按当时的规则解释，本站在每条工厂事件上都标明适用哪一部规章。</p>
<p>来源：海关总署令第248号、第280号，公告2026年第27号；美国农业部2025年3月通报。</p>`,
    },
    en: {
      title: 'Decree 280 replaces 248: five changes an overseas meat plant must know',
      summary:
        'Since 1 June registrations roll over for five years in principle, cold stores are named, and a list route exists. Old numbers stay valid; old expiry dates still need checking.',
      body: `<p>On 1 June 2026 GACC Decree 280 took over from Decree 248, which had governed overseas food plants since January 2022. For meat, the change worth money is renewal. A plant used to ask for it three to six months before its five years ran out. Now registration rolls over for another five years, except in cases the decree lists.</p>
<h2>The two rulebooks side by side</h2>
<table>
<caption>Decree 248 and Decree 280 compared</caption>
<thead><tr><th>Point</th><th>Decree 248, to 31 May 2026</th><th>Decree 280, from 1 June 2026</th></tr></thead>
<tbody>
<tr><td>Who needs official recommendation</td><td>A fixed list of 18 food groups, meat and casings among them</td><td>A catalogue by risk, which can be changed</td></tr>
<tr><td>Term and renewal</td><td>5 years, on application 3–6 months ahead</td><td>5 years, automatic in principle</td></tr>
<tr><td>Routes</td><td>Recommendation, or the plant’s own filing</td><td>Also list registration for countries with an arrangement</td></tr>
<tr><td>Cold stores</td><td>Uneven in practice (our reading)</td><td>Named as in scope</td></tr>
<tr><td>Detail</td><td>–</td><td>GACC Announcement 27 of 18 March 2026</td></tr>
</tbody>
</table>
<h2>What a missed renewal cost</h2>
<p>March 2025 is the case to remember. Most US beef registrations lapsed on the 16th and were not extended. In the same days, 365 US pork establishments were extended, on the 15th and 17th, with no gap in validity (USDA). One country, one database, two outcomes. US beef into China was 138,112 t in 2024 and about 55,000 t in the first eleven months of 2025.</p>
<p>Under the new decree forgetting the form can no longer cost a plant its market. The listed exceptions can. A plant file therefore needs more than an expiry date: the last audit result, open corrective actions, and every suspension with its reason.</p>
<h2>A buyer’s check before paying the deposit</h2>
<ol>
<li>Match the plant number in the contract to one registration. The Chinese number has 18 characters: C, three letters of country, 14 digits.</li>
<li>Ask whether slaughter, boning and storage are one site or three. A third-party store where the container is loaded now belongs in the search.</li>
<li>Read the product scope line by line: chilled, frozen, bone-in, offal. Beef access does not bring tripe with it.</li>
<li>Find the date that decides: slaughter, production or certificate. It is in the notice, and it differs.</li>
<li>Check that the number on the declaration equals the one on the carton. One wrong digit is treated as no registration.</li>
</ol>
<p>Nothing was reset in June. Registrations valid under 248 remain so without a new filing. Suspensions, reinstatements and cancellations dated before then are still read under the old rule, and each plant event on this site carries the rule that applied.</p>
<p>Sources: GACC Decrees 248 and 280, Announcement 27 of 2026; USDA notices of March 2025. Plant records are under <a href="/BTCEst">BTC Est.</a></p>`,
    },
  },
  {
    id: 1003,
    section: 'policy',
    access: 'member',
    publishedAt: '2026-10-21T07:45:00+08:00',
    headlineRank: null,
    recommended: true,
    meat: 'beef',
    origins: ['BRA', 'ARG', 'URY', 'AUS', 'NZL'],
    cuts: [],
    zh: {
      title:
        '同一块5,000美元的牛肉：配额内外每公斤差{{landed/BRA/5000/over@2026-10-21 - landed/BRA/5000@2026-10-21 abs bare}}元',
      summary:
        '按当日汇率，巴西货完税成本{{landed/BRA/5000@2026-10-21 bare}}元变{{landed/BRA/5000/over@2026-10-21 bare}}元，澳洲货{{landed/AUS/5000@2026-10-21 bare}}元变{{landed/AUS/5000/over@2026-10-21 bare}}元。加征的金额对谁都一样。',
      body: `<p>CIF 5,000美元/吨，按2026年10月21日汇率{{rate/USD@2026-10-21 bare}}，一公斤牛肉的完税价格是{{landed/BRA/5000@2026-10-21 goods bare}}元。进了配额和出了配额，完税成本差{{landed/BRA/5000/over@2026-10-21 - landed/BRA/5000@2026-10-21 abs bare}}元/公斤，巴西如此，澳大利亚的{{landed/AUS/5000/over@2026-10-21 - landed/AUS/5000@2026-10-21 abs bare}}元也如此。产地决定起点，不决定加征的金额。</p>
<h2>把五个来源放进一张表</h2>
<table>
<caption>冷冻去骨牛肉（02023000）完税成本，冷库出库、含税，CIF 5,000美元/吨，2026年10月21日汇率（演示数据）</caption>
<thead><tr><th>来源</th><th>配额内税率</th><th>配额内 元/公斤</th><th>配额外税率</th><th>配额外 元/公斤</th></tr></thead>
<tbody>
<tr><td>巴西、阿根廷、乌拉圭</td><td>{{duty/BRA@2026-10-21}}</td><td>{{landed/BRA/5000@2026-10-21 bare}}</td><td>{{duty/BRA@2026-10-21 over}}</td><td>{{landed/BRA/5000/over@2026-10-21 bare}}</td></tr>
<tr><td>澳大利亚、新西兰</td><td>{{duty/AUS@2026-10-21}}</td><td>{{landed/AUS/5000@2026-10-21 bare}}</td><td>{{duty/AUS@2026-10-21 over}}</td><td>{{landed/AUS/5000/over@2026-10-21 bare}}</td></tr>
</tbody>
</table>
<p>算式只有一行：CIF×汇率÷1,000×（1＋关税率）×（1＋增值税率）＋港口与冷库费用。最后一项为{{landed/BRA/5000@2026-10-21 port bare}}元/公斤，不进计税基础。</p>
<p>美国不在表里。除最惠国税率外，美国货还叠加按日期变化的加征关税。写一个不带日期的美国税率，一定有一半时间是错的。</p>
<h2>倒推：配额外还能接什么报盘</h2>
<p>设国内买家只认配额内的成本，巴西货在配额外要把CIF压到大约三分之二，也就是让价三分之一；澳洲货从零关税变成加征，让得还要多一点。这说明配额外的大宗冷冻货基本没有生意，除非国内价先涨上去。</p>
<p>高价部位不一样。配额内CIF 12,000美元/吨的眼肉，完税成本{{landed/BRA/12000@2026-10-21}}，配额外{{landed/BRA/12000/over@2026-10-21 bare}}元，差{{landed/BRA/12000/over@2026-10-21 - landed/BRA/12000@2026-10-21 abs bare}}元。绝对数更大，可终端是餐饮按份卖，菜单有可能消化。冷冻前四分体件套的加价，加工厂消化不了。</p>
<h2>三处容易算错</h2>
<ul>
<li>增值税计在关税之后，加征的55个百分点也在基数里，所以实际多付的是59.95%的CIF，一般纳税人抵扣进项后才回到55%。</li>
<li>整头及半头不是12%：冻的25%，鲜冷的20%，配额外分别是80%和75%。二分体和去骨部位不能套同一个税率。</li>
<li>澳、新零关税以合格原产地证为前提。证没到，先按最惠国税率交保证金，资金占用要算进成本。</li>
</ul>
<p>来源：《进出口税则》，商务部公告2025年第87号；成本与<a href="/cn/BTCPrice/LandedCost">完税成本页</a>同一算法。</p>`,
    },
    en: {
      title:
        'In quota or over: the same beef costs CNY {{landed/BRA/5000/over@2026-10-21 - landed/BRA/5000@2026-10-21 abs bare}}/kg more, whatever its origin',
      summary:
        'At USD 5,000/t CIF and the day’s rate, Brazilian beef goes from CNY {{landed/BRA/5000@2026-10-21 bare}} to {{landed/BRA/5000/over@2026-10-21 bare}}/kg, Australian from {{landed/AUS/5000@2026-10-21 bare}} to {{landed/AUS/5000/over@2026-10-21 bare}}. The surcharge is the same sum for both.',
      body: `<p>Take frozen boneless beef at USD 5,000/t CIF and the rate of 21 October 2026, {{rate/USD@2026-10-21 bare}}. Customs value is CNY {{landed/BRA/5000@2026-10-21 goods bare}}/kg. Crossing the quota adds CNY {{landed/BRA/5000/over@2026-10-21 - landed/BRA/5000@2026-10-21 abs bare}}/kg for Brazil and {{landed/AUS/5000/over@2026-10-21 - landed/AUS/5000@2026-10-21 abs bare}} for Australia. Origin sets where you start, not how far you fall.</p>
<h2>Five origins in one table</h2>
<table>
<caption>Landed cost ex cold store, duty and VAT paid, HS 02023000, CIF USD 5,000/t, rate of 21 October 2026 (demonstration figures)</caption>
<thead><tr><th>Origin</th><th>Duty in quota</th><th>CNY/kg in quota</th><th>Duty over quota</th><th>CNY/kg over quota</th></tr></thead>
<tbody>
<tr><td>Brazil, Argentina, Uruguay</td><td>{{duty/BRA@2026-10-21}}</td><td>{{landed/BRA/5000@2026-10-21 bare}}</td><td>{{duty/BRA@2026-10-21 over}}</td><td>{{landed/BRA/5000/over@2026-10-21 bare}}</td></tr>
<tr><td>Australia, New Zealand</td><td>{{duty/AUS@2026-10-21}}</td><td>{{landed/AUS/5000@2026-10-21 bare}}</td><td>{{duty/AUS@2026-10-21 over}}</td><td>{{landed/AUS/5000/over@2026-10-21 bare}}</td></tr>
</tbody>
</table>
<p>The formula is one line: CIF × exchange rate ÷ 1,000 × (1 + duty) × (1 + VAT) + port cost. The last is CNY {{landed/BRA/5000@2026-10-21 port bare}}/kg and is not taxed.</p>
<p>The United States is left out on purpose. Its beef carries additional duties that change by date. An undated US rate is wrong half the time.</p>
<h2>Working backwards to a bid</h2>
<p>Suppose the home buyer will not go beyond the cost within quota. Over quota a Brazilian seller would have to take about a third off, and an Australian one, coming from zero duty, a little more. That is why commodity frozen beef over quota is close to no trade at all until the domestic price has moved.</p>
<p>Dear cuts differ. A cube roll at USD 12,000/t costs {{landed/BRA/12000@2026-10-21}}; over quota, {{landed/BRA/12000/over@2026-10-21 bare}}. The gap of {{landed/BRA/12000/over@2026-10-21 - landed/BRA/12000@2026-10-21 abs bare}} is larger in money, yet a restaurant sells it by the portion and a menu might carry it. A processor cannot carry the surcharge on forequarter sets.</p>
<h2>Three slips in the sums</h2>
<ul>
<li>VAT falls on the surcharge as well, so the cash paid is 59.95% of CIF. It returns to 55% only once input VAT is credited.</li>
<li>Carcases and half-carcases do not pay 12%. Frozen ones pay 25% and chilled ones 20%, so 80% and 75% over quota.</li>
<li>Zero duty from Australia and New Zealand needs a valid certificate of origin. Until it arrives the importer lodges a deposit at the ordinary rate, and that money has a cost.</li>
</ul>
<p>Sources: China’s customs tariff; MOFCOM Announcement 87 of 2025. Costs are calculated as on the <a href="/BTCPrice/LandedCost">landed-cost page</a>.</p>`,
    },
  },
  {
    id: 1004,
    section: 'policy',
    access: 'free',
    publishedAt: '2026-08-19T08:15:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'pork',
    origins: ['ESP', 'DNK', 'NLD', 'FRA'],
    cuts: ['front_feet', 'ear', 'belly_sl'],
    zh: {
      title: '欧盟猪肉反倾销税：4.9%到19.8%各值多少钱',
      summary: '终裁税率自2025年12月17日起执行5年。2,000美元/吨的冻猪蹄，每公斤多付0.77元到3.11元。',
      body: `<p>原产于欧盟的猪肉和猪副产品，自2025年12月17日起征收反倾销税，税率4.9%至19.8%，为期5年（商务部终裁）。此前从2025年9月开始的临时措施是15.6%至62.4%，以保证金形式收取。同一个柜子，三个月里可能遇到三种算法。</p>
<h2>一公斤多付多少</h2>
<p>以CIF 2,000美元/吨的冻猪蹄（02064900，最惠国税率12%）示意，汇率取7.2，完税价格14.40元/公斤。反倾销税以完税价格为基数，和关税并列，增值税9%再落在三者之和上。</p>
<table>
<caption>冻猪蹄完税成本，CIF 2,000美元/吨，汇率7.2为示意（本站测算，不含港杂）</caption>
<thead><tr><th>反倾销税率</th><th>完税成本 元/公斤</th><th>比不征多付 元/公斤</th><th>增幅</th></tr></thead>
<tbody>
<tr><td>不征</td><td>17.58</td><td>0</td><td>0</td></tr>
<tr><td>4.9%（终裁最低）</td><td>18.35</td><td>0.77</td><td>4.4%</td></tr>
<tr><td>15.6%（临时最低）</td><td>20.03</td><td>2.45</td><td>13.9%</td></tr>
<tr><td>19.8%（终裁最高）</td><td>20.69</td><td>3.11</td><td>17.7%</td></tr>
<tr><td>62.4%（临时最高）</td><td>27.37</td><td>9.79</td><td>55.7%</td></tr>
</tbody>
</table>
<p>验算一行：14.40×（1＋12%＋19.8%）×1.09＝14.40×1.318×1.09＝20.69。</p>
<h2>差距在企业之间，不在国家之间</h2>
<p>保障措施按国别数配额，反倾销税按企业定税率。西班牙的甲厂和乙厂可能相差十几个百分点，丹麦的某厂可能比西班牙的某厂更低。问“西班牙现在几个点”没有答案，要问的是生产商名称，对照终裁附件那张表。报盘单上只写贸易商、不写生产商的，先不要比价。</p>
<p>买方要盯三个字段：生产商名称与终裁附件的写法一致，原产地证与卫生证的厂号一致，发票出票人与出口商一致。任何一处对不上，就可能落到更高的一档。</p>
<h2>副产品才是账本的大头</h2>
<p>2025年1—9月，全国进口猪肉78万吨，猪杂碎92万吨，杂碎比肉多。前七个月猪肉加杂碎134万吨，西班牙39.3万吨，占29.3%。蹄、耳、头和内脏在欧盟本地卖不出同样的价钱，欧洲厂要靠中国市场。税率多五个点，影响的首先是蹄和耳的分配：留给中国，还是转去菲律宾、越南，或者进炼油锅。</p>
<p>冻五花这类肉品，欧盟货有巴西、智利货可替代，提价难。蹄和耳的替代来源少，卖方转嫁税负的余地更大。这是本站判断，供比价时参考。</p>
<p>来源：商务部反倾销初裁与终裁公告，海关统计（经行业媒体转引）；测算为本站所作。</p>`,
    },
    en: {
      title: 'EU pork: what 4.9% to 19.8% of anti-dumping duty does to a kilo of feet',
      summary:
        'Final duties have applied since 17 December 2025 for five years. On frozen feet at USD 2,000/t they add between CNY 0.77 and 3.11 a kilo.',
      body: `<p>Pork and pig by-products of EU origin have paid anti-dumping duty of 4.9% to 19.8% since 17 December 2025, for five years (MOFCOM final ruling). The provisional rates that came before, from September 2025, were 15.6% to 62.4% and were taken as deposits. Within one quarter the same container could meet three sums.</p>
<h2>Per kilo</h2>
<p>Take frozen feet, HS 02064900, ordinary duty 12%, at USD 2,000/t CIF and an illustrative exchange rate of 7.2: customs value CNY 14.40/kg. The anti-dumping duty is charged on customs value, beside the ordinary duty, and 9% VAT falls on all three.</p>
<table>
<caption>Duty-paid cost of frozen feet, CIF USD 2,000/t, rate 7.2 for illustration (our calculation, before port charges)</caption>
<thead><tr><th>Anti-dumping rate</th><th>Cost, CNY/kg</th><th>Added, CNY/kg</th><th>Rise</th></tr></thead>
<tbody>
<tr><td>None</td><td>17.58</td><td>0</td><td>0</td></tr>
<tr><td>4.9% (final, lowest)</td><td>18.35</td><td>0.77</td><td>4.4%</td></tr>
<tr><td>15.6% (provisional, lowest)</td><td>20.03</td><td>2.45</td><td>13.9%</td></tr>
<tr><td>19.8% (final, highest)</td><td>20.69</td><td>3.11</td><td>17.7%</td></tr>
<tr><td>62.4% (provisional, highest)</td><td>27.37</td><td>9.79</td><td>55.7%</td></tr>
</tbody>
</table>
<p>One line to check: 14.40 × (1 + 0.12 + 0.198) × 1.09 = 20.69.</p>
<h2>The gap runs between firms</h2>
<p>The beef safeguard counts by country. Anti-dumping duty is set by firm. Two plants in one Spanish province can stand a dozen points apart, and a Danish one may be below both. “What is the rate for Spain?” has no answer; “who produced it?” has one, in the annex to the ruling. An offer that names the trader and leaves out the producer is not ready to be compared.</p>
<p>Three fields should agree before a deposit is paid: the producer’s name as the annex spells it, the plant number on the health certificate, and the exporter on the invoice. A mismatch may send the cargo to a higher rate.</p>
<h2>By-products carry the weight</h2>
<p>In January–September 2025 China took in {{import/TOTAL/pork@2025-YTD09 t}} of pork and 920,000 t of pig offal. In the first seven months pork and offal together came to 1,340,000 t, of which Spain 393,000 t, or 29.3%. Feet, ears, heads and stomachs have few other buyers at a comparable price, so five points of duty decide first where a European plant sends its feet: China, another Asian port, or the rendering line.</p>
<p>Rindless bellies from the EU meet Brazilian and Chilean ones at the same cold store, which leaves little room to raise the price. Feet and ears have fewer substitutes. In our judgement the seller passes on more of the duty there.</p>
<p>Sources: MOFCOM preliminary and final rulings; Chinese customs totals as quoted in the trade press; cost arithmetic is ours.</p>`,
    },
  },
  {
    id: 1005,
    section: 'policy',
    access: 'member',
    publishedAt: '2026-11-05T09:20:00+08:00',
    headlineRank: null,
    recommended: true,
    meat: 'pork',
    origins: ['ESP', 'FRA', 'DEU', 'ITA'],
    cuts: [],
    zh: {
      title: '三天与六年：区域化协议让西班牙猪肉少停了多久',
      summary: '2025年11月西班牙确诊非洲猪瘟，三天后仅巴塞罗那省受限；德国没有协议，自2020年9月停到现在。',
      body: `<p>2025年11月28日，西班牙巴塞罗那附近两头野猪确诊非洲猪瘟，是该国1994年以来首例。西方先行停掉全部对华发货；12月1日，中方确认只限制巴塞罗那省。从全停到恢复，三天。德国2020年9月出现首例野猪病例，对华猪肉至今没有恢复。</p>
<p>差别不在病毒，在纸上。西班牙2025年11月与中国签了区域化管理协议，疫情出现时墨迹未干。</p>
<h2>四个国家，两种结果</h2>
<table>
<caption>非洲猪瘟与对华猪肉准入</caption>
<thead><tr><th>国家</th><th>疫情</th><th>协议</th><th>结果</th></tr></thead>
<tbody>
<tr><td>法国</td><td>未发生（签约时）</td><td>2021年12月生效，按省划区</td><td>预先约定</td></tr>
<tr><td>西班牙</td><td>2025年11月，野猪</td><td>2025年签署，按省划区</td><td>停巴塞罗那一省</td></tr>
<tr><td>德国</td><td>2020年9月，野猪</td><td>无</td><td>全国停</td></tr>
<tr><td>意大利</td><td>2022年1月</td><td>无</td><td>全国停</td></tr>
</tbody>
</table>
<p>德国的代价有数可查：2020年1—5月，德国对华猪肉239,637吨，排第三；2021年起为零。西班牙同期{{import/ESP/pork@2020-YTD05 t}}，2021年前9个月升到94.5万吨。</p>
<h2>“区”怎么划，货怎么认</h2>
<p>协议里的区是行政区，不是兽医画的圈。西班牙国内的禁区半径以公里计，中方的限制以省计。一家厂在省界内侧还是外侧，比离病例多远更要紧。中方同时在注册系统里暂停了该省相关工厂，所以核对要做两步：先看省，再看厂。</p>
<ul>
<li>猪从哪里来：省外的猪拉进省内屠宰，一般先看工厂所在地；省内的猪运到省外屠宰，要看卫生证书对活猪来源的声明。</li>
<li>哪天为准：看通报写的是屠宰日、生产日还是出证日。已离港的货是放行、扣留还是退运，全由这一句定。</li>
<li>深加工和肠衣：不一定和冻肉同进退，逐类查。</li>
</ul>
<h2>十二个月之后</h2>
<p>西班牙农业部官员当时说，限制和监测至少持续12个月。按此推算，最早的时间点是2026年11月底。到期不等于自动解除，要看无疫证明、评估和公告。把“满一年”写进装船计划的人，要在合同里留一条退路：若装船日仍未公告，由谁改厂、谁承担差价。</p>
<p>买欧洲货的日常功课也因此变了。以前问国家，现在问省和厂；以前看疫情图，现在先看有没有协议。没有协议的国家，一头野猪就是全国停。</p>
<p>来源：路透社2025年11月28日、12月1日报道，法国农业部2021年12月通报，海关统计；推算日期为本站所作，不代表官方安排。</p>`,
    },
    en: {
      title: 'Three days against six years: what a zoning protocol was worth to Spain',
      summary:
        'Spain found swine fever in November 2025 and lost one province of access to China. Germany, without a protocol, has been shut out since September 2020.',
      body: `<p>On 28 November 2025 two dead wild boar near Barcelona tested positive for African swine fever, Spain’s first cases since 1994. Madrid stopped all pork to China that day. On 1 December Beijing confirmed that only Barcelona province would be restricted, and the rest of the country resumed. Germany found its first infected boar in September 2020. Its pork has not come back.</p>
<p>The virus was the same. The paper was not: Spain had signed a regionalisation protocol with China weeks earlier.</p>
<h2>Four countries, two outcomes</h2>
<table>
<caption>African swine fever and pork access to China</caption>
<thead><tr><th>Country</th><th>Disease</th><th>Protocol</th><th>Result</th></tr></thead>
<tbody>
<tr><td>France</td><td>None when signed</td><td>In force December 2021</td><td>Agreed in advance</td></tr>
<tr><td>Spain</td><td>November 2025, wild boar</td><td>Signed 2025</td><td>One province stopped</td></tr>
<tr><td>Germany</td><td>September 2020, wild boar</td><td>None</td><td>Whole country stopped</td></tr>
<tr><td>Italy</td><td>January 2022</td><td>None</td><td>Whole country stopped</td></tr>
</tbody>
</table>
<p>Germany’s loss can be measured. It sent China 239,637 t of pork in January–May 2020, third after the United States and Spain. From 2021 it sent none. Spain, at {{import/ESP/pork@2020-YTD05 t}} in those five months, shipped 945,000 t in the first nine of 2021.</p>
<h2>How a zone is drawn and a cargo judged</h2>
<p>The zone is an administrative unit. Spanish vets fenced off a radius in kilometres; the Chinese restriction follows the provincial border. Which side of that line a plant stands on matters more than its distance from the boar. Plants inside the province were also suspended in the registration system, so a buyer checks twice: province, then plant.</p>
<ul>
<li>Where the pigs came from. An animal raised inside and slaughtered outside turns on what the health certificate declares about farm of origin.</li>
<li>Which date decides: slaughter, production or certificate. One phrase in the notice settles whether cargo at sea is released, held or sent back.</li>
<li>Which product. Casings and cooked goods need not follow frozen meat in or out.</li>
</ul>
<h2>After twelve months</h2>
<p>A Spanish official said at the time that restrictions and monitoring would last at least a year. Counted forward, the earliest point is the end of November 2026. Nothing lifts by itself then; freedom has to be shown, assessed and announced. Anyone planning loadings on the anniversary should write down who changes the plant, and who bears the difference, if no notice has appeared by the loading date.</p>
<p>Buying European pork has become a question about provinces. First ask whether a protocol exists. Without one, a single boar closes a country.</p>
<p>Sources: Reuters, 28 November and 1 December 2025; French agriculture ministry, December 2021; Chinese customs totals. The counted date is ours and not an official schedule. More in <a href="/BTCInfo/Section?section=policy">policy</a>.</p>`,
    },
  },
  {
    id: 1006,
    section: 'policy',
    access: 'member',
    publishedAt: '2026-11-17T14:20:00+08:00',
    headlineRank: 5,
    recommended: false,
    meat: 'beef',
    origins: ['BRA', 'AUS'],
    cuts: ['fq6'],
    zh: {
      title:
        '等到1月1日再报关，一公斤巴西牛肉能省{{landed/BRA/5400/over@2026-11-17 - landed/BRA/5400@2026-11-17 abs bare}}元',
      summary:
        '配额用满后每公斤多付{{landed/BRA/5400/over@2026-11-17 - landed/BRA/5400@2026-11-17 abs bare}}元，等20天约花0.85元。新年第一周的抢报，就是这样算出来的。',
      body: `<p>巴西前四分体，CIF 5,400美元/吨，按2026年11月17日汇率{{rate/USD@2026-11-17 bare}}，完税价格{{landed/BRA/5400@2026-11-17 goods bare}}元/公斤。若该国别的配额已经用满并已加征，加征税是{{landed/BRA/5400/over@2026-11-17 - landed/BRA/5400@2026-11-17 duty abs bare}}元，连同增值税，完税成本从{{landed/BRA/5400@2026-11-17 bare}}元变成{{landed/BRA/5400/over@2026-11-17 bare}}元。若能等到1月1日、配额从零重新累计，这笔钱不用交。</p>
<h2>等待的账</h2>
<p>12月12日到港的货，等到1月1日是20天。一个27吨的冷柜，堆存、插电和超期按每天1,000元计（本站估算，各港、各船公司差异很大），合2万元；货值占用资金，年息5%，20天约2,900元。合计约2.3万元，每公斤0.85元。</p>
<table>
<caption>12月12日到港的货：立即申报与等到1月1日，元/公斤（假设该国别已用满并已加征；汇率为2026年11月17日；等待费用为本站估算）</caption>
<thead><tr><th>项目</th><th>立即申报</th><th>等20天</th></tr></thead>
<tbody>
<tr><td>完税价格</td><td>{{landed/BRA/5400/over@2026-11-17 goods bare}}</td><td>{{landed/BRA/5400@2026-11-17 goods bare}}</td></tr>
<tr><td>关税与加征</td><td>{{landed/BRA/5400/over@2026-11-17 duty bare}}</td><td>{{landed/BRA/5400@2026-11-17 duty bare}}</td></tr>
<tr><td>增值税</td><td>{{landed/BRA/5400/over@2026-11-17 vat bare}}</td><td>{{landed/BRA/5400@2026-11-17 vat bare}}</td></tr>
<tr><td>完税成本（含港口与冷库）</td><td>{{landed/BRA/5400/over@2026-11-17 bare}}</td><td>{{landed/BRA/5400@2026-11-17 bare}}</td></tr>
<tr><td>另加：堆存、插电、资金</td><td>0</td><td>0.85</td></tr>
</tbody>
</table>
<p>完税成本每公斤差{{landed/BRA/5400/over@2026-11-17 - landed/BRA/5400@2026-11-17 abs bare}}元。增值税进项可抵扣，去掉增值税差额后仍有{{landed/BRA/5400/over@2026-11-17 - landed/BRA/5400@2026-11-17 duty abs bare}}元。只要配额已经用满，等就比报划算。</p>
<h2>等，也有规矩</h2>
<p>海关总署2025年第261号公告要求，船申报进境之后才能申报这类牛肉，提前申报走不通。反过来，船到了不申报也有期限：自运输工具申报进境之日起14日内申报，超过的按日征收滞报金，为完税价格的万分之五。12月12日进境，14日期满是12月26日，等到1月1日要多付约六天，合完税价格的千分之三。表里没有列，请加上。</p>
<p>进保税仓库是另一条路，公告第三条写的是“按国家统一规定执行”。出仓内销时适用哪天的税率、计入哪年的配额，先问清主管海关再入仓，不要照搬同行的说法。</p>
<h2>谁不该等</h2>
<ul>
<li>冷鲜。真空包装的冰鲜肉货架期60至120天，海运已用去一半，20天等于把卖价让掉。</li>
<li>配额还有余量的来源。1月第一周大家一起报，查验和提柜都要排队，有余量就在12月报。</li>
<li>注册或证书年底到期的厂。等过了年，准入先没了。</li>
</ul>
<p>这也能解释2026年的开局：澳大利亚前35天用掉28%，平均每天1,640吨；此后50天用掉22%，每天902吨。头五周里有一部分货不是新需求，是去年底压在港口等元旦的。明年1月读用量，先打个折。</p>
<p>来源：海关总署公告2025年第261号，商务部公告2025年第87号，公开报道的用量；费用为本站估算。</p>`,
    },
    en: {
      title: 'Waiting for 1 January: the arithmetic behind the New Year rush at customs',
      summary:
        'Once a quota is full the surcharge costs CNY {{landed/BRA/5400/over@2026-11-17 - landed/BRA/5400@2026-11-17 abs bare}}/kg; holding the goods 20 days costs about 0.85. The first week of January is decided by that ratio.',
      body: `<p>Brazilian forequarter at USD 5,400/t CIF is worth CNY {{landed/BRA/5400@2026-11-17 goods bare}}/kg at the rate of 17 November 2026, {{rate/USD@2026-11-17 bare}}. If Brazil’s quota is full and the surcharge in force, the extra duty is CNY {{landed/BRA/5400/over@2026-11-17 - landed/BRA/5400@2026-11-17 duty abs bare}}/kg, and with VAT the cost ex cold store goes from {{landed/BRA/5400@2026-11-17 bare}} to {{landed/BRA/5400/over@2026-11-17 bare}}. If the box can wait until the count returns to zero on 1 January, it is nothing.</p>
<h2>The price of patience</h2>
<p>A box landed on 12 December waits 20 days. For a 27 t reefer we put storage, plug-in and demurrage at CNY 1,000 a day, an estimate that varies widely by port and line, and money at 5% a year, about CNY 2,900. Together some CNY 23,000, or 0.85/kg.</p>
<table>
<caption>Goods landed 12 December, CNY/kg (origin assumed full and surcharged; rate of 17 November 2026; cost of waiting is our estimate)</caption>
<thead><tr><th>Item</th><th>Declare now</th><th>Wait 20 days</th></tr></thead>
<tbody>
<tr><td>Customs value</td><td>{{landed/BRA/5400/over@2026-11-17 goods bare}}</td><td>{{landed/BRA/5400@2026-11-17 goods bare}}</td></tr>
<tr><td>Duty and surcharge</td><td>{{landed/BRA/5400/over@2026-11-17 duty bare}}</td><td>{{landed/BRA/5400@2026-11-17 duty bare}}</td></tr>
<tr><td>VAT</td><td>{{landed/BRA/5400/over@2026-11-17 vat bare}}</td><td>{{landed/BRA/5400@2026-11-17 vat bare}}</td></tr>
<tr><td>Ex cold store, duty and VAT paid</td><td>{{landed/BRA/5400/over@2026-11-17 bare}}</td><td>{{landed/BRA/5400@2026-11-17 bare}}</td></tr>
<tr><td>On top: storage, power, interest</td><td>0</td><td>0.85</td></tr>
</tbody>
</table>
<p>The gap is CNY {{landed/BRA/5400/over@2026-11-17 - landed/BRA/5400@2026-11-17 abs bare}} a kilo. Leave out the VAT, which an ordinary taxpayer recovers, and {{landed/BRA/5400/over@2026-11-17 - landed/BRA/5400@2026-11-17 duty abs bare}} a kilo remains. Once a quota is full, the rational importer waits.</p>
<h2>Waiting has rules</h2>
<p>GACC Announcement 261 of 2025 bars declaring this beef before the ship has been declared as entered, so an early filing to beat a closing quota is out. Standing still has a limit too. A declaration is due within 14 days of the ship’s entry; after that a late fee of 0.05% of customs value runs daily. Entry on 12 December, limit on the 26th: about six days to New Year, 0.3% of customs value to add to the right-hand column.</p>
<p>A bonded store is the other route. On that the announcement says only that the general national rules apply. Ask the competent customs office which day’s rate and which year’s quota will govern the release before the box goes in, and do not rely on what the neighbour did.</p>
<h2>Who should not wait</h2>
<ul>
<li>Chilled beef. Vacuum shelf life is 60 to 120 days and the voyage has eaten much of it; 20 more days come off the selling price.</li>
<li>Origins with room left. Everyone files in the first week of January, and inspection slots and trucks run short.</li>
<li>Plants whose registration or certificate ends with the year. Access goes before the duty falls.</li>
</ul>
<p>The same sum explains how 2026 opened. Australia used 28% of its quota in the first 35 days, 1,640 t a day, then 22% in the next 50, or 902 t a day. Part of those first five weeks was last year’s beef waiting at the door. Read January’s count with that in mind.</p>
<p>Sources: GACC Announcement 261 and MOFCOM Announcement 87 of 2025; reported quota use; charges are our estimates.</p>`,
    },
  },
  {
    id: 1007,
    section: 'policy',
    access: 'free',
    publishedAt: '2026-08-03T07:30:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'beef',
    origins: ['AUS', 'BRA'],
    cuts: [],
    zh: {
      title: '“过半”不是“加税”：3月那条误报错在哪里',
      summary: '3月26日澳大利亚配额用过50%，即102,500吨，有海外媒体写成已加征55%。读公告先看三个词。',
      body: `<p>2026年3月26日，中方通报澳大利亚牛肉进口量达到当年规定数量的50%，即20.5万吨中的102,500吨。几个小时后，一家海外新闻机构的标题写的是：中国将从次日起对澳大利亚牛肉加征55%。同一篇稿子的末尾自己也承认，不清楚为什么只到一半就加税。</p>
<p>答案是没有加税。50%只是通报节点，离加税还差另外102,500吨。</p>
<h2>错误怎么发生的</h2>
<p>那家机构没有解释，以下是本站的推测。50%是用量，55%是税率，两个数字只差五个点；“实施保障措施”说的是自1月1日起生效的整套制度，不是对某国启动了加税。读得快，几样就粘在了一起。</p>
<p>制度设计上，用量到50%和80%各通报一次，让船期还能改的人改船期。到100%才有税率变化，从达到后第3日起。把第一声铃当成第三声铃，谁据此在3月底砍订单，砍掉的就是本可零关税进来的货。</p>
<h2>读这类公告，先找三个词</h2>
<ol>
<li><strong>动词。</strong>“达到规定数量的50%”是陈述；“加征”才是动作。通篇没有“加征……自某月某日起”，税率就没变。</li>
<li><strong>分母。</strong>是本国配额还是总额。澳大利亚的50%是10.25万吨，放在268.8万吨的总盘子里只有3.8%。</li>
<li><strong>截至日期。</strong>通报数截到哪一天，和海关月度数据截到哪一天，常差两三周，不能相减。</li>
</ol>
<h2>两个国家，两种速度</h2>
<p>澳大利亚2月4日用到28%，即57,400吨；3月26日前后50%。巴西前两个月进口372,080吨，占110.6万吨的33.64%。按天折算，巴西前59天每天6,306吨；澳大利亚前85天每天1,206吨。配额与2025年前11个月实际进口相比，巴西少17%，澳大利亚少31%。谁会先触线，那时已经能看出轮廓，但轮廓不是公告。</p>
<p>误报在贸易群里流转的速度，比更正快得多。本站的做法是三样分开放：官方计数、海关累计、本站推算，各有各的日期和来源，永远不加在一起。5月有汇总网站同时印出巴西“约55万吨”和“接近用满”两种说法，二者不可能都对，所以我们一个都没有采用。</p>
<p>来源：公开报道的商务部通报，海关统计；日均为本站计算。规则全文见<a href="/cn/BTCInfo/Section?section=policy">政策栏目</a>。</p>`,
    },
    en: {
      title: 'Half used is not surcharged: anatomy of a March misreading',
      summary:
        'On 26 March Australia passed 50% of its quota, 102,500 t. A news desk reported the 55% duty as imposed. Three words in a notice prevent the mistake.',
      body: `<p>On 26 March 2026 China gave notice that beef from Australia had reached 50% of its quantity for the year: 102,500 t of 205,000. Hours later a news desk abroad reported that a 55% surcharge on Australian beef would apply from the next day. The story itself wondered why, with only half the quota gone.</p>
<p>It had not been imposed. Half is a notice point. The surcharge was another 102,500 t away.</p>
<h2>How it went wrong</h2>
<p>The desk gave no explanation, so this is our guess. Fifty is a share used and fifty-five a duty rate, and they look alike. The safeguard had been “in effect” since 1 January, for everyone, which is not the same as a surcharge having been triggered for one country. Read in a hurry, these became one event.</p>
<p>The scheme has three bells. At 50% and at 80% the authorities inform, so that those who can still change a sailing may do so. At 100% the rate changes, from the third day after. Anyone who took the first bell for the third and cancelled orders in March gave up beef that could have entered at zero duty.</p>
<h2>Three things to find before forwarding</h2>
<ol>
<li><strong>The verb.</strong> “Has reached 50%” is a statement. “An additional duty shall be levied from …” is an act. Without the second, no rate has moved.</li>
<li><strong>The denominator.</strong> Half of Australia’s share is 102,500 t, which is 3.8% of the 2,688,000 t for all origins.</li>
<li><strong>The cut-off date.</strong> The official count and the monthly customs total often stop two or three weeks apart. Subtracting one from the other measures nothing.</li>
</ol>
<h2>Two speeds</h2>
<p>Australia stood at 28% on 4 February, 57,400 t, and at 50% about 26 March. Brazil entered 372,080 t in January and February, 33.64% of 1,106,000. Per day that is 6,306 t for Brazil over 59 days and 1,206 t for Australia over 85. Against actual imports in the first eleven months of 2025, Brazil’s quota is 17% smaller and Australia’s 31% smaller. It was already clear who was likely to fill first. Likely is not a notice.</p>
<p>A wrong headline travels through trading groups faster than its correction. This site keeps three numbers apart, each with its own date and source: the official count, the customs year to date, and our projection. They are never added together. In May one aggregator printed both “about 0.55 Mt” and “nearly full” for Brazil. Both cannot be right, so we used neither.</p>
<p>Sources: MOFCOM notices as reported; Chinese customs; daily averages are ours. The rule is set out in <a href="/BTCInfo/Section?section=policy">policy</a>.</p>`,
    },
  },
] as const satisfies readonly DemoArticle[];
