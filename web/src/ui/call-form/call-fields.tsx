import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { FieldRule, FieldRules } from '@btc/contract/wire/field-rules.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useLayoutEffect } from 'react';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { useEdition } from '#i18n/edition.ts';
import type { RawFormValues } from '#platform/forms/form-rows.ts';
import { type FormValue, type FormValues, isFormValue } from '#platform/forms/form-values.ts';
import { CheckGroup } from '../form/check-group.tsx';
import { Checkbox } from '../form/checkbox.tsx';
import styles from '../form/field.module.css';
import { type Named, useOptions } from '../form/named-options.ts';
import { PasswordField } from '../form/password-field.tsx';
import { SegmentedControl } from '../form/segmented-control.tsx';
import { Select } from '../form/select.tsx';
import { TextArea, TextField } from '../form/text-field.tsx';

export interface CallFormContext {
  readonly form: UseFormReturn<RawFormValues, unknown, FormValues>;
  readonly rules: FieldRules;
  readonly formatLabel: (name: string) => string;
  /** The message for an issue, by the rule broken, the field's path and its rule. */
  readonly formatIssue: (broken: string, path: string, rule: FieldRule) => string;
  /** Marks required fields; if false, the optional ones. */
  readonly marksRequired: boolean;
  readonly shown: Set<string>;
}
const FormContext = createContext<CallFormContext | null>(null);
export const CallFormProvider = FormContext.Provider;

export function useFormContext(): CallFormContext {
  const context = use(FormContext);
  if (context === null) throw new Error('This is in no form');
  return context;
}

export function useCallValues(): Readonly<Record<string, FormValue | undefined>> {
  const raw = Object.entries(useWatch({ control: useFormContext().form.control }));
  return Object.fromEntries(raw.map(([name, value]) => [name, isFormValue(value) ? value : undefined]));
}

/** Sets another field of the surrounding form. */
export function useSetCallValue(): (name: string, value: FormValue) => void {
  const { form } = useFormContext();
  return (name, value) => form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
}

/** The rule of a field by its path; inside an optional part nothing is required. */
export function getRule(rules: FieldRules, path: string): FieldRule {
  let [rule, inner, isOptional]: [FieldRule | undefined, FieldRules, boolean] = [undefined, rules, false];
  for (const step of path.split('.').filter((one) => !/^\d+$/.test(one))) {
    isOptional ||= rule?.isNullable ?? false;
    rule = inner[step];
    inner = rule?.of ?? {};
  }
  if (rule === undefined) throw new Error(`The call has no field ${path}`);
  return isOptional ? { ...rule, isRequired: false } : rule;
}

/** The language of `TitleCn` or `Cn.Title`; undefined where the name has none. */
function findLanguage(path: string): string | undefined {
  if (/(?:^Cn\.|Cn$)/.test(path)) return 'zh-CN';
  return /(?:^En\.|En$)/.test(path) ? 'en' : undefined;
}

/** Registers a field as being on the screen. */
export function useShown(name: string): void {
  const { shown } = useFormContext();
  // At once: a form that is sent in the same moment must not send a field that has just gone.
  useLayoutEffect(() => {
    shown.add(name);
    return () => void shown.delete(name);
  }, [shown, name]);
}

export function useCallField(name: string) {
  const context = useFormContext();
  useShown(name);
  const { field, fieldState } = useController({ name, control: context.form.control });
  const rule = getRule(context.rules, name);
  const { error } = fieldState;
  const edition = useEdition();
  const broken = error === undefined ? [] : Object.keys(error.types ?? { [String(error.type)]: true });
  return {
    rule,
    value: isFormValue(field.value) ? field.value : '',
    set: field.onChange,
    input: {
      ref: field.ref,
      name,
      onBlur: field.onBlur,
      label: context.formatLabel(name),
      required:
        context.marksRequired && rule.kind !== 'list' && rule.isRequired && !rule.isNullable && rule.minLength !== 0,
      // Of a list it is how many there may be.
      maxLength: rule.kind === 'text' ? rule.maxLength : undefined,
      lang: findLanguage(name),
      error:
        error === undefined
          ? null
          : (error.message ??
            broken.map((one) => context.formatIssue(one, name, rule)).join(edition === 'cn' ? '' : ' ')),
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

/** A password: the current one, or with `isNew` a new one. */
function Secret({ name, hint, isNew = false }: SecretProps<string>) {
  const { value, set, input } = useCallField(name);
  const field = { ...input, hint, maxLength: 64, value: toText(value), onChange: set };
  return isNew ? (
    <PasswordField {...field} autoComplete="new-password" />
  ) : (
    <PasswordField {...field} autoComplete="current-password" />
  );
}

interface ChoicesProps<Name extends string> extends FieldProps<Name> {
  readonly of: readonly Named[];
}

export interface ChoiceProps<Name extends string> extends ChoicesProps<Name> {
  /** Label of the empty choice, which is allowed only if this is given. */
  readonly none?: string;
  readonly onChoice?: (value: string, set: (name: string, value: FormValue) => void) => void;
}

function Choice({ name, hint, of: names, none, onChoice }: ChoiceProps<string>) {
  const setOther = useSetCallValue();
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
      onChange={(chosen) => {
        set(chosen);
        onChoice?.(chosen, setOther);
      }}
    />
  );
}

function Segments({ name, of: names }: ChoicesProps<string>) {
  const { value, set, input } = useCallField(name);
  return (
    <div>
      <SegmentedControl label={input.label} options={useOptions(names)} value={toText(value)} onChange={set} />
      <div aria-live="polite">{input.error !== null && <p className={styles['error']}>{input.error}</p>}</div>
    </div>
  );
}

function Choices({ name, of: names }: ChoicesProps<string>) {
  const { value, set, input } = useCallField(name);
  const { ref, label, error } = input;
  return (
    <CheckGroup
      ref={ref}
      legend={label}
      error={error}
      options={useOptions(names)}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={set}
    />
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

interface ConfirmProps<Name extends string> extends FieldProps<Name> {
  /** The field that the server questions, and the rule it then names. */
  readonly of: Name;
  readonly rule: string;
  readonly children: ReactNode;
}

/** A checkbox shown once the server has refused a field by `rule`; a changed value is asked about again. */
function Confirm({ name, of, rule, children }: ConfirmProps<string>) {
  const { form } = useFormContext();
  const { value, set } = useCallField(name);
  const doubted = useWatch({ name: of, control: form.control });
  const { error } = form.getFieldState(of, form.formState);
  useEffect(() => {
    if (doubted !== undefined) form.setValue(name, false);
  }, [form, name, doubted]);
  if (error?.type !== rule && value !== true) return null;
  return (
    <Checkbox checked={value === true} onChange={({ target }) => set(target.checked)}>
      {children}
    </Checkbox>
  );
}

/** The path of a field within a part: `Cn.Title`. */
export type FieldPath<Name extends string> = Name | `${Name}.${string}`;

export interface CallFields<Name extends string> {
  readonly Line: (props: LineProps<FieldPath<Name>>) => ReactNode;
  readonly Area: (props: FieldProps<FieldPath<Name>> & { readonly rows?: number }) => ReactNode;
  readonly Secret: (props: SecretProps<Name>) => ReactNode;
  readonly Choice: (props: ChoiceProps<FieldPath<Name>>) => ReactNode;
  readonly Segments: (props: ChoicesProps<FieldPath<Name>>) => ReactNode;
  readonly Choices: (props: ChoicesProps<FieldPath<Name>>) => ReactNode;
  readonly Tick: (props: FieldProps<FieldPath<Name>>) => ReactNode;
  readonly Confirm: (props: ConfirmProps<Name>) => ReactNode;
}
/** For fields of the form's own that are not in the request. */
export const formFields: CallFields<string> = { Line, Area, Secret, Choice, Segments, Choices, Tick, Confirm };

/** The field components of an operation; accept only its field names. */
export function callFields<Name extends OperationName>(): CallFields<keyof RequestOf<Operations[Name]> & string> {
  return formFields;
}
