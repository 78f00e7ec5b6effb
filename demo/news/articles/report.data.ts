import type { DemoArticle } from '../demo-article.ts';

export const reportArticles = [
  {
    id: 1015,
    section: 'report',
    access: 'member',
    publishedAt: '2026-11-20T16:30:00+08:00',
    headlineRank: 3,
    recommended: false,
    meat: 'beef',
    origins: ['BRA', 'ARG', 'URY', 'AUS', 'NZL'],
    cuts: [],
    zh: {
      title: '月评：读10月明细之前，先记住28.6万吨这个基数',
      summary:
        '2025年四季度牛肉进口{{import/TOTAL@2025-Q4}}，10月高、11月低。基数起伏三成多，同比会自己跳；配额又给全年封了顶。',
      body: `<p>每月20日前后是明细日。10月数据读同比，分母是2025年10月的约28.6万吨（本站估算，由全年总数倒推），再往后是11月的约18.75万吨（由12月环比推得）和12月的208,289吨（海关，已核）。三个月的基数先降34%再升11%，就算今年三个月进口完全相同，同比也会从负跳到正再跳回来。</p>
<h2>基数表：看到一个数，先对号</h2>
<table>
<caption>2025年四季度牛肉进口与几种同比对应的吨数（产品重量；10、11月为估算）</caption>
<thead><tr><th>月份</th><th>2025年</th><th>同比−10%</th><th>同比−20%</th><th>同比−30%</th></tr></thead>
<tbody>
<tr><td>10月</td><td>286,000</td><td>257,400</td><td>228,800</td><td>200,200</td></tr>
<tr><td>11月</td><td>187,478</td><td>168,730</td><td>149,982</td><td>131,235</td></tr>
<tr><td>12月</td><td>208,289</td><td>187,460</td><td>166,631</td><td>145,802</td></tr>
<tr><td>合计</td><td>681,767</td><td>613,590</td><td>545,414</td><td>477,237</td></tr>
</tbody>
</table>
<p>表里没有预测。若某月20万吨，10月意味着少三成，11月意味着多6.7%。一则只写“同比”的快讯，不给吨数，就没有信息。</p>
<p>2025年10月为什么高？9月刚刚进了315,886吨，其中巴西约17.1万吨，当时保障措施调查尚未裁定，我们判断有买家抢在规则之前囤货。若是如此，高基数里有一块是从2026年借走的。</p>
<h2>全年的顶在哪里</h2>
<p>2026年规定数量合计{{quota/TOTAL@2026 wt}}，比2025年实际进口{{import/TOTAL@2025 wt}}少4.1%。合计数掩盖了错位：两家不够用，四家用不完。</p>
<table>
<caption>2026年配额与2025年进口（万吨；2025年分国别含12月估算）</caption>
<thead><tr><th>来源</th><th>2026年配额</th><th>2025年进口</th><th>差额</th></tr></thead>
<tbody>
<tr><td>巴西</td><td>{{quota/BRA@2026 wt bare}}</td><td>{{import/BRA@2025 wt bare}}</td><td>−33.9</td></tr>
<tr><td>澳大利亚</td><td>{{quota/AUS@2026 wt bare}}</td><td>{{import/AUS@2025 wt bare}}</td><td>−10.8</td></tr>
<tr><td>阿根廷</td><td>{{quota/ARG@2026 wt bare}}</td><td>{{import/ARG@2025 wt bare}}</td><td>+3.5</td></tr>
<tr><td>乌拉圭</td><td>{{quota/URY@2026 wt bare}}</td><td>{{import/URY@2025 wt bare}}</td><td>+12.1</td></tr>
<tr><td>新西兰</td><td>{{quota/NZL@2026 wt bare}}</td><td>{{import/NZL@2025 wt bare}}</td><td>+8.7</td></tr>
<tr><td>美国</td><td>{{quota/USA@2026 wt bare}}</td><td>{{import/USA@2025 wt bare}}</td><td>+10.8</td></tr>
</tbody>
</table>
<p>巴、澳合计短44.7万吨。阿、乌、新三家就算把余量全用上，也只补24.3万吨；美国的10.8万吨余量要等工厂注册恢复才有意义。缺口约20.4万吨，相当于2025年进口的7.3%。这是配额内供应的静态上限，假设没有超配额进口，不是预测。乌拉圭要比2025年多发60%才能用满，2021年它到过约{{import/URY@2021 wt}}（本站记录），可那要从别的市场把货抽回来。</p>
<h2>10月明细，五步读完</h2>
<ol>
<li>先看来源排序，不看总量。巴西份额下滑，是触线还是换季，拿去年同月的份额对照。</li>
<li>单价用固定篮子。配额紧的来源会把吨位让给贵的部位，均价上涨不等于行情上涨。</li>
<li>看带骨与去骨之比。带骨是拿配额装骨头，紧张时它先退。</li>
<li>看贸易方式。海关特殊监管区域物流货物若突然增多，是有人在等元旦。</li>
<li>最后才看同比，并写明基数。</li>
</ol>
<p>本站图表中的月度数据是演示数据，2026年各月尤其不能当作海关数，只供练习上述读法。数据见<a href="/cn/BTCData">数据页</a>，配额规则见<a href="/cn/BTCInfo/Section?section=policy">政策栏目</a>。</p>
<p>来源：海关总署（2025年9月、12月及全年，经行业媒体转引），商务部公告2025年第87号；估算与差额为本站计算。</p>`,
    },
    en: {
      title: 'Monthly review: October’s y/y starts from a base of 286,000 t',
      summary:
        'Q4 2025 beef imports were {{import/TOTAL@2025-Q4}}, high in October and low in November. The base alone will swing y/y rates; quotas cap the year.',
      body: `<p>Detail comes about the 20th. For October the divisor is some 286,000 t, our estimate, backed out of the 2025 total. After it stand about 187,500 t for November, derived from the reported December rise, and 208,289 t for December itself, which is verified. The base falls 34% and then climbs 11%. Equal tonnage in all three months of 2026 would still print growth rates that leap from minus to plus and back.</p>
<h2>A base table to hold beside the release</h2>
<table>
<caption>Beef imports, fourth quarter 2025, and the tonnage each change implies (product weight; October and November estimated)</caption>
<thead><tr><th>Month</th><th>2025</th><th>−10%</th><th>−20%</th><th>−30%</th></tr></thead>
<tbody>
<tr><td>October</td><td>286,000</td><td>257,400</td><td>228,800</td><td>200,200</td></tr>
<tr><td>November</td><td>187,478</td><td>168,730</td><td>149,982</td><td>131,235</td></tr>
<tr><td>December</td><td>208,289</td><td>187,460</td><td>166,631</td><td>145,802</td></tr>
<tr><td>Quarter</td><td>681,767</td><td>613,590</td><td>545,414</td><td>477,237</td></tr>
</tbody>
</table>
<p>None of this is a forecast. A month of 200,000 t would be a fall of 30% in October and a rise of 6.7% in November. A flash that gives the percentage and keeps back the tonnes has told you nothing.</p>
<p>Why was October 2025 high? September had brought 315,886 t, Brazil about 171,000 of it, while the safeguard case was still open. Our reading is that buyers stocked ahead of the ruling; if so, part of that base was borrowed from 2026.</p>
<h2>Where the year’s ceiling lies</h2>
<p>The quantities for 2026 add up to {{quota/TOTAL@2026 t}}, 4.1% below the {{import/TOTAL@2025 t}} of 2025. The sum hides a mismatch: two origins have too little, four have more than they use.</p>
<table>
<caption>2026 quota against 2025 imports, kt (2025 by origin includes an estimated December)</caption>
<thead><tr><th>Origin</th><th>Quota</th><th>2025</th><th>Difference</th></tr></thead>
<tbody>
<tr><td>Brazil</td><td>{{quota/BRA@2026 kt bare .0}}</td><td>{{import/BRA@2025 kt bare .0}}</td><td>−339</td></tr>
<tr><td>Australia</td><td>{{quota/AUS@2026 kt bare .0}}</td><td>{{import/AUS@2025 kt bare .0}}</td><td>−108</td></tr>
<tr><td>Argentina</td><td>{{quota/ARG@2026 kt bare .0}}</td><td>{{import/ARG@2025 kt bare .0}}</td><td>+35</td></tr>
<tr><td>Uruguay</td><td>{{quota/URY@2026 kt bare .0}}</td><td>{{import/URY@2025 kt bare .0}}</td><td>+121</td></tr>
<tr><td>New Zealand</td><td>{{quota/NZL@2026 kt bare .0}}</td><td>{{import/NZL@2025 kt bare .0}}</td><td>+87</td></tr>
<tr><td>United States</td><td>{{quota/USA@2026 kt bare .0}}</td><td>{{import/USA@2025 kt bare}}</td><td>+108</td></tr>
</tbody>
</table>
<p>Brazil and Australia are short by 447,000 t together. If Argentina, Uruguay and New Zealand filled every tonne of their room they would return 243,000. The American room means little until plants are registered again. That leaves about 204,000 t, or 7.3% of 2025 imports. It is a static bound on in-quota supply, with no over-quota trade assumed. Uruguay would have to send 60% more than in 2025. It did so in 2021, with some 355,000 t by our record, but only by drawing beef away from other buyers.</p>
<h2>Five steps through the detail</h2>
<ol>
<li>Rank the origins before looking at the total. Test a fall in Brazil’s share against the same month last year.</li>
<li>Read unit values in a fixed basket. A supplier short of quota gives his tonnes to dear cuts.</li>
<li>Compare bone-in with boneless. Bone-in spends quota on bone and should retreat first.</li>
<li>Look at trade mode. A jump in special-zone logistics goods means somebody is waiting for New Year.</li>
<li>Only then quote growth, with its base.</li>
</ol>
<p>The monthly charts on this site are demonstration data, offered for practice, and their 2026 months are not customs figures. They are on the <a href="/BTCData">data page</a>; the quota rule is in <a href="/BTCInfo/Section?section=policy">policy</a>.</p>
<p>Sources: GACC for September, December and full-year 2025, as quoted in the trade press; MOFCOM Announcement 87 of 2025; estimates and differences are ours.</p>`,
    },
  },
  {
    id: 1016,
    section: 'report',
    access: 'member',
    publishedAt: '2026-10-22T09:00:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'pork',
    origins: ['ESP', 'BRA'],
    cuts: ['front_feet', 'ear', 'large_int', 'liver'],
    zh: {
      title: '季评：猪杂碎已经比猪肉多，54%对46%',
      summary: '2025年前三季度猪肉78万吨、杂碎92万吨。肉的进口从2020年高点缩到约四分之一，杂碎几乎没动。',
      body: `<p>2025年1—9月，中国进口猪肉78万吨，猪杂碎92万吨。杂碎占两者合计的54.1%。上年同期是79万吨和93万吨，降幅分别是1.3%和1.1%，几乎平行。把这门生意仍叫作“进口猪肉”，已经漏掉一大半。</p>
<h2>一条大起大落，一条近乎水平</h2>
<table>
<caption>猪肉（0203）与猪杂碎进口（万吨；标*者为本站记录或估算，未核原件）</caption>
<thead><tr><th>年份</th><th>猪肉</th><th>猪杂碎</th><th>杂碎占比</th></tr></thead>
<tbody>
<tr><td>2018</td><td>119.3</td><td>96.0*</td><td>44.6%</td></tr>
<tr><td>2020</td><td>430.4*</td><td>135.0</td><td>23.9%</td></tr>
<tr><td>2021</td><td>371.0</td><td>128.0</td><td>25.7%</td></tr>
<tr><td>2023</td><td>155.0*</td><td>116.0*</td><td>42.8%</td></tr>
<tr><td>2024</td><td>107.0*</td><td>122.0*</td><td>53.3%</td></tr>
<tr><td>2025</td><td>100.0*</td><td>120.0*</td><td>54.5%</td></tr>
</tbody>
</table>
<p>猪肉的量跟着国内猪价走。非洲猪瘟后国内缺口最大的2020年冲到430万吨，产能恢复后一路退到100万吨上下。杂碎始终在96万到135万吨之间。原因在于需求不同：冻肉要和热鲜肉比价，国产猪一多，它就没有位置；蹄、耳、肠、肚的国内供应由屠宰头数封顶，一头猪四只蹄，猪价再低也多不出一只。</p>
<h2>谁靠它吃饭</h2>
<p>2025年1—7月猪肉加杂碎134万吨，西班牙39.3万吨，占29.3%。剩下的分给巴西、荷兰、丹麦、美国、加拿大、法国等。一季度猪肉这张单子早就换过人：2024年一季度25.3万吨里，巴西{{import/BRA/pork@2024-Q1 t}}，西班牙{{import/ESP/pork@2024-Q1 t}}，加拿大、荷兰、美国各约1.8万吨。</p>
<p>副产品的议价和肉不一样。对欧美工厂，一头猪的肉在本地卖，蹄耳肚肠卖到中国，多收的每一分钱都进毛利。中国买家压价的底线是对方炼油、做宠物食品的替代价值，低于它，对方宁可不收集。这个底很低，所以价格弹性大，量却稳。</p>
<h2>税号和税率要分开记</h2>
<ul>
<li>冻猪肝02064100，最惠国税率20%；其他冻猪杂碎02064900，12%。同一柜混装，分开报。</li>
<li>猪肚、大肠归05040029、05040090，20%，不在0206里。只看0206会漏掉它们，拿“杂碎总数”对账时先问含不含0504。</li>
<li>原产欧盟的，另加4.9%至19.8%反倾销税，按生产企业定。</li>
<li>准入按部位批。有猪肉资格不等于有猪蹄资格：比利时2024年1月恢复对华出口时，猪蹄就不在内。</li>
</ul>
<h2>下一季看什么</h2>
<p>第一，春节备货的蹄、肘和耳要在1月中旬前进库，海运六周，装船窗口在11月。第二，欧盟各厂税率满一年，是否有新出口商复审申请。第三，国内能繁母猪与屠宰头数：头数降，国产副产品随之减少，进口杂碎反而有支撑，这与冻肉的逻辑正好相反。</p>
<p>2026年各季度数字在本站为演示数据，本文没有采用。来源：海关总署（经行业媒体转引），商务部终裁公告；占比为本站计算。见<a href="/cn/BTCData">数据页</a>。</p>`,
    },
    en: {
      title: 'Quarterly review: China now buys more pig offal than pork, 54 to 46',
      summary:
        'January–September 2025: {{import/TOTAL/pork@2025-YTD09 t}} of pork, 920,000 t of offal. Pork has shrunk to about a quarter of its 2020 peak while offal has hardly moved.',
      body: `<p>In the first nine months of 2025 China imported {{import/TOTAL/pork@2025-YTD09 t}} of pork and 920,000 t of pig offal, so offal was 54.1% of the two. A year earlier they were 790,000 and 930,000 t. The declines, 1.3% and 1.1%, run almost in parallel. A business still called “pork imports” is mostly something else.</p>
<h2>One line leaps, the other lies flat</h2>
<table>
<caption>Pork (0203) and pig offal imports, kt (* our record or estimate, original not checked)</caption>
<thead><tr><th>Year</th><th>Pork</th><th>Offal</th><th>Offal share</th></tr></thead>
<tbody>
<tr><td>2018</td><td>1,193</td><td>960*</td><td>44.6%</td></tr>
<tr><td>2020</td><td>4,304*</td><td>1,350</td><td>23.9%</td></tr>
<tr><td>2021</td><td>3,710</td><td>1,280</td><td>25.7%</td></tr>
<tr><td>2023</td><td>1,550*</td><td>1,160*</td><td>42.8%</td></tr>
<tr><td>2024</td><td>1,070*</td><td>1,220*</td><td>53.3%</td></tr>
<tr><td>2025</td><td>1,000*</td><td>1,200*</td><td>54.5%</td></tr>
</tbody>
</table>
<p>Pork follows the Chinese hog price. It peaked when swine fever had emptied the home herd and fell back as the herd returned. Offal stayed between 0.96 and 1.35 Mt throughout. The demand is of another kind. Frozen meat competes with warm fresh meat and loses its place when pigs are plentiful. Feet, ears and intestines are capped by the kill: a pig has four feet however cheap it is.</p>
<h2>Who lives on it</h2>
<p>Of 1,340,000 t of pork and offal in January–July 2025, Spain sent 393,000 t, or 29.3%. In meat alone the list had been redrawn by the first quarter of 2024: of 253,000 t, Brazil 70,660, Spain 67,170, and Canada, the Netherlands and the United States about 18,000 each.</p>
<p>By-products bargain differently from meat. A Western plant sells the meat at home and sends feet and stomachs to China, where every cent earned is margin. The buyer’s floor is what rendering or pet food would pay; below that the plant stops collecting. The floor is low. Prices can therefore swing while tonnage holds.</p>
<h2>Keep the codes apart</h2>
<ul>
<li>Frozen liver, 02064100, pays 20%; other frozen pig offal, 02064900, pays 12%. In a mixed container they are declared on separate lines.</li>
<li>Stomachs and large intestines sit under 0504 at 20%, outside 0206. When an “offal total” does not agree, ask whether 0504 is in it.</li>
<li>EU origin adds 4.9–19.8%, set by producer.</li>
<li>Access is granted by product. When Belgium reopened in January 2024, feet were not included.</li>
</ul>
<h2>Three things for the next quarter</h2>
<p>Feet, hocks and ears for Spring Festival have to be in store by mid-January; with six weeks at sea the loading window is November. The EU duties complete a year in December, when requests from new exporters become worth watching. And follow the Chinese sow herd and kill: fewer slaughtered pigs mean fewer domestic feet, which supports imported offal. It supports frozen meat by another road, through the hog price, and more slowly.</p>
<p>Quarters of 2026 on this site are demonstration data and were not used here. Sources: GACC as quoted in the trade press; MOFCOM final ruling; shares are ours. Series on the <a href="/BTCData">data page</a>.</p>`,
    },
  },
  {
    id: 1017,
    section: 'report',
    access: 'member',
    publishedAt: '2026-08-28T08:35:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'beef',
    origins: ['BRA', 'AUS'],
    cuts: [],
    zh: {
      title: '方法：配额触线日怎么推，为什么只给区间',
      summary:
        '用2月末的{{import/BRA@2026-YTD02 wt}}推巴西，得到6月25日至7月27日；澳大利亚3月末推得6月19日至7月18日。方法与漏洞都摊开写。',
      body: `<p>“哪天用完”是2026年牛肉生意里问得最多的一句。本站给的是区间，并且把区间怎么来的写在旁边。这篇用今年仅有的三个可核实读数，把算法走一遍。推算日期早已过去，实际触线与否以主管部门公告为准，本文只示范方法。</p>
<h2>巴西：三种算法</h2>
<p>已知：1—2月{{import/BRA@2026-YTD02 t}}，配额{{quota/BRA@2026 wt}}。</p>
<ol>
<li><strong>直线法。</strong>59天，每天6,306吨。1,106,000÷6,306＝175.4天，落在6月25日。</li>
<li><strong>季节法，用2025年。</strong>上年1—2月占全年16.7%，推出年化222.8万吨，配额相当于其中49.6%。历年上半年占比，2020年47.1%，2021年48.6%，所以触线在7月3日至8日。</li>
<li><strong>季节法，用2024年。</strong>那年前两月占18.5%，年化201.6万吨，配额相当于54.9%，触线在7月22日至27日。</li>
</ol>
<p>合起来，6月25日至7月27日，跨度32天。单报一个“7月10日”，看着精确，其实是把三种假设的分歧藏了起来。</p>
<h2>澳大利亚：先快后慢</h2>
<table>
<caption>澳大利亚2026年配额用量与推算（配额{{quota/AUS@2026 t}}；日期由本站计算）</caption>
<thead><tr><th>时段</th><th>天数</th><th>用量 吨</th><th>日均 吨</th></tr></thead>
<tbody>
<tr><td>1月1日—2月4日</td><td>35</td><td>57,400</td><td>1,640</td></tr>
<tr><td>2月5日—3月26日</td><td>50</td><td>45,100</td><td>902</td></tr>
<tr><td>合计</td><td>85</td><td>102,500</td><td>1,206</td></tr>
</tbody>
</table>
<p>剩102,500吨。按85天平均速度，还要85天，6月19日；按后50天的速度，要114天，7月18日。第一段含元旦前压在港口的货，不会重来；后一段含春节停工，又偏慢。真相多半在两者之间，区间照报。</p>
<h2>四个已知的漏洞</h2>
<ul>
<li><strong>季节形状借的是全国总量。</strong>巴西自己的月度分布不同，而且2025年1—2月偏低，是因为买家在观望。</li>
<li><strong>触线前会加速。</strong>80%公告之后，能赶的船都会赶，最后两成用得最快。三种算法都没有把这一点算进去，因此区间靠前的一头要看得重一些。</li>
<li><strong>官方计数与海关月度数不同步。</strong>用月度数推，起点就晚了两三周。</li>
<li><strong>通报只说“达到50%”，不说50.0还是51.3。</strong>一个百分点是2,050吨，澳大利亚两天的量。</li>
</ul>
<h2>发布的规矩</h2>
<p>每次推算写明四样：读数与日期、用了哪几种算法、区间两端、上一次推算的区间。后一样最要紧。区间随读数收窄，说明方法可用；若新区间跳到旧区间之外，先公布这次失误，再公布新数。</p>
<p>50%、80%、100%三个节点发布之后，推算以公告为准，页面上的推算线随即停止。官方计数、海关累计、本站推算，三样始终分开存放，分开标色。</p>
<p>给采购的用法：按区间最早的一天安排必须零加征的货，按最晚的一天谈最后一批的违约条款。中间那32天，就是该写进合同的风险。</p>
<p>来源：公开报道的通报读数，海关总署；推算为本站方法示例。图表见<a href="/cn/BTCData">数据页</a>“年度对比与配额”。</p>`,
    },
    en: {
      title: 'Method: how we project the day a quota fills, and why we print a range',
      summary:
        'From {{import/BRA@2026-YTD02 t}} at the end of February, Brazil projects to 25 June–27 July; from 26 March, Australia to 19 June–18 July. The workings and their weak points.',
      body: `<p>“When does it fill?” is the beef question of 2026. We answer with a range and print its workings beside it. This piece goes through them with the only three readings of the year that can be traced. The projected dates are long past; what actually happened is for the official notices to say. The method is the subject.</p>
<h2>Brazil by three roads</h2>
<p>Given: {{import/BRA@2026-YTD02 t}} in January and February; quota {{quota/BRA@2026 t}}.</p>
<ol>
<li><strong>Straight line.</strong> 59 days at 6,306 t. Dividing, 175.4 days, which falls on 25 June.</li>
<li><strong>Seasonal, shape of 2025.</strong> The first two months were 16.7% of that year. Grossed up, 2,228,000 t, of which the quota is 49.6%. First halves have held 47.1% (2020) and 48.6% (2021) of their years, so the line is met between 3 and 8 July.</li>
<li><strong>Seasonal, shape of 2024.</strong> With 18.5% in two months, the year grosses up to 2,016,000 t and the quota is 54.9% of it: 22 to 27 July.</li>
</ol>
<p>Together: 25 June to 27 July, 32 days. A single “10 July” would look sharper and would merely hide that three assumptions disagree.</p>
<h2>Australia, quick and then slow</h2>
<table>
<caption>Australia’s use of its {{quota/AUS@2026 t}} in 2026 (tonnes; daily rates are ours)</caption>
<thead><tr><th>Period</th><th>Days</th><th>Used</th><th>Per day</th></tr></thead>
<tbody>
<tr><td>1 January–4 February</td><td>35</td><td>57,400</td><td>1,640</td></tr>
<tr><td>5 February–26 March</td><td>50</td><td>45,100</td><td>902</td></tr>
<tr><td>Together</td><td>85</td><td>102,500</td><td>1,206</td></tr>
</tbody>
</table>
<p>With 102,500 t left, the 85-day average gives another 85 days, to 19 June. The later pace gives 114 days, to 18 July. The first stretch holds cargo that had waited for New Year and will not come again. The second holds Spring Festival and is slow for that reason. The answer probably lies between, so both ends are printed.</p>
<h2>Four known weaknesses</h2>
<ul>
<li><strong>The seasonal shape is borrowed.</strong> It belongs to all origins. Brazil’s own differs, and early 2025 was low.</li>
<li><strong>The end runs faster.</strong> After the 80% notice every ship that can hurry does. None of the three roads allows for it, so the near edge deserves more weight.</li>
<li><strong>The clocks differ.</strong> Monthly customs data start the projection two or three weeks late.</li>
<li><strong>“Reached 50%” is not 50.0%.</strong> One point is 2,050 t, two Australian days.</li>
</ul>
<h2>House rules</h2>
<p>Each projection states the reading and its date, the roads used, both ends of the range, and the previous range. The last matters most. If ranges narrow inside one another, the method is working. If a new one lands outside the old, we say so before giving it.</p>
<p>Once an official notice is out, the projection gives way and its line on the chart ends. The official count, the customs year to date and our projection are stored and coloured apart.</p>
<p>For a buyer: plan by the near edge any cargo that must not pay the surcharge, and negotiate the last lot’s penalty clause by the far edge. The 32 days between are the risk, and they belong in the contract.</p>
<p>Sources: reported notice readings; GACC; projections are examples of our method. See year comparison and quota on the <a href="/BTCData">data page</a>.</p>`,
    },
  },
  {
    id: 1018,
    section: 'report',
    access: 'member',
    publishedAt: '2026-09-10T08:10:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'beef',
    origins: ['BRA', 'ARG', 'URY', 'AUS', 'NZL', 'USA'],
    cuts: [],
    zh: {
      title: '八年回看：牛肉进口从104万吨到280万吨的三段路',
      summary: '2018至2020年翻倍，2021至2024年再加三成半，2025年首次回落2.2%。配额恰好在回落之后封了顶。',
      body: `<p>2018年中国进口牛肉103.9万吨，2025年{{import/TOTAL@2025 wt}}，七年增长1.7倍。增速却从59.7%一路降到负2.2%。2026年的配额总量{{quota/TOTAL@2026 wt}}，比2025年低4.1%，等于宣布第三段路的起点。</p>
<table>
<caption>中国牛肉进口（0201＋0202，产品重量，海关总署）</caption>
<thead><tr><th>年份</th><th>万吨</th><th>同比</th></tr></thead>
<tbody>
<tr><td>2018</td><td>103.9</td><td>—</td></tr>
<tr><td>2019</td><td>{{import/TOTAL@2019 wt bare}}</td><td>+59.7%</td></tr>
<tr><td>2020</td><td>{{import/TOTAL@2020 wt bare}}</td><td>{{import/TOTAL@2020 year%}}</td></tr>
<tr><td>2021</td><td>{{import/TOTAL@2021 wt bare}}</td><td>{{import/TOTAL@2021 year%}}</td></tr>
<tr><td>2022</td><td>{{import/TOTAL@2022 wt bare}}</td><td>{{import/TOTAL@2022 year%}}</td></tr>
<tr><td>2023</td><td>{{import/TOTAL@2023 wt bare}}</td><td>{{import/TOTAL@2023 year%}}</td></tr>
<tr><td>2024</td><td>{{import/TOTAL@2024 wt bare}}</td><td>{{import/TOTAL@2024 year%}}</td></tr>
<tr><td>2025</td><td>{{import/TOTAL@2025 wt bare}}</td><td>{{import/TOTAL@2025 year%}}</td></tr>
</tbody>
</table>
<h2>第一段：缺猪肉的两年</h2>
<p>2018年到2020年，进口翻了一倍还多，净增107.9万吨。非洲猪瘟让餐桌缺蛋白，牛肉替补。阿根廷的反应最快：2019年1—10月，它以{{import/ARG@2019-01..2019-10 t}}领先巴西的{{import/BRA@2019-01..2019-10 t}}，靠的是母牛六件套和前腱这类便宜、能进火锅店的货。一年后巴西1—10月到了{{import/BRA@2020-01..2020-10 t}}，阿根廷{{import/ARG@2020-01..2020-10 t}}，名次换了过来，再没换回去。澳大利亚同期从249,447吨降到{{import/AUS@2020-01..2020-10 t}}。</p>
<h2>第二段：巴西的市场</h2>
<p>2021年巴西因疯牛病病例自主停发数月，1—9月已到683,480吨，全年仍在2020年上下。停发没有削弱它，恢复之后反而加速：2023年占总量{{import/BRA@2023 share .0}}，2024年{{import/BRA@2024 wt .0}}，占{{import/BRA@2024 share}}。阿根廷2024年{{import/ARG@2024 wt}}，是它的最高年份；乌拉圭{{import/URY@2024 wt bare}}万、澳大利亚{{import/AUS@2024 wt bare}}万、新西兰{{import/NZL@2024 wt bare}}万、美国{{import/USA@2024 wt}}。六家之外合计约18.3万吨，占6.4%。</p>
<p>量增价跌是这一段的底色。均价从2023年的{{import/TOTAL@2023 unit-value bare}}美元降到2024年的{{import/TOTAL@2024 unit-value bare}}美元，买家多买了4.6%的货，少付了约3.8%的钱。正是这两个方向相反的数，构成了保障措施调查里“数量增加、产业受损”的论据背景。</p>
<h2>第三段：2025年的转弯</h2>
<p>总量少64,129吨，价格却回升，前9个月均价5,236美元。内部换位更剧烈：美国牛肉厂注册3月16日大批到期，前11个月只有55,172吨；澳大利亚接走一部分高端位置，前11个月294,957吨，比2024年全年还多36.5%；阿根廷、乌拉圭、新西兰全都低于上年。巴西前11个月132.9万吨，已贴近2024年全年。</p>
<h2>配额照着哪一年画的</h2>
<p>把各国别配额和2024年实际对照，巴西{{quota/BRA@2026 wt bare}}万对{{import/BRA@2024 wt bare}}万，少17.5%；澳大利亚{{quota/AUS@2026 wt bare}}万对{{import/AUS@2024 wt bare}}万，少5.1%；新西兰{{quota/NZL@2026 wt bare}}万对{{import/NZL@2024 wt bare}}万，多36.9%；乌拉圭{{quota/URY@2026 wt bare}}万对{{import/URY@2024 wt bare}}万，多33.0%。在我们看来，这张表更接近较早几年的平均份额，而不是最近一年。对近年扩张的来源，它是收缩；对份额下滑的来源，它是很难用满的空额。</p>
<p>年增只有约2%：2027年{{quota/TOTAL@2027 wt}}，2028年{{quota/TOTAL@2028 wt}}。到2028年，配额总量才回到2025年的水平附近。这三年要看的不再是总量，是结构：哪国、哪个部位、哪一周报关。</p>
<p>来源：海关总署历年数据（经行业媒体、路透社转引），商务部公告2025年第87号；同比与占比为本站计算。月度序列见<a href="/cn/BTCData">数据页</a>。</p>`,
    },
    en: {
      title: 'Eight years of beef: from 1.04 to 2.80 million tonnes in three stages',
      summary:
        'Imports doubled in 2018–20, grew another third by 2024 and fell 2.2% in 2025. The quotas fix the ceiling just below where the turn began.',
      body: `<p>China imported 1,039,000 t of beef in 2018 and {{import/TOTAL@2025 t}} in 2025. Growth over those years ran from 59.7% down to −2.2%. The quantities for 2026 add up to {{quota/TOTAL@2026 t}}, 4.1% under 2025, and so declare where the next stage begins.</p>
<table>
<caption>Chinese beef imports, 0201 + 0202, product weight (GACC)</caption>
<thead><tr><th>Year</th><th>kt</th><th>Change</th></tr></thead>
<tbody>
<tr><td>2018</td><td>1,039</td><td>–</td></tr>
<tr><td>2019</td><td>{{import/TOTAL@2019 kt bare .0}}</td><td>+59.7%</td></tr>
<tr><td>2020</td><td>{{import/TOTAL@2020 kt bare .0}}</td><td>{{import/TOTAL@2020 year%}}</td></tr>
<tr><td>2021</td><td>{{import/TOTAL@2021 kt bare .0}}</td><td>{{import/TOTAL@2021 year%}}</td></tr>
<tr><td>2022</td><td>{{import/TOTAL@2022 kt bare .0}}</td><td>{{import/TOTAL@2022 year%}}</td></tr>
<tr><td>2023</td><td>{{import/TOTAL@2023 kt bare .0}}</td><td>{{import/TOTAL@2023 year%}}</td></tr>
<tr><td>2024</td><td>{{import/TOTAL@2024 kt bare .0}}</td><td>{{import/TOTAL@2024 year%}}</td></tr>
<tr><td>2025</td><td>{{import/TOTAL@2025 kt bare .0}}</td><td>{{import/TOTAL@2025 year%}}</td></tr>
</tbody>
</table>
<h2>Stage one: short of pork</h2>
<p>From 2018 to 2020 imports rose by 1,079,000 t and more than doubled. Swine fever had left a hole in the national plate, and beef was called in. Argentina moved first: {{import/ARG@2019-01..2019-10 t}} in January–October 2019 against Brazil’s {{import/BRA@2019-01..2019-10 t bare}}, much of it cow sets and shank cheap enough for hotpot. A year later Brazil had {{import/BRA@2020-01..2020-10 t}} in the same ten months and Argentina {{import/ARG@2020-01..2020-10 t bare}}. The order has not changed back. Australia slipped from 249,447 to {{import/AUS@2020-01..2020-10 t bare}}.</p>
<h2>Stage two: Brazil’s market</h2>
<p>Brazil stopped itself for some months in 2021 over BSE cases and still had 683,480 t by September. It came back stronger: {{import/BRA@2023 share .0}} of the total in 2023, and {{import/BRA@2024 t}}, {{import/BRA@2024 share}}, in 2024. Argentina reached {{import/ARG@2024 t}} that year, Uruguay {{import/URY@2024 t bare}}, Australia {{import/AUS@2024 t bare}}, New Zealand {{import/NZL@2024 t bare}}, the United States {{import/USA@2024 t bare}}. Everyone else together had 6.4%.</p>
<p>More beef for less money was the mark of the time. The mean fell from {{import/TOTAL@2023 unit-value}} in 2023 to {{import/TOTAL@2024 unit-value bare}} in 2024. Buyers took 4.6% more and paid about 3.8% less. Those two numbers, pointing opposite ways, stand behind the finding of rising quantity and injury in the safeguard case.</p>
<h2>Stage three: 2025 turns</h2>
<p>The total fell by 64,129 t while the mean recovered to USD 5,236 over nine months. Places changed faster than totals. Most US plant registrations lapsed on 16 March, and eleven months brought 55,172 t. Australia took part of that shelf with 294,957 t, 36.5% above the whole of 2024. Argentina, Uruguay and New Zealand all lost ground. Brazil had 1,329,000 t by November, close to its full 2024.</p>
<h2>Which year drew the quotas?</h2>
<p>Set them beside 2024. Brazil: {{quota/BRA@2026 kt bare .0}} against {{import/BRA@2024 kt bare .0}} kt, 17.5% less. Australia: {{quota/AUS@2026 kt bare .0}} against {{import/AUS@2024 kt bare .0}}, 5.1% less. New Zealand: {{quota/NZL@2026 kt bare .0}} against {{import/NZL@2024 kt bare .0}}, 36.9% more. Uruguay: {{quota/URY@2026 kt bare .0}} against {{import/URY@2024 kt bare .0}}, 33.0% more. To our eye the table resembles average shares of earlier years more than the latest one. For those who grew lately it is a cut; for those who shrank, a cheque they can hardly cash.</p>
<p>It widens by about 2% a year, to {{quota/TOTAL@2027 t}} in 2027 and {{quota/TOTAL@2028 t}} in 2028, which is roughly where 2025 stood. For three years the total will be the dull part. The interest moves to origin, to cut, and to the week of clearance.</p>
<p>Sources: GACC by year, as quoted in the trade press and by Reuters; MOFCOM Announcement 87 of 2025; changes and shares are ours. Monthly series on the <a href="/BTCData">data page</a>.</p>`,
    },
  },
  {
    id: 1019,
    section: 'report',
    access: 'free',
    publishedAt: '2026-11-12T13:30:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'both',
    origins: [],
    cuts: [],
    zh: {
      title: '方法：数字旁边的六个记号各是什么意思',
      summary: '初值、修订、估算、演示、未公布、零。空格不等于零，估算不等于官方，演示数据不能拿去报价。',
      body: `<p>一张进口表里有六种“没那么简单”的数。记号不同，能不能拿去签合同也不同。这篇说明本站怎样标、为什么这样标，读者碰到别家的图，也可以照着问。</p>
<h2>六个记号</h2>
<table>
<caption>数据记号与用法</caption>
<thead><tr><th>记号</th><th>意思</th><th>能做什么</th><th>不能做什么</th></tr></thead>
<tbody>
<tr><td>初值</td><td>首次发布，还会改</td><td>看方向</td><td>算到小数点后一位的同比</td></tr>
<tr><td>修订</td><td>已被新版本替代，旧版可查</td><td>长序列</td><td>解释当时的行情</td></tr>
<tr><td>估算</td><td>本站由已知数推得</td><td>填补空月、做基数</td><td>写成“据海关”</td></tr>
<tr><td>演示</td><td>为展示功能编制</td><td>练习读法</td><td>报价、决策、引用</td></tr>
<tr><td>未公布（空）</td><td>还没有数</td><td>等</td><td>当作零</td></tr>
<tr><td>0</td><td>公布了，就是零</td><td>说明断供</td><td>当作缺数</td></tr>
</tbody>
</table>
<p>最后两行最容易出事。德国猪肉2021年起是0，因为停了；某国某月是空，因为海关还没出明细。把空格画成0，折线会跌到底再弹起，编辑就会写出一个不存在的“断崖”。所以本站的线遇空即断，不补、不插值。</p>
<h2>估算怎样写得让人能拆开</h2>
<p>举一个真例子。2025年11月牛肉进口，我们的文章里写187,478吨，标“估算”。来历只有一步：12月208,289吨（已核），公开报道称环比增11.1%，208,289÷1.111＝187,479，末位之差来自四舍五入。10月写28.6万吨，是全年减去其他各月的余数，误差更大，就不写到个位。</p>
<p>规矩有三条：推算步骤能用一行写完；位数不多于来源的位数，做不到就注明；一旦官方数出来，估算退到历史版本，不悄悄换掉。</p>
<h2>断了要说出来</h2>
<p>2020年3月至6月，澳大利亚MLA因疫情停止市场现场采价，原有指标撤下，另用“CV-19”冠名发布替代指标，恢复时再次公告。读者因此知道那几个月的数不能和前后相连。反面的做法是照旧发一个看似连续的数，几年后谁也说不清那道弯是行情还是口径。</p>
<p>价格序列尤其如此。一个部位当周没有报价，我们最多沿用两周并标明，之后留空。沿用的数不参加涨跌排行。</p>
<h2>给引用者的一行模板</h2>
<p>“牛肉（0201＋0202），产品重量，2025年12月，208,289吨，海关总署，某年某月某日取数。”口径、重量、时期、数、来源、取数日，六样齐全，别人才能复核。少了取数日，遇到修订就会成为悬案，2019年猪肉的210.8万吨和200.3万吨就是这样并存下来的。</p>
<p>现在您在图表里看到的月度数据、报价、工厂和企业，都是演示内容，年度总量按公开数校准，页面上有标记。导入真实数据后，同期同口径的演示行会被整体替换，不与真实数混排。去<a href="/cn/BTCData">数据页</a>时，请先看图下那一行小字。</p>
<p>来源：本站数据规范；MLA公开的停报与恢复说明；海关总署。</p>`,
    },
    en: {
      title: 'Method: six marks beside a number and what each allows',
      summary:
        'Provisional, revised, estimated, demonstration, not published, zero. A blank is not zero, an estimate is not official, and demonstration data is not for quoting.',
      body: `<p>Six kinds of figure in a trade table are less simple than they look. The mark beside one decides whether a contract may lean on it. Here is how this site marks them, and what to ask of anybody else’s chart.</p>
<h2>The marks</h2>
<table>
<caption>Data marks and their use</caption>
<thead><tr><th>Mark</th><th>Meaning</th><th>Good for</th><th>Not for</th></tr></thead>
<tbody>
<tr><td>Provisional</td><td>First print, will change</td><td>Direction</td><td>Growth to one decimal</td></tr>
<tr><td>Revised</td><td>Replaced; the old print is kept</td><td>Long series</td><td>Explaining the mood of the day</td></tr>
<tr><td>Estimate</td><td>Derived by us from known figures</td><td>A base, an empty month</td><td>“According to customs”</td></tr>
<tr><td>Demonstration</td><td>Made to show the site</td><td>Learning to read</td><td>Offers, decisions, quotation</td></tr>
<tr><td>Blank</td><td>Not published</td><td>Waiting</td><td>Zero</td></tr>
<tr><td>0</td><td>Published, and nothing came</td><td>Showing a closure</td><td>Missing data</td></tr>
</tbody>
</table>
<p>The last two do the damage. German pork is 0 from 2021 because the trade stopped. An origin is blank this month because the detail is not out. Draw the blank as 0 and the line drops to the floor and springs back, and someone writes up a collapse. Our lines break at a blank; nothing is filled in.</p>
<h2>Estimates that can be taken apart</h2>
<p>A live case. For November 2025 our articles give 187,478 t of beef, marked as an estimate. It has one step: December was 208,289 t, verified, and was reported as 11.1% above November; 208,289 ÷ 1.111 = 187,479, the last digit being rounding. October, 286,000 t, is what remains of the year when the other months are taken away. Its error is larger, so it is not written to the tonne.</p>
<p>Three rules. The derivation fits on one line. It carries no more digits than its source, or says so. When an official figure arrives, the estimate moves into the history and is not quietly overwritten.</p>
<h2>Say when a series breaks</h2>
<p>From March to June 2020 MLA in Australia suspended saleyard reporting. It withdrew its indicators, published substitutes under another name, “CV-19”, and announced the return. Readers knew those months could not be joined to the rest. The alternative is a number that seems continuous, and years later nobody can tell whether the bend was market or method.</p>
<p>Prices need this most. If a cut draws no quotes in a week, we carry the last one for two weeks at most, marked, and then leave a gap. Carried figures take no part in rankings of risers and fallers.</p>
<h2>One line for those who quote</h2>
<p>“Beef (0201 + 0202), product weight, December 2025, 208,289 t, GACC, retrieved on such a day.” Scope, weight, period, figure, source, date of retrieval: with all six, another person can check you. Leave out the last and a revision becomes a riddle. That is how 2,108,264 t and 2,002,679 t of pork both came to stand for 2019.</p>
<p>The monthly series, quotes, plants and firms now in the charts are demonstration content, calibrated to public annual totals and marked as such. When real data is loaded it replaces demonstration rows of the same period and scope as a whole and never mixes with them. On the <a href="/BTCData">data page</a>, start with the small line under the chart.</p>
<p>Sources: this site’s data rules; MLA’s public notices on suspended reporting; GACC.</p>`,
    },
  },
  {
    id: 1020,
    section: 'report',
    access: 'free',
    publishedAt: '2026-08-12T10:40:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'pork',
    origins: ['ESP', 'BRA', 'USA', 'DEU', 'CAN', 'NLD', 'DNK'],
    cuts: [],
    zh: {
      title: '猪肉供应商名单换了一遍：前两家从40%到54%',
      summary:
        '2020年1—5月前两家是美国和西班牙，2024年一季度是巴西和西班牙。集中度升高，月均总量缩到原来的约四分之一。',
      body: `<p>2020年1—5月，对华猪肉最多的是美国，{{import/USA/pork@2020-YTD05 t}}；西班牙{{import/ESP/pork@2020-YTD05 t}}；德国{{import/DEU/pork@2020-YTD05 t}}。到2024年一季度，巴西{{import/BRA/pork@2024-Q1 t}}居首，西班牙{{import/ESP/pork@2024-Q1 t}}，美国退到约1.8万吨，德国是零。四年之间，三甲只留下一家。</p>
<h2>两张名单</h2>
<table>
<caption>猪肉（0203）对华出口国：两个时段的吨数与份额</caption>
<thead><tr><th>来源</th><th>2020年1—5月 吨</th><th>占十国合计</th><th>2024年一季度 吨</th><th>占总量</th></tr></thead>
<tbody>
<tr><td>美国</td><td>{{import/USA/pork@2020-YTD05 t bare}}</td><td>21.0%</td><td>约18,000</td><td>7.1%</td></tr>
<tr><td>西班牙</td><td>{{import/ESP/pork@2020-YTD05 t bare}}</td><td>18.9%</td><td>{{import/ESP/pork@2024-Q1 t bare}}</td><td>26.5%</td></tr>
<tr><td>德国</td><td>{{import/DEU/pork@2020-YTD05 t bare}}</td><td>15.1%</td><td>0</td><td>0</td></tr>
<tr><td>巴西</td><td>{{import/BRA/pork@2020-YTD05 t bare}}</td><td>9.8%</td><td>{{import/BRA/pork@2024-Q1 t bare}}</td><td>27.9%</td></tr>
<tr><td>丹麦</td><td>{{import/DNK/pork@2020-YTD05 t bare}}</td><td>9.5%</td><td>未单列</td><td>—</td></tr>
<tr><td>加拿大</td><td>{{import/CAN/pork@2020-YTD05 t bare}}</td><td>8.4%</td><td>约18,000</td><td>7.1%</td></tr>
<tr><td>荷兰</td><td>{{import/NLD/pork@2020-YTD05 t bare}}</td><td>7.9%</td><td>约18,000</td><td>7.1%</td></tr>
<tr><td>智利、法国、英国</td><td>149,950</td><td>9.4%</td><td>未单列</td><td>—</td></tr>
</tbody>
</table>
<p>前两家合计从39.8%升到54.5%，前五家从74.2%升到75.8%。变化集中在头部，中间几家位次互换，份额没多多少。两列分母不同：左边是十国合计159.0万吨，右边是全部来源{{import/TOTAL/pork@2024-Q1 wt}}，所以左边的份额略微偏高，真实的集中度上升只会更大。</p>
<h2>换人的三个原因</h2>
<ol>
<li><strong>疫病。</strong>德国2020年9月首例野猪非洲猪瘟，整国停，一停至今。意大利2022年1月同样。</li>
<li><strong>关税。</strong>美国猪肉头上叠过好几轮加征，税率随日期变，买家不愿把半年的计划押在上面。欧盟自2025年12月起有4.9%至19.8%的反倾销税，巴西没有。</li>
<li><strong>价差。</strong>国内猪价回落之后，只有成本最低的来源留得住。巴西的饲料和汇率给了它空间（本站判断）。</li>
</ol>
<h2>总量缩水，名单反而更要紧</h2>
<p>把两段折成月均：2020年1—5月十国月均31.8万吨，2024年一季度月均8.4万吨，只剩26.5%。采购部门容易觉得量小了不用盯来源。其实相反：池子浅，一家停供，水位下降得更明显。2024年一季度巴西一家停一个月，少的是2.36万吨，占当月的28%；2020年美国停一个月，少6.7万吨，占21%。</p>
<p>给风控一个简单的表：每季度记下前两家份额、前五家份额，再加一列“有区域化协议的份额”。西班牙、法国有协议，一处疫情停一省；没有协议的来源，停的是全国。三列并排，比一个集中度指数更说明问题。</p>
<p>还有杂碎。2025年1—9月杂碎92万吨，比肉还多，西班牙和其他欧洲国家的分量更重。只看肉，会低估对欧洲的依赖：前七个月肉加杂碎，仅西班牙一家就占29.3%。</p>
<p>来源：海关总署分国别数据（经行业媒体转引）；份额与月均为本站计算。最新月份见<a href="/cn/BTCData">数据页</a>，2026年部分为演示数据。</p>`,
    },
    en: {
      title: 'Pork’s supplier list redrawn: the top two go from 40% to 54%',
      summary:
        'In January–May 2020 the leaders were the United States and Spain; in early 2024, Brazil and Spain. The market shrank to about a quarter and grew more concentrated.',
      body: `<p>In the first five months of 2020 the United States sent China {{import/USA/pork@2020-YTD05 t}} of pork, Spain {{import/ESP/pork@2020-YTD05 t}} and Germany {{import/DEU/pork@2020-YTD05 t}}. In the first quarter of 2024 Brazil led with {{import/BRA/pork@2024-Q1 t}}, Spain had {{import/ESP/pork@2024-Q1 t}}, the United States about 18,000 t, and Germany nothing. Of the first three, one is left.</p>
<h2>Two lists</h2>
<table>
<caption>Pork (0203) into China by origin, two periods</caption>
<thead><tr><th>Origin</th><th>Jan–May 2020, t</th><th>Share of ten</th><th>Q1 2024, t</th><th>Share of total</th></tr></thead>
<tbody>
<tr><td>United States</td><td>{{import/USA/pork@2020-YTD05 t bare}}</td><td>21.0%</td><td>about 18,000</td><td>7.1%</td></tr>
<tr><td>Spain</td><td>{{import/ESP/pork@2020-YTD05 t bare}}</td><td>18.9%</td><td>{{import/ESP/pork@2024-Q1 t bare}}</td><td>26.5%</td></tr>
<tr><td>Germany</td><td>{{import/DEU/pork@2020-YTD05 t bare}}</td><td>15.1%</td><td>0</td><td>0.0%</td></tr>
<tr><td>Brazil</td><td>{{import/BRA/pork@2020-YTD05 t bare}}</td><td>9.8%</td><td>{{import/BRA/pork@2024-Q1 t bare}}</td><td>27.9%</td></tr>
<tr><td>Denmark</td><td>{{import/DNK/pork@2020-YTD05 t bare}}</td><td>9.5%</td><td>not listed</td><td>–</td></tr>
<tr><td>Canada</td><td>{{import/CAN/pork@2020-YTD05 t bare}}</td><td>8.4%</td><td>about 18,000</td><td>7.1%</td></tr>
<tr><td>Netherlands</td><td>{{import/NLD/pork@2020-YTD05 t bare}}</td><td>7.9%</td><td>about 18,000</td><td>7.1%</td></tr>
<tr><td>Chile, France, United Kingdom</td><td>149,950</td><td>9.4%</td><td>not listed</td><td>–</td></tr>
</tbody>
</table>
<p>The top two rose from 39.8% to 54.5%, the top five only from 74.2% to 75.8%. Concentration happened at the head; below it, names changed seats. The denominators differ. On the left it is ten origins, 1,590,317 t; on the right all origins, {{import/TOTAL/pork@2024-Q1 t}}. The left-hand shares are therefore a little high, and the true rise is larger still.</p>
<h2>Three reasons</h2>
<ol>
<li><strong>Disease.</strong> Germany’s first infected boar, in September 2020, closed the whole country, and it is closed yet. Italy followed in January 2022.</li>
<li><strong>Duty.</strong> American pork has carried several rounds of extra duty with changing dates, and few buyers stake half a year on a rate like that. EU pork has paid 4.9–19.8% on top since December 2025. Brazil’s has not.</li>
<li><strong>Price.</strong> Once Chinese hogs were cheap again only the lowest-cost origins could stay. Feed and currency gave Brazil the room, in our judgement.</li>
</ol>
<h2>A smaller pool needs more watching</h2>
<p>By month, ten origins averaged 318,000 t in early 2020 and all origins 84,000 t in early 2024, or 26.5%. It is tempting to watch suppliers less when volumes fall. The reverse is right. Had Brazil stopped for a month in early 2024, 23,600 t would have gone missing, 28% of supply. A month without the United States in 2020 was 66,700 t, and 21%.</p>
<p>A plain table serves risk control better than an index. Each quarter, write down the share of the top two, the share of the top five, and the share that comes from countries with a regionalisation protocol. Spain and France have one, so an outbreak shuts a province. Without one, it shuts a country.</p>
<p>Then look past meat. In January–September 2025 offal was 920,000 t, more than pork, and Europe weighs more in it. Over the first seven months Spain alone had 29.3% of meat and offal together.</p>
<p>Sources: GACC by origin, as quoted in the trade press; shares and monthly means are ours. Later months are on the <a href="/BTCData">data page</a>; those of 2026 there are demonstration data.</p>`,
    },
  },
] as const satisfies readonly DemoArticle[];
