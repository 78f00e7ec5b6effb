import { dataPages } from '@btc/contract/data/data-address.ts';
import type { DataPage, DataParam } from '@btc/contract/data/data-page.ts';
import { parameterWords } from '@btc/contract/data/parameter-words.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { nameIn } from '@btc/contract/names.ts';
import { z } from 'zod';
import type { DataSet, Parameter } from './data-set.ts';
import type { Words } from './data-table.ts';
import type { NamedParameter } from './http/problem.ts';

/*
 * What the parameters of a set take, by the question of the call that it is read from.
 */

export interface ParameterValue {
  readonly code: string;
  readonly words: Words | null;
}

export interface DescribedParameter {
  readonly name: string;
  readonly field: string;
  readonly sentAs: readonly string[];
  readonly title: Words;
  readonly type: 'string' | 'number';
  /** All possible values; null: too many to list, or any. */
  readonly values: readonly ParameterValue[] | null;
  /** Default; null where it depends on the data. */
  readonly usual: string | null;
}

interface FieldSchema {
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly FieldSchema[];
  readonly default?: unknown;
}

/** Enum values of a field, without the empty one that stands for an omitted parameter. */
function listEnum({ enum: own = [], anyOf = [] }: FieldSchema): readonly string[] {
  return [...own.map(String), ...anyOf.flatMap(listEnum)].filter((code) => code !== '');
}

type Fields = Readonly<Record<string, FieldSchema>>;

const fieldsByQuestion = new WeakMap<z.ZodType, Fields>();

function readFields(question: z.ZodType): Fields {
  const known = fieldsByQuestion.get(question);
  if (known !== undefined) return known;
  const { properties = {} } = z.toJSONSchema(question, { io: 'input', unrepresentable: 'any' });
  const fields = properties as Fields; // what of a schema is read here
  fieldsByQuestion.set(question, fields);
  return fields;
}

function listValues(param: DataParam, field: FieldSchema, own: Parameter): readonly string[] {
  if (typeof param.as === 'object') return [param.as.true];
  const values = listEnum(field);
  return values.length > 0 ? values : (own.names ?? []).map(({ code }) => code);
}

function findWords(code: string, own: Parameter): Words | null {
  const row = own.names?.find((one) => one.code === code);
  return row === undefined ? null : { cn: nameIn('cn', row), en: nameIn('en', row) };
}

function describe({ name: set, question, parameters }: DataSet): readonly DescribedParameter[] {
  const page: DataPage = dataPages[set];
  const fields = question === null ? {} : readFields(question);
  return Object.entries(page.params).map(([name, param]) => {
    const field = fields[param.field] ?? {};
    const own = parameters[name] ?? {};
    const words = parameterWords[name];
    if (words === undefined) throw new Error(`The parameter ${name} has no words`);
    const codes = listValues(param, field, own);
    const usual = typeof field.default === 'string' && field.default !== '' ? field.default : null;
    return {
      name,
      field: param.field,
      sentAs: param.sentAs ?? [],
      title: own.title ?? words.title,
      type: param.as === 'number' ? 'number' : 'string',
      values: codes.length === 0 ? null : codes.map((code) => ({ code, words: findWords(code, own) })),
      usual,
    };
  });
}

const described = new WeakMap<DataSet, readonly DescribedParameter[]>();

export function describeParameters(set: DataSet): readonly DescribedParameter[] {
  const known = described.get(set) ?? describe(set);
  described.set(set, known);
  return known;
}

export function formatValue({ values }: DescribedParameter, code: string, edition: Edition): string {
  return values?.find((value) => value.code === code)?.words?.[edition] ?? code;
}

/** Values of the parameters that every set has. */
export const commonValues: Readonly<Record<'edition' | 'format' | 'spend', readonly string[]>> = {
  edition: ['cn', 'en'],
  format: ['jsonstat', 'text'],
  spend: ['yes', 'no'],
};

/** The parameter for a call's field; one with the field's own name where none is declared. */
export function nameParameter(sets: readonly DataSet[], name: string, field: string): NamedParameter {
  const own = field.split('.')[0] ?? field;
  const set = sets.find((one) => one.name === name);
  const described = set === undefined ? [] : describeParameters(set);
  const found =
    described.find(({ sentAs }) => sentAs.includes(field)) ??
    described.find((one) => one.field === own || one.name === own);
  const common = Object.entries(commonValues).find(([param]) => param === field)?.[1];
  return { name: found?.name ?? field, values: found?.values?.map(({ code }) => code) ?? common ?? null };
}
