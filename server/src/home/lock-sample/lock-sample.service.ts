import { numberFormat } from '@btc/contract/figures/number-format.ts';
import { printPeriod } from '@btc/contract/figures/print-period.ts';
import { formatCode } from '@btc/contract/names.ts';
import { priceDecimals, priceMeats } from '@btc/contract/prices/price-codes.ts';
import { type GetLockSample, type LockSample, maxSampleRows } from '@btc/contract/home/lock-sample.ts';
import { addMonths } from '@btc/contract/time.ts';
import type { memberDimensions } from '@btc/contract/trade/dimensions.ts';
import { dataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { findView } from '@btc/contract/trade/views.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { findPlantStatus } from '@btc/reference/plants/plant-statuses.ts';
import { openDictionary } from '#dictionary/face.ts';
import { listEvents, presentEvent } from '#plants/face.ts';
import { listSampleKinds } from '#prices/face.ts';
import { createNameResolver, createViewService, lockedPreview, presentChart, viewPolicies } from '#trade/face.ts';
import { readFreePrices, type TodayWork } from '../today/today.service.ts';

type SampleKind = InputOf<typeof GetLockSample>['Kind'];

/** The last month of the last fully published quarter: `2026-08` → `2026-06`. */
export function findLastQuarterEnd(limit: string): string {
  return addMonths(limit, -(Number(limit.slice(5, 7)) % 3));
}

/** Companies and plants are a paid module of their own and never named in samples. */
const withheld: readonly string[] = [
  'importer',
  'exporter',
  'plant',
] satisfies readonly (typeof memberDimensions)[number][];

/** Largest members of a view in the last full quarter, as its subscribers see them. */
async function readViewSample(work: TodayWork, code: string): Promise<LockSample | null> {
  const { cache, visitor, ...deps } = work;
  const { edition } = visitor;
  const view = findView(code);
  if (view === undefined || view.rows !== 'members' || withheld.includes(view.chart)) return null;
  const { DataLimit } = await lockedPreview(deps, viewPolicies[view.code], cache);
  if (DataLimit === null) return null;
  const EndDate = findLastQuarterEnd(DataLimit);
  const input = dataQuestion.parse({ isEn: edition === 'en', StartDate: addMonths(EndDate, -2), EndDate });
  const access = { lock: null, namesHidden: false };
  const answer = await createViewService(deps)(view, 'chart', { input, access, cache, isTrialItem: false });
  const { Patterns, Dict } = await presentChart(answer, createNameResolver(deps, answer));
  const { volumeInText, percent } = numberFormat[edition];
  const rows = Patterns.flatMap(({ NameCn, NameEn, Volume, Share }) => {
    if (Volume === null) return [];
    const share = Share === null ? '' : ` · ${percent(Share)}`;
    return [{ Name: edition === 'cn' ? NameCn : NameEn, Text: `${volumeInText(Volume)}${share}` }];
  });
  const quarter = printPeriod(`${EndDate.slice(0, 4)}-Q${Number(EndDate.slice(5, 7)) / 3}`, edition);
  const title = edition === 'cn' ? `${quarter}，最大的三个` : `${quarter}, the three largest`;
  return toSample(title, rows, Dict.Demo);
}

async function readPlantSample({ db, visitor }: TodayWork, code: string): Promise<LockSample | null> {
  const { edition, today } = visitor;
  const meat = priceMeats.find((one) => one === code);
  if (meat === undefined) return null;
  const filter = { meat, origins: [], from: null, to: today };
  const events = await listEvents(db, filter, { limit: maxSampleRows, offset: 0 });
  const rows = events.map((event) => {
    const { Plant, Status, EffectiveOn } = presentEvent(event, event);
    const origin = edition === 'cn' ? Plant.OriginCn : Plant.OriginEn;
    const status = formatCode(edition, findPlantStatus(Status), Status);
    return { Name: `${origin} ${Plant.PlantNo}`, Text: `${status} · ${printPeriod(EffectiveOn, edition)}` };
  });
  const title = edition === 'cn' ? '最新三项变化' : 'The three latest changes';
  return toSample(
    title,
    rows,
    events.some(({ is_demo: isDemo }) => isDemo),
  );
}

async function readCutSample(work: TodayWork, code: string): Promise<LockSample | null> {
  const { edition } = work.visitor;
  const isCn = edition === 'cn';
  const { number, unit } = numberFormat[edition];
  const prices = await readFreePrices({ ...work, dictionary: await openDictionary(work.db) });
  const own = prices.filter(({ Meat, CutCode }) => `${Meat}-${CutCode}` === code);
  const rows = own.map(({ OriginCn, OriginEn, Unit, Mainstream, Date: day }) => {
    const unitName = Unit === 'USD/t' ? unit.usdPerTonne : unit.cnyPerKg;
    const price = `${number(Mainstream, priceDecimals[Unit])}${isCn ? '' : ' '}${unitName}`;
    return { Name: isCn ? OriginCn : OriginEn, Text: `${price} · ${printPeriod(day, edition)}` };
  });
  return toSample(
    isCn ? '最新主流价' : 'Latest mainstream price',
    rows,
    own.some(({ Demo }) => Demo),
  );
}

function toSample(title: string, rows: LockSample['Rows'], isDemo: boolean): LockSample | null {
  return rows.length === 0 ? null : { Title: title, Rows: rows.slice(0, maxSampleRows), Demo: isDemo };
}

/** Null where the desk has not allowed the sample, or where it would be empty. */
export async function readSample(work: TodayWork, kind: SampleKind, code: string): Promise<LockSample | null> {
  if (kind === 'cut') return readCutSample(work, code);
  const allowed = await listSampleKinds(work.db);
  if (kind === 'plants') return allowed.includes('plants') ? readPlantSample(work, code) : null;
  return allowed.includes('views') ? readViewSample(work, code) : null;
}
