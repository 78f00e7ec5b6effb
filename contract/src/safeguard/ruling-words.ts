import { printPeriod } from '../figures/print-period.ts';
import type { ShownRuling } from './withheld-ruling.ts';

/*
 * A ruling in words, in both languages: what stands beside every duty. One dictionary, so that page, file, report and mail say the same.
 */

export type Language = 'cn' | 'en';

interface Words {
  readonly day: (day: string) => string;
  readonly goodsOutside: string;
  readonly beforeMeasure: string;
  readonly afterMeasure: string;
  readonly exempt: string;
  readonly noQuota: (year: number) => string;
  readonly noWord: (year: number) => string;
  readonly notFull: (year: number) => string;
  readonly mayBeFull: (earliest: string) => string;
  readonly stepOnly: (percent: number, published: string) => string;
  readonly refuted: (percent: number, published: string) => string;
  readonly reached: {
    readonly notice: (published: string, reached: string | null) => string;
    readonly customs: (reached: string) => string;
    readonly projection: (reached: string, hasPassed: boolean) => string;
  };
  readonly surcharge: (from: string, percent: number) => string;
  readonly wouldBeSurcharge: (from: string, percent: number) => string;
  readonly beforeSurcharge: (from: string, percent: number) => string;
  readonly beyondYear: (year: number) => string;
  readonly otherReading: (from: string) => string;
  readonly noNotice: string;
  readonly withheld: Readonly<Record<'isOver' | 'mayBeFull' | 'hasRoom', (percent: number) => string>>;
}

const cn: Words = {
  day: (day) => printPeriod(day, 'cn'),
  goodsOutside: '保障措施只针对0201和0202项下的牛肉，这类商品不在其内。',
  beforeMeasure: '保障措施自2026年1月1日起实施，此前按适用税率征收。',
  afterMeasure: '保障措施实施至2028年12月31日，此后按适用税率征收。',
  exempt:
    '原产于该国（地区）的牛肉属发展中国家（地区）豁免，不受保障措施限制；若年度份额超过3%（或合计超过9%），自次年起可适用。',
  noQuota: (year) => `${year}年的配额尚未公布，按配额内税率计算。`,
  noWord: (year) => `${year}年的配额使用情况尚无公布数据，按配额内税率计算。`,
  notFull: (year) => `按目前进度，配额在${year}年内预计不会用完，适用配额内税率。`,
  mayBeFull: (earliest) => `按预计的最早日期（${earliest}），配额也可能已经用完。`,
  stepOnly: (percent, published) => `${published}的公告称配额已用${percent}%，该公告不改变税率，适用配额内税率。`,
  refuted: (percent, published) => `${published}的公告称配额只用到${percent}%，以公告为准，适用配额内税率。`,
  reached: {
    notice: (published, reached) => `${published}公告：配额${reached === null ? '' : `于${reached}`}用完。`,
    customs: (reached) => `按海关已公布的进口量，配额约在${reached}用完。`,
    projection: (reached, hasPassed) => (hasPassed ? `预计用完日${reached}已过。` : `配额预计在${reached}用完。`),
  },
  surcharge: (from, percent) => `自${from}起在适用税率上加征${percent}个百分点。`,
  wouldBeSurcharge: (from, percent) => `如确已用完，自${from}起在适用税率上加征${percent}个百分点。`,
  beforeSurcharge: (from, percent) => `${from}之前适用配额内税率，该日起加征${percent}个百分点。`,
  beyondYear: (year) => `第三天已到次年，${year}年内不加征，次年使用新配额。`,
  otherReading: (from) => `达到配额当日若不计入，则自${from}起加征。`,
  noNotice: '尚无配额用满的公告。',
  withheld: {
    isOver: (percent) =>
      `按本站预测，配额可能已经用完；如确已用完，自第3日起（用满当日算第1日）在适用税率上加征${percent}个百分点。`,
    mayBeFull: (percent) =>
      `配额可能在该日之前用完；用完后自第3日起（用满当日算第1日）在适用税率上加征${percent}个百分点。`,
    hasRoom: (percent) =>
      `该日配额应仍有余量，适用配额内税率；用完后自第3日起（用满当日算第1日）加征${percent}个百分点。`,
  },
};

const en: Words = {
  day: (day) => printPeriod(day, 'en'),
  goodsOutside: 'The safeguard covers beef of headings 0201 and 0202 only; these goods are outside it.',
  beforeMeasure: 'The safeguard began on 1 January 2026; the ordinary duty applies before it.',
  afterMeasure: 'The safeguard ends on 31 December 2028; the ordinary duty applies after it.',
  exempt:
    'Beef of this origin is exempt as that of a developing country or region; should its share of a year pass 3% (or that of all exempt origins 9%), the measure can apply from the next year.',
  noQuota: (year) => `The quota of ${year} has not been published: the in-quota duty is assumed.`,
  noWord: (year) => `Nothing has been published on the use of the ${year} quota: the in-quota duty is assumed.`,
  notFull: (year) => `At the present pace the quota is not expected to fill in ${year}: the in-quota duty applies.`,
  mayBeFull: (earliest) => `On the earliest expected date (${earliest}) it could be full by now.`,
  stepOnly: (percent, published) =>
    `The notice of ${published} says that ${percent}% of the quota is used; it changes no duty, and the in-quota duty applies.`,
  refuted: (percent, published) =>
    `The notice of ${published} puts use at ${percent}%; the notice holds, and the in-quota duty applies.`,
  reached: {
    notice: (published, reached) =>
      reached === null
        ? `Notice of ${published}: the quota is full.`
        : `Notice of ${published}: the quota was reached on ${reached}.`,
    customs: (reached) => `By the volumes customs have published, the quota was reached about ${reached}.`,
    projection: (reached, hasPassed) =>
      hasPassed ? `The expected fill date, ${reached}, has passed.` : `The quota is expected to fill on ${reached}.`,
  },
  surcharge: (from, percent) => `From ${from}, ${percent} points are added to the duty.`,
  wouldBeSurcharge: (from, percent) => `If the quota is full, ${percent} points are added to the duty from ${from}.`,
  beforeSurcharge: (from, percent) => `Until then the in-quota duty applies; ${percent} points are added from ${from}.`,
  beyondYear: (year) => `The third day falls in the next year: no surcharge in ${year}, and a new quota opens.`,
  otherReading: (from) => `If the day of reaching is not counted, the surcharge begins on ${from}.`,
  noNotice: 'No notice that it is full has been published yet.',
  withheld: {
    isOver: (percent) =>
      `By our projection the quota may be full; if it is, ${percent} points are added to the duty from the third day, the day of reaching counting as the first.`,
    mayBeFull: (percent) =>
      `The quota may be full before that day; once it is, ${percent} points are added to the duty from the third day, the day of reaching counting as the first.`,
    hasRoom: (percent) =>
      `The quota should have room on that day, and the in-quota duty applies; once it is full, ${percent} points are added from the third day, the day of reaching counting as the first.`,
  },
};

const dictionaries = { cn, en } as const;

function describeFill(ruling: ShownRuling, words: Words): readonly string[] {
  const { restsOn, reachedOn, surchargeFrom, overPercent, declaredOn, year, noticePublishedOn } = ruling;
  if (surchargeFrom === null) return [];
  const percent = overPercent ?? 0;
  const reached = reachedOn === null ? null : words.day(reachedOn);
  const from = words.day(surchargeFrom);
  const opening =
    restsOn === 'notice'
      ? words.reached.notice(words.day(noticePublishedOn ?? surchargeFrom), reached)
      : restsOn === 'customs'
        ? words.reached.customs(reached ?? '')
        : words.reached.projection(reached ?? '', (reachedOn ?? '') < declaredOn);
  const isBeyond = !surchargeFrom.startsWith(String(year));
  const consequence = isBeyond
    ? words.beyondYear(year)
    : ruling.code === 'beforeSurcharge'
      ? words.beforeSurcharge(from, percent)
      : restsOn === 'projection'
        ? words.wouldBeSurcharge(from, percent)
        : words.surcharge(from, percent);
  // Where both duties are shown before the expected day, the reason is the earliest one.
  const earliest = ruling.code === 'beforeSurcharge' && ruling.isOpen ? (ruling.band?.earliest ?? null) : null;
  const early = earliest === null ? [] : [words.mayBeFull(words.day(earliest))];
  const other =
    isBeyond || ruling.otherSurchargeFrom === null ? [] : [words.otherReading(words.day(ruling.otherSurchargeFrom))];
  return [opening, consequence, ...early, ...other, ...(restsOn === 'notice' ? [] : [words.noNotice])];
}

function listSentences(ruling: ShownRuling, words: Words): readonly string[] {
  const { code, year, noticePercent, noticePublishedOn, band } = ruling;
  const published = noticePublishedOn === null ? '' : words.day(noticePublishedOn);
  switch (code) {
    case 'goodsOutside':
    case 'beforeMeasure':
    case 'afterMeasure':
    case 'exempt':
      return [words[code]];
    case 'noQuota':
    case 'noWord':
      return [words[code](year)];
    case 'notFull': {
      const earliest = ruling.isOpen ? (band?.earliest ?? null) : null;
      return [words.notFull(year), ...(earliest === null ? [] : [words.mayBeFull(words.day(earliest))])];
    }
    case 'stepOnly':
    case 'refuted':
      return [words[code](noticePercent ?? 0, published)];
    case 'surcharge':
    case 'beforeSurcharge':
      return describeFill(ruling, words);
    case 'withheld': {
      const state = ruling.standing === 'overQuota' ? 'isOver' : ruling.isOpen ? 'mayBeFull' : 'hasRoom';
      return [words.withheld[state](ruling.overPercent ?? 0), words.noNotice];
    }
  }
}

export function describeRuling(ruling: ShownRuling, language: Language): string {
  return listSentences(ruling, dictionaries[language]).join(language === 'cn' ? '' : ' ');
}
