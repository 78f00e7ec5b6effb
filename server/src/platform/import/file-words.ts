import type { Edition } from '@btc/contract/members/access.ts';
import type { Issue } from './issue.ts';
import { reasons } from './issue-reasons.ts';
import type { TitleAccount } from './text/header.ts';

/** What the command line says of a file, whatever it holds. */
export interface FileWords {
  readonly titles: (titles: TitleAccount) => readonly string[];
  readonly issue: (issue: Issue) => string;
  readonly warnings: (count: string) => string;
  readonly unaccepted: (names: string) => string;
}

export const fileWords: Readonly<Record<Edition, FileWords>> = {
  en: {
    titles: ({ read, notNeeded, notUnderstood }) => [
      `  columns read: ${read.join(', ')}`,
      ...(notNeeded.length === 0 ? [] : [`  columns not read, of no use here: ${notNeeded.join(', ')}`]),
      ...(notUnderstood.length === 0 ? [] : [`  columns not understood, and not read: ${notUnderstood.join(', ')}`]),
    ],
    issue: ({ line, column, value, reason }) =>
      `${line === 0 ? 'the file' : `line ${line}`}${column === '' ? '' : `, column ${column}`}: ${reasons[reason].en}${value === '' ? '' : ` (${value})`}`,
    warnings: (count) => `${count} to look at:`,
    unaccepted: (names) => `Odd: look at the warnings above. If the file is right all the same, add --accept ${names}`,
  },
  cn: {
    titles: ({ read, notNeeded, notUnderstood }) => [
      `  已读取的列：${read.join('、')}`,
      ...(notNeeded.length === 0 ? [] : [`  无需读取的列：${notNeeded.join('、')}`]),
      ...(notUnderstood.length === 0 ? [] : [`  未能识别、未读取的列：${notUnderstood.join('、')}`]),
    ],
    issue: ({ line, column, value, reason }) =>
      `${line === 0 ? '文件' : `第 ${line} 行`}${column === '' ? '' : `“${column}”列`}：${reasons[reason].cn}${value === '' ? '' : `（${value}）`}`,
    warnings: (count) => `请核对以下 ${count} 处：`,
    unaccepted: (names) => `以上各处可疑，请核对。确认文件无误后，可加 --accept ${names} 导入`,
  },
};
