import { inEditions } from '#i18n/editions.ts';
import { plural } from '#i18n/messages.ts';

export const messages = inEditions({
  title: ['粘贴报价：请核对', 'Paste quotes: check before they go in'],
  what: [
    (taken: string, open: string, left: string) =>
      [`将粘贴到${taken}行`, open === '0' ? '' : `${open}行待选择`, left === '0' ? '' : `${left}行不粘贴`]
        .filter((part) => part !== '')
        .join('，') + '。',
    (taken, open, left) =>
      [
        `${taken} ${plural(Number(taken), 'line', 'lines')} to be filled`,
        open === '0' ? '' : `${open} to be chosen`,
        left === '0' ? '' : `${left} not pasted`,
      ]
        .filter((part) => part !== '')
        .join(', ') + '.',
  ],
  nothing: ['没有可以粘贴的内容，原因列在下面。', 'Nothing can be pasted; the reasons are below.'],
  empty: ['剪贴板里没有报价。', 'There are no quotes on the clipboard.'],
  undo: ['粘贴后可用 Ctrl + Z 一次撤销。', 'Ctrl + Z undoes the whole paste.'],
  confirm: [(lines: string) => `粘贴${lines}行`, (lines) => `Paste ${lines} ${plural(Number(lines), 'line', 'lines')}`],
  cancel: ['取消', 'Cancel'],
  pasted: [
    (lines: string, left: string) => (left === '0' ? `已粘贴${lines}行` : `已粘贴${lines}行，${left}行未粘贴`),
    (lines, left) =>
      `${lines} ${plural(Number(lines), 'line', 'lines')} pasted${left === '0' ? '' : `, ${left} left out`}`,
  ],
  takenTitle: ['将要粘贴', 'To be pasted'],
  choiceTitle: ['请选择报价项目', 'Choose the series'],
  leftTitle: ['不粘贴', 'Not pasted'],
  written: ['粘贴的内容', 'As pasted'],
  goesTo: ['报价项目', 'Series'],
  figures: ['价格', 'Prices'],
  why: ['原因', 'Reason'],
  whatToDo: ['处理办法', 'What to do'],
  change: ['较上期', 'Change'],
  line: [(line: string) => `第${line}行`, (line) => `Line ${line}`],
  choose: [(text: string) => `“${text}”的报价项目`, (text) => `Series of “${text}”`],
  leaveOut: ['不粘贴', 'Leave out'],
  columnsTitle: ['各列的内容', 'What the columns hold'],
  columnsWhat: [
    '有的列没有可识别的表头，请说明内容后再粘贴。',
    'Some columns have no known heading. Say what they hold before pasting.',
  ],
  column: [
    (number: string, head: string) => (head === '' ? `第${number}列` : `第${number}列（${head}）`),
    (number, head) => (head === '' ? `Column ${number}` : `Column ${number} (${head})`),
  ],
  columnOpen: ['请选择', 'Choose'],
  columnLeft: ['不用', 'Leave out'],
  columnNames: ['产品名称', 'Product names'],
  unread: [
    (lines: readonly string[]) =>
      `这些文字没有读懂，没有写产地的行因此需要选择：${lines.map((line) => `“${line}”`).join('、')}`,
    (lines) =>
      `These words were not understood, so lines without an origin have to be chosen: ${lines.map((line) => `“${line}”`).join(', ')}`,
  ],
  reasons: {
    unknownName: ['名称不认识', 'name not known'],
    unclear: ['看不出价格属于哪个产品', 'not clear which price belongs to which product'],
    severalProducts: ['一行里有几个产品', 'several products in one line'],
    noName: ['没有产品名称', 'no product name'],
    noCut: ['没有写部位', 'no cut given'],
    noPrice: ['没有价格', 'no price'],
    badFigure: ['不是价格', 'not a price'],
    severalPrices: ['有几个价格，分不清哪个是哪个', 'several prices, not clear which is which'],
    badUnit: ['单位或币种与该项目不同，不能换算', 'another unit or currency, which cannot be converted'],
    otherDay: ['不是本表的日期', 'not the day of this sheet'],
    badChoice: ['不是可选项', 'no such choice'],
    unreadAbove: ['上面一行没有读懂', 'the line above was not understood'],
    noteNames: ['备注里写到产品', 'the note says something of the product'],
    originOpen: ['没有写产地', 'no origin given'],
    ambiguous: ['可能是几个报价项目', 'could be several series'],
    notOnSheet: ['本表没有这个报价项目', 'not on this sheet'],
    locked: ['已发布，只能更正', 'published: it can only be corrected'],
    conflict: ['同一项目有不同的价格', 'different prices for the same series'],
    beyondSheet: ['超出表格的最后一行', 'beyond the last line of the sheet'],
    order: ['不满足“低价≤主流价≤高价”', 'must be low ≤ mainstream ≤ high'],
    positive: ['必须大于零', 'must be above zero'],
    range: ['超出合理范围，请检查单位', 'outside the plausible range: check the unit'],
    decimals: ['最多两位小数', 'at most two decimals'],
    jump: ['与上期相差过大', 'a large move from the last quote'],
    closed: ['该项目已停报', 'the series is no longer quoted'],
    changed: ['已被他人修改', 'changed by somebody else'],
    published: ['已经发布', 'already published'],
    future: ['日期尚未到', 'the date is in the future'],
  },
  reason: [(rule: string, text: string) => `${rule}：${text}`, (rule, text) => `${rule}: ${text}`],
  toDo: {
    notOnSheet: ['在“报价项目”中添加', 'Add it under “Price series”'],
    unknownName: ['在“名称字典”中添加别名', 'Add the spelling to the dictionary'],
    locked: ['在该行选“更正”', 'Use “Correct” on the line'],
    otherDay: ['换到那一天的报价表再粘贴', 'Paste it into the sheet of that day'],
    conflict: ['核对后只留一个价格', 'Keep only the right price'],
    other: ['改好后重新粘贴', 'Correct it and paste again'],
  },
  plainRefusals: {
    tooWide: ['没有粘贴：列数超出表格。', 'Not pasted: more columns than the sheet has here.'],
    tooLong: ['没有粘贴：行数超出表格。', 'Not pasted: more lines than the sheet has here.'],
    columns: [
      '没有粘贴：列数与此处的价格列不符。请从对应的列粘贴，或连同表头一起复制。',
      'Not pasted: the columns do not match the price columns here. Start in the right column, or copy the headings too.',
    ],
  },
});

export type PasteMessages = (typeof messages)['cn'];
