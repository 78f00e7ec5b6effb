import type { Edition } from '@btc/contract/members/access.ts';
import { type ApiError, errorTable, type ErrorCode } from '@btc/contract/wire/errors.ts';

/*
 * Failures of the data door as RFC 9457 has them, in the language of the edition asked for.
 */

interface ProblemWords {
  readonly titles: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Of a set of one person, where nobody is signed in. */
  readonly personal: string;
  readonly other: string;
  readonly details: Readonly<Partial<Record<ErrorCode, string>>>;
  readonly rules: Readonly<Record<string, string>>;
  readonly otherRule: string;
  readonly spend: (left: number, how: string) => string;
}

const words: Readonly<Record<Edition, ProblemWords>> = {
  cn: {
    titles: {
      1001: '参数有误',
      1004: '请求过于频繁',
      1006: '密钥无效',
      1007: '密钥不含此数据集',
      1008: '仅对会员开放',
      1009: '没有这个数据集或没有此项数据',
      1010: '系统繁忙',
      1013: '数据文件已损坏',
    },
    personal: '仅本人可读：请登录或带本人的密钥',
    other: '暂时无法提供',
    details: {
      1004: '请按Retry-After所示的秒数后再试。',
      1006: '密钥不存在、已撤销或已过期；不带密钥可取公开部分。',
      1007: '此密钥的范围不包括所请求的数据集。',
      1008: '所请求的内容需要开通相应模块的会员。',
      1010: '请稍后再试。',
      1013: '所需的数据文件已损坏，修复前不提供；其他数据集不受影响。',
    },
    rules: {
      unknownParameter: '没有这个参数',
      unknownColumn: '没有这一列',
      unknownSet: '没有这个数据集',
      otherTool: '由另一个工具提供：get_view为进口视图，get_series为其他数据集',
      unknownCode: '没有这个代码',
      notInThisView: '本视图没有此条件',
      startAfterEnd: '开始时间晚于结束时间',
      beefOnly: '胴体重只适用于牛肉',
      noFigures: '此数据集没有数值，不能用JSON-stat表示',
      outdated: '数据已更新，请从头取',
      repeated: '参数重复',
      missing: '缺少此参数',
      invalid_value: '不是可选的值',
      norate: '该日及之前没有汇率，请自行给出',
      nul_character: '含空字符（NUL）',
      broken_escape: '百分号编码不完整',
    },
    otherRule: '格式不正确',
    spend: (left, how) => `可用1项试用额度打开（还剩${left}项）：加上${how}再取。`,
  },
  en: {
    titles: {
      1001: 'A parameter is wrong',
      1004: 'Too many requests',
      1006: 'The key does not open anything',
      1007: 'The key is not for this data set',
      1008: 'For members',
      1009: 'No such data set, or nothing of the kind in it',
      1010: 'Busy',
      1013: 'A file of figures is damaged',
    },
    personal: 'For one’s own account: sign in, or send a key of it',
    other: 'Not available at the moment',
    details: {
      1004: 'Come back after the seconds in Retry-After.',
      1006: 'It is unknown, revoked or has ended; without a key the open part can be had.',
      1007: 'The scope of this key leaves out the data set.',
      1008: 'What was asked for needs a membership with the module.',
      1010: 'Try again shortly.',
      1013: 'The figures asked for are not given until it has been repaired; other data sets are unaffected.',
    },
    rules: {
      unknownParameter: 'no such parameter',
      unknownColumn: 'no such column',
      unknownSet: 'no such data set',
      otherTool: 'is read with the other tool: get_view has the views of imports, get_series the other sets',
      unknownCode: 'no such code',
      notInThisView: 'not a filter of this view',
      startAfterEnd: 'starts after it ends',
      beefOnly: 'carcase weight applies to beef only',
      noFigures: 'the set has no figures, JSON-stat cannot hold it',
      outdated: 'the data have changed since, begin again',
      repeated: 'given more than once',
      missing: 'is needed',
      invalid_value: 'not one of its values',
      norate: 'no exchange rate is known of that day or before it: give one',
      nul_character: 'holds a NUL character',
      broken_escape: 'its percent-encoding is broken',
    },
    otherRule: 'wrong format',
    spend: (left, how) => `One item of the trial opens it (${left} left): ask again with ${how}.`,
  },
};

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly errors?: readonly {
    readonly parameter: string;
    readonly rule: string;
    readonly detail: string;
    readonly allowed?: readonly string[];
  }[];
  readonly module?: unknown;
  readonly reason?: unknown;
  /** Items that a running trial may still open. */
  readonly trialLeft?: number;
}

/** A parameter of an address and all values it accepts; null where they are not a list. */
export interface NamedParameter {
  readonly name: string;
  readonly values: readonly string[] | null;
}

interface Trial {
  readonly left: number | null;
  /** What a request adds to spend an item. */
  readonly how: string;
}

export function writeSpending(
  edition: Edition,
  { left, how }: { readonly left: number; readonly how: string },
): string {
  return words[edition].spend(left, how);
}

/** A refusal to whoever has a trial says how many items are left, and how one is spent. */
export function addTrial(problem: Problem, edition: Edition, { left, how }: Trial): Problem {
  if (left === null || problem.reason !== 'trial') return problem;
  const detail = left === 0 ? problem.detail : writeSpending(edition, { left, how });
  return { ...problem, ...(detail === undefined ? {} : { detail }), trialLeft: left };
}

/** Converts a failure into a problem; `toParam` maps a call's field to the address parameter. */
export function toProblem(error: ApiError, edition: Edition, toParam: (field: string) => NamedParameter): Problem {
  const { code, status, data } = error;
  const say = words[edition];
  const isPersonal = code === 1006 && data.Dict?.['Reason'] === 'anonymous';
  const detail = isPersonal ? undefined : say.details[code];
  const errors = (data.List ?? []).map(({ Field, Rule }) => {
    // What is no parameter keeps the name that it was given, even where the call has a field of that name.
    const { name, values } = Rule === 'unknownParameter' ? { name: Field, values: null } : toParam(Field);
    const other = values === null ? say.otherRule : say.rules['invalid_value'];
    const detail = say.rules[Rule] ?? other ?? say.otherRule;
    return { parameter: name, rule: Rule, detail, ...(values === null ? {} : { allowed: values }) };
  });
  const { Module: module, Reason: reason } = data.Dict ?? {};
  return {
    type: `urn:beef-to-china:problem:${errorTable[code].key}`,
    title: isPersonal ? say.personal : (say.titles[code] ?? say.other),
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(errors.length === 0 ? {} : { errors }),
    ...(module === undefined ? {} : { module }),
    ...(reason === undefined ? {} : { reason }),
  };
}
