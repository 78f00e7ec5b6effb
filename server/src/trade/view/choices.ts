import { beefTypes, type GoodsType, porkTypes } from '@btc/contract/trade/trade-codes.ts';
import type { MemberKind } from '@btc/contract/trade/dimensions.ts';
import type { ViewFilter } from '@btc/contract/trade/views.ts';
import type { FactsSnapshot } from '../facts/facts-snapshot.ts';
import { allOrigins } from '../facts/vintage.ts';
import type { Question } from '../question.ts';
import { listSeries } from '../series.ts';
import type { Series } from '../series.ts';
import { sumMembers } from './figures/sum-facts.ts';
import { groupGoods } from './view-question.ts';
import type { View } from './view-shape.ts';

/** Codes with facts, the usual origins, and the current selection for its names. Empty where not requested. */
export interface Choices {
  readonly types: readonly GoodsType[];
  readonly origins: readonly string[];
  readonly cuts: readonly string[];
  readonly plants: readonly string[];
}

const goodsTypes: { readonly [meat in View['meat']]: readonly GoodsType[] } = { beef: beefTypes, pork: porkTypes };
/** The origins that the filters of all views offer, also where nothing came from them (specification section 3). */
const usualOrigins = ['ARG', 'BRA', 'URY', 'AUS', 'NZL', 'HKG', 'IND'] as const;
const none: Choices = { types: [], origins: [], cuts: [], plants: [] };

/** Lists the choices on the first call of a page, whatever is chosen now. */
export async function listChoices(
  snapshot: FactsSnapshot,
  { series, question, view }: { readonly series: Series | null; readonly question: Question; readonly view: View },
): Promise<Choices> {
  if (!question.isFirst) return none;
  const types = goodsTypes[view.meat].filter(
    (type) => question.types.includes(type) || hasFacts(snapshot, question, type),
  );
  if (series === null) return { ...none, types };
  const query = { source: series.source, grain: series.grain, goods: question, filters: {} };
  const listCodes = async (member: MemberKind): Promise<readonly string[]> => [
    ...(await sumMembers(snapshot, query, { member, units: null })).keys(),
  ];
  const filters: readonly ViewFilter[] = view.filters;
  return {
    types,
    origins: withChosen(
      (await listCodes('origin')).filter((code) => code !== allOrigins),
      [...usualOrigins, ...question.origins],
    ),
    cuts: filters.includes('Cuts') ? withChosen(await listCodes('cut'), question.filters.cut) : [],
    plants: filters.includes('PlantNo') ? withChosen(await listCodes('plant'), question.filters.plant) : [],
  };
}

function hasFacts(snapshot: FactsSnapshot, { dimensions }: Question, type: GoodsType): boolean {
  return (
    listSeries(snapshot.catalogue, { groups: groupGoods([type]), storages: [], origins: [], dimensions }).length > 0
  );
}

function withChosen(codes: readonly string[], chosen: readonly string[] = []): readonly string[] {
  return [...new Set([...codes, ...chosen])];
}
