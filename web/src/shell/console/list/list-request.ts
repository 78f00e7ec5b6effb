import { isDay } from '@btc/contract/time.ts';
import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { FieldRules } from '@btc/contract/wire/field-rules.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { findIssue, toRequestValue } from '#platform/forms/form-values.ts';
import type { Option } from '#ui/form/select.tsx';

/** One filter of a list: typed, or where it has options, chosen. */
export interface ListFilter<Field extends string = string> {
  readonly field: Field;
  readonly label: string;
  /** Its name in the address, where that is not the field's in small letters. */
  readonly at?: string;
  /** What can be looked for, as long as nothing is typed. */
  readonly hint?: string;
  readonly options?: readonly Option[];
  /** A day is chosen, whatever the call makes of it. */
  readonly isDay?: boolean;
  /** Set by links only. */
  readonly isHidden?: boolean;
  /** Options as tabs above the list, with how many there are of each. */
  readonly isTabs?: boolean;
  /** What no choice is called. */
  readonly any?: string;
  /** What counts where the address says nothing; then there is always a choice. */
  readonly initial?: string;
  /** What the call gets, where that is not what the address says. */
  readonly toValue?: (text: string) => unknown;
}

export function toAddressName({ field, at }: ListFilter): string {
  return at ?? (field === 'Keyword' ? 'q' : field.toLowerCase());
}

/** What the address says of a filter; what the call would refuse is nothing. */
export function readListFilter(rules: FieldRules, filter: ListFilter, text: string): string {
  const { field, options, toValue, initial = '' } = filter;
  if (options !== undefined) return options.some(({ value }) => value === text) ? text : initial;
  const rule = rules[field];
  if (rule === undefined) return '';
  const short = text.trim().slice(0, rule.maxLength);
  if (filter.isDay === true) return isDay(short) ? short : initial;
  return toValue === undefined && findIssue(rule, short) !== null ? initial : short;
}

/** The call that the filters make. */
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
