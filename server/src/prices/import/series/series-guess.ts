import type { BenchmarkUnit } from '@btc/contract/prices/benchmarks/benchmark-units.ts';
import type { LiveCattleCode } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';

const cattleNames: readonly (readonly [RegExp, LiveCattleCode])[] = [
  [/boi gordo|巴西.*(?:肥牛|活牛|公牛)/i, 'BRA'],
  [/INMAG|cañuelas|novillo.*argentin|阿根廷.*(?:活牛|公牛)/i, 'ARG'],
  [/\bEYCI\b|eastern young cattle|东部青年牛/i, 'AUS'],
  [/5-area|LM_CT|五大区|美国.*(?:活牛|公牛)/i, 'USA'],
  [/乌拉圭.*(?:活牛|公牛|肥牛)|novillo gordo/i, 'URY'],
  [/巴拉圭.*(?:活牛|公牛)/i, 'PRY'],
  [/新西兰.*公牛|P2 steer/i, 'NZL'],
  [/R4L|deadweight/i, 'GBR'],
  [/欧盟.*公牛|\bR3\b/i, 'EU'],
  [/南共市|mercosur/i, 'MERCOSUR'],
  [/活牛|肉牛/, 'CHN'],
];

export function guessCattle(text: string): LiveCattleCode | null {
  return cattleNames.find(([name]) => name.test(text))?.[1] ?? null;
}

const unitNames: readonly (readonly [RegExp, BenchmarkUnit])[] = [
  [/2014\s*年?\s*[-–—~至到]\s*(?:20)?16\s*年?\s*=\s*100/, '2014-2016=100'],
  [/2010\s*年?\s*=\s*100/, '2010=100'],
  [/2015\s*年?\s*=\s*100/, '2015=100'],
  [/(?:US\$|USD|美元)[^,;，]{0,6}(?:\/|每)?\s*(?:t\b|吨|mt\b|tonne)/i, 'USD/t'],
  [/(?:US\$|USD|美元)[^,;，]{0,6}(?:\/|每)?\s*(?:cwt|英担)/i, 'USD/cwt'],
  [/(?:US\$|USD|美元)[^,;，]{0,6}(?:\/|每)?\s*(?:kg|公斤|千克)/i, 'USD/kg'],
  [/(?:¢|cents?|美分)\s*(?:\/|per|每)?\s*(?:lb|pound|磅)/i, 'US¢/lb'],
  [/(?:R\$|BRL|雷亚尔).{0,8}(?:@|arroba|阿罗瓦)|boi gordo/i, 'BRL/@'],
  [/(?:R\$|BRL|雷亚尔).{0,4}(?:kg|公斤)/i, 'BRL/kg'],
  [/(?:ARS|比索).{0,4}(?:kg|公斤)?/i, 'ARS/kg'],
  [/AUc|澳分|¢\/kg.*cwt|\bEYCI\b/i, 'AUc/kg'],
  [/(?:A\$|AUD|澳元).{0,4}(?:kg|公斤)/i, 'AUD/kg'],
  [/(?:NZ\$|NZD|纽元).{0,4}(?:kg|公斤)/i, 'NZD/kg'],
  [/(?:€|EUR|欧元)\s*\/?\s*100/i, 'EUR/100kg'],
  [/(?:€|EUR|欧元).{0,4}(?:kg|公斤)/i, 'EUR/kg'],
  [/\bp\/kg|便士/i, 'GBp/kg'],
  [/(?:元|CNY|RMB|￥|¥)\s*[/每]?\s*(?:公斤|千克|kg)/i, 'CNY/kg'],
  [/(?:元|CNY|RMB|￥|¥)\s*[/每]?\s*(?:吨|t\b)/i, 'CNY/t'],
  [/(?:元|CNY|RMB|￥|¥)\s*[/每]?\s*(?:市?斤|500\s?g|500克)/i, 'CNY/500g'],
];

export function guessUnit(texts: readonly string[]): BenchmarkUnit | null {
  for (const text of texts) {
    const found = unitNames.find(([name]) => name.test(text.normalize('NFKC')));
    if (found !== undefined) return found[1];
  }
  return texts.some((text) => /指数|\bindex\b/i.test(text)) ? 'index' : null;
}
