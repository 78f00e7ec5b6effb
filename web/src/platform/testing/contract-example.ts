import { z } from 'zod';

/** `full` has one of everything, `bare` leaves out, empties or nulls whatever may be. */
export type ExampleKind = 'full' | 'bare';

/** Values set by a test; the rest is generated. A list sets its length. */
export type PartialExample<Value> = Value extends readonly (infer Part)[]
  ? readonly PartialExample<Part>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: PartialExample<Value[Key]> }
    : Value;

/** Candidates for the contract's text patterns. */
const texts = [
  '2026-10',
  '2026-10-31',
  '2026-10-31T08:00:00+08:00',
  'BRA',
  '01',
  '12.50',
  'CABC00000000000001',
  'backup-20261031-080000.tar.gz',
  '0'.repeat(64),
  '00000000-0000-4000-8000-000000000000',
  'https://portal.example/a.jpg',
  'file/a.jpg',
  '/BTCInfo',
  'reader@portal.example',
  '02023000',
  '123456',
  '<p>Text</p>',
  '',
];
/** Texts by field name, where the contract has no pattern. */
const textsByName: readonly (readonly [RegExp, string])[] = [
  [/^Origin$/, 'BRA'],
  [/Phone/, '+86 21 5555 0000'],
  [/Email$/, 'reader@portal.example'],
  [/Period|Month|^From$|^To$|^First|^Last|^Latest/, '2026-10'],
  [/Date|Day$|Until$/, '2026-10-31'],
  [/Time$|At$/, '2026-10-31T08:00:00+08:00'],
];
const numbers = [1, 0, 0.5, 10, 100, 2026, 202_610, 20_261_031];
const lengths = [1, 2, 3, 4, 5, 6, 7, 12];

interface Place {
  readonly name: string;
  readonly kind: ExampleKind;
  readonly said: unknown;
  readonly index?: number;
}

function toDefinition(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  // oxlint-disable-next-line no-underscore-dangle -- so zod names the place where it says what a schema is made of
  return (schema as z.core.$ZodTypes)._zod.def; // every schema of the contract is one of zod's own
}

function findFitting<Value>(schema: z.core.$ZodType, values: readonly Value[], name: string): Value {
  const found = values.find((value) => z.safeParse(schema, value).success);
  if (found === undefined) throw new Error(`No example fits ${name}`);
  return found;
}

function makeList(schema: z.core.$ZodType, element: z.core.$ZodType, { said, ...place }: Place): unknown {
  if (Array.isArray(said)) return said.map((part, index) => make(element, { ...place, said: part, index }));
  const none: unknown[] = [];
  if (place.kind === 'bare' && z.safeParse(schema, none).success) return none;
  const part = make(element, { ...place, said: undefined });
  return findFitting(
    schema,
    lengths.map((length) => Array.from({ length }, () => part)),
    place.name,
  );
}

function makeObject(shape: z.core.$ZodShape, { kind, said, index = 0 }: Place): unknown {
  const given: Readonly<Record<string, unknown>> = typeof said === 'object' && said !== null ? { ...said } : {};
  const strange = Object.keys(given).filter((key) => !Object.hasOwn(shape, key));
  if (strange.length > 0) throw new Error(`The contract knows no ${strange.join(', ')}`);
  const entries = Object.entries(shape).map(
    ([name, part]) => [name, make(part, { name, kind, said: given[name], index })] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function makeRecord(keys: z.core.$ZodType, values: z.core.$ZodType, place: Place): unknown {
  if (place.said !== undefined) return place.said;
  const def = toDefinition(keys);
  const known = def.type === 'enum' ? Object.values(def.entries) : place.kind === 'bare' ? [] : [make(keys, place)];
  return Object.fromEntries(known.map((key) => [String(key), make(values, place)]));
}

function makeUnion(options: readonly z.core.$ZodType[], place: Place): unknown {
  for (const option of options) {
    try {
      const made = make(option, place);
      if (z.safeParse(option, made).success) return made;
    } catch {
      // What is said is of another of the options.
    }
  }
  throw new Error(`No example fits ${place.name}`);
}

/** A text is its field's name where no pattern forbids it, so that tests can find it. */
function makePlain(schema: z.core.$ZodType, { name, kind, said, index = 0 }: Place): unknown {
  if (said !== undefined) return said;
  const def = toDefinition(schema);
  switch (def.type) {
    case 'string': {
      const named = textsByName.find(([pattern]) => pattern.test(name))?.[1] ?? name;
      return findFitting(schema, [named, name, ...texts], name);
    }
    case 'number':
      return findFitting(schema, name.endsWith('ID') ? [index + 1, ...numbers] : numbers, name);
    case 'boolean':
      return kind === 'full';
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'null':
      return null;
    case 'undefined':
    case 'never':
    case 'unknown':
    case 'custom':
      return undefined;
    default:
      throw new Error(`No example of ${def.type} at ${name}`);
  }
}

function make(schema: z.core.$ZodType, place: Place): unknown {
  const def = toDefinition(schema);
  switch (def.type) {
    case 'object':
      return makeObject(def.shape, place);
    case 'array':
      return makeList(schema, def.element, place);
    case 'record':
      return makeRecord(def.keyType, def.valueType, place);
    case 'union':
      return makeUnion(def.options, place);
    case 'nullable':
      if (place.said === null) return null;
      return place.said === undefined && place.kind === 'bare' ? null : make(def.innerType, place);
    case 'optional':
      return place.said === undefined && place.kind === 'bare' ? undefined : make(def.innerType, place);
    case 'default':
      return make(def.innerType, place);
    case 'pipe': {
      const made = make(toDefinition(def.in).type === 'transform' ? def.out : def.in, place);
      return z.safeParse(schema, made).success ? made : make(def.in, { ...place, kind: 'full' });
    }
    default:
      return makePlain(schema, place);
  }
}

export function makeExample<Schema extends z.ZodType>(
  schema: Schema,
  said?: PartialExample<z.output<Schema>>,
  kind: ExampleKind = 'full',
): z.output<Schema> {
  return make(schema, { name: '', kind, said }) as z.output<Schema>; // a test holds every operation's against its schema
}
