import type { ViewChart, ViewPattern, ViewSeries, ViewTotal } from '@btc/contract/trade/view-answer.ts';
import type { Dictionary } from '#dictionary/face.ts';
import {
  changeFrom,
  chooseMeasure,
  isUntraded,
  money,
  nothing,
  toPercent,
  computeShare,
  tonnes,
  unvaluedIn,
  sumUnvaluedOfEach,
  unitValueChange,
  usdPerTonne,
} from '../../sums.ts';
import type { Sum } from '../../sums.ts';
import { presentViewDict } from './dict.present.ts';
import { nameMembers } from '../names/name-members.ts';
import type { NameOf, NameResolver } from '../names/name-members.ts';
import { toPart } from '../names/names.ts';
import type { Meat, Named } from '../names/names.ts';
import { chosenMembers, rankCodes, rankMembers } from '../figures/rank-members.ts';
import { presentStructure } from './structure.present.ts';
import type { FoundSeries, ViewAnswer } from '../view.service.ts';

export async function presentChart(answer: ViewAnswer, naming: NameResolver): Promise<ViewChart> {
  const { found } = answer.result;
  const dict = await presentViewDict(answer, naming);
  if (found === null) return { Dates: [], Datas: [], Patterns: [], Total: emptyTotal, Dict: dict };
  const ranked = rankMembers(answer, found);
  const name = await nameMembers(naming, answer.member, ranked);
  const structure = await presentStructure(answer, { found, ranked, naming });
  return {
    Dates: [...found.window.periods],
    Datas: presentSeries(answer, { found, ranked, name, dictionary: naming.dictionary }),
    Patterns: presentPatterns(answer, { found, ranked, name }),
    Total: {
      ...presentTotal(found, chosenMembers(answer)),
      Yoy: changeOnYear(answer, found, chosenMembers(answer)),
      ...noteUntraded(found, chosenMembers(answer)),
    },
    Dict: structure === null ? dict : { ...dict, Structure: structure },
  };
}

interface Line extends Named {
  /** One for each period; a period without published months is a gap. */
  readonly sums: readonly Sum[];
}

interface SeriesUnit {
  readonly Unit: ViewSeries['Unit'];
  readonly Axis: ViewSeries['Axis'];
  readonly read: (sum: Sum) => number | null;
  /** Left out where no line has it. */
  readonly optional: boolean;
}

const tonnesUnit: SeriesUnit = { Unit: 't', Axis: 'volume', read: ({ grams }) => tonnes(grams), optional: false };
const usdUnit: SeriesUnit = { Unit: 'USD', Axis: 'value', read: ({ usdCents }) => money(usdCents), optional: false };
const cnyUnit: SeriesUnit = { Unit: 'CNY', Axis: 'value', read: ({ cnyCents }) => money(cnyCents), optional: true };
const priceUnit: SeriesUnit = { Unit: 'USD/t', Axis: 'price', read: usdPerTonne, optional: false };

interface Ranking {
  readonly found: FoundSeries;
  readonly ranked: readonly string[];
  readonly name: NameOf;
  readonly dictionary: Dictionary;
}

function presentSeries({ view }: ViewAnswer, ranking: Ranking): ViewSeries[] {
  const lines = view.seriesByPart ? linesByPart(ranking, view.meat) : linesByMember(ranking);
  const units = view.rows === 'periods' ? [priceUnit, tonnesUnit, usdUnit, cnyUnit] : [tonnesUnit, usdUnit, cnyUnit];
  return units.flatMap(({ Unit, Axis, read, optional }) => {
    const series = lines.map(({ Code, NameCn, NameEn, sums }) => {
      return { Code, NameCn, NameEn, Unit, Axis, Values: sums.map(read) };
    });
    return optional && series.every(({ Values }) => Values.every((value) => value === null)) ? [] : series;
  });
}

function linesByMember({ found, ranked, name }: Ranking): readonly Line[] {
  const own = new Set([...found.figures.periods.values()].flatMap((span) => span.members));
  const isWhole = ranked.every((code) => own.has(code)) || !own.has('REST');
  const codes = isWhole ? ranked : [...ranked.filter((code) => own.has(code)), 'REST'];
  return codes.map((code) => {
    const { Code, NameCn, NameEn } = name(code);
    return { Code, NameCn, NameEn, sums: sumsByPeriod(found, [code]) };
  });
}

function linesByPart({ found, ranked, dictionary }: Ranking, meat: Meat): readonly Line[] {
  const parts = Map.groupBy(ranked, (cut) => toPart(dictionary, cut, meat).Code);
  const { now } = found.figures.spans;
  const measure = chooseMeasure(now.ofAll([]));
  return rankCodes([...parts.keys()], (part) => now.ofAll(parts.get(part) ?? [])[measure]).map((part) => {
    const cuts = parts.get(part) ?? [];
    return { ...toPart(dictionary, cuts[0] ?? '', meat), sums: sumsByPeriod(found, cuts) };
  });
}

function sumsByPeriod({ window, figures }: FoundSeries, members: readonly string[]): readonly Sum[] {
  return window.periods.map((period) => figures.periods.get(period)?.ofAll(members) ?? nothing);
}

/** Year-on-year change of members together: of unit value in views of unit values, else of weight. */
function changeOnYear({ view }: ViewAnswer, { figures: { spans } }: FoundSeries, members: readonly string[]) {
  const change = view.rows === 'periods' ? unitValueChange : changeFrom;
  return change(spans.before.ofAll(members), spans.recent.ofAll(members));
}

function noteUntraded({ figures: { spans } }: FoundSeries, members: readonly string[]) {
  const isUntradedLately = isUntraded(spans.recent.ofAll(members)) && !isUntraded(spans.now.ofAll(members));
  return isUntradedLately ? { YoyUntraded: true as const } : {};
}

function presentPatterns(
  answer: ViewAnswer,
  { found, ranked, name }: Pick<Ranking, 'found' | 'ranked' | 'name'>,
): ViewPattern[] {
  const { figures, plants } = found;
  const { now } = figures.spans;
  const whole = now.ofAll([]);
  const size = whole[chooseMeasure(whole)];
  let larger = 0;
  return ranked.map((code, index) => {
    const sum = now.of(code);
    larger += now.toSize(code) ?? 0;
    return {
      Rank: index + 1,
      ...name(code),
      Volume: tonnes(sum.grams),
      Value: money(sum.usdCents),
      ValueCny: money(sum.cnyCents),
      UsdPerTonne: usdPerTonne(sum),
      Share: computeShare(sum, whole),
      ...unvaluedIn(sum, whole),
      Yoy: changeOnYear(answer, found, [code]),
      ...noteUntraded(found, [code]),
      Cumulative: toPercent(larger, size),
      ...(plants === null ? {} : { Plants: plants.get(code) ?? 0 }),
    };
  });
}

const emptyTotal: ViewTotal = {
  Volume: null,
  ValueUsd: null,
  ValueCny: null,
  UsdPerTonne: null,
  Volumes: [],
  ValuesUsd: [],
  ValuesCny: [],
  UnitValues: [],
};

function presentTotal(found: FoundSeries, members: readonly string[]): ViewTotal {
  const all = found.figures.spans.now.ofAll(members);
  const sums = sumsByPeriod(found, members);
  return {
    Volume: tonnes(all.grams),
    ValueUsd: money(all.usdCents),
    ValueCny: money(all.cnyCents),
    UsdPerTonne: usdPerTonne(all),
    Volumes: sums.map((sum) => tonnes(sum.grams)),
    ValuesUsd: sums.map((sum) => money(sum.usdCents)),
    ValuesCny: sums.map((sum) => money(sum.cnyCents)),
    UnitValues: sums.map(usdPerTonne),
    ...sumUnvaluedOfEach(sums, found.figures.spans.now.ofAll([])),
  };
}
