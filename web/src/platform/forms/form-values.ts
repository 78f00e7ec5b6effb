import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { FieldRule, FieldRules } from '@btc/contract/wire/field-rules.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';

/** Value of a field: text, checkbox, checked options, rows, or a part with fields of its own. */
export type FormValue = string | boolean | readonly FormValue[] | FormValues;
export interface FormValues {
  readonly [name: string]: FormValue;
}

/** For a field typed in another form than the call takes. */
export interface FieldCodec {
  readonly format: (value: unknown) => string;
  /** The call's value (undefined to leave it out) or a `problem` message; `values` are the sibling fields. */
  readonly parse: (text: string, values: FormValues) => { readonly value: unknown } | { readonly problem: string };
}
/** Keyed by field name, at the top level and within parts. */
export type FieldCodecs = Readonly<Record<string, FieldCodec>>;

export interface FormShape {
  readonly rules: FieldRules;
  readonly codecs?: FieldCodecs | undefined;
}

export function isPart(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toFormValue({ kind, of = {}, isTicked = false }: FieldRule, codecs: FieldCodecs, value: unknown): FormValue {
  const toPart = (one: unknown) =>
    toFormValues({ rules: of, codecs }, typeof one === 'object' && one !== null ? one : {});
  if (kind === 'flag') return typeof value === 'boolean' ? value : isTicked;
  if (kind === 'part') return toPart(value);
  if (kind === 'list' || kind === 'rows') {
    return Array.isArray(value) ? value.map((one) => (kind === 'rows' ? toPart(one) : String(one))) : [];
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function toFormValues({ rules, codecs = {} }: FormShape, record: object): FormValues {
  const stored = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([name, { kind }]) => kind !== 'other' || codecs[name] !== undefined)
      .map(([name, rule]) => {
        const value = stored.get(name);
        return [name, codecs[name]?.format(value) ?? toFormValue(rule, codecs, value)];
      }),
  );
}

export function isFormValue(value: unknown): value is FormValue {
  if (typeof value === 'string' || typeof value === 'boolean') return true;
  return typeof value === 'object' && value !== null && Object.values(value).every(isFormValue);
}

export function isSameValue(one: FormValue | undefined, other: FormValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** True when no text is entered; checkboxes do not count. */
function isBlank(value: FormValue): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'boolean' || Object.values(value).every(isBlank);
}

/** Normalises typed digits: full width, spaces and thousands separators. */
function toDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s,]/g, '');
}

/** NaN for anything but a number. */
function toNumber(text: string): number {
  return Number(toDigits(text));
}

/** A number that the call takes as a text. */
export const digitsCodec: FieldCodec = {
  format: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  parse: (text) => ({ value: toDigits(text) || undefined }),
};

/** The violated rule by the server's name; null for none. */
function findTextIssue(rule: FieldRule, text: string): string | null {
  if (rule.choices !== undefined) return rule.choices.includes(text) ? null : 'invalid_value';
  if (text.length > (rule.maxLength ?? Infinity)) return 'too_big';
  if (text.length < (rule.minLength ?? 0)) return 'too_small';
  if (rule.format === 'uri' && !URL.canParse(text)) return 'invalid_format';
  return rule.pattern === undefined || new RegExp(rule.pattern, 'u').test(text) ? null : 'invalid_format';
}

function findNumberIssue(rule: FieldRule, number: number): string | null {
  if (rule.choices !== undefined) return rule.choices.includes(String(number)) ? null : 'invalid_value';
  if (Number.isNaN(number) || (rule.isInteger === true && !Number.isInteger(number))) return 'invalid_type';
  if (number > (rule.maximum ?? Infinity)) return 'too_big';
  return number < (rule.minimum ?? -Infinity) ? 'too_small' : null;
}

function isMissing({ isRequired, isNullable, minLength }: FieldRule, text: string): boolean {
  return text.trim() === '' && isRequired && !isNullable && minLength !== 0;
}

/** The violated rule, `required` for a missing value; null for none. */
export function findIssue(rule: FieldRule, value: FormValue): string | null {
  if (Array.isArray(value)) return value.length < (rule.minLength ?? 0) ? 'required' : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text === '') return isMissing(rule, text) ? 'required' : null;
  return rule.kind === 'number' ? findNumberIssue(rule, toNumber(text)) : findTextIssue(rule, text);
}

export interface FormIssue {
  /** Path of the field: `Names.0.Source`. */
  readonly path: string;
  readonly rule: string;
  /** Message of the field's codec. */
  readonly problem?: string;
}

/** Issues of all fields, parts included; a nullable part left blank has none. */
export function findIssues({ rules, codecs = {} }: FormShape, values: FormValues, within = ''): readonly FormIssue[] {
  return Object.entries(values).flatMap(([name, value]): readonly FormIssue[] => {
    const [rule, path] = [rules[name], within + name];
    if (rule === undefined) return [];
    const { of = {} } = rule;
    if (isPart(value)) {
      return rule.isNullable && isBlank(value) ? [] : findIssues({ rules: of, codecs }, value, `${path}.`);
    }
    const codec = codecs[name];
    if (codec !== undefined && typeof value === 'string' && !(rule.kind === 'text' && isMissing(rule, value))) {
      const read = codec.parse(value, values);
      if ('problem' in read) return [{ path, rule: 'problem', problem: read.problem }];
      const parsed = typeof read.value === 'string' && rule.kind === 'text' ? findTextIssue(rule, read.value) : null;
      return parsed === null ? [] : [{ path, rule: parsed }];
    }
    const broken = findIssue(rule, value);
    const inRows = Array.isArray(value)
      ? value.flatMap((row: FormValue, index) =>
          isPart(row) ? findIssues({ rules: of, codecs }, row, `${path}.${index}.`) : [],
        )
      : [];
    return broken === null ? inRows : [{ path, rule: broken }];
  });
}

/** The call's value of a field; undefined where it is left out. */
export function toRequestValue(rule: FieldRule, value: FormValue, codecs: FieldCodecs = {}): unknown {
  const shape = { rules: rule.of ?? {}, codecs };
  if (isPart(value)) return rule.isNullable && isBlank(value) ? null : toRequestValues(shape, value);
  if (Array.isArray(value)) return value.map((row: FormValue) => (isPart(row) ? toRequestValues(shape, row) : row));
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return rule.isNullable ? null : rule.isRequired ? '' : undefined;
  return rule.kind === 'number' ? toNumber(text) : text;
}

function toRequestValues({ rules, codecs = {} }: FormShape, values: FormValues): object {
  const typed = Object.entries(values).map(([name, value]) => {
    const rule = rules[name];
    const read = typeof value === 'string' ? codecs[name]?.parse(value, values) : undefined;
    if (read !== undefined) return [name, 'value' in read ? read.value : undefined] as const;
    return [name, rule === undefined ? value : toRequestValue(rule, value, codecs)] as const;
  });
  return Object.fromEntries(typed.filter(([, value]) => value !== undefined));
}

/** The call's input from the form's values; empty fields are left out. */
export function toCallRequest<Name extends OperationName>(
  shape: FormShape,
  values: FormValues,
  fixed: object,
): RequestOf<Operations[Name]> {
  // The names and forms are the contract's own, by its rules; the server checks what comes of them.
  return { ...toRequestValues(shape, values), ...fixed } as RequestOf<Operations[Name]>;
}
