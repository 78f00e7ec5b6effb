import type { Operation } from '@btc/contract/wire/operation.ts';
import fc from 'fast-check';
import { z } from 'zod';

type Described = z.core.JSONSchema._JSONSchema;
type Plain = z.core.JSONSchema.BaseSchema;

const oddTexts = [
  '\0',
  '\ud800',
  '\u202e牛肉',
  '%',
  '_',
  "' or 1=1 --",
  '__proto__',
  '2025-13',
  '👩‍👩‍👧‍👦',
  '牛'.repeat(3_000),
  '9'.repeat(400),
  '-1',
  'NaN',
  '',
  ' ',
  '|',
  'a|b|c',
  '{"a":1}',
  '<p><b>x</p></b><script>1</script>',
];
const oddText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 60 }));
const oddNumbers = [-1, 0, 0.5, -0, 1e308, -1e308, 5e-324, 1e21, 2 ** 31, 2 ** 31 - 1, 2 ** 53, 2 ** 63];

function deep(levels: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? { a: value } : [value];
  return value;
}

/** What no operation asks for. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(...oddNumbers, null, true, [], {}, [[]], '0001-01-01', '9999-12-31'),
  fc.integer({ min: 10, max: 2_000 }).map(deep),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Days and months at and beyond the edges of the calendar, and those that the records have. */
const days = ['1990-01-01', '2100-12-31', '2024-02-29', '2026-02-27', '2026-03-02', '0001-01-01', '9999-12-31'];
const texts = [
  'BRA',
  'beef',
  'pork',
  'a@example.com',
  '13800138000',
  'https://a.example',
  '牛肉',
  '2026-02',
  '1',
  '12.5',
];

/** Made once: fast-check takes longer to lay out texts of a form than to draw from it. */
const textsByForm = new Map<string, fc.Arbitrary<unknown>>();

function formatText(schema: Plain): fc.Arbitrary<unknown> {
  const { minLength, maxLength, pattern, format } = schema;
  const key = JSON.stringify([minLength, maxLength, pattern, format]);
  const made = textsByForm.get(key) ?? layOutText(schema);
  textsByForm.set(key, made);
  return made;
}

function layOutText({ minLength = 0, maxLength = 400, pattern, format }: Plain): fc.Arbitrary<unknown> {
  if (format === 'date') return fc.constantFrom(...days);
  if (format === 'date-time') return fc.constantFrom(...days).map((day) => `${day}T23:59:59+08:00`);
  if (format === 'uuid') return fc.uuid();
  const filler = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 30) });
  const longest = fc.constant('牛'.repeat(Math.min(maxLength, 20_000)));
  const fitting = pattern === undefined ? fc.constantFrom(...texts) : matching(pattern);
  return fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 2, arbitrary: filler }, longest, oddText);
}

/** Texts of a pattern; of those that look ahead, which cannot be written from left to right, some likely ones. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: '-1' });
  } catch {
    return fc.constantFrom(...texts);
  }
}

function toNumber({ type, minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: Plain): fc.Arbitrary<unknown> {
  const usual = [1, 2, 3, minimum, maximum].filter((value) => value >= minimum && value <= maximum);
  return type === 'integer' ? fc.constantFrom(...usual) : fc.constantFrom(...usual, minimum + 0.005);
}

function makeObject({ properties = {}, required = [] }: Plain): fc.Arbitrary<object> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fitting(schema)]));
  return fc.record(fields, { requiredKeys: required });
}

/** Values of the form that a JSON schema asks for, with the worst that the form allows and now and then a little more. */
export function fitting(schema: Described): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return oddValue;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom<unknown>(...schema.enum);
  const some = schema.anyOf ?? schema.oneOf;
  if (some !== undefined) return fc.oneof(...some.map(fitting));
  switch (schema.type) {
    case 'string':
      return formatText(schema);
    case 'integer':
    case 'number':
      return toNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { minItems: minLength = 0, maxItems = 3, items = true, prefixItems } = schema;
      if (prefixItems !== undefined) return fc.tuple(...prefixItems.map(fitting));
      const [first = true] = [items].flat();
      return fc.array(fitting(first), { minLength, maxLength: Math.max(minLength, Math.min(maxItems, 3)) });
    }
    case 'object':
      return makeObject(schema);
    default:
      return oddValue;
  }
}

/** The same form with one thing wrong, or nothing of the form at all. */
export function broken(schema: Plain): fc.Arbitrary<unknown> {
  const names = fc.constantFrom('Unknown', '__proto__', 'constructor', ...Object.keys(schema.properties ?? {}));
  const oneOdd = fc.tuple(makeObject(schema), names, oddValue).map(([whole, name, odd]) => ({ ...whole, [name]: odd }));
  return fc.oneof({ weight: 3, arbitrary: oneOdd }, fc.dictionary(names, oddValue, { maxKeys: 5 }), oddValue);
}

/** The first of many inputs of an operation that it takes, with some fields given; undefined where chance finds none. */
export function fittingInput({ input, messageType: seed }: Operation, given: object = {}): object | undefined {
  const samples = fc.sample(fitting(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })), {
    numRuns: 60,
    seed,
  });
  return samples
    .flatMap((sample) => (typeof sample === 'object' && sample !== null ? [{ ...sample, ...given }] : []))
    .find((sample) => input.safeParse(sample).success && isWhole(JSON.stringify(sample)));
}

/** Whether a text has nothing that no body of a call may hold. */
export const isWhole = (text: string): boolean =>
  !text.includes(String.raw`\u0000`) && !text.includes(String.raw`\ud8`);
