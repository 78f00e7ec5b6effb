import { useState } from 'react';
import { set } from 'react-hook-form';
import { useEdition } from '#i18n/edition.ts';
import { readFormDraft, saveFormDraft } from '#platform/forms/form-draft.ts';
import { type FormValue, type FormValues, isSameValue } from '#platform/forms/form-values.ts';
import type { FieldConflict } from '#platform/forms/merge-record.ts';
import { forgetTabDraft } from '#platform/drafts/tab-draft.ts';
import { beginForm } from '#ui/call-form/use-call-form.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { findConflict, formatFailureText } from '../actions/failure.ts';
import { useStaff } from '../staff.ts';

/** The draft of a screen with fields of its own, kept in this tab until it is saved or discarded. */
export interface FormDraft<Values> {
  readonly values: Values;
  readonly write: (values: Values) => void;
  readonly isChanged: boolean;
  /** The values come from a draft of an earlier visit. */
  readonly hasDraft: boolean;
  /** Incremented when the fields change by other means than typing. */
  readonly turn: number;
  readonly drop: () => void;
  readonly conflicts: readonly FieldConflict[];
  readonly settle: (conflict: FieldConflict, value: FormValue) => void;
  /** Saves and drops the draft; if somebody else has saved before, `onChanged` fetches their version. */
  readonly save: <Answer>(call: () => Promise<Answer>, onChanged: () => void) => Promise<Answer>;
  /** Stores the draft under another record, whose screen merges both. */
  readonly moveTo: (screen: string) => void;
}

/** `stored` is read once: remount with another key for a changed record; the old draft is merged field by field. */
export function useFormDraft<Values extends FormValues>(screen: string, stored: Values): FormDraft<Values> {
  const { userId } = useStaff();
  const edition = useEdition();
  const name = `${userId}.${screen}`;
  const [base] = useState(stored);
  const [begun] = useState(() => beginForm(base, readFormDraft(name, base)));
  // The fields are those of the record; what was held of others is not read.
  const [values, setValues] = useState(begun.values as Values);
  const [hasDraft, setDraftShown] = useState(begun.hasDraft);
  const [conflicts, setConflicts] = useState(begun.conflicts);
  const [turn, setTurn] = useState(0);
  const write = (next: Values) => {
    setValues(next);
    saveFormDraft(name, base, next);
  };
  const save = async <Answer>(call: () => Promise<Answer>, onChanged: () => void): Promise<Answer> => {
    try {
      const answer = await call();
      forgetTabDraft(name);
      return answer;
    } catch (error) {
      if (findConflict(error) === 'changed') {
        showToast(formatFailureText(edition, error), 'error');
        onChanged();
      }
      throw error;
    }
  };
  return {
    values,
    write,
    isChanged: !isSameValue(base, values),
    hasDraft,
    turn,
    drop: () => {
      forgetTabDraft(name);
      setValues(base);
      setDraftShown(false);
      setConflicts([]);
      setTurn(turn + 1);
    },
    conflicts,
    settle: (conflict, value) => {
      const next = structuredClone(values);
      set(next, conflict.name, value);
      write(next);
      setConflicts(conflicts.filter((one) => one !== conflict));
      setTurn(turn + 1);
    },
    save,
    moveTo: (other) => {
      forgetTabDraft(name);
      saveFormDraft(`${userId}.${other}`, base, values);
    },
  };
}
