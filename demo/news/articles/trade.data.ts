import type { DemoArticle } from '../demo-article.ts';

export const tradeArticles = [
  {
    id: 1008,
    section: 'trade',
    access: 'free',
    publishedAt: '2026-08-26T08:00:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'both',
    origins: [],
    cuts: [],
    zh: {
      title: '一个月的进口数，要分三次读',
      summary:
        '月初快讯只有总量，18至20日的明细才有国别和税号，之后还会改。2023年7月牛肉29.5万吨和30万吨，差的多半是口径。',
      body: `<p>2023年7月中国进口牛肉是{{import/TOTAL@2023-07 t}}，还是连杂碎约30万吨？两个数都印在正经出处上，差的5,000多吨多半就在这里。读海关数据，第一步不是看涨跌，是看这个数属于哪一层。</p>
<h2>三次发布，三种细度</h2>
<table>
<caption>一个统计月的数据依次能看到什么（发布日期按惯例，以海关日程为准）</caption>
<thead><tr><th>时间</th><th>内容</th><th>能回答</th><th>不能回答</th></tr></thead>
<tbody>
<tr><td>次月上旬至中旬</td><td>重点商品快讯：数量、金额</td><td>总量、累计同比</td><td>国别、税号</td></tr>
<tr><td>次月18至20日前后</td><td>在线查询：8位税号×另一维度</td><td>国别、贸易方式、注册地</td><td>部位、企业、关区</td></tr>
<tr><td>以后各月及次年</td><td>修订后的数据</td><td>可比的全年数</td><td>当初为什么那样写</td></tr>
</tbody>
</table>
<p>在线查询一次只能选两个维度、最多5个编码，境外地址常被拒绝访问（返回412）。想要“巴西、冷冻去骨、上海注册、一般贸易”四个条件同时满足，公开查询给不出来。凡是有人报出这种数，要问一句从哪里来。</p>
<h2>先核口径，再看数字</h2>
<ol>
<li><strong>肉还是肉加杂碎。</strong>牛肉是0201加0202，杂碎是0206的一部分。2021年全年233万吨是牛肉，236万吨是牛肉加杂碎。猪肉差得更多：2025年1—9月猪肉78万吨，杂碎92万吨，加不加，翻一倍还多。</li>
<li><strong>产品重量。</strong>中国海关的吨数是实物重量，不折胴体。</li>
<li><strong>美元还是人民币。</strong>同比能差出汇率的幅度，标题里写“金额同比”要写明币种。</li>
<li><strong>累计减累计。</strong>拿本月累计减上月累计，得到的是当月数加上对前几个月的修订，不一定等于当月发布数。</li>
</ol>
<h2>一个五分钟的检验</h2>
<p>2025年一季度，某出处印的是681,600吨、38.47亿美元、单价5,116美元/吨。相乘：681,600×5,116＝34.87亿。38.47是34.87写串了数位。吨数、金额、单价三个数里有两个就能验第三个，花不了一分钟，却能拦住最常见的抄写错误。</p>
<p>再做一步季节检验：2025年1—2月46.8万吨，加上3月213,143吨，是68.11万吨，与一季度68.16万吨只差几百吨，落在四舍五入和修订的范围里。对不上几万吨，就是口径混了。</p>
<p>读完这三层，再去看<a href="/cn/BTCData">数据页</a>的图。每张图的标题都写明口径，演示数据另有标记。</p>
<p>来源：海关总署月度发布与在线查询；个别数字经行业媒体转引，检验为本站所作。</p>`,
    },
    en: {
      title: 'One month of Chinese imports, three releases: which number are you holding?',
      summary:
        'The early figure has totals only, the detail around the 18th–20th has origins and tariff lines, and both are revised. July 2023 beef is given as 294,796 t and as about 300,000 t.',
      body: `<p>Did China import {{import/TOTAL@2023-07 t}} of beef in July 2023, or about 300,000 t with its offal? Both figures were printed by respectable sources, and offal most likely accounts for the 5,000 t between them. Before asking whether a number is up or down, find out which number it is.</p>
<h2>Three releases</h2>
<table>
<caption>What can be seen of one month, and when (usual dates; the customs calendar rules)</caption>
<thead><tr><th>When</th><th>What</th><th>Answers</th><th>Leaves open</th></tr></thead>
<tbody>
<tr><td>First half of the next month</td><td>Major commodities: quantity, value</td><td>Total, year to date</td><td>Origin, tariff line</td></tr>
<tr><td>About the 18th–20th</td><td>Online query: 8-digit line by one more dimension</td><td>Origin, trade mode, province of registration</td><td>Cut, company, customs district</td></tr>
<tr><td>Later months and next year</td><td>Revised data</td><td>Comparable years</td><td>Why the first print differed</td></tr>
</tbody>
</table>
<p>The query crosses two dimensions at a time, takes five codes at most, and often refuses a foreign address with error 412. “Brazilian, frozen boneless, registered in Shanghai, ordinary trade” is four conditions and cannot be had there. When somebody quotes such a figure, ask where it came from.</p>
<h2>Scope before size</h2>
<ol>
<li><strong>Meat, or meat and offal.</strong> Beef is 0201 plus 0202. For 2021, 2.33 Mt is beef and 2.36 Mt is beef with offal. In pork the gap is wider: 780,000 t of meat and 920,000 t of offal in January–September 2025. Add them and the total more than doubles.</li>
<li><strong>Product weight.</strong> Chinese tonnes are as shipped, never carcase equivalent.</li>
<li><strong>Dollars or yuan.</strong> Year-on-year changes in value differ by the move in the exchange rate.</li>
<li><strong>Subtracting year-to-date totals.</strong> This month’s cumulative less last month’s gives the month plus any revision of earlier months, which may not be the month as published.</li>
</ol>
<h2>A five-minute audit</h2>
<p>One source printed for the first quarter of 2025: 681,600 t, USD 3,847m, USD 5,116/t. Multiply tonnes by unit value and you get USD 3,487m. Two digits changed places. Any two of quantity, value and unit value test the third, and the test catches the commonest error in this trade.</p>
<p>Then add up. January–February 2025 was 468,000 t and March 213,143 t; together 681,143 t, against 681,600 t for the quarter. A few hundred tonnes is rounding or revision. Tens of thousands would mean that two scopes had been mixed.</p>
<p>After that, the <a href="/BTCData">charts</a>. Every title there carries its scope, and demonstration data is marked as such.</p>
<p>Sources: GACC monthly releases and online query, some figures as quoted in the trade press; the checks are ours.</p>`,
    },
  },
  {
    id: 1009,
    section: 'trade',
    access: 'free',
    publishedAt: '2026-09-03T09:10:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'beef',
    origins: ['BRA'],
    cuts: [],
    zh: {
      title: '1月没有单独的数：头两个月合并发布怎么读',
      summary: '2025年1—2月牛肉46.8万吨，比上年少约11.5%；扣掉闰日，按天算少10.0%。图上的2月尖峰是假的。',
      body: `<p>2025年1—2月中国进口牛肉{{import/TOTAL@2025-YTD02}}。把它当成2月一个月的数画进图里，会得到一根历史最高的柱子；当成两个月平均，每月23.4万吨，比2024年12月的27.2万吨还低。同一个数，两种画法，结论相反。</p>
<h2>为什么合并</h2>
<p>春节在公历1月下旬到2月中旬之间移动：2024年是2月10日，2025年1月29日，2026年2月17日。节前赶到港、节后开工，单月同比会大起大落。海关因此把1月和2月的初次数据放在3月一起发布。明细里往往还能再拆成两个月，但那已是后话，初次读数只有一个合计。</p>
<h2>三步折算</h2>
<ol>
<li><strong>和同样的两个月比。</strong>2024年1月约30.1万吨，2月约22.8万吨，合计约52.9万吨。46.8对52.9，少11.5%。</li>
<li><strong>扣掉闰日。</strong>2024年1—2月60天，2025年59天。每天8,817吨对7,932吨，少10.0%。一天之差就值1.5个百分点。</li>
<li><strong>再看一季度。</strong>2025年3月213,143吨，一季度约68.16万吨；2024年一季度77.13万吨，少11.6%。春节落在哪一周，到3月底都摊平了，这是当年第一个可以放心说的同比。</li>
</ol>
<table>
<caption>牛肉（0201＋0202，产品重量），吨</caption>
<thead><tr><th>时段</th><th>2024</th><th>2025</th><th>同比</th></tr></thead>
<tbody>
<tr><td>1—2月</td><td>约529,000</td><td>468,000</td><td>−11.5%</td></tr>
<tr><td>3月</td><td>约242,000</td><td>213,143</td><td>−12%</td></tr>
<tr><td>一季度</td><td>771,270</td><td>681,600</td><td>−11.6%</td></tr>
</tbody>
</table>
<h2>2026年多了一层</h2>
<p>2026年1—2月，仅巴西就进口{{import/BRA@2026-01..2026-02 t}}，相当于上年同期各国总量的八成。我们的读法是，这里混着三样东西：春节偏晚，节前到货期长；配额元旦起算，去年底压着一批货等元旦报关；买家赶在触线之前多报。只有第三样算得上需求，而且是从下半年预支来的。</p>
<p>因此，拿这两个月乘以6当全年，必然高估。更稳的办法是看前几年1—2月占全年多大比重：2024年18.4%，2025年16.7%。</p>
<p>本站的图在1月数未公布时留空，不补零，也不把合计平分成两根柱子。等明细拆出两个月，再一次补上。看见别处的图2月高出一倍，先读它的脚注。</p>
<p>来源：海关总署，经行业媒体转引；2024年单月为约数，比例与日均为本站计算。</p>`,
    },
    en: {
      title: 'No January on its own: reading the January–February release',
      summary:
        'January–February 2025 brought 468,000 t of beef, about 11.5% less than a year before, or 10.0% less per day. A February spike on a chart is usually two months in one bar.',
      body: `<p>China imported {{import/TOTAL@2025-YTD02}} of beef in January and February 2025. Draw that as February and it is the tallest bar on record. Halve it and each month is 234,000 t, below the {{import/TOTAL@2024-12 t}} of December 2024. One figure, two drawings, opposite stories.</p>
<h2>Why two months come as one</h2>
<p>Spring Festival wanders between late January and mid-February: 10 February in 2024, 29 January in 2025, 17 February in 2026. Cargo lands ahead of it and customs work thins out during it, so neither month compares with its namesake. Chinese customs first publishes the two together, in March. The detail may split them later, but the first reading is a sum.</p>
<h2>Three steps to a fair comparison</h2>
<ol>
<li><strong>Like with like.</strong> January 2024 was about 301,000 t and February about {{import/TOTAL@2024-02 t}}, together 529,000 t. The change is −11.5%.</li>
<li><strong>Leap day.</strong> 60 days against 59: 8,817 t a day against 7,932, a fall of 10.0%. One day was worth one and a half points.</li>
<li><strong>The quarter.</strong> By the end of March it no longer matters in which week the holiday fell. This is the first comparison of the year to quote without a footnote.</li>
</ol>
<table>
<caption>Beef, 0201 + 0202, product weight, tonnes</caption>
<thead><tr><th>Period</th><th>2024</th><th>2025</th><th>Change</th></tr></thead>
<tbody>
<tr><td>January–February</td><td>about 529,000</td><td>468,000</td><td>−11.5%</td></tr>
<tr><td>March</td><td>about 242,000</td><td>213,143</td><td>−12%</td></tr>
<tr><td>First quarter</td><td>771,270</td><td>681,600</td><td>−11.6%</td></tr>
</tbody>
</table>
<h2>2026 added a layer</h2>
<p>Entries from Brazil alone came to {{import/BRA@2026-01..2026-02 t}} in the first two months of 2026, four fifths of all origins together a year earlier. In our reading three things sit in that number. The festival was late, which left more weeks to land cargo before it. Quotas opened on 1 January, with last year’s arrivals held back for the day. And buyers filed early to stay inside the quota. Only the third is demand, and it was borrowed from the second half.</p>
<p>Multiplying by six therefore overstates the year. A steadier way is to ask what share the first two months have had: 18.4% of the total in 2024, 16.7% in 2025.</p>
<p>Our charts leave January blank until it is published. We put no zero there and do not split the sum into two equal bars. If a chart elsewhere shows February at twice its neighbours, look for the footnote first.</p>
<p>Sources: GACC, as quoted in the trade press; single months of 2024 are rounded; shares and daily rates are ours. Monthly series on the <a href="/BTCData">data page</a>.</p>`,
    },
  },
  {
    id: 1010,
    section: 'trade',
    access: 'member',
    publishedAt: '2026-10-14T08:25:00+08:00',
    headlineRank: null,
    recommended: true,
    meat: 'beef',
    origins: ['ARG', 'USA'],
    cuts: [],
    zh: {
      title: '274万、360万、390万：同一年三个进口量',
      summary: '2023年牛肉产品重量274万吨，按美国系数折胴体360万吨，按阿根廷系数390万吨。差在出肉率，不在货。',
      body: `<p>2023年中国进口牛肉{{import/TOTAL@2023}}。美国口径的供需表写360万吨，阿根廷口径写390万吨。三个数说的是同一批柜子：第一个是过磅的产品重量，后两个折成了胴体。</p>
<h2>系数就是出肉率的倒数</h2>
<p>360÷274＝1.31，390÷274＝1.42。取倒数，分别是76%和70%。意思是：前者认为平均100公斤胴体对应76公斤进口产品，后者认为是70公斤。去骨肉的出肉率大约就在七成；把带骨肉算进去，平均数会升高，系数随之下降。两家机构的分歧，主要在于把中国买的货看成多大比例去骨。</p>
<table>
<caption>2023年与2024年牛肉进口的三种写法（万吨）</caption>
<thead><tr><th>口径</th><th>系数</th><th>2023</th><th>2024</th></tr></thead>
<tbody>
<tr><td>产品重量（中国海关）</td><td>1.00</td><td>274.0</td><td>286.6</td></tr>
<tr><td>胴体重，低系数</td><td>1.31</td><td>360</td><td>375（本站折算）</td></tr>
<tr><td>胴体重，本站开关</td><td>1.40</td><td>383.6</td><td>401.3</td></tr>
<tr><td>胴体重，高系数</td><td>1.42</td><td>390</td><td>407（本站折算）</td></tr>
</tbody>
</table>
<h2>什么时候必须换算</h2>
<ul>
<li><strong>和国内产量比。</strong>中国牛肉产量按胴体统计。拿产品重量直接去比，会把进口占比低估约两成。按一个假设算给你看：产量750万吨、进口274万吨，进口占表观消费26.8%；进口折成胴体383.6万吨，占33.8%。</li>
<li><strong>和出口国的年度预测比。</strong>美国农业部的各国供需平衡表用胴体重当量，和海关数不能直接减。</li>
<li><strong>和活牛价格比。</strong>南美报的是美元/公斤胴体，CFR报的是产品。5.00美元的胴体按七成出肉，光原料就是7.14美元，还没算前后四分体的价差和副产品收入。</li>
</ul>
<h2>什么时候不要换算</h2>
<p>配额用产品重量数，不折算。巴西{{quota/BRA@2026 wt}}就是过磅的{{quota/BRA@2026 wt}}，全部发去骨肉最“划算”，发带骨肉等于拿配额运骨头。这会慢慢改变产品结构：一公斤配额能换的瘦肉越多越好。税则也按产品重量计征，CIF价、仓库出入库、柜装27吨，统统是产品重量。</p>
<p>一句话的习惯：写吨数的时候，在后面补四个字，“产品重量”或“胴体重”。本站图表默认产品重量，切到胴体重时统一乘1.40，并把系数印在标题上。单一系数肯定不精确，好处是看得见、能还原。</p>
<p>来源：海关总署；折算系数由公开的2023年数字倒推；产量750万吨为演示假设。</p>`,
    },
    en: {
      title: '2.74, 3.6 and 3.9 million tonnes: three sizes of the same beef',
      summary:
        'Chinese beef imports of 2023 were 2.74 Mt by product weight and 3.6 or 3.9 Mt as carcases. The factors differ because the assumed boning yield does.',
      body: `<p>China imported {{import/TOTAL@2023}} of beef in 2023. A balance sheet with the American factor says 3.6 Mt, one with the Argentine factor 3.9 Mt. All three describe the same containers. The first is what crossed the scale; the others have been turned back into carcases.</p>
<h2>A factor is a yield turned over</h2>
<p>Divide: 3.6 ÷ 2.74 = 1.31 and 3.9 ÷ 2.74 = 1.42. Take reciprocals: 76% and 70%. One side assumes that 100 kg of carcase make 76 kg of imported product, the other 70 kg. Boneless beef yields around seven tenths; bone-in beef pulls the average up and the factor down. The quarrel is over how much bone is in the mix.</p>
<table>
<caption>Beef imports in three conventions, million tonnes</caption>
<thead><tr><th>Convention</th><th>Factor</th><th>2023</th><th>2024</th></tr></thead>
<tbody>
<tr><td>Product weight (Chinese customs)</td><td>1.00</td><td>2.74</td><td>2.87</td></tr>
<tr><td>Carcase weight, low factor</td><td>1.31</td><td>3.60</td><td>3.75 (ours)</td></tr>
<tr><td>Carcase weight, our switch</td><td>1.40</td><td>3.84</td><td>4.01</td></tr>
<tr><td>Carcase weight, high factor</td><td>1.42</td><td>3.90</td><td>4.07 (ours)</td></tr>
</tbody>
</table>
<h2>When to convert</h2>
<ul>
<li><strong>Against domestic output.</strong> Chinese production is a carcase figure. Suppose output of 7.5 Mt, a round number for the example. Imports at 2.74 Mt look like 26.8% of supply; at 3.84 Mt they are 33.8%.</li>
<li><strong>Against annual forecasts.</strong> USDA country balances are in carcase weight equivalent. Do not subtract customs tonnes from them.</li>
<li><strong>Against cattle prices.</strong> A steer at USD 5.00/kg carcase and a 70% yield is USD 7.14/kg of boneless meat before by-product credit and before the hindquarter takes more than its share. A forequarter offer below that is not a mistake.</li>
</ul>
<h2>When to leave it alone</h2>
<p>The safeguard counts product weight. Brazil’s {{quota/BRA@2026 t}} are tonnes on the scale, so a quota filled with bone-in cuts is partly spent on bone. That is a quiet push towards boneless and leaner packs: the more meat per quota tonne, the better. Duty, CFR prices, cold-store records and the 27 t in a reefer are product weight too.</p>
<p>A habit worth having: after every tonne write “product weight” or “carcase weight”. Our <a href="/BTCData">charts</a> open in product weight. The switch multiplies by 1.40 and prints the factor in the title. A single factor cannot be exact for every mix, but it can be seen and undone.</p>
<p>Sources: GACC; factors derived from the published 2023 figures; 7.5 Mt is an assumption for the example.</p>`,
    },
  },
  {
    id: 1011,
    section: 'trade',
    access: 'member',
    publishedAt: '2026-10-27T10:05:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'beef',
    origins: [],
    cuts: [],
    zh: {
      title: '北京进口的牛肉不在北京：注册地与关区是两张图',
      summary: '注册地看谁签的合同，关区看在哪里报关，都不是在哪里吃掉。演示数据里上海关区占36%，注册地只占24%。',
      body: `<p>本站演示数据里，上海关区占牛肉进口36%，注册在上海的企业只占24%；天津关区27%，天津企业14%；注册在北京的企业占11%，北京关区小到并入“其他”。三组数没有一组算错，它们回答的是不同的问题。</p>
<h2>三个“地方”</h2>
<ul>
<li><strong>注册地</strong>：收发货人在海关注册的所在省市。回答“谁在买”。公开的在线查询能查到。</li>
<li><strong>关区</strong>：受理申报的直属海关，全国42个。回答“货从哪里进”。2018年11月启用的新查询已不再提供这个维度，如今的关区数来自个别海关的新闻稿或付费数据。</li>
<li><strong>境内目的地</strong>：报关单上填的最终使用地。最接近“在哪里吃”，但进口牛肉报关时多半还没有卖出去，填的往往是第一个冷库。</li>
</ul>
<h2>一柜货，三个答案</h2>
<p>一家北京注册的演示企业，买一柜阿根廷前腱，在天津新港报关，进静海冷库，三周后卖给西安的加工厂。注册地记北京，关区记天津，境内目的地记天津，吃掉它的人在西安。拿注册地图去找销区，会得出北京人均吃牛肉最多的结论。</p>
<table>
<caption>演示权重：关区与注册地各占牛肉进口的份额（演示数据，%）</caption>
<thead><tr><th>地区</th><th>按关区</th><th>按注册地</th><th>差</th></tr></thead>
<tbody>
<tr><td>上海</td><td>36.0</td><td>24.0</td><td>＋12.0</td></tr>
<tr><td>天津</td><td>27.0</td><td>14.0</td><td>＋13.0</td></tr>
<tr><td>北京</td><td>并入其他</td><td>11.0</td><td>—</td></tr>
<tr><td>辽宁（大连关区）</td><td>5.0</td><td>5.0</td><td>0</td></tr>
<tr><td>浙江（宁波关区）</td><td>6.0</td><td>7.0</td><td>−1.0</td></tr>
</tbody>
</table>
<p>名字相近的也不能直接对：广东一个省有广州、黄埔、深圳、拱北、汕头、湛江、江门七个关区，山东有青岛、济南两个，宁波关区和杭州关区同在浙江。</p>
<h2>各派什么用场</h2>
<p>卖方找客户，看注册地。物流商排车、冷库定价、判断查验堵不堵，看关区：2020年1—5月上海海关进口牛肉39.4万吨，均价39.4元/公斤；天津海关1—4月24.2万吨，另有猪肉30.8万吨，这样的量级直接决定春节前冷库有没有位子。看消费，两张图都不够，要配上餐饮和批发市场的价差。</p>
<p>还有一个陷阱是变更。企业把注册地从北京迁到海南，进口份额一夜搬家，货船一条航线也没改。省份图上突然的跳动，先查有没有大客户搬家，再谈消费转移。</p>
<p>来源：海关总署查询说明，上海、天津海关公开数据；份额表为演示数据。数据见<a href="/cn/BTCData">数据页</a>省份与关区两栏。</p>`,
    },
    en: {
      title: 'Beijing’s beef never sees Beijing: registration against customs district',
      summary:
        'Registration says who signed, the customs district says where it cleared, and neither says who ate it. Demonstration shares: Shanghai 36% by district, 24% by registration.',
      body: `<p>In this site’s demonstration data Shanghai Customs clears 36% of imported beef, while firms registered in Shanghai buy 24%. Tianjin has 27% and 14%. Firms registered in Beijing hold 11%, and Beijing Customs is too small to list. None of these is wrong. They answer different questions.</p>
<h2>Three kinds of place</h2>
<ul>
<li><strong>Registration</strong>: the province where the consignee is registered with customs. It says who buys. The public online query offers it.</li>
<li><strong>Customs district</strong>: the office that took the declaration, one of 42. It says where goods enter. The query opened in November 2018 dropped this dimension, so district figures now come from releases of single offices or from paid data.</li>
<li><strong>Domestic destination</strong>: the place of final use on the declaration. Nearest to “where it is eaten”, but beef is often unsold at clearance, and the field then holds the first cold store.</li>
</ul>
<h2>One box, three answers</h2>
<p>A demonstration firm registered in Beijing buys a container of Argentine shank, clears it at Tianjin, stores it there, and three weeks later sells to a processor in Xi’an. Registration: Beijing. District: Tianjin. Destination: Tianjin. Eaten in Shaanxi. Use the registration map to look for consumers and you will find that Beijing eats the most beef per head.</p>
<table>
<caption>Share of beef imports by two definitions (demonstration data, %)</caption>
<thead><tr><th>Place</th><th>By district</th><th>By registration</th><th>Difference</th></tr></thead>
<tbody>
<tr><td>Shanghai</td><td>36.0</td><td>24.0</td><td>+12.0</td></tr>
<tr><td>Tianjin</td><td>27.0</td><td>14.0</td><td>+13.0</td></tr>
<tr><td>Beijing</td><td>in other</td><td>11.0</td><td>–</td></tr>
<tr><td>Liaoning (Dalian district)</td><td>5.0</td><td>5.0</td><td>0.0</td></tr>
<tr><td>Zhejiang (Ningbo district)</td><td>6.0</td><td>7.0</td><td>−1.0</td></tr>
</tbody>
</table>
<p>Do not match by name. Guangdong alone has seven districts, from Guangzhou and Huangpu to Jiangmen. Shandong has two, and Ningbo is a district of its own beside Hangzhou.</p>
<h2>Which map for which job</h2>
<p>An exporter looking for customers wants registration. A forwarder or a cold store wants the district: Shanghai Customs took 394,000 t of beef in January–May 2020, Tianjin 242,000 t in January–April along with 308,000 t of pork, and tonnage of that order decides whether there is a pallet place before Spring Festival. For consumption neither will do without wholesale prices by city.</p>
<p>Beware of companies that move. When a large importer moves its registration from Beijing to Hainan, a province’s share moves overnight and no ship alters course. If the <a href="/BTCData">province view</a> jumps, look for a change of address before writing about a change of taste.</p>
<p>Sources: GACC query notes; published releases of Shanghai and Tianjin Customs; shares in the table are demonstration data.</p>`,
    },
  },
  {
    id: 1012,
    section: 'trade',
    access: 'member',
    publishedAt: '2026-11-10T08:50:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'beef',
    origins: ['BRA', 'ARG'],
    cuts: [],
    zh: {
      title: '巴西说发了，中国说没到：镜像数据差在哪里',
      summary: '出口国32万吨对中国38.5万吨，可能谁也没错：45天航程就能造出20%的差。五种原因逐项对账。',
      body: `<p>拿出口国数据提前看中国进口，是这一行的老办法。它有用，前提是知道差额从哪里来。下面这组演示数字里，出口国12月至2月发出32万吨，中国同期进口38.5万吨，多出20%，而货一公斤也没有少报。</p>
<h2>先扣掉航程</h2>
<table>
<caption>航程约45天时的镜像差（演示数据，万吨；当月到货取前一月与前两月装船的平均）</caption>
<thead><tr><th>月份</th><th>出口国装船</th><th>中国到货</th></tr></thead>
<tbody>
<tr><td>10月</td><td>12.0</td><td>—</td></tr>
<tr><td>11月</td><td>13.0</td><td>—</td></tr>
<tr><td>12月</td><td>15.0</td><td>12.5</td></tr>
<tr><td>次年1月</td><td>9.0</td><td>14.0</td></tr>
<tr><td>次年2月</td><td>8.0</td><td>12.0</td></tr>
<tr><td>12月至2月合计</td><td>32.0</td><td>38.5</td></tr>
</tbody>
</table>
<p>装船在年底前冲高、年后回落，到货就比装船晚一个半月见顶。比较之前把出口序列后移一到两个月，大部分差额自己消失。</p>
<h2>再查四样</h2>
<ol>
<li><strong>计价。</strong>出口按FOB，进口按CIF。运保费每吨150至250美元（本站估算），5,000美元的货天然差3%到5%。</li>
<li><strong>目的地。</strong>出口国按申报时知道的目的地登记，途中转卖、经中国香港转口的，两边国别对不上。中国按原产地统计进口。</li>
<li><strong>范围。</strong>南美通行的“牛肉出口”常把杂碎和加工品算在内，有的还折成胴体重。中国的牛肉是0201加0202，产品重量。</li>
<li><strong>修订。</strong>两边都改旧数，改的时间不同。记下取数日期。</li>
</ol>
<h2>Comtrade是谁的数</h2>
<p>常见误会：从UN Comtrade下载“中国进口”，以为是第三方核对过的。那就是中国海关报送的数，税号截到6位，滞后几个月。真正的镜像要换报告国：选巴西为报告国、出口、伙伴国中国。</p>
<p>以中国为报告国，冻去骨牛肉（020230）2019年进口71.92亿美元，2020年90.03亿美元，增25.2%；其中巴西从20.93亿增到41.75亿美元，接近翻番，阿根廷从17.52亿增到19.15亿美元。先用同一个报告国看趋势，再换报告国看差额，次序不要颠倒。</p>
<p>对账的合格线因人而异。我们的做法是：后移一个半月、同一范围、同为产品重量之后，12个月滚动差额在5%以内视为一致；超过5%，逐项写明原因；写不出原因的，两组数并列，不取平均。两个口径一平均，得出的是谁也没有报过的数。</p>
<p>来源：UN Comtrade（中国为报告国，020230，年度金额）；航程示例为演示数据。国别序列见<a href="/cn/BTCData">数据页</a>。</p>`,
    },
    en: {
      title: 'Mirror data: why exporters ship 320,000 t and China receives 385,000 t',
      summary:
        'A 45-day voyage alone can open a 20% gap over a quarter. Five causes to strike off before anyone suspects a false declaration.',
      body: `<p>Reading an exporter’s figures to see Chinese imports early is an old habit of this trade, and a good one as long as the gap can be explained. In the demonstration figures below an exporter ships 320,000 t from December to February while China receives 385,000 t, 20% more, with every kilo truthfully declared.</p>
<h2>First take out the voyage</h2>
<table>
<caption>Mirror gap with a voyage of about 45 days (demonstration figures, kt; arrivals = mean of loadings one and two months earlier)</caption>
<thead><tr><th>Month</th><th>Loaded</th><th>Arrived</th></tr></thead>
<tbody>
<tr><td>October</td><td>120</td><td>–</td></tr>
<tr><td>November</td><td>130</td><td>–</td></tr>
<tr><td>December</td><td>150</td><td>125</td></tr>
<tr><td>January</td><td>90</td><td>140</td></tr>
<tr><td>February</td><td>80</td><td>120</td></tr>
<tr><td>December–February</td><td>320</td><td>385</td></tr>
</tbody>
</table>
<p>Loadings peak in December and arrivals a month and a half later. Shift the export series by one to two months and most of the gap closes without further work.</p>
<h2>Then four more</h2>
<ol>
<li><strong>Valuation.</strong> Exports are FOB, imports CIF. Freight and insurance of USD 150–250/t (our estimate) put 3–5% on beef at USD 5,000.</li>
<li><strong>Destination.</strong> The exporter writes down the destination known at loading. Cargo resold afloat or moved through Hong Kong ends up under another country. China records imports by origin.</li>
<li><strong>Scope.</strong> “Beef exports” in South American releases often include offal and processed beef, at times in carcase weight. China’s beef is 0201 plus 0202, product weight.</li>
<li><strong>Revisions.</strong> Both sides amend old months, on different days. Note when you pulled the data.</li>
</ol>
<h2>Whose number is Comtrade’s?</h2>
<p>A common error is to download “China, imports” from UN Comtrade as though it were an outside check. It is the Chinese customs return itself, cut to six digits and some months late. The mirror appears only when the reporter is changed: Brazil reporting exports to China.</p>
<p>With China as reporter, frozen boneless beef (020230) came to USD 7,192m in 2019 and USD 9,003m in 2020, up 25.2%. Brazil’s part rose from USD 2,093m to USD 4,175m, close to double, and Argentina’s from USD 1,752m to USD 1,915m. Read the trend with one reporter first, then change the reporter to read the gap.</p>
<p>Our own tolerance: after a shift of a month and a half, with equal scope and product weight on both sides, a twelve-month gap within 5% counts as agreement. Beyond that we write the cause beside it. Where we cannot name one, both figures stand side by side. We do not average them, because the mean of two definitions is a figure nobody reported.</p>
<p>Sources: UN Comtrade (China as reporter, 020230, annual value); the voyage example is demonstration data. Series by origin are on the <a href="/BTCData">data page</a>.</p>`,
    },
  },
  {
    id: 1013,
    section: 'trade',
    access: 'member',
    publishedAt: '2026-09-22T07:55:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'pork',
    origins: [],
    cuts: [],
    zh: {
      title: '2019年猪肉进口两个总数，让2020年增幅差16个点',
      summary: '210.8万吨和200.3万吨都印过。配上2020年的不同版本，同比可以是104%，也可以是120%。引用前先记版本。',
      body: `<p>2019年中国进口了多少猪肉？行业网站上能找到两个精确到吨的答案：2,108,264吨和2,002,679吨，相差105,585吨，5.3%。第三个数约199.4万吨，见于后来的官方口径，本站尚未核到原件。2020年也有三个版本：439万、438万、430万吨。</p>
<h2>同比可以“选”出来</h2>
<p>2020年是创纪录的一年，人人要写增幅。把不同版本两两相配：</p>
<table>
<caption>2020年猪肉进口同比，取决于两端各用哪个版本（本站计算）</caption>
<thead><tr><th>2020年用</th><th>2019年用210.8万吨</th><th>2019年用200.3万吨</th><th>2019年用199.4万吨</th></tr></thead>
<tbody>
<tr><td>439万吨（初值）</td><td>108.2%</td><td>119.2%</td><td>120.2%</td></tr>
<tr><td>430.4万吨（后值）</td><td>104.1%</td><td>114.9%</td><td>115.8%</td></tr>
</tbody>
</table>
<p>最低104.1%，最高120.2%，差16.1个百分点。最坏的组合不是用旧数，是新旧混用：2020年取初值、2019年取后值，会凭空多出好几个点。</p>
<h2>数为什么会变</h2>
<ul>
<li><strong>报关单改单、撤单。</strong>退运、错报税号、短重，都会在放行之后改动当月记录。</li>
<li><strong>税号归类调整。</strong>带骨碎肉、筒骨、头蹄放进0203还是0206，一次归类更正可以搬走上万吨。</li>
<li><strong>年度定稿。</strong>海关次年对上年数据统一修正，月度快讯的简单相加从此不等于全年数。</li>
</ul>
<p>以上是统计工作的通例；2019年的两个总数具体由哪一项造成，公开资料没有说明，我们不替它编理由。</p>
<h2>引用的规矩</h2>
<ol>
<li>写清版本：“据2020年1月快讯”“据2021年修订”。只写“据海关”等于没写。</li>
<li>同比的两端用同一时点取的数。做不到，就不写小数点。</li>
<li>长序列用最新版，讲当年行情用当年版。2020年初市场看到的是210万吨上下，解释当时的价格，应当用它。</li>
<li>图上保留旧版本的点，用空心标出，不抹掉。</li>
</ol>
<p>分国别数据同样会改，好处是有出口国的统计可以对照，例如德国2020年1—5月239,637吨、美国333,445吨。总量有疑问时，用主要来源相加做下限，往往能看出是哪个版本少了一块。</p>
<p>本站每次导入都保存一个版本，旧版可查“截至某日所见”。看<a href="/cn/BTCData">数据页</a>时，页脚的更新日期和吨数一样重要。</p>
<p>来源：行业媒体转引的海关总署历次发布；同比为本站计算。</p>`,
    },
    en: {
      title: 'Two totals for 2019 pork, and 16 points of growth between them',
      summary:
        '2,108,264 t and 2,002,679 t are both in print. Paired with the versions of 2020, growth is anything from 104% to 120%. Note the vintage before quoting.',
      body: `<p>How much pork did China import in 2019? The trade press offers two answers to the tonne: 2,108,264 and 2,002,679. They differ by 105,585 t, or 5.3%. A third, about 1.994 Mt, appears as a later official figure, and we have yet to see the original. For 2020 there are 4.39, 4.38 and 4.30 Mt.</p>
<h2>Choose your growth rate</h2>
<p>2020 was the record year and everyone wrote down its growth. Pair the versions:</p>
<table>
<caption>Growth of pork imports in 2020, by the vintage used at each end (our calculation)</caption>
<thead><tr><th>2020 figure</th><th>2019 = 2.108 Mt</th><th>2019 = 2.003 Mt</th><th>2019 = 1.994 Mt</th></tr></thead>
<tbody>
<tr><td>4.390 Mt (early)</td><td>108.2%</td><td>119.2%</td><td>120.2%</td></tr>
<tr><td>4.304 Mt (later)</td><td>104.1%</td><td>114.9%</td><td>115.8%</td></tr>
</tbody>
</table>
<p>From 104.1% to 120.2% is a spread of 16.1 points. The worst pair is a mixed one: an early 2020 over a late 2019 invents several points of growth that no vintage contains.</p>
<h2>Why totals move</h2>
<ul>
<li><strong>Amended declarations.</strong> Returned cargo, a wrong tariff line or short weight changes a month after it has been published.</li>
<li><strong>Classification.</strong> Bones with meat on them, heads and feet may sit under 0203 or 0206. One correction can carry off ten thousand tonnes.</li>
<li><strong>The annual close.</strong> Customs revises the past year in one go, after which the monthly flashes no longer add up to the year.</li>
</ul>
<p>These are the usual causes. Which of them made the two totals of 2019, the public record does not say, and we will not supply a story.</p>
<h2>Rules for quoting</h2>
<ol>
<li>Name the vintage: “first release, January 2020”, “as revised in 2021”. “Customs data” names nothing.</li>
<li>Take both ends of a growth rate from data pulled on one day. If that is impossible, leave off the decimal.</li>
<li>Use the latest vintage for a long series and the first print to explain a mood. Traders in early 2020 saw a figure near 2.1 Mt; their prices belong with it.</li>
<li>Keep the old point on the chart, hollow, beside the new one.</li>
</ol>
<p>Figures by origin are revised too, but each can be held against the exporter’s own: Germany’s 239,637 t, say, or the 333,445 t of the United States for January–May 2020. When a total looks odd, add up the main origins. The sum is a floor, and it often shows which version has a piece missing.</p>
<p>This site keeps every release it imports, and earlier ones can be read “as published on” their date. On the <a href="/BTCData">data page</a> the update line in the footer matters as much as the tonnes.</p>
<p>Sources: successive GACC releases as quoted in the trade press; growth rates are ours.</p>`,
    },
  },
  {
    id: 1014,
    section: 'trade',
    access: 'free',
    publishedAt: '2026-10-30T07:20:00+08:00',
    headlineRank: null,
    recommended: true,
    meat: 'beef',
    origins: ['BRA'],
    cuts: ['fq6', 'cube_roll'],
    zh: {
      title: '单价跌4.7%，一个报价都没动：进口均价怎么读',
      summary:
        '均价是金额除以吨数，装着结构、时滞和汇率。2023年5,195、2024年4,776、2025年前9月5,236美元/吨，各说明什么。',
      body: `<p>演示一个月：80%的货是4,800美元/吨的前四分体，20%是8,000美元的眼肉，均价5,440美元。下个月两样报价都没变，只是前四分体占到88%，均价成了5,184美元，跌4.7%。标题写“进口牛肉降价”，就错了。</p>
<p>海关单价是金额除以数量。它是真金白银结算出来的数，比报盘可靠；但它不是价格，是一篮子货的平均成本，篮子每月都换。</p>
<h2>官方均价，三年三个数</h2>
<table>
<caption>牛肉进口均价（0201＋0202，CIF，美元/吨）</caption>
<thead><tr><th>时段</th><th>均价</th><th>较前一行</th></tr></thead>
<tbody>
<tr><td>2023年</td><td>5,195</td><td>—</td></tr>
<tr><td>2024年</td><td>4,776</td><td>−8.1%</td></tr>
<tr><td>2025年1—9月</td><td>5,236</td><td>＋9.6%</td></tr>
</tbody>
</table>
<p>2024年的4,776可以验算：136.9亿美元除以{{import/TOTAL@2024 wt}}。2025年前9个月，111.01亿美元除以212万吨，得5,236。这是完税前的。</p>
<h2>先滤掉三样</h2>
<ol>
<li><strong>结构。</strong>先在同一税号、同一来源里看。2023年12月，冻去骨牛肉全国均价5,028美元/吨，其中巴西4,792美元，差236美元，是产地和部位不同，不是谁卖便宜了。</li>
<li><strong>时滞。</strong>今天报关的货，价格大多在两三个月前谈定。4月的均价里装着1月的行情。拿均价验证现货，要把现货往前挪。</li>
<li><strong>币种。</strong>美元单价涨1%，人民币升1%，买家感觉不到涨价。成本测算用人民币口径。</li>
</ol>
<h2>怎样算出“纯价格”</h2>
<p>把结构固定住：用上年各来源、各税号的数量作权重，乘以本月各格单价，得到固定篮子的均价；它与实际均价之差，就是结构变化。开头的例子里，固定篮子不动，5,440还是5,440，那256美元的跌幅全是结构。</p>
<p>2026年这个区分更要紧。配额按吨数算，不按价值算，供货方有理由把配额留给值钱的部位。倘若均价走高，先看是不是前四分体让位给了后腿和眼肉；按固定篮子没有涨，就不是行情。</p>
<p>顺带一条，量小的格子不要看单价。某国某月只报了几托盘冷鲜和牛，单价两万多美元，画在线图上像一根针。我们的建议是，少于100吨的格子只看数字，不连线。</p>
<p>来源：海关总署，经行业媒体转引；80/20例为演示数据。国别单价见<a href="/cn/BTCData">数据页</a>。</p>`,
    },
    en: {
      title: 'Unit value down 4.7% with no price cut: reading the customs average',
      summary:
        'A customs unit value is money over tonnes, with mix, delay and currency inside. What USD 5,195, 4,776 and 5,236/t did and did not say.',
      body: `<p>A demonstration month: 80% forequarter at USD 4,800/t and 20% cube roll at USD 8,000 average USD 5,440. Next month neither price moves, but forequarter takes 88% of the tonnage. The average is USD 5,184, down 4.7%. “Beef gets cheaper” would be a false headline.</p>
<p>A customs unit value is value divided by weight. It rests on money that was paid, so it beats an offer for truth. It is the mean cost of a basket, though, and the basket changes every month.</p>
<h2>Three years of the official average</h2>
<table>
<caption>Mean unit value of beef imports, 0201 + 0202, CIF, USD/t</caption>
<thead><tr><th>Period</th><th>USD/t</th><th>Against the row above</th></tr></thead>
<tbody>
<tr><td>2023</td><td>5,195</td><td>–</td></tr>
<tr><td>2024</td><td>4,776</td><td>−8.1%</td></tr>
<tr><td>January–September 2025</td><td>5,236</td><td>+9.6%</td></tr>
</tbody>
</table>
<p>Both later figures can be rebuilt: USD 13,690m over 2.866 Mt, and USD 11,101m over 2.12 Mt. Both are before duty.</p>
<h2>Three filters</h2>
<ol>
<li><strong>Mix.</strong> Stay within one tariff line and one origin. Frozen boneless beef averaged USD 5,028/t in December 2023 and Brazil’s part USD 4,792. The 236 between them is cuts and origin; nobody undersold anybody.</li>
<li><strong>Delay.</strong> Most beef cleared today was priced two or three months ago. April’s average holds January’s market. To test it against spot, move spot back.</li>
<li><strong>Currency.</strong> If the dollar average gains 1% while the yuan gains 1%, the importer pays what he paid before. Cost work belongs in yuan.</li>
</ol>
<h2>Getting to a price</h2>
<p>Hold the basket still. Weight this month’s unit values, origin by tariff line, with last year’s tonnage. The gap between that average and the actual one is mix. In the opening example the fixed basket stays at 5,440, and the whole fall of 256 is mix.</p>
<p>In 2026 the distinction has teeth. The safeguard counts tonnes and ignores value, so a supplier short of quota has reason to fill it with dear cuts. If the average climbs, ask first whether forequarter has made way for hindquarter and cube roll. A rise that vanishes in the fixed basket is not a market.</p>
<p>Leave thin cells alone, too. A few pallets of chilled Wagyu from one origin can print above USD 20,000/t and stand on a line chart like a needle. Below 100 t in a month, read the figure and join no line through it; the <a href="/BTCData">data page</a> shows the tonnage beside every unit value.</p>
<p>Sources: GACC as quoted in the trade press; the 80/20 example is demonstration data.</p>`,
    },
  },
] as const satisfies readonly DemoArticle[];
