/** The words of what is wrong in a file. */
export const zh = {
  issues: '错误',
  warnings: '请核对',
  warningsWhat: '以下不算错误，不妨碍导入，但看来异常，请先核对。',
  listFirst: (shown: string, total: string) => `共${total}项，列出前${shown}项。`,
  listWhole: '下载的清单是全部。',
  listPart: (count: string) => `下载的清单是前${count}项；重新读取该文件即可得到全部。`,
  left: (count: string) => `另有${count}项未列出`,
  line: '行',
  column: '列',
  value: '值',
  rule: '规则',
  wholeFile: '整个文件',
  saveList: { issues: '下载错误清单', warnings: '下载核对清单' },
  listName: {
    issues: (file: string) => `${file}-错误.csv`,
    warnings: (file: string) => `${file}-核对.csv`,
  },
};

export type IssueMessages = typeof zh;
