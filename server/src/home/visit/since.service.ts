import type { Edition } from '@btc/contract/members/access.ts';
import { formatCodeIn, nameIn } from '@btc/contract/names.ts';
import { toNewsFrontPath } from '@btc/contract/news/news-paths.ts';
import { toPlantPath, toPlantsPath } from '@btc/contract/plants/plant-paths.ts';
import { marketTypes, type PriceMeat, priceMeats, priceModules } from '@btc/contract/prices/price-codes.ts';
import { toMarketReportPath, toPricePath, toPriceSeriesPath } from '@btc/contract/prices/price-paths.ts';
import type { PriceSeries } from '@btc/contract/prices/quote-row.ts';
import type { PinName } from '@btc/contract/my-list/pin-kinds.ts';
import { describeDuty } from '@btc/contract/safeguard/duty-words.ts';
import { toQuotaPath } from '@btc/contract/trade/quota-paths.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { toShownDuty } from '#safeguard/face.ts';
import { shanghaiMidnight } from '#platform/clock/shanghai-time.ts';
import { pathFor } from '@btc/contract/wire/edition-path.ts';
import { articles } from '#news/face.ts';
import {
  countChanges,
  countEvents,
  type EventFilter,
  findLockState,
  hasDemoEvents,
  listEvents,
  presentEvent,
} from '#plants/face.ts';
import { listLatest, listRevisions, readQuotaDesk } from '#trade/face.ts';
import { listFreeSeries, readNotes } from '#prices/face.ts';
import { loadActiveSeries, type SearchWork } from '#search/face.ts';
import type { MovedPrice, PlantChanges, SinceFacts, SincePrices } from './since-sentences.ts';
import { findNewReports, listPriceMoves } from './visit.queries.ts';

const maxNamed = 3;

interface Since {
  /** Included in the span. */
  readonly since: string;
  readonly pins: readonly PinName[];
}

function isMeant({ SeriesID, Meat, CutCode, OriginCode }: PriceSeries, { Kind, Code }: PinName): boolean {
  if (Kind === 'series') return Code === String(SeriesID);
  if (Kind === 'cut') return Code === `${Meat}-${CutCode}`;
  return Kind === 'origin' && Code === OriginCode;
}

/** Pinned series, else all of the meats open to the reader, else all of beef. */
function choose<ActiveSeries extends { readonly series: PriceSeries }>(
  active: readonly ActiveSeries[],
  pins: readonly PinName[],
  isOpen: (meat: PriceMeat) => boolean,
) {
  const own = active.filter(({ series }) => pins.some((pin) => isMeant(series, pin)));
  if (own.length > 0) return own;
  const open = active.filter(({ series }) => isOpen(series.Meat));
  return open.length > 0 ? open : active.filter(({ series }) => series.Meat === 'beef');
}

function formatName(series: PriceSeries, edition: Edition): string {
  const isCn = edition === 'cn';
  const name = isCn ? `${series.OriginCn}${series.CutCn}` : `${series.OriginEn} ${series.CutEn}`;
  if (series.MarketType === 'forward') return name;
  const market = formatCodeIn(edition, marketTypes, series.MarketType);
  return isCn ? `${name}（${series.PortCn}${market}）` : `${name} (${series.PortEn}, ${market.toLowerCase()})`;
}

function toMoved(
  { visitor }: SearchWork,
  series: PriceSeries,
  move: Omit<MovedPrice, 'name' | 'unit' | 'path' | 'isDemo'>,
) {
  return {
    ...move,
    name: formatName(series, visitor.edition),
    unit: series.Unit,
    path: toPriceSeriesPath(visitor.edition, series.SeriesID),
    isDemo: series.Demo,
  };
}

function toShare({ price, before }: MovedPrice): number {
  return Math.abs(price / before.price - 1);
}

async function readPrices(work: SearchWork, { since, pins }: Since): Promise<SincePrices> {
  const { db, visitor } = work;
  const [active, free] = await Promise.all([loadActiveSeries(work), listFreeSeries(db)]);
  const isOpen = (meat: PriceMeat) => visitor.findLockState(priceModules[meat]) === null;
  const chosen = choose(active, pins, isOpen);
  const open = chosen.filter(({ series }) => isOpen(series.Meat) || free.includes(series.SeriesID));
  const hidden = chosen.flatMap((one) => (open.includes(one) || one.day === null || one.day < since ? [] : [one.day]));
  const bySeries = new Map(open.map(({ series }) => [series.SeriesID, series]));
  const moves = (await listPriceMoves(db, [...bySeries.keys()], since)).flatMap((row): MovedPrice[] => {
    const series = bySeries.get(row.id);
    if (series === undefined || row.before === null || row.before_day === null) return [];
    const before = { day: row.before_day, price: Number(row.before) };
    return [toMoved(work, series, { day: row.day, price: Number(row.mainstream), before })];
  });
  const changed = moves.filter(({ price, before }) => price !== before.price);
  const risen = changed.filter(({ price, before }) => price > before.price).length;
  return {
    moved: changed.toSorted((one, other) => toShare(other) - toShare(one)).slice(0, maxNamed),
    risen,
    fallen: changed.length - risen,
    unchanged: moves.length - changed.length,
    lockedOn: hidden.toSorted().at(-1) ?? null,
    path: toPricePath(visitor.edition, 'quotes'),
    isDemo: moves.some(({ isDemo }) => isDemo) || (moves.length === 0 && chosen.some(({ series }) => series.Demo)),
  };
}

async function readNewNotes({ db, visitor }: SearchWork, { since }: Since): Promise<SinceFacts['notes']> {
  const notes = (await Promise.all(priceMeats.map((meat) => readNotes(db, meat, visitor)))).flat();
  return notes
    .filter(({ Day }) => Day >= since)
    .map(({ Day, Meat, Text }) => ({
      day: Day,
      text: Text,
      path: toPricePath(visitor.edition, 'quotes') + (Meat === 'pork' ? '?meat=pork' : ''),
      isDemo: false,
    }));
}

async function readQuotas(work: SearchWork, { since }: Since): Promise<Pick<SinceFacts, 'quotas' | 'duties'>> {
  const { visitor } = work;
  const { Rows, Dict } = await readQuotaDesk(work, visitor);
  const rest = { path: toQuotaPath(visitor.edition), isDemo: Dict.Demo };
  return {
    duties: Rows.flatMap((line) => {
      const { Ruling, DutyOverPercent } = line;
      const from = Ruling?.Standing === 'overQuota' ? Ruling.SurchargeFrom : null;
      const duty = toShownDuty(line);
      if (from === null || from < since || DutyOverPercent === null || duty === null) return [];
      return [{ name: nameIn(visitor.edition, line), from, duty: describeDuty(duty, visitor.edition), ...rest }];
    }),
    quotas: Rows.flatMap(({ Notices, ...line }) =>
      Notices.filter(({ PublishedOn }) => PublishedOn >= since)
        .slice(0, 1)
        .map(({ Percent: percent, PublishedOn: publishedOn }) => ({
          name: nameIn(visitor.edition, line),
          percent,
          publishedOn,
          path: rest.path,
          isDemo: false,
        })),
    ),
  };
}

function toEvents({ visitor }: SearchWork, { since }: Since, meat: PriceMeat): EventFilter {
  return { meat, origins: [], from: since, to: visitor.today };
}

async function readPlants(work: SearchWork, since: Since, meat: PriceMeat): Promise<PlantChanges> {
  const { db, visitor } = work;
  const filter = toEvents(work, since, meat);
  const [total, isDemo, changes] = await Promise.all([
    countEvents(db, filter),
    hasDemoEvents(db, filter),
    findLockState(meat, visitor) === null ? countChanges(db, filter) : null,
  ]);
  const counts = changes && Map.groupBy(changes, ({ status }) => status);
  return {
    meat,
    total,
    counts:
      counts &&
      [...counts].map(([status, rows]) => ({ status, count: rows.reduce((sum, { count }) => sum + count, 0) })),
    path: toPlantsPath(visitor.edition, meat),
    isDemo,
  };
}

/** Latest event of each pinned plant; plants of locked meats are left out. */
async function readOwnPlants(work: SearchWork, since: Since): Promise<SinceFacts['ownPlants']> {
  const { db, visitor } = work;
  const { edition } = visitor;
  const ids = since.pins.flatMap(({ Kind, Code }) => (Kind === 'plant' ? [Number(Code)] : []));
  const open = priceMeats.filter((meat) => findLockState(meat, visitor) === null);
  const found = await Promise.all(
    ids.flatMap((plantId) =>
      open.map((meat) => listEvents(db, { ...toEvents(work, since, meat), plantId }, { limit: 1, offset: 0 })),
    ),
  );
  // A plant of both meats is found by both.
  const events = new Map(found.flat().map((event) => [event.event_id, event]));
  return [...events.values()].slice(0, maxNamed).map((event) => {
    const { Plant, Status, EffectiveOn } = presentEvent(event, event);
    const name = edition === 'cn' ? `${Plant.OriginCn}${Plant.PlantNo}` : `${Plant.OriginEn} ${Plant.PlantNo}`;
    return {
      name,
      status: Status,
      on: EffectiveOn,
      path: toPlantPath(edition, Plant.PlantID),
      isDemo: event.is_demo,
    };
  });
}

/** Number of loads searched for revisions: more than come in a year. */
const maxLoads = 200;

async function readPublications(work: SearchWork, { since }: Since): Promise<Pick<SinceFacts, 'releases' | 'revised'>> {
  const { db, visitor } = work;
  const from = shanghaiMidnight(since);
  const [latest, { entries }] = await Promise.all([
    listLatest(db),
    listRevisions(db, { source: '', page: 1, pageSize: maxLoads }),
  ]);
  const revised = entries.filter(({ loadedAt }) => loadedAt >= from).reduce((sum, one) => sum + (one.revised ?? 0), 0);
  return {
    releases: latest
      .filter(({ PublishedOn }) => PublishedOn >= since)
      .map((one) => ({
        source: nameIn(visitor.edition, one),
        month: one.To,
        publishedOn: one.PublishedOn,
        path: pathFor(work.visitor.edition, '/BTCData'),
        isDemo: one.Demo,
      })),
    revised: { count: revised, path: pathFor(work.visitor.edition, '/BTCData/Revisions'), isDemo: false },
  };
}

async function readTexts({ db, visitor }: SearchWork, { since }: Since): Promise<Pick<SinceFacts, 'reports' | 'news'>> {
  const { edition, now } = visitor;
  const from = shanghaiMidnight(since);
  const fresh = () => articles(db, { edition, now }).where('a.published_at', '>=', from);
  const [reports, count, demo] = await Promise.all([
    findNewReports(db, from),
    countRows(fresh()),
    countRows(fresh().where('a.is_demo', '=', true)),
  ]);
  const latest = reports?.latest;
  return {
    reports:
      reports && latest
        ? {
            count: reports.count,
            title: edition === 'cn' ? latest.title_cn : latest.title_en,
            path: toMarketReportPath(edition, latest.id),
            isDemo: latest.is_demo,
          }
        : null,
    news: { count, path: toNewsFrontPath(edition), isDemo: demo > 0 },
  };
}

export async function readSince(work: SearchWork, since: Since): Promise<SinceFacts> {
  const [prices, notes, quotas, plants, ownPlants, publications, texts] = await Promise.all([
    readPrices(work, since),
    readNewNotes(work, since),
    readQuotas(work, since),
    Promise.all(priceMeats.map((meat) => readPlants(work, since, meat))),
    readOwnPlants(work, since),
    readPublications(work, since),
    readTexts(work, since),
  ]);
  return { today: work.visitor.today, prices, notes, ...quotas, plants, ownPlants, ...publications, ...texts };
}
