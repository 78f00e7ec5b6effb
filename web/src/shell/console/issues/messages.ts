import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  issues: ['错误', 'Errors'],
  stopping: ['导入前须确认', 'To confirm before importing'],
  because: [
    (reason: string, value: string) => `${reason}${value === '' ? '' : `（${value}）`}`,
    (reason: string, value: string) =>
      `${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}${value === '' ? '' : ` (${value})`}`,
  ],
  andMore: [(count: number) => `另有${count}处`, (count: number) => `and ${count} more`],
  accept: ['以上均已核对，文件无误', 'I have checked this, and the file is right'],
  accepted: ['导入时已确认', 'Confirmed when imported'],
  warnings: ['请核对', 'Warnings'],
  leads: {
    stopping: [
      '文件整体看来可疑。请逐项核对；确认文件无误，导入时须勾选，否则不能导入。',
      'The file as a whole looks wrong. Check each of these: it can be imported only once you tick that the file is right.',
    ],
    accepted: [
      '文件整体看来可疑；导入者核对后确认无误。',
      'The file as a whole looked wrong; whoever imported it has checked these and confirmed it.',
    ],
    warnings: [
      '以下不妨碍导入，但看来异常，请先核对。',
      'These do not stop the import, but they look unusual: check them first.',
    ],
  },
  teach: [
    '名称或列名属实、只是写法不同或属新增的，可在名称词典中加别名，再重新读取文件。',
    'If a name or a title is right but spelt in another way, or new, add it as an alias in the dictionaries and read the file again.',
  ],
  dictionaries: {
    beefCut: ['部位词典', 'Dictionary of cuts'],
    district: ['关区词典', 'Dictionary of customs districts'],
    origin: ['产地词典', 'Dictionary of origins'],
    province: ['省份词典', 'Dictionary of provinces'],
    title: ['文件的列', 'File columns'],
  },
  columns: ['文件的列', 'Columns of the file'],
  columnsRead: ['已读取', 'Read'],
  columnsNotNeeded: ['无需读取', 'Not needed'],
  columnsNotUnderstood: ['未能识别，未读取', 'Not recognised, not read'],
  listFirst: [
    (shown: string, total: string) => `共${total}项，列出前${shown}项。`,
    (shown, total) => `${total} in all; the first ${shown} are listed.`,
  ],
  listWhole: ['下载的清单是全部。', 'The downloaded list has all of them.'],
  listPart: [
    (count: string) => `下载的清单是前${count}项；重新读取该文件即可得到全部。`,
    (count) => `The downloaded list has the first ${count}; reading the file again lists all of them.`,
  ],
  left: [(count: string) => `另有${count}项未列出`, (count) => `${count} more are not listed`],
  line: ['行', 'Line'],
  column: ['列', 'Column'],
  value: ['值', 'Value'],
  rule: ['原因', 'Reason'],
  wholeFile: ['整个文件', 'the whole file'],
  saveList: {
    issues: ['下载错误清单', 'Download list of errors'],
    stopping: ['下载核对清单', 'Download list of warnings'],
    accepted: ['下载核对清单', 'Download list of warnings'],
    warnings: ['下载核对清单', 'Download list of warnings'],
  },
  listName: {
    issues: [(file: string) => `${file}-错误.csv`, (file) => `${file}-errors.csv`],
    stopping: [(file: string) => `${file}-待确认.csv`, (file) => `${file}-to-confirm.csv`],
    accepted: [(file: string) => `${file}-已确认.csv`, (file) => `${file}-confirmed.csv`],
    warnings: [(file: string) => `${file}-核对.csv`, (file) => `${file}-warnings.csv`],
  },
});

export type IssueMessages = (typeof messages)['cn'];
