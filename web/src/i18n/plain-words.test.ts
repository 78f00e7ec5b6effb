import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const pages = ['web/src/**/*messages.ts', 'web/src/{market,directory}/messages.*.ts'];
const articles = ['demo/news/**/*.{ts,json,html}', 'demo/prices/week/*.ts', 'demo/{site,videos}/*.json'];

/** What a Chinese trader does not say, and what he says. */
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

/** Translated thought, and what a broker writes. */
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

/** What the staff are told in. */
const staffPages = [
  'web/src/**/staff/**/*messages.ts',
  'web/src/console/**/*messages.ts',
  'web/src/shell/console/**/*messages.ts',
];
const forStaff: readonly (readonly [RegExp, string])[] = [
  [/载入/, '导入；刷新用“读取”'],
  [/撤回.{0,2}导入|搁置/, '撤销导入、放弃'],
  [/来源国|来源地/, '产地'],
  [
    /\b(?:reckoned|tak(?:e|en|es|ing) (?:\w+ ){0,3}back|anew|broken off|gone by|to come)\b/i,
    'recalculate, undo, again, interrupted, passed, future',
  ],
  [
    /\b(?:week by mail|values before|claims to (?:entries|decide)|reports to decide|days of data releases|state the day)\b/i,
    'glossary, screen, English',
  ],
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
