import type { FactSource } from '@btc/contract/trade/trade-codes.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import { matchHsCode } from '@btc/reference/hs-codes.ts';
import { groupsWithoutDemo } from '../facts/demo-closure.ts';
import { textOf, integerOf } from '../facts/duckdb.ts';
import type { FactsSnapshot, Told } from '../facts/facts-store.ts';
import { codesOverlap, factDimensions, periodText } from '../facts/vintage.ts';
import type { Question } from '../question.ts';
import { firstMonthOf, lastMonthOf, listSeries, type Catalogue, type Series } from '../series.ts';
import { chooseSeries, listCandidates } from '../source-choice.ts';
import { conditionOf, factTable, periodsIn } from '../view/figures/fact-conditions.ts';
import { openingQuestion } from '../view/locked-preview.ts';
import { gateOf } from '../view/open-view.ts';
import { windowOf } from '../window.ts';
import type { Incoming } from './changes.ts';
import type { Staging } from './staging.ts';

/** What a view opens with: its source, months and headline sums; tonnes and dollars are null where they are not published. */
export interface Opening {
  readonly source: FactSource;
  /** First and last month, `YYYY-MM`. */
  readonly from: string;
  readonly to: string;
  readonly tonnes: number | null;
  readonly usd: number | null;
}

/** Views that open otherwise once a file is loaded; null: with nothing. */
export interface PublicEffect {
  readonly views: readonly string[];
  readonly before: Opening | null;
  readonly after: Opening | null;
}

interface Facts {
  readonly snapshot: FactsSnapshot;
  readonly incoming: Incoming;
}

/**
 * Says what the pages of views would open with, to readers who see all of it, where that is not what they open with now; by what
 * `findChanges` has compared, and within `withPresent`. Views of years and contrasts have no span of their own and are left out.
 */
export async function findPublicEffects(
  staging: Staging,
  { snapshot, incoming }: Facts,
): Promise<readonly PublicEffect[]> {
  const next = await catalogueAfter(staging, { snapshot, incoming });
  const added = await listAdded(staging);
  const effects = new Map<string, { views: string[]; before: Opening | null; after: Opening | null }>();
  for (const view of dataViews) {
    if (view.rows !== 'members' && view.rows !== 'periods') continue;
    const question = openingQuestion(gateOf(view));
    const before = await openingOf(snapshot, snapshot, { question, added: [] });
    const after = await openingOf(snapshot, next, { question, added, incoming });
    const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
    if (was === is) continue;
    const key = `${view.meat} ${was} ${is}`;
    const known = effects.get(key) ?? { views: [], before, after };
    effects.set(key, { ...known, views: [...known.views, view.code] });
  }
  return [...effects.values()];
}

/** What there would be: the vintages that count and the file, with what its facts tell. */
async function catalogueAfter(staging: Staging, { snapshot, incoming }: Facts): Promise<Catalogue> {
  const { dimensions } = await staging.coverage();
  const last = snapshot.vintages.reduce((id, vintage) => Math.max(id, vintage.id), 0);
  const arriving = {
    ...incoming,
    dimensions,
    id: last + 1,
    fileName: '',
    fileChecksum: '',
    rowCount: staging.count,
    loadedAt: new Date(0),
    isCurrent: true,
  };
  const vintages = [...snapshot.vintages, arriving];
  const kept = snapshot.told.filter((told) => !isReplaced(told, incoming));
  return {
    vintages,
    withoutDemo: groupsWithoutDemo(snapshot.closedMeats, vintages),
    byRate: snapshot.byRate,
    told: [...kept, ...(await listTold(staging, incoming.source))],
  };
}

function isReplaced({ source, unit, code }: Told, incoming: Incoming): boolean {
  const period = Number(unit.slice(0, 4)) * 100 + Number(unit.slice(5));
  return (
    incoming.origins === null &&
    source === incoming.source &&
    (unit.length === 4) === (incoming.grain === 'year') &&
    period >= incoming.periodFrom &&
    period <= incoming.periodTo &&
    incoming.hsCodes.some((one) => codesOverlap(one, code))
  );
}

async function listTold({ connection }: Staging, source: FactSource): Promise<readonly Told[]> {
  const tells = factDimensions.map((name) => `${name} is not null`).join(', ');
  const rows = await connection.runAndReadAll(
    `select distinct period, hs, usd_apportioned or cny_apportioned, ${tells} from arriving`,
  );
  return rows.getRows().map(([period, code, isApportioned, ...told]) => ({
    source,
    unit: periodText(integerOf(period)),
    code: textOf(code),
    isApportioned: isApportioned === true,
    dimensions: factDimensions.filter((_, index) => told[index] === true),
  }));
}

/** What the file adds to a period and tariff code, in grams and cents; less than nothing where it takes away. */
interface Added {
  readonly unit: string;
  readonly code: string;
  readonly grams: number;
  readonly usdCents: number;
}

async function listAdded({ connection }: Staging): Promise<readonly Added[]> {
  const rows = await connection.runAndReadAll(`
    select period, hs, (coalesce(sum(a_g), 0) - coalesce(sum(b_g), 0))::bigint,
      (coalesce(sum(a_usd_cents), 0) - coalesce(sum(b_usd_cents), 0))::bigint from compared group by period, hs`);
  return rows.getRows().map(([period, code, grams, usdCents]) => ({
    unit: periodText(integerOf(period)),
    code: textOf(code),
    grams: integerOf(grams),
    usdCents: integerOf(usdCents),
  }));
}

interface Asked {
  readonly question: Question;
  readonly added: readonly Added[];
  readonly incoming?: Incoming;
}

async function openingOf(
  snapshot: FactsSnapshot,
  catalogue: Catalogue,
  { question, added, incoming }: Asked,
): Promise<Opening | null> {
  const series = chooseSeries(listCandidates(listSeries(catalogue, question), question), question);
  if (series === null) return null;
  const { units } = windowOf(series, question, false);
  const [first, last] = [units[0], units.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isOfFile = incoming?.source === series.source && incoming.grain === series.grain;
  const ofFile = isOfFile ? added.filter(({ unit, code }) => units.includes(unit) && isOf(code, question)) : [];
  const { grams, usdCents } = await sumOf(snapshot, series, { question, units });
  return {
    source: series.source,
    from: firstMonthOf(first),
    to: lastMonthOf(last),
    tonnes: scaled(
      grams,
      ofFile.map((one) => one.grams),
      1e6,
    ),
    usd: scaled(
      usdCents,
      ofFile.map((one) => one.usdCents),
      100,
    ),
  };
}

function isOf(code: string, { groups }: Question): boolean {
  const match = matchHsCode(code);
  const group = match.kind === 'line' || match.kind === 'position' ? match.group : null;
  return group !== null && groups.includes(group);
}

async function sumOf(
  snapshot: FactsSnapshot,
  { source, grain }: Series,
  { question, units }: { readonly question: Question; readonly units: readonly string[] },
): Promise<{ readonly grams: number | null; readonly usdCents: number | null }> {
  const asked = { source, grain, goods: question, filters: {} };
  const { name, sums } = factTable([], asked);
  const [row] = await snapshot.read(
    `select ${sums[0]}, ${sums[1]} from ${name} where ${conditionOf(asked)} and ${periodsIn(units)}`,
  );
  const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  return { grams: numberOf(row?.[0]), usdCents: numberOf(row?.[1]) };
}

/** Nothing of a unit beside nothing added is not published. */
function scaled(sum: number | null, added: readonly number[], unit: number): number | null {
  const all = added.reduce((total, one) => total + one, sum ?? 0);
  return sum === null && all === 0 ? null : all / unit;
}
