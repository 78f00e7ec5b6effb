import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const pages = ['web/src/**/*messages.ts', 'web/src/{market,directory}/messages.*.ts'];
const articles = ['demo/news/**/*.{ts,json,html}', 'demo/prices/week/*.ts', 'demo/{site,videos}/*.json'];

const chinese: readonly (readonly [RegExp, string])[] = [
  [/千吨/, '万吨或吨'],
  [/百万(?:美)?元/, '亿或万'],
  [/数满/, '用满'],
  [/到岸价|到岸成本|折到岸/, 'CIF、完税成本'],
  [/成本加运费 CFR/, 'CFR'],
  [/条款与地点/, '价格条件'],
  [/待载入|尚未载入|本站现有/, '待发布'],
  [/开题时/, '出题时'],
  [/待到期/, '未到期'],
  [/来源国|来源地/, '产地'],
  [/[^\d,.][1-9]\d{3}美元/, '千位写逗号'],
];

const english: readonly (readonly [RegExp, string])[] = [
  [/\b(?:week by mail)\b/i, 'weekly newsletter'],
  [/'On (?:week|year|previous|four weeks)'/, 'w/w, y/y, vs previous, 4 wk'],
  [/\bspot over landed forward\b/i, 'spot premium over landed forward'],
  [/\b(?:six-cut|shin and shank)\b/i, '6-cut set, shin/shank'],
  [/\b(?:are reckoned|is in print as|What we hold|as it stood)\b/i, 'calculated, coverage, data at the time'],
  [/, thousand tonnes|\bthousand t\b/i, 'kt'],
  [/\bComments and bulletins\b|\bRelease calendar\b|\bPublication calendar\b/, 'reviews, release dates'],
  [/USD\/kg cwt|USD\/cwt lwt/, 'USD/kg carcase, USD/cwt live'],
];

const staffPages = [
  'web/src/**/staff/**/*messages.ts',
  'web/src/console/**/*messages.ts',
  'web/src/shell/console/**/*messages.ts',
  'server/src/platform/import/issue-reasons.ts',
];
const forStaff: typeof chinese = [
  [/载入|入库|拒收/, '导入、有错误；刷新用“读取”'],
  [/撤回.{0,2}导入|搁置/, '撤销导入、放弃'],
  [/来源国|来源地|货源国/, '产地'],
  [/待发布/, '已排期；数字才是待发布'],
  [/开题/, '出题'],
  [/调查题|商家词条|词条/, '调查项目、商家'],
  [/转给|重发(?!现)/, '分配、重新发送'],
  [/……|'(?:发布|导入|撤销|删除|更正|查看|撤下|修改)[^']*…'/, '按钮不用省略号，进行中用一个“…”'],
  [/[\u4e00-\u9fff] \d|(?<![A-Za-z][-.\w]*)\d [\u4e00-\u9fff]/, '数字和汉字之间不空格'],
  [
    /\b(?:tak(?:e|en|es|ing) (?:\w+ ){0,3}(?:back|apart)|anew|broken off|gone by|to come)\b/i,
    'undo, split, again, interrupted, passed, future',
  ],
  [
    /\b(?:week by mail|values before|claims to (?:entries|decide)|reports to decide|days of data releases|state the day)\b/i,
    'glossary, screen, English',
  ],
  [
    /'[^']*\bWithdraw(?!s? the invitation|n?'| invitation| cancellation)[^']* [^']*'/,
    'take down; one’s own request is withdrawn',
  ],
  [/\b(?:mails?|mailed)\b(?!:)/i, 'email'],
  [/\b[Pp]lease (?:choose|enter|write|upload)\b/, 'Choose, Enter, Write, Upload'],
  [/'状态', 'State'|', 'Kind(?: of \w+)?'\]/, 'Status, Type'],
  [/'删除[^']*', '(?:Remove|Take)/, 'Delete'],
  [/\b(?:firms?|film|genuine|lately|brought back)\b(?!:)/i, 'companies, video file, real, recently, restored'],
  [
    /\bthe demonstration\b(?! data)|\bgoes? into the audit trail\b/i,
    'demonstration data; is recorded in the audit trail',
  ],
  [/ at most\.?'/, 'up to'],
];

function toFiles(patterns: readonly string[], isLeftOut: RegExp): readonly string[] {
  return globSync([...patterns], { cwd: root, exclude: (name) => isLeftOut.test(name) });
}

function findRefused(files: readonly string[], refused: typeof chinese): readonly string[] {
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        refused
          .filter(([word]) => word.test(line))
          .map(([word, instead]) => `${file}:${index + 1}: ${String(word)}, say ${instead}`),
      ),
  );
}

test('readers are told in the words of the trade, in both editions', () => {
  const files = toFiles([...pages, ...articles], /(?:^|\/)staff(?:\/|$)|\.test\.ts$/);
  expect(findRefused(files, [...chinese, ...english])).toEqual([]);
  // What is looked for is found where it stands.
  expect(chinese[0]?.[0].test('轴：千吨')).toBe(true);
  expect(globSync([...pages], { cwd: root }).length).toBeGreaterThan(75);
});

test('the staff too', () => {
  const files = toFiles(staffPages, /\.test\.ts$/);
  expect(findRefused(files, forStaff)).toEqual([]);
  expect(files.length).toBeGreaterThan(30);
});
