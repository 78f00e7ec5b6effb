import { numberFormat } from '@btc/contract/figures/number-format.ts';
import { formatCode } from '@btc/contract/names.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { type PriceMeat, type PriceUnit, priceDecimals } from '@btc/contract/prices/price-codes.ts';
import { printPeriod } from '@btc/contract/figures/print-period.ts';
import type { SinceSentence } from '@btc/contract/home/visit.ts';
import { findPlantStatus } from '@btc/reference/plants/plant-statuses.ts';

/*
 * What happened, in sentences of each edition. Pure: whoever gathers it has left out what the reader may not see.
 */

interface Named {
  readonly path: string;
  readonly isDemo: boolean;
}

export interface MovedPrice extends Named {
  readonly name: string;
  readonly unit: PriceUnit;
  readonly day: string;
  readonly price: number;
  readonly before: { readonly day: string; readonly price: number };
}

export interface SincePrices extends Named {
  /** Largest moves first. */
  readonly moved: readonly MovedPrice[];
  /** Counted over all series open to the reader. */
  readonly risen: number;
  readonly fallen: number;
  readonly unchanged: number;
  /** Latest day of quotes locked to the reader; null without one. */
  readonly lockedOn: string | null;
}

export interface PlantChanges extends Named {
  readonly meat: PriceMeat;
  readonly total: number;
  /** By status; null where only the total is open to the reader. */
  readonly counts: readonly { readonly status: string; readonly count: number }[] | null;
}

export interface SinceFacts {
  readonly today: string;
  readonly prices: SincePrices;
  readonly notes: readonly (Named & { readonly day: string; readonly text: string })[];
  readonly quotas: readonly (Named & {
    readonly name: string;
    readonly percent: number;
    readonly publishedOn: string;
  })[];
  readonly duties: readonly (Named & { readonly name: string; readonly from: string; readonly duty: string })[];
  readonly plants: readonly PlantChanges[];
  readonly ownPlants: readonly (Named & { readonly name: string; readonly status: string; readonly on: string })[];
  readonly releases: readonly (Named & {
    readonly source: string;
    readonly month: string;
    readonly publishedOn: string;
  })[];
  readonly revised: Named & { readonly count: number };
  readonly reports: (Named & { readonly count: number; readonly title: string }) | null;
  readonly news: Named & { readonly count: number };
}

/** The year is given only where it is not the current one. */
function formatDay(edition: Edition, day: string, today: string): string {
  const text = printPeriod(day, edition);
  if (day.slice(0, 4) !== today.slice(0, 4)) return text;
  return edition === 'cn' ? text.replace(/^\d+年/, '') : text.replace(/ \d+$/, '');
}

interface Writer {
  readonly edition: Edition;
  readonly pick: (cn: string, en: string) => string;
  readonly day: (day: string) => string;
  readonly number: (value: number, decimals?: number) => string;
}

type Write<Part> = (part: Part, writer: Writer) => string;

const writePrice: Write<MovedPrice> = ({ name, unit, day, price, before }, { edition, pick, ...writer }) => {
  const { unit: units, changePercent } = numberFormat[edition];
  const [decimals, unitName] = [priceDecimals[unit], unit === 'USD/t' ? units.usdPerTonne : units.cnyPerKg];
  const size = writer.number(Math.abs(price - before.price), decimals);
  const percent = changePercent((price / before.price - 1) * 100);
  const isUp = price > before.price;
  return pick(
    `${name}${writer.number(price, decimals)}${unitName}（${writer.day(day)}），比${writer.day(before.day)}${isUp ? '涨' : '跌'}${size}（${percent}）。`,
    `${name}: ${writer.number(price, decimals)} ${unitName} on ${writer.day(day)}, ${isUp ? 'up' : 'down'} ${size} (${percent}) from ${writer.day(before.day)}.`,
  );
};

const writeSpread: Write<SincePrices> = ({ risen, fallen, unchanged }, { pick, number }) => {
  const total = risen + fallen + unchanged;
  if (risen + fallen === 0)
    return pick(
      `${number(total)}个新报价，都与您上次看到的持平。`,
      `${number(total)} new quotes, all as you last saw them.`,
    );
  return pick(
    `${number(total)}个新报价：${number(risen)}涨、${number(fallen)}跌、${number(unchanged)}平。`,
    `${number(total)} new quotes: ${number(risen)} up, ${number(fallen)} down, ${number(unchanged)} unchanged.`,
  );
};

function nameStatus(edition: Edition, status: string): string {
  const name = formatCode(edition, findPlantStatus(status), status);
  return edition === 'cn' ? name.replace(/（.*）/, '') : name.charAt(0).toLowerCase() + name.slice(1);
}

const meatNames = { beef: ['牛肉', 'beef'], pork: ['猪肉', 'pork'] } as const satisfies Record<
  PriceMeat,
  readonly [string, string]
>;

const writeCounts: Write<PlantChanges> = ({ meat, total, counts }, { edition, pick, number }) => {
  const kinds = (counts ?? []).map(({ status, count }) => {
    const name = nameStatus(edition, status);
    return pick(`${name}${number(count)}`, `${name} ${number(count)}`);
  });
  const kindList = kinds.length === 0 ? '' : pick(`：${kinds.join('、')}`, `: ${kinds.join(', ')}`);
  return pick(
    `${meatNames[meat][0]}工厂有${number(total)}项状态变化${kindList}。`,
    `${number(total)} ${meatNames[meat][1]} plant ${total === 1 ? 'change' : 'changes'}${kindList}.`,
  );
};

function listPriceRows(prices: SincePrices, writer: Writer): SinceSentence[] {
  const { moved, risen, fallen, unchanged, lockedOn, path, isDemo } = prices;
  const toRow = (Text: string, Path = path, Demo = isDemo): SinceSentence => ({ Kind: 'price', Text, Path, Demo });
  const open = risen + fallen + unchanged;
  return [
    ...moved.map((one) => toRow(writePrice(one, writer), one.path, one.isDemo)),
    ...(open > moved.length ? [toRow(writeSpread(prices, writer))] : []),
    ...(lockedOn === null
      ? []
      : [
          toRow(
            writer.pick(
              `${writer.day(lockedOn)}的报价已发布，会员可看。`,
              `The quotes of ${writer.day(lockedOn)} are out, for members.`,
            ),
          ),
        ]),
  ];
}

function listQuotaRows({ quotas, duties }: SinceFacts, { pick, day, edition }: Writer): SinceSentence[] {
  const percent = (value: number) => numberFormat[edition].percent(value, Number.isInteger(value) ? 0 : 1);
  return [
    ...duties.map((one) => ({
      text: pick(
        `${one.name}牛肉自${day(one.from)}起税率${one.duty}。`,
        `${one.name}: duty on beef from ${day(one.from)}: ${one.duty}.`,
      ),
      ...one,
    })),
    ...quotas.map((one) => ({
      text: pick(
        `${one.name}配额：${day(one.publishedOn)}公布已用${percent(one.percent)}。`,
        `${one.name} quota: ${percent(one.percent)} used, published ${day(one.publishedOn)}.`,
      ),
      ...one,
    })),
  ].map(({ text, path, isDemo }) => ({ Kind: 'quota', Text: text, Path: path, Demo: isDemo }));
}

function listPlantRows({ plants, ownPlants }: SinceFacts, writer: Writer): SinceSentence[] {
  const { edition, pick, day } = writer;
  const own = ownPlants.map(({ name, status, on, path, isDemo }): SinceSentence => {
    const change = nameStatus(edition, status);
    return {
      Kind: 'plant',
      Text: pick(`${name}：${change}（${day(on)}）。`, `${name}: ${change}, ${day(on)}.`),
      Path: path,
      Demo: isDemo,
    };
  });
  const all = plants
    .filter(({ total }) => total > 0)
    .map((one): SinceSentence => ({ Kind: 'plant', Text: writeCounts(one, writer), Path: one.path, Demo: one.isDemo }));
  return [...own, ...all];
}

function listDataRows({ releases, revised }: SinceFacts, { edition, pick, day, number }: Writer): SinceSentence[] {
  const rows = releases.map(({ source, month, publishedOn, path, isDemo }): SinceSentence => {
    const name = printPeriod(month, edition);
    return {
      Kind: 'data',
      Text: pick(
        `${source}更新到${name}（${day(publishedOn)}发布）。`,
        `${source}: now to ${name}, published ${day(publishedOn)}.`,
      ),
      Path: path,
      Demo: isDemo,
    };
  });
  if (revised.count === 0) return rows;
  const Text = pick(
    `已发布的进口数字有${number(revised.count)}处修订。`,
    `Published import figures: ${number(revised.count)} revised.`,
  );
  return [...rows, { Kind: 'revision', Text, Path: revised.path, Demo: revised.isDemo }];
}

function listTextRows({ reports, news }: SinceFacts, { pick, number }: Writer): SinceSentence[] {
  const rows: SinceSentence[] = [];
  if (reports !== null) {
    const { count, title, path, isDemo } = reports;
    const Text =
      count === 1
        ? pick(`市场周报：${title}。`, `Weekly market report: ${title}.`)
        : pick(
            `市场周报出了${number(count)}期，最新：${title}。`,
            `${number(count)} weekly market reports, the latest: ${title}.`,
          );
    rows.push({ Kind: 'report', Text, Path: path, Demo: isDemo });
  }
  if (news.count > 0) {
    const Text = pick(
      `新增${number(news.count)}篇资讯。`,
      `${number(news.count)} new ${news.count === 1 ? 'article' : 'articles'}.`,
    );
    rows.push({ Kind: 'news', Text, Path: news.path, Demo: news.isDemo });
  }
  return rows;
}

function listNoteRows({ notes }: SinceFacts, { pick, day }: Writer): SinceSentence[] {
  return notes.map(({ day: on, text, path, isDemo }) => ({
    Kind: 'note',
    Text: pick(`${day(on)}：${text}`, `${day(on)}: ${text}`),
    Path: path,
    Demo: isDemo,
  }));
}

export function writeSince(facts: SinceFacts, edition: Edition): SinceSentence[] {
  const writer: Writer = {
    edition,
    pick: (cn, en) => (edition === 'cn' ? cn : en),
    day: (day) => formatDay(edition, day, facts.today),
    number: numberFormat[edition].number,
  };
  return [
    ...listPriceRows(facts.prices, writer),
    ...listNoteRows(facts, writer),
    ...listQuotaRows(facts, writer),
    ...listPlantRows(facts, writer),
    ...listDataRows(facts, writer),
    ...listTextRows(facts, writer),
  ];
}
