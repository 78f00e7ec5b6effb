import { type FactDimension, factDimensions } from '@btc/contract/trade/dimensions.ts';
import { beefTypes, porkTypes, storageCodes } from '@btc/contract/trade/trade-codes.ts';
import type { GoodsType } from '@btc/contract/trade/trade-codes.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { type ViewFilter, viewFilters } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FieldIssue } from '@btc/contract/wire/errors.ts';
import type { HsGroup } from '@btc/reference/goods/hs-codes.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { findScope } from '@btc/reference/plants/scopes.ts';
import { splitCodes } from '#platform/api/code-list.ts';
import type { Db } from '#platform/db/db.ts';
import type { Dictionary } from '#dictionary/face.ts';
import type { FactFilters, Goods, Question } from '../question.ts';
import { listCompanyCodes, listPlantCodes } from './names/directory.queries.ts';
import { maskedPlantNumber } from './names/names.ts';

export interface QuestionRules {
  readonly meat: 'beef' | 'pork';
  readonly filters: readonly ViewFilter[];
  /** Kind of company that Company takes; null: none. */
  readonly company: 'importer' | 'exporter' | null;
  readonly dimensions: readonly FactDimension[];
}

type CodeField = ViewFilter | 'OtherType' | 'OtherOrigin' | 'Company';

export class Issues {
  readonly #issues: FieldIssue[] = [];

  add(Field: string, Rule: string): void {
    this.#issues.push({ Field, Rule });
  }

  /** Rejects with 1001 and every field that is wrong. */
  throwIfAny(): void {
    if (this.#issues.length > 0) throw new ApiError(1001, { List: this.#issues });
  }

  /** Codes of a field in canonical spelling; codes unknown to `find` are an issue. */
  codes<Code extends string>(field: CodeField, text: string, find: (code: string) => Code | undefined): Code[] {
    const given = splitCodes(text);
    const found = given.map(find).filter((code) => code !== undefined);
    if (found.length < given.length) this.add(field, 'unknownCode');
    return [...new Set(found)];
  }
}

/** Only readers who may see plant numbers may query by them. */
export interface Requester {
  readonly db: Db;
  readonly namesHidden: boolean;
  readonly dictionary: Dictionary;
}

/** Reads a data question; rejects with 1001 and every field that is wrong. */
export async function parseQuestion(
  input: DataQuestion,
  rules: QuestionRules,
  requester: Requester,
): Promise<Question> {
  const issues = new Issues();
  for (const field of viewFilters) {
    if (input[field] !== '' && !rules.filters.includes(field)) issues.add(field, 'notInThisView');
  }
  if (input.Company !== '' && rules.company === null) issues.add('Company', 'notInThisView');
  const goods = readGoods(input, rules, issues);
  const origins = issues.codes('Origin', input.Origin, (code) => findOrigin(code)?.code);
  const cuts = issues.codes('Cuts', input.Cuts, (code) => requester.dictionary.findCut(rules.meat, code)?.code);
  const [start, end] = [input.StartDate || null, input.EndDate || null];
  if (start !== null && end !== null && start > end) issues.add('StartDate', 'startAfterEnd');
  if (input.Weight === 'carcase' && !(goods.groups.length === 1 && goods.groups[0] === 'beef'))
    issues.add('Weight', 'beefOnly');
  const plants = rules.filters.includes('PlantNo') ? await readPlants(input.PlantNo, requester, issues) : [];
  const companies = rules.company === null ? [] : await readCompanies(input.Company, rules.company, requester, issues);
  issues.throwIfAny();
  const filters: FactFilters = { cut: cuts, plant: plants, ...(rules.company && { [rules.company]: companies }) };
  return {
    ...goods,
    origins,
    filters,
    plantsAsGiven: splitCodes(input.PlantNo),
    companiesAsGiven: companies,
    weight: input.Weight,
    start,
    end,
    source: input.Source || null,
    period: input.Period,
    asPublishedOn: input.AsPublishedOn || null,
    isFirst: input.IsFirst,
    dimensions: factDimensions.filter((name) => rules.dimensions.includes(name) || (filters[name] ?? []).length > 0),
  };
}

function readGoods(input: DataQuestion, { meat }: QuestionRules, issues: Issues): Goods {
  const types = issues.codes('Type', input.Type, (code) => findType(code, meat));
  const storages = issues.codes('Storage', input.Storage, (code) => storageCodes.find((one) => one === code));
  const chosen = types.length === 0 ? [meat] : types;
  return { types: chosen, groups: groupGoods(chosen), storages };
}

export function findType(code: string, meat: 'beef' | 'pork'): GoodsType | undefined {
  const known: readonly GoodsType[] = meat === 'beef' ? beefTypes : porkTypes;
  return known.find((one) => one === code);
}

export function groupGoods(types: readonly GoodsType[]): readonly HsGroup[] {
  return [...new Set(types.flatMap((type) => findScope(type)?.groups ?? []))];
}

async function readPlants(text: string, { db, namesHidden }: Requester, issues: Issues): Promise<readonly string[]> {
  const given = splitCodes(text);
  if (given.length === 0) return [];
  const masked = given.map(maskedPlantNumber);
  const numbers = masked.filter((number) => number !== null);
  const open = given.filter((_, index) => masked[index] === null);
  // Who may not see a plant's number learns nothing from trying it.
  const known = namesHidden
    ? await listPlantCodes(db, { ids: numbers })
    : await listPlantCodes(db, { ids: numbers, codes: open });
  const found = new Set(known.flatMap(({ id, code }) => (namesHidden ? [`P${id}`] : [`P${id}`, code])));
  if (masked.some((number, index) => !found.has(number === null ? (given[index] ?? '') : `P${number}`)))
    issues.add('PlantNo', 'unknownCode');
  return known.map(({ code }) => code);
}

async function readCompanies(
  text: string,
  kind: 'importer' | 'exporter',
  { db }: Requester,
  issues: Issues,
): Promise<readonly string[]> {
  const given = [...new Set(splitCodes(text))];
  if (given.length === 0) return [];
  const known = new Set(await listCompanyCodes(db, kind, given));
  if (given.some((code) => !known.has(code))) issues.add('Company', 'unknownCode');
  return [...known];
}
