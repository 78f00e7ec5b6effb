/** Why a row or a whole file is not loaded: codes with texts in both languages. */
export const reasons = {
  missingColumn: {
    cn: '缺少必需的列（文件现有的列见箭头之后）',
    en: 'a required column is missing (the titles of the file are after the arrow)',
  },
  repeatedColumn: { cn: '同一列出现两次', en: 'the same column appears twice' },
  columnNotRead: {
    cn: '该列未被读取，但标题涉及目的地、进出口、单位、币种、数量级、重量或金额口径、数据状态等（见值），会改变数字的含义；如应读取，请改用规定的标题，否则请删去该列后再导入',
    en: 'the column is not read, but its title (the word is the value) changes what the figures mean: destination, flow, unit, currency, scale, kind of weight or value, status. Give it a title that is read, or take the column out',
  },
  repeatedHeader: {
    cn: '表头再次出现，该行略过（文件可能由几个文件拼接而成）',
    en: 'the header again: the row is left out (the file seems to be put together of several)',
  },
  otherHeader: {
    cn: '表头再次出现，但列的次序或名称与首个表头不同，请拆成几个文件分别导入',
    en: 'the header again, with other columns than before: import the parts as files of their own',
  },
  noteLeftOut: {
    cn: '不是数据，而是一行说明文字，略过',
    en: 'a line of text and no figures: left out',
  },
  tellingNote: {
    cn: '表格上方或下方的说明涉及单位、数量级或进出口（见值），可能改变数字的含义：请核对各列的单位，或删去该说明',
    en: 'a note above or below the table speaks of a unit, a scale or exports (the value), which may change what the figures mean: check the units of the columns, or take the note out',
  },
  totalRow: {
    cn: '是合计行，导入会重复计算：请删去该行',
    en: 'a row of totals, which would count twice: take it out',
  },
  unnamedColumn: {
    cn: '该列有内容但没有标题（列以字母表示）：请补上标题，或清空该列',
    en: 'the column has content but no title (it is named by its letter): give it a title, or empty it',
  },
  unclearEncoding: {
    cn: '无法判断文件编码：既不像 UTF-8、GB18030，也不像 Windows-1252。请指明编码（工作台在选择文件处或“重新比对”中选择，命令行用 --encoding），或另存为 UTF-8 编码的 CSV',
    en: 'the encoding cannot be told: the text is neither clearly UTF-8 nor GB18030 nor Windows-1252. Name it (in the console where the file is chosen, or under “Compare again”; on the command line by --encoding), or save the file as CSV in UTF-8',
  },
  twiceDecoded: {
    cn: '文字曾按错误的编码打开并另存（如“SÃ£o”本应是“São”）：请从数据源重新取得文件',
    en: 'the text was once opened in a wrong encoding and saved again (SÃ£o for São): get the file from its source again',
  },
  unknownForm: {
    cn: '未能从表头识别文件类型，请选择',
    en: 'file type not recognised from the header: choose it',
  },
  emptyFile: { cn: '文件没有数据行', en: 'the file has no data rows' },
  notEnoughMemory: {
    cn: '内存不足，文件未读取、未导入（值为所需与可用内存）；请稍后再试，或为服务器增加内存',
    en: 'not enough memory: the file was neither read nor imported (the value is the memory needed and free); try again later, or add memory to the server',
  },
  notText: { cn: '不是文本文件，也不是工作簿', en: 'neither a text file nor a workbook' },
  webPage: {
    cn: '是网页，不是数据文件：可能下载到了登录页；若是网页形式的表格，请用电子表格软件另存为 XLSX 或 CSV',
    en: 'a web page, not a file of rows: the site may have answered with its sign-in page; save a table of a page as XLSX or CSV',
  },
  brokenArchive: { cn: '工作簿或压缩文件损坏或不完整', en: 'the workbook or archive is damaged or incomplete' },
  archiveTooLarge: {
    cn: '解压后过大（疑似压缩炸弹），请改用未压缩的 CSV',
    en: 'too large when unpacked (it may be a zip bomb): use plain CSV instead',
  },
  encryptedArchive: { cn: '工作簿或压缩文件已加密', en: 'the workbook or archive is encrypted' },
  oldWorkbook: {
    cn: '是旧版 XLS 或设有密码的工作簿，请另存为不加密的 XLSX 或 CSV',
    en: 'an old XLS workbook, or one with a password: save it as XLSX or CSV without a password',
  },
  openDocument: {
    cn: '是 ODS 表格，请另存为 XLSX 或 CSV',
    en: 'an ODS sheet (OpenDocument): save it as XLSX or CSV',
  },
  pdf: {
    cn: '是 PDF，不是数据文件：请取得数据源的 CSV 或 XLSX，或用电子表格软件导入其中的表格后另存为 XLSX',
    en: 'a PDF, not a file of rows: get the source’s CSV or XLSX, or take its table into a spreadsheet and save that as XLSX',
  },
  xml: {
    cn: '是 XML 文件：请用电子表格软件打开后另存为 XLSX 或 CSV',
    en: 'an XML file: open it in a spreadsheet and save it as XLSX or CSV',
  },
  webArchive: {
    cn: '是 MHTML 网页存档：请用电子表格软件打开后另存为 XLSX 或 CSV',
    en: 'a saved web page (MHTML): open it in a spreadsheet and save it as XLSX or CSV',
  },
  otherArchive: {
    cn: '是压缩文件（7z、RAR、bzip2 或 xz）：请解压后上传其中的文件',
    en: 'an archive (7z, RAR, bzip2 or xz): unpack it and send the file that is in it',
  },
  severalFiles: {
    cn: '压缩包中有多个文件（见值），请逐个导入',
    en: 'the archive holds several files (the value): send them one by one',
  },
  packedTwice: { cn: '压缩文件中还是压缩文件，请先解压', en: 'an archive within an archive: unpack it first' },
  serviceError: {
    cn: '不是数据，而是数据源返回的错误信息（见值）',
    en: 'no figures: the source has answered with an error (the value)',
  },
  noRecords: { cn: '是 JSON，但不是逐条记录的列表', en: 'JSON, but not a list of records' },
  otherCount: {
    cn: '数据源声明的记录数与文件中的不符（依次见值）：文件可能不完整',
    en: 'the source says it gives another number of records than the file has (the value, in this order): the file may be incomplete',
  },
  brokenJson: { cn: 'JSON 损坏或不完整', en: 'the JSON is damaged or incomplete' },
  nestedField: { cn: '该字段不是单个值', en: 'the field holds more than one value' },
  lateField: {
    cn: '前面的记录没有该字段',
    en: 'a field that the first records do not have',
  },
  notAWorkbook: {
    cn: '压缩包中没有工作簿，也没有单个数据文件',
    en: 'the archive holds neither a workbook nor a single file of rows',
  },
  noSuchSheet: {
    cn: '没有该名称的可见工作表，已有工作表见值',
    en: 'no such sheet; the value lists the sheets of the file',
  },
  otherSheets: {
    cn: '工作簿有多张工作表（见值），请指明要读的一张',
    en: 'the workbook has several sheets (the value): name the right one',
  },
  tooManyColumns: { cn: '列数过多', en: 'too many columns' },
  tooManyRows: { cn: '行数过多', en: 'too many rows for such a file' },
  formulaCell: {
    cn: '单元格是公式，请粘贴为数值后再导入',
    en: 'the cell is a formula: paste it as a value and import again',
  },
  errorCell: { cn: '单元格是错误值', en: 'the cell holds an error' },
  unreadableText: { cn: '文字无法按文件编码读出', en: 'the text cannot be read in the file’s encoding' },
  lineTooLong: { cn: '行过长，可能不是CSV文件', en: 'the line is too long for a CSV file' },
  openQuote: { cn: '引号没有成对', en: 'a quotation mark is not closed' },
  strayQuote: { cn: '引号位置不对', en: 'a quotation mark is out of place' },
  columnCount: { cn: '列数与表头不符', en: 'the number of columns differs from the header' },
  columnCountThroughout: {
    cn: '各行的列数均与表头不符（值为行与表头的列数），可能是千分位逗号没有加引号',
    en: 'no row has as many columns as the header (the value); figures with thousands separators may lack quotation marks',
  },
  badPeriod: { cn: '不是有效的年月或年份', en: 'not a month or year' },
  futurePeriod: { cn: '时期尚未到来', en: 'the period has not come yet' },
  mixedPeriods: { cn: '一个文件中既有月份又有年份', en: 'months and years in one file' },
  badCode: { cn: '不是有效的商品编码', en: 'not a commodity code' },
  unknownTariffLine: {
    cn: '未知的税号：本站收录的品目之内，但不在税则表中（可能是笔误或新拆分的税号），未导入',
    en: 'an unknown tariff code under the headings covered (a typo, or a line that was split): left out',
  },
  noPartner: {
    cn: '文件没有贸易伙伴：请按“海关统计查询（注册地，不分来源）”导入',
    en: 'the file has no trade partners: import it as a customs query by place of registration',
  },
  notByMonth: {
    cn: '没有分月数据：请在海关查询页面勾选“分月展示”，重新查询并下载',
    en: 'not by month: tick 分月展示 (show by month) on the page of the customs query, and download it again',
  },
  notByPartner: {
    cn: '没有贸易伙伴列：请在海关查询页面将“贸易伙伴”选为输出字段，重新查询并下载',
    en: 'no trade partners: choose 贸易伙伴 (trading partner) among the fields on the page of the customs query, and download it again',
  },
  notByGoods: {
    cn: '没有商品编码列：请在海关查询页面将“商品”选为输出字段，重新查询并下载',
    en: 'no commodity codes: choose 商品 (commodity) among the fields on the page of the customs query, and download it again',
  },
  partnerGiven: {
    cn: '文件有贸易伙伴：请按“海关统计查询”导入',
    en: 'the file has trade partners: import it as a customs query',
  },
  swappedColumns: {
    cn: '这里像是商品编码：标题与内容的列可能错位',
    en: 'this looks like a commodity code: the headings may be over the wrong columns',
  },
  overlappingCodes: {
    cn: '该编码包含文件中另一编码的商品，会重复计算',
    en: 'the code includes the goods of another code of the file, which would count twice',
  },
  unknownPartner: {
    cn: '未知的贸易伙伴：请核对；若属实，请在工作台“名称词典”的产地中加为别名（新的国家或地区加到“其他国家（地区）”）',
    en: 'unknown trade partner: check it; if it exists, add its name in the console (Dictionaries) as an alias of an origin, that of a new country of “Other countries”',
  },
  partnerMismatch: { cn: '贸易伙伴的编码与名称不一致', en: 'code and name of the trade partner disagree' },
  otherPartner: { cn: '不在所填的限定产地之内', en: 'not among the origins the query was limited to' },
  // No longer found; the diary holds it.
  wrongReporter: { cn: '申报方不是中国', en: 'the reporter is not China' },
  badNumber: { cn: '不是数字', en: 'not a number' },
  shortenedNumber: {
    cn: '数字被电子表格缩写（如1.2E+08），末尾几位已丢失：请在原文件中把该列的数字格式设为“0”，重新保存后再导入',
    en: 'a spreadsheet has shortened the number (as 1.2E+08) and dropped its last digits: in the original, give the column the number format 0 and save it again',
  },
  negativeNumber: { cn: '数值为负', en: 'a negative number' },
  numberTooLarge: { cn: '数值过大', en: 'the number is too large' },
  notAWeight: { cn: '计量单位不是千克', en: 'the unit is not a kilogram' },
  noFigure: { cn: '既无数量又无金额', en: 'neither a weight nor a value' },
  emptyCell: {
    cn: '必填项为空（合并的单元格请取消合并，逐行填写）',
    en: 'the cell must not be empty (part merged cells and fill every row)',
  },
  badDay: {
    cn: '不是明确的日期或年月（用2024-01-31或2024-01）',
    en: 'not a clear day or month (write 2024-01-31 or 2024-01)',
  },
  zeroWeight: { cn: '净重为零', en: 'the net weight is zero' },
  unknownDestination: {
    cn: '无法确定目的地是否为中国（大陆）：请写“中国”“China”或 CHN',
    en: 'the destination names China in unknown words: write CHN, China or 中国',
  },
  originIsChina: {
    cn: '产地是中国：该列写的可能是目的地，请改用相应的标题',
    en: 'the origin is China: the column may hold the destination, which then needs that title',
  },
  unknownOrigin: {
    cn: '未知的产地（写三位代码 BRA，或“巴西”“Brazil”）；其他写法可在工作台“名称词典”的产地中加为别名',
    en: 'unknown origin (write its code, BRA, or its name); another spelling can be added in the console (Dictionaries) as an alias',
  },
  outsideGoods: { cn: '不在商品范围内', en: 'goods outside the scope' },
  unknownCut: { cn: '未知的部位', en: 'unknown cut' },
  ambiguousCut: { cn: '部位名称有多种可能（见值中箭头之后）', en: 'the name fits several cuts (after the arrow)' },
  badPlant: { cn: '不是有效的工厂注册编号', en: 'not a plant number' },
  plantIsDate: {
    cn: '工厂编号被电子表格变成了日期，请将该列设为文本',
    en: 'the spreadsheet has turned the plant number into a date: make the column text',
  },
  badRegistration: {
    cn: '不是有效的在华注册编号（C + 国别 + 14位数字）',
    en: 'not a registration number (C, origin, 14 digits)',
  },
  unknownMeat: { cn: '产品类别须为牛肉或猪肉', en: 'the meat is beef or pork' },
  unknownPlantType: {
    cn: '企业类型须为屠宰（SH）、分割（CP）、加工（PP）或冷库（CS）',
    en: 'the type of plant is slaughter (SH), cutting (CP), processing (PP) or cold store (CS)',
  },
  unknownProduct: {
    cn: '注册产品须为冰鲜、冷冻、去骨、带骨或副产品',
    en: 'the products are chilled, frozen, boneless, bone-in or offal',
  },
  unknownOffal: { cn: '未知的副产品（可用值见箭头之后）', en: 'unknown offal (accepted values after the arrow)' },
  unknownState: { cn: '状态须为有效或暂停', en: 'the state is active or suspended' },
  noName: { cn: '没有企业名称', en: 'the plant has no name' },
  badName: { cn: '不是有效的企业名称', en: 'not a company name' },
  unknownProvince: {
    cn: '未知的省份（写代码31、310000，或“上海”“Shanghai”；可用值见箭头之后）',
    en: 'unknown province (write its code, 31 or 310000, or its name; after the arrow)',
  },
  unknownDistrict: {
    cn: '未知的关区（写代码2200，或“上海海关”“Shanghai”；可用值见箭头之后）',
    en: 'unknown customs district (write its code, 2200, or its name; after the arrow)',
  },
  unknownStorage: { cn: '储运方式须为冰鲜或冷冻', en: 'storage is chilled or frozen' },
  storageMismatch: { cn: '储运方式与商品编码不符', en: 'the storage differs from that of the commodity code' },
  badCurrency: { cn: '不是有效的币种代码', en: 'not a currency code' },
  badYear: { cn: '不是有效的年份', en: 'not a year' },
  badPercent: { cn: '不是0至999的百分数', en: 'not a percentage from 0 to 999' },
  badUrl: { cn: '不是网址（http 或 https 开头）', en: 'not an address of the web (http or https)' },
  badText: { cn: '文字须为一行，不超过600字', en: 'one line of up to 600 characters' },
  dayOrder: { cn: '日期的先后或年份不对', en: 'the day is out of order, or of another year' },
  noQuota: {
    cn: '该产地在这一年没有配额（有配额的见箭头之后）',
    en: 'this origin has no quota in this year (those that have are after the arrow)',
  },
  noSuchNotice: { cn: '这一天没有发布过仍有效的公告', en: 'no notice still in force was published on this day' },
  noticeTaken: {
    cn: '这一档已有公告；如为更正，请填写所更正公告的发布日期',
    en: 'there is already a notice of this step: if this one corrects it, give the date of that one',
  },
  noticeDecides: {
    cn: '官方公告，导入后即据此确定税率，请核对',
    en: 'an official notice: duties follow it as soon as it is imported',
  },
  duplicateRow: {
    cn: '各项维度与前面某行（行号见值）完全相同',
    en: 'repeats an earlier line; its number is the value',
  },
  keptOutBy: {
    cn: '与此文件（见值）一并导入，因它未能导入而全部未导入',
    en: 'not imported, because another file of the set (the value) was not accepted',
  },
  veryHeavy: { cn: '重量异常大，请核对单位', en: 'unusually heavy: check the unit' },
  onlyOrigin: {
    cn: '文件只有一个产地，其余产地按零计；若查询时只选了它，请填写“限定产地”（命令行用 --origins）',
    en: 'the file has one origin, and all others count as zero; if the query was limited to it, enter it under “Limited to origins” (--origins)',
  },
  noWeight: { cn: '有金额但没有重量，按重量未公布计', en: 'a value without a weight: taken as a weight not published' },
  strangeUnitValue: { cn: '单价异常，请核对重量与金额', en: 'an unusual unit value: check weight and value' },
  oddWeight: {
    cn: '重量与前后各月（中位数见括号）相差数百倍以上，请核对单位',
    en: 'the weight is hundreds of times above or below the months around it (their median in brackets): check the unit',
  },
  oddUnitValue: {
    cn: '单价与前后各月（中位数见括号）相差五倍以上，请核对重量与金额',
    en: 'the unit value is five times above or below the months around it (their median in brackets): check weight and value',
  },
  oddRate: {
    cn: '人民币金额与美元金额之比不在5至9之间，请核对币种',
    en: 'CNY per USD is not between 5 and 9: check the currencies',
  },
  remarkableRate: { cn: '汇率异常，请核对是否为1单位外币', en: 'an unusual rate: is it for one unit?' },
  unknownCode: {
    cn: '不在可选值之内（可用值见值中箭头之后）',
    en: 'not an accepted value (accepted values after the arrow)',
  },
  unknownNoticeKind: { cn: '类别须为配额、公告或报道', en: 'the type is quota, notice or report' },
  unknownStep: { cn: '公告的用量须为50、80或100', en: 'a notice is of 50, 80 or 100 percent' },
  unclearNumber: {
    cn: '可能是千分位，也可能是小数：文件中没有可以判断的数字，按小数读取，请核对',
    en: 'may be a thousands or a decimal separator, and nothing in the file says which; read as decimals: check it',
  },
  priceOrder: { cn: '低价、主流价、高价须由低到高', en: 'must be low ≤ mainstream ≤ high' },
  priceRange: { cn: '价格超出合理范围，请核对单位', en: 'the price is out of range: check the unit' },
  unitOfTerm: { cn: '单位与价格条件不符', en: 'the unit does not fit the price terms' },
  noFigures: {
    cn: '没有找到数据：表头下方应有带数字的行',
    en: 'no row of figures was found below a row of titles',
  },
  noYear: {
    cn: '只有周次或月日，没有年份：请在表头、标题或单独一列写明年份',
    en: 'a week or a day without a year: write it above the table, in its title or in a column',
  },
  badPeriodText: {
    cn: '不是明确的日期、周或月（如2025-11-07、2025-W45、2025年第45周、2025-11）',
    en: 'not a clear day, week or month (such as 2025-11-07, 2025-W45, 2025-11)',
  },
  mixedGrains: {
    cn: '一个文件中日、周、月混用（见值），请分开导入',
    en: 'days, weeks or months in one file (the value): import them one by one',
  },
  noMapping: {
    cn: '这种表头还没有设置过列与品种：请先在工作台导入一次',
    en: 'no saved mapping for a file with this header: import it in the console once',
  },
  unknownSeries: {
    cn: '名称还没有对应的序列：请指定序列，或选择不导入',
    en: 'no series is given for this name: choose one, or leave it out',
  },
  tooManySeries: {
    cn: '名称过多（值为个数）：可能把价格或备注列当成了名称列',
    en: 'too many names (the value): a column of prices or notes may be read as one of names',
  },
  seriesTwice: {
    cn: '两个名称对应同一序列',
    en: 'two names lead to the same series',
  },
  currencyOfSeries: {
    cn: '币种与该序列不同，不作换算',
    en: 'not the currency of the series: prices are not converted',
  },
  monthlyCattle: {
    cn: '月均价不是某一天的行情，不能导入活牛价格；可作为其他机构价格导入',
    en: 'a monthly mean is no price of a day: import it among the prices of others, not as live cattle',
  },
  otherFrequency: {
    cn: '该序列现有数据的频率不同（日、周、月，见值）',
    en: 'the series is of another frequency (the value)',
  },
  inventedFigures: {
    cn: '文件写明为演示或虚构数据，不能以真实来源导入',
    en: 'the file says that its figures are invented: they cannot be published under a source',
  },
  priceJump: {
    cn: '与前一期相差四成以上，请核对数值与单位',
    en: 'more than 40% above or below the previous price: check the figure and its unit',
  },
  unendedFile: {
    cn: '文件末尾没有换行，可能不完整',
    en: 'the file does not end with a line break: it may be incomplete',
  },
  partWithoutWhole: {
    cn: '只有分运输方式、海关程序或第二贸易伙伴的行，没有相应的合计行：请按合计重新查询（motCode=0、customsCode=C00、partner2Code=0）',
    en: 'only rows by mode of transport, customs procedure or second partner, without the row of their total: ask for the totals (motCode=0, customsCode=C00, partner2Code=0)',
  },
  onlySums: {
    cn: '只有各贸易伙伴的合计（World），没有分贸易伙伴的行：请按贸易伙伴重新查询',
    en: 'only the sums of all partners (World), none by partner: ask for the partners',
  },
  worldMismatch: {
    cn: '合计行（World）与各贸易伙伴之和不符（依次见值）：文件可能缺少贸易伙伴',
    en: 'the World row is not the sum of the partners (the value, in this order): partners may be missing',
  },
  partsExceedWhole: {
    cn: '分项之和大于合计行（依次见值）',
    en: 'the parts add up to more than the row of their total (the value, in this order)',
  },
  atRowLimit: {
    cn: '行数正好是数据源单次查询的上限：最后的月份可能被截断，请分段查询后核对',
    en: 'exactly as many rows as the source gives at a time: the last periods may be cut off; ask for fewer at a time',
  },
  exportPartners: {
    cn: '数量多半来自并非肉类产地的贸易伙伴（见值）：可能是出口查询',
    en: 'most of it is with partners that meat does not come from (the value): it may be a query of exports',
  },
  lowLastPeriod: {
    cn: '最后一期远低于此前各期（中位数见括号）：可能不完整',
    en: 'the last period is far below those before it (their median in brackets): it may be incomplete',
  },
  missingPeriods: {
    cn: '中间缺少若干期（见值），导入后这些时期按零计',
    en: 'periods in the middle are missing (the value) and would count as zero',
  },
  farFromBefore: {
    cn: '与此前的价格（箭头之前）相差一倍以上：单位、列或品种可能有变',
    en: 'more than twice, or less than half, of the price before it (before the arrow): its unit, column or product may have changed',
  },
  manyEnds: {
    cn: '作为完整名单导入，在册工厂将有十分之一以上被注销（值为注销数与在册数）：名单可能不全，或某列读错',
    en: 'taken as the whole list it ends more than a tenth of the plants in force (the value: ended, in force): it may be a part, or a column may be read wrongly',
  },
  cutLeftOut: {
    cn: '该商品编码不分部位，部位未采用',
    en: 'goods of this code are not broken down by cut: the cut was left out',
  },
} as const satisfies Record<string, { cn: string; en: string }>;

export type Reason = keyof typeof reasons;
