import { numberFormat } from '@btc/contract/figures/number-format.ts';
import { printPeriod } from '@btc/contract/figures/print-period.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { carriedNames, carriedSign } from '@btc/contract/prices/carried-level.ts';
import { toMarketReportPath } from '@btc/contract/prices/price-paths.ts';
import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import { toPlantPath, toPlantsPath } from '@btc/contract/plants/plant-paths.ts';
import type { DigestContent } from '@btc/contract/newsletter/desk/newsletter-desk.ts';
import { formatCode } from '@btc/contract/names.ts';
import { findPlantStatus } from '@btc/reference/plants/plant-statuses.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { type MailBlock, renderMail, words } from '#platform/mail/mail-layout.ts';
import { facts, formatted, heading, smallLink, stories } from '#platform/mail/mail-template.ts';

export interface Digest {
  readonly subject: string;
  /** HTML, as is `closing`. */
  readonly intro: string;
  readonly closing: string;
  readonly content: DigestContent;
}

export interface DigestMail extends Digest {
  readonly publicUrl: string;
  /** True where the membership includes plant changes; others get their number only. */
  readonly hasPlants: boolean;
  /** True where the membership includes the market report; others get its title only. */
  readonly hasPrices: boolean;
  /** Unsubscribe link of the reader. */
  readonly stopAddress: string;
}

const texts = {
  cn: {
    articles: '本周要闻',
    member: '（会员）',
    indices: '价格指数',
    report: '市场周报',
    reportLocked: '全文向会员开放。',
    changes: '工厂状态变化',
    total: (count: number) => `本周牛肉工厂共有${count}项状态变化。`,
    onBoard: '查看变化',
    locked: '明细向会员开放。',
    more: '全部变化',
    demo: '本期含演示内容：企业、人物和数字均为虚构。',
    why: '您订阅了每周邮件摘要，因此收到此邮件。',
    stop: '退订',
    spread: '元/公斤',
    week: '（较上周）',
    toWeek: (day: string) => `${shortDay(day)}当周`,
  },
  en: {
    articles: 'The week’s news',
    member: ' (members)',
    indices: 'Price indices',
    report: 'Market report',
    reportLocked: 'The report is open to members.',
    changes: 'Plant status changes',
    total: (count: number) => `${count} beef plant status ${count === 1 ? 'change' : 'changes'} this week.`,
    onBoard: 'See the changes',
    locked: 'Details are open to members.',
    more: 'All changes',
    demo: 'This issue contains demonstration content: companies, people and figures are invented.',
    why: 'You receive this email because you subscribed to the weekly newsletter.',
    stop: 'Unsubscribe',
    spread: 'CNY/kg',
    week: ' w/w',
    toWeek: (day: string) => `week of ${printPeriod(day, 'en')}`,
  },
} as const;

function shortDay(day: string): string {
  return `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
}

function indexFacts(edition: Edition, { Indices }: DigestContent): readonly MailBlock[] {
  const t = texts[edition];
  const [latest] = Indices.map(({ Date: week }) => week)
    .toSorted()
    .toReversed();
  if (latest === undefined) return [];
  const rows = Indices.map(({ Label, Level, Unit, Change, Carried, Date: week }) => {
    const isSpread = Unit !== 'points';
    const change =
      Change === null
        ? ''
        : `  ${numberFormat[edition].change(Change, isSpread ? 2 : 1)}${isSpread ? '' : '%'}${t.week}`;
    const own = week === latest ? '' : ` · ${t.toWeek(week)}`;
    const level = `${Level.toFixed(2)}${Carried ? carriedSign : ''}${isSpread ? ` ${t.spread}` : ''}`;
    return [Label + own, level + change] as const;
  });
  const legend = Indices.some(({ Carried }) => Carried) ? [words(`${carriedSign} ${carriedNames[edition]}`)] : [];
  return [heading(`${t.indices} · ${t.toWeek(latest)}`), facts(rows), ...legend];
}

function changeStories(edition: Edition, { content, publicUrl, hasPlants }: DigestMail): readonly MailBlock[] {
  const t = texts[edition];
  if (content.ChangesTotal === 0) return [];
  const board = `${publicUrl}${toPlantsPath(edition)}`;
  const rows = content.Changes.map(({ PlantID, Plant, Status, EffectiveOn }) => {
    const status = findPlantStatus(Status);
    const change = formatCode(edition, status, Status);
    return {
      title: Plant,
      address: `${publicUrl}${toPlantPath(edition, PlantID)}`,
      text: `${change} · ${EffectiveOn}`,
    };
  });
  const all = { title: hasPlants ? t.more : t.onBoard, address: board, text: hasPlants ? '' : t.locked };
  return [heading(t.changes), words(t.total(content.ChangesTotal)), stories(hasPlants ? [...rows, all] : [all])];
}

function reportBlocks(
  edition: Edition,
  { content: { Report }, publicUrl, hasPrices }: DigestMail,
): readonly MailBlock[] {
  const t = texts[edition];
  if (Report === undefined) return [];
  const address = `${publicUrl}${toMarketReportPath(edition, Report.ReportID)}`;
  const title = { title: Report.Title, address, text: hasPrices ? '' : t.reportLocked };
  return [heading(t.report), stories([title]), ...(hasPrices ? [formatted(Report.Summary, publicUrl)] : [])];
}

function buildMailBlocks(edition: Edition, mail: DigestMail): readonly MailBlock[] {
  const t = texts[edition];
  const { intro, closing, content, publicUrl, stopAddress } = mail;
  const articles = content.Articles.filter(({ Included }) => Included).map(({ NewsID, Title, Summary, Access }) => ({
    title: Access === 'member' ? `${Title}${t.member}` : Title,
    address: `${publicUrl}${toArticlePath(edition, NewsID, Access)}`,
    text: Summary,
  }));
  return [
    ...(intro === '' ? [] : [formatted(intro, publicUrl)]),
    ...(articles.length === 0 ? [] : [heading(t.articles), stories(articles)]),
    ...reportBlocks(edition, mail),
    ...indexFacts(edition, content),
    ...changeStories(edition, mail),
    ...(closing === '' ? [] : [formatted(closing, publicUrl)]),
    ...(content.Demo ? [words(t.demo)] : []),
    smallLink(t.why, t.stop, stopAddress),
  ];
}

export function digestMail(edition: Edition, mail: DigestMail): MailContent {
  return renderMail({ template: 'newsletter', edition, subject: mail.subject, blocks: buildMailBlocks(edition, mail) });
}

export function firstWords(edition: Edition, { start, end }: { readonly start: string; readonly end: string }) {
  return edition === 'cn'
    ? { subject: `一周牛肉进口：${shortDay(start)}至${shortDay(end)}`, intro: '', closing: '' }
    : { subject: `The beef week in China, ${englishSpan(start, end)}`, intro: '', closing: '' };
}

/** E.g. 16 November to 22 November 2026; both years where they differ. */
function englishSpan(start: string, end: string): string {
  const [from, until] = [printPeriod(start, 'en'), printPeriod(end, 'en')];
  const isOneYear = start.slice(0, 4) === end.slice(0, 4);
  return `${isOneYear ? from.slice(0, -5) : from} to ${until}`;
}
