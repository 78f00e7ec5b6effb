import type { ViewStructure } from '@btc/contract/trade/view-answer.ts';
import { addUp, chooseMeasure, toPercent, tonnes } from '../../sums.ts';
import { listPlants } from '../names/directory.queries.ts';
import { notStated } from '../figures/fact-conditions.ts';
import type { Span } from '../figures/figures.ts';
import type { NameResolver } from '../names/name-members.ts';
import { computeConcentration } from './concentration.ts';
import type { FoundSeries, ViewAnswer } from '../view.service.ts';

interface StructureGround {
  readonly found: FoundSeries;
  readonly ranked: readonly string[];
  readonly naming: NameResolver;
}

/** Lower bounds, tonnes; the last band is open. Exporters are larger: in importers' bands most would be in one. */
const bandStarts = { importer: [0, 100, 1_000, 5_000, 20_000], exporter: [0, 5_000, 20_000, 50_000, 100_000] } as const;

/** Null in views that do not show concentration. */
export async function presentStructure(
  answer: ViewAnswer,
  { found, ranked, naming }: StructureGround,
): Promise<ViewStructure | null> {
  if (!answer.view.hasStructure) return null;
  const { now } = found.figures.spans;
  const sums = ranked.filter((code) => code !== notStated).map((code) => now.of(code));
  const starts = answer.member === 'exporter' ? bandStarts.exporter : bandStarts.importer;
  const bands = starts.map((From, index) => {
    const To = starts[index + 1] ?? null;
    const own = sums.filter(({ grams }) => isWithin(tonnes(grams) ?? -1, From, To));
    const { grams } = addUp(own);
    return {
      From,
      To,
      Members: own.length,
      Volume: own.length === 0 ? 0 : tonnes(grams),
      Share: own.length === 0 ? 0 : toPercent(grams, now.ofAll([]).grams),
    };
  });
  return {
    ...concentrate(now, ranked),
    ...(await plantsAtWork(answer, found, naming)),
    Bands: bands,
    Periods: found.window.periods.map((period) => {
      const span = found.figures.wholePeriods.get(period);
      return span === undefined ? unpublished : concentrate(span, span.members);
    }),
  };
}

const unpublished = { Members: null, Cr4: null, Cr5: null, Cr10: null, Hhi: null };

/** What is not stated counts in the whole, but is no member. */
function concentrate(span: Span, codes: readonly string[]) {
  const members = codes.filter((code) => code !== notStated);
  const all = span.ofAll([]);
  const sizes = members.map((code) => span.toSize(code) ?? 0);
  return { Members: members.length, ...computeConcentration(sizes, all[chooseMeasure(all)] ?? 0) };
}

function isWithin(size: number, from: number, to: number | null): boolean {
  return size >= from && (to === null || size < to);
}

/** For exporters only, who own plants: plants that traded, and approved ones that did not. */
async function plantsAtWork(
  { member, question, view }: ViewAnswer,
  { plants, figures }: FoundSeries,
  naming: NameResolver,
): Promise<Pick<ViewStructure, 'Active' | 'Idle'>> {
  if (member !== 'exporter' && member !== 'plant') return {};
  const active =
    plants === null
      ? figures.spans.now.members.filter((code) => code !== notStated).length
      : [...plants.values()].reduce((sum, count) => sum + count, 0);
  // With a filter of plants or companies, the plants that are not asked for are not idle.
  if (Object.values(question.filters).some((codes) => codes.length > 0)) return { Active: active };
  const known = await listPlants(naming.db, { meat: view.meat, origins: question.origins }, naming.day);
  const approved = known.filter(({ status }) => status === 'active').length;
  return { Active: active, Idle: Math.max(0, approved - active) };
}
