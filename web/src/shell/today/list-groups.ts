import { carriedSign } from '@btc/contract/prices/carried-level.ts';
import { nameIn } from '@btc/contract/names.ts';
import { toPlantsPath } from '@btc/contract/plants/plant-paths.ts';
import { type PriceMeat, type PriceUnit, priceDecimals } from '@btc/contract/prices/price-codes.ts';
import { toPricePath, toPriceSeriesPath } from '@btc/contract/prices/price-paths.ts';
import { describeDuty } from '@btc/contract/safeguard/duty-words.ts';
import type { Today } from '@btc/contract/home/today.ts';
import { toQuotaPath } from '@btc/contract/trade/quota-paths.ts';
import { type Edition, pathFor } from '#i18n/edition.ts';
import { type Format, getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { messages as quotaMessages } from '#safeguard/quota-messages.ts';
import { toIndexPath } from './index-path.ts';
import { messages } from './messages.ts';

export interface TodayRow {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  readonly value: string;
  readonly unit?: string | undefined;
  readonly change?: { readonly value: number; readonly text: string } | undefined;
  readonly facts: readonly string[];
  /** Quota use in percent. */
  readonly used?: number | null;
}

export interface TodayGroup {
  readonly key: 'quotas' | 'prices' | 'indices' | 'cattle' | 'more';
  readonly title: string;
  readonly to: string;
  readonly note: string | null;
  readonly rows: readonly TodayRow[];
}

interface Words {
  readonly edition: Edition;
  readonly format: Format;
  readonly t: (typeof messages)['cn'];
  readonly quota: (typeof quotaMessages)['cn'];
}

/** The text common to all; null where they differ. */
function findCommon(texts: readonly (string | null)[]): string | null {
  const [first = null, ...others] = new Set(texts);
  return others.length === 0 ? first : null;
}

/** The most frequent text, the first of equals; null where there is none. */
function findUsual(texts: readonly (string | null)[]): string | null {
  const known = texts.filter((text) => text !== null);
  const count = (text: string) => known.filter((one) => one === text).length;
  return known.reduce<string | null>((best, text) => (best !== null && count(best) >= count(text) ? best : text), null);
}

function join(...texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null).join(' · ');
}

function listQuotas({ Quotas }: Today, { edition, format, t, quota }: Words): TodayGroup {
  const toDay = (day: string | null) => (day === null ? null : t.asOf(format.dateShort(day)));
  // Whose use is counted to another day says so itself.
  const day = findUsual(Quotas.map(({ UsedOn }) => UsedOn));
  const source = findCommon(Quotas.map(({ SourceCn, SourceEn }) => (edition === 'cn' ? SourceCn : SourceEn)));
  return {
    key: 'quotas',
    title: t.quotas,
    to: toQuotaPath(edition),
    note: join(toDay(day), source === null ? null : t.source(source)),
    rows: Quotas.map((line) => ({
      key: line.Code,
      name: nameIn(edition, line),
      to: toQuotaPath(edition),
      value: line.UsedPercent === null ? t.notCounted : t.used(format.percent(line.UsedPercent)),
      used: line.UsedPercent,
      facts: [
        quota.dutyToday(describeDuty(line.Duty, edition)),
        ...(line.UsedOn !== null && line.UsedOn !== day ? [t.asOf(format.dateShort(line.UsedOn))] : []),
      ],
    })),
  };
}

function listPrices({ Prices }: Today, { edition, format, t }: Words): TodayGroup {
  const day = findCommon(Prices.map(({ Date: on }) => on));
  const toUnit = (unit: PriceUnit) => (unit === 'USD/t' ? format.unit.usdPerTonne : format.unit.cnyPerKg);
  const unit = findCommon(Prices.map(({ Unit }) => toUnit(Unit)));
  return {
    key: 'prices',
    title: t.prices,
    to: toPricePath(edition, 'quotes'),
    note: join(unit, day === null ? t.mainstreamAlone : t.mainstream(format.dateShort(day))),
    rows: Prices.map((price) => {
      const { Unit, ChangePrevious: change } = price;
      const decimals = priceDecimals[Unit];
      return {
        key: String(price.SeriesID),
        name: edition === 'cn' ? `${price.OriginCn}${price.CutCn}` : `${price.OriginEn} ${price.CutEn}`,
        to: toPriceSeriesPath(edition, price.SeriesID),
        value: format.number(price.Mainstream, decimals),
        unit: unit === null ? toUnit(Unit) : undefined,
        change: change === null ? undefined : { value: change.Value, text: format.change(change.Value, decimals) },
        facts: day === null ? [format.dateShort(price.Date)] : [],
      };
    }),
  };
}

function listIndices({ Indices }: Today, { edition, format, t }: Words): TodayGroup {
  const week = findCommon(Indices.map(({ Date: monday }) => monday));
  const names = {
    beef: { forward: t.beefForward, spot: t.beefSpot },
    pork: { forward: t.porkForward, spot: t.porkSpot },
  };
  return {
    key: 'indices',
    title: t.indices,
    to: toPricePath(edition, 'indices'),
    note: week === null ? t.weekAlone : t.week(format.dateShort(week)),
    rows: Indices.map(({ Meat, Kind, Level, Change, Carried, Date: monday }) => ({
      key: `${Meat} ${Kind}`,
      name: names[Meat][Kind],
      to: toIndexPath(edition, { Meat, Kind, Origin: '' }),
      value: format.number(Level, 2) + (Carried ? carriedSign : ''),
      change: Change === null ? undefined : { value: Change, text: format.changePercent(Change) },
      facts: week === null ? [format.dateShort(monday)] : [],
    })),
  };
}

/** Markets of live cattle in the short list; the page has all. */
const shownMarkets = 3;

function listCattle({ Cattle }: Today, { edition, format, t }: Words): TodayGroup {
  const shown = Cattle.slice(0, shownMarkets);
  const day = findCommon(shown.map(({ Date: on }) => on));
  return {
    key: 'cattle',
    title: t.cattle,
    to: toPricePath(edition, 'liveCattle'),
    note: join(t.usdPerKgCarcase, day === null ? t.cattleAlone : t.cattleOn(format.dateShort(day))),
    rows: shown.map(({ Code, UsdPerKg, Change, Date: on, ...names }) => ({
      key: Code,
      name: nameIn(edition, names),
      to: toPricePath(edition, 'liveCattle'),
      value: format.number(UsdPerKg, 2),
      change: Change === null ? undefined : { value: Change, text: format.changePercent(Change) },
      facts: day === null ? [format.dateShort(on)] : [],
    })),
  };
}

function toDataPath(edition: Edition, meat: PriceMeat): string {
  if (meat === 'beef') return pathFor(edition, '/BTCData');
  return pathFor(edition, edition === 'cn' ? '/PorkData' : '/BTCData?meat=pork');
}

function listMonths({ Months }: Today, { edition, format, t }: Words): TodayRow[] {
  return Months.map(({ Meat, Month, Tonnes, OnYear, OnMonth }) => {
    const [change, against] = OnYear === null ? [OnMonth, t.onMonth] : [OnYear, t.onYear];
    return {
      key: `month ${Meat}`,
      name: (Meat === 'pork' ? t.porkMonth : t.beefMonth)(format.monthShort(Month)),
      to: toDataPath(edition, Meat),
      value: format.volumeInText(Tonnes),
      change: change === null ? undefined : { value: change, text: `${format.changePercent(change)} ${against}` },
      facts: [],
    };
  });
}

function listMore(today: Today, words: Words): TodayGroup {
  const { Plants, Release, Months } = today;
  const { edition, format, t } = words;
  const source = findCommon(Months.map(({ SourceCn, SourceEn }) => (edition === 'cn' ? SourceCn : SourceEn)));
  const plants: TodayRow = {
    key: 'plants',
    name: t.plants,
    to: toPlantsPath(edition),
    value: t.changes(format.number(Plants.Beef), format.number(Plants.Pork)),
    facts: [],
  };
  const calendar = pathFor(edition, '/BTCData/Calendar');
  const release =
    Release === null
      ? []
      : [
          {
            key: 'release',
            name: t.release,
            to: calendar,
            value: Release.Expected ? t.expected(format.dateShort(Release.Date)) : format.dateShort(Release.Date),
            facts: [edition === 'cn' ? Release.TitleCn : Release.TitleEn],
          },
        ];
  return {
    key: 'more',
    title: t.more,
    to: pathFor(edition, '/BTCData'),
    note: source === null ? null : t.source(source),
    rows: [...listMonths(today, words), plants, ...release],
  };
}

/** The public figures of today in groups, the most important first; empty groups are left out. */
export function listTodayGroups(today: Today, edition: Edition): readonly TodayGroup[] {
  const words = {
    edition,
    format: getFormat(edition),
    t: pickMessages(edition, messages),
    quota: pickMessages(edition, quotaMessages),
  };
  return [listQuotas, listPrices, listIndices, listMore, listCattle]
    .map((list) => list(today, words))
    .filter(({ rows }) => rows.length > 0);
}
