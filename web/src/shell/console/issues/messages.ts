import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  issues: ['错误', 'Errors'],
  warnings: ['请核对', 'Warnings'],
  warningsWhat: [
    '以下不算错误，不妨碍导入，但看来异常，请先核对。',
    'These are not errors and do not stop the import, but they look unusual: check them first.',
  ],
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
  rule: ['规则', 'Rule'],
  wholeFile: ['整个文件', 'the whole file'],
  saveList: {
    issues: ['下载错误清单', 'Download list of errors'],
    warnings: ['下载核对清单', 'Download list of warnings'],
  },
  listName: {
    issues: [(file: string) => `${file}-错误.csv`, (file) => `${file}-errors.csv`],
    warnings: [(file: string) => `${file}-核对.csv`, (file) => `${file}-warnings.csv`],
  },
});

export type IssueMessages = (typeof messages)['cn'];
