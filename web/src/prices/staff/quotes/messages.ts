import { inEditions } from '#i18n/editions.ts';
import { plural } from '#i18n/messages.ts';

export const messages = inEditions({
  sheetTitle: ['报价录入', 'Quote entry'],
  sheetLabel: [
    (meat: string, market: string, day: string) => `${day} ${meat}${market}报价录入`,
    (meat, market, day) => `Quotes for ${day}, ${meat}, ${market}`,
  ],
  date: ['日期', 'Date'],
  meat: ['品种', 'Meat'],
  meatNames: {
    beef: ['牛肉', 'Beef'],
    pork: ['猪肉', 'Pork'],
  },
  market: ['市场', 'Market'],
  origin: ['产地', 'Origin'],
  allOrigins: ['全部产地', 'All origins'],
  show: ['显示', 'Show'],
  shows: {
    all: ['全部', 'All'],
    open: ['未填完', 'Not filled in'],
    problems: ['有问题', 'With problems'],
    published: ['已发布', 'Published'],
  },
  series: ['报价项目', 'Series'],
  status: ['状态', 'Status'],
  fields: {
    Low: ['低价', 'Low'],
    Mainstream: ['主流价', 'Mainstream'],
    High: ['高价', 'High'],
    QuoteCount: ['样本数', 'Quotes'],
    Basis: ['类型', 'Type'],
    Provisional: ['暂定', 'Provisional'],
    GroupSize: ['询价家数', 'Companies polled'],
    LocalPrice: ['当地价格', 'Local price'],
    UsdPerUnit: ['1单位货币折美元', 'USD per unit'],
    Source: ['来源', 'Source'],
  },
  bases: {
    offer: ['报价', 'Offer'],
    bid: ['还盘', 'Bid'],
    deal: ['成交', 'Deal'],
  },
  provisionalYes: ['暂定', 'Provisional'],
  ghostChoice: [
    (ghost: string) => (ghost === '' ? '–' : `（${ghost}）`),
    (ghost) => (ghost === '' ? '–' : `(${ghost})`),
  ],
  cellName: [(line: string, column: string) => `${line}：${column}`, (line, column) => `${line}: ${column}`],
  demo: ['演示项目：报价均为虚构。', 'Demonstration series: all quotes are invented.'],
  demoCattle: [
    '演示价格均为虚构，可更正为真实价格。',
    'Demonstration prices are invented and can be corrected into real ones.',
  ],
  usd: [(price: string) => `${price}美元/公斤胴体`, (price) => `${price} USD/kg carcase`],
  rules: {
    order: ['不满足“低价≤主流价≤高价”', 'must be low ≤ mainstream ≤ high'],
    positive: ['必须大于零', 'must be above zero'],
    range: ['超出合理范围，请检查单位', 'outside the plausible range: check the unit'],
    decimals: ['最多两位小数', 'at most two decimals'],
    jump: ['与上期相差过大', 'a large move from the last quote'],
    closed: ['该项目已停报', 'the series is no longer quoted'],
    changed: ['已被他人修改', 'changed by somebody else'],
    published: ['已经发布', 'already published'],
    future: ['日期尚未到', 'the date is in the future'],
    number: ['不是数字', 'not a number'],
    whole: ['须为1至999的整数', 'a whole number from 1 to 999'],
    missing: ['未填', 'missing'],
  },
  issue: [(field: string, rule: string) => `${field}：${rule}`, (field, rule) => `${field}: ${rule}`],
  missing: [
    (fields: readonly string[]) => `未填：${fields.join('、')}`,
    (fields) => `Missing: ${fields.join(', ').toLowerCase()}`,
  ],
  change: [(percent: string) => `较上期${percent}`, (percent) => `${percent} vs previous`],
  askJump: ['变动超过提醒幅度，请核对', 'Large move: please check'],
  waiting: ['待保存', 'Not saved yet'],
  lineStates: {
    none: ['', ''],
    saved: ['草稿', 'Draft'],
    published: ['已发布', 'Published'],
    conflict: ['他人已修改此行', 'Changed by somebody else'],
  },
  actions: {
    confirm: ['确认无误', 'Confirm'],
    conflict: ['比较', 'Compare'],
    published: ['更正', 'Correct'],
  },
  noPrevious: ['没有上期报价', 'No previous quote'],
  previousWas: [
    (day: string, text: string) => `上期（${day}）：${text === '' ? '–' : text}`,
    (day, text) => `Previous (${day}): ${text === '' ? '–' : text}`,
  ],
  keysTitle: ['键盘操作', 'Keys'],
  keys: [
    [
      ['方向键、Enter、Tab', '移动；直接输入即覆盖单元格；按 Tab 填完一行后，Enter 回到下一行的起始列'],
      ['F2', '在单元格内编辑；已发布的行则打开更正'],
      ['Esc', '放弃本格的输入；再按 Tab 离开表格'],
      ['Shift + 方向键', '选择区域；Delete 清空'],
      [
        'Ctrl + C / X / V',
        '复制、剪切、粘贴，可与电子表格互贴；空单元格跳过；带产品名称或表头的内容按名称对应，先预览再粘贴',
      ],
      ['Ctrl + Z / Y', '撤销、重做'],
      ['Ctrl + D', '所选各行的空格填入上期数值'],
      ['Ctrl + Enter', '执行本行操作：确认、比较、更正'],
      ['Ctrl + S', '立即保存'],
    ],
    [
      [
        'Arrows, Enter, Tab',
        'move; typing replaces the cell; after filling a line with Tab, Enter goes to its first column in the next line',
      ],
      ['F2', 'edit within the cell; on a published line, open the correction'],
      ['Esc', 'discard what was typed in the cell; Tab then leaves the sheet'],
      ['Shift + arrows', 'select a block; Delete clears it'],
      [
        'Ctrl + C / X / V',
        'copy, cut and paste, also from and to a spreadsheet; empty cells are skipped; what has product names or headings goes by them, after a preview',
      ],
      ['Ctrl + Z / Y', 'undo and redo'],
      ['Ctrl + D', 'fill empty cells of the selected lines from the last quote'],
      ['Ctrl + Enter', 'carry out the action of the line: confirm, compare, correct'],
      ['Ctrl + S', 'save at once'],
    ],
  ],
  keysHint: [
    '方向键移动，直接输入数字，Esc 后按 Tab 离开表格。',
    'Arrow keys move, typing replaces, Esc then Tab leaves the sheet.',
  ],
  saveStates: {
    saved: ['已全部保存', 'All saved'],
    waiting: ['待保存…', 'Saving soon…'],
    saving: ['正在保存…', 'Saving…'],
    failed: [
      '没有保存成功，稍后自动重试；内容已留在本机。',
      'Not saved; trying again. What you typed is kept on this device.',
    ],
  },
  saveNow: ['立即重试', 'Try now'],
  held: [
    (lines: string) => `完整的行已保存；${lines}行未完成，只留在本机`,
    (lines) => `Complete lines saved; ${lines} unfinished, kept on this device only`,
  ],
  counts: [
    (drafts: string, published: string, total: string) => `草稿${drafts}，已发布${published}，共${total}行`,
    (drafts, published, total) =>
      `${drafts} ${plural(Number(drafts), 'draft', 'drafts')}, ${published} published, ${total} ${plural(Number(total), 'line', 'lines')}`,
  ],
  pasted: [
    (cells: string, refused: string) =>
      refused === '0' ? `已粘贴${cells}格` : `已粘贴${cells}格；${refused}格未粘贴（已发布，或不是可选项）`,
    (cells, refused) =>
      `${cells} ${plural(Number(cells), 'cell', 'cells')} pasted${refused === '0' ? '' : `; ${refused} not (published, or no such choice)`}`,
  ],
  tookPrevious: [
    (lines: string) => `已将上期数值填入${lines}行`,
    (lines) => `Filled ${lines} ${plural(Number(lines), 'line', 'lines')} from the last quote`,
  ],
  takePrevious: ['所选行填入上期', 'Fill from last quote'],
  unsavedElsewhere: ['以下报价表还有未完成的行，留在本机：', 'Sheets with unfinished lines on this device:'],
  unsavedSheet: [
    (day: string, meat: string, market: string, lines: string) => `${day} ${meat}${market}（${lines}行）`,
    (day, meat, market, lines) => `${day}, ${meat}, ${market} (${lines} ${plural(Number(lines), 'line', 'lines')})`,
  ],
  emptyTitle: ['没有报价项目', 'No price series'],
  emptySheet: [
    '这个市场还没有在报的项目。请先在“报价项目”中添加。',
    'This market has no active price series yet. Add one under “Price series”.',
  ],
  nothingShown: ['没有符合条件的行。', 'No line matches.'],
  publish: ['发布', 'Publish'],
  publishTitle: ['发布报价', 'Publish quotes'],
  publishConfirm: [(count: string) => `发布${count}条`, (count) => `Publish ${count}`],
  publishWhat: [
    '发布后会员立即可见，指数随即重算。发布后只能更正或撤下，改动会留有记录。',
    'Members see them at once, and the indices are recalculated. After that they can only be corrected or taken down, and changes are recorded.',
  ],
  publishCattle: [
    '发布后读者立即可见。发布后只能更正或撤下，改动会留有记录。',
    'Readers see them at once. After that they can only be corrected or taken down, and changes are recorded.',
  ],
  publishNone: ['没有可以发布的草稿。', 'There are no drafts to publish.'],
  leftOut: [
    (count: string) => `${count}行不发布，原因列在下面。`,
    (count) => `${count} ${plural(Number(count), 'line is', 'lines are')} not published; reasons below.`,
  ],
  leftTitle: ['不发布的行', 'Not published'],
  whyLeft: ['原因', 'Reason'],
  notQuoted: [
    (count: string) => `另有${count}个项目当日没有报价。`,
    (count) => `${count} more ${plural(Number(count), 'series has', 'series have')} no quote on this day.`,
  ],
  withdrawSheet: ['撤下当日报价', 'Take down quotes of the day'],
  withdrawSheetTitle: ['撤下当日全部报价', 'Take down all quotes of the day'],
  withdrawSheetWhat: [
    (count: string) =>
      `会员不再看到这${count}条报价，指数随即重算；各行变回草稿，修改后可以重新发布。原来的数字会保留在更正记录中。`,
    (count) =>
      `Members no longer see ${plural(Number(count), 'this quote', `these ${count} quotes`)}, and the indices are recalculated. The lines become drafts again and can be published again once corrected; the original figures stay in the corrections.`,
  ],
  withdrawCattleSheet: [
    (count: string) =>
      `读者不再看到这${count}条价格；各行变回草稿，修改后可以重新发布。原值保留在操作记录中，演示价格则删除。`,
    (count) =>
      `Readers no longer see ${plural(Number(count), 'this price', `these ${count} prices`)}. The lines become drafts again and can be published again once corrected; the audit trail keeps the original figures. Demonstration prices are deleted.`,
  ],
  withdrawSheetConfirm: [(count: string) => `撤下${count}条`, (count) => `Take down ${count}`],
  sheetWithdrawn: [
    (count: string) => `已撤下${count}条，各行变回草稿`,
    (count) => `${count} taken down; the lines are drafts again`,
  ],
  toWithdraw: ['将要撤下', 'To be taken down'],
  toPublish: ['将要发布', 'To be published'],
  published: [(count: string) => `已发布${count}条`, (count) => `${count} published`],
  changeHead: ['较上期', 'Change'],
  correctTitle: ['更正或撤下报价', 'Correct or take down a quote'],
  correctWhat: [
    '原来的数字会保留在更正记录中，会员会看到“已更正”标记。',
    'The original figures stay in the corrections; members see that the quote was corrected.',
  ],
  withdrawWhat: [
    '撤下后会员不再看到这条报价；原来的数字会保留在更正记录中。',
    'Members no longer see this quote; the original figures stay in the corrections.',
  ],
  correctCattle: ['原值会保留在操作记录中。', 'The audit trail keeps the original figures.'],
  withdrawCattle: [
    '撤下后读者不再看到这条价格，该行变回草稿；原值保留在操作记录中。',
    'Readers no longer see this price, and the line becomes a draft again; the audit trail keeps the original figures.',
  ],
  whatToDo: ['操作', 'Action'],
  correct: ['更正', 'Correct'],
  withdraw: ['撤下', 'Take down'],
  reason: ['理由', 'Reason'],
  corrected: ['已更正', 'Corrected'],
  withdrawn: ['已撤下', 'Taken down'],
  seeCorrections: ['查看更正记录', 'Show corrections'],
  savedBy: [(name: string, time: string) => `${name}，${time}`, (name, time) => `${name}, ${time}`],
  conflictTitle: ['他人已修改此行', 'Changed by somebody else'],
  conflictWhat: [
    '在您输入期间，此行已被保存或发布。请选择保留哪一份。',
    'This line was saved or published while you were typing. Choose which version to keep.',
  ],
  mine: ['您输入的', 'Yours'],
  theirs: ['现有的', 'Current'],
  nothing: ['（空）', '(empty)'],
  keepMine: ['保留我输入的', 'Keep mine'],
  takeTheirs: ['采用现有的', 'Use the current one'],
  cancel: ['取消', 'Cancel'],
  correctionsTitle: ['更正记录', 'Corrections'],
  correctionsEmpty: ['还没有更正。', 'No corrections yet.'],
  day: ['报价日', 'Quote date'],
  at: ['时间', 'Time'],
  by: ['操作人', 'By'],
  before: ['原值', 'Before'],
  after: ['现值', 'After'],
});

export type QuoteDeskMessages = (typeof messages)['cn'];
