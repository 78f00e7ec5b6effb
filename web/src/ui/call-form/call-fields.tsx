import { type NamedCode, nameIn } from '@btc/contract/names.ts';
import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { FieldRules } from '@btc/contract/wire/field-rules.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useId } from 'react';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { useEdition } from '#i18n/edition.ts';
import type { FormValue, FormValues } from '#platform/forms/form-values.ts';
import { Checkbox } from '../form/checkbox.tsx';
import styles from '../form/field.module.css';
import { PasswordField } from '../form/password-field.tsx';
import { SegmentedControl } from '../form/segmented-control.tsx';
import { type Option, Select } from '../form/select.tsx';
import { TextArea, TextField } from '../form/text-field.tsx';

export interface CallFormContext {
  readonly form: UseFormReturn<FormValues>;
  readonly rules: FieldRules;
  /** What a field is called. */
  readonly formatLabel: (name: string) => string;
  /** What is wrong with a field, from the rule it breaks. */
  readonly formatIssue: (rule: string, name: string) => string;
  /** Whether a field that must be filled in says so; else the others say that they need not be. */
  readonly marksRequired: boolean;
  /** The fields that are on the screen. */
  readonly shown: Set<string>;
}
const FormContext = createContext<CallFormContext | null>(null);
export const CallFormProvider = FormContext.Provider;

function useFormContext(): CallFormContext {
  const context = use(FormContext);
  if (context === null) throw new Error('This is in no form');
  return context;
}

/** All that stands in the form around it, for what is said beside the fields. */
export function useCallValues(): Readonly<Record<string, FormValue | undefined>> {
  return useWatch({ control: useFormContext().form.control });
}

/** Sets another field of the form around it, which follows from one. */
export function useSetCallValue(): (name: string, value: FormValue) => void {
  const { form } = useFormContext();
  return (name, value) => form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
}

/** One field of the form around it: its value, its rule and its words. */
export function useCallField(name: string) {
  const context = useFormContext();
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
      required: context.marksRequired && rule.isRequired && !rule.isNullable && rule.minLength !== 0,
      maxLength: rule.maxLength,
      error: error === undefined ? null : (error.message ?? context.formatIssue(String(error.type), name)),
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

interface SecretProps<Name extends string> extends FieldProps<Name> {
  readonly isNew?: boolean | undefined;
}

const inputTypes: Readonly<Record<string, string>> = { email: 'email', uri: 'url' };

interface LineProps<Name extends string>
  extends
    FieldProps<Name>,
    Pick<
      ComponentProps<'input'>,
      'autoCapitalize' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'placeholder' | 'spellCheck' | 'type'
    > {
  readonly className?: string | undefined;
}

function Line({ name, hint, ...native }: LineProps<string>) {
  const { rule, value, set, input } = useCallField(name);
  return (
    <TextField
      {...input}
      hint={hint}
      type={inputTypes[rule.format ?? ''] ?? 'text'}
      inputMode={rule.kind !== 'number' ? undefined : rule.isInteger === true ? 'numeric' : 'decimal'}
      value={toText(value)}
      onChange={set}
      {...native}
    />
  );
}

function Area({ name, hint, rows }: FieldProps<string> & { readonly rows?: number }) {
  const { value, set, input } = useCallField(name);
  return <TextArea {...input} hint={hint} rows={rows} value={toText(value)} onChange={set} />;
}

/** A password: the present one, or one that is being chosen. */
function Secret({ name, hint, isNew = false }: SecretProps<string>) {
  const { value, set, input } = useCallField(name);
  const field = { ...input, hint, maxLength: 64, value: toText(value), onChange: set };
  return isNew ? (
    <PasswordField {...field} autoComplete="new-password" />
  ) : (
    <PasswordField {...field} autoComplete="current-password" />
  );
}

interface ChoiceProps<Name extends string> extends FieldProps<Name> {
  readonly of: readonly NamedCode[] | readonly Option[];
  /** What no choice is called; none may be made where it is given. */
  readonly none?: string;
  /** What else follows from a choice. */
  readonly onChoice?: (value: string) => void;
}

function useChoices(of: ChoiceProps<string>['of']): readonly Option[] {
  const edition = useEdition();
  return of.map((one) => ('label' in one ? one : { value: one.code, label: nameIn(edition, one) }));
}

/** One of some codes. */
function Choice({ name, hint, of: names, none, onChoice }: ChoiceProps<string>) {
  const { value, set, input } = useCallField(name);
  const { maxLength: _length, required, ...look } = input;
  const options = useChoices(names);
  return (
    <Select
      {...look}
      required={required && none !== undefined}
      hint={hint}
      options={none === undefined ? options : [{ value: '', label: none }, ...options]}
      value={toText(value)}
      onChange={(chosen) => {
        set(chosen);
        onChoice?.(chosen);
      }}
    />
  );
}

/** One of a few codes, side by side. */
function Segments({ name, of: names }: ChoiceProps<string>) {
  const { value, set, input } = useCallField(name);
  return (
    <div>
      <SegmentedControl label={input.label} options={useChoices(names)} value={toText(value)} onChange={set} />
      <div aria-live="polite">{input.error !== null && <p className={styles['error']}>{input.error}</p>}</div>
    </div>
  );
}

/** Any number of some codes. */
function Choices({ name: field, of: names }: ChoiceProps<string>) {
  const { value, set, input } = useCallField(field);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const options = useChoices(names);
  const codes = options.map((option) => option.value);
  const { ref, label, error } = input;
  const id = useId();
  return (
    <fieldset className="c-plain" aria-describedby={`${id}-error`}>
      <legend className="c-legend">{label}</legend>
      <div className="c-checks">
        {options.map(({ value: code, label: name }, index) => (
          <Checkbox
            key={code}
            ref={index === 0 ? ref : undefined}
            checked={chosen.includes(code)}
            onChange={({ target }) =>
              set(codes.filter((one) => (one === code ? target.checked : chosen.includes(one))))
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
      <div id={`${id}-error`} aria-live="polite">
        {error !== null && <p className={styles['error']}>{error}</p>}
      </div>
    </fieldset>
  );
}

function Tick({ name }: FieldProps<string>) {
  const { value, set, input } = useCallField(name);
  const { ref, label, error } = input;
  return (
    <Checkbox ref={ref} error={error} checked={value === true} onChange={({ target }) => set(target.checked)}>
      {label}
    </Checkbox>
  );
}

export interface CallFields<Name extends string> {
  readonly Line: (props: LineProps<Name>) => ReactNode;
  readonly Area: (props: FieldProps<Name> & { readonly rows?: number }) => ReactNode;
  readonly Secret: (props: SecretProps<Name>) => ReactNode;
  readonly Choice: (props: ChoiceProps<Name>) => ReactNode;
  readonly Segments: (props: ChoiceProps<Name>) => ReactNode;
  readonly Choices: (props: ChoiceProps<Name>) => ReactNode;
  readonly Tick: (props: FieldProps<Name>) => ReactNode;
}
/** For a field that is the form's own and no call's. */
export const formFields: CallFields<string> = { Line, Area, Secret, Choice, Segments, Choices, Tick };

/** The fields of a call's form; only its own names are taken. */
export function callFields<Name extends OperationName>(): CallFields<keyof RequestOf<Operations[Name]> & string> {
  return formFields;
}
