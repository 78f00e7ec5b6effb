import type { DemoArticle } from '../demo-article.ts';

export const plantsArticles = [
  {
    id: 1028,
    section: 'plants',
    access: 'free',
    publishedAt: '2026-08-11T09:00:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'both',
    origins: ['BRA', 'ARG', 'URY', 'AUS', 'NZL', 'USA', 'ESP'],
    cuts: [],
    zh: {
      title: '一箱肉上有两个号：各国厂号怎么认',
      summary: '箱唛上的厂号由出口国编，SIF、Est.、ME各有格式；报关单上填的在华注册编号是18位。两个号要对得上。',
      body: `<p>每箱进口肉背后有两个编号。一个是出口国给的厂号，印在箱唛和卫生证上；另一个是海关总署的在华注册编号，18位，填在报关单里。前者几位数字，好记，容易抄错；后者长，没人背得下来，却是系统真正校验的那个。</p>
<h2>各国厂号的样子</h2>
<table>
<caption>主要产地厂号格式（格式说明，不指向任何一家工厂；未核对的细节以海关总署名单为准）</caption>
<thead><tr><th>来源</th><th>编号机构或前缀</th><th>格式</th><th>常见写法差异</th></tr></thead>
<tbody>
<tr><td>巴西</td><td>SIF</td><td>1–4位数字</td><td>SIF与数字之间有无空格</td></tr>
<tr><td>阿根廷</td><td>SENASA企业号</td><td>1–4位数字</td><td>常省略前缀</td></tr>
<tr><td>乌拉圭</td><td>Est.</td><td>1–3位数字</td><td>Est与点号</td></tr>
<tr><td>澳大利亚</td><td>Est.</td><td>1–4位数字</td><td>前导零有时写有时不写</td></tr>
<tr><td>新西兰</td><td>ME</td><td>1–3位数字</td><td>ME后有无空格</td></tr>
<tr><td>美国</td><td>EST.</td><td>数字，可带M、P前缀和字母后缀</td><td>肉类、禽类编号用加号并列</td></tr>
<tr><td>西班牙</td><td>ES …… CE</td><td>两段数字加省份字母</td><td>斜杠、空格、句点</td></tr>
</tbody>
</table>
<p>欧盟的编号写在椭圆形标识里，头上是国别代码，尾上是CE、EC、EG、EK一类缩写，随语言而变，意思一样。抄录时国别代码不能丢，数字部分在成员国之间会重复。乌拉圭和澳大利亚都写Est.，只写“Est.”加几位数字而不写国名，等于没写。</p>
<h2>18位编号怎么拆</h2>
<p>在华注册编号以字母C开头，接三位国别代码（BRA、AUS、ESP），再接14位数字：4位类别、6位日期（年月日各两位）、4位流水。1+3+14=18。第5到第8位的类别很有用：同一家工厂的屠宰、分割、副产品可能是不同类别、不同编号。拿着分割类编号去报头蹄内脏，系统会退。</p>
<p>日期段记录的是编号对应的登记日期，不是有效期。判断是否到期要看名单上的有效期栏，不要拿编号推算。</p>
<h2>四种常见错</h2>
<ul>
<li>多写或少写前导零，人看是一家，系统当两家；</li>
<li>冷库号当屠宰厂号。加工在甲厂、出库在乙库时，卫生证上两个号都有，问的是“哪一家生产的”；</li>
<li>工厂换号后仍用旧箱。编号调整不影响历史，但旧箱配新证，口岸会要解释；</li>
<li>集团名代替厂号。集团下可能有十几个厂，有的在名单上，有的不在。</li>
</ul>
<p>本站的<a href="/cn/BTCEst">厂号查询</a>忽略空格、前缀和前导零，也认旧号与集团名；查到之后，请把18位编号抄进合同，而不只是抄厂号。演示名单中的工厂和编号都是虚构的。</p>`,
    },
    en: {
      title: 'Two numbers on one box: reading a plant number by origin',
      summary:
        'The number on the carton is issued at origin (SIF, Est., ME); the one customs checks is an 18-character China registration. Both must point to the same plant.',
      body: `<p>Behind every carton of imported meat stand two numbers. The exporting country’s establishment number is printed on the label and the health certificate. China’s own registration number, 18 characters long, goes into the customs declaration. The first is short, memorable and easily miscopied. Nobody remembers the second, and it is the one the system checks.</p>
<h2>What the origins print</h2>
<table>
<caption>Establishment number formats (shape only, pointing to no plant; verify details on the GACC list)</caption>
<thead><tr><th>Origin</th><th>Prefix or authority</th><th>Shape</th><th>Where spellings differ</th></tr></thead>
<tbody>
<tr><td>Brazil</td><td>SIF</td><td>1–4 digits</td><td>Space after SIF or none</td></tr>
<tr><td>Argentina</td><td>SENASA</td><td>1–4 digits</td><td>Prefix often dropped</td></tr>
<tr><td>Uruguay</td><td>Est.</td><td>1–3 digits</td><td>Full stop or none</td></tr>
<tr><td>Australia</td><td>Est.</td><td>1–4 digits</td><td>Leading zeros come and go</td></tr>
<tr><td>New Zealand</td><td>ME</td><td>1–3 digits</td><td>Space after ME or none</td></tr>
<tr><td>United States</td><td>EST.</td><td>Digits, optional M or P prefix, letter suffix</td><td>Meat and poultry numbers joined with +</td></tr>
<tr><td>Spain</td><td>ES … CE</td><td>Two groups of digits and a province letter</td><td>Slash, space, full stop</td></tr>
</tbody>
</table>
<p>European numbers sit in an oval mark, country code on top and CE, EC, EG or EK beneath, depending on the language. The letters all mean the same. The country code must never be dropped, since the digits repeat from one member state to the next. Uruguay and Australia both write “Est.”, so an “Est.” without a country identifies nothing.</p>
<h2>Taking the 18 characters apart</h2>
<p>The Chinese number begins with C and a three-letter country code (BRA, AUS, ESP), followed by 14 digits: four for the category, six for a date in yymmdd form, four for the serial. 1 + 3 + 14 = 18. The category, characters five to eight, is the useful part. Slaughter, cutting and by-products at one site may be registered under separate categories, and offal declared under a boning-room number will be refused.</p>
<p>The date belongs to the registration entry and tells nothing about expiry. Read expiry from the “valid to” column of the list.</p>
<h2>Four mistakes that cost a week in port</h2>
<ul>
<li>A leading zero added or lost. People see one plant, the system sees two.</li>
<li>The cold store’s number in place of the plant’s. When meat is packed at one site and loaded from another, the certificate shows both, and the question is who produced it.</li>
<li>Old cartons after a renumbering. The plant’s history carries over, but an old label beside a new certificate invites a query.</li>
<li>The group’s name where a number belongs. A group may run a dozen plants, some listed for China and some not.</li>
</ul>
<p>The search on the <a href="/BTCEst">plant page</a> ignores spaces, prefixes and leading zeros, and it knows old numbers and group names. Once the plant is found, copy the 18 characters into the contract as well as the short number. Plants and numbers in the demonstration list are invented.</p>`,
    },
  },
  {
    id: 1029,
    section: 'plants',
    access: 'member',
    publishedAt: '2026-09-02T07:50:00+08:00',
    headlineRank: null,
    recommended: true,
    meat: 'beef',
    origins: ['BRA', 'AUS'],
    cuts: [],
    zh: {
      title: '同一柜货，五个日期：暂停以哪天为准',
      summary: '工厂7月22日被暂停，柜子7月12日生产、28日装船、9月10日到港。能不能进，取决于公告写的是哪个日期。',
      body: `<p>演示案例：某工厂自7月22日起被暂停对华出口。买方有一柜冻牛肉，7月10日屠宰、12日分割包装、20日签卫生证、28日装船、9月10日到港。能不能进？这个问题没有统一答案，要看公告里“自……起”后面接的是哪个动作。</p>
<h2>五个基准日，两种结果</h2>
<table>
<caption>暂停生效日为7月22日时，同一柜货的判断（演示案例）</caption>
<thead><tr><th>公告基准</th><th>本柜日期</th><th>看哪份单证</th><th>结果</th></tr></thead>
<tbody>
<tr><td>屠宰日期</td><td>7月10日</td><td>卫生证、箱唛</td><td>可进</td></tr>
<tr><td>生产日期</td><td>7月12日</td><td>箱唛、装箱单、卫生证</td><td>可进</td></tr>
<tr><td>签证日期</td><td>7月20日</td><td>卫生证签发栏</td><td>可进</td></tr>
<tr><td>启运（装船）日期</td><td>7月28日</td><td>提单</td><td>不可进</td></tr>
<tr><td>到港或申报日期</td><td>9月10日</td><td>舱单、报关单</td><td>不可进</td></tr>
</tbody>
</table>
<p>五个日期横跨62天。一家工厂每周发十柜，基准日从生产改成到港，压在路上的就是60天、约86柜（演示推算）。所以停厂消息出来，第一句该问“以什么日期为准”，第二句才问“停多久”。</p>
<h2>公告里有过的写法</h2>
<p>三种都有先例。2019年底，海关总署注销一家乳品企业的注册，写明2020年1月1日及以后生产的产品不得进口，之前生产的仍可报关，但保质期剩余不足三个月的除外——生产日期为准。2021年11月23日，海关表示受理卫生证在9月4日之前签发的巴西牛肉——签证日期为准。动物疫情公告的常见句式则是“自公告发布之日起启运的，一律作退回或销毁处理”，启运日期为准，此前启运的加强检疫后放行。</p>
<p>食品安全原因的暂停多从生产端切，因为问题出在工厂里；动物疫情多从启运端切，为的是把风险挡在海上。这是归纳，不是规则，每一份都要读原文。</p>
<h2>公告没写清怎么办</h2>
<p>暂停有时只在名单状态栏里改一个字，没有正式公告文本。此时按最严的解释备货，按最宽的解释准备材料：补齐屠宰与生产日期的工厂声明、签证机关说明、提单正本，向进境口岸主管海关书面询问。口头说法不作数，换一个口岸可能得到另一个答复。</p>
<p>混柜最麻烦。一柜之内有7月12日和7月24日两个生产日期，按生产日期为准，后一部分不能进，整柜却已在一张卫生证下。装柜前要求工厂按生产日期分柜，是成本最低的保险。</p>
<p>恢复时反过来看：恢复日之后“生产”的可进，还是恢复日之后“启运”的都可进，中间差着工厂冷库里的存货。2023年巴西恢复时就留下了三天的缺口，本站另文细说。</p>
<p>本站<a href="/cn/BTCEst">工厂页</a>的每条状态变化都单列基准日一栏，原文没写的标“未写明”，不替公告补字。</p>`,
    },
    en: {
      title: 'One container, five dates: which one decides a suspension',
      summary:
        'A plant is suspended from 22 July. Your box was packed on the 12th, shipped on the 28th and lands on 10 September. Entry depends on the date the notice names.',
      body: `<p>A demonstration case. One plant is suspended from 22 July. A buyer holds a container of its frozen beef: cattle slaughtered on 10 July, boned and packed on the 12th, certified on the 20th, loaded on the 28th, due on 10 September. Does it get in? That turns on the word that follows “from” in the notice.</p>
<h2>Five dates, two outcomes</h2>
<table>
<caption>The same container under a suspension effective 22 July (demonstration)</caption>
<thead><tr><th>Basis in the notice</th><th>This container</th><th>Proved by</th><th>Outcome</th></tr></thead>
<tbody>
<tr><td>Slaughter date</td><td>10 July</td><td>Health certificate, label</td><td>Enters</td></tr>
<tr><td>Production date</td><td>12 July</td><td>Label, packing list, certificate</td><td>Enters</td></tr>
<tr><td>Certificate date</td><td>20 July</td><td>Signature box of the certificate</td><td>Enters</td></tr>
<tr><td>Shipping date</td><td>28 July</td><td>Bill of lading</td><td>Refused</td></tr>
<tr><td>Arrival or declaration date</td><td>10 September</td><td>Manifest, declaration</td><td>Refused</td></tr>
</tbody>
</table>
<p>From first date to last is 62 days. For a plant that ships ten containers a week, moving the basis from production to arrival strands 60 days of sailings, some 86 containers on this demonstration. So the first question after a suspension is “from which date?” and only the second is “for how long?”.</p>
<h2>What notices have said</h2>
<p>There are precedents for three of the five. At the end of 2019 GACC cancelled a dairy manufacturer’s registration and said that product made on or after 1 January 2020 could not be imported, while earlier product could, provided three months of shelf life remained: production date. On 23 November 2021 customs said it would accept Brazilian beef certified before 4 September: certificate date. Disease notices have often said that goods <em>shipped</em> from the day of the announcement are returned or destroyed, and goods shipped earlier are released after stricter inspection: shipping date.</p>
<p>Food-safety suspensions tend to cut at production, since the fault lies in the plant. Disease bans tend to cut at shipping, to stop the risk at sea. That is our generalisation, not a rule. Read each text.</p>
<h2>When the text is silent</h2>
<p>Sometimes nothing is published except a changed word in the status column. Then buy on the strictest reading and prepare papers for the most generous one: a plant declaration of slaughter and production dates, a statement from the certifying authority, the original bill of lading, and a written question to the customs office at the port of entry. An answer by telephone binds nobody, and the next port may give another.</p>
<p>Mixed containers are the worst case. If one box holds production of 12 July and of 24 July and production decides, half may not enter, and all of it travels on a single certificate. Asking the plant to load by production date is the cheapest insurance in this trade.</p>
<p>Resumption raises the same question backwards. Is meat <em>produced</em> after the day admitted, or anything <em>shipped</em> after it? Between the two lies the plant’s cold store. Brazil’s return in 2023 left a gap of three production days, which we treat separately.</p>
<p>Each event on our <a href="/BTCEst">plant pages</a> has its own column for the basis date. Where the notice gives none, the column says “not stated”; we do not finish the authority’s sentences.</p>`,
    },
  },
  {
    id: 1030,
    section: 'plants',
    access: 'free',
    publishedAt: '2026-09-22T08:20:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'both',
    origins: [],
    cuts: [],
    zh: {
      title: '工厂状态六种变化，四种影响你手里的货',
      summary: '新增、恢复、中方暂停、自主暂停、取消、编号调整：哪几种能回头，哪一种只是换个号，各该做什么。',
      body: `<p>海关总署的境外企业名单每次更新，工厂状态的变化归起来就是六种。其中四种直接关系到在途和在谈的货，一种是机会，一种只是换号。把它们混为一谈，是停厂传闻越传越乱的原因。</p>
<h2>六种变化一览</h2>
<table>
<caption>状态变化、去向与买方动作</caption>
<thead><tr><th>变化</th><th>状态去向</th><th>能否回头</th><th>买方先做什么</th></tr></thead>
<tbody>
<tr><td>新增注册</td><td>→ 有效</td><td>—</td><td>核对产品范围，再谈首单</td></tr>
<tr><td>恢复资格</td><td>暂停 → 有效</td><td>—</td><td>问恢复的基准日与旧货能否发</td></tr>
<tr><td>中方暂停</td><td>有效 → 暂停</td><td>能，须整改并经评估</td><td>按基准日清点在途</td></tr>
<tr><td>自主暂停</td><td>有效 → 暂停</td><td>能，通常较快</td><td>问清是工厂还是主管部门提出</td></tr>
<tr><td>取消注册</td><td>→ 终止</td><td>不能，须重新申请</td><td>停签新单，查存货可否进</td></tr>
<tr><td>编号调整</td><td>旧号 → 新号</td><td>—</td><td>改合同、标签与报关资料</td></tr>
</tbody>
</table>
<h2>两种暂停，差别在谁先叫停</h2>
<p>中方暂停由海关总署作出，起因可能是口岸检出不合格、视频或现场检查有问题、同一工厂反复出事。主动权在中方，恢复要走整改报告、出口国主管部门确认、再评估这条路，时间以月计，有的以年计。</p>
<p>自主暂停由工厂或出口国主管部门提出。常见原因是厂房改造、工人感染、产区发生疫情，也有因为订单不够、不愿承担审核成本的。它带着一点“先停下来说清楚”的意思，但恢复同样要中方认可。2021年9月4日和2023年2月23日，巴西两次因非典型疯牛病对华停发，都是按双边议定书由巴方先停，恢复却由中方宣布，前一次隔了102天，后一次28天。</p>
<h2>取消与到期不是一回事</h2>
<p>取消注册是终止，厂号不再出现在有效名单里，想回来要当新厂办。到期未延续，后果相近，原因不同：取消多因不符合要求或企业申请注销，到期只是时间到了。2026年6月1日第280号令施行后，到期以自动延续为主，因忘记申请而掉出名单的情形应当减少。</p>
<p>编号调整最容易被误读成“某厂没了”。厂还在，历史要接上，旧号的出口量、停复记录都归到新号名下。查询时新旧号应得到同一家。若一份名单里旧号消失、新号出现，且国别、城市、产品范围一致，先查是否调整编号，再下判断。</p>
<h2>数字怎么读</h2>
<p>一期名单“新增20、取消12”，净增8家，并不表示供应多了8家工厂的量。新增的可能是冷库或副产品车间，取消的可能是多年没发货的厂。看有没有屠宰资质、是否在近12个月有发运，比看家数有用。还要看范围：一家从“冷冻”扩到“冷冻加冰鲜”的工厂，在六种变化里一种都不是，对冰鲜买家却是大事，本站另记为范围变更。</p>
<p>各期变化见<a href="/cn/BTCEst">工厂页</a>，每条附生效日、基准日与公告出处。演示名单中的工厂为虚构。</p>`,
    },
    en: {
      title: 'Six plant status changes, and the four that touch cargo you hold',
      summary:
        'New, regained, suspended by China, self-suspended, cancelled, renumbered: who decided, whether it can be reversed, and what a buyer does first.',
      body: `<p>Whenever GACC updates its list of overseas establishments, every change of status falls under one of six heads. Four bear on cargo already bought or afloat, one is an opening, and one is only a new number. Mixing them up is how a rumour about one plant becomes a rumour about a country.</p>
<h2>The six</h2>
<table>
<caption>Status changes, where they lead and what to do first</caption>
<thead><tr><th>Change</th><th>Result</th><th>Reversible?</th><th>First step for the buyer</th></tr></thead>
<tbody>
<tr><td>Newly approved</td><td>→ active</td><td>–</td><td>Read the product scope, then talk</td></tr>
<tr><td>Regained</td><td>suspended → active</td><td>–</td><td>Ask for the basis date and whether old stock may ship</td></tr>
<tr><td>Suspended by China</td><td>active → suspended</td><td>Yes, after correction and assessment</td><td>Count cargo afloat against the basis date</td></tr>
<tr><td>Voluntarily suspended</td><td>active → suspended</td><td>Yes, often sooner</td><td>Ask whether plant or ministry stopped</td></tr>
<tr><td>Cancelled</td><td>→ ended</td><td>No, a fresh application</td><td>Sign nothing new; check stock</td></tr>
<tr><td>Renumbered</td><td>old number → new</td><td>–</td><td>Change contract, labels, declaration</td></tr>
</tbody>
</table>
<h2>Two suspensions, two switches</h2>
<p>A suspension by China is GACC’s act, after a failed test at the border, a poor remote or on-site audit, or repeated trouble. The way back runs through a corrective report, confirmation by the exporting country’s authority and a new assessment. It is measured in months, sometimes in years.</p>
<p>A voluntary suspension begins with the plant or its ministry: rebuilding, illness among workers, an outbreak nearby, or too few orders to justify the audit. It says “let us explain first”, though resumption still needs China’s consent. On 4 September 2021 and on 23 February 2023 Brazil stopped beef shipments to China itself, as the bilateral protocol requires, over atypical BSE. The end was announced from the Chinese side both times, after 102 days and after 28.</p>
<h2>Cancelled is not expired</h2>
<p>Cancellation ends a registration, and a plant that wants to return does so as a newcomer. Expiry has a similar effect and a different cause: time ran out. Since Decree 280 took effect on 1 June 2026, renewal is automatic in the ordinary case, so plants that fall off the list because nobody filed a form should become rarer.</p>
<p>Renumbering is the change most often misread as a loss. The plant remains, and its history, volumes and past suspensions belong to the new number. When an old number vanishes and a new one appears with the same country, town and scope, look for a renumbering before drawing conclusions.</p>
<h2>Reading the count</h2>
<p>“Twenty added, twelve cancelled” is a net gain of eight entries, which need not mean eight plants’ worth of beef. The new entries may be cold stores or offal rooms, and the cancelled ones may not have shipped for years. Slaughter approval and a shipment within twelve months tell more than the number of lines.</p>
<p>Scope deserves its own line. A plant that moves from “frozen” to “frozen and chilled” makes none of the six changes and matters greatly to a chilled buyer, so we record it as a scope change. Each event on the <a href="/BTCEst">plant page</a> carries its effective date, basis date and source. Plants in the demonstration list are invented.</p>`,
    },
  },
  {
    id: 1031,
    section: 'plants',
    access: 'free',
    publishedAt: '2026-11-17T07:30:00+08:00',
    headlineRank: 4,
    recommended: false,
    meat: 'both',
    origins: ['BRA', 'ARG', 'ESP'],
    cuts: [],
    zh: {
      title: '装柜前核对八项，别等到港再问能不能进',
      summary: '11月20日从南美装船，航程40天是12月30日，45天就到2027年1月4日：配额年度、工厂状态、证书日期要一起看。',
      body: `<p>11月20日从南美装船，按40天航程是12月30日到，45天就是2027年1月4日。五天之差，牛肉用的是两个年度的国别配额：巴西2026年{{quota/BRA@2026 wt}}，2027年{{quota/BRA@2027 wt}}，当年没用完的不结转（商务部公告）。年底这几周，装柜前的核对比一年中任何时候都值钱。航程天数为本站估算，因船期和中转而异。</p>
<h2>八项清单</h2>
<ol>
<li><strong>产地国别与产区。</strong>有没有生效中的疫情禁令，是全国还是分区。西班牙猪肉自2025年12月1日起分区处理，首批划出的是巴塞罗那省（西班牙农业部），以最新公告为准；养殖、屠宰、分割三处都要查。</li>
<li><strong>工厂状态。</strong>当天查名单，截图留日期。屠宰、分割、储存三家都要在名单上；第280号令把冷库也纳入管理。</li>
<li><strong>产品范围。</strong>冷冻还是冰鲜，带骨还是去骨，副产品逐项列名。名单上“牛肉”不含牛肚。</li>
<li><strong>月龄与原料。</strong>巴西2021年底恢复的是30月龄以下去骨牛肉（海关总署），母牛件套要确认工厂怎样证明月龄。</li>
<li><strong>生产日期区间。</strong>整柜最早与最晚两个日期，对照停厂与解禁的基准日。</li>
<li><strong>检疫许可证。</strong>数量、口岸、有效期、产品与合同一致；装船前拿到，不补办。</li>
<li><strong>标签与证书。</strong>中外文箱唛、18位注册编号、卫生证号、封志号，四处一致。</li>
<li><strong>税。</strong>配额余量、超配额由谁付；欧盟猪肉的反倾销税率按厂号查（4.9%–19.8%）。</li>
</ol>
<h2>结论只有三种</h2>
<table>
<caption>核对结果与处理（演示案例）</caption>
<thead><tr><th>情形</th><th>结论</th><th>处理</th></tr></thead>
<tbody>
<tr><td>八项均有书面依据</td><td>可发</td><td>依据存档，随单证走</td></tr>
<tr><td>工厂暂停，基准为生产日期，本柜在前</td><td>可发，须举证</td><td>补工厂声明，询口岸海关</td></tr>
<tr><td>柜内跨越基准日</td><td>不清</td><td>重新分柜</td></tr>
<tr><td>产品不在范围内</td><td>不可发</td><td>换厂或换产品</td></tr>
</tbody>
</table>
<p>“不清”是最该停下来的一种。到港后才发现，滞港、退运、销毁三选一，代价远高于装柜前等三天。一柜27吨、CIF 6,000美元的货，货值16.2万美元；退运往返运费加滞港，按货值一成算也有1.6万美元（演示测算）。</p>
<h2>年底多问两句</h2>
<p>一问船公司：中转港在哪，节前有没有跳港。挂靠取消一次，40天就成了50天。二问自己：真要赶年内吗？若国别配额已近用完，晚到几天反而落进新年度；若还有富余，早到才占得上。余量以商务部和海关公布为准，本站推算另列，不混在一起。累计看进口申报的日期，与提单日期无关，“十一月发的货”不等于“用今年的配额”。</p>
<p>2027年春节是2月6日，一月上旬到港的货留给清关、入库和分销的时间约四周。配额与行情两本账要一起算，不能只看一头。工厂状态查询见<a href="/cn/BTCEst">工厂页</a>，例如演示名单中的<a href="/cn/BTCEst?q=9045&amp;origin=BRA">SIF 9045</a>（虚构工厂）。</p>`,
    },
    en: {
      title: 'Eight checks before the doors close on a container for China',
      summary:
        'Load in South America on 20 November: 40 days is 30 December, 45 is 4 January 2027. Quota year, plant status and certificate dates must be read together.',
      body: `<p>A container loaded in South America on 20 November arrives on 30 December after 40 days and on 4 January after 45. For beef those five days separate two country quotas: {{quota/BRA@2026 t}} for Brazil in 2026 and {{quota/BRA@2027 t}} in 2027, with nothing carried over (MOFCOM). In no other weeks is a check before loading worth as much. Transit times are our estimate and depend on rotation and transhipment.</p>
<h2>The list</h2>
<ol>
<li><strong>Country and zone.</strong> Is a disease ban in force, for the whole country or part of it? Spanish pork has been regionalised since 1 December 2025, beginning with Barcelona province (Spanish agriculture ministry). Take the zone in force on the day, and check farm and slaughter as well as cutting.</li>
<li><strong>Plant status.</strong> Look on the day and keep a dated copy. Slaughter, cutting and storage sites must all be listed; Decree 280 brought cold stores into scope.</li>
<li><strong>Product scope.</strong> Frozen or chilled, bone-in or boneless, offal item by item. A listing for beef does not cover tripe.</li>
<li><strong>Age and class.</strong> In December 2021 China reopened to Brazilian boneless beef from cattle under 30 months (GACC). For cow sets, ask how the plant proves age.</li>
<li><strong>Production dates.</strong> Take the earliest and the latest in the container and set both against the basis date of any suspension or resumption.</li>
<li><strong>Import permit.</strong> Quantity, port, validity and product must match the contract, and it must be in hand before loading.</li>
<li><strong>Labels and certificates.</strong> Carton label, 18-character registration, certificate number and seal number must agree.</li>
<li><strong>Duty.</strong> What is left of the quota, and who pays if it runs out? For EU pork, find the anti-dumping rate for this plant (4.9% to 19.8%).</li>
</ol>
<h2>Three answers only</h2>
<table>
<caption>Outcome and action (demonstration cases)</caption>
<thead><tr><th>Finding</th><th>Answer</th><th>Action</th></tr></thead>
<tbody>
<tr><td>All eight points documented</td><td>Yes</td><td>File the evidence with the documents</td></tr>
<tr><td>Plant suspended on production date; this box is earlier</td><td>Yes, with proof</td><td>Plant declaration, written query to the port</td></tr>
<tr><td>Production straddles the basis date</td><td>Unclear</td><td>Reload by date</td></tr>
<tr><td>Product outside scope</td><td>No</td><td>Change plant or product</td></tr>
</tbody>
</table>
<p>“Unclear” is the answer that should stop a shipment. Discovered in port, it leaves delay, return or destruction. A 27 t container at USD 6,000/t carries USD 162,000 of meat. If return freight and port storage take a tenth of that, a demonstration figure, the mistake costs some USD 16,000. Waiting three days at the plant costs almost nothing.</p>
<h2>Two year-end questions</h2>
<p>Ask the carrier which port the box changes ships in and whether calls are being skipped before the holidays. One omitted call turns 40 days into 50.</p>
<p>Then ask yourself whether this year is really the target. If the country quota is nearly gone, arriving late lands the cargo in a fresh one; if there is room, early is better. Only MOFCOM’s and customs’ own figures tell what is left, and our projection is shown apart from them. Meat counts on entry, whatever the bill of lading says.</p>
<p>Spring Festival falls on 6 February 2027. A box landed in the first week of January has about four weeks for clearance, storage and distribution, so the quota sum and the market sum belong on one sheet. Plant status is on the <a href="/BTCEst">plant page</a>, such as that of <a href="/BTCEst?q=9045&amp;origin=BRA">SIF 9045</a> of the demonstration list, an invented plant.</p>`,
    },
  },
  {
    id: 1032,
    section: 'plants',
    access: 'member',
    publishedAt: '2026-10-20T09:30:00+08:00',
    headlineRank: null,
    recommended: false,
    meat: 'both',
    origins: ['USA', 'BRA'],
    cuts: [],
    zh: {
      title: '五年一续改为自动延续：第280号令之后看什么',
      summary: '2026年6月1日起注册到期原则上自动延续五年。买方要盯的从“有没有申请”变成“有没有例外”。',
      body: `<p>2026年6月1日，海关总署第280号令取代第248号令。对肉类买家来说，最大的变化在到期那一天：旧规要企业在期满前3至6个月提出延续申请，新规下五年期满原则上自动再延五年，例外情形除外。</p>
<h2>旧规怎样让一批厂同时掉线</h2>
<p>第248号令下，注册有效期五年，起算日集中的一批厂会在同一天到期。2025年3月16日，美国多数牛肉企业的在华注册同日到期，未获延续，此后对华牛肉贸易量大跌：2025年1—11月只有55,172吨，2024年全年是138,112吨（路透社引中国海关数据），同年春天加征的关税也有份。对买家而言，那次的教训是：名单上的有效期栏不是摆设，同一天到期的厂越多，供应断得越整齐。</p>
<table>
<caption>两版规定对照（据海关总署令第248号、第280号及公开解读）</caption>
<thead><tr><th>事项</th><th>第248号令</th><th>第280号令</th></tr></thead>
<tbody>
<tr><td>施行日</td><td>2022年1月1日</td><td>2026年6月1日</td></tr>
<tr><td>哪些食品须官方推荐</td><td>固定18类</td><td>按风险动态调整的目录</td></tr>
<tr><td>有效期</td><td>5年</td><td>5年</td></tr>
<tr><td>延续</td><td>期满前3–6个月申请</td><td>原则上自动延续</td></tr>
<tr><td>清单注册</td><td>无</td><td>有，主管部门成批提交</td></tr>
<tr><td>境外冷库</td><td>—</td><td>纳入管理范围</td></tr>
</tbody>
</table>
<h2>自动延续不等于永久有效</h2>
<p>自动延续省去了一道手续，没有改变海关总署的暂停和撤销权。工厂在到期时正处在暂停整改、被限制进口，或所在国产品整体被停，都不应想当然地认为会顺延，具体例外以令文和2026年第27号公告（3月18日发布）为准。已有的有效注册平移到新规之下，不必重办。</p>
<p>还有一类变化与到期无关，但效果相同：企业名称、地址、法人或编号变了而没有及时变更。名单上还是旧信息，证书上是新信息，口岸对不上。</p>
<h2>买方的日历怎么改</h2>
<ol>
<li>每个在用厂记三个日期：有效期、最近一次状态变化、最近一次发运。</li>
<li>到期前六个月问工厂一次：有没有未关闭的整改项。旧规下这时问的是“申请递了没有”。</li>
<li>到期前一个月到到期后一周，每周核一次名单。自动延续后有效期栏应当更新，没更新就暂不装船。</li>
<li>合同里加一句：装船日工厂注册须有效，且卖方须通报任何主管部门检查。五年期内的检查结果，以后就是延续的凭据。</li>
</ol>
<p>清单注册值得单独留意。与中方签有合作协议的国家，主管部门可以成批提交名单。好处是新增快；另一面是名单由对方主管部门维护，对方一次性调整，可能同时增减多家。看<a href="/cn/BTCEst">工厂页</a>时请留意事件旁标注的适用规定：6月1日以前的记248，以后的记280，两套规则下的“到期”含义不同。</p>`,
    },
    en: {
      title: 'Renewal after Decree 280: what a buyer should now watch',
      summary:
        'Since 1 June 2026 a registration renews itself for five years unless an exception applies. The question moves from “did they apply?” to “is there an exception?”.',
      body: `<p>On 1 June 2026 GACC Decree 280 replaced Decree 248. For a meat buyer the change that counts comes on the day a registration expires. Under the old rule the plant had to apply three to six months ahead. Under the new one the registration is extended for another five years of its own accord, save in listed exceptions.</p>
<h2>How the old rule took out many plants at once</h2>
<p>Registrations ran for five years, and plants registered together expired together. On 16 March 2025 most US beef registrations lapsed without renewal. China’s customs recorded 55,172 t of US beef in January–November 2025, against 138,112 t in the whole of 2024 (Reuters); that spring’s extra duties had their part in it. The “valid to” column is worth reading, and the more plants share a date, the cleaner the cut.</p>
<table>
<caption>The two decrees compared (GACC Decrees 248 and 280, published commentary)</caption>
<thead><tr><th>Point</th><th>Decree 248</th><th>Decree 280</th></tr></thead>
<tbody>
<tr><td>In force</td><td>1 January 2022</td><td>1 June 2026</td></tr>
<tr><td>Foods needing official recommendation</td><td>18 fixed categories</td><td>A catalogue, revised by risk</td></tr>
<tr><td>Validity</td><td>5 years</td><td>5 years</td></tr>
<tr><td>Renewal</td><td>Application 3–6 months before expiry</td><td>Automatic as a rule</td></tr>
<tr><td>List registration</td><td>None</td><td>Yes, in batches from the authority</td></tr>
<tr><td>Cold stores abroad</td><td>–</td><td>In scope</td></tr>
</tbody>
</table>
<h2>Automatic is not permanent</h2>
<p>The decree removes a form. It leaves GACC’s power to suspend and to revoke where it was. A plant that reaches its date while suspended, under correction or in a country whose product is stopped should not count on rolling over; the exceptions are in the decree and in GACC Announcement No. 27 of 18 March 2026. Valid registrations carried over into the new regime without a fresh application.</p>
<p>A neglected change of name, address or number does the same damage without any expiry. The list shows the old particulars, the certificate the new ones, and the port has to choose.</p>
<h2>A new calendar for the buyer</h2>
<ol>
<li>Keep three dates for each plant in use: valid to, last change of status, last shipment.</li>
<li>Six months before expiry, ask whether any corrective action is open. In the old days one asked whether the form had gone in.</li>
<li>From a month before until a week after, read the list weekly. The new date should appear by itself. Until it does, hold the loading.</li>
<li>Put it in the contract: registration valid on the day of shipment, and the seller to report any official audit. The audits of five years are now the plant’s case for renewal.</li>
</ol>
<p>List registration needs an eye of its own. In countries with a cooperation agreement the authority may submit plants in batches. Approvals should come faster. The other side is that the foreign authority keeps the list, and one revision can add or drop many plants together.</p>
<p>On the <a href="/BTCEst">plant page</a> each event names its rule: 248 before 1 June 2026, 280 from that day. “Expired” does not mean the same under both.</p>`,
    },
  },
] as const satisfies readonly DemoArticle[];
