import { z } from 'zod';

export interface FieldRule {
  /** `list`: texts; `rows`: parts with fields (`of`); `part`: one such; `other`: not editable in a form. */
  readonly kind: 'text' | 'number' | 'flag' | 'list' | 'rows' | 'part' | 'other';
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  /** Of the trimmed text; for `list` and `rows` the number of entries. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression with the flag `u`. */
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isInteger?: boolean;
  readonly multipleOf?: number;
  readonly choices?: readonly string[];
  /** A flag's default. */
  readonly isTicked?: boolean;
  readonly of?: FieldRules;
}
export interface FieldRules {
  readonly [name: string]: FieldRule;
}

type Schema = z.core.JSONSchema.BaseSchema;

function isTyped(type: Schema['type']): boolean {
  return type !== undefined && type !== 'null';
}

function toOnePattern({ allOf = [] }: Schema): string | undefined {
  const patterns = allOf.flatMap(({ pattern }) => (pattern === undefined ? [] : [`(?=${pattern})`]));
  return patterns.length === 0 ? undefined : `^${patterns.join('')}`;
}

/** The field itself is `plain`; other members of a union are ways to leave it empty: null, '', blanks that become null. */
function findPlain(schema: Schema) {
  const parts = schema.anyOf ?? [schema];
  const own = parts.filter(({ type, const: only }) => parts.length === 1 || (isTyped(type) && only !== ''));
  return {
    plain: own.length === 1 ? own[0] : undefined,
    isNullable: parts.some(({ type }) => type === 'null'),
    mayBeEmpty: parts.some(({ const: only }) => only === ''),
  };
}

function toSchema(
  schema: z.core.JSONSchema._JSONSchema | readonly z.core.JSONSchema._JSONSchema[] | undefined,
): Schema {
  return typeof schema === 'object' && !('length' in schema) ? schema : {};
}

function findKind({ type, properties, items }: Schema, isRequired: boolean): FieldRule['kind'] {
  if (type === 'string') return 'text';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'flag';
  // A part that may be left out is what the form has seen, not what is typed into it.
  if (properties !== undefined) return isRequired ? 'part' : 'other';
  const of = toSchema(items);
  return type !== 'array' ? 'other' : of.type === 'string' ? 'list' : of.properties === undefined ? 'other' : 'rows';
}

function toFieldRule(schema: Schema, sent: Schema, isRequired: boolean): FieldRule {
  const { plain, isNullable, mayBeEmpty } = findPlain(schema);
  if (plain === undefined) return { kind: 'other', isRequired, isNullable };
  const kind = findKind(plain, isRequired);
  const { maxLength = plain.maxItems, pattern = toOnePattern(plain), format, minimum, maximum, multipleOf } = plain;
  const minLength = mayBeEmpty ? 0 : (plain.minLength ?? plain.minItems);
  const sentPlain = findPlain(sent).plain ?? {};
  return {
    kind,
    isRequired,
    isNullable,
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(format === undefined ? {} : { format }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(multipleOf === undefined ? {} : { multipleOf }),
    ...(plain.type === 'integer' ? { isInteger: true } : {}),
    ...(plain.enum === undefined ? {} : { choices: plain.enum.map(String) }),
    ...(plain.default === true ? { isTicked: true } : {}),
    ...(kind === 'part' ? { of: toRules(plain, sentPlain) } : {}),
    ...(kind === 'rows' ? { of: toRules(toSchema(plain.items), toSchema(sentPlain.items)) } : {}),
  };
}

/** `schema`: output of the parse; `sent`: its input, which tells what may be left out. */
function toRules({ properties = {} }: Schema, sent: Schema): FieldRules {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const isRequired = sent.required?.includes(name) ?? false;
      return [name, toFieldRule(toSchema(schema), toSchema(sent.properties?.[name]), isRequired)];
    }),
  );
}

/** Rules as plain data, so that a browser validates without zod; rules across two fields are left to the server. */
export function toFieldRules(input: z.ZodType): FieldRules {
  return toRules(
    z.toJSONSchema(input, { io: 'output', unrepresentable: 'any' }),
    z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }),
  );
}
