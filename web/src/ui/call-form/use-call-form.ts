import type { Api } from '@btc/contract/client.ts';
import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { FieldRules } from '@btc/contract/wire/field-rules.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { useEffect, useState } from 'react';
import { type FieldError, useForm } from 'react-hook-form';
import { forgetTabDraft } from '#platform/tab-draft.ts';
import { readFormDraft, saveFormDraft } from '#platform/forms/form-draft.ts';
import {
  type FieldCodecs,
  findIssue,
  type FormValue,
  type FormValues,
  toCallRequest,
  toFormValues,
} from '#platform/forms/form-values.ts';
import { type FieldConflict, mergeRecord } from '#platform/forms/merge-record.ts';

export interface CallFormOptions<Name extends OperationName, Row extends object> {
  readonly operation: Name;
  readonly rules: FieldRules;
  readonly codecs?: FieldCodecs | undefined;
  /** The stored record; null for a new one. */
  readonly row: Row | null;
  /** What a new one starts with. */
  readonly initial: Partial<RequestOf<Operations[Name]>>;
  /** The record as the form shows it; left out: as it is stored. */
  readonly toRecord?: ((row: Row) => object) | undefined;
  /** What goes along untyped: the record's number and revision, and what follows from what is typed. */
  readonly fixed: (row: Row | null, values: FormValues) => Partial<RequestOf<Operations[Name]>>;
  /** The name under which this tab holds what is typed. */
  readonly draftName: string;
}

/** The rule a field breaks, or words of its own. */
function validate({ rules, codecs = {} }: { rules: FieldRules; codecs?: FieldCodecs | undefined }, values: FormValues) {
  const errors: Record<string, FieldError> = {};
  for (const [name, value] of Object.entries(values)) {
    const rule = rules[name];
    const read = typeof value === 'string' ? codecs[name]?.parse(value) : undefined;
    if (read !== undefined && 'problem' in read) errors[name] = { type: 'problem', message: read.problem };
    const type = rule === undefined || read !== undefined ? null : findIssue(rule, value);
    if (type !== null) errors[name] = { type };
  }
  return errors;
}

/**
 * The form of one call: fields and rules are the contract's, what is typed is held in this tab until it is sent or given up, and
 * where somebody else has changed the record meanwhile, both versions are put side by side.
 */
export function useCallForm<Name extends OperationName, Row extends object>(options: CallFormOptions<Name, Row>) {
  const { operation, rules, codecs = {}, draftName, toRecord = (one: Row): object => one } = options;
  const [row, setRow] = useState(options.row);
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([]);
  /** The fields that are on the screen: no other can show an issue, and what is not typed is not the writer's. */
  const [shown] = useState(() => new Set<string>());
  const [base, setBase] = useState(() => toFormValues(rules, codecs, row === null ? options.initial : toRecord(row)));
  const [draft] = useState(() => readFormDraft(draftName, base));
  const [hasDraft, setDraftShown] = useState(Object.keys(draft).length > 0);
  const form = useForm<FormValues>({
    defaultValues: { ...base, ...draft },
    resolver: (values) => {
      const onScreen = Object.fromEntries(Object.entries(values).filter(([name]) => shown.has(name)));
      const errors = validate({ rules, codecs }, onScreen);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveFormDraft(draftName, base, values),
      }),
    [form, draftName, base],
  );
  const setValue = (name: string, value: FormValue) => form.setValue(name, value, { shouldValidate: true });
  return {
    form,
    rules,
    shown,
    isNew: row === null,
    /** What is typed is from an earlier visit. */
    hasDraft,
    dropDraft: () => {
      forgetTabDraft(draftName);
      setDraftShown(false);
      form.reset({ ...base });
    },
    send: async (api: Api, values: FormValues) => {
      const request = toCallRequest<Name>({ rules, codecs }, values, options.fixed(row, values));
      const answer = await api(operation, request);
      forgetTabDraft(draftName);
      return answer;
    },
    conflicts,
    /** Somebody else has changed the record: what is typed stays, what is not is theirs. */
    merge: (stored: Row) => {
      const theirs = toFormValues(rules, codecs, toRecord(stored));
      const { taken, conflicts: found } = mergeRecord(base, theirs, form.getValues());
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
