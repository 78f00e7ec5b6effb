/*
 * Figures with a unit that stand in a text as digits or in words: 12.5万吨, USD 6,360/t, three per cent, 三成. What a page can show is meant; weights of
 * a carton or an animal are none of it.
 */

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const span = String.raw`${number}(?:\s?[–—至-]\s?${number})?`;
const before = 'USD|CNY|BRL|ARS|AUc|RMB|EUR|US\\$|A\\$|R\\$|[$€£]';
const behind =
  '万吨|千吨|亿美元|万美元|美元|万元|亿元|元|亿欧元|万欧元|欧元|英镑|比索|雷亚尔|吨|点|个百分点|个点|倍|%|％|‰|per cent|percent|percentage points?\\b|' +
  'points?\\b|million tonnes\\b|million t\\b|Mt\\b|kt\\b|tonnes?\\b|t\\b|yuan\\b|dollars?\\b|euros?\\b|pesos?\\b|reais\\b|fen\\b';
const chineseNumeral = '[一二两三四五六七八九十]';
const englishNumeral =
  'half a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty';
const spelled = [
  // Not 两成本 or 一成交.
  `${chineseNumeral}成半?(?![本交为立员品熟分果功长型套就])`,
  `[半一二两三四五六七八九十百]+个(?:百分点|点(?!位))`,
  String.raw`\b(?:${englishNumeral})\s(?:per cent|percent|percentage points?|points? of duty)\b`,
].join('|');
const figure = new RegExp(
  String.raw`(?<![A-Za-z])(?:${before})\s?${span}(?:m\b|bn\b|\s(?:million|billion)\b)?|` +
    String.raw`(?<![\d.,A-Za-z])${span}\s?(?:${behind})|${spelled}`,
  'giu',
);

export function findQuantities(text: string): readonly string[] {
  return [...text.matchAll(figure)].map(([found]) => found.replaceAll(/\s/g, ' '));
}
