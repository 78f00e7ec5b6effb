import type { IssueMessages } from './words.zh.ts';

/** The words of what is wrong in a file. */
export const en = {
  issues: 'Errors',
  warnings: 'Warnings',
  warningsWhat: 'Not errors, and they do not stop the import, but they look unusual: check them first.',
  listFirst: (shown, total) => `${total} in all; the first ${shown}.`,
  listWhole: 'The saved list has all of them.',
  listPart: (count) => `The saved list has the first ${count}; reading the file again lists all of them.`,
  left: (count) => `${count} more are not listed`,
  line: 'Line',
  column: 'Column',
  value: 'Value',
  rule: 'Rule',
  wholeFile: 'the whole file',
  saveList: { issues: 'Save list of errors', warnings: 'Save list of warnings' },
  listName: {
    issues: (file) => `${file}-errors.csv`,
    warnings: (file) => `${file}-warnings.csv`,
  },
} satisfies IssueMessages;
