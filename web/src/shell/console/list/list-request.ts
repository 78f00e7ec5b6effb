import { isDay } from '@btc/contract/time.ts';
import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { FieldRules } from '@btc/contract/wire/field-rules.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { findIssue, toRequestValue } from '#platform/forms/form-values.ts';
import type { Option } from '#ui/form/select.tsx';

export interface ListFilter<Field extends string = string> {
  readonly field: Field;
  readonly label: string;
  /** Its name in the address; default: the field name in lower case. */
  readonly at?: string;
  readonly hint?: string;
  readonly options?: readonly Option[];
  /** A date field, whatever type the operation takes. */
  readonly isDay?: boolean;
  /** Not shown; set by links only. */
  readonly isHidden?: boolean;
  readonly isTabs?: boolean;
  readonly any?: string;
  /** Value where the address has none; there is no empty choice then. */
  readonly initial?: string;
  /** Converts the address value to the request value, where they differ. */
  readonly toValue?: (text: string) => unknown;
}

export function toAddressName({ field, at }: ListFilter): string {
  return at ?? (field === 'Keyword' ? 'q' : field.toLowerCase());
}

/** The filter value in the address; the initial value where the operation would refuse it. */
export function readListFilter(rules: FieldRules, filter: ListFilter, text: string): string {
  const { field, options, toValue, initial = '' } = filter;
  if (options !== undefined) return options.some(({ value }) => value === text) ? text : initial;
  const rule = rules[field];
  if (rule === undefined) return '';
  const short = text.trim().slice(0, rule.maxLength);
  if (filter.isDay === true) return isDay(short) ? short : initial;
  return toValue === undefined && findIssue(rule, short) !== null ? initial : short;
}

export function toListRequest<Name extends OperationName>(
  rules: FieldRules,
  filters: readonly ListFilter[],
  values: Readonly<Record<string, string>>,
  fixed: object,
): RequestOf<Operations[Name]> {
  const typed = filters.map(({ field, toValue }) => {
    const [rule, text] = [rules[field], values[field] ?? ''];
    if (rule === undefined || text === '') return [field, undefined] as const;
    if (toValue !== undefined) return [field, toValue(text)] as const;
    return [field, rule.kind === 'flag' ? text === 'true' : toRequestValue(rule, text)] as const;
  });
  // The names are the contract's own, by its rules; the server checks what comes of them.
  return { ...Object.fromEntries(typed.filter(([, value]) => value !== undefined)), ...fixed } as RequestOf<
    Operations[Name]
  >;
}
