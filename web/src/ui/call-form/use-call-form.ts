import type { Api } from '@btc/contract/client.ts';
import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { FieldRules } from '@btc/contract/wire/field-rules.ts';
import type { FieldIssue } from '@btc/contract/wire/errors.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, set, useForm } from 'react-hook-form';
import { forgetTabDraft } from '#platform/drafts/tab-draft.ts';
import { type FormDraft, noDraft, readFormDraft, saveFormDraft } from '#platform/forms/form-draft.ts';
import {
  type FieldCodecs,
  findIssues,
  type FormShape,
  isFormValue,
  isSameValue,
  type FormValue,
  type FormValues,
  toCallRequest,
  toFormValues,
} from '#platform/forms/form-values.ts';
import type { RawFormValues } from '#platform/forms/form-rows.ts';
import { listFieldIssues } from '#platform/forms/list-field-issues.ts';
import { type FieldConflict, mergeRecord } from '#platform/forms/merge-record.ts';
import { useIssueFocus } from '../form/use-issue-focus.ts';

/** Undefined removes a member from the request, even a typed one. */
type Fixed<Request> = { readonly [Field in keyof Request]?: Request[Field] | undefined };

interface HeldOptions {
  readonly codecs?: FieldCodecs | undefined;
  /** For operations that keep omitted members: only changes from the record are validated and sent. */
  readonly sendsChanges?: boolean | undefined;
  /** Fields required even where they are unchanged. */
  readonly needed?: readonly string[] | undefined;
  /** Fields never stored as a draft: secrets, and consent to what is on the screen. */
  readonly notInDraft?: readonly string[] | undefined;
  /** Key of the draft in this tab. */
  readonly draftName: string;
  /** False in the server's HTML, which knows no draft and cannot take input yet. */
  readonly isLive?: boolean | undefined;
}

export interface CallFormOptions<Name extends OperationName, Row extends object> extends HeldOptions {
  readonly operation: Name;
  readonly rules: FieldRules;
  /** The stored record; null for a new one. */
  readonly row: Row | null;
  /** Initial values of a new record. */
  readonly initial?: Fixed<RequestOf<Operations[Name]>>;
  /** Converts the record for the form; omitted: as stored. */
  readonly toRecord?: ((row: Row) => object) | undefined;
  /** Request members without a field: ID, revision, and values derived from input. */
  readonly fixed?: (row: Row | null, values: FormValues) => Fixed<RequestOf<Operations[Name]>>;
}

export function readFormValues(raw: RawFormValues): FormValues {
  return Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, FormValue] => isFormValue(entry[1])));
}

/** Initial values: the record merged with the draft, and the conflicts where the record has changed since. */
export function beginForm(base: FormValues, { typed: drafted, was }: FormDraft) {
  const typed = Object.fromEntries(Object.entries(drafted).filter(([name, value]) => !isSameValue(base[name], value)));
  const { taken, conflicts } = mergeRecord({ ...base, ...was }, base, { ...base, ...typed });
  const values: RawFormValues = structuredClone({ ...base, ...typed });
  for (const [path, value] of Object.entries(taken)) set(values, path, value);
  return { values, conflicts, hasDraft: Object.keys(typed).length > 0 };
}

/** Issues of the checked fields, as React Hook Form expects them. */
function resolve(shape: FormShape, values: FormValues, isChecked: (path: string) => boolean) {
  const errors: FieldErrors<RawFormValues> = {};
  for (const { path, rule, problem } of findIssues(shape, values)) {
    if (isChecked(path)) set(errors, path, { type: rule, message: problem });
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
}

/** Where only changes are sent, a cleared field counts as missing. */
function requireAll(rules: FieldRules): FieldRules {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, { ...rule, isRequired: true }]));
}

function groupIssues(issues: readonly FieldIssue[]): readonly (readonly [string, readonly [string, ...string[]]])[] {
  const fields = new Map<string, [string, ...string[]]>();
  for (const { Field, Rule } of issues) {
    const known = fields.get(Field);
    if (known === undefined) fields.set(Field, [Rule]);
    else known.push(Rule);
  }
  return [...fields];
}

function toTopName(path: string): string {
  return path.replace(/\..*$/, '');
}

function useHeldForm({ base, rules, options }: { base: FormValues; rules: FieldRules; options: HeldOptions }) {
  const { codecs = {}, draftName, sendsChanges = false, needed = [] } = options;
  const [notInDraft] = useState(options.notInDraft ?? []);
  /** Fields on the screen: others can show no issue, and are not the writer's to change. */
  const [shown] = useState(() => new Set<string>());
  const [begun] = useState(() => beginForm(base, options.isLive === false ? noDraft : readFormDraft(draftName, base)));
  const [hasDraft, setDraftShown] = useState(begun.hasDraft);
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>(begun.conflicts);
  const toSend = (values: FormValues): FormValues =>
    sendsChanges
      ? Object.fromEntries(
          Object.entries(values).filter(([name, value]) =>
            notInDraft.includes(name) ? shown.has(name) : !isSameValue(base[name], value),
          ),
        )
      : values;
  const form = useForm<RawFormValues, unknown, FormValues>({
    defaultValues: begun.values,
    // Its own goes by the order in which fields came, and past one that is still to come.
    shouldFocusError: false,
    resolver: (raw) => {
      const values = readFormValues(raw);
      const sent = toSend(values);
      const isChecked = (path: string) => toTopName(path) in sent || needed.includes(path);
      return resolve({ rules, codecs }, values, (path) => shown.has(path) && isChecked(path));
    },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          // What names no field is the state of the form, such as that it has been sent.
          if (name === undefined) return;
          const drafted = Object.entries(readFormValues(values)).filter(([name]) => !notInDraft.includes(name));
          saveFormDraft(draftName, base, Object.fromEntries(drafted));
        },
      }),
    [form, draftName, base, notInDraft],
  );
  const dropDraft = () => {
    forgetTabDraft(draftName);
    setDraftShown(false);
    setConflicts([]);
    form.reset({ ...base });
  };
  return { form, shown, toSend, hasDraft, dropDraft, conflicts, setConflicts };
}

/** The form of an operation: the contract's rules, a draft in this tab until it is sent, and merging of conflicts. */
export function useCallForm<Name extends OperationName, Row extends object>(options: CallFormOptions<Name, Row>) {
  const { operation, codecs = {}, draftName, toRecord = (one: Row): object => one, sendsChanges = false } = options;
  const [rules] = useState(() => (sendsChanges ? requireAll(options.rules) : options.rules));
  const [row, setRow] = useState(options.row);
  const [base, setBase] = useState(() =>
    toFormValues({ rules, codecs }, row === null ? (options.initial ?? {}) : toRecord(row)),
  );
  const { form, shown, toSend, hasDraft, dropDraft, conflicts, setConflicts } = useHeldForm({ base, rules, options });
  const setValue = (name: string, value: FormValue) => form.setValue(name, value, { shouldValidate: true });
  const element = useRef<HTMLFormElement>(null);
  useIssueFocus(element, form.formState.submitCount);
  return {
    form,
    element,
    rules,
    shown,
    hasDraft,
    dropDraft,
    /** Sends the form unless nothing changed; field errors are shown at the fields. `more`: further request members. */
    send: async (api: Api, values: FormValues, more: object = {}) => {
      const sent = toSend(values);
      try {
        const isNothing = sendsChanges && Object.keys(sent).length === 0;
        const request = toCallRequest<Name>({ rules, codecs }, sent, { ...options.fixed?.(row, values), ...more });
        const answer = isNothing ? null : await api(operation, request);
        forgetTabDraft(draftName);
        return answer;
      } catch (error) {
        for (const [field, rules] of groupIssues(listFieldIssues(error, shown))) {
          const types = Object.fromEntries(rules.map((rule) => [rule, true]));
          form.setError(field, { type: rules[0], types });
        }
        throw error;
      }
    },
    conflicts,
    /** Puts a former state into the fields on the screen; takes effect once saved. */
    restore: (before: object) => {
      for (const [name, value] of Object.entries(toFormValues({ rules, codecs }, before))) {
        if (Object.hasOwn(before, name) && shown.has(name)) setValue(name, value);
      }
    },
    /** Merges a newer stored record: typed values stay, all others are taken over. */
    merge: (stored: Row) => {
      const theirs = toFormValues({ rules, codecs }, toRecord(stored));
      const { taken, conflicts: found } = mergeRecord(base, theirs, readFormValues(form.getValues()));
      for (const [name, value] of Object.entries(taken)) setValue(name, value);
      setConflicts(found);
      setRow(stored);
      setBase(theirs);
    },
    settle: (conflict: FieldConflict, value: FormValue) => {
      setValue(conflict.name, value);
      setConflicts((open) => open.filter((one) => one !== conflict));
    },
  };
}

export type CallForm = ReturnType<typeof useCallForm>;
