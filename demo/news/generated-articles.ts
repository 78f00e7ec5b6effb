import { articleMeats, newsSections } from '@btc/contract/news/sections.ts';
import { hourMs } from '@btc/contract/time.ts';
import type { ArticleDraft } from '@btc/server/src/news/write/article-draft.ts';
import {
  insertPublishedArticles,
  type PublishedDraft,
  type WriteDeps,
} from '@btc/server/src/news/write/article-write.service.ts';
import { type Seeded, seeded } from './seeded.ts';

/**
 * Articles by the thousand for measuring lists and search: their words come from the trade, so that some are in nearly
 * every text and others in few, but they are not meant to be read.
 */
const origins = [
  ['BRA', '巴西', 'Brazil'],
  ['ARG', '阿根廷', 'Argentina'],
  ['URY', '乌拉圭', 'Uruguay'],
  ['AUS', '澳大利亚', 'Australia'],
  ['NZL', '新西兰', 'New Zealand'],
  ['USA', '美国', 'United States'],
  ['ESP', '西班牙', 'Spain'],
  ['DNK', '丹麦', 'Denmark'],
] as const;
const cuts = [
  ['shank', '牛腱', 'shin/shank'],
  ['brisket', '牛胸', 'brisket'],
  ['oyster', '板腱', 'oyster blade'],
  ['flank90', '腹肉90VL', 'flank 90VL'],
  ['cube_roll', '眼肉', 'cube roll'],
  ['striploin', '西冷', 'striploins'],
  ['fq6', '前四分体六件套', 'forequarter 6-cut sets'],
  ['trim90', '碎肉', 'trimmings'],
] as const;
const places = [
  ['上海', 'Shanghai'],
  ['天津', 'Tianjin'],
  ['青岛', 'Qingdao'],
  ['宁波', 'Ningbo'],
  ['大连', 'Dalian'],
  ['深圳', 'Shenzhen'],
] as const;
const moves = [
  ['上涨', 'rose'],
  ['回落', 'eased'],
  ['持平', 'held steady'],
  ['走弱', 'weakened'],
  ['反弹', 'recovered'],
] as const;
const reasons = [
  ['保障措施配额用量接近一半', 'the safeguard quota was nearly half used'],
  ['到港集中而走货缓慢', 'arrivals bunched while sales were slow'],
  ['火锅旺季备货提前', 'the hotpot season was stocked early'],
  ['人民币对美元升值', 'the yuan gained on the dollar'],
  ['部分工厂暂停对华出口', 'some plants were suspended for China'],
  ['冷库库存降至低位', 'cold store stocks fell to a low'],
  ['口蹄疫区域化协议生效', 'a foot-and-mouth zoning agreement took effect'],
  ['远期报盘减少', 'forward offers thinned out'],
] as const;

function sentences(random: Seeded): { readonly cn: string; readonly en: string } {
  const [, originCn, originEn] = random.pick(origins);
  const [, cutCn, cutEn] = random.pick(cuts);
  const [placeCn, placeEn] = random.pick(places);
  const [moveCn, moveEn] = random.pick(moves);
  const [reasonCn, reasonEn] = random.pick(reasons);
  const price = random.whole(380, 720) * 10;
  const code = random.pick(['02023000', '02022000', '02013000', '02032900'] as const);
  return {
    cn: `${placeCn}口岸${originCn}${cutCn}报每吨${price}美元，环比${moveCn}，原因是${reasonCn}，税号${code}，第${random.whole(1, 9999)}号样本。`,
    en: `At ${placeEn}, ${originEn} ${cutEn} were quoted at USD ${price} a tonne and ${moveEn} because ${reasonEn} (heading ${code}, sample ${random.whole(1, 9999)}). `,
  };
}

function bodies(random: Seeded): { readonly cn: string; readonly en: string } {
  const paragraphs = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => sentences(random)));
  const html = (edition: 'cn' | 'en') =>
    paragraphs.map((lines) => `<p>${lines.map((line) => line[edition]).join('')}</p>`).join('');
  return { cn: html('cn'), en: html('en') };
}

function generatedDraft(random: Seeded, number: number): ArticleDraft {
  const [origin, originCn, originEn] = random.pick(origins);
  const [cut, cutCn, cutEn] = random.pick(cuts);
  const [moveCn, moveEn] = random.pick(moves);
  const [reasonCn, reasonEn] = random.pick(reasons);
  const body = bodies(random);
  return {
    section: random.pick(newsSections),
    access: random.next() < 0.4 ? 'free' : 'member',
    headlineRank: null,
    recommended: random.next() < 0.01,
    meat: random.pick(articleMeats),
    origins: [origin],
    cuts: [cut],
    tags: [],
    titlePicture: null,
    source: null,
    isDemo: true,
    report: null,
    texts: {
      cn: { title: `${originCn}${cutCn}${moveCn}（样本${number}）`, summary: `${reasonCn}。`, body: body.cn },
      en: {
        title: `${originEn} ${cutEn} ${moveEn} (sample ${number})`,
        summary: `Because ${reasonEn}.`,
        body: body.en,
      },
    },
  };
}

/** Generates articles, one an hour back from a moment; the same seed gives the same articles. */
export function* generateArticles(count: number, latest: Date, seed = 1): Generator<PublishedDraft> {
  const random = seeded(seed);
  for (let number = 1; number <= count; number += 1) {
    yield { publishedAt: new Date(latest.getTime() - number * hourMs), draft: generatedDraft(random, number) };
  }
}

const batchSize = 250;

/** Stores and publishes generated articles; about a minute for twenty thousand. */
export async function loadGeneratedArticles(deps: WriteDeps, count: number): Promise<void> {
  let batch: PublishedDraft[] = [];
  for (const article of generateArticles(count, deps.clock.now())) {
    batch.push(article);
    if (batch.length < batchSize) continue;
    await insertPublishedArticles(deps, batch);
    batch = [];
  }
  if (batch.length > 0) await insertPublishedArticles(deps, batch);
}
