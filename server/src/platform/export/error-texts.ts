import type { Edition } from '@btc/contract/members/access.ts';
import type { ErrorCode } from '@btc/contract/wire/errors.ts';

interface ErrorTexts {
  readonly texts: Readonly<Partial<Record<ErrorCode, string>>>;
  readonly otherText: string;
  readonly fields: (issues: string) => string;
  readonly rules: Readonly<Record<string, string>>;
  readonly otherRule: string;
  readonly issue: (field: string, rule: string) => string;
  readonly join: string;
}

export const errorTexts: Readonly<Record<Edition, ErrorTexts>> = {
  cn: {
    texts: {
      1004: '下载过于频繁，请稍后再试。',
      1008: '此文件仅对开通相应模块的会员开放，请登录或申请会员后再下载。',
      1009: '没有这个文件。',
      1010: '系统繁忙，请稍后再试。',
      1013: '此文件或其数据来源已损坏，修复前不提供。',
    },
    otherText: '文件暂时无法提供，请稍后再试。',
    fields: (issues) => `网址中的条件有误：${issues}。`,
    rules: {
      unknownCode: '没有这个代码',
      notInThisView: '本视图没有此条件',
      startAfterEnd: '开始时间晚于结束时间',
      beefOnly: '胴体重只适用于牛肉',
    },
    otherRule: '格式不正确',
    issue: (field, rule) => `${field}（${rule}）`,
    join: '、',
  },
  en: {
    texts: {
      1004: 'Too many downloads. Please try again later.',
      1008: 'This file is for members with the module. Please log in or apply for membership first.',
      1009: 'There is no such file.',
      1010: 'The system is busy. Please try again shortly.',
      1013: 'This file, or a file behind its figures, is damaged. It is not sent until it has been repaired.',
    },
    otherText: 'The file is not available right now. Please try again later.',
    fields: (issues) => `The link contains filters that do not work: ${issues}.`,
    rules: {
      unknownCode: 'no such code',
      notInThisView: 'not a filter of this view',
      startAfterEnd: 'starts after it ends',
      beefOnly: 'carcase weight applies to beef only',
    },
    otherRule: 'wrong format',
    issue: (field, rule) => `${field} (${rule})`,
    join: ', ',
  },
};
