import type { Operation } from '@btc/contract/wire/operation.ts';
import fc from 'fast-check';
import { z } from 'zod';
import { fitting, isWhole } from '../doors/generated-calls.fixture.ts';
import { bobsId, bobsKeys, bobsName, bobsUuid } from './swapped-ids.fixture.ts';

type Described = z.core.JSONSchema._JSONSchema;

const namesOfPeople = new Set(['UserName', 'LoginUserName', 'ActorName']);
const namesSomething = (field: string): boolean => namesOfPeople.has(field) || /(?:IDs?|^Key)$/.test(field);

function bobsLike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === 0 ? bobsLike(item) : item));
  if (typeof value !== 'string') return bobsId;
  return z.uuid().safeParse(value).success ? bobsUuid : String(bobsId);
}

function swapValue(name: string, field: string, value: unknown): unknown {
  if (namesOfPeople.has(field)) return bobsName;
  return field === 'Key' ? bobsKeys[name] : bobsLike(value);
}

/** No input of ours is deeper; generated free-form values can nest two thousand levels. */
const deepestPath = 20;

/** Replaces every id or name in a value by Bob's; also returns their paths. */
function swapIn(name: string, value: unknown, path: string): { readonly value: unknown; readonly paths: string[] } {
  if (path.split('.').length > deepestPath) return { value, paths: [] };
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => swapIn(name, item, path));
    return { value: items.map((item) => item.value), paths: items.flatMap((item) => item.paths) };
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return { value, paths: [] };
  const fields = Object.entries(value).map(([field, inner]: [string, unknown]) => {
    const at = `${path}.${field}`;
    const isGiven = namesSomething(field) && inner !== null && (!Array.isArray(inner) || inner.length > 0);
    const swapped = isGiven ? { value: swapValue(name, field, inner), paths: [at] } : swapIn(name, inner, at);
    return { entry: [field, swapped.value] as const, paths: swapped.paths };
  });
  return { value: Object.fromEntries(fields.map(({ entry }) => entry)), paths: fields.flatMap(({ paths }) => paths) };
}

/** All paths at which an operation's input names a person or record, at any depth. */
function listPaths(schema: Described, path = ''): string[] {
  if (typeof schema === 'boolean') return [];
  const inner = [schema.anyOf, schema.oneOf, schema.allOf, schema.prefixItems, [schema.items]].flat(2);
  const fields = Object.entries(schema.properties ?? {});
  return [
    ...inner.flatMap((one) => (one === undefined ? [] : listPaths(one, path))),
    ...fields.flatMap(([field, one]) =>
      namesSomething(field) ? [`${path}.${field}`] : listPaths(one, `${path}.${field}`),
    ),
  ];
}

/** Inputs that together hold Bob's ids at every possible path; `missed` lists paths that generation did not reach. */
export function swappedInputs(one: Operation, byHand: object = {}): { inputs: object[]; missed: string[] } {
  const schema = z.toJSONSchema(one.input, { io: 'input', unrepresentable: 'any' });
  const missed = new Set(listPaths(schema));
  if (missed.size === 0) return { inputs: [], missed: [] };
  const given = one.upload === undefined ? byHand : { ...byHand, Files: new Blob(['x']) };
  const few = Object.fromEntries([...missed].map((path) => [path.slice(1), path.endsWith('s') ? [1] : 1]));
  const samples = fc.sample(fitting(schema), { numRuns: 200, seed: one.messageType });
  const fit = [few, ...samples].flatMap((sample) => {
    if (typeof sample !== 'object' || sample === null) return [];
    const { value, paths } = swapIn(one.name, { ...sample, ...given }, '');
    const isFit = one.input.safeParse(value).success && isWhole(JSON.stringify(value));
    return isFit && typeof value === 'object' && value !== null ? [{ value, paths }] : [];
  });
  const inputs: object[] = [];
  for (const { value, paths } of fit.toSorted((a, b) => new Set(b.paths).size - new Set(a.paths).size)) {
    const before = missed.size;
    for (const path of paths) missed.delete(path);
    if (missed.size < before) inputs.push(value);
  }
  return { inputs, missed: [...missed] };
}
