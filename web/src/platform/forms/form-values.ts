import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { FieldRule, FieldRules } from '@btc/contract/wire/field-rules.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';

/** What stands in one field: a text, a tick, the ticked ones of several, rows, or a part with fields of its own. */
export type FormValue = string | boolean | readonly FormValue[] | FormValues;
export interface FormValues {
  readonly [name: string]: FormValue;
}

/** A field that people write otherwise than the call has it. */
export interface FieldCodec {
  readonly format: (value: unknown) => string;
  /** What the call gets, undefined for nothing, or what is wrong in words; `values` is what stands in the fields beside it. */
  readonly parse: (text: string, values: FormValues) => { readonly value: unknown } | { readonly problem: string };
}
/** By the name of the field, at the top and within parts. */
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

/** The form of a record, or of the values that a new one starts with. */
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

/** Nothing is typed into it; what is only chosen does not count. */
function isBlank(value: FormValue): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'boolean' || Object.values(value).every(isBlank);
}

/** Digits as they are typed, full width too, with thousands separators or without. */
function toDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s,]/g, '');
}

/** NaN for what is no number. */
function toNumber(text: string): number {
  return Number(toDigits(text));
}

/** A number that the call takes as a text. */
export const digitsCodec: FieldCodec = {
  format: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  parse: (text) => ({ value: toDigits(text) || undefined }),
};

/** The rule that a text breaks, as the server would call it; null for none. */
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

/** The rule that what is typed breaks, `required` where nothing is; null for none. */
export function findIssue(rule: FieldRule, value: FormValue): string | null {
  if (Array.isArray(value)) return value.length < (rule.minLength ?? 0) ? 'required' : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text === '') return isMissing(rule, text) ? 'required' : null;
  return rule.kind === 'number' ? findNumberIssue(rule, toNumber(text)) : findTextIssue(rule, text);
}

export interface FormIssue {
  /** Where it is: `Names.0.Source`. */
  readonly path: string;
  readonly rule: string;
  /** Words of its own. */
  readonly problem?: string;
}

/** What is wrong with the fields of a form, those of its parts too; a part that may be none and holds nothing is right. */
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

/** What a call gets of what is typed in one field; undefined for nothing. */
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

/** The call that what is typed makes; empty is none. */
export function toCallRequest<Name extends OperationName>(
  shape: FormShape,
  values: FormValues,
  fixed: object,
): RequestOf<Operations[Name]> {
  // The names and forms are the contract's own, by its rules; the server checks what comes of them.
  return { ...toRequestValues(shape, values), ...fixed } as RequestOf<Operations[Name]>;
}
