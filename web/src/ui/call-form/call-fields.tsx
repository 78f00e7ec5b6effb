import type { NamedCode } from '@btc/contract/names.ts';
import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { FieldRules } from '@btc/contract/wire/field-rules.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { FormValues } from '#platform/forms/form-values.ts';
import { Checkbox } from '../form/checkbox.tsx';
import { useOptions } from '../form/named-options.ts';
import { Select } from '../form/select.tsx';
import { TextArea, TextField } from '../form/text-field.tsx';

export interface CallFormContext {
  readonly form: UseFormReturn<FormValues>;
  readonly rules: FieldRules;
  /** What a field is called. */
  readonly formatLabel: (name: string) => string;
  /** What is wrong with a field, from the rule it breaks. */
  readonly formatIssue: (rule: string) => string;
  /** The fields that are on the screen. */
  readonly shown: Set<string>;
}
const FormContext = createContext<CallFormContext | null>(null);
export const CallFormProvider = FormContext.Provider;

/** One field of the form around it: its value, its rule and its words. */
export function useCallField(name: string) {
  const context = use(FormContext);
  if (context === null) throw new Error(`The field ${name} is in no form`);
  const { shown } = context;
  useEffect(() => {
    shown.add(name);
    return () => void shown.delete(name);
  }, [shown, name]);
  const { field, fieldState } = useController({ name, control: context.form.control });
  const rule = context.rules[name];
  if (rule === undefined) throw new Error(`The call has no field ${name}`);
  const { error } = fieldState;
  return {
    rule,
    value: field.value,
    set: field.onChange,
    /** For an input: its name, where it is, and what is said of it. */
    input: {
      ref: field.ref,
      name,
      onBlur: field.onBlur,
      label: context.formatLabel(name),
      required: rule.isRequired && !rule.isNullable && rule.minLength !== 0,
      maxLength: rule.maxLength,
      error: error === undefined ? null : (error.message ?? context.formatIssue(String(error.type))),
    },
  };
}

export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export interface FieldProps<Name extends string> {
  readonly name: Name;
  readonly hint?: ReactNode;
}

const inputTypes: Readonly<Record<string, string>> = { email: 'email', uri: 'url' };

function Line({ name, hint }: FieldProps<string>) {
  const { rule, value, set, input } = useCallField(name);
  return (
    <TextField
      {...input}
      hint={hint}
      type={inputTypes[rule.format ?? ''] ?? 'text'}
      inputMode={rule.kind !== 'number' ? undefined : rule.isInteger === true ? 'numeric' : 'decimal'}
      value={toText(value)}
      onChange={set}
    />
  );
}

function Area({ name, hint, rows }: FieldProps<string> & { readonly rows?: number }) {
  const { value, set, input } = useCallField(name);
  return <TextArea {...input} hint={hint} rows={rows} value={toText(value)} onChange={set} />;
}

interface ChoiceProps<Name extends string> extends FieldProps<Name> {
  readonly of: readonly NamedCode[];
  /** What no choice is called; none may be made where it is given. */
  readonly none?: string;
}

/** One of some codes. */
function Choice({ name, hint, of: names, none }: ChoiceProps<string>) {
  const { value, set, input } = useCallField(name);
  const { maxLength: _length, required, ...look } = input;
  const options = useOptions(names);
  return (
    <Select
      {...look}
      required={required && none !== undefined}
      hint={hint}
      options={none === undefined ? options : [{ value: '', label: none }, ...options]}
      value={toText(value)}
      onChange={set}
    />
  );
}

/** Any number of some codes. */
function Choices({ name, of: names }: ChoiceProps<string>) {
  const { value, set, input } = useCallField(name);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className="c-plain">
      <legend>{input.label}</legend>
      {useOptions(names).map(({ value: code, label }) => (
        <Checkbox
          key={code}
          checked={chosen.includes(code)}
          onChange={({ target }) => set(target.checked ? [...chosen, code] : chosen.filter((other) => other !== code))}
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Tick({ name }: FieldProps<string>) {
  const { value, set, input } = useCallField(name);
  return (
    <Checkbox checked={value === true} onChange={({ target }) => set(target.checked)}>
      {input.label}
    </Checkbox>
  );
}

export interface CallFields<Name extends string> {
  readonly Line: (props: FieldProps<Name>) => ReactNode;
  readonly Area: (props: FieldProps<Name> & { readonly rows?: number }) => ReactNode;
  readonly Choice: (props: ChoiceProps<Name>) => ReactNode;
  readonly Choices: (props: ChoiceProps<Name>) => ReactNode;
  readonly Tick: (props: FieldProps<Name>) => ReactNode;
}
const fields: CallFields<string> = { Line, Area, Choice, Choices, Tick };

/** The fields of a call's form; only its own names are taken. */
export function callFields<Name extends OperationName>(): CallFields<keyof RequestOf<Operations[Name]> & string> {
  return fields;
}
