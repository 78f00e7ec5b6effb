import { z } from 'zod';

/** What a form must know of a field of a call. */
export interface FieldRule {
  /** `list` is of texts; `other` is nothing that one field can hold. */
  readonly kind: 'text' | 'number' | 'flag' | 'list' | 'other';
  /** A call without it is refused. */
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  /** Of the text as it is sent: trimmed; of a list, how many. */
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
}
export type FieldRules = Readonly<Record<string, FieldRule>>;

type Schema = z.core.JSONSchema.BaseSchema;

function findKind({ type, items }: Schema): FieldRule['kind'] {
  if (type === 'string') return 'text';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'flag';
  const isOfTexts = type === 'array' && typeof items === 'object' && !Array.isArray(items) && items.type === 'string';
  return isOfTexts ? 'list' : 'other';
}

function isTyped(type: Schema['type']): boolean {
  return type !== undefined && type !== 'null';
}

/** Several patterns that all hold, as one. */
function toOnePattern({ allOf = [] }: Schema): string | undefined {
  const patterns = allOf.flatMap(({ pattern }) => (pattern === undefined ? [] : [`(?=${pattern})`]));
  return patterns.length === 0 ? undefined : `^${patterns.join('')}`;
}

function toFieldRule(schema: Schema, isRequired: boolean): FieldRule {
  const parts = schema.anyOf ?? [schema];
  // Beside the field itself a union may have the ways of leaving it empty: null, '', blanks that become null.
  const own = parts.filter(({ type, const: only }) => parts.length === 1 || (isTyped(type) && only !== ''));
  const [plain] = own;
  const isNullable = parts.some(({ type }) => type === 'null');
  if (plain === undefined || own.length > 1) return { kind: 'other', isRequired, isNullable };
  const { maxLength = plain.maxItems, format, minimum, maximum, multipleOf } = plain;
  const { pattern = toOnePattern(plain) } = plain;
  const minLength = parts.some(({ const: only }) => only === '') ? 0 : (plain.minLength ?? plain.minItems);
  return {
    kind: findKind(plain),
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
    ...(plain.enum === undefined ? {} : { choices: plain.enum.filter((one) => typeof one === 'string') }),
  };
}

/** The rules of a call's fields as plain data, so that a browser checks what is typed without zod. What needs two fields is the server's. */
export function toFieldRules(input: z.ZodType): FieldRules {
  const { required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const { properties = {} } = z.toJSONSchema(input, { io: 'output', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      toFieldRule(typeof schema === 'boolean' ? {} : schema, required.includes(name)),
    ]),
  );
}
