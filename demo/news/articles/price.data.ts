import type { DemoArticle } from '../demo-article.ts';

export const priceArticles = [
  {
    id: 1021,
    section: 'price',
    access: 'free',
    publishedAt: '2026-11-20T17:40:00+08:00',
    headlineRank: 2,
    recommended: false,
    meat: 'beef',
    origins: ['BRA', 'AUS'],
    cuts: [],
    zh: {
      title: '6,000美元到{{landed/BRA/6000@2026-11-20 bare}}元：一公斤完税成本逐项算',
      summary:
        '同样是CIF 6,000美元/吨，配额内{{landed/BRA/6000@2026-11-20}}，配额外{{landed/BRA/6000/over@2026-11-20 bare}}元，零关税{{landed/AUS/6000@2026-11-20 bare}}元。差别全在关税一行，其余几行决定毛利。',
      body: `<p>CIF 6,000美元/吨的冻去骨牛肉，按2026年11月20日汇率{{rate/USD@2026-11-20 bare}}、关税{{duty/BRA@2026-11-20}}、增值税9%计算，再加港口与冷库费用{{landed/BRA/6000@2026-11-20 port bare}}元/公斤，完税成本是{{landed/BRA/6000@2026-11-20}}。国别配额用满后，从第3日起（用满当日算第1日）加征{{duty/BRA@2026-11-20 surcharge bare}}个百分点，同一箱货变成{{landed/BRA/6000/over@2026-11-20}}。价格、汇率和港口费用是演示数据，税率见文末；换一个价格、换一天，都可以在<a href="/cn/BTCPrice/LandedCost">完税成本页</a>自己算。</p>
<h2>六行算式</h2>
<table>
<caption>完税成本逐项计算，元/公斤（演示数据：CIF 6,000美元/吨，2026年11月20日汇率）</caption>
<thead><tr><th>项目</th><th>零关税</th><th>配额内</th><th>配额外</th></tr></thead>
<tbody>
<tr><td>完税价格（CIF×汇率÷1,000）</td><td>{{landed/AUS/6000@2026-11-20 goods bare}}</td><td>{{landed/BRA/6000@2026-11-20 goods bare}}</td><td>{{landed/BRA/6000/over@2026-11-20 goods bare}}</td></tr>
<tr><td>关税</td><td>{{landed/AUS/6000@2026-11-20 duty bare}}</td><td>{{landed/BRA/6000@2026-11-20 duty bare}}</td><td>{{landed/BRA/6000/over@2026-11-20 duty bare}}</td></tr>
<tr><td>增值税计税基础</td><td>{{landed/AUS/6000@2026-11-20 base bare}}</td><td>{{landed/BRA/6000@2026-11-20 base bare}}</td><td>{{landed/BRA/6000/over@2026-11-20 base bare}}</td></tr>
<tr><td>进口增值税</td><td>{{landed/AUS/6000@2026-11-20 vat bare}}</td><td>{{landed/BRA/6000@2026-11-20 vat bare}}</td><td>{{landed/BRA/6000/over@2026-11-20 vat bare}}</td></tr>
<tr><td>港口、报关、冷库</td><td>{{landed/AUS/6000@2026-11-20 port bare}}</td><td>{{landed/BRA/6000@2026-11-20 port bare}}</td><td>{{landed/BRA/6000/over@2026-11-20 port bare}}</td></tr>
<tr><td>完税成本（冷库出库，含税）</td><td>{{landed/AUS/6000@2026-11-20 cost bare}}</td><td>{{landed/BRA/6000@2026-11-20 cost bare}}</td><td>{{landed/BRA/6000/over@2026-11-20 cost bare}}</td></tr>
</tbody>
</table>
<p>增值税以“完税价格加关税”为基础，关税每多收1元，增值税跟着多9分。加征的这一段单看关税是每公斤{{landed/BRA/6000/over@2026-11-20 - landed/BRA/6000@2026-11-20 duty abs bare}}元，连同它带来的增值税是{{landed/BRA/6000/over@2026-11-20 - landed/BRA/6000@2026-11-20 abs bare}}元，多出的{{landed/BRA/6000/over@2026-11-20 - landed/BRA/6000@2026-11-20 vat abs bare}}元就是加征税带来的增值税。</p>
<h2>两个便于心算的系数</h2>
<p>按这一天的汇率，配额内CIF每动100美元，完税成本动{{landed/BRA/6100@2026-11-20 - landed/BRA/6000@2026-11-20 abs bare}}元/公斤；配额外是{{landed/BRA/6100/over@2026-11-20 - landed/BRA/6000/over@2026-11-20 abs bare}}元。汇率每动0.1，6,000美元的货配额内动0.73元。人民币走弱的几周里报价没动而成本上去了，原因多半在这里。</p>
<p>拿CFR报价来算，先补保险费。海关完税价格按CIF口径审定，保险费无法确定时，按货价加运费之和的3‰估算：CFR 6,000美元要补18美元，折{{landed/BRA/6018@2026-11-20 - landed/BRA/6000@2026-11-20 abs bare}}元/公斤。本站价格页与市场周报把CFR当作CIF折算，不另加这一笔。</p>
<h2>港口与冷库那一行有什么</h2>
<p>一个27吨的40尺冷柜，1元/公斤合2.7万元。本站估算的分法是：码头与插电约8,000元，报关、查验、消毒约4,000元，短驳约3,000元，冷库进出及首月仓储约9,000元，代理与杂费约3,000元。碰上查验滞港十天，插电和滞箱费会让这一行明显变大。</p>
<p>算式里没有三样东西：资金利息、损耗、客户账期。货值按年息5%占用75天，利息约合货值的1%；短重0.3%，成本就少收回0.3%。毛利按每公斤几角钱计的部位，这两项足以把“赚”改成“平”。</p>
<p>另一处常被混淆的是增值税。一般纳税人取得海关缴款书可以抵扣{{landed/BRA/6000@2026-11-20 vat bare}}元，企业账上的成本是不含税的；可现货报价通常含税。拿含税现货去比不含税成本，等于凭空多算近一成毛利。两边口径先对齐，再看<a href="/cn/BTCPrice">报价页</a>的价差。</p>
<p><em>依据：进口肉类增值税9%、冻去骨牛肉（02023000）最惠国税率12%、澳大利亚与新西兰零关税，均为现行税则口径；用满后加征、按进境申报累计、当年不结转，见商务部2026—2028年牛肉保障措施公告。</em></p>`,
    },
    en: {
      title: 'From USD 6,000 to {{landed/BRA/6000@2026-11-20}}: landed beef cost, line by line',
      summary:
        'At CIF USD 6,000/t the same box costs {{landed/BRA/6000@2026-11-20}} within quota, {{landed/BRA/6000/over@2026-11-20 bare}} over quota and {{landed/AUS/6000@2026-11-20 bare}} duty-free. One line makes the gap; the small lines make the margin.',
      body: `<p>A tonne of frozen boneless beef at USD 6,000 CIF costs {{landed/BRA/6000@2026-11-20}} ex cold store, duty and VAT paid: the rate of 20 November 2026, {{rate/USD@2026-11-20 bare}}, duty {{duty/BRA@2026-11-20}}, VAT 9%, and CNY {{landed/BRA/6000@2026-11-20 port bare}}/kg for port and cold store. From the third day after its origin has used up its country quota, the day itself counting as the first, {{duty/BRA@2026-11-20 surcharge bare}} points of safeguard duty turn the same box into {{landed/BRA/6000/over@2026-11-20}}. Price, exchange rate and port cost are demonstration figures; the duty rates are not. Any other price or day can be worked out on the <a href="/BTCPrice/LandedCost">landed-cost page</a>.</p>
<h2>Six lines</h2>
<table>
<caption>Landed cost, CNY/kg (demonstration: CIF USD 6,000/t, rate of 20 November 2026)</caption>
<thead><tr><th>Line</th><th>Duty-free</th><th>Within quota</th><th>Over quota</th></tr></thead>
<tbody>
<tr><td>Customs value (CIF × rate ÷ 1,000)</td><td>{{landed/AUS/6000@2026-11-20 goods bare}}</td><td>{{landed/BRA/6000@2026-11-20 goods bare}}</td><td>{{landed/BRA/6000/over@2026-11-20 goods bare}}</td></tr>
<tr><td>Import duty</td><td>{{landed/AUS/6000@2026-11-20 duty bare}}</td><td>{{landed/BRA/6000@2026-11-20 duty bare}}</td><td>{{landed/BRA/6000/over@2026-11-20 duty bare}}</td></tr>
<tr><td>Base for VAT</td><td>{{landed/AUS/6000@2026-11-20 base bare}}</td><td>{{landed/BRA/6000@2026-11-20 base bare}}</td><td>{{landed/BRA/6000/over@2026-11-20 base bare}}</td></tr>
<tr><td>Import VAT</td><td>{{landed/AUS/6000@2026-11-20 vat bare}}</td><td>{{landed/BRA/6000@2026-11-20 vat bare}}</td><td>{{landed/BRA/6000/over@2026-11-20 vat bare}}</td></tr>
<tr><td>Port, clearance, cold store</td><td>{{landed/AUS/6000@2026-11-20 port bare}}</td><td>{{landed/BRA/6000@2026-11-20 port bare}}</td><td>{{landed/BRA/6000/over@2026-11-20 port bare}}</td></tr>
<tr><td>Ex cold store, duty and VAT paid</td><td>{{landed/AUS/6000@2026-11-20 cost bare}}</td><td>{{landed/BRA/6000@2026-11-20 cost bare}}</td><td>{{landed/BRA/6000/over@2026-11-20 cost bare}}</td></tr>
</tbody>
</table>
<p>VAT is charged on value plus duty, so every yuan of duty drags nine fen of VAT behind it. The surcharge alone is CNY {{landed/BRA/6000/over@2026-11-20 - landed/BRA/6000@2026-11-20 duty abs bare}}; with the VAT on top of it the buyer pays {{landed/BRA/6000/over@2026-11-20 - landed/BRA/6000@2026-11-20 abs bare}}.</p>
<h2>Two numbers for the back of the envelope</h2>
<p>At that day’s rate, USD 100/t on the offer moves landed cost by CNY {{landed/BRA/6100@2026-11-20 - landed/BRA/6000@2026-11-20 abs bare}}/kg within quota and by {{landed/BRA/6100/over@2026-11-20 - landed/BRA/6000/over@2026-11-20 abs bare}} over it. A change of 0.1 in the exchange rate is worth CNY 0.73/kg on this cargo, which explains the weeks when no exporter has moved and Shanghai still raises its asking price.</p>
<p>Starting from CFR, add insurance first. Chinese customs values goods on a CIF basis, and where the premium cannot be established it takes 0.3% of cost plus freight: USD 18 on a CFR price of 6,000, or CNY {{landed/BRA/6018@2026-11-20 - landed/BRA/6000@2026-11-20 abs bare}}/kg. Our price pages and weekly market report treat CFR as CIF and leave this out.</p>
<h2>What hides in the port line</h2>
<p>On a 27 t reefer, CNY 1/kg is CNY 27,000. Our estimate of the split: terminal and plug-in 8,000; declaration, inspection and disinfection 4,000; haulage 3,000; cold store in, out and the first month 9,000; agency and sundries 3,000. Ten days waiting for an inspection slot, with plug-in and detention running, can double this line.</p>
<p>Three costs are missing from the sum. Financing: 75 days at 5% a year cost about 1% of the value. Shrink: with 0.3% short weight, 0.3% of the cost is not recovered. And the credit given to the customer. On cuts that trade for a few jiao of margin, the first two alone can take a profit to nil.</p>
<p>VAT is the other trap. A general VAT payer recovers the {{landed/BRA/6000@2026-11-20 vat bare}} against the customs payment certificate, so the books show cost without tax, while spot quotations usually include it. Set a quotation with VAT against a cost without it and you conjure up a margin of about 9% that nobody earns. Put both on one basis before reading the spread on the <a href="/BTCPrice">price page</a>.</p>
<p><em>Basis: 9% VAT on meat, 12% MFN duty on 02023000 and zero for Australia and New Zealand are tariff-schedule rates; the surcharge over the country quota, counted on the entry and not carried over, is from MOFCOM’s 2026–2028 beef safeguard announcement.</em></p>`,
    },
  },
  {
    id: 1022,
    section: 'price',
    access: 'free',
    publishedAt: '2026-08-05T08:10:00+08:00',
    headlineRank: null,
    recommended: true,
    meat: 'beef',
    origins: ['BRA', 'URY'],
    cuts: [],
    zh: {
      title: '期货、半期货、现货：一箱牛肉的三个价',
      summary: '行话里的“期货”是没到港的远期货，和交易所无关。三种价单位、税、风险都不同，换算成同一口径才能比。',
      body: `<p>上海一家贸易商说“前六件期货{{quote/BRA/fq6/forward@2026-07-31 bare}}、现货{{quote/BRA/fq6/spot/shanghai@2026-07-31 bare}}”，听着像两个市场，其实是同一种货：前一个是美元/吨、CFR、没交税、还没装船；后一个是元/公斤、含税、冷库提货。按2026年7月31日的汇率和配额内税率折算，期货完税成本{{landed/BRA/fq6/forward@2026-07-31 bare}}元，现货比它{{spread/BRA/fq6/shanghai@2026-07-31 ? 高#元 | 低#元 | 不多也不少}}。以上均为演示数据。</p>
<h2>货在哪里，决定叫什么</h2>
<table>
<caption>三种市场类型的区别</caption>
<thead><tr><th>类型</th><th>货在哪里</th><th>常用单位</th><th>税</th><th>买方承担的主要风险</th></tr></thead>
<tbody>
<tr><td>期货</td><td>未生产或未装船</td><td>美元/吨，CFR或CIF</td><td>未税</td><td>装期、汇率、停厂、配额余量、到港行情</td></tr>
<tr><td>半期货（在途、路货）</td><td>已装船，一般30天内到港</td><td>美元/吨，或到港完税后元/公斤</td><td>两种都有</td><td>到港日、查验、短期行情</td></tr>
<tr><td>现货</td><td>已清关，在国内冷库</td><td>元/公斤，自提</td><td>多为含税</td><td>品质、日期、客户账期</td></tr>
</tbody>
</table>
<p>三者的价差各有来由。期货便宜，因为买方要等六到十周、垫三成定金、承担政策变化；半期货的生产日期和船名已定，能判断赶不赶得上年底配额；现货最贵，买的是确定性。</p>
<h2>“期货”为什么容易误会</h2>
<p>进口牛肉在国内没有可交割的期货合约。业内说的“期货”是一份商业合同：没有保证金每日结算，没有标准仓单，也没有交易所做中央对手方。工厂迟装一个月，买方能找的只有合同和单证。真正在交易所里的是另外几样：芝加哥的活牛，巴西B3的肥牛，大连的生猪。它们报的是活畜，可以作方向参考，跟完税成本之间还隔着屠宰、分割、海运和税。</p>
<p>英文读者看到“期货”译成futures时尤其要小心。本站英文版把它写作forward，半期货写作afloat。</p>
<h2>换成一个口径再比</h2>
<p>照同一天的价差，货要是今天就到，{{spread/BRA/fq6/shanghai@2026-07-31 ? 每公斤毛利#元 | 每公斤亏#元 | 不赚不亏}}。可期货八周后才到，所以还要问三件事：八周后的现货还在不在这个价，到港申报时国别配额还剩多少，汇率锁没锁。</p>
<p>配额这一条在2026年变得最重要。保障措施按进口申报累计（商务部公告），期货合同签在三月、货到在十一月，用的是十一月的余量。合同里写明加征的55个百分点由谁承担，比多砍50美元有用：配额内50美元值{{landed/BRA/6050@2026-07-31 - landed/BRA/6000@2026-07-31 abs bare}}元，加征则是{{landed/BRA/6000/over@2026-07-31 - landed/BRA/6000@2026-07-31 abs bare}}元。</p>
<p>看<a href="/cn/BTCPrice">价格页</a>时先选市场类型，再选产地和部位。同一张图上混放三种价，线会交叉，结论会错。</p>`,
    },
    en: {
      title: 'Forward, afloat, spot: three prices for one box of beef',
      summary:
        'What the Chinese trade calls 期货 is meat not yet shipped, not an exchange contract. Unit, tax and risk differ in each market; convert before comparing.',
      body: `<p>A Shanghai trader who says “forequarter 6-cut futures {{quote/BRA/fq6/forward@2026-07-31 bare}}, spot {{quote/BRA/fq6/spot/shanghai@2026-07-31 bare}}” is talking about one product. The first is USD/t, CFR, before duty and VAT, not yet loaded. The second is CNY/kg, VAT included, ex cold store. At the rate of 31 July 2026 and duty within the quota the forward price costs CNY {{landed/BRA/fq6/forward@2026-07-31 bare}}/kg, so spot stands {{spread/BRA/fq6/shanghai@2026-07-31 ? CNY # above it | CNY # below it | level with it}}. All of these are demonstration figures.</p>
<h2>The word follows the cargo</h2>
<table>
<caption>Three market types in imported beef</caption>
<thead><tr><th>Type</th><th>Where the meat is</th><th>Usual unit</th><th>Duty and VAT</th><th>What the buyer carries</th></tr></thead>
<tbody>
<tr><td>Forward (期货)</td><td>Not produced, or not loaded</td><td>USD/t, CFR or CIF</td><td>Excluded</td><td>Shipment month, currency, plant suspension, quota left, market on arrival</td></tr>
<tr><td>Afloat (半期货)</td><td>On the water, as a rule 30 days or less from port</td><td>USD/t, or CNY/kg duty paid on arrival</td><td>Either</td><td>Arrival date, inspection, a few weeks of market</td></tr>
<tr><td>Spot (现货)</td><td>Cleared, in a Chinese cold store</td><td>CNY/kg ex store</td><td>Mostly included</td><td>Quality, production date, customer credit</td></tr>
</tbody>
</table>
<p>The gaps between them pay for something. Forward is cheap because the buyer waits six to ten weeks, puts down something like 30% and lives with whatever the authorities decide meanwhile. Afloat cargo has a vessel and a production date, so one can judge whether it beats the end of the quota year. Spot sells certainty.</p>
<h2>Why 期货 misleads an English reader</h2>
<p>The dictionary says “futures”, and machine translation obliges. Yet no deliverable contract for imported beef exists in China. The trade’s 期货 is a private sales contract: no daily margin, no warehouse warrant, no clearing house. If the plant ships a month late, the buyer has the contract and the documents and nothing else. The exchanges list other things: live cattle in Chicago, fed cattle (BGI) on B3 in São Paulo, live hogs in Dalian. Those are animals, useful for direction, and slaughter, boning, freight and tax lie between them and a carton in Tianjin. Hence this edition says “forward”.</p>
<h2>One basis, then compare</h2>
<p>Take the gap on the day: if it arrived today, the forward purchase would {{spread/BRA/fq6/shanghai@2026-07-31 ? make CNY # a kilo | lose CNY # a kilo | break even}}. It will arrive in eight weeks, so three questions remain: will spot still be there, how much of the country quota will be left on the day of entry, and is the currency covered?</p>
<p>The second question is new in 2026 and outweighs the others. MOFCOM’s safeguard counts meat on entry. A contract signed in March for a cargo landing in November takes its chance with November’s balance. A clause saying who pays the surcharge is worth far more than another USD 50 off the price: the fifty dollars is CNY {{landed/BRA/6050@2026-07-31 - landed/BRA/6000@2026-07-31 abs bare}}/kg, the surcharge {{landed/BRA/6000/over@2026-07-31 - landed/BRA/6000@2026-07-31 abs bare}} on a USD 6,000 cargo.</p>
<p>On the <a href="/BTCPrice">price page</a>, choose the market type before the origin and the cut. Three types on one chart produce lines that cross and conclusions that do not hold.</p>`,
    },
  },
  {
    id: 1023,
    section: 'price',
    access: 'member',
    publishedAt: '2026-08-19T10:40:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'beef',
    origins: ['BRA'],
    cuts: ['fore_shank'],
    zh: {
      title: '54、56.5、60：低价、主流价、高价怎么读',
      summary: '2023年5月8日巴西前腱报54–60元，主流价56.5元。主流价比中间价低5角，信息就在这5角里。',
      body: `<p>2023年5月8日，巴西前腱现货报54–60元/公斤，主流价56.5元，比前一个周末的57.5元跌1元（OIG当日评论）。三个数各有用处：54告诉你谁急着卖，60告诉你好货能卖多少，56.5才是画走势线用的那个点。</p>
<h2>主流价不是平均数</h2>
<p>54和60的中点是57，主流价却在56.5。主流价是询价员判断成交最集中的位置，偏向哪一头，说明量压在哪一头。这里它靠近低端，意思是多数货走在57元以下，60元只属于少数工厂、少数规格。</p>
<p>区间宽度同样有话说。6元的区间是主流价的10.6%。宽度可能来自货的差别，例如牛种、修割、抄码还是定装、生产日期；也可能来自卖方分歧。先问前者，再谈后者。同一厂号、同一规格还能拉出10%，那才是市场在找方向。</p>
<table>
<caption>三种形态与读法（前一行为OIG 2023年5月8日，后两行为演示数据）</caption>
<thead><tr><th>低</th><th>主流</th><th>高</th><th>宽度占主流价</th><th>读法</th></tr></thead>
<tbody>
<tr><td>54.0</td><td>56.5</td><td>60.0</td><td>10.6%</td><td>量在低端，品牌货撑住高端</td></tr>
<tr><td>55.5</td><td>56.5</td><td>57.0</td><td>2.7%</td><td>看法一致，跟行就市</td></tr>
<tr><td>52.0</td><td>56.5</td><td>57.0</td><td>8.8%</td><td>有人甩货，主流还没跟</td></tr>
</tbody>
</table>
<h2>跌1元是跌多少</h2>
<p>1÷57.5=1.7%。看一周变化时，先确认比的是哪一天：报价多在工作日更新，“比上周”可能是七天前，也可能是上一个有报价的日子。节后第一周尤其如此，中间可能隔着十几天。</p>
<p>第三种形态最值得盯。低价先跌4元、主流不动，通常有两种解释：一是某位持货人要回款，货清完价就回来；二是低价货才是新的成交价，主流价晚一到两周补跌。分辨的办法是看低端有没有第二家、第三家。本站在价格旁标出样本数，少于三个的不进指数，没有新报价的最多沿用两周并加标记，原因就在此。</p>
<h2>报价、还盘、成交</h2>
<p>区间通常由报价构成，成交多落在报价之下。行情向上时两者贴得近，向下时拉开。只有报价、没有成交的周，主流价要打个问号。要把主流价用进合同，写清三件事：取哪天、取哪一档、口径含税与否。写“参考市场价”四个字，纠纷时各有各的市场。</p>
<p>在<a href="/cn/BTCPrice">报价页</a>点开任意一行，可以看到主流价的历史线和上下限的阴影带。带子变宽而线不动，往往是行情要变的先兆。</p>`,
    },
    en: {
      title: 'Low 54, mainstream 56.5, high 60: how to read a spot quote',
      summary:
        'Brazilian fore shank on 8 May 2023 was quoted at CNY 54–60/kg with a mainstream price of 56.5. The half-yuan below the midpoint is the news.',
      body: `<p>On 8 May 2023 Brazilian fore shank was quoted on the Chinese spot market at CNY 54–60/kg, with a mainstream price of 56.5, one yuan down from 57.5 the previous weekend (OIG, daily commentary). Each figure has its own job. The 54 shows who needs to sell, the 60 what the best plants can ask, and the 56.5 is the point that belongs on a chart.</p>
<h2>Mainstream is not the mean</h2>
<p>The midpoint of 54 and 60 is 57. The mainstream price (主流价) is a judgement: the level at which the reporter believes most of the volume changes hands. When it sits below the midpoint, weight lies at the low end, and 60 belongs to a few plants and specifications.</p>
<p>Width speaks too. Six yuan is 10.6% of the mainstream price. It may come from the goods, since sex, trim, catch or fixed weight and production date all move a shank, or from sellers who disagree. Ask about the goods first. If one plant number and one specification still spread by a tenth, the market is looking for its level.</p>
<table>
<caption>Three shapes (first row OIG, 8 May 2023; the other two are demonstration figures), CNY/kg</caption>
<thead><tr><th>Low</th><th>Mainstream</th><th>High</th><th>Width, % of mainstream</th><th>Reading</th></tr></thead>
<tbody>
<tr><td>54.0</td><td>56.5</td><td>60.0</td><td>10.6</td><td>Volume at the low end, named brands hold the top</td></tr>
<tr><td>55.5</td><td>56.5</td><td>57.0</td><td>2.7</td><td>Sellers agree; deals at market</td></tr>
<tr><td>52.0</td><td>56.5</td><td>57.0</td><td>8.8</td><td>Somebody is dumping; the rest have not followed</td></tr>
</tbody>
</table>
<h2>A yuan down from what?</h2>
<p>One yuan on 57.5 is 1.7%. Check which day it is measured against. “w/w” may mean seven days, or the last day with a quotation, and in the first week after a long holiday those can be a fortnight apart.</p>
<p>The third shape deserves the closest watch. When the low drops four yuan and the mainstream stays, either one holder wants cash, and the price returns once his stock is gone, or the low is the new market and the mainstream will catch up a week or two later. The test is whether a second and a third seller appear at the low. That is why our tables print the number of quotes, why a cell with fewer than three stays out of the index, and why a stale price is carried for two weeks at most and marked.</p>
<h2>Offer, bid, deal</h2>
<p>Ranges are mostly built from offers, and deals tend to be struck beneath them: a shade beneath in a rising market, well beneath in a falling one. A week of offers and no deals leaves the mainstream price with a question mark. Anyone who writes it into a contract should fix three things: the day, the line (low, mainstream or high), and whether it includes VAT. “Market price” on its own gives each side a market of its own choosing.</p>
<p>On the <a href="/BTCPrice">price page</a>, a click on any row opens its history, with the mainstream as a line inside the low–high band. A band that widens around a flat line is often the first sign of a move.</p>`,
    },
  },
  {
    id: 1024,
    section: 'price',
    access: 'free',
    publishedAt: '2026-09-10T09:15:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'beef',
    origins: ['BRA', 'AUS', 'URY'],
    cuts: ['trim65', 'trim80', 'trim90', 'trim95', 'flank90'],
    zh: {
      title: '90CL和90VL差在哪：碎肉按瘦肉价算账',
      summary: 'CL是化验值，VL是目测值。同报4,300美元/吨，瘦肉率90%和86%的瘦肉成本差222美元。',
      body: `<p>CL是chemical lean，化学瘦肉率，抽样化验脂肪后得出；VL是visual lean，目视瘦肉率，靠眼睛看红白比例。两者写出来都是“90”，合同效力不同：CL货化验不到90，买方有索赔依据；VL货化验不到90，卖方可以说“当时看着就是90”。</p>
<h2>每个点值多少钱</h2>
<p>2025年3月，巴西腹肉90VL对华报4,300美元/吨CFR（World Beef Report第1624期）。若真有90%的瘦肉，折每吨瘦肉4,300÷0.90=4,778美元；化验出来只有86%，就是4,300÷0.86=5,000美元，差222美元，脂肪只当零元计。4个点的差距是演示数据，工厂、部位、修割不同，实际偏差可大可小。</p>
<table>
<caption>报价4,300美元/吨时，不同瘦肉率的瘦肉成本（脂肪按零元计，演示计算）</caption>
<thead><tr><th>实测瘦肉率</th><th>每吨瘦肉，美元</th><th>比90%多付，美元</th></tr></thead>
<tbody>
<tr><td>92%</td><td>4,674</td><td>−104</td></tr>
<tr><td>90%</td><td>4,778</td><td>0</td></tr>
<tr><td>88%</td><td>4,886</td><td>109</td></tr>
<tr><td>86%</td><td>5,000</td><td>222</td></tr>
<tr><td>84%</td><td>5,119</td><td>341</td></tr>
</tbody>
</table>
<p>目测看得到皮下脂肪和肌间脂肪，看不到肌肉里的脂肪。谷饲牛的大理石纹多，VL与CL的距离通常比草饲牛远；公牛肉和老母牛肉的距离近。这是经验判断，最后以化验为准。</p>
<h2>工厂为什么按CL买</h2>
<p>肉饼和肉馅厂买碎肉是为了配方。要做80%瘦肉的馅，用95CL和65CL对配：设95CL占x，95x+65（1−x）=80，x=50%，各一半。换成90CL和65CL，90x+65（1−x）=80，x=60%。若那批“90”实际是86，按六四下料出来只有86×0.6+65×0.4=77.6%，整锅肥了2.4个点，标签就不对了。</p>
<p>配方也给出了碎肉的相对价值。演示价：95CL 5,400美元、65CL 3,000美元，对半配成80的料，成本4,200美元。那么现成的80VL报4,300美元，除非省下的人工和损耗超过100美元，否则不如自己配。</p>
<h2>合同里写清四件事</h2>
<ol>
<li>CL还是VL，允许正负几个点；</li>
<li>化验由谁做，在工厂还是到港，每柜抽几箱；</li>
<li>低于约定值怎么赔：按瘦肉比例折价最省争议，例如约90实86，按86÷90结算，4,300美元结4,109美元；</li>
<li>原料部位。“腹肉90VL”和“修割碎肉90VL”瘦肉率一样，用途和价格不一样。</li>
</ol>
<p>另提一句97VL。它在报价单里常列在碎肉旁边，货却多是整块的腰脊或后腿修净肉，97说的是修割程度，不能拿去和95CL按瘦肉点数比价。2023年5月8日乌拉圭97VL现货49元/公斤（OIG），同日巴西前腱主流价56.5元，两者用途不同，排在一起只看个高低。</p>`,
    },
    en: {
      title: '90CL against 90VL: pricing trimmings by the lean they hold',
      summary:
        'CL is measured in a laboratory, VL is judged by eye. At USD 4,300/t, 90% true lean and 86% differ by USD 222 per tonne of lean meat.',
      body: `<p>CL stands for chemical lean: fat is measured in a sample and subtracted. VL stands for visual lean: somebody at the end of the boning line judges red against white. Both are written “90”, and they bind differently. A CL cargo that tests at 86 gives the buyer a claim. With VL, the seller can answer that it looked like 90 on the day.</p>
<h2>What a point is worth</h2>
<p>In March 2025 Brazilian flank 90VL was offered to China at USD 4,300/t CFR (World Beef Report 1624). If nine-tenths of it really is lean, the lean costs 4,300 ÷ 0.90 = USD 4,778/t. If the laboratory finds 86%, it costs 4,300 ÷ 0.86 = USD 5,000. The fat is valued at nothing here, and the four-point shortfall is a demonstration figure: plant, cut and trim decide the real one.</p>
<table>
<caption>Cost of lean when the offer is USD 4,300/t (fat valued at zero, demonstration)</caption>
<thead><tr><th>Lean found, %</th><th>USD per tonne of lean</th><th>Against 90%, USD</th></tr></thead>
<tbody>
<tr><td>92</td><td>4,674</td><td>−104</td></tr>
<tr><td>90</td><td>4,778</td><td>0</td></tr>
<tr><td>88</td><td>4,886</td><td>109</td></tr>
<tr><td>86</td><td>5,000</td><td>222</td></tr>
<tr><td>84</td><td>5,119</td><td>341</td></tr>
</tbody>
</table>
<p>The eye sees cover fat and seam fat. It does not see fat inside the muscle. Grain-fed trimmings with marbling therefore tend to test further below their VL than grass-fed ones, and bull or old-cow meat comes closest. That is a rule of thumb; the test decides.</p>
<h2>Why a patty plant buys CL</h2>
<p>It is filling a formula. To reach 80% lean from 95CL and 65CL, solve 95x + 65(1 − x) = 80: half and half. From 90CL and 65CL the answer is 60 : 40. If that “90” is really 86, the same 60 : 40 gives 86 × 0.6 + 65 × 0.4 = 77.6%, and the batch is 2.4 points fatter than its label.</p>
<p>The formula also prices the grades against each other. Take demonstration prices of USD 5,400 for 95CL and 3,000 for 65CL: half and half makes an 80 blend for 4,200. Ready-made 80VL at 4,300 is worth buying only if it saves USD 100 of labour and loss.</p>
<h2>Four things for the contract</h2>
<ol>
<li>CL or VL, with the tolerance in points.</li>
<li>Who tests, at the plant or on arrival, and how many cartons per container.</li>
<li>The remedy. Settling in proportion to lean starts the fewest quarrels: agreed 90, found 86, pay 86 ÷ 90, so USD 4,300 becomes 4,109.</li>
<li>The source muscle. Flank at 90VL and mixed trimmings at 90VL hold the same lean and sell to different customers.</li>
</ol>
<p>A word on 97VL. Price lists put it beside the trimmings, yet it is usually whole loin or leg muscle, and 97 describes how closely it was trimmed. Comparing it with 95CL by the point leads nowhere. Uruguayan 97VL was CNY 49/kg on the Chinese spot market on 8 May 2023, when Brazilian fore shank stood at a mainstream 56.5 (OIG): two uses, two prices, one page.</p>`,
    },
  },
  {
    id: 1025,
    section: 'price',
    access: 'member',
    publishedAt: '2026-10-14T07:45:00+08:00',
    headlineRank: null,
    recommended: true,
    meat: 'beef',
    origins: ['BRA', 'ARG'],
    cuts: ['fq6', 'fq7', 'fq8', 'cow6'],
    zh: {
      title: '六件、七件、八件套：50美元差价里藏着什么',
      summary:
        '2025年3月巴西前四分体六、七、八件套报5,350、5,300、5,250美元。每多一件均价降50美元，多出来的那件只值4,800和4,590美元。',
      body: `<p>2025年3月，巴西前四分体件套对华CFR报价依次是：六件套5,350美元/吨，七件套5,300美元，八件套5,250美元（World Beef Report第1624期）。每多装一件，均价降50美元。很多买家到这里就停了，按配额内每50美元折{{landed/BRA/5350@2026-10-14 - landed/BRA/5300@2026-10-14 abs bare}}元/公斤来取舍。真正该问的是：多出来的那一件，工厂作价多少？</p>
<h2>把边际价格算出来</h2>
<p>假设六件套每头出60公斤，第七件6公斤，第八件5公斤（演示数据，各厂不同）。总价减总价，再除以多出的重量：</p>
<table>
<caption>件套均价与新增部位的隐含价（报价为WBR 2025年3月，重量为演示数据）</caption>
<thead><tr><th>件套</th><th>累计重量，公斤</th><th>均价，美元/吨</th><th>一套货值，美元</th><th>新增部位隐含价，美元/吨</th></tr></thead>
<tbody>
<tr><td>六件</td><td>60</td><td>5,350</td><td>321.00</td><td>—</td></tr>
<tr><td>七件</td><td>66</td><td>5,300</td><td>349.80</td><td>4,800</td></tr>
<tr><td>八件</td><td>71</td><td>5,250</td><td>372.75</td><td>4,590</td></tr>
</tbody>
</table>
<p>第七件隐含价是（349.80−321.00）÷6公斤=4.80美元/公斤，第八件是22.95÷5=4.59美元/公斤。若你的渠道能把第七件单独卖到4.80美元折算的完税成本以上，七件套就比六件套划算。卖不掉，看着便宜的均价其实贵了。</p>
<p>边际价对重量很敏感。第七件若只有4公斤，64公斤×5.30美元=339.20美元，隐含价变成18.20÷4=4.55美元。所以拿到报价先要装箱单，重量比名称要紧。</p>
<h2>件套里到底有什么</h2>
<p>没有统一国标。常见的六件套由上脑、脖肉、肩肉、板腱、辣椒条、前胸一类组成，七件往往多一条腱子或去骨腩，八件再加肋条或碎腩。但同叫“六件”，有的工厂上脑与肩胛连体算一件，有的拆成两件；腱子在有的厂属于前段，在有的厂单卖。当时单卖的巴西腱子是5,250美元（同期WBR），比六件套还低100美元；没过多久行情就变了，四、五月乌拉圭腱子报到5,800–6,300美元（WBR第1631期）。腱子涨得快的时候，含不含腱子能差出一截均价。</p>
<p>阿根廷的“母牛六件套”是另一回事：以母牛为原料，2025年四、五月报5,000–5,200美元（同期WBR），部位组成也与巴西不同。两个“六件”不能横比。</p>
<h2>下单前核对五项</h2>
<ol>
<li>每件的AUS-MEAT编号或工厂自有编号，连体还是分割；</li>
<li>每套各件的重量占比，允许浮动范围；</li>
<li>缺件怎么处理：补同价部位，还是按隐含价扣款；</li>
<li>公牛、阉牛还是母牛，分柜还是混装；</li>
<li>每件是否单独贴标、单独装箱。混箱省的是工厂的工钱，费的是买方的冷库钱。</li>
</ol>
<p>件套是工厂配平一头牛的办法，从价格里看得出它多急着出掉冷门部位。六件与八件的价差突然拉大，多半说明边角部位在产地走不动了，这比均价涨跌来得早。各件单价可在<a href="/cn/BTCPrice">价格页</a>按部位对照。</p>`,
    },
    en: {
      title: 'Six, seven or eight cuts: what a USD 50 step is hiding',
      summary:
        'Brazilian forequarter sets were USD 5,350, 5,300 and 5,250 in March 2025. The average drops by 50; the added cuts are valued at only 4,800 and 4,590.',
      body: `<p>In March 2025 Brazilian boneless forequarter sets were offered to China at USD 5,350/t CFR for six cuts, 5,300 for seven and 5,250 for eight (World Beef Report 1624). Each extra cut takes 50 dollars off the average, which is CNY {{landed/BRA/5350@2026-10-14 - landed/BRA/5300@2026-10-14 abs bare}}/kg landed inside quota, and many buyers choose on that alone. The better question is what the plant is charging for the cut it has added.</p>
<h2>The marginal cut</h2>
<p>Suppose a set of six weighs 60 kg a head, the seventh cut 6 kg and the eighth 5 kg. These weights are demonstration figures; every plant has its own.</p>
<table>
<caption>Average price and implied price of the added cut (offers WBR, March 2025; weights demonstration)</caption>
<thead><tr><th>Set</th><th>Weight, kg</th><th>Average, USD/t</th><th>Value of one set, USD</th><th>Implied price of added cut, USD/t</th></tr></thead>
<tbody>
<tr><td>Six cuts</td><td>60</td><td>5,350</td><td>321.00</td><td>–</td></tr>
<tr><td>Seven cuts</td><td>66</td><td>5,300</td><td>349.80</td><td>4,800</td></tr>
<tr><td>Eight cuts</td><td>71</td><td>5,250</td><td>372.75</td><td>4,590</td></tr>
</tbody>
</table>
<p>The seventh cut costs (349.80 − 321.00) ÷ 6 = USD 4.80/kg, the eighth 22.95 ÷ 5 = 4.59. A buyer with an outlet for the seventh at better than the landed equivalent of 4.80 should take the set of seven. A buyer without one pays more than the lower average suggests.</p>
<p>The answer leans hard on weight. If the seventh cut weighs 4 kg, seven cuts come to 64 kg × 5.30 = USD 339.20, and the added cut costs 18.20 ÷ 4 = 4.55. Ask for the packing list before discussing the price.</p>
<h2>What is in the set</h2>
<p>No standard says. A set of six commonly holds chuck, neck, blade, oyster blade, chuck tender and brisket; a seventh is often shin or navel, an eighth rib fingers or plate. Yet one plant counts chuck and blade joined as one cut and another splits them, and shin belongs to the set at one plant and is sold apart at the next. Shin sold alone was USD 5,250 that same month, 100 below the set of six (WBR 1624). By April and May Uruguayan shin/shank was at 5,800–6,300 (WBR 1631). When shin runs, having it inside the set or outside it is a matter of real money.</p>
<p>Argentina’s cow 6-cut set is another product: cow meat, a different list of muscles, USD 5,000–5,200 in April and May 2025 (WBR 1631). The two sixes do not compare.</p>
<h2>Before the order</h2>
<ol>
<li>An AUS-MEAT item or plant code for every piece, and whether any are joined.</li>
<li>The share of each piece in the set by weight, with tolerance.</li>
<li>The remedy for a missing piece: a substitute of equal value, or a deduction at the implied price.</li>
<li>Bull, steer or cow, and whether they are loaded apart.</li>
<li>Separate labels and cartons. Mixed cartons save the plant’s labour and spend the buyer’s cold-store money.</li>
</ol>
<p>A set is how a plant balances the carcase, and its price shows how badly the slow muscles need a home. When the step between six and eight widens, the odd cuts have stopped moving at origin. That signal comes earlier than a change in the average. Compare single cuts on the <a href="/BTCPrice">price page</a>.</p>`,
    },
  },
  {
    id: 1026,
    section: 'price',
    access: 'member',
    publishedAt: '2026-10-27T11:05:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'beef',
    origins: ['BRA', 'ARG', 'URY', 'AUS', 'USA'],
    cuts: [],
    zh: {
      title: '活牛价换成一个单位：3.82到7.74美元',
      summary: '2025年11月18日巴西3.82、美国7.74美元/公斤胴体，相差一倍。各国原始报价单位不同，换算错一步就差四成。',
      body: `<p>2025年11月18日，折成美元/公斤胴体，巴西3.82、巴拉圭4.20、南共市平均4.33、乌拉圭5.10、阿根廷5.47、澳大利亚5.50、美国7.74（World Beef Report）。巴西与美国相差一倍，对华供货的先后次序，大半写在这一行数字里。</p>
<p>难处在于没有一个国家这样报价。巴西按每@报，一个@是15公斤胴体；阿根廷按活重公斤报比索；美国按百磅活重报美元；澳大利亚按澳分/公斤，胴体、活重两套都有。</p>
<h2>四条换算式</h2>
<table>
<caption>换成美元/公斤胴体（价格、汇率均为演示数据；出肉率为本站常用估算）</caption>
<thead><tr><th>国家</th><th>原始报价</th><th>算式</th><th>结果</th></tr></thead>
<tbody>
<tr><td>巴西</td><td>320雷亚尔/@</td><td>320÷15÷5.40</td><td>3.95</td></tr>
<tr><td>美国</td><td>220美元/百磅活重</td><td>220÷45.36÷0.63</td><td>7.70</td></tr>
<tr><td>阿根廷</td><td>3,800比索/公斤活重</td><td>3,800÷0.58÷1,450</td><td>4.52</td></tr>
<tr><td>澳大利亚</td><td>850澳分/公斤胴体</td><td>850÷100×0.65</td><td>5.53</td></tr>
</tbody>
</table>
<p>最容易错的是活重与胴体。出肉率0.58的牛，活重3,800比索折胴体6,552比索；忘了除，就少算42%。澳大利亚公布的指标里，有的按胴体，有的按活重（出肉率约0.53），看图前先看单位栏。</p>
<p>第二处是汇率。阿根廷曾长期有官方与平行两套汇率，用哪一套，同一天的牛能差出几成。跨年比较时写明用的是哪一种。</p>
<h2>从活牛到箱装肉</h2>
<p>活牛是工厂的原料，出口报价是成品，中间隔着出骨率、副产品收入和加工费。粗算法：胴体价÷去骨率。按0.72的去骨率（本站估算），巴西3.82美元对应去骨肉原料成本5.31美元/公斤，即5,306美元/吨。这个数是整头牛的平均，前段部位卖在它下面，眼肉、西冷卖在它上面，副产品收入再抵掉一块加工费。</p>
<p>所以不宜拿它直接对某个部位的报价，它的用处在变化量：活牛涨0.20美元，去骨成本涨0.28美元，即每吨278美元，配额内折完税成本{{landed/BRA/5278@2026-10-27 - landed/BRA/5000@2026-10-27 abs bare}}元/公斤。工厂报价涨得比这少，要么汇率帮了忙，要么毛利在缩；涨得比这多，是在试探买方。</p>
<h2>三条读图规矩</h2>
<ul>
<li>日度、周度不混比。巴西指标每天出，乌拉圭每周出，周中比较时乌拉圭那格是旧的。</li>
<li>同一国家换了牛种（肥公牛、母牛、青年牛）等于换了一条线。澳大利亚东部青年牛指标反映补栏意愿，屠宰母牛价更贴近对华冻品。</li>
<li>本币和美元各看一遍。本币涨、美元跌，说明货币贬值比牛价涨得快，出口商仍有让价空间。</li>
</ul>
<p>本站活牛表同时列本币原价、单位、折算价和日期，折算用当日汇率。见<a href="/cn/BTCPrice">价格页</a>的活牛一栏。</p>`,
    },
    en: {
      title: 'Live cattle in one unit: from USD 3.82 in Brazil to 7.74 in the US',
      summary:
        'On 18 November 2025 US cattle cost twice as much as Brazilian per kg of carcase. Local quotes come in arrobas, pounds and live kilos; one missed step costs 40%.',
      body: `<p>On 18 November 2025, in US dollars per kilogram of carcase weight, cattle stood at 3.82 in Brazil, 4.20 in Paraguay, 4.33 for the Mercosur index, 5.10 in Uruguay, 5.47 in Argentina, 5.50 in Australia and 7.74 in the United States (World Beef Report). Twice the price from one end to the other: much of the order in which origins can sell to China is in that line.</p>
<p>No country quotes this way. Brazil quotes the arroba (@), 15 kg of carcase. Argentina quotes pesos per live kilogram, the United States dollars per hundredweight live, and Australia cents per kilogram, sometimes carcase and sometimes live.</p>
<h2>Four conversions</h2>
<table>
<caption>To USD/kg carcase weight (prices and exchange rates are demonstration figures; dressing rates are working estimates)</caption>
<thead><tr><th>Country</th><th>Local quote</th><th>Sum</th><th>USD/kg carcase</th></tr></thead>
<tbody>
<tr><td>Brazil</td><td>BRL 320/@</td><td>320 ÷ 15 ÷ 5.40</td><td>3.95</td></tr>
<tr><td>United States</td><td>USD 220/cwt live</td><td>220 ÷ 45.36 ÷ 0.63</td><td>7.70</td></tr>
<tr><td>Argentina</td><td>ARS 3,800/kg live</td><td>3,800 ÷ 0.58 ÷ 1,450</td><td>4.52</td></tr>
<tr><td>Australia</td><td>AUc 850/kg carcase</td><td>850 ÷ 100 × 0.65</td><td>5.53</td></tr>
</tbody>
</table>
<p>The commonest slip is live against carcase. With a dressing rate of 0.58, ARS 3,800 live is 6,552 on the hook; leave out the division and the figure is 42% too low. Australian series come in both forms (about 0.53 for live), so read the unit before the line. And beware of the two meanings of “cwt”: hundredweight in an American table, carcase weight in most others.</p>
<p>The second slip is the exchange rate. Argentina ran an official and a parallel rate for years, and on some days the choice between them moved the price of a steer by a large fraction. A chart that spans those years must say which it used.</p>
<h2>From the animal to the carton</h2>
<p>Between cattle and an export offer lie boning yield, by-product revenue and processing cost. A rough bridge is carcase price ÷ boneless yield. At 0.72, our estimate, Brazil’s 3.82 is USD 5.31/kg, or 5,306/t, for boneless meat averaged over the carcase. Forequarter cuts sell below it and loins above, and hides and offal pay for part of the kill.</p>
<p>So it does not check the price of one cut. It checks movement. USD 0.20 on cattle is 0.28 on boneless meat, USD 278/t, or CNY {{landed/BRA/5278@2026-10-27 - landed/BRA/5000@2026-10-27 abs bare}}/kg landed inside quota. If plants ask for less than that, the currency has helped them or their margin is shrinking. If they ask for more, they are testing the buyer.</p>
<h2>Reading rules</h2>
<ul>
<li>Do not mix frequencies. Brazil’s indicator is daily and Uruguay’s weekly, so on a Thursday Uruguay’s figure is old.</li>
<li>A change of class is a change of series. Australia’s young-cattle indicator follows restockers; the processor cow is nearer to frozen beef for China.</li>
<li>Read the local currency and the dollar. Up in reais and down in dollars means the currency fell faster than cattle rose, and the exporter still has room.</li>
</ul>
<p>The live-cattle table on the <a href="/BTCPrice">price page</a> prints the local price, its unit, the converted value and the date, at that day’s exchange rate.</p>`,
    },
  },
  {
    id: 1027,
    section: 'price',
    access: 'member',
    publishedAt: '2026-11-04T08:30:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'pork',
    origins: ['ESP', 'BRA'],
    cuts: ['no2', 'no4'],
    zh: {
      title: 'FOB、CFR、CIF与含税不含税：猪肉报价对齐',
      summary:
        'FOB 2,300美元的冻猪肉完税后21.60元；若来自适用9.8%反倾销税率的欧盟工厂，是23.49元。不含税20.5元其实是22.35元。',
      body: `<p>三家供应商报冻前腿肉：甲FOB 2,300美元，乙CFR 2,450美元，丙CIF 2,457美元。看着差157美元，按150美元/吨的海运费、3‰的保险费算，其实是同一个价。全文价格均为演示数据。</p>
<h2>三个术语差两段钱</h2>
<p>FOB只到装运港船上，CFR加海运费，CIF再加保险。2,300+150=2,450；2,450×1.003=2,457.35。海关按CIF口径审定完税价格，所以不管合同写哪个术语，算税都从2,457.35起步。</p>
<p>术语还管风险：三者的风险都在货物装上船时转移给买方。CFR和CIF的卖方付运费，但货在海上出事，损失由买方承担；CFR买方不自己投保，等于让整柜货一个半月没有保险。</p>
<h2>同一价格，两种关税</h2>
<table>
<caption>冻猪肉完税成本，元/公斤（演示数据：CIF 2,457.35美元/吨，汇率7.2，未含港口与冷库费）</caption>
<thead><tr><th>项目</th><th>一般来源，12%</th><th>欧盟某工厂，12%+9.8%</th></tr></thead>
<tbody>
<tr><td>完税价格</td><td>17.69</td><td>17.69</td></tr>
<tr><td>关税</td><td>2.12</td><td>2.12</td></tr>
<tr><td>反倾销税</td><td>0.00</td><td>1.73</td></tr>
<tr><td>增值税9%</td><td>1.78</td><td>1.94</td></tr>
<tr><td>合计</td><td>21.60</td><td>23.49</td></tr>
</tbody>
</table>
<p>欧盟猪肉及副产品的反倾销税自2025年12月17日起执行终裁税率，4.9%–19.8%，为期五年，按企业分列（商务部公告）。9.8%只是区间里取的一个演示值。反倾销税以完税价格为基数，又计入增值税的税基，所以9.8个点合每公斤1.89元。同一个西班牙，换一家工厂，成本能差出两元多：4.9%与19.8%之间相差14.9个点，17.69×14.9%×1.09=2.87元。只问“西班牙什么价”，问不出结果，要问厂号。</p>
<h2>含税与不含税</h2>
<p>现货报20.5元不含税，开票就是20.5×1.09=22.35元；报22.0元含税，折不含税20.18元。后者便宜0.32元，单看数字却像贵了1.5元。把含税价换不含税，除以1.09；有人直接乘0.91，22.0会算成20.02，每公斤错0.16元，一柜27吨错四千多元。</p>
<p>“一口价”“净价”又是一种说法，通常指卖方不再另算费用，但开不开票要问。不开票的低价，买方少了进项抵扣，并不便宜。</p>
<h2>对齐的次序</h2>
<ol>
<li>先补到CIF：FOB加运费、加保险，附加费如旺季附加、插电费问清谁付。</li>
<li>再套税率：税则号、原产地、厂号三样定税。带骨前腿（02032200）和去骨（02032900）同为12%，猪肝（02064100）是20%。</li>
<li>加港口与冷库，得含税成本。</li>
<li>最后才与含税现货价比。</li>
</ol>
<p>次序一乱，比较就没有意义。供应商愿意把FOB、运费、保险分三行写，买方就收三行，将来运费回落时有据可谈。猪肉各号肉的现货区间见<a href="/cn/ProkPrice">猪肉价格页</a>。</p>`,
    },
    en: {
      title: 'FOB, CFR, CIF, with VAT or without: comparing pork offers',
      summary:
        'Frozen pork at FOB USD 2,300/t lands at CNY 21.60/kg before port costs, or 23.49 from an EU plant on a 9.8% anti-dumping rate. All demonstration figures.',
      body: `<p>Three sellers offer frozen boneless shoulder: A at USD 2,300 FOB, B at 2,450 CFR, C at 2,457 CIF. They look USD 157 apart. With ocean freight of 150 a tonne and insurance of 0.3% they are the same offer. Prices in this article are demonstration figures.</p>
<h2>Three terms, two slices of money</h2>
<p>FOB ends on board at the port of loading. CFR adds freight: 2,300 + 150 = 2,450. CIF adds insurance: 2,450 × 1.003 = 2,457.35. Chinese customs assesses duty on a CIF basis, so the tax sum begins at 2,457.35 whatever the contract says.</p>
<p>Terms also place risk, and here the three agree: it passes when the goods are on board. Under CFR and CIF the seller pays the freight while the buyer owns the accident. A CFR buyer who takes out no cover of his own sails uninsured for six weeks.</p>
<h2>One price, two duties</h2>
<table>
<caption>Frozen pork, CNY/kg (demonstration: CIF USD 2,457.35/t, USD/CNY 7.2, before port and cold store)</caption>
<thead><tr><th>Line</th><th>MFN origin, 12%</th><th>An EU plant, 12% + 9.8%</th></tr></thead>
<tbody>
<tr><td>Customs value</td><td>17.69</td><td>17.69</td></tr>
<tr><td>Import duty</td><td>2.12</td><td>2.12</td></tr>
<tr><td>Anti-dumping duty</td><td>0.00</td><td>1.73</td></tr>
<tr><td>VAT, 9%</td><td>1.78</td><td>1.94</td></tr>
<tr><td>Total</td><td>21.60</td><td>23.49</td></tr>
</tbody>
</table>
<p>Final anti-dumping duties on EU pork and pig by-products have applied since 17 December 2025, at 4.9% to 19.8% by company, for five years (MOFCOM). The 9.8% here is only a value taken from inside that band. The duty is charged on customs value and enters the VAT base, so those 9.8 points cost CNY 1.89/kg. From the bottom of the band to the top is 14.9 points: 17.69 × 14.9% × 1.09 = CNY 2.87/kg between two plants in the same country. “What is the price of Spanish pork?” has no answer until a plant is named.</p>
<h2>With VAT or without</h2>
<p>A spot quote of CNY 20.5 without VAT is 22.35 with it. A quote of 22.0 with VAT is 20.18 without. The second is 0.32 cheaper once VAT is out of both and looks 1.5 dearer. Divide by 1.09 to take VAT out. Multiplying by 0.91, a habit in some offices, turns 22.0 into 20.02: an error of CNY 0.16/kg, some CNY 4,400 on a 27 t container.</p>
<p>“All-in price” (一口价) is a third way of quoting. It usually means the seller will add no further charges, and leaves open whether a VAT invoice comes with it. A low price without an invoice costs the buyer his input credit.</p>
<h2>The order of work</h2>
<ol>
<li>Bring everything to CIF: add freight and insurance, and ask who pays peak-season and plug-in surcharges.</li>
<li>Apply duty by tariff code, origin and plant. Bone-in shoulder (02032200) and boneless (02032900) both carry 12%; frozen liver (02064100) carries 20%.</li>
<li>Add port and cold store for a landed cost with VAT.</li>
<li>Only then compare with a spot price that includes VAT.</li>
</ol>
<p>A seller willing to show cost, freight and insurance on three lines is worth encouraging: when freight falls, there is a line to reopen. Spot ranges by cut are on the <a href="/BTCPrice?meat=pork">pork price page</a>.</p>`,
    },
  },
] as const satisfies readonly DemoArticle[];
