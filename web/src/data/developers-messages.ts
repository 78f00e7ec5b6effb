import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['开发者', 'Developers'],
  description: [
    '用程序取本站数据：地址、参数、格式、密钥和示例。',
    'Data for programs: addresses, parameters, forms, keys and examples.',
  ],
  lead: [
    '本站每个数据页的数据都有自己的地址，参数与网页相同；网页能查看以往已公布的数据的，地址也可以。',
    'The figures of every page have an address of their own with the page’s parameters; where a page shows them as published earlier, its address does too.',
  ],
  first: ['第一个数', 'The first figure'],
  firstText: ['无需注册，复制即可运行。', 'No account is needed; copy and run.'],
  copy: ['复制', 'Copy'],
  copyOf: [(tool: string) => `复制${tool}示例`, (tool: string) => `Copy, ${tool}`],
  tryTitle: ['试一试', 'Try it'],
  tryText: [
    '这里列出牛肉国别进口的各个地址；登录后下载，得到您的会员可看的全部。数据页上也有同样的按钮。',
    'The addresses of beef imports by origin; downloaded while logged in they give all that your membership opens. Pages with figures have the same button.',
  ],
  referenceTitle: ['全部地址', 'Every address'],
  referenceText: [
    '每个数据集的地址、参数与示例，可在此直接试用；登录后按您的会员权限返回。',
    'The address, parameters and examples of every data set, to be tried here; while logged in with the rights of your membership.',
  ],
  openReference: ['打开接口说明', 'Open the reference'],
  referenceComes: ['正在打开…', 'Opening …'],
  openApi: ['OpenAPI说明（JSON）', 'OpenAPI document (JSON)'],
  catalogue: ['全部数据集（目录）', 'All data sets (catalogue)'],
  parametersTitle: ['参数', 'Parameters'],
  parameters: {
    edition: [
      'cn 或 en：文字的语言，以及按哪个版本的会员权限',
      'cn or en: the language of texts, and whose membership counts',
    ],
    asof: [
      '日期：该日已公布的数据，之后的修订不计入',
      'A day: the figures as published by then, without later revisions',
    ],
    fields: ['列名，用逗号隔开', 'Names of columns, joined with commas'],
    limit: [
      '最多多少行；下一段的 cursor 在 next 和 Link 中',
      'At most so many rows; the cursor of the next is in next and Link',
    ],
    spend: [
      'yes：用1项试用额度打开所取的内容；不写则不用。还剩几项见回应头 Trial-Items-Left',
      'yes: spends an item of a trial on what is asked; left out, none is spent. Trial-Items-Left in the answer says how many are left',
    ],
    format: [
      'jsonstat：以 JSON-stat 2.0 返回 .json；text：.parquet 与 .xlsx 中的日期为文本，保留至2027年11月30日',
      'jsonstat: .json as JSON-stat 2.0; text: days in .parquet and .xlsx as texts, until 30 November 2027',
    ],
  },
  parametersMore: [
    '其余参数与该数据网页的参数同名，目录中逐一列出。',
    'All others are those of the page, as the catalogue lists them.',
  ],
  formsTitle: ['格式', 'Forms'],
  forms: [
    [
      'CSV（无BOM，首行为列名）、JSON（附列的说明）、JSON Lines（每行一条，地址以 .jsonl 结尾）、JSON-stat、Parquet（Snappy）和XLSX，内容相同。',
      '缺失的数在 gaps 列写明原因：notPublished 为未公布，notTraded 为无进口，noBase 为无可比基数，notConverted 为不折算，locked 为仅对会员开放。provisional 和 partial 标出可能修订和仅部分公布的时期。',
      '/data/v1/<数据集>/metadata.json 给出标题、单位、来源、许可、版本、引用方式和各列的中英文说明；同处的 datapackage.json 供Frictionless工具读取CSV。',
    ],
    [
      'CSV (no byte mark, names in the first line), JSON with a schema, JSON Lines (a row a line, ending in .jsonl), JSON-stat, Parquet (Snappy) and XLSX hold the same.',
      'The column gaps says why a figure is missing: notPublished, notTraded (no imports), noBase (nothing to compare with), notConverted (no conversion is agreed), or locked, which is for members. Provisional and partial mark periods that may still change or are published in part.',
      '/data/v1/<set>/metadata.json has title, units, source, licence, vintage, how to cite, and each column in both languages; datapackage.json beside it lets Frictionless tools read the CSV.',
    ],
  ],
  keysTitle: ['密钥', 'Keys'],
  keys: [
    [
      '会员可在账户页生成密钥，程序以 Authorization: Bearer 发送，权限与该账户此刻相同。',
      '在Excel的Power Query中，凭据选“匿名”：密钥已在请求头里。',
      '不能发送请求头的软件可用链接密钥：/data/v1/link/<密钥>/<数据集>.csv，只含一个数据集，到期自动失效。',
    ],
    [
      'Members make keys on the account page; a program sends one as Authorization: Bearer and has the account’s rights of the moment.',
      'In Excel’s Power Query choose anonymous credentials: the key is in the header.',
      'Software that can send no header uses a link key: /data/v1/link/<key>/<set>.csv, for one data set, which ends by itself.',
    ],
  ],
  toAccount: ['到账户页生成密钥', 'Make a key on the account page'],
  assistantsTitle: ['接入智能助手（MCP）', 'Assistants (MCP)'],
  assistantsText: [
    '支持模型上下文协议（MCP）的助手可以直接查询本站数据，并附上单位、来源和网页链接；公开部分无需注册。支持MCP Apps的助手还会在对话中显示公开视图的图表。',
    'An assistant that speaks the Model Context Protocol can look figures up here, with unit, source and a link to the page; what is open needs no account. Where the assistant supports MCP Apps, the conversation also shows the chart of an open view.',
  ],
  assistants: [
    [
      '在助手的设置里找到“连接器”或“MCP服务器”，选择添加自定义服务器。',
      '类型选 HTTP（Streamable HTTP），填入下面的地址。',
      '会员先到账户页生成密钥，再把请求头 Authorization: Bearer <密钥> 一并填入；助手能看到的与您的账户相同。',
      '保存后开启新对话，确认工具列表里有 search 和 get_view。',
    ],
    [
      'Open “connectors” or “MCP servers” in the settings of the assistant and add a server of your own.',
      'Choose HTTP (streamable HTTP) as its type and enter the address below.',
      'Members make a key on the account page first and add the header Authorization: Bearer <key>; the assistant then sees what the account sees.',
      'Save, begin a new conversation, and look for search and get_view among its tools.',
    ],
  ],
  assistantsAsk: [
    '可以这样问：“今年1—9月自巴西进口牛肉多少吨、均价多少？”“下个月申报的阿根廷冻牛肉按什么税率？”',
    'Ask, for instance: “How much beef came from Brazil this year, at what unit value?” or “Which duty does frozen Argentine beef declared next month pay?”',
  ],
  limitsTitle: ['限额与错误', 'Limits and errors'],
  limits: [
    [
      '每个账户（所有密钥合计）每分钟300次，未登录时按网络计；余量见 RateLimit，超出时按 Retry-After 再试。用 ETag 和 If-None-Match 可省去未变的内容。',
      '错误按 RFC 9457 返回，写明哪个参数有误。密钥无效返回401。',
    ],
    [
      'An account has 300 requests a minute with all its keys together, a network without a key as many; RateLimit says what is left, Retry-After when to come back. ETag and If-None-Match save what has not changed.',
      'Errors are problem details (RFC 9457) and name the parameter that is wrong. A key that opens nothing is 401.',
    ],
  ],
  promisesTitle: ['稳定性承诺', 'What is stable'],
  promises: [
    [
      '/data/v1 之下的数据集名、列名、参数名、单位和含义不变；新的列、参数、数据集和格式会增加，请按名称读取，忽略不认识的列。',
      '要去掉一列或一个参数，至少提前12个月公布；其间照常提供，相关回应带 Deprecation 和 Sunset，metadata.json 写明由什么替代。',
      'Parquet和XLSX里的日期自2026年11月30日起为日期类型，工作簿第一行为列名、说明在后一页；加 format=text 仍得原来的样子，保留至2027年11月30日。',
      '要改变地址或含义，另开 /data/v2；此后 /data/v1 至少再保留24个月。数值本身可能修订，asof 取当时所公布的。',
    ],
    [
      'Names of data sets, columns and parameters below /data/v1, their units and their meaning stay. New ones may come: read by name and leave out what you do not know.',
      'A column or parameter that is to go is announced at least twelve months ahead. Until then it stays, answers with it carry Deprecation and Sunset, and metadata.json names its replacement.',
      'Since 30 November 2026 days in Parquet and XLSX are dates, and a workbook has its header in the first row and its notes on the next sheet; format=text gives both as they were until 30 November 2027.',
      'Addresses or meanings change only as /data/v2, and /data/v1 then stays for at least 24 months. Figures themselves may be revised; asof gives them as they were published.',
    ],
  ],
  deprecated: [
    (name: string, instead: string, until: string) => `将去掉：${name}，保留至${until}，请改用 ${instead}。`,
    (name, instead, until) => `To go: ${name}, there until ${until}; use ${instead}.`,
  ],
  statusTitle: ['各来源更新情况', 'Freshness of the sources'],
  statusTable: ['各来源', 'Sources'],
  wholeTitle: ['整年数据、目录与订阅', 'Whole years, catalogue and feed'],
  whole: [
    [
      '整年逐条记录和报价以Parquet提供：/data/v1/beef-facts/2025.parquet，另有 pork-facts、beef-quotes、pork-quotes；限已开通相应模块的会员。可按 Range 分段读取；未变的文件ETag不变。',
    ],
    [
      'Single facts and quotes of a whole year come as Parquet: /data/v1/beef-facts/2025.parquet, and pork-facts, beef-quotes, pork-quotes; for members with the module. Range reads a part; a file that has not changed has the same ETag.',
    ],
  ],
  documents: {
    'catalog.jsonld': ['目录（DCAT-AP，JSON-LD）', 'Catalogue (DCAT-AP, JSON-LD)'],
    'datapackage.json': ['数据包（Frictionless）', 'Data package (Frictionless)'],
    'releases.atom': ['发布与修订（Atom订阅）', 'Releases and revisions (Atom feed)'],
  },
  statusText: ['同样的内容供程序读取：', 'The same for programs:'],
  statusColumns: {
    source: ['来源', 'Source'],
    dataTo: ['数据至', 'Figures to'],
    published: ['发布日期', 'Published'],
    loaded: ['入库时间', 'Loaded'],
    next: ['下次发布', 'Next release'],
  },
  termsTitle: ['使用条件', 'Terms'],
  terms: [
    [
      '使用条款不允许用程序大量抓取，数据接口除外：程序可在限额内读取公开部分，以及凭您自己的密钥或登录读取账户已开通的数据，供本企业内部使用。',
      '引用少量数据请注明来源，写法见各数据的 cite。不得转售或公开发布数据集，不得与他人共用密钥，也不得用多个账户或密钥绕过限额。',
      '被滥用的密钥会撤销，并说明原因。数据可能修订，仅供参考。',
    ],
    [
      'The terms of use forbid harvesting by program, but for the data door: within its limits programs may read what is open, and with a key or session of your own what your account opens, for use within your company.',
      'Quote small numbers of figures with their source, as cite has it. Do not resell or publish data sets, share keys, or get round the limits with several accounts or keys.',
      'A key that is misused is revoked, and we say why. Figures may be revised and are for information.',
    ],
  ],
  termsLink: ['使用条款', 'Terms of use'],
});
