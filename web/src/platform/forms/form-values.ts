import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { FieldRule, FieldRules } from '@btc/contract/wire/field-rules.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';

/** What stands in one field: a text, a tick, or the ticked ones of several. */
export type FormValue = string | boolean | readonly string[];
export type FormValues = Readonly<Record<string, FormValue>>;

/** A field that people write otherwise than the call has it. */
export interface FieldCodec {
  readonly format: (value: unknown) => string;
  /** What the call gets, undefined for nothing, or what is wrong in words; `values` is what stands in the other fields. */
  readonly parse: (text: string, values: FormValues) => { readonly value: unknown } | { readonly problem: string };
}
export type FieldCodecs = Readonly<Record<string, FieldCodec>>;

function toFormValue({ kind }: FieldRule, value: unknown): FormValue {
  if (kind === 'flag') return value === true;
  if (kind === 'list') return Array.isArray(value) ? value.map(String) : [];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The form of a record, or of the values that a new one starts with. */
export function toFormValues(rules: FieldRules, codecs: FieldCodecs, record: object): FormValues {
  const stored = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([name, { kind }]) => kind !== 'other' || codecs[name] !== undefined)
      .map(([name, rule]) => {
        const value = stored.get(name);
        return [name, codecs[name]?.format(value) ?? toFormValue(rule, value)];
      }),
  );
}

export function isSameValue(one: FormValue | undefined, other: FormValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A number as it is typed, with thousands separators or without; NaN for what is none. */
function toNumber(text: string): number {
  return Number(text.replaceAll(/[\s,，]/g, ''));
}

/** The rule that a text breaks, as the server would call it; null for none. */
function findTextIssue(rule: FieldRule, text: string): string | null {
  if (rule.choices !== undefined) return rule.choices.includes(text) ? null : 'invalid_value';
  if (text.length > (rule.maxLength ?? Infinity)) return 'too_big';
  if (text.length < (rule.minLength ?? 0)) return 'too_small';
  if (rule.format === 'uri' && !URL.canParse(text)) return 'invalid_format';
  return rule.pattern === undefined || new RegExp(rule.pattern, 'u').test(text) ? null : 'invalid_format';
}

function findNumberIssue(rule: FieldRule, number: number): string | null {
  if (Number.isNaN(number) || (rule.isInteger === true && !Number.isInteger(number))) return 'invalid_type';
  if (number > (rule.maximum ?? Infinity)) return 'too_big';
  return number < (rule.minimum ?? -Infinity) ? 'too_small' : null;
}

export function isMissing({ isRequired, isNullable, minLength }: FieldRule, text: string): boolean {
  return text.trim() === '' && isRequired && !isNullable && minLength !== 0;
}

/** The rule that what is typed breaks, `required` where nothing is; null for none. */
export function findIssue(rule: FieldRule, value: FormValue): string | null {
  if (typeof value === 'boolean') return null;
  if (typeof value !== 'string') return value.length < (rule.minLength ?? 0) ? 'required' : null;
  const text = value.trim();
  if (text === '') return isMissing(rule, text) ? 'required' : null;
  return rule.kind === 'number' ? findNumberIssue(rule, toNumber(text)) : findTextIssue(rule, text);
}

/** What a call gets of what is typed in one field; undefined for nothing. */
export function toRequestValue(rule: FieldRule, value: FormValue): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return rule.isNullable ? null : rule.isRequired ? '' : undefined;
  return rule.kind === 'number' ? toNumber(text) : text;
}

/** The call that what is typed makes; empty is none. */
export function toCallRequest<Name extends OperationName>(
  { rules, codecs }: { readonly rules: FieldRules; readonly codecs: FieldCodecs },
  values: FormValues,
  fixed: object,
): RequestOf<Operations[Name]> {
  const typed = Object.entries(values).map(([name, value]) => {
    const rule = rules[name];
    const read = typeof value === 'string' ? codecs[name]?.parse(value, values) : undefined;
    if (read !== undefined) return [name, 'value' in read ? read.value : undefined] as const;
    return [name, rule === undefined ? value : toRequestValue(rule, value)] as const;
  });
  // The names and forms are the contract's own, by its rules; the server checks what comes of them.
  return { ...Object.fromEntries(typed.filter(([, value]) => value !== undefined)), ...fixed } as RequestOf<
    Operations[Name]
  >;
}
