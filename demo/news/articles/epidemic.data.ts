import type { DemoArticle } from '../demo-article.ts';

export const epidemicArticles = [
  {
    id: 1033,
    section: 'epidemic',
    access: 'free',
    publishedAt: '2026-08-24T07:40:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'both',
    origins: ['BRA', 'DEU', 'ESP', 'IND'],
    cuts: [],
    zh: {
      title: '口蹄疫、疯牛病、非瘟、结节病：各停什么',
      summary: '一种病停一类动物，不是见疫就全停。口蹄疫牛猪羊都停，非瘟只停猪，疯牛病和结节性皮肤病只停牛。',
      body: `<p>德国2020年1—5月对华出口猪肉239,637吨（333网站引中国海关数据），同年9月一头野猪检出非洲猪瘟后归零。非瘟只感染猪和野猪，公告里一个“牛”字也没有。看到疫情消息，先问是哪种病，再问停哪类货，次序不能反。</p>
<h2>四种病对照</h2>
<table>
<caption>四种动物疫病与对华贸易的关系</caption>
<thead><tr><th>疫病</th><th>易感动物</th><th>是否感染人</th><th>公告通常停什么</th><th>恢复看什么</th></tr></thead>
<tbody>
<tr><td>口蹄疫</td><td>牛、猪、羊等偶蹄动物</td><td>基本不构成威胁</td><td>偶蹄动物及相关产品，牛猪同停</td><td>无疫状态（国家或区域）</td></tr>
<tr><td>疯牛病（BSE）</td><td>牛</td><td>可经食物致病</td><td>牛肉及牛产品</td><td>个案结论、议定书、月龄与去骨</td></tr>
<tr><td>非洲猪瘟</td><td>猪、野猪</td><td>否</td><td>猪、野猪及产品</td><td>有无分区协议</td></tr>
<tr><td>结节性皮肤病</td><td>牛、水牛</td><td>否</td><td>牛及可能传病的产品</td><td>公告解除</td></tr>
</tbody>
</table>
<h2>为什么冷冻救不了</h2>
<p>口蹄疫和非瘟病毒在冷冻肉里能长期存活，零下18℃等于保存。去骨、去淋巴结、排酸使pH降到6.0以下，可以大幅降低牛肉里的口蹄疫风险，这是“去骨排酸牛肉”常被单列的缘由；骨髓和淋巴不经历这个酸化过程，带骨肉和内脏因此管得更严。猪肉靠排酸不够，非瘟要靠加热。热处理产品在许多公告里有单独出路，前提是工厂有对应的注册范围。</p>
<p>疯牛病不同，病原是异常朊蛋白，加热冷冻都没有用，办法是剔除特定风险物质（脑、脊髓、部分神经节等）和限制月龄。2021年12月15日中国恢复巴西牛肉，写的就是30月龄以下的去骨牛肉（海关总署）。非典型疯牛病属老年牛自发，世界动物卫生组织不因此下调国家风险等级，贸易照停，是因为双边议定书这样约定。</p>
<h2>停的范围，看三个词</h2>
<ul>
<li><strong>“偶蹄动物”还是“猪”“牛”。</strong>2025年1月德国暴发口蹄疫，1月21日中方公告用的是偶蹄动物及相关产品。德国猪肉早因非瘟停着，这一纸又加了一道锁：将来非瘟解禁，口蹄疫不解也出不来。</li>
<li><strong>“直接或间接”。</strong>经第三国加工、转口的也算。</li>
<li><strong>“未经加工或者虽经加工但仍有可能传播疫病的产品”。</strong>罐头、熟制品是否在内，全在这半句。结节病公告常用它，如2019年对印度、2021年对蒙古。</li>
</ul>
<p>世界动物卫生组织的法典把牛的骨骼肌肉列为结节病的安全商品，各国仍可按自身评估采取更严措施。谈判桌上引法典有用，装柜时只认公告。</p>
<p>买方手边备一张表就够：在途每一柜的产地（细到省州）、动物种类、是否带骨、生产日期。疫情来时，十分钟能数清自己有几柜受影响。历次公告见<a href="/cn/BTCInfo/Section?section=epidemic">疫情栏目</a>。</p>`,
    },
    en: {
      title: 'FMD, BSE, ASF, lumpy skin: which disease stops which meat',
      summary:
        'Foot-and-mouth stops cattle, pigs and sheep together; African swine fever stops pork only; BSE and lumpy skin stop cattle products. Name the disease first.',
      body: `<p>Germany shipped 239,637 t of pork to China in January–May 2020 (333, from Chinese customs). That September one wild boar tested positive for African swine fever and the figure went to nil. The finding said nothing about cattle, which do not catch it. When outbreak news arrives, ask which disease before asking which cargo.</p>
<h2>Four diseases</h2>
<table>
<caption>Four animal diseases and the China trade</caption>
<thead><tr><th>Disease</th><th>Animals</th><th>People</th><th>Usual scope of a ban</th><th>The way back</th></tr></thead>
<tbody>
<tr><td>Foot-and-mouth (FMD)</td><td>Cattle, pigs, sheep, all cloven-hoofed</td><td>No practical threat</td><td>Cloven-hoofed animals and products: beef and pork together</td><td>Free status, country or zone</td></tr>
<tr><td>BSE</td><td>Cattle</td><td>Through food</td><td>Beef and cattle products</td><td>Verdict on the case, protocol, age and boning</td></tr>
<tr><td>African swine fever (ASF)</td><td>Pigs, wild boar</td><td>None</td><td>Pigs, wild boar, products</td><td>A zoning agreement, or freedom</td></tr>
<tr><td>Lumpy skin disease</td><td>Cattle, buffalo</td><td>None</td><td>Cattle and products able to carry it</td><td>Notice withdrawn</td></tr>
</tbody>
</table>
<h2>Why a freezer does not help</h2>
<p>The viruses of FMD and ASF survive for long periods in frozen meat; −18 °C preserves them. With beef, boning, removing the lymph nodes and letting the carcase mature to a pH below 6.0 cut the FMD risk sharply, and so boneless matured beef often gets a rule of its own. Marrow and nodes never acidify, so bone-in cuts and offal are treated harder. Pork has no such route. Against ASF only heat works, and cooked product may enter under many notices if the plant’s registration covers it.</p>
<p>BSE is another matter. The agent is a misfolded protein that neither heat nor cold removes, so the defence is to take out brain, cord and other risk material and to limit age. When China readmitted Brazilian beef on 15 December 2021, it was boneless meat from cattle under 30 months (GACC). Atypical BSE arises by itself in old animals and costs a country nothing in its WOAH risk status. Trade stops all the same where a bilateral protocol says so.</p>
<h2>Three phrases that set the scope</h2>
<ul>
<li><strong>“Cloven-hoofed” or “pigs” or “cattle”.</strong> China’s notice of 21 January 2025 on FMD in Germany covered cloven-hoofed animals and their products. German pork was shut out by ASF already. It now has a second lock, and lifting one will not open the door.</li>
<li><strong>“Directly or indirectly”.</strong> Meat processed in or moved through a third country is included.</li>
<li><strong>“Unprocessed, or processed but still able to spread the disease”.</strong> Canned and cooked goods stand or fall by this half-sentence, a habit of the lumpy skin notices (India 2019, Mongolia 2021).</li>
</ul>
<p>WOAH’s code lists skeletal muscle meat as a safe commodity for lumpy skin disease, and members may be stricter on their own assessment. The code is worth quoting in a negotiation. At the loading dock only the notice counts.</p>
<p>One sheet prepares a buyer: for each box afloat, the origin down to state or province, the species, bone in or out, and the production dates. On the day of an outbreak it answers “how many of ours?” in ten minutes. Past notices are in the <a href="/BTCInfo/Section?section=epidemic">epidemic section</a>.</p>`,
    },
  },
  {
    id: 1034,
    section: 'epidemic',
    access: 'member',
    publishedAt: '2026-10-09T08:10:00+08:00',
    headlineRank: null,
    recommended: true,
    meat: 'pork',
    origins: ['ESP', 'DEU'],
    cuts: [],
    zh: {
      title: '德国全停、西班牙只停一省：区域化差在哪',
      summary: '2020年德国一头野猪停掉全国猪肉；2025年西班牙同样是野猪，三天后只停巴塞罗那一省。差别在疫情之前。',
      body: `<p>2020年9月10日，德国勃兰登堡一头死野猪检出非洲猪瘟，两天后中国停止全德猪肉进口，据本站所知至今未恢复。2025年11月28日，西班牙巴塞罗那附近两头野猪检出同一种病，西班牙当天自停对华发货，12月1日中方确认只限巴塞罗那一省。起因几乎一样，结局差了一个国家。</p>
<h2>差的是多少货</h2>
<p>2020年1—5月，德国对华猪肉239,637吨，月均4.79万吨（333网站引中国海关）。2025年1—7月，西班牙对华猪肉及副产品39.3万吨，占中国同口径进口134万吨的29.3%，月均5.61万吨。也就是说，若西班牙按德国的办法处理，中国进口猪肉和副产品每月要少掉近三成，别国很难马上补齐。</p>
<table>
<caption>两次非瘟的处理对照</caption>
<thead><tr><th>项目</th><th>德国2020</th><th>西班牙2025</th></tr></thead>
<tbody>
<tr><td>首例</td><td>9月10日，野猪</td><td>11月28日，野猪</td></tr>
<tr><td>首例到中方决定</td><td>2天</td><td>3天</td></tr>
<tr><td>停止范围</td><td>全国</td><td>巴塞罗那省</td></tr>
<tr><td>事前双边分区安排</td><td>无</td><td>有，2025年内签署</td></tr>
<tr><td>疫前月均对华量</td><td>4.79万吨（猪肉）</td><td>5.61万吨（含副产品）</td></tr>
</tbody>
</table>
<h2>区域化靠三样东西</h2>
<p>第一是事前协议。疫情发生后再谈，谈的是救火；西班牙的议定书在疫情前签好，疫情后只需启用。第二是行政边界与监测的对应：按省划，还是按半径划，中方认的是协议里写明的单位。欧盟委员会当时划定的感染区是91个市镇，对华停的是整个省，两张图大小不同，发货只看后一张。第三是追溯：一块肉要能说清猪在哪里养、在哪里宰、在哪里分割。</p>
<p>第三样最容易出事。区外工厂收了区内的猪，区内冷库存了区外的货，都会让一柜“看着在区外”的货发不了。据埃菲社报道，当时有12家巴塞罗那企业被列入暂停，这是按工厂所在地落实；来源猪的所在地还得靠证书背书。</p>
<h2>买方怎么用</h2>
<ol>
<li>合同里把“西班牙”改成具体省份与厂号，约定养殖地不在受限区。</li>
<li>要卫生证附加声明的样本，装船前比对措辞。</li>
<li>分区会变。再发现一例，线可能外推，按周核对；在途货以哪天为准，看公告基准日。</li>
<li>价格上留余地。全国停掉的传闻可能让现货跳价，确认分区后又会落回，中间几天最不宜追货。</li>
</ol>
<p>区域化也用在口蹄疫上。2021年12月16日中方对蒙古的公告就只列了西部五个省，而不是全国。所以看到“某国发生疫情”，应先查三件事：双边有没有分区安排，疫点在不在安排所列单位里，供货工厂和猪源各落在哪个单位。德国的教训已经写进后来许多出口国的谈判清单。</p>
<p>西班牙猪肉另有一道账：2025年12月17日起的反倾销税（4.9%–19.8%，按企业）。疫情按地方分，关税按工厂分，两张表要同时查，见<a href="/cn/BTCPorkEst">猪肉工厂页</a>。</p>`,
    },
    en: {
      title: 'Germany lost a market, Spain one province: what zoning needs',
      summary:
        'In 2020 a wild boar shut all German pork out of China. In 2025 two wild boars cost Spain the province of Barcelona. The difference was signed beforehand.',
      body: `<p>On 10 September 2020 a dead wild boar in Brandenburg tested positive for African swine fever. Two days later China stopped pork from all of Germany; to our knowledge it has not returned. On 28 November 2025 two wild boars near Barcelona tested positive for the same virus. Spain halted its own shipments to China that day, and on 1 December China confirmed that only Barcelona province was barred. The causes match. The consequences differ by a country.</p>
<h2>What was at stake</h2>
<p>Germany sold China 239,637 t of pork in January–May 2020, 47,900 t a month (333, from Chinese customs). Spain sold 393,000 t of pork and offal in January–July 2025, 56,100 t a month and 29.3% of China’s 1,340,000 t on that scope. A German outcome would have taken more than a quarter of the monthly intake away, and other origins could hardly have replaced it at once.</p>
<table>
<caption>Two ASF cases compared</caption>
<thead><tr><th>Point</th><th>Germany 2020</th><th>Spain 2025</th></tr></thead>
<tbody>
<tr><td>First case</td><td>10 September, wild boar</td><td>28 November, wild boar</td></tr>
<tr><td>Days to China’s decision</td><td>2</td><td>3</td></tr>
<tr><td>Area shut</td><td>Whole country</td><td>Barcelona province</td></tr>
<tr><td>Zoning agreed beforehand</td><td>No</td><td>Yes, signed in 2025</td></tr>
<tr><td>Monthly volume before, t</td><td>47,900 (pork)</td><td>56,100 (with offal)</td></tr>
</tbody>
</table>
<h2>Three supports</h2>
<p>The first is paper signed in advance. After an outbreak one negotiates under a ban; Spain’s protocol already existed and had only to be switched on. The second is a unit that both sides read alike. The European Commission drew an infected zone of 91 municipalities, China shut a whole province, and an exporter loads by the second map. The third is traceability: where the pig was raised, where it was killed, where it was cut.</p>
<p>The third breaks most easily. A plant outside the zone that bought pigs from inside, or a cold store inside that holds meat from outside, turns a box that looks clean into one that cannot sail. Twelve Barcelona firms were suspended according to EFE, which settles where the <em>plants</em> stand. Where the <em>pigs</em> came from rests on the certificate.</p>
<h2>Using it</h2>
<ol>
<li>Replace “Spain” in the contract with provinces and plant numbers, and exclude pigs raised in restricted areas.</li>
<li>Ask for a specimen of the certificate’s additional declaration and compare its wording before loading.</li>
<li>Lines move. Another case may push the zone outwards, so check weekly, and read the basis date for cargo afloat.</li>
<li>Leave room in the price. A rumour of a country-wide ban can lift spot at once; confirmation of zoning lets it down again. The days between are the worst in which to chase meat.</li>
</ol>
<p>Zoning serves foot-and-mouth as well. China’s notice on Mongolia of 16 December 2021 named five western provinces and left the rest alone. So when “country X has an outbreak” appears, look up three things: whether a bilateral zoning arrangement exists, whether the case lies in a unit it names, and where plant and pigs stand on that map.</p>
<p>For Spanish pork there is a second table. Anti-dumping duty of 4.9% to 19.8% has applied by company since 17 December 2025. Disease is divided by place and duty by firm, and both need checking, from the <a href="/BTCEst?meat=pork">pork plant page</a> onwards.</p>`,
    },
  },
  {
    id: 1035,
    section: 'epidemic',
    access: 'member',
    publishedAt: '2026-09-16T09:20:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'beef',
    origins: ['BRA'],
    cuts: [],
    zh: {
      title: '禁运窗口怎么写：巴西两次停发的日期账',
      summary: '2021年停102天，按签证日期放行旧货；2023年停28天，2月21–23日生产的三天被单独挖掉。窗口要看两头和基准。',
      body: `<p>巴西牛肉对华两次因非典型疯牛病停发：2021年9月4日到12月15日，102天；2023年2月23日到3月23日，28天。天数好记，真正让买方赚钱或赔钱的，是窗口两头怎么写、旧货按哪个日期算。</p>
<h2>一个完整的窗口有五个要素</h2>
<ol>
<li>范围：哪国、哪省、哪种产品；</li>
<li>基准：屠宰、生产、签证、启运还是到港；</li>
<li>起点：从哪天起，当天算不算；</li>
<li>终点：恢复后按哪个基准放；</li>
<li>夹在中间的货：放行、退运、销毁，还是等通知。</li>
</ol>
<p>缺一项，口岸就会各自解释。</p>
<h2>2021：旧货等了80天</h2>
<p>9月4日巴西按双边议定书自停。停发前已签证、已在海上的货陆续到港，多数清不了关。直到11月23日，即第80天，海关才公布受理9月4日之前取得卫生证的巴西牛肉申报。“之前”二字不含当天，巴方对业界的说法是签证到9月3日为止。12月15日全面恢复，限30月龄以下去骨牛肉。</p>
<p>这80天，柜子的插电费、滞箱费、资金利息都在跑。按每柜每天60美元插电与滞箱、货值16.2万美元、年息5%测算，一柜等80天要多花4,800美元费用加1,775美元利息，合6,575美元，摊到27吨是244美元/吨（演示测算）。</p>
<h2>2023：三天被单独挖掉</h2>
<p>恢复后，巴西农业部转述的海关总署口径分得更细（2023年4月初报道）：2月21日之前生产、3月23日之后装船的，可以发；2月21、22、23日三天生产的，不能发；2月23日停发后仍装船的，不予接收。两个日期要同时满足。</p>
<table>
<caption>2023年口径下的判断（日期为演示案例）</caption>
<thead><tr><th>生产日期</th><th>装船日期</th><th>结果</th><th>卡在哪里</th></tr></thead>
<tbody>
<tr><td>2月15日</td><td>3月30日</td><td>可进</td><td>两项都满足</td></tr>
<tr><td>2月15日</td><td>3月1日</td><td>不可进</td><td>装船在窗口内</td></tr>
<tr><td>2月22日</td><td>3月30日</td><td>不可进</td><td>生产在三天之内</td></tr>
<tr><td>3月27日</td><td>4月5日</td><td>可进</td><td>恢复后生产</td></tr>
<tr><td>2月15日</td><td>2月20日</td><td>该口径未提</td><td>停发前装船，按原证件办理并询口岸</td></tr>
</tbody>
</table>
<p>混柜在这里吃亏最大：同一柜2月20日和22日两天的货，前者能发，后者不能，整柜只有一张证。</p>
<h2>读公告时圈四个词</h2>
<p>圈“自”、圈“前”“后”、圈“起”“止”、圈动词。“9月4日前”不含4日，“自9月4日起”含4日；“生产”与“启运”相差可以有三四周。中文公告与出口国转述不一致时，以中文为准，但转述里常有公告没写的执行细节，值得存档对照。</p>
<p>两次经验放在一起看：停发由出口方开始，恢复由中方决定；旧货放行晚于行情，先于全面恢复。手里有在途货的，先把每柜的屠宰、生产、签证、装船四个日期列成一行，窗口公布的当天就知道哪几柜在里面。每家工厂的状态变化与基准日见<a href="/cn/BTCEst">工厂页</a>。</p>`,
    },
    en: {
      title: 'How an embargo window is written: two Brazilian stops by date',
      summary:
        'In 2021 the halt ran 102 days and old stock went by certificate date. In 2023 it ran 28, and meat made on 21–23 February was cut out. Read both ends.',
      body: `<p>Brazilian beef has been stopped for China twice over atypical BSE in recent years: from 4 September to 15 December 2021, 102 days, and from 23 February to 23 March 2023, 28 days. Everybody remembers the lengths. What made or lost money was how each end of the window was worded and which date governed old stock.</p>
<h2>Five parts of a window</h2>
<ol>
<li>Scope: country or state, and product.</li>
<li>Basis: slaughter, production, certificate, shipping or arrival.</li>
<li>Opening: from which day, and is that day inside?</li>
<li>Closing: on which basis is trade readmitted?</li>
<li>Goods caught between: release, return, destruction, or wait.</li>
</ol>
<p>Leave out one, and each port writes its own.</p>
<h2>2021: old stock waited 80 days</h2>
<p>Brazil suspended itself on 4 September under its protocol with China. Meat certified earlier kept arriving and mostly could not clear. On 23 November, day 80, China’s customs said it would accept declarations for beef with a health certificate issued before 4 September. “Before” excludes the day itself: Brazil told its industry “certified until 3 September”. Full resumption came on 15 December, for boneless meat from cattle under 30 months.</p>
<p>Those 80 days ran up bills. At USD 60 a day for plug-in and detention, with USD 162,000 of meat in the box and money at 5% a year, one container cost 4,800 plus 1,775, together USD 6,575, or USD 244/t over 27 t (demonstration figures).</p>
<h2>2023: three days cut out</h2>
<p>After resumption the rule, as Brazil’s agriculture ministry relayed it from GACC (reported in April 2023), was finer. Meat produced before 21 February and shipped after 23 March may go. Meat produced on 21, 22 or 23 February may not. Cargo loaded after the halt of 23 February is not received. Two dates must both pass.</p>
<table>
<caption>Reading cargo under the 2023 rule (dates are demonstration cases)</caption>
<thead><tr><th>Produced</th><th>Shipped</th><th>Outcome</th><th>Decided by</th></tr></thead>
<tbody>
<tr><td>15 February</td><td>30 March</td><td>Enters</td><td>Both dates pass</td></tr>
<tr><td>15 February</td><td>1 March</td><td>Refused</td><td>Shipped inside the window</td></tr>
<tr><td>22 February</td><td>30 March</td><td>Refused</td><td>Made on one of the three days</td></tr>
<tr><td>27 March</td><td>5 April</td><td>Enters</td><td>Made after resumption</td></tr>
<tr><td>15 February</td><td>20 February</td><td>Not addressed</td><td>Shipped before the halt; ask the port on the original papers</td></tr>
</tbody>
</table>
<p>Mixed boxes suffer most. With production of 20 and 22 February under one certificate, the first half may go and the second may not.</p>
<h2>What to underline</h2>
<p>The preposition and the verb. “Before 4 September” leaves the 4th out; “from 4 September” takes it in. “Produced” and “shipped” can lie three or four weeks apart. Where the Chinese text and the exporting ministry’s account differ, the Chinese text governs, yet the ministry’s version often holds working detail the notice lacks and deserves a place in the file.</p>
<p>Taken together, the two stops show a pattern. The exporting side opened the window, China closed it, and in 2021 old stock was released before full resumption and long after the market had moved. A buyer with cargo afloat should keep one row per container with four dates: slaughter, production, certificate, shipment. On the day a window is published, the rows inside it are known. Status events with their basis dates are on the <a href="/BTCEst">plant page</a>.</p>`,
    },
  },
  {
    id: 1036,
    section: 'epidemic',
    access: 'member',
    publishedAt: '2026-11-10T10:15:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'both',
    origins: ['DEU', 'ESP', 'BRA', 'IND'],
    cuts: [],
    zh: {
      title: '从疫情通报到中方公告：0天到18天',
      summary: '五次疫情，最快当天自停，最慢18天才公告。中间那几天不是空窗，买方该做的事有次序。',
      body: `<p>疫情确认到中国的限制生效，隔多久？翻五次公开记录：最短当天，最长18天。这段时间的长短不看病重不重，看有没有双边议定书、出口方肯不肯先停。</p>
<h2>五次记录</h2>
<table>
<caption>从疫情确认或通报到限制生效的天数（据海关总署公告、各国农业部及新闻报道）</caption>
<thead><tr><th>疫情</th><th>确认或通报</th><th>限制开始</th><th>天数</th><th>谁先动</th></tr></thead>
<tbody>
<tr><td>西班牙非瘟</td><td>2025年11月28日</td><td>11月28日自停</td><td>0</td><td>出口方</td></tr>
<tr><td>巴西非典型疯牛病</td><td>2023年2月22日</td><td>2月23日自停</td><td>1</td><td>出口方</td></tr>
<tr><td>德国非瘟</td><td>2020年9月10日</td><td>9月12日公告</td><td>2</td><td>中方</td></tr>
<tr><td>德国口蹄疫</td><td>2025年1月10日</td><td>1月21日公布</td><td>11</td><td>中方</td></tr>
<tr><td>印度结节性皮肤病</td><td>2019年11月18日</td><td>12月6日生效</td><td>18</td><td>中方</td></tr>
</tbody>
</table>
<p>五个样本太少，只够看出一条：有议定书约束的，出口方按约先停，快到以小时计；没有的，等中方公告，快慢不一。德国口蹄疫那次隔11天，货却几乎没有：德国猪肉早因非瘟停着，限制晚到几天影响不大。印度牛肉本无准入，公告针对的是活牛和非正规渠道。反过来，量大、渠道通畅的产地，公告往往快。</p>
<h2>公告前的几天，先做什么</h2>
<p><strong>第一天，确认消息。</strong>三处看齐：世界动物卫生组织的通报系统，出口国农业部，海关总署网站。只有群里截图、三处都没有的，按传闻处理。三处里只有出口国一处有，按“已发生、未限制”处理。</p>
<p><strong>第二天，数货。</strong>分四堆：已清关、已到港、在途、未装船。前一堆不受边境措施影响，后三堆逐柜列产地、生产日期和签证日期。未装船的先停手，等基准日。</p>
<p><strong>第三天以后，看签证。</strong>出口国官方兽医停止签发卫生证，效果等同禁运，比中方公告更早。问供应商一句“今天还签不签证”，比问“会不会停”管用。</p>
<h2>公告出来，读三行</h2>
<ul>
<li>病名和动物：决定停牛、停猪，还是都停；</li>
<li>“自公告发布之日起启运”一类的句子：决定在途货的去留；</li>
<li>许可证：有些公告同时写明停止签发并撤销有效期内的检疫许可证，2018年对比利时、日本、保加利亚的公告就是。许可证被撤，在途货的手续也要重新问。</li>
</ul>
<p>最后说传闻。疫情传闻推价最快的是头两天，那时往往还没有一份文件。本站处理这类消息的规矩是：没有三处之一的文件，不标“禁运”，只写“有传闻，未见公告”；有了文件，写明文号、日期、基准日。行情会先走，货却按文件进出。各次公告的日期与基准见<a href="/cn/BTCInfo/Section?section=epidemic">疫情栏目</a>。</p>`,
    },
    en: {
      title: 'From outbreak to Chinese restriction: nought to 18 days',
      summary:
        'In five public cases the gap ran from the same day to 18 days. A protocol makes it short, and the days in between have an order of work.',
      body: `<p>How long from confirmation of an outbreak until meat for China is stopped? Five public cases give anything from the same day to 18 days. The gravity of the disease does not decide it. A bilateral protocol does, and the exporter’s readiness to stop first.</p>
<h2>Five cases</h2>
<table>
<caption>Days from confirmation or notification to restriction (GACC notices, agriculture ministries, press)</caption>
<thead><tr><th>Outbreak</th><th>Confirmed or notified</th><th>Restriction</th><th>Days</th><th>Who moved</th></tr></thead>
<tbody>
<tr><td>ASF, Spain</td><td>28 November 2025</td><td>28 November, self-imposed</td><td>0</td><td>Exporter</td></tr>
<tr><td>Atypical BSE, Brazil</td><td>22 February 2023</td><td>23 February, self-imposed</td><td>1</td><td>Exporter</td></tr>
<tr><td>ASF, Germany</td><td>10 September 2020</td><td>12 September, notice</td><td>2</td><td>China</td></tr>
<tr><td>FMD, Germany</td><td>10 January 2025</td><td>21 January, published</td><td>11</td><td>China</td></tr>
<tr><td>Lumpy skin, India</td><td>18 November 2019</td><td>6 December, in force</td><td>18</td><td>China</td></tr>
</tbody>
</table>
<p>Five is a small sample and supports one statement: where a protocol binds the exporter, the halt comes within hours; where none does, everyone waits for China. The two slow cases had little meat behind them. German pork was already shut out by swine fever, and Indian beef has no access, so that notice was aimed at animals and irregular channels. An origin with large volume in the water should expect the short end.</p>
<h2>The days before the notice</h2>
<p><strong>Day one: establish the fact.</strong> Three places should agree: WOAH’s reporting system, the exporting ministry, GACC’s site. A screenshot in a chat group that none of the three confirms is a rumour. If only the exporting ministry has it, the state of affairs is “occurred, not restricted”.</p>
<p><strong>Day two: count.</strong> Four heaps: cleared, landed, afloat, not loaded. A border measure does not reach the first. For the others list origin, production date and certificate date box by box. Stop loading until there is a basis date.</p>
<p><strong>From day three: watch the certificates.</strong> When official veterinarians stop signing, trade has stopped, whatever Beijing has or has not published. “Are they signing today?” gets a better answer than “will there be a ban?”.</p>
<h2>When the notice comes, three lines</h2>
<ul>
<li>The disease and the animal: beef, pork, or both.</li>
<li>The sentence about goods shipped from the day of the announcement, which decides cargo afloat.</li>
<li>Import permits. Some notices also stop issuing them and revoke those in force, as in 2018 for Belgium, Japan and Bulgaria. Without a valid permit, cargo afloat has a second problem.</li>
</ul>
<p>A word about rumour. It moves prices most in the first two days, when as a rule no document exists. Our own practice: without paper from one of the three places we do not write “ban”, only “reported, no notice seen”. With paper we give its number, its date and its basis date. The market runs ahead, but containers are let in or turned away by documents. Dates and bases of past notices are in the <a href="/BTCInfo/Section?section=epidemic">epidemic section</a>.</p>`,
    },
  },
] as const satisfies readonly DemoArticle[];
