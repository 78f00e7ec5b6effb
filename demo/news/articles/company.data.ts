import type { DemoArticle } from '../demo-article.ts';

export const companyArticles = [
  {
    id: 1037,
    section: 'company',
    access: 'free',
    publishedAt: '2026-08-27T08:40:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'beef',
    origins: ['BRA'],
    cuts: [],
    zh: {
      title: '一柜牛肉占用145万元、84天：资金周转账',
      summary: '三成定金到客户回款要125天，加权占用84天。定金的利息很小，怕的是定金收不回来。',
      body: `<p>一柜27吨、CIF 6,000美元/吨的冻牛肉，从付定金到收回最后一笔货款，演示案例里是125天，高峰时占用145.1万元。按年息5%，资金成本16,764元，摊到每公斤0.62元。毛利以角计的生意，这一项不能留到年底再算。</p>
<h2>四笔钱，四段时间</h2>
<table>
<caption>一柜27吨牛肉的现金占用（演示数据：CIF 6,000美元/吨，汇率7.2，年息5%，第125天回款）</caption>
<thead><tr><th>付款</th><th>第几天</th><th>金额，万元</th><th>占用天数</th><th>利息，元</th></tr></thead>
<tbody>
<tr><td>定金30%</td><td>0</td><td>34.99</td><td>125</td><td>5,992</td></tr>
<tr><td>尾款70%，见副本单据</td><td>45</td><td>81.65</td><td>80</td><td>8,948</td></tr>
<tr><td>关税与进口增值税</td><td>78</td><td>25.75</td><td>47</td><td>1,658</td></tr>
<tr><td>港口、冷库等</td><td>80</td><td>2.70</td><td>45</td><td>166</td></tr>
<tr><td>合计</td><td>—</td><td>145.09</td><td>加权84</td><td>16,764</td></tr>
</tbody>
</table>
<p>节点这样排：第0天签约付定金，第30天生产装船，第45天付尾款，第75天到港，第78天缴税放行，第85到105天陆续出库，平均第95天，客户账期30天，第125天回款。为简化，销项与进项增值税的时间差没有计入。</p>
<p>84天周转一次，一年4.3次。单柜净利若是1.5%，一年对占用资金的回报是6.5%。周转天数缩一成，与毛利高一成的效果差不多；行情由不得自己，天数多半由得自己。</p>
<h2>定金真正的成本</h2>
<p>把定金从30%谈到20%，11.66万元晚付45天，省719元，每公斤不到3分。为这3分跟供应商磨半天并不划算。定金的问题在信用：工厂倒闭、停厂、装不出货，或行情大涨时对方宁愿违约，悬着的是34.99万元，折到27吨是每公斤12.96元。</p>
<p>反过来也一样。行情跌幅一旦超过30%，买方弃定金在账面上反而“合算”。卖方因此在下跌市里要高定金，在上涨市里肯让步。看定金比例的变化，可以看出卖方对行情的担心。</p>
<h2>三个可动的地方</h2>
<ol>
<li><strong>付款条件。</strong>见副本付款往往比见正本提前一周多；信用证要花开证费，好处是把“先付钱”换成“先占额度”。</li>
<li><strong>到港到放行。</strong>多等15天，145.1万元多付2,981元利息，每公斤0.11元，还不算插电和滞箱。检疫许可、单证预审做在前面，省的是这里。</li>
<li><strong>出库与账期。</strong>30天账期每柜约值6,000元利息；客户赖掉一整柜，按1.5%的净利要再做六十多柜才补得回。</li>
</ol>
<p>超配额时账要重算。税款从25.75万元变成95.68万元，高峰占用升到215万元，同样的授信能做的柜数少三分之一。银行给的额度按配额内的税算够用，超配额就会在第78天卡住。排<a href="/cn/BTCData">到港计划</a>时，把税款那一行单独列出来，比只看货值稳妥。</p>`,
    },
    en: {
      title: 'CNY 1.45 million for 84 days: the cash cycle of one container',
      summary:
        'From deposit to the last customer payment takes 125 days, 84 when weighted. The interest on the deposit is small change; losing the deposit is not.',
      body: `<p>A 27 t container of frozen beef at USD 6,000/t CIF takes 125 days from deposit to the last customer’s payment in this demonstration, and at its peak holds CNY 1.45 million. At 5% a year that costs CNY 16,764, or 0.62/kg. Where margins are counted in jiao, it is a line for the day of purchase and not for the annual accounts.</p>
<h2>Four payments</h2>
<table>
<caption>Cash tied up by one 27 t container (demonstration: USD/CNY 7.2, 5% a year, paid on day 125)</caption>
<thead><tr><th>Payment</th><th>Day</th><th>CNY</th><th>Days held</th><th>Interest, CNY</th></tr></thead>
<tbody>
<tr><td>Deposit, 30%</td><td>0</td><td>349,920</td><td>125</td><td>5,992</td></tr>
<tr><td>Balance, 70%, against copy documents</td><td>45</td><td>816,480</td><td>80</td><td>8,948</td></tr>
<tr><td>Duty and import VAT</td><td>78</td><td>257,541</td><td>47</td><td>1,658</td></tr>
<tr><td>Port and cold store</td><td>80</td><td>27,000</td><td>45</td><td>166</td></tr>
<tr><td>Total</td><td>–</td><td>1,450,941</td><td>84 weighted</td><td>16,764</td></tr>
</tbody>
</table>
<p>The calendar behind it: contract and deposit on day 0, production and loading by 30, balance on 45, arrival on 75, tax and release on 78, sales from 85 to 105 with 95 as the mean, 30 days of credit, money on 125. The lag between input and output VAT is left out.</p>
<p>Eighty-four days makes 4.3 turns a year. A net 1.5% on each turn earns 6.5% on the money. A tenth off the days does about as much for that figure as a tenth on the margin, and the days are more in a firm’s own hands.</p>
<h2>What a deposit costs</h2>
<p>Bring the deposit down from 30% to 20% and CNY 116,640 is paid 45 days later. The saving is 719, less than three fen a kilo, hardly worth a morning’s argument. The cost of a deposit lies in credit. If the plant fails, is suspended, cannot load, or prefers default in a market that has run away upwards, the buyer is chasing CNY 349,920: 12.96 for each kilo he did not receive.</p>
<p>It works in reverse as well. In a falling market a buyer may find that abandoning the deposit is cheaper than taking the goods, once the drop exceeds 30%. Sellers ask for larger deposits when they fear that and relax when prices rise, so the going rate of deposit is itself a reading of the sellers’ nerves.</p>
<h2>Where days can be won</h2>
<ol>
<li><strong>Payment term.</strong> Paying against copies rather than originals often means paying a week earlier. A letter of credit has fees and uses up a line, but it turns cash paid early into credit reserved.</li>
<li><strong>Arrival to release.</strong> Fifteen more days cost CNY 2,981 of interest, 0.11/kg, before plug-in and detention. Permits and document checks done beforehand pay off here.</li>
<li><strong>Sale and credit.</strong> Thirty days of credit to customers cost about CNY 6,000 a container. A customer who defaults on a whole container takes the net profit of more than sixty to earn back.</li>
</ol>
<p>Over quota, do the sum again. Duty and VAT rise from CNY 257,541 to 956,799, the peak reaches 2.15 million, and a bank line that carried three containers carries two. A line sized for in-quota duty runs dry on day 78. Give the tax payment a row of its own when <a href="/BTCData">arrivals</a> are planned.</p>`,
    },
  },
  {
    id: 1038,
    section: 'company',
    access: 'member',
    publishedAt: '2026-09-28T09:10:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'pork',
    origins: ['ESP', 'BRA'],
    cuts: ['no2', 'front_feet'],
    zh: {
      title: '冷库里放90天，一公斤猪肉多花六角四',
      summary: '库费与利息合计：30天0.25元，90天0.64元，180天1.22元。囤货的盈亏线不高，难的是货龄。',
      body: `<p>完税后21.60元/公斤的冻猪肉，放进冷库30天花0.25元，90天0.64元，180天1.22元。把30天当作正常周转，多放60天要现货涨0.39元，也就是1.8%，才打平。费率与利率均为演示数据：进出库60元/吨，仓储3.5元/吨·天，年息5%。</p>
<h2>库费和利息各占多少</h2>
<table>
<caption>持有成本，元/公斤（演示数据，货值：猪肉21.60、副产品12.00、牛肉53.74；四舍五入，分项与合计可差0.01）</caption>
<thead><tr><th>天数</th><th>库费</th><th>猪肉利息</th><th>猪肉合计</th><th>副产品合计</th><th>牛肉合计</th></tr></thead>
<tbody>
<tr><td>30</td><td>0.17</td><td>0.09</td><td>0.25</td><td>0.21</td><td>0.39</td></tr>
<tr><td>60</td><td>0.27</td><td>0.18</td><td>0.45</td><td>0.37</td><td>0.71</td></tr>
<tr><td>90</td><td>0.38</td><td>0.27</td><td>0.64</td><td>0.52</td><td>1.04</td></tr>
<tr><td>180</td><td>0.69</td><td>0.53</td><td>1.22</td><td>0.99</td><td>2.02</td></tr>
</tbody>
</table>
<p>库费按吨算，不看货值；利息按货值算，不看吨位。90天里，猪蹄一类副产品的库费占合计的七成二，占货值3.1%；牛肉的库费只占三成六，大头是利息。同一个库，囤副产品怕库费涨，囤牛肉怕利率和跌价。单价越低的货越不该久放。</p>
<h2>账单上还有什么</h2>
<p>报价单上的“3.5元”常常不是全部。要问清：进出库是否各收一次，分拣、倒垛、缠膜、贴标如何计价，按实重还是按板位，不足一月是否按月收，装卸等待算谁的。一柜货如果按六个品名、二十个生产日期分垛，板位数能多出三成，按板位收费的库账单就多三成。</p>
<p>损耗也要进账。冻品在库失重主要是风干，包装破损的更快；盘点差0.2%，21.60元的货是0.04元，与十几天库费相当。</p>
<h2>货龄才是硬约束</h2>
<p>冻肉保质期常标24个月，从生产日期起算。船上45天、清关两周，入库时已去掉两个月。加工厂收货多要求剩余一半以上，有的要三分之二。也就是说，24个月的货，真正好卖的窗口常在生产后八到十二个月之内；过了线，价格折让一次就是几角到一元，抵得上全部库费（本站估算）。先进先出不够，要按到期日先出。</p>
<h2>保税库值不值</h2>
<p>保税库可以把税推迟到出库时交。猪肉每公斤税款3.91元，推迟60天省利息0.03元；保税库若每吨每天贵1元，60天多付0.06元，不划算。超配额牛肉每公斤税款35.44元，推迟60天省0.29元，就划算了。至于保税货物何时计入国别配额，以海关口径为准，不能自己推定。</p>
<p>最后一笔是国储。储备投放会在短时间里加出一批冻猪肉，其中的轮换货货龄偏长、价格偏低，对规格相近的冻肉冲击最直接。囤货之前，把有没有投放预告列进检查单。各部位价格走势见<a href="/cn/ProkPrice">猪肉价格页</a>。</p>`,
    },
    en: {
      title: 'Ninety days in a cold store add CNY 0.64 to a kilo of pork',
      summary:
        'Storage and interest together: CNY 0.25/kg after 30 days, 0.64 after 90, 1.22 after 180. The break-even is low; age is what spoils the plan.',
      body: `<p>Frozen pork landed at CNY 21.60/kg costs another 0.25 after 30 days in a cold store, 0.64 after 90 and 1.22 after 180. If 30 days is normal, holding for 60 more needs a rise of CNY 0.39, or 1.8%, to break even. Rates are demonstration figures: CNY 60/t in and out, 3.5/t a day, money at 5% a year.</p>
<h2>Rent and interest</h2>
<table>
<caption>Cost of holding, CNY/kg (demonstration; goods valued at 21.60 for pork, 12.00 for offal, 53.74 for beef; rounding may leave 0.01 between parts and total)</caption>
<thead><tr><th>Days</th><th>Storage</th><th>Interest, pork</th><th>Pork, total</th><th>Offal, total</th><th>Beef, total</th></tr></thead>
<tbody>
<tr><td>30</td><td>0.17</td><td>0.09</td><td>0.25</td><td>0.21</td><td>0.39</td></tr>
<tr><td>60</td><td>0.27</td><td>0.18</td><td>0.45</td><td>0.37</td><td>0.71</td></tr>
<tr><td>90</td><td>0.38</td><td>0.27</td><td>0.64</td><td>0.52</td><td>1.04</td></tr>
<tr><td>180</td><td>0.69</td><td>0.53</td><td>1.22</td><td>0.99</td><td>2.02</td></tr>
</tbody>
</table>
<p>Storage is charged by the tonne and ignores value. Interest follows value and ignores tonnes. Over 90 days storage is 72% of the cost of holding feet and similar offal, and 3.1% of what the goods are worth; for beef it is 36%, and interest is the larger part. In one building the holder of offal fears the rent and the holder of beef fears the bank. The cheaper the product, the shorter it should stay.</p>
<h2>Below the headline rate</h2>
<p>CNY 3.5 is seldom the whole bill. Ask whether in and out are charged separately, how sorting, restacking, wrapping and labelling are priced, whether the meter counts weight or pallet places, whether a part month counts as a month, and who pays for a waiting truck. A container that splits into six items and twenty production dates can need 30% more pallet places, and a store that charges by the place will bill 30% more.</p>
<p>Shrink belongs in the sum too. Frozen meat dries, faster where a carton is torn. A stock difference of 0.2% on CNY 21.60 is 0.04, as much as twelve days of rent.</p>
<h2>Age is the hard limit</h2>
<p>Frozen meat usually carries 24 months, counted from production. Forty-five days at sea and a fortnight of clearance take two of them before it is stored. Many processors want half the life left, some two-thirds, so the comfortable window for a 24-month product closes eight to twelve months after production. Past that line one discount of several jiao to a yuan outweighs all the rent paid (our estimate). First in, first out is not enough: move by expiry date.</p>
<h2>When bonded storage pays</h2>
<p>A bonded store defers tax until release. On this pork the tax is CNY 3.91/kg, and deferring it for 60 days saves 0.03. If the bonded store costs CNY 1/t a day more, the extra rent is 0.06, and the idea fails. On over-quota beef the tax is 35.44 and 60 days save 0.29, so it works. When bonded beef counts against a country quota is for customs to say and not for the owner to infer.</p>
<p>Then there is the state reserve. A release puts frozen pork on the market in a short time, and rotation stock, being older and cheaper, presses hardest on frozen cuts of like specification. Before filling a store, look for an announced release. Prices by cut are on the <a href="/BTCPrice?meat=pork">pork price page</a>.</p>`,
    },
  },
  {
    id: 1039,
    section: 'company',
    access: 'member',
    publishedAt: '2026-10-30T08:00:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'pork',
    origins: ['ESP', 'BRA', 'CAN', 'CHL'],
    cuts: [],
    zh: {
      title: '便宜40美元的供应商，算完反而贵11.5美元',
      summary: '把单证差错、短重按概率摊进单价，2,360美元的货实际成本2,425美元，高于2,400美元那家的2,414美元。',
      body: `<p>两家供应商报同一规格冻猪肉：甲2,400美元/吨，乙2,360美元。乙便宜40美元。再看记录：甲每50柜出一次单证问题，乙每10柜一次，每次平均损失1.5万美元；短重甲0.1%，乙0.4%。算下来甲2,413.5美元，乙2,425.0美元，乙贵11.5美元。全部为演示数据，方法可以照搬。</p>
<h2>把麻烦换成美元</h2>
<table>
<caption>两家供应商的实际成本，美元/吨（演示数据，27吨一柜）</caption>
<thead><tr><th>项目</th><th>甲</th><th>乙</th></tr></thead>
<tbody>
<tr><td>报价</td><td>2,400.00</td><td>2,360.00</td></tr>
<tr><td>单证差错：1.5万美元×概率÷27</td><td>11.11</td><td>55.56</td></tr>
<tr><td>短重：报价×短重率</td><td>2.40</td><td>9.44</td></tr>
<tr><td>实际成本</td><td>2,413.51</td><td>2,425.00</td></tr>
</tbody>
</table>
<p>乙要降到2,349美元以下，才真正和甲打平。这个数可以直接拿去还价：不谈交情，谈概率。记录不足十柜的新供应商，按乙的概率估；做满二十柜再改。</p>
<h2>先分清对面是谁</h2>
<p>工厂、贸易商、代理，三种身份责任不同。工厂签约，装不出货可以追到厂；贸易商签约，要看它手里有没有货、有没有工厂的授权；代理只撮合，不承担交货，收的是佣金。邮箱后缀、签约主体、收款账户三处名字对不上，停一停。收款账户临时更换，一律用旧联系方式回拨核实，改账户的邮件是这个行业最贵的邮件。</p>
<h2>七个要查的点</h2>
<ol>
<li>厂号在名单上，范围覆盖要买的品名，猪副产品逐项看。</li>
<li>工厂近12个月对华有发运，多久一柜；一年没发过的厂，首柜风险高。</li>
<li>过往状态：停过几次，每次多久，是自主还是中方。</li>
<li>欧盟工厂要查反倾销税率归哪一档。4.9%到19.8%之间，按17.69元的完税价格，两头相差2.87元/公斤，比40美元的报价差大得多。</li>
<li>样本单据：卫生证、装箱单、标签照片各一份，看日期、厂号、品名是否自洽。</li>
<li>索赔历史：最近一次争议怎么了结，用了几天。愿意说细节的，多半真处理过。</li>
<li>两个同行的口碑，问“他出过问题之后怎么做”，比问“他好不好”有用。</li>
</ol>
<h2>单一来源与分散</h2>
<p>一家工厂供全部货，谈得到价，也把停厂风险全压在一个编号上。分到三家，每家份额降到三分之一左右，其中一家停六周，缺口是三分之一，现货市场还补得上。但分得太散，每家都排不到前面，旺季先被砍的是小单。经验上，主供一半，副供三成，余下两成试新厂（本站建议，非行业统计）。</p>
<p>产地也要分。西班牙有疫情分区与反倾销两层变数，巴西不涉反倾销税，品类偏重也不同；加拿大、智利量小，稳定性看船期。试单第一柜只做一个品名、一个生产日期段，出了问题，原因容易找。</p>
<p>各工厂状态和历史见<a href="/cn/BTCPorkEst">猪肉工厂页</a>。评分表每季度重算一次，按柜记录，不凭印象。</p>`,
    },
    en: {
      title: 'The supplier who was USD 40 cheaper and cost USD 11.50 more',
      summary:
        'Spread paperwork failures and short weight over the price and a USD 2,360 offer costs 2,425, above the 2,414 of the seller who asked 2,400.',
      body: `<p>Two sellers quote the same frozen pork: A at USD 2,400/t, B at 2,360. Now their records. A has a documents problem in one container out of 50, B in one out of ten, and each costs USD 15,000 on average. A is short by 0.1%, B by 0.4%. All told A costs USD 2,413.5 and B 2,425.0, so the cheaper offer is dearer by 11.5. The figures are a demonstration. The method travels.</p>
<h2>Turning trouble into dollars</h2>
<table>
<caption>What two sellers really cost, USD/t (demonstration, 27 t containers)</caption>
<thead><tr><th>Line</th><th>A</th><th>B</th></tr></thead>
<tbody>
<tr><td>Offer</td><td>2,400.00</td><td>2,360.00</td></tr>
<tr><td>Documents: 15,000 × probability ÷ 27</td><td>11.11</td><td>55.56</td></tr>
<tr><td>Short weight: offer × rate</td><td>2.40</td><td>9.44</td></tr>
<tr><td>Real cost</td><td>2,413.51</td><td>2,425.00</td></tr>
</tbody>
</table>
<p>B would have to offer below about USD 2,349 to match A. That is a counter-bid with a reason attached, which is better than sentiment. A newcomer with fewer than ten containers on record is scored as B until twenty have arrived.</p>
<h2>Who is on the other side?</h2>
<p>Plant, trader or agent: the answer decides who is liable. A plant that signs can be held to its own production. With a trader, ask whether he owns the goods or has the plant’s written authority. An agent introduces the parties for a commission and delivers nothing. If the e-mail domain, the contracting name and the bank account do not agree, stop. A change of bank details is verified by calling the number you already had. That e-mail is the most expensive one in the trade.</p>
<h2>Seven checks</h2>
<ol>
<li>The plant is listed and its scope names the product, item by item for offal.</li>
<li>It has shipped to China within twelve months, and how often. The first box after an idle year carries more risk.</li>
<li>Past suspensions: how many, how long, imposed or voluntary.</li>
<li>For EU plants, the anti-dumping rate. From 4.9% to 19.8% on a customs value of CNY 17.69 makes a difference of 2.87/kg, far more than USD 40/t.</li>
<li>A specimen health certificate, packing list and label photograph, read against each other for dates, numbers and names.</li>
<li>The last claim: how it ended and how many days it took. Sellers who give details have usually settled one.</li>
<li>Two references. “What did he do when something went wrong?” gets more than “is he good?”.</li>
</ol>
<h2>One plant or several</h2>
<p>Buying everything from one plant earns a price and hangs the business on one number. Across three, a six-week suspension of one leaves a third missing, which spot can fill. Spread wider still, and you become a small order everywhere, the first to be cut in a tight month. Our suggestion, no more than that: half with a main plant, 30% with a second, 20% on trial.</p>
<p>Spread origins too. Spain carries two variables, zoning and anti-dumping. Brazil pays no anti-dumping duty and offers another mix of cuts. Canada and Chile are smaller and depend on sailing schedules. Make a trial container one item within one range of production dates, so that if something fails, the cause can be found.</p>
<p>Status and history are on the <a href="/BTCEst?meat=pork">pork plant page</a>. Recalculate every quarter, container by container, and leave impressions out of it.</p>`,
    },
  },
  {
    id: 1040,
    section: 'company',
    access: 'member',
    publishedAt: '2026-11-12T09:40:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'beef',
    origins: ['BRA', 'AUS'],
    cuts: ['brisket', 'striploin'],
    zh: {
      title: '抄码货短重130公斤：先查皮重，再谈赔',
      summary: '抽50箱均短0.12公斤，推到1,080箱约130公斤，误差正负45公斤。皮重差100克，就能解释大半。',
      body: `<p>一柜抄码牛肉1,080箱、发票重量27,000公斤，抽称50箱，平均每箱比标签少0.12公斤。推到整柜是129.6公斤，按6,000美元/吨值778美元。买方要赔，卖方说在误差里。谁有理？演示案例，算法通用。</p>
<h2>抽样能说明多少</h2>
<p>50箱差值的标准差若是0.15公斤，均值的标准误是0.15÷√50=0.021公斤，95%区间为0.12±0.042公斤，整柜就是129.6±45公斤，合508到1,047美元。下限不为零，所以短重是真的；但“130公斤”只是中间值，要按精确数索赔，就得多抽或全抄。抽20箱，区间会宽到正负71公斤。</p>
<p>抄码货每箱重量不同，标签写多少算多少，卖的是逐箱之和；定装货每箱标同一重量，短了看得见。抄码省了工厂修整，也把称重误差交给了买卖双方。</p>
<h2>四个来源</h2>
<table>
<caption>短重的常见来源与查法（金额按1,080箱、6,000美元/吨，演示计算）</caption>
<thead><tr><th>来源</th><th>量级</th><th>整柜，公斤</th><th>值，美元</th><th>怎么查</th></tr></thead>
<tbody>
<tr><td>皮重标准不同</td><td>0.10公斤/箱</td><td>108</td><td>648</td><td>拆5箱，称纸箱、内袋、冰霜</td></tr>
<tr><td>风干与滴失</td><td>0.1%</td><td>27</td><td>162</td><td>看箱内霜、袋内血水</td></tr>
<tr><td>秤的精度</td><td>分度0.05公斤</td><td>正负相抵</td><td>约0</td><td>核检定日期，砝码复称</td></tr>
<tr><td>少箱或错标</td><td>1箱</td><td>25</td><td>150</td><td>点数，按箱号对码单</td></tr>
</tbody>
</table>
<p>案例里复查发现：卖方按0.80公斤扣皮，实测纸箱加内袋0.90公斤，每箱差0.10公斤，解释了108公斤，剩下约22公斤与风干相当。争的其实是扣多少皮，而合同里没有写。</p>
<p>冰鲜货另有一层：真空袋里的血水算不算净重。西冷、腰脊存放60天后析出百分之一二并不少见（经验值），标签重量是装袋时的重量，拆袋称肉必然少。约定“按装袋重量”还是“按沥干重量”，一句话能省一场官司。</p>
<h2>合同里写四行</h2>
<ol>
<li>结算重量：发票码单、到港衡重，还是商检重量证；</li>
<li>皮重：每箱扣多少，怎样验证；</li>
<li>允差：例如0.3%以内互不追究，超出部分按发票单价赔，写明是赔超出部分还是全额；</li>
<li>取样：抽几箱、谁在场、几天内提出。</li>
</ol>
<p>以0.3%为例，27,000公斤的允差是81公斤。129.6公斤超出48.6公斤，只赔超出部分是292美元，全额是778美元，差近500美元，全看那半句话。</p>
<p>短重还连着税。关税和增值税按申报重量缴，实到少0.48%，税也多缴0.48%，这一柜约1,236元。差异大到影响申报的，要在放行前向海关说明，事后申请退税程序长。一箱箱抄码的Excel留三年，比记忆可靠。报价时请在<a href="/cn/BTCPrice">价格页</a>注意抄码与定装的标注，两者不同价。</p>`,
    },
    en: {
      title: 'Short by 130 kg on catch weight? Weigh the carton first',
      summary:
        'Fifty cartons average 0.12 kg under label: 130 kg a container, give or take 45. A tare wrong by 100 g explains most of it.',
      body: `<p>A container of catch-weight beef: 1,080 cartons, 27,000 kg on the invoice. Fifty cartons are reweighed and average 0.12 kg less than their labels. Over the container that is 129.6 kg, worth USD 778 at 6,000/t. The buyer wants it back and the seller says it is within error. The case is a demonstration, and the arithmetic is general.</p>
<h2>How much fifty cartons can prove</h2>
<p>If the differences have a standard deviation of 0.15 kg, the standard error of the mean is 0.15 ÷ √50 = 0.021 kg, and the 95% range is 0.12 ± 0.042. For the container that is 129.6 ± 45 kg, or USD 508 to 1,047. The range excludes zero, so the shortage is real. “130 kg” is only its midpoint, and an exact claim needs more cartons or all of them. With 20 cartons the range widens to ± 71 kg.</p>
<p>Under catch weight (抄码) every carton bears its own weight and the invoice is the sum. Under fixed weight (定装) all bear the same, and a light carton shows. Catch weight spares the plant some trimming and hands the weighing error to buyer and seller.</p>
<h2>Four sources</h2>
<table>
<caption>Where the weight goes (1,080 cartons, USD 6,000/t, demonstration)</caption>
<thead><tr><th>Source</th><th>Size</th><th>Container, kg</th><th>USD</th><th>Test</th></tr></thead>
<tbody>
<tr><td>Different tare</td><td>0.10 kg a carton</td><td>108</td><td>648</td><td>Open five; weigh carton, liner, frost</td></tr>
<tr><td>Drying and drip</td><td>0.1%</td><td>27</td><td>162</td><td>Frost in the carton, purge in the bag</td></tr>
<tr><td>Scale division</td><td>0.05 kg</td><td>Cancels</td><td>About 0</td><td>Calibration date, check weights</td></tr>
<tr><td>Missing or mislabelled carton</td><td>One</td><td>25</td><td>150</td><td>Count; match carton numbers to the list</td></tr>
</tbody>
</table>
<p>Here the recheck showed that the seller deducts 0.80 kg of tare, while carton and liner weigh 0.90. That is 108 kg. The remaining 22 kg is about what drying would take. The quarrel was about tare all along, and the contract did not mention it.</p>
<p>Chilled beef adds a question: does purge count as net weight? One or two per cent of fluid in the bag of a striploin after 60 days is not unusual (trade experience). The label gives the weight at packing, so drained meat must be lighter. “Weight as packed” or “drained weight”: two words in the contract replace a lawsuit.</p>
<h2>Four lines to write</h2>
<ol>
<li>The weight that settles: invoice list, weighing on arrival, or an official weight certificate.</li>
<li>Tare: how much per carton, and how it is checked.</li>
<li>Tolerance: say 0.3% without claim. State whether a larger shortage is paid in full or only beyond the tolerance.</li>
<li>Sampling: how many cartons, in whose presence, notified within how many days.</li>
</ol>
<p>On 27,000 kg a tolerance of 0.3% is 81 kg. The shortage of 129.6 exceeds it by 48.6, worth USD 292. Paid in full it is 778. Nearly USD 500 hangs on half a sentence.</p>
<p>Tax follows weight. Duty and VAT were paid on the declared 27,000 kg, so a shortage of 0.48% is 0.48% too much tax, about CNY 1,236 on this box inside quota. A difference large enough to matter should be put to customs before release, since refunds are slow. Keep the carton list for three years. When reading quotes on the <a href="/BTCPrice">price page</a>, note the catch or fixed mark: they are not one price.</p>`,
    },
  },
] as const satisfies readonly DemoArticle[];
